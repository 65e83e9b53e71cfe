import type { AdminWarnings } from '@meridia/shared/admin-overview.ts';
import { formatExactMoney } from '@meridia/shared/money.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { formatWait } from '../../../lib/format-wait.ts';

/** Jobs normally wait for seconds. They wait for minutes only when no worker takes them. */
const longWaitSeconds = 120;

/** The warnings, worst first; empty without a problem. */
export function readWarningTexts({
  ai,
  failedJobs,
  failedMails,
  oldestWaitingSeconds,
  accessLogBroken,
}: AdminWarnings): string[] {
  const texts: string[] = [];
  if (accessLogBroken) {
    texts.push('O registro de acessos foi alterado por fora do sistema: linhas faltam ou mudaram.');
  }
  if (oldestWaitingSeconds > longWaitSeconds) {
    texts.push(`A fila está atrasada: há uma tarefa esperando há ${formatWait(oldestWaitingSeconds)}.`);
  }
  if (failedJobs > 0) {
    texts.push(
      `${plural(failedJobs, 'tarefa falhou', 'tarefas falharam')} nos últimos 7 dias e ninguém tentou de novo.`,
    );
  }
  if (failedMails > 0)
    texts.push(`${plural(failedMails, 'mensagem não foi entregue', 'mensagens não foram entregues')}.`);
  if (ai.capReached) {
    texts.push(
      `O teto de gasto com a IA foi atingido: ${formatExactMoney(ai.spentCentavos)} de ${formatExactMoney(ai.capCentavos)} hoje. Até a meia-noite de São Paulo os relatórios são escritos pelo redator local, e dizem isso.`,
    );
  }
  return texts;
}
