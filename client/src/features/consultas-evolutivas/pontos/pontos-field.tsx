import { plural } from '@meridia/shared/numbers.ts';
import {
  type CuidadoComPontos,
  chaveDoPonto,
  maximoDeMinutos,
  maximoDePontosUsados,
  mergePontos,
  type PontoDoCatalogo,
  type PontoUsado,
} from '@meridia/shared/ponto-usado.ts';
import { BookMarked, Plus, ShieldAlert } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Field, FieldGroup } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ChipGroup } from '../../../components/ui/chip-group.tsx';
import { NumberStepper } from '../../../components/ui/number-stepper.tsx';
import { RadioChips } from '../../../components/ui/radio-chips.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { cx } from '../../../lib/cx.ts';
import { cautionsOf } from './cautions-of.ts';
import type { PointsOffer } from './offered-points.ts';
import { ladoWords, nameOf, settingsOf, tecnicaWords } from './ponto-words.ts';

// The search and the protocols load when somebody opens them.
const AddPonto = lazy(async () => ({ default: (await import('./add-ponto.tsx')).AddPonto }));
const MeusProtocolos = lazy(async () => ({ default: (await import('./meus-protocolos.tsx')).MeusProtocolos }));

interface PontosFieldProps {
  value: readonly PontoUsado[];
  /** The id of the offer that the points are, untouched; '' otherwise. */
  takenFrom: string;
  onChange: (pontos: PontoUsado[], takenFrom: string) => void;
  offers: readonly PointsOffer[];
  /** 'Sessão 3 de 8'; null without a plan. */
  session: string | null;
  /** What is known of the client; undefined while it loads, null when it could not be loaded. */
  cuidados: readonly CuidadoComPontos[] | null | undefined;
  error: string | undefined;
}

