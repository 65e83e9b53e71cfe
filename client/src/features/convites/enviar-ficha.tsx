import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PlanNote } from '../../components/feedback/plan-note.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMissingCapability } from '../../lib/use-capability.ts';
import type { Convidado } from './enviar-ficha-dialog.tsx';

// The questions of the intake come along with its schema.
export const EnviarFichaDialog = lazy(async () => ({
  default: (await import('./enviar-ficha-dialog.tsx')).EnviarFichaDialog,
}));

interface EnviarFichaProps {
  /** Null for a person who is new. */
  cliente: Convidado | null;
  /** For a place beside other things. */
  quiet?: boolean;
}

/** The button that sends a client her part of the intake, or why the plan has none. */
export function EnviarFicha({ cliente, quiet = false }: EnviarFichaProps) {
  const [open, setOpen] = useState(false);
  const missing = useMissingCapability('convites');
  if (missing)
    return (
      <PlanNote quiet className="max-w-sm">
        {missing}
      </PlanNote>
    );
  return (
    <>
      <Button
        variant={quiet ? 'ghost' : 'outline'}
        size={quiet ? 'sm' : 'md'}
        icon={<Send aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Enviar ficha ao cliente
      </Button>
      <Suspense>{open && <EnviarFichaDialog cliente={cliente} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
