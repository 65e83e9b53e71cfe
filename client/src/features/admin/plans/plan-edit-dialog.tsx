import type { AdminPlan, PlanEdit } from '@meridia/shared/admin-plan.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { trpc } from '../../../trpc.ts';
import { toastRefusal } from '../user/toast-refusal.ts';
import { PlanFields } from './plan-fields.tsx';
import { formOf, readForm } from './plan-form.ts';
import { consequences } from './plan-words.ts';
import { useShowPlansAnew } from './use-show-plans-anew.ts';

interface PlanEditDialogProps {
  plan: AdminPlan;
  plans: readonly AdminPlan[];
  onClose: () => void;
}

/** Edits a plan. Before saving, the dialog says whom the change affects and how. */
export function PlanEditDialog({ plan, plans, onClose }: PlanEditDialogProps) {
  const [form, setForm] = useState(() => formOf(plan));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [asked, setAsked] = useState<PlanEdit | null>(null);
  const showAnew = useShowPlansAnew();
  const save = trpc.admin.plans.edit.useMutation({
    onSuccess: () => {
      toast.success('Plano atualizado', { description: plan.name });
      onClose();
    },
    onError: (error) => {
      setAsked(null);
      toastRefusal('Erro ao salvar o plano', error);
    },
    onSettled: showAnew,
  });

  const review = () => {
    const read = readForm(form, plan, plans);
    setErrors(read.ok ? {} : read.errors);
    if (read.ok) setAsked(read.edit);
  };

  return (
    <>
      <Dialog
        open={asked === null}
        onOpenChange={(open) => !open && asked === null && onClose()}
        title={`Editar o plano ${plan.name}`}
        description="Nome e preço vêm das configurações e do Stripe, e não mudam aqui."
        className="sm:max-w-2xl"
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancelar
            </Button>
            <Button onClick={review}>Continuar</Button>
          </>
        }
      >
        <PlanFields plan={plan} form={form} errors={errors} onChange={(change) => setForm({ ...form, ...change })} />
      </Dialog>
      {asked && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={`Salvar o plano ${plan.name}?`}
          description={
            <span className="grid gap-2">
              {consequences(plan, asked).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </span>
          }
          confirmText="Salvar plano"
          cancelText="Voltar"
          busy={save.isPending}
          onConfirm={() => save.mutate({ planId: plan.id, ...asked })}
        />
      )}
    </>
  );
}
