import { motivoLimits } from '@meridia/shared/motivo.ts';
import { plural } from '@meridia/shared/numbers.ts';
import {
  type CuidadoComPontos,
  chaveDoPonto,
  maximoDeMinutos,
  maximoDePontosUsados,
  mergePontos,
  needsMotivo,
  type PontoDoCatalogo,
  type PontoUsado,
} from '@meridia/shared/ponto-usado.ts';
import { BookMarked, History, Plus, ShieldAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Field, FieldGroup } from '../../../components/form/field.tsx';
import { MotivoField } from '../../../components/motivo-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Chip } from '../../../components/ui/chip.tsx';
import { ChipGroup } from '../../../components/ui/chip-group.tsx';
import { NumberStepper } from '../../../components/ui/number-stepper.tsx';
import { RadioChips } from '../../../components/ui/radio-chips.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { cx } from '../../../lib/cx.ts';
import { nameOfPonto } from '../../../lib/ponto-name.ts';
import { cautionsOf } from './cautions-of.ts';
import { type Offered, type PointsGroup, tickAll } from './offered-points.ts';
import { ladoWords, leftWords, settingsOf, tecnicaWords } from './ponto-words.ts';

// The search and the protocols load when somebody opens them.
const AddPonto = lazy(async () => ({ default: (await import('./add-ponto.tsx')).AddPonto }));
const MeusProtocolos = lazy(async () => ({ default: (await import('./meus-protocolos.tsx')).MeusProtocolos }));

interface PontosFieldProps {
  /** The points that were ticked. Nothing else is recorded. */
  value: readonly PontoUsado[];
  onChange: (pontos: PontoUsado[]) => void;
  offered: Offered;
  /** 'Sessão 3 de 8'; null without a plan. */
  session: string | null;
  /** What is known of the client; undefined while it loads, null when it could not be loaded. */
  cuidados: readonly CuidadoComPontos[] | null | undefined;
  error: string | undefined;
}

