import type { Convite, ConviteEstado } from '@meridia/shared/convite.ts';
import { Suspense, useState } from 'react';
import { toast } from 'sonner';
import { PlanNote } from '../../components/feedback/plan-note.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { formatDateTime, formatShortDate } from '../../lib/format.ts';
import { useMissingCapability } from '../../lib/use-capability.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { EnviarFichaDialog } from './enviar-ficha.tsx';

const shownAtOnce = 5;

/**
 * The invitations of one client, or those of the account that are of today's work, with their state; nothing when there are none.
 */
export function ConvitesCard({ clienteId, className }: { clienteId?: string; className?: string }) {
  const { data: listed } = trpc.convites.list.useQuery(clienteId ? { clienteId } : {});
  const data = clienteId ? listed : listed?.filter((convite) => isOfToday(convite, Date.now()));
  const missing = useMissingCapability('convites');
  const [all, setAll] = useState(false);
  const [ending, setEnding] = useState<Convite | null>(null);
  const [renewing, setRenewing] = useState<Convite | null>(null);
  if (!data || data.length === 0) return null;
  const shown = all ? data : data.slice(0, shownAtOnce);
  return (
    <Card className={className} aria-label="Fichas enviadas">
      <CardTitle>Fichas enviadas</CardTitle>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((convite) => (
          <li key={convite.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 wrap-anywhere">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-semibold">{convite.nome}</span>
                <Badge tone={tones[convite.estado]}>{words[convite.estado]}</Badge>
              </p>
              <p className="text-[0.9375rem] text-ink-soft">{about(convite)}</p>
            </div>
            {convite.estado !== 'respondido' && (
              <div className="flex gap-2">
                {!missing && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Enviar de novo: ${convite.nome}`}
                    onClick={() => setRenewing(convite)}
                  >
                    Enviar de novo
                  </Button>
                )}
                {isOpen(convite) && (
                  <Button
                    variant="danger"
                    size="sm"
                    aria-label={`Encerrar: ${convite.nome}`}
                    onClick={() => setEnding(convite)}
                  >
                    Encerrar
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {missing && <PlanNote className="mt-3">{missing} As fichas já enviadas continuam valendo.</PlanNote>}
      {shown.length < data.length && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          Mostrar as {data.length}
        </Button>
      )}
      <EndConvite convite={ending} onClose={() => setEnding(null)} />
      <Suspense>
        {renewing && (
          <EnviarFichaDialog
            cliente={{ ...renewing, id: renewing.clienteId ?? '' }}
            renewed={renewing.id}
            onClose={() => setRenewing(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}

const words: Record<ConviteEstado, string> = {
  enviado: 'Enviada',
  aberto: 'Aberta',
  em_preenchimento: 'Em preenchimento',
  respondido: 'Respondida',
  vencido: 'Vencida',
  revogado: 'Encerrada',
};

const tones: Record<ConviteEstado, BadgeTone> = {
  enviado: 'neutral',
  aberto: 'neutral',
  em_preenchimento: 'amber',
  respondido: 'jade',
  vencido: 'outline',
  revogado: 'outline',
};

function isOpen({ estado }: Convite): boolean {
  return estado === 'enviado' || estado === 'aberto' || estado === 'em_preenchimento';
}

const keptOnStartMs = 7 * 24 * 60 * 60 * 1000;

/** Open, or over for less than a week: what is longer over is found with its client. */
function isOfToday({ respondidoEm, expiresAt }: Convite, now: number): boolean {
  return now - Date.parse(respondidoEm ?? expiresAt) < keptOnStartMs;
}

function about({ estado, createdAt, expiresAt, respondidoEm, email }: Convite): string {
  if (respondidoEm) return `Respondida em ${formatDateTime(respondidoEm)}`;
  const sent = `Enviada em ${formatShortDate(createdAt)}${email ? ` para ${email}` : ''}`;
  if (estado === 'revogado') return sent;
  return `${sent}, ${estado === 'vencido' ? 'venceu em' : 'vale até'} ${formatShortDate(expiresAt)}`;
}

function EndConvite({ convite, onClose }: { convite: Convite | null; onClose: () => void }) {
  const utils = trpc.useUtils();
  const revoke = trpc.convites.revoke.useMutation({
    onSuccess: () => void toast.success('Ficha encerrada'),
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
    },
    onSettled: async () => {
      await utils.convites.list.invalidate();
      onClose();
    },
  });
  return (
    <AlertDialog
      open={convite !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Encerrar esta ficha?"
      description="O link deixa de abrir na hora, e o que o cliente respondeu até agora é apagado."
      confirmText="Encerrar"
      tone="danger"
      busy={revoke.isPending}
      onConfirm={() => convite && revoke.mutate({ id: convite.id })}
    />
  );
}
