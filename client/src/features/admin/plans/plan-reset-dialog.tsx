import type { AdminPlan } from '@meridia/shared/admin-plan.ts';
import { plans } from '@meridia/shared/plans.ts';
import { toast } from 'sonner';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { trpc } from '../../../trpc.ts';
import { toastRefusal } from '../user/toast-refusal.ts';
import { consequences } from './plan-words.ts';
import { useShowPlansAnew } from './use-show-plans-anew.ts';

/** Resets a plan to the values that came with the product. */
export function PlanResetDialog({ plan, onClose }: { plan: AdminPlan; onClose: () => void }) {
  const showAnew = useShowPlansAnew();
  const reset = trpc.admin.plans.reset.useMutation({
    onSuccess: () => toast.success('Plano de volta ao original', { description: plan.name }),
    onError: (error) => toastRefusal('Erro ao voltar ao original', error),
    onSettled: async () => {
      onClose();
      await showAnew();
    },
  });
  const original = plans.find(({ name }) => name === plan.name);
  const { badge = null, features = [], ...rest } = original ?? plan;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Voltar o plano ${plan.name} ao original?`}
      description={
        <span className="grid gap-2">
          <span>
            Os textos, o limite e os recursos editados se perdem, e as próximas atualizações do MeridIA voltam a valer
            aqui.
          </span>
          {consequences(plan, { ...rest, badge, features: [...features], isActive: true }).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      }
      confirmText="Voltar ao original"
      tone="danger"
      busy={reset.isPending}
      onConfirm={() => reset.mutate({ planId: plan.id })}
    />
  );
}
