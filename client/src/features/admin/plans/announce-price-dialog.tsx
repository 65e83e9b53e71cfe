import { formatExactMoney } from '@meridia/shared/money.ts';
import { type PlanName, plans } from '@meridia/shared/plans.ts';
import { diasDeAviso } from '@meridia/shared/versoes-legais.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Field } from '../../../components/form/field.tsx';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { errorFields } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { toastRefusal } from '../user/toast-refusal.ts';
import { readPrice } from './read-price.ts';

const paidPlans = plans.filter(({ priceBrl }) => priceBrl > 0).map(({ name }) => name);

export function AnnouncePriceDialog({ onClose }: { onClose: () => void }) {
  const [planName, setPlanName] = useState<PlanName | ''>('');
  const [price, setPrice] = useState('');
  const [day, setDay] = useState('');
  const [tried, setTried] = useState(false);
  const utils = trpc.useUtils();
  const announce = trpc.admin.plans.announcePrice.useMutation({
    onSuccess: async () => {
      toast.success('Preço anunciado', { description: 'Os avisos estão sendo enviados.' });
      onClose();
      await utils.admin.plans.announcements.invalidate();
    },
    onError: (error) => {
      if (Object.keys(errorFields(error)).length === 0) toastRefusal('Erro ao anunciar o preço', error);
    },
  });
  const priceBrl = readPrice(price);
  const refused = errorFields(announce.error);
  const missing = {
    planName: planName === '' ? 'Escolha o plano' : undefined,
    priceBrl: priceBrl === null ? 'Escreva o preço em reais, como 39,90' : undefined,
    day: day === '' ? 'Escolha o dia' : undefined,
  };
  const errorOf = (field: keyof typeof missing) => refused[field] ?? (tried ? missing[field] : undefined);

  const submit = () => {
    setTried(true);
    if (announce.isPending || planName === '' || priceBrl === null || day === '') return;
    announce.mutate({ planName, priceBrl, day });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Anunciar novo preço"
      description="Quem assina o plano recebe um email e vê o aviso no aplicativo até o dia. O aviso substitui o anterior do mesmo plano."
    >
      <Form onSubmit={submit}>
        <Field label="Plano" required error={errorOf('planName')}>
          {(control) => (
            <Select
              {...control}
              placeholder="Escolha"
              options={paidPlans.map((name) => ({ value: name, label: name }))}
              value={planName}
              onChange={({ target }) => setPlanName(paidPlans.find((name) => name === target.value) ?? '')}
            />
          )}
        </Field>
        <Field
          label="Preço novo, em reais por mês"
          hint={priceBrl === null ? undefined : `O aviso dirá ${formatExactMoney(priceBrl)}.`}
          required
          error={errorOf('priceBrl')}
        >
          {(control) => (
            <Input {...control} inputMode="decimal" value={price} onChange={({ target }) => setPrice(target.value)} />
          )}
        </Field>
        <Field
          label="Primeiro dia do preço novo"
          hint={`Depois de ${diasDeAviso} dias inteiros, sem contar o de hoje.`}
          required
          error={errorOf('day')}
        >
          {(control) => <Input {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />}
        </Field>
        <FormButtons onCancel={onClose} submitText="Anunciar" busyText="Anunciando..." busy={announce.isPending} />
      </Form>
    </Dialog>
  );
}
