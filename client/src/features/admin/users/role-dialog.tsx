import type { AccountSummary } from '@meridia/shared/admin-account.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Field } from '../../../components/form/field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { PasswordInput } from '../../../components/form/password-input.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';

interface RoleDialogProps {
  account: Pick<AccountSummary, 'id' | 'nomeCompleto' | 'role'>;
  /** True when admins remove their own admin role. */
  own: boolean;
  onClose: () => void;
}

/** 'Tornar Admin' and 'Remover Admin' (docs/PRODUCT.md 15.5), after the admin's own password and code. */
export function RoleDialog({ account, own, onClose }: RoleDialogProps) {
  const demotes = account.role === 'admin';
  const words = wordsFor(account.nomeCompleto, demotes, own);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const asksCode = trpc.accounts.security.useQuery().data?.secondFactor ?? false;
  const utils = trpc.useUtils();
  const options = {
    onSuccess: async () => {
      toast.success(demotes ? 'Permissões de admin removidas' : 'Usuário promovido a admin');
      onClose();
      // An admin who removed the own role is redirected by the frame.
      await Promise.all([utils.admin.invalidate(), own && utils.accounts.session.invalidate()]);
    },
    onError: (error: unknown) => {
      if (refusedField(error)) return;
      toast.error('Erro ao alterar permissões', {
        description: readErrorBody(error)?.message ?? errorMessage(error).action,
      });
      onClose();
    },
  };
  const promote = trpc.admin.accounts.promote.useMutation(options);
  const demote = trpc.admin.accounts.demote.useMutation(options);
  const change = demotes ? demote : promote;
  const refused = refusedField(change.error);
  const needsCode = asksCode || refused === 'code';

  const submit = () => {
    setTried(true);
    if (change.isPending || password === '' || (needsCode && code.trim() === '')) return;
    change.mutate({ userId: account.id, password, ...(needsCode && { code }) });
  };

  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.consequence}>
      <Form onSubmit={submit}>
        <Field
          label="Sua senha"
          required
          error={refused === 'password' ? 'A senha não confere.' : tried && !password ? 'Informe sua senha' : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {needsCode && (
          <Field
            label="Código de verificação"
            hint="Do seu aplicativo autenticador, ou um código de recuperação."
            required
            error={codeError(change.error) ?? (tried && !code.trim() ? 'Informe o código' : undefined)}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
          </Field>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant={demotes ? 'accent' : 'primary'}
            busy={change.isPending}
            busyText={demotes ? 'Removendo...' : 'Promovendo...'}
          >
            {words.confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function wordsFor(name: string, demotes: boolean, own: boolean) {
  if (own) {
    return {
      title: 'Deixar de ser admin?',
      confirm: 'Remover Admin',
      consequence: 'Você perde o painel e o plano de admin na hora. Outro admin pode devolver o acesso.',
    };
  }
  if (demotes) {
    return {
      title: `Remover as permissões de admin de ${name}?`,
      confirm: 'Remover Admin',
      consequence: 'A pessoa perde o painel e o plano de admin na hora, e sai da conta em todos os aparelhos.',
    };
  }
  return {
    title: `Tornar ${name} admin?`,
    confirm: 'Tornar Admin',
    consequence:
      'A pessoa passa a ver todas as contas, avaliações e planos, a promover outras e a usar o sistema sem limite.',
  };
}

function refusedField(error: unknown): 'password' | 'code' | null {
  switch (readErrorBody(error)?.code) {
    case 'INVALID_CREDENTIALS':
      return 'password';
    case 'SECOND_FACTOR_REQUIRED':
    case 'SECOND_FACTOR_INVALID':
      return 'code';
    default:
      return null;
  }
}

function codeError(error: unknown): string | undefined {
  return readErrorBody(error)?.code === 'SECOND_FACTOR_INVALID' ? 'Código incorreto ou já usado' : undefined;
}
