import { describeConfianca } from '@meridia/shared/confianca.ts';
import type { ReactNode } from 'react';
import { excerpt } from '../../messages/excerpt.ts';

/** One invented person in both kinds of report. The texts are those of the sample report. */
export function PracticalExample() {
  return (
    <section aria-labelledby="exemplo" className="mt-12">
      <h2 id="exemplo" className="font-serif text-3xl leading-tight font-semibold">
        Um exemplo prático
      </h2>
      <p className="mt-3 max-w-text text-ink-soft">
        Mariana, 42 anos, professora (pessoa fictícia), chega com cansaço depois das refeições e digestão lenta há
        alguns meses. A língua é pálida, com marcas de dente.
      </p>
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <Sheet title="Com o relatório básico" question="O que está acontecendo?">
          <Line label="Hipótese">
            {excerpt.hipotese}, {excerpt.codigo}, {describeConfianca(excerpt.confianca).texto}
          </Line>
          <Line label="A favor">Cansaço, má digestão, fezes moles, marcas de dente na língua</Line>
          <Line label="Contra">{excerpt.contra.map(({ achado }) => achado).join(', ')}</Line>
          <Line label="Elementos">
            Terra {elementos.terra}, Madeira {elementos.madeira}, Fogo {elementos.fogo}
          </Line>
          <Line label="Em segundo plano">{excerpt.segundo}</Line>
          <p className="border-t border-line pt-3 text-ink-soft">
            O tratamento fica por sua conta, a partir das hipóteses.
          </p>
        </Sheet>
        <Sheet title="Com o relatório completo" question="E o que eu faço?" strong>
          <Line label="Tudo do básico, e mais:">Protocolo montado para este quadro</Line>
          <Line label={`${pontosPorSessao.dorsal} pontos corporais na sessão`}>
            {pontos.map(({ codigo }) => codigo).join(', ')} e outros {pontosPorSessao.dorsal - pontos.length} em
            decúbito dorsal; na sessão seguinte, {pontosPorSessao.ventral} em decúbito ventral
          </Line>
          <Line label={`${excerpt.auriculares.length} pontos auriculares`}>{excerpt.auriculares.join(', ')}</Line>
          <Line label={`${excerpt.terapias} terapias`}>
            Auriculoterapia, Qi Gong, dietoterapia chinesa, Tui Na e mais uma
          </Line>
          <Line label="Sessões">{sessoes} no total, uma por semana, em três fases</Line>
          <Line label="Essencial em casa">Refeições em horários regulares, sentado, mastigando devagar</Line>
        </Sheet>
      </div>
    </section>
  );
}

const { elementos, pontos, pontosPorSessao, sessoes } = excerpt;

function Sheet({
  title,
  question,
  strong = false,
  children,
}: {
  title: string;
  question: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <article
      className={`rounded-card border bg-surface p-5 sm:p-6 ${strong ? 'border-jade ring-1 ring-jade' : 'border-line'}`}
    >
      <h3 className="font-serif text-xl font-semibold">{title}</h3>
      <p className="mt-1 text-ink-soft">{question}</p>
      <div className="mt-4 grid gap-3 text-[0.9375rem]">{children}</div>
    </article>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="border-t border-line pt-3">
      <span className="block font-semibold text-jade-ink">{label}</span>
      {children}
    </p>
  );
}
