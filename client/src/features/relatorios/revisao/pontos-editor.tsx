import {
  type LadoNaRevisao,
  ladosNaRevisao,
  type Parecer,
  type PontoIncluido,
  type PontosPesados,
  parecerLimits,
  type Revisao,
  tecnicas,
} from '@meridia/shared/parecer.ts';
import { ChevronDown, Plus, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Chip } from '../../../components/ui/chip.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { cx } from '../../../lib/cx.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { trpc } from '../../../trpc.ts';
import { changeIncluido, changePonto, dropPonto, includePonto, togglePonto } from './change-parecer.ts';
import { PontoDialog } from './ponto-dialog.tsx';

export interface EditorProps {
  revisao: Revisao;
  protocolo: NonNullable<Revisao['protocolo']>;
  parecer: Parecer;
  onChange: (parecer: Parecer) => void;
}

const tecnicaWords = { tonificar: 'Tonificar', dispersar: 'Dispersar', harmonizar: 'Harmonizar' } as const;
const tecnicaOptions = tecnicas.map((value) => ({ value, label: tecnicaWords[value] }));
const ladoWords = {
  bilateral: 'Dos dois lados',
  direito: 'À direita',
  esquerdo: 'À esquerda',
  alternado: 'De um lado, alternando',
} as const;
const ladoOptions = ladosNaRevisao.map((value) => ({ value, label: ladoWords[value] }));
const sessaoOptions = [
  { value: 'A', label: 'Sessão A' },
  { value: 'B', label: 'Sessão B' },
  { value: 'AB', label: 'As duas sessões' },
] as const;

/** The body points of the report and those that the therapist adds, each with technique and moxa. */
export function PontosEditor({ revisao, protocolo, parecer, onChange }: EditorProps) {
  const [adding, setAdding] = useState(false);
  const edited = { parecer, partes: revisao.partes };
  const { retirados, alterados, incluidos } = parecer.pontos;
  // The catalogue: names, and by the answers of today which points need a reason and which allow no moxa.
  const { data } = trpc.pareceres.pontos.useQuery({ id: revisao.id }, { staleTime: 60_000 });
  const weighed = new Map(data?.pontos.map((ponto) => [ponto.codigo, ponto]));
  const moxaDe = (codigo: string) => {
    const ponto = weighed.get(codigo);
    return ponto === undefined || (ponto.moxa && ponto.semMoxa.length === 0);
  };
  const ladoDe = ({ codigo, lado }: PontoIncluido) => {
    const usual = weighed.get(codigo)?.lado ?? null;
    return usual && (lado ?? usual);
  };
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2" aria-label="Pontos corporais">
        {protocolo.pontos.map((ponto) => {
          const { codigo, nome } = ponto;
          const out = retirados.includes(codigo);
          const now = alterados.find((one) => one.codigo === codigo) ?? ponto;
          return (
            <Row key={codigo} codigo={codigo} nome={nome} out={out}>
              <Button
                variant="ghost"
                size="sm"
                icon={out ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
                aria-label={out ? `Desfazer a retirada de ${codigo}` : `Retirar ${codigo}`}
                onClick={() => onChange(togglePonto(edited, codigo))}
              >
                {out ? 'Desfazer' : 'Retirar'}
              </Button>
              {!out && (
                <How
                  codigo={codigo}
                  value={now}
                  moxa={moxaDe(codigo)}
                  lado={ponto.lado && (now.lado ?? ponto.lado)}
                  onChange={(change) => onChange(changePonto(edited, ponto, change))}
                />
              )}
            </Row>
          );
        })}
        {incluidos.map((ponto) => (
          <Row
            key={ponto.codigo}
            codigo={ponto.codigo}
            nome={[weighed.get(ponto.codigo)?.nome, 'incluído por você'].filter(Boolean).join(', ')}
            out={false}
          >
            <Button
              variant="ghost"
              size="sm"
              icon={<Trash2 aria-hidden />}
              aria-label={`Tirar ${ponto.codigo}`}
              onClick={() => onChange(dropPonto(parecer, ponto.codigo))}
            >
              Tirar
            </Button>
            <How
              codigo={ponto.codigo}
              value={ponto}
              moxa={moxaDe(ponto.codigo)}
              lado={ladoDe(ponto)}
              onChange={(change) => onChange(changeIncluido(parecer, ponto.codigo, change))}
            />
            {protocolo.duasSessoes && (
              <Select
                aria-label={`Sessão de ${ponto.codigo}`}
                options={sessaoOptions}
                value={ponto.sessao}
                onChange={(event) => {
                  const chosen = sessaoOptions.find(({ value }) => value === event.target.value);
                  if (chosen) onChange(changeIncluido(parecer, ponto.codigo, { sessao: chosen.value }));
                }}
              />
            )}
            {(ponto.motivo !== '' || weighed.get(ponto.codigo)?.veredito === 'cautela') && (
              <Field label={`Por que manter ${ponto.codigo}`} className="w-full">
                {(control) => (
                  <Textarea
                    {...control}
                    rows={2}
                    maxLength={parecerLimits.motivo}
                    value={ponto.motivo}
                    onChange={(event) =>
                      onChange(changeIncluido(parecer, ponto.codigo, { motivo: event.target.value }))
                    }
                  />
                )}
              </Field>
            )}
          </Row>
        ))}
      </ul>
      {data && (
        <SemMoxa
          pesados={data}
          codigos={[...protocolo.pontos, ...incluidos]
            .map(({ codigo }) => codigo)
            .filter((codigo) => !retirados.includes(codigo))}
        />
      )}
      <div>
        <Button variant="outline" size="sm" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          Incluir ponto
        </Button>
      </div>
      {adding && (
        <PontoDialog
          id={revisao.id}
          kind="corpo"
          taken={[...protocolo.pontos, ...incluidos].map(({ codigo }) => codigo)}
          onClose={() => setAdding(false)}
          onInclude={(codigo, { motivo, moxa }) => {
            const sessao = weighed.get(codigo)?.sessao ?? 'A';
            const novo: PontoIncluido = { codigo, motivo, moxa, tecnica: 'harmonizar', sessao };
            onChange(includePonto(edited, novo));
            setAdding(false);
          }}
        />
      )}
    </div>
  );
}

