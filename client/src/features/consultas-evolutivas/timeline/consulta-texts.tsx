import { type ConsultaEvolutivaConteudo, escoreKeys } from '@meridia/shared/consulta-evolutiva.ts';
import { liberacaoInWords } from '@meridia/shared/liberacao-medica.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { formatCalendarDay } from '../../../lib/format.ts';
import { escoreWords } from '../escore-words.ts';
import { PontosUsados } from '../pontos/pontos-usados.tsx';

/** The content of one consultation, in its present or an earlier version. */
export function ConsultaTexts({ conteudo }: { conteudo: ConsultaEvolutivaConteudo }) {
  const { observacoes, mudancasQuadro, sintomasAtuais, sintomasResolvidos, novasQueixas } = conteudo;
  const { pontos, retornoEm, liberacao } = conteudo;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Scores conteudo={conteudo} />
      <Text title="Observações Gerais" text={observacoes} />
      <Text title="Mudanças no Quadro" text={mudancasQuadro} />
      <Symptoms title="Sintomas Atuais" sintomas={sintomasAtuais} tone="outline" />
      <Symptoms title="Sintomas Resolvidos" sintomas={sintomasResolvidos} tone="jade" />
      <Text title="Novas Queixas" text={novasQueixas} />
      <Text title="Liberação médica" text={liberacao && liberacaoInWords(liberacao)} />
      {pontos.length > 0 && (
        <div>
          <h4 className="mb-1 text-[0.9375rem] font-semibold text-ink-soft">Pontos usados</h4>
          <PontosUsados pontos={pontos} />
        </div>
      )}
      <Text title="Retorno" text={retornoEm && formatCalendarDay(retornoEm)} />
    </div>
  );
}

function Scores({
  conteudo: { escores, sessoesRealizadas, sessoesPlanejadas },
}: {
  conteudo: ConsultaEvolutivaConteudo;
}) {
  const asked = escoreKeys.filter((key) => escores[key] !== null);
  const sessions = sessionsText(sessoesRealizadas, sessoesPlanejadas);
  if (asked.length === 0 && !sessions) return null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
      {asked.map((key) => (
        <div key={key} className="flex gap-1.5">
          <dt className="text-ink-soft">{escoreWords[key].label}</dt>
          <dd className="font-semibold tabular-nums">{escores[key]}/10</dd>
        </div>
      ))}
      {sessions && (
        <div className="flex gap-1.5">
          <dt className="text-ink-soft">Sessões</dt>
          <dd className="font-semibold tabular-nums">{sessions}</dd>
        </div>
      )}
    </dl>
  );
}

/** '3 de 10', '3', '10 planejadas'; empty when both numbers are missing. */
function sessionsText(realizadas: number | null, planejadas: number | null): string {
  if (realizadas === null) return planejadas === null ? '' : `${planejadas} planejadas`;
  return planejadas === null ? String(realizadas) : `${realizadas} de ${planejadas}`;
}

function Text({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <h4 className="text-[0.9375rem] font-semibold text-ink-soft">{title}</h4>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  );
}

function Symptoms({ title, sintomas, tone }: { title: string; sintomas: readonly string[]; tone: 'outline' | 'jade' }) {
  if (sintomas.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1 text-[0.9375rem] font-semibold text-ink-soft">{title}</h4>
      <ul className="flex flex-wrap gap-1.5">
        {sintomas.map((sintoma, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word may occur twice.
          <li key={index} className="min-w-0">
            <Badge tone={tone} className="max-w-full">
              <span className="min-w-0 break-words whitespace-normal">{sintoma}</span>
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
