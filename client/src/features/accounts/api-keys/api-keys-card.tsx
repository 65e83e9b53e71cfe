import { type ApiKey, apiScopeWords } from '@meridia/shared/api-key.ts';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'sonner';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { PlanNote } from '../../../components/feedback/plan-note.tsx';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { formatDateTime, formatShortDate } from '../../../lib/format.ts';
import { useMissingCapability } from '../../../lib/use-capability.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';

// Rarely opened, so its code is loaded on opening.
const NewKeyDialog = lazy(async () => ({ default: (await import('./new-key-dialog.tsx')).NewKeyDialog }));

/** The keys with which programs of the account use the API: those that work, and those that ended lately. */
export function ApiKeysCard({ id }: { id: string }) {
  const query = trpc.apiKeys.list.useQuery();
  const missing = useMissingCapability('api');
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const keys = query.data ?? [];
  return (
    <Card id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-24">
      <CardTitle id={`${id}-titulo`}>API de integração</CardTitle>
      <p className="mt-1 text-ink-soft">
        Ligue o sistema da sua clínica ao aplicativo: clientes, fotos, avaliações, relatórios e consultas.{' '}
        <a
          href="/api/v1"
          target="_blank"
          rel="noreferrer"
          className="underline decoration-line-strong underline-offset-4 hover:text-jade-ink"
        >
          Como usar a API
        </a>
      </p>
      <CardQuery query={query} />
      {keys.length > 0 && (
        <ul className="mt-2 divide-y divide-line" aria-label="Chaves da API">
          {keys.map((key) => (
            <li key={key.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 wrap-anywhere">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="font-semibold">{key.nome}</span>
                  <Badge tone={tones[key.estado]}>{states[key.estado]}</Badge>
                </p>
                <p className="text-[0.9375rem] text-ink-soft">
                  <code>{key.prefix}…</code> · {about(key)}
                </p>
                <p className="text-[0.9375rem] text-ink-soft">
                  {key.scopes.map((scope) => apiScopeWords[scope]).join(' · ')}
                </p>
              </div>
              {key.estado === 'ativa' && (
                <Button variant="danger" size="sm" aria-label={`Revogar: ${key.nome}`} onClick={() => setEnding(key)}>
                  Revogar
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {missing ? (
        <PlanNote className="mt-4">
          {missing}
          {keys.some(({ estado }) => estado === 'ativa') && ' Enquanto isso, as chaves não abrem nada.'}
        </PlanNote>
      ) : (
        <Button variant="outline" icon={<KeyRound aria-hidden />} className="mt-4" onClick={() => setMaking(true)}>
          Criar chave
        </Button>
      )}
      <RevokeKey apiKey={ending} onClose={() => setEnding(null)} />
      <Suspense>{making && <NewKeyDialog onClose={() => setMaking(false)} />}</Suspense>
    </Card>
  );
}

const states: Record<ApiKey['estado'], string> = { ativa: 'Ativa', vencida: 'Vencida', revogada: 'Revogada' };
const tones: Record<ApiKey['estado'], BadgeTone> = { ativa: 'jade', vencida: 'outline', revogada: 'outline' };

function about({ estado, createdAt, expiresAt, lastUsedAt, revokedAt }: ApiKey): string {
  const used = lastUsedAt ? `usada em ${formatDateTime(lastUsedAt)}` : 'nunca usada';
  if (revokedAt) return `revogada em ${formatShortDate(revokedAt)}, ${used}`;
  const until = `${estado === 'vencida' ? 'venceu' : 'vale até'} ${formatShortDate(expiresAt)}`;
  return `criada em ${formatShortDate(createdAt)}, ${until}, ${used}`;
}

function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey | null; onClose: () => void }) {
  const utils = trpc.useUtils();
  const revoke = trpc.apiKeys.revoke.useMutation({
    onSuccess: () => void toast.success('Chave revogada'),
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
    },
    onSettled: async () => {
      await utils.apiKeys.list.invalidate();
      onClose();
    },
  });
  return (
    <AlertDialog
      open={apiKey !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Revogar esta chave?"
      description="O programa que a usa deixa de ter acesso na hora. Não há como desfazer; dá para criar outra."
      confirmText="Revogar"
      tone="danger"
      busy={revoke.isPending}
      onConfirm={() => apiKey && revoke.mutate({ id: apiKey.id })}
    />
  );
}
