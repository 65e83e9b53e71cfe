import { Badge } from '../../components/ui/badge.tsx';
import { readStatusBadge } from './read-status-badge.ts';

export function StatusBadge({ status }: { status: string }) {
  const { label, tone } = readStatusBadge(status);
  return <Badge tone={tone}>{label}</Badge>;
}
