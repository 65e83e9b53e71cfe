import type { AiSums, AiUsage } from '@meridia/shared/ai-usage.ts';
import { formatExactMoney } from '@meridia/shared/money.ts';
import { formatNumber, plural } from '@meridia/shared/numbers.ts';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { trpc } from '../../../trpc.ts';
import { Chart } from '../charts/chart.tsx';
import { AccountCell } from '../lists/account-cell.tsx';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { AiTodayMeter } from './ai-today.tsx';

export function AiUsageCard() {
  const query = trpc.admin.aiCalls.usage.useQuery();
  return (
    <Card aria-label="Uso da IA">
      <CardTitle>Uso da IA</CardTitle>
      <p className="mt-1 mb-4 text-[0.9375rem] text-ink-soft">
        Cada pedido conta, também os que falharam. Os custos são arredondados para cima; um pedido que ainda não
        terminou conta pelo máximo que pode custar.
      </p>
      <CardQuery query={query} />
      {query.data && <Usage usage={query.data} />}
    </Card>
  );
}

function Usage({ usage }: { usage: AiUsage }) {
  const { today, days, people, month } = usage;
  return (
    <div className="grid gap-8">
      <div>
        <h3 className="mb-2 font-semibold">Hoje</h3>
        <AiTodayMeter today={today} />
      </div>
      <div>
        <h3 className="font-semibold">Por dia, nos últimos 30 dias</h3>
        {days.length === 0 ? (
          <p className="mt-1 text-ink-soft">Nenhum pedido nos últimos 30 dias.</p>
        ) : (
          <>
            <Chart
              label="Custo da IA por dia"
              series={[{ name: 'Custo', tone: 'jade' }]}
              points={days.toReversed().map(({ day, custoCentavos }) => ({ period: day, values: [custoCentavos] }))}
              format={formatExactMoney}
            />
            <TokensPerDay days={days} />
          </>
        )}
      </div>
      <div>
        <h3 className="mb-1 font-semibold">Por usuário, neste mês</h3>
        <p className="mb-3 text-ink-soft">
          No total: {plural(month.calls, 'pedido', 'pedidos')}, {tokensText(month)},{' '}
          {formatExactMoney(month.custoCentavos)}.
        </p>
        {people.length > 0 && (
          <DataTable label="Uso da IA por usuário" columns={columns} rows={people} rowKey={({ userId }) => userId} />
        )}
      </div>
    </div>
  );
}

function TokensPerDay({ days }: { days: AiUsage['days'] }) {
  const total = days.reduce(
    (sum, day) => ({
      inputTokens: sum.inputTokens + day.inputTokens,
      outputTokens: sum.outputTokens + day.outputTokens,
      calls: sum.calls + day.calls,
    }),
    { inputTokens: 0, outputTokens: 0, calls: 0 },
  );
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      {plural(total.calls, 'pedido', 'pedidos')}, {tokensText(total)}.
    </p>
  );
}

function tokensText({ inputTokens, outputTokens }: Pick<AiSums, 'inputTokens' | 'outputTokens'>): string {
  return `${formatNumber(inputTokens)} tokens de entrada e ${formatNumber(outputTokens)} de saída`;
}

const columns: Column<AiUsage['people'][number]>[] = [
  {
    id: 'person',
    header: 'Usuário',
    kind: 'title',
    cell: ({ userId, nomeCompleto, email }) => <AccountCell id={userId} nomeCompleto={nomeCompleto} email={email} />,
  },
  { id: 'calls', header: 'Pedidos', className: 'tabular-nums', cell: ({ calls }) => formatNumber(calls) },
  {
    id: 'input',
    header: 'Tokens de entrada',
    className: 'tabular-nums',
    cell: ({ inputTokens }) => formatNumber(inputTokens),
  },
  {
    id: 'output',
    header: 'Tokens de saída',
    className: 'tabular-nums',
    cell: ({ outputTokens }) => formatNumber(outputTokens),
  },
  {
    id: 'cost',
    header: 'Custo',
    className: 'tabular-nums',
    cell: ({ custoCentavos }) => formatExactMoney(custoCentavos),
  },
];
