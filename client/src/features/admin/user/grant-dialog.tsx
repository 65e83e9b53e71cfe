import type { AccountDetail } from '@meridia/shared/admin-account.ts';
import { plans } from '@meridia/shared/plans.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Field } from '../../../components/form/field.tsx';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { errorFields } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { endOfDay } from './day-of-grant.ts';
import { toastRefusal } from './toast-refusal.ts';

const paidPlans = plans.filter(({ priceBrl }) => priceBrl > 0);
const planOptions = paidPlans.map(({ name }) => ({ value: name, label: name }));

export function GrantDialog({ account, onClose }: { account: AccountDetail; onClose: () => void }) {
  const [planName, setPlanName] = useState('');
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const utils = trpc.useUtils();
  const grant = trpc.admin.subscriptions.grantPlan.useMutation({
    onSuccess: async () => {
      toast.success(`Plano ${planName} concedido`);
      onClose();
      await utils.admin.invalidate();
    },
    onError: (error) => {
      if (Object.keys(errorFields(error)).length === 0) toastRefusal('Erro ao conceder o plano', error);
    },
  });
  const refused = errorFields(grant.error);
  const missing = {
    planName: planName === '' ? 'Escolha o plano' : undefined,
    endsAt: day === '' ? 'Escolha o último dia' : undefined,
    reason: reason.trim().length < 3 ? 'Diga o motivo' : undefined,
  };
  const errorOf = (field: keyof typeof missing) => refused[field] ?? (tried ? missing[field] : undefined);

  const submit = () => {
    setTried(true);
    if (grant.isPending || Object.values(missing).some(Boolean)) return;
    grant.mutate({ userId: account.id, planName, endsAt: endOfDay(day), reason });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Conceder um plano a ${account.nomeCompleto}`}
      description="Vale de agora até o fim do último dia, sem cobrança. De vários planos vale o mais alto; uma assinatura no cartão continua sendo cobrada."
    >
      <Form onSubmit={submit}>
        <Field label="Plano" required error={errorOf('planName')}>
          {(control) => (
            <Select
              {...control}
              placeholder="Escolha"
              options={planOptions}
              value={planName}
              onChange={(event) => setPlanName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Último dia" required error={errorOf('endsAt')}>
          {(control) => <Input {...control} type="date" value={day} onChange={(event) => setDay(event.target.value)} />}
        </Field>
        <Field
          label="Motivo"
          hint="Fica no registro: cortesia, transferência de 12/11."
          required
          error={errorOf('reason')}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <FormButtons onCancel={onClose} submitText="Conceder" busyText="Concedendo..." busy={grant.isPending} />
      </Form>
    </Dialog>
  );
}
