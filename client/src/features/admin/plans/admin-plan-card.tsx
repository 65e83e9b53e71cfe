import type { AdminPlan } from '@meridia/shared/admin-plan.ts';
import { amountWords, capabilityTitles } from '@meridia/shared/capability-words.ts';
import { withCapital } from '@meridia/shared/first-letter.ts';
import { formatMoney } from '@meridia/shared/money.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { capabilityNames } from '@meridia/shared/plans.ts';
import { Check, Pencil, RotateCcw } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { limitText } from './plan-words.ts';

interface AdminPlanCardProps {
  plan: AdminPlan;
  onEdit: () => void;
  onReset: () => void;
}

export function AdminPlanCard({ plan, onEdit, onReset }: AdminPlanCardProps) {
  const { name, description, priceBrl, badge, popular, features, isActive, hasPrice, editedAt, subscribers } = plan;
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="font-serif text-2xl font-semibold">{name}</h2>
        <span className="flex flex-wrap gap-2">
          {badge && <Badge tone={popular ? 'jade' : 'neutral'}>{badge}</Badge>}
          <Badge tone={isActive ? 'jade' : 'cinnabar'}>{isActive ? 'À venda' : 'Fora de venda'}</Badge>
        </span>
      </div>
      <p className="mt-1 text-ink-soft">{description}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 text-[0.9375rem]">
        <Fact name="Preço">{priceBrl === 0 ? 'Grátis' : `${formatMoney(priceBrl)} por mês`}</Fact>
        <Fact name="Limite">{limitText(plan.diagnosesLimit)}</Fact>
        <Fact name="Contas neste plano">{plural(subscribers, 'conta', 'contas')}</Fact>
        <Fact name="Cobrança">
          {priceBrl === 0 ? 'Sem cobrança' : hasPrice ? 'Preço configurado' : 'Sem preço no Stripe'}
        </Fact>
      </dl>
      <dl aria-label="Recursos" className="mt-4 grid gap-x-4 gap-y-1.5 border-t border-line pt-4 text-[0.9375rem]">
        {capabilityNames.map((capability) => (
          <div key={capability} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{capabilityTitles[capability]}</dt>
            <dd className="text-right font-semibold">{withCapital(amountWords(capability, plan.capabilities))}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 grid gap-1.5 border-t border-line pt-4 text-[0.9375rem]">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-jade-ink" />
            <span className="min-w-0 wrap-anywhere">{feature}</span>
          </li>
        ))}
      </ul>
      {editedAt && (
        <p className="mt-4 text-[0.9375rem] text-ink-soft">
          Editado em <time dateTime={editedAt}>{formatDateTime(editedAt)}</time>: as atualizações do MeridIA não mudam
          estes textos, nem o limite e os recursos.
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-3 pt-5">
        <Button
          variant="outline"
          size="sm"
          icon={<Pencil aria-hidden />}
          aria-label={`Editar o plano ${name}`}
          onClick={onEdit}
        >
          Editar
        </Button>
        {editedAt && (
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw aria-hidden />}
            aria-label={`Voltar o plano ${name} ao original`}
            onClick={onReset}
          >
            Voltar ao original
          </Button>
        )}
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
