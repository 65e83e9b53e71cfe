import type { AdminOverview } from '@meridia/shared/admin-overview.ts';
import { useState } from 'react';
import { FieldGroup } from '../../../components/form/field.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { RadioChips } from '../../../components/ui/radio-chips.tsx';
import { Chart } from '../charts/chart.tsx';

type Span = 'days' | 'months';

const spans = [
  { value: 'days', label: 'Últimos 30 dias' },
  { value: 'months', label: 'Últimos 12 meses' },
] as const;

export function OverviewCharts({ overview }: { overview: AdminOverview }) {
  const [span, setSpan] = useState<Span>('days');
  const signUps = overview.signUps[span];
  const reports = overview.reports[span];
  return (
    <div className="grid gap-4 sm:gap-6">
      <FieldGroup label="Período dos gráficos">
        {() => <RadioChips options={spans} value={span} onChange={(value) => setSpan(value ?? span)} />}
      </FieldGroup>
      <div className="grid gap-4 sm:gap-6 xl:grid-cols-2">
        <Card>
          <CardTitle>Novos cadastros</CardTitle>
          <Counted>Contas que ainda existem, pelo dia do cadastro (horário de São Paulo).</Counted>
          <Chart
            label="Novos cadastros"
            series={[{ name: 'Cadastros', tone: 'jade' }]}
            points={signUps.map(({ period, signUps: count }) => ({ period, values: [count] }))}
          />
        </Card>
        <Card>
          <CardTitle>Relatórios</CardTitle>
          <Counted>Pelo dia da avaliação, com a situação de agora. Em andamento e de teste não entram.</Counted>
          <Chart
            label="Relatórios"
            series={[
              { name: 'Concluídos', tone: 'jade' },
              { name: 'Com erro', tone: 'cinnabar' },
            ]}
            points={reports.map(({ period, finished, failed }) => ({ period, values: [finished, failed] }))}
          />
        </Card>
      </div>
    </div>
  );
}

/** Says what a chart counts. */
function Counted({ children }: { children: string }) {
  return <p className="mt-1 text-sm text-ink-soft">{children}</p>;
}
