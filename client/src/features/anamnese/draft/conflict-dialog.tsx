import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import type { FormValues } from '../form-values.ts';
import { type Difference, listDifferences } from './compare-versions.ts';
import type { OtherVersion } from './open-draft.ts';

interface ConflictDialogProps {
  other: OtherVersion | null;
  onUseOther: () => void;
  onKeepThis: () => void;
  onJoin: () => void;
}

/**
 * Two tabs or devices changed the draft, and only the person knows which version counts. The dialog shows what differs before anything is
 * replaced, and it does not close without a choice.
 */
export function ConflictDialog({ other, ...choices }: ConflictDialogProps) {
  return other && <OpenDialog other={other} {...choices} />;
}

function OpenDialog({ other, onUseOther, onKeepThis, onJoin }: ConflictDialogProps & { other: OtherVersion }) {
  const { getValues } = useFormContext<FormValues>();
  const nome = other.start.values.dadosAnamnese.nomeCliente;
  useWarningBeforeUnload();
  return (
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title="Há duas versões deste rascunho"
      description={`A outra versão${nome ? ` (${nome})` : ''} foi salva em outra aba ou aparelho, em ${formatDateTime(other.updatedAt)}. Escolha com qual continuar: a que ficar de fora é substituída.`}
      cancelText="Usar a outra versão"
      onCancel={onUseOther}
      confirmText="Manter esta"
      onConfirm={onKeepThis}
    >
      <Differences differences={listDifferences(getValues(), other.start.values)} />
      <div className="grid gap-2 rounded-control bg-jade-soft p-4">
        <p className="text-[0.9375rem]">
          Junte as duas para não perder nada: textos diferentes ficam um abaixo do outro e, onde só cabe uma resposta,
          vale a desta tela.
        </p>
        <Button variant="outline" onClick={onJoin}>
          Juntar as duas
        </Button>
      </div>
    </AlertDialog>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also with the keyboard.
    <section aria-label="O que é diferente" tabIndex={0} className="max-h-[24dvh] overflow-y-auto border-y border-line">
      <ul className="divide-y divide-line">
        {differences.map(({ label, own, other }) => (
          <li key={label} className="py-2 wrap-anywhere">
            <p className="font-semibold">{label}</p>
            <dl className="grid gap-x-4 text-[0.9375rem] sm:grid-cols-2">
              <Version name="Nesta tela" answer={own} />
              <Version name="Na outra" answer={other} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Version({ name, answer }: { name: string; answer: string }) {
  return (
    <div>
      <dt className="inline text-ink-soft">{name}: </dt>
      <dd className="inline whitespace-pre-line">{answer}</dd>
    </div>
  );
}

/** Both tabs keep their copy on the device in one place, so until the choice this version may exist only on the screen. */
function useWarningBeforeUnload(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
