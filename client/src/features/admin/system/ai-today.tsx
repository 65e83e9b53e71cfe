import type { AiToday as Today } from '@meridia/shared/ai-usage.ts';
import { formatExactMoney } from '@meridia/shared/money.ts';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { Progress } from '../../../components/ui/progress.tsx';

/** Today's AI cost against the cap. */
export function AiToday({ today }: { today: Today }) {
  return (
    <Card aria-label="Gasto com a IA hoje">
      <CardTitle className="mb-3">Gasto com a IA hoje</CardTitle>
      <AiTodayMeter today={today} />
    </Card>
  );
}

export function AiTodayMeter({ today }: { today: Today }) {
  const { configured, capCentavos, spentCentavos, capReached } = today;
  if (!configured) {
    return (
      <p className="text-ink-soft">
        Nenhuma IA está configurada: os relatórios são escritos pelo redator local, sem custo.
      </p>
    );
  }
  const text = `${formatExactMoney(spentCentavos)} de ${formatExactMoney(capCentavos)}`;
  return (
    <>
      <p className="mb-2 font-semibold tabular-nums">{text}</p>
      <Progress
        percent={capCentavos > 0 ? (spentCentavos / capCentavos) * 100 : 100}
        label="Gasto de hoje em relação ao teto"
        valueText={text}
        tone={capReached ? 'cinnabar' : 'jade'}
      />
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        {capReached
          ? 'Teto atingido: até a meia-noite de São Paulo o redator local escreve os relatórios.'
          : 'Ao chegar ao teto (AI_DAILY_CAP_CENTAVOS), o redator local assume até a meia-noite de São Paulo.'}
      </p>
    </>
  );
}