/** The points of a consultation: offered as unticked chips, and listed once they are ticked, each with its side, techniques and minutes. */
export function PontosField({ value, onChange, offered, session, cuidados, error }: PontosFieldProps) {
  const known = cuidados ?? [];
  const [open, setOpen] = useState<string | null>(null);
  /** A point to be avoided, which goes in with a reason only. */
  const [asked, setAsked] = useState<{ ponto: PontoUsado; group: string } | null>(null);
  const [said, setSaid] = useState<{ text: string; before: readonly PontoUsado[] } | null>(null);
  const [tool, setTool] = useState<'add' | 'protocolos' | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const ticked = new Set(value.map(chaveDoPonto));
  const full = value.length >= maximoDePontosUsados;

  const change = (pontos: readonly PontoUsado[]) => {
    setSaid(null);
    onChange([...pontos]);
  };
  const changeAndSay = (text: string, pontos: readonly PontoUsado[]) => {
    onChange([...pontos]);
    setAsked(null);
    setSaid({ text, before: value });
  };
  const without = (gone: readonly PontoUsado[]) => {
    const keys = new Set(gone.map(chaveDoPonto));
    return value.filter((ponto) => !keys.has(chaveDoPonto(ponto)));
  };
  const remove = (ponto: PontoUsado) => {
    changeAndSay(`${nameOfPonto(ponto)} desmarcado.`, without([ponto]));
    setOpen(null);
    // The button that was pressed is gone.
    requestAnimationFrame(() => undoButton.current?.focus());
  };
  const tick = (pontos: readonly PontoUsado[], how?: { replacing: boolean }) => {
    const result = tickAll(value, pontos, known, how);
    const more = plural(result.pontos.length - value.length, 'ponto marcado', 'pontos marcados');
    changeAndSay([`${more}.`, ...(result.left.length > 0 ? [leftWords(result.left)] : [])].join(' '), result.pontos);
  };
  const toggle = (ponto: PontoUsado, group: string) => {
    const key = chaveDoPonto(ponto);
    setAsked(null);
    if (ticked.has(key)) changeAndSay(`${nameOfPonto(ponto)} desmarcado.`, without([ponto]));
    else if (needsMotivo(ponto, known)) setAsked({ ponto, group });
    else change([...value, ponto]);
  };
  const askFor = (group: string) =>
    asked?.group === group && (
      <Avoided
        ponto={asked.ponto}
        cuidados={known}
        onCancel={() => setAsked(null)}
        onGive={(motivo) => {
          change([...value, { ...asked.ponto, motivo }]);
          setAsked(null);
        }}
      />
    );

  return (
    <FieldGroup
      name="consulta.pontos"
      label="Pontos usados"
      hint={
        value.length > 0
          ? 'Só o que está marcado entra no registro.'
          : 'Marque o que foi feito hoje. Sem pontos, a consulta não conta como sessão.'
      }
      optional
      error={error}
    >
      {() => (
        <div className="grid gap-4">
          {session && value.length > 0 && <p className="font-semibold">{session}</p>}
          {cuidados === null && (
            <p className="flex items-start gap-2 text-[0.9375rem] text-amber-ink">
              <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              As contraindicações deste cliente não puderam ser carregadas. Confira no relatório.
            </p>
          )}
          {offered.last && (
            <Button
              variant="outline"
              size="sm"
              className="justify-self-start"
              icon={<History aria-hidden />}
              disabled={cuidados === undefined}
              onClick={() => offered.last && tick(offered.last.pontos, { replacing: true })}
            >
              Repetir a última sessão
            </Button>
          )}
          {offered.groups.map((group) => (
            <OfferedGroup
              key={group.id}
              group={group}
              ticked={ticked}
              cuidados={known}
              disabled={cuidados === undefined}
              full={full}
              onToggle={(ponto) => toggle(ponto, group.id)}
              onAll={() => tick(group.pontos)}
              onNone={() => changeAndSay(`${group.title}: pontos desmarcados.`, without(group.pontos))}
            >
              {askFor(group.id)}
            </OfferedGroup>
          ))}
          <div role="status">
            {said && (
              <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
                {said.text}
                <Button
                  ref={undoButton}
                  variant="ghost"
                  size="sm"
                  className="-mx-3"
                  onClick={() => change(said.before)}
                >
                  Desfazer
                </Button>
              </p>
            )}
          </div>
          {value.length > 0 && (
            <section aria-label="Pontos marcados" className="grid gap-2 rounded-control bg-jade-soft p-3">
              <p className="font-semibold">
                {plural(value.length, 'ponto marcado', 'pontos marcados')}
                <span className="font-normal text-ink-soft">: toque para mudar lado, técnica e tempo</span>
              </p>
              <ul className="flex flex-wrap gap-1.5 sm:gap-2">
                {value.map((ponto) => {
                  const key = chaveDoPonto(ponto);
                  const isOpen = open === key;
                  return (
                    <li key={key} className={cx('min-w-0', isOpen ? 'grid w-full gap-2' : 'max-w-full')}>
                      <PontoChip
                        ponto={ponto}
                        cuidados={known}
                        open={isOpen}
                        onToggle={() => setOpen(isOpen ? null : key)}
                      />
                      {isOpen && (
                        <PontoSettings
                          ponto={ponto}
                          cuidados={known}
                          onChange={(changed) => change(value.map((one) => (one === ponto ? changed : one)))}
                          onRemove={() => remove(ponto)}
                        />
                      )}
                    </li>
                  );
                })}
              </ul>
            </section>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              icon={<Plus aria-hidden />}
              aria-expanded={tool === 'add'}
              disabled={full || cuidados === undefined}
              onClick={() => setTool(tool === 'add' ? null : 'add')}
            >
              Adicionar ponto
            </Button>
            <Button
              variant="outline"
              size="sm"
              icon={<BookMarked aria-hidden />}
              aria-haspopup="dialog"
              disabled={cuidados === undefined}
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
                  if (needsMotivo(added, known)) return setAsked({ ponto: added, group: 'add' });
                  change([...value, added]);
                  setOpen(chaveDoPonto(added));
                  return undefined;
                }}
              />
            )}
            {tool === 'protocolos' && (
              <MeusProtocolos
                pontos={value}
                cuidados={known}
                onInsert={(pontos) => change(mergePontos(value, pontos))}
                onClose={() => setTool(null)}
              />
            )}
          </Suspense>
          {askFor('add')}
        </div>
      )}
    </FieldGroup>
  );
}

interface OfferedGroupProps {
  group: PointsGroup;
  /** The ticked points, by `chaveDoPonto`. */
  ticked: ReadonlySet<string>;
  cuidados: readonly CuidadoComPontos[];
  disabled: boolean;
  full: boolean;
  onToggle: (ponto: PontoUsado) => void;
  onAll: () => void;
  onNone: () => void;
  children: ReactNode;
}

