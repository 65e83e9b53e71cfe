import {
  type Correcao,
  correcoesOf,
  type Decisao,
  type ReadSign,
  withDecisao,
} from '@meridia/shared/anamnese/correcoes.ts';
import { ArrowLeftRight, Check, CheckCheck, CircleMinus, Undo2, X } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import type { Leitura } from '../../lib/use-leitura.ts';
import { nameOf, type SignChip, signChips } from './sign-chips.ts';

interface EntendidoProps {
  /** The key under which corrections of this text are stored. */
  campo: string;
  /** The words above the field. */
  label: string;
  texto: string;
  leitura: Leitura | null;
  /** True when the server could not read the text. */
  failed: boolean;
  correcoes: readonly Correcao[];
  onCorrect: (correcoes: Correcao[]) => void;
}

const mostShown = 6;

/**
 * What was understood of a text, below its field: one chip a sign, each to be confirmed, turned round or taken away with one tap.
 */
export function Entendido({ campo, label, texto, leitura, failed, correcoes, onCorrect }: EntendidoProps) {
  const [all, setAll] = useState(false);
  const chips = signChips(leitura?.mencoes ?? [], correcoesOf(campo, texto, correcoes));
  const [corrected, setCorrected] = useState(false);
  const decide = (sign: ReadSign, decisao: Decisao | null) => {
    setCorrected(true);
    onCorrect(withDecisao(correcoes, { campo, texto, sign, decisao }));
  };
  const shown = all || chips.length <= mostShown + 1 ? chips : chips.slice(0, mostShown);
  const hidden = chips.length - shown.length;
  const unread = leitura?.naoLidos.length ?? 0;

  return (
    <>
      <Summary label={label} texto={texto} leitura={leitura} chips={chips} corrected={corrected} />
      {chips.length > 0 && (
        // A toolbar is one stop for Tab, and the arrow keys move within it: the form has many texts with many chips.
        <Toolbar.Root aria-label={`Entendido em ${label}`} className="flex flex-wrap items-center gap-2">
          <span aria-hidden className="text-[0.9375rem] font-semibold text-ink-soft max-sm:w-full">
            Entendido
          </span>
          {shown.map((chip) => (
            <Chip key={chip.sign.sinal} chip={chip} onDecide={(decisao) => decide(chip.sign, decisao)} />
          ))}
          {hidden > 0 && (
            <Toolbar.Button type="button" onClick={() => setAll(true)} className={moreButton}>
              + {hidden}
              <span className="sr-only"> {hidden === 1 ? 'sinal entendido' : 'sinais entendidos'}</span>
            </Toolbar.Button>
          )}
        </Toolbar.Root>
      )}
      {leitura?.ausencia && (
        <p className="text-[0.9375rem] text-ink-soft">
          <span className="font-semibold">Entendido:</span> {leitura.ausencia}
        </p>
      )}
      {failed ? (
        <p className="text-sm text-ink-soft">
          Sem resposta: o que foi entendido aparece quando a conexão voltar. O formulário funciona do mesmo jeito.
        </p>
      ) : (
        unread > 0 && (
          <p className="text-sm text-ink-soft">
            <span
              aria-hidden
              className="underline decoration-ink-soft/65 decoration-dotted decoration-2 underline-offset-4"
            >
              Pontilhado
            </span>
            <span className="sr-only">Há palavras marcadas</span>: não entendido como sinal.
          </p>
        )
      )}
    </>
  );
}

/** A sign with its three taps. The last button stays in its place when the sign is taken away, so the focus stays too. */
function Chip({ chip, onDecide }: { chip: SignChip; onDecide: (decisao: Decisao | null) => void }) {
  const { sign, presente, state } = chip;
  const name = nameOf(chip);
  const removed = state === 'removido';
  const sure = state === 'confirmado' || state === 'virado';
  const asShown: Decisao = presente ? 'presente' : 'negado';
  return (
    <span
      className={cx(
        'inline-flex min-w-0 items-stretch rounded-[1.375rem] border leading-tight',
        removed && 'border-line text-ink-soft',
        !removed && (presente ? 'border-jade-ink bg-jade-soft' : 'border-dashed border-amber-ink bg-amber-soft'),
        sure && 'ring-1 ring-current',
      )}
    >
      {removed ? (
        <span className="flex min-h-11 items-center py-1.5 pl-4 line-through">
          <span className="sr-only">Retirado: </span>
          {name}
        </span>
      ) : (
        <Toolbar.Button
          type="button"
          aria-pressed={sure}
          aria-label={sure ? `${name}, confirmado por você` : `${name}, está certo?`}
          title={sure ? 'Confirmado por você' : 'Está certo'}
          onClick={() => onDecide(sure && state === 'confirmado' ? null : asShown)}
          className={cx(part, 'min-w-0 gap-1.5 rounded-l-[1.375rem] py-1.5 pr-1 pl-3 text-left')}
        >
          <Icon chip={chip} />
          <span className="min-w-0 wrap-break-word">{name}</span>
        </Toolbar.Button>
      )}
      {!removed && (
        <IconButton
          label={presente ? `Inverter: não: ${sign.rotulo}` : `Inverter: ${sign.rotulo}`}
          onClick={() => onDecide(state === 'virado' ? null : presente ? 'negado' : 'presente')}
        >
          <ArrowLeftRight aria-hidden className="size-4" />
        </IconButton>
      )}
      <IconButton
        key="last"
        label={removed ? `Desfazer: ${name}` : `Não é isso: ${name}`}
        onClick={() => onDecide(removed ? null : 'removido')}
      >
        {removed ? <Undo2 aria-hidden className="size-4" /> : <X aria-hidden className="size-4" />}
      </IconButton>
    </span>
  );
}

function Icon({ chip: { presente, state } }: { chip: SignChip }) {
  if (state === 'confirmado' || state === 'virado') return <CheckCheck aria-hidden className="size-4 shrink-0" />;
  return presente ? (
    <Check aria-hidden className="size-4 shrink-0" />
  ) : (
    <CircleMinus aria-hidden className="size-4 shrink-0" />
  );
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Toolbar.Button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={cx(part, 'w-11 shrink-0 justify-center last:rounded-r-[1.375rem]')}
    >
      {children}
    </Toolbar.Button>
  );
}

const part =
  'inline-flex min-h-11 items-center transition-colors duration-150 hover:text-jade-ink focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-jade-ink';
const moreButton =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-line-strong px-3 font-semibold hover:border-jade-ink';

/** Tells screen readers what was understood. Silent about the text with which the form opened, because a form has many texts. */
function Summary({ label, texto, leitura, chips, corrected }: SummaryProps) {
  const [opened] = useState(texto);
  const names = [
    ...chips.filter(({ state }) => state !== 'removido').map(nameOf),
    ...(leitura?.ausencia ? [leitura.ausencia] : []),
  ];
  const unread = leitura?.naoLidos.map(({ inicio, fim }) => leitura.texto.normalize('NFC').slice(inicio, fim)) ?? [];
  return (
    <p role="status" className="sr-only">
      {leitura && (corrected || leitura.texto !== opened) && (
        <>
          Entendido em {label}: {names.length > 0 ? names.join(', ') : 'nenhum sinal'}.
          {unread.length > 0 && ` Não entendido: ${unread.join(', ')}.`}
        </>
      )}
    </p>
  );
}

interface SummaryProps extends Pick<EntendidoProps, 'label' | 'texto' | 'leitura'> {
  chips: readonly SignChip[];
  corrected: boolean;
}