/** The points of a consultation as chips. A tap on a chip opens its side, techniques and minutes. */
export function PontosField({ value, takenFrom, onChange, offers, session, cuidados, error }: PontosFieldProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [undo, setUndo] = useState<{ text: string; pontos: readonly PontoUsado[]; takenFrom: string } | null>(null);
  const [tool, setTool] = useState<'add' | 'protocolos' | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const taken = offers.find(({ id }) => id === takenFrom);
  const full = value.length >= maximoDePontosUsados;

  const change = (pontos: readonly PontoUsado[], from = '') => {
    setUndo(null);
    onChange([...pontos], from);
  };
  const takeAway = (text: string, pontos: readonly PontoUsado[]) => {
    onChange([...pontos], '');
    setOpen(null);
    setUndo({ text, pontos: value, takenFrom });
    // The button that was pressed is gone.
    requestAnimationFrame(() => undoButton.current?.focus());
  };

  return (
    <FieldGroup
      name="consulta.pontos"
      label="Pontos usados"
      hint={
        value.length > 0
          ? 'Toque em um ponto para mudar o lado, a técnica e o tempo.'
          : 'Sem pontos, a consulta não conta como sessão.'
      }
      optional
      error={error}
    >
      {() => (
        <div className="grid gap-3">
          {taken && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-2">
              <p className="text-[0.9375rem]">
                Tomados de: <strong className="font-semibold">{taken.source}</strong>. Confira o que foi feito hoje.
              </p>
              <Button variant="ghost" size="sm" onClick={() => takeAway('Pontos retirados.', [])}>
                Limpar pontos
              </Button>
            </div>
          )}
          {session && value.length > 0 && <p className="font-semibold">{session}</p>}
          {cuidados === null && value.length > 0 && (
            <p className="flex items-start gap-2 text-[0.9375rem] text-amber-ink">
              <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              As contraindicações deste cliente não puderam ser carregadas. Confira no relatório.
            </p>
          )}
          {value.length > 0 && (
            <ul className="flex flex-wrap gap-1.5 sm:gap-2">
              {value.map((ponto) => {
                const key = chaveDoPonto(ponto);
                const isOpen = open === key;
                return (
                  <li key={key} className={cx('min-w-0', isOpen ? 'grid w-full gap-2' : 'max-w-full')}>
                    <PontoChip
                      ponto={ponto}
                      cuidados={cuidados ?? []}
                      open={isOpen}
                      onToggle={() => setOpen(isOpen ? null : key)}
                    />
                    {isOpen && (
                      <PontoSettings
                        ponto={ponto}
                        cuidados={cuidados ?? []}
                        onChange={(changed) => change(value.map((one) => (one === ponto ? changed : one)))}
                        onRemove={() =>
                          takeAway(
                            `${nameOf(ponto)} removido.`,
                            value.filter((one) => one !== ponto),
                          )
                        }
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          )}
          <div role="status">
            {undo && (
              <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
                {undo.text}
                <Button ref={undoButton} variant="ghost" size="sm" onClick={() => change(undo.pontos, undo.takenFrom)}>
                  Desfazer
                </Button>
              </p>
            )}
          </div>
          {value.length === 0 && (
            <div className="flex flex-wrap gap-2">
              {offers.map((offer) => (
                <Button key={offer.id} variant="outline" size="sm" onClick={() => change(offer.pontos, offer.id)}>
                  Usar {plural(offer.pontos.length, 'ponto', 'pontos')}: {offer.source}
                </Button>
              ))}
            </div>
          )}
          {taken && offers.length > 1 && (
            <div className="flex flex-wrap gap-x-2">
              {offers
                .filter(({ id }) => id !== takenFrom)
                .map((offer) => (
                  <Button key={offer.id} variant="ghost" size="sm" onClick={() => change(offer.pontos, offer.id)}>
                    Trocar por: {offer.source}
                  </Button>
                ))}
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              icon={<Plus aria-hidden />}
              aria-expanded={tool === 'add'}
              disabled={full}
              onClick={() => setTool(tool === 'add' ? null : 'add')}
            >
              Adicionar ponto
            </Button>
            <Button
              variant="outline"
              size="sm"
              icon={<BookMarked aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setTool('protocolos')}
            >
              Meus protocolos
            </Button>
          </div>
          {full && (
            <p className="text-[0.9375rem] text-ink-soft">
              Uma consulta tem até {maximoDePontosUsados} pontos. Tire um para incluir outro.
            </p>
          )}
          <Suspense fallback={<Skeleton className="h-12" />}>
            {tool === 'add' && !full && (
              <AddPonto
                taken={value}
                onAdd={(chosen) => {
                  const added = newPonto(chosen, value);
                  change([...value, added]);
                  setOpen(chaveDoPonto(added));
                }}
              />
            )}
            {tool === 'protocolos' && (
              <MeusProtocolos
                pontos={value}
                onInsert={(pontos) => change(mergePontos(value, pontos))}
                onClose={() => setTool(null)}
              />
            )}
          </Suspense>
        </div>
      )}
    </FieldGroup>
  );
}

/** Settings as usual: needles on both sides for as long as those of the other points, seeds on the ear. */
function newPonto({ tipo, codigo, nome, mediano }: PontoDoCatalogo, others: readonly PontoUsado[]): PontoUsado {
  if (tipo === 'auricular') return { tipo, codigo, nome, lado: null, tecnicas: ['sementes'], minutos: null };
  const minutos = others.find((ponto) => ponto.tecnicas.includes('agulha'))?.minutos ?? null;
  return { tipo, codigo, nome, lado: mediano ? null : 'bilateral', tecnicas: ['agulha'], minutos };
}

interface PontoChipProps {
  ponto: PontoUsado;
  cuidados: readonly CuidadoComPontos[];
  open: boolean;
  onToggle: () => void;
}

function PontoChip({ ponto, cuidados, open, onToggle }: PontoChipProps) {
  const settings = settingsOf(ponto);
  const [caution] = cautionsOf(ponto, cuidados);
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className={cx(
        'inline-flex min-h-11 max-w-full flex-wrap justify-self-start items-center gap-x-1.5 rounded-3xl border px-3 py-1.5 text-left text-[0.9375rem] leading-tight transition-colors hover:border-jade-ink',
        open
          ? 'border-jade-ink bg-jade-soft'
          : caution
            ? 'border-amber-ink bg-amber-soft'
            : 'border-line-strong bg-surface',
      )}
    >
      <span className="min-w-0 font-semibold break-words" title={ponto.nome}>
        {nameOf(ponto)}
      </span>
      {settings && <span className="text-ink-soft">{settings}</span>}
      {caution && (
        <span className="inline-flex items-center gap-1 font-semibold text-amber-ink">
          <ShieldAlert aria-hidden className="size-4 shrink-0" />
          {caution.label}
        </span>
      )}
    </button>
  );
}

interface PontoSettingsProps {
  ponto: PontoUsado;
  cuidados: readonly CuidadoComPontos[];
  onChange: (ponto: PontoUsado) => void;
  onRemove: () => void;
}

const bodyTecnicas = ['agulha', 'moxa', 'ventosa', 'eletro', 'pressao'] as const;
const earTecnicas = ['sementes', 'agulha', 'eletro', 'pressao'] as const;
const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }));

function PontoSettings({ ponto, cuidados, onChange, onRemove }: PontoSettingsProps) {
  const title = `${nameOf(ponto)}${ponto.tipo === 'corporal' && ponto.nome !== ponto.codigo ? `, ${ponto.nome}` : ''}`;
  // On the midline there is no side to choose; the server would drop it.
  const hasSide = !/^V[CG]\d/.test(ponto.codigo) || ponto.tipo === 'auricular';
  return (
    <section aria-label={title} className="grid gap-4 rounded-card border border-jade-ink/50 p-4">
      <h3 className="font-semibold">{title}</h3>
      {cautionsOf(ponto, cuidados).map(({ regra, label, texto }) => (
        <p key={regra} className="flex items-start gap-2 rounded-control bg-amber-soft p-3 text-[0.9375rem]">
          <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-ink" />
          <span>
            <strong className="font-semibold text-amber-ink">{label}.</strong> {texto}
          </span>
        </p>
      ))}
      {hasSide && (
        <FieldGroup label="Lado">
          {() => (
            <RadioChips
              clearable
              options={optionsOf(['bilateral', 'direito', 'esquerdo'] as const, ladoWords)}
              value={ponto.lado}
              onChange={(lado) => onChange({ ...ponto, lado })}
            />
          )}
        </FieldGroup>
      )}
      <FieldGroup label="Técnica">
        {() => (
          <ChipGroup
            options={optionsOf(ponto.tipo === 'corporal' ? bodyTecnicas : earTecnicas, tecnicaWords)}
            value={ponto.tecnicas}
            onChange={(tecnicas) => onChange({ ...ponto, tecnicas })}
          />
        )}
      </FieldGroup>
      <Field label="Minutos" optional>
        {({ 'aria-required': _, ...input }) => (
          <NumberStepper
            {...input}
            label="minutos"
            value={ponto.minutos}
            onChange={(minutos) => onChange({ ...ponto, minutos: minutos ? Math.min(minutos, maximoDeMinutos) : null })}
            min={1}
            max={maximoDeMinutos}
            step={5}
            start={20}
          />
        )}
      </Field>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={onRemove}>
        Remover ponto
      </Button>
    </section>
  );
}