/** One session as chips, with one button for all of them. */
function OfferedGroup(props: OfferedGroupProps) {
  const { group, ticked, cuidados, disabled, full, onToggle, onAll, onNone, children } = props;
  const free = group.pontos.filter((ponto) => !needsMotivo(ponto, cuidados));
  const all = free.length > 0 && free.every((ponto) => ticked.has(chaveDoPonto(ponto)));
  const titleId = useId();
  return (
    <fieldset aria-labelledby={titleId} className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p id={titleId} className="font-semibold">
          {group.title}
          {group.due && <span className="font-normal text-ink-soft"> · a da vez</span>}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-mx-3"
          disabled={disabled || free.length === 0 || (full && !all)}
          onClick={all ? onNone : onAll}
        >
          {all ? 'Desmarcar todos' : 'Marcar todos'}
          <span className="sr-only"> de {group.title}</span>
        </Button>
      </div>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {group.pontos.map((ponto) => {
          const key = chaveDoPonto(ponto);
          const [caution] = cautionsOf(ponto, cuidados);
          const checked = ticked.has(key);
          return (
            <Chip
              key={key}
              type="checkbox"
              checked={checked}
              disabled={disabled || (full && !checked)}
              title={ponto.nome}
              className={cx(caution && !checked && 'border-dashed border-amber-ink bg-amber-soft')}
              onChange={() => onToggle(ponto)}
            >
              {nameOfPonto(ponto)}
              {caution && <span className={cx('font-semibold', !checked && 'text-amber-ink')}> · {caution.label}</span>}
            </Chip>
          );
        })}
      </div>
      {children}
    </fieldset>
  );
}

interface AvoidedProps {
  ponto: PontoUsado;
  cuidados: readonly CuidadoComPontos[];
  onGive: (motivo: string) => void;
  onCancel: () => void;
}

/** Why a point is to be avoided, and the reason without which it is not ticked. */
function Avoided({ ponto, cuidados, onGive, onCancel }: AvoidedProps) {
  const title = `${nameOfPonto(ponto)}: a evitar`;
  return (
    <section aria-label={title} className="mt-2 grid gap-3 rounded-card border border-amber-ink p-4">
      <h3 className="font-semibold">{title}</h3>
      <Cautions ponto={ponto} cuidados={cuidados} />
      <MotivoField
        label="Por que usar mesmo assim"
        hint={motivoHint}
        giveText={`Marcar ${nameOfPonto(ponto)} com este motivo`}
        onGive={onGive}
      />
      <Button variant="ghost" size="sm" className="-ml-3 justify-self-start" onClick={onCancel}>
        Não usar
      </Button>
    </section>
  );
}

const motivoHint = `Com as suas palavras, pelo menos ${motivoLimits.min} letras. O motivo fica no registro, junto do ponto.`;

function Cautions({ ponto, cuidados }: Pick<AvoidedProps, 'ponto' | 'cuidados'>) {
  return cautionsOf(ponto, cuidados).map(({ regra, label, texto }) => (
    <p key={regra} className="flex items-start gap-2 rounded-control bg-amber-soft p-3 text-[0.9375rem]">
      <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-ink" />
      <span>
        <strong className="font-semibold text-amber-ink">{label}.</strong> {texto}
      </span>
    </p>
  ));
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
        {nameOfPonto(ponto)}
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
  const title = `${nameOfPonto(ponto)}${ponto.tipo === 'corporal' && ponto.nome !== ponto.codigo ? `, ${ponto.nome}` : ''}`;
  // On the midline there is no side to choose; the server would drop it.
  const hasSide = !/^V[CG]\d/.test(ponto.codigo) || ponto.tipo === 'auricular';
  return (
    <section aria-label={title} className="grid gap-4 rounded-card border border-jade-ink/50 p-4">
      <h3 className="font-semibold">{title}</h3>
      <Cautions ponto={ponto} cuidados={cuidados} />
      {(needsMotivo(ponto, cuidados) || ponto.motivo !== undefined) && (
        <Field label="Por que usar mesmo assim" hint={motivoHint}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={motivoLimits.max}
              value={ponto.motivo ?? ''}
              onChange={(event) => onChange({ ...ponto, motivo: event.target.value })}
            />
          )}
        </Field>
      )}
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
        Desmarcar ponto
      </Button>
    </section>
  );
}