function Row({
  codigo,
  nome,
  out,
  children,
}: {
  codigo: string;
  nome: string;
  out: boolean;
  children: React.ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 rounded-control border border-line px-3 py-1 sm:gap-2 sm:py-2">
      <p className={cx('min-w-0 flex-1 sm:basis-44', out && 'text-ink-soft line-through')}>
        <strong className="font-semibold">{codigo}</strong> <span className="text-[0.9375rem]">{nome}</span>
      </p>
      {children}
    </li>
  );
}

/** Why the choice of moxa is closed at some points. */
function SemMoxa({ pesados, codigos }: { pesados: PontosPesados; codigos: readonly string[] }) {
  const pontos = pesados.pontos.filter(({ codigo }) => codigos.includes(codigo));
  const semCatalogo = pontos.filter(({ moxa }) => !moxa);
  return (
    <>
      {Object.entries(pesados.regras).map(([id, { texto, fonte }]) => {
        const proibidos = pontos.filter(({ semMoxa }) => semMoxa.includes(id));
        return (
          proibidos.length > 0 && (
            <p key={id} className="rounded-control bg-amber-soft p-3 text-[0.9375rem] text-amber-ink">
              <strong className="font-semibold">Moxa não pode em {codesOf(proibidos)}.</strong> {texto} {fonte}
            </p>
          )
        );
      })}
      {semCatalogo.length > 0 && (
        <p className="text-[0.9375rem] text-ink-soft">O catálogo não tem moxa em {codesOf(semCatalogo)}.</p>
      )}
    </>
  );
}

function codesOf(pontos: PontosPesados['pontos']): string {
  return pontos.map(({ codigo }) => codigo).join(', ');
}

/** Side, technique and moxa of a point: a phone shows them in a line that opens. */
function How({
  codigo,
  value,
  moxa,
  lado,
  onChange,
}: {
  codigo: string;
  value: Pick<PontoIncluido, 'tecnica' | 'moxa'>;
  /** Moxa may be chosen; what is ticked can be unticked in any case. */
  moxa: boolean;
  /** Null on the midline. */
  lado: LadoNaRevisao | null;
  onChange: (change: Partial<Pick<PontoIncluido, 'tecnica' | 'moxa' | 'lado'>>) => void;
}) {
  const roomy = useMediaQuery('(min-width: 40rem)');
  const controls = (
    <div className="flex w-full flex-wrap gap-2 sm:w-auto">
      {lado && (
        <Select
          aria-label={`Lado de ${codigo}`}
          options={ladoOptions}
          value={lado}
          onChange={(event) => {
            const chosen = ladosNaRevisao.find((one) => one === event.target.value);
            if (chosen) onChange({ lado: chosen });
          }}
        />
      )}
      <Select
        aria-label={`Técnica de ${codigo}`}
        options={tecnicaOptions}
        value={value.tecnica}
        onChange={(event) => {
          const tecnica = tecnicas.find((one) => one === event.target.value);
          if (tecnica) onChange({ tecnica });
        }}
      />
      <Chip
        type="checkbox"
        checked={value.moxa}
        disabled={!moxa && !value.moxa}
        onChange={(event) => onChange({ moxa: event.target.checked })}
      >
        Moxa<span className="sr-only"> em {codigo}</span>
      </Chip>
    </div>
  );
  if (roomy) return controls;
  const words = [lado && ladoWords[lado], tecnicaWords[value.tecnica], value.moxa && 'Moxa'].filter(Boolean);
  return (
    <details className="group w-full open:pb-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 text-[0.9375rem]">
        <span>
          <span className="sr-only">Mudar {codigo}: </span>
          {words.join(' · ')}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      {controls}
    </details>
  );
}
