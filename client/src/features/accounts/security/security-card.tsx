import { plural } from '@meridia/shared/numbers.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { TextButton } from '../../../components/ui/text-button.tsx';
import { trpc } from '../../../trpc.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { SessionsList } from './sessions-list.tsx';

// These dialogs are rarely opened, so their code is loaded on opening.
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}));
const SetUpSecondFactorDialog = lazy(async () => ({
  default: (await import('./set-up-second-factor-dialog.tsx')).SetUpSecondFactorDialog,
}));
const DisableSecondFactorDialog = lazy(async () => ({
  default: (await import('./disable-second-factor-dialog.tsx')).DisableSecondFactorDialog,
}));

type OpenDialog = 'password' | 'set-up' | 'disable' | null;

export function SecurityCard() {
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  return (
    <Card aria-labelledby="seguranca">
      <CardTitle id="seguranca">Segurança</CardTitle>
      <div className="mt-4 grid divide-y divide-line">
        <Row title="Senha" text="Troque-a se alguém mais pode conhecê-la.">
          <Button variant="outline" onClick={() => setOpen('password')}>
            Alterar senha
          </Button>
        </Row>
        <SecondFactorRow onSetUp={() => setOpen('set-up')} onDisable={() => setOpen('disable')} />
        <SessionsList />
      </div>
      <Suspense>
        {open === 'password' && <ChangePasswordDialog onClose={close} />}
        {open === 'set-up' && <SetUpSecondFactorDialog onClose={close} />}
        {open === 'disable' && <DisableSecondFactorDialog onClose={close} />}
      </Suspense>
    </Card>
  );
}

function SecondFactorRow({ onSetUp, onDisable }: { onSetUp: () => void; onDisable: () => void }) {
  const security = trpc.accounts.security.useQuery();
  const active = security.data?.secondFactor;
  const left = security.data?.recoveryCodesLeft ?? 0;
  return (
    <Row
      title="Verificação em duas etapas"
      badge={active && <Badge tone="jade">Ativa</Badge>}
      text={
        active
          ? `Ao entrar, pedimos também um código do seu aplicativo. Você tem ${plural(left, 'código de recuperação', 'códigos de recuperação')}.`
          : 'Além da senha, um código do seu celular. Protege sua conta mesmo que alguém descubra a senha.'
      }
      note={
        active &&
        left <= 2 &&
        'Restam poucos códigos de recuperação. Para receber outros, desative a verificação e ative-a de novo.'
      }
    >
      {security.isPending && <Skeleton className="h-11 w-28" />}
      {security.data &&
        (active ? (
          <Button variant="outline" onClick={onDisable}>
            Desativar
          </Button>
        ) : (
          <Button variant="outline" onClick={onSetUp}>
            Ativar
          </Button>
        ))}
      {security.error && !security.data && (
        <RefusalNote error={security.error}>
          <TextButton className="text-current" onClick={() => security.refetch()}>
            Tentar Novamente
          </TextButton>
        </RefusalNote>
      )}
    </Row>
  );
}

interface RowProps {
  title: string;
  badge?: ReactNode;
  text: string;
  note?: ReactNode;
  children: ReactNode;
}

function Row({ title, badge, text, note, children }: RowProps) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5 first:pt-0 last:pb-0"
    >
      <div className="min-w-0 grow basis-72">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {title}
          {badge}
        </h3>
        <p className="text-[0.9375rem] text-ink-soft">{text}</p>
        {note && <p className="mt-1 text-[0.9375rem] font-medium text-amber-ink">{note}</p>}
      </div>
      {children}
    </section>
  );
}
