import { formatNumber, plural } from '@meridia/shared/numbers.ts';
import { isInForce } from '@meridia/shared/plan-action.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { Progress } from '../../components/ui/progress.tsx';
import { readUsage } from './usage.ts';

/** The used units and the limit, with a bar. An unlimited plan shows only the count (docs/PRODUCT.md 3.8). */
export function UsageMeter({ status }: { status: SubscriptionStatusView }) {
  const usage = readUsage(status);
  if (!isInForce(status)) {
    return <p className="text-ink-soft">Nenhum diagnóstico disponível enquanto a assinatura não estiver ativa.</p>;
  }
  if (usage.none) return <p className="font-semibold">Sem diagnósticos gratuitos nesta conta</p>;
  if (usage.unlimited) {
    return (
      <div>
        <p className="font-semibold">Diagnósticos ilimitados</p>
        <p className="text-ink-soft">
          {plural(status.diagnosesUsed, 'diagnóstico criado este mês', 'diagnósticos criados este mês')}
        </p>
      </div>
    );
  }
  const used = `${formatNumber(status.diagnosesUsed)} de ${plural(status.diagnosesLimit, 'diagnóstico', 'diagnósticos')}`;
  return (
    <div>
      <p className="mb-2 flex items-baseline justify-between gap-4">
        <span className="font-semibold">{used}</span>
        <span className="text-ink-soft tabular-nums">{usage.percent}%</span>
      </p>
      <Progress
        percent={usage.percent}
        label="Uso do plano neste período"
        valueText={`${used} usados`}
        tone={usage.limitReached ? 'cinnabar' : 'jade'}
      />
    </div>
  );
}
