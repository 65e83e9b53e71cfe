import type { AdminPlan } from '@meridia/shared/admin-plan.ts';
import { capabilityTitles, supportWords } from '@meridia/shared/capability-words.ts';
import { supportLevels } from '@meridia/shared/plans.ts';
import { Field, FieldError, FieldGroup } from '../../../components/form/field.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import type { PlanForm } from './plan-form.ts';

interface PlanFieldsProps {
  plan: AdminPlan;
  form: PlanForm;
  errors: Partial<Record<string, string>>;
  onChange: (change: Partial<PlanForm>) => void;
}

export function PlanFields({ plan, form, errors, onChange }: PlanFieldsProps) {
  return (
    <div className="grid gap-5">
      <Field label="Descrição" error={errors.description}>
        {(control) => (
          <Input
            {...control}
            value={form.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <Field label="Selo" optional hint="Aparece acima do nome." error={errors.badge}>
        {(control) => (
          <Input {...control} value={form.badge} onChange={(event) => onChange({ badge: event.target.value })} />
        )}
      </Field>
      <Field
        label="Benefícios"
        hint="Um por linha. A quantidade de diagnósticos e os recursos abaixo aparecem por si, e não precisam estar aqui."
        error={errors.features}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={form.features}
            onChange={(event) => onChange({ features: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-1 sm:grid-cols-2 sm:items-end sm:gap-4">
        <Field label="Diagnósticos por mês" error={errors.diagnosesLimit}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              disabled={form.isUnlimited}
              value={form.limit}
              onChange={(event) => onChange({ limit: event.target.value })}
            />
          )}
        </Field>
        <Checkbox checked={form.isUnlimited} onChange={(event) => onChange({ isUnlimited: event.target.checked })}>
          Ilimitado
        </Checkbox>
      </div>
      <CapabilityFields form={form} errors={errors} onChange={onChange} />
      <div>
        <Checkbox checked={form.popular} onChange={(event) => onChange({ popular: event.target.checked })}>
          Destacar este plano
        </Checkbox>
        {plan.priceBrl > 0 && (
          <Checkbox checked={form.isActive} onChange={(event) => onChange({ isActive: event.target.checked })}>
            À venda
          </Checkbox>
        )}
      </div>
    </div>
  );
}

const yesOrNo = ['marca', 'convites', 'protocolosProprios', 'terapiasAmpliadas', 'api'] as const;

/** What the server permits with the plan, and what cards and comparison therefore say. */
function CapabilityFields({ form, errors, onChange }: Omit<PlanFieldsProps, 'plan'>) {
  const { capabilities } = form;
  return (
    <FieldGroup
      label="Recursos"
      hint="O servidor libera ou recusa conforme isto, e os cartões e a comparação de Planos mostram o mesmo. Não menos que o prometido por este plano, nem mais que o plano seguinte."
    >
      {() => (
        <div className="grid gap-4">
          <div className="grid gap-1 sm:grid-cols-2 sm:items-end sm:gap-4">
            <Field label={capabilityTitles.consultasPorCliente} error={errors['capabilities.consultasPorCliente']}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  disabled={form.consultasUnlimited}
                  value={form.consultas}
                  onChange={(event) => onChange({ consultas: event.target.value })}
                />
              )}
            </Field>
            <Checkbox
              checked={form.consultasUnlimited}
              onChange={(event) => onChange({ consultasUnlimited: event.target.checked })}
            >
              Consultas sem limite
            </Checkbox>
          </div>
          <div>
            {yesOrNo.map((name) => (
              <div key={name}>
                <Checkbox
                  checked={capabilities[name]}
                  onChange={(event) => onChange({ capabilities: { ...capabilities, [name]: event.target.checked } })}
                >
                  {capabilityTitles[name]}
                </Checkbox>
                <FieldError error={errors[`capabilities.${name}`]} />
              </div>
            ))}
          </div>
          <Field label={capabilityTitles.suporte} error={errors['capabilities.suporte']}>
            {(control) => (
              <Select
                {...control}
                options={supportLevels.map((level) => ({ value: level, label: supportWords[level] }))}
                value={capabilities.suporte}
                onChange={({ target }) => {
                  const suporte = supportLevels.find((level) => level === target.value) ?? capabilities.suporte;
                  onChange({ capabilities: { ...capabilities, suporte } });
                }}
              />
            )}
          </Field>
        </div>
      )}
    </FieldGroup>
  );
}
