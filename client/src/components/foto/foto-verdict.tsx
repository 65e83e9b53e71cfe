import type { Foto } from '@meridia/shared/foto.ts';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';

const verdicts = {
  boa: { text: 'Boa foto para a análise', tone: 'bg-jade-soft text-jade-ink', Icon: CircleCheck },
  atencao: { text: 'Dá para usar, e pode ficar melhor', tone: 'bg-amber-soft text-amber-ink', Icon: Info },
  ruim: { text: 'Difícil de analisar', tone: 'bg-cinnabar-soft text-cinnabar-ink', Icon: TriangleAlert },
} as const;

/** What the measurement says of the photo's quality, with advice. The verdict never blocks the form. */
export function FotoVerdict({ foto }: { foto: Foto }) {
  const { qualidade } = foto.observacoes;
  const { text, tone, Icon } = verdicts[qualidade.veredito];
  return (
    <div className="grid gap-3">
      <div className={`rounded-control p-4 ${tone}`}>
        <p className="flex items-start gap-2 font-semibold">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
          {text}
        </p>
        {qualidade.problemas.length > 0 && (
          <ul className="mt-2 ml-7 grid gap-1 text-[0.9375rem]">
            {qualidade.problemas.map(({ problema, conselho }) => (
              <li key={problema}>{conselho}</li>
            ))}
          </ul>
        )}
      </div>
      {qualidade.veredito !== 'boa' && (
        <p className="text-[0.9375rem] text-ink-soft">É só uma dica: você pode continuar com esta foto.</p>
      )}
    </div>
  );
}
