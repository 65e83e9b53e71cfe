import type { LeituraMudou, SinalLido } from '@meridia/shared/leitura-mudou.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { BookOpenCheck } from 'lucide-react';

/** Tells the therapist how a report that was made again reads the same texts differently. It is not part of the report. */
export function LeituraMudouNote({ mudou: { agora, naoMais } }: { mudou: LeituraMudou }) {
  const counts = [
    agora.length > 0 && plural(agora.length, 'sinal a mais', 'sinais a mais'),
    naoMais.length > 0 && plural(naoMais.length, 'sinal a menos', 'sinais a menos'),
  ].filter(Boolean);
  return (
    <details className="mb-4 rounded-card border border-line bg-surface print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 p-4">
        <BookOpenCheck aria-hidden className="size-5 shrink-0 text-jade-ink" />
        <span>
          <strong className="font-semibold">Lido de outro modo nesta versão:</strong> {counts.join(', ')}
        </span>
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <p className="text-ink-soft">
          A anamnese é a mesma; o que mudou é como os textos são lidos. Confira antes de usar o relatório.
        </p>
        <Signs title="Agora também" signs={agora} />
        <Signs title="Não mais" signs={naoMais} />
      </div>
    </details>
  );
}

function Signs({ title, signs }: { title: string; signs: readonly SinalLido[] }) {
  if (signs.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {signs.map(({ label, presente, onde }) => (
          <li key={`${onde} ${presente} ${label}`}>
            {presente ? label : `não: ${label}`} <span className="text-ink-soft">({onde})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
