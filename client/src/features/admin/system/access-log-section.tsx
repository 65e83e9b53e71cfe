import type { AccessLogHealth } from '@meridia/shared/access-log.ts';
import { formatNumber } from '@meridia/shared/numbers.ts';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { trpc } from '../../../trpc.ts';
import { ShortTime } from './short-time.tsx';
import { SystemSection } from './system-section.tsx';

export function AccessLogSection() {
  const query = trpc.admin.accessLog.health.useQuery();
  return (
    <SystemSection
      title="Registro de acessos"
      description="Quem leu dados de saúde, com as linhas ligadas uma à outra: alterar, apagar ou inserir uma delas aparece aqui. Conferido toda noite; para conferir agora, use npm run verify-access-log."
    >
      <CardQuery query={query} />
      {query.data !== undefined && <Health health={query.data} />}
    </SystemSection>
  );
}

function Health({ health }: { health: AccessLogHealth }) {
  if (!health?.checkedAt) return <p>Ainda não foi conferido.</p>;
  const { checkedAt, checkedId, brokenId } = health;
  if (brokenId !== null) {
    return (
      <p>
        <Badge tone="cinnabar">Alterado</Badge> A linha {formatNumber(brokenId)} não é a que foi gravada. Conferido em{' '}
        <ShortTime at={checkedAt} />.
      </p>
    );
  }
  return (
    <p>
      <Badge tone="jade">Íntegro</Badge> Até a linha {formatNumber(checkedId ?? 0)}, conferido em{' '}
      <ShortTime at={checkedAt} />.
    </p>
  );
}
