import type { AccountSummary } from '@meridia/shared/admin-account.ts';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { readErrorBody } from '../../../lib/app-error.ts';
import { isSaidByProof, type ProofProps } from '../../../lib/proof-props.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';

interface RoleDialogProps {
  account: Pick<AccountSummary, 'id' | 'nomeCompleto' | 'role'>;
  /** True when admins remove their own admin role. */
  own: boolean;
  renderProof: (props: ProofProps) => ReactNode;
  onClose: () => void;
}

/** 'Tornar Admin' and 'Remover Admin' (docs/PRODUCT.md 15.5), after the admin's own password and code. */
export function RoleDialog({ account, own, renderProof, onClose }: RoleDialogProps) {
  const demotes = account.role === 'admin';
  const utils = trpc.useUtils();
  const options = {
    onSuccess: async () => {
      toast.success(demotes ? 'Permissões de admin removidas' : 'Usuário promovido a admin');
      onClose();
      // An admin who removed the own role is redirected by the frame.
      await Promise.all([utils.admin.invalidate(), own && utils.accounts.session.invalidate()]);
    },
    onError: (error: unknown) => {
      if (isSaidByProof(error)) return;
      toast.error('Erro ao alterar permissões', {
        description: readErrorBody(error)?.message ?? errorMessage(error).action,
      });
      onClose();
    },
  };
  const promote = trpc.admin.accounts.promote.useMutation(options);
  const demote = trpc.admin.accounts.demote.useMutation(options);
  const change = demotes ? demote : promote;
  return renderProof({
    ...wordsFor(account.nomeCompleto, demotes, own),
    variant: demotes ? 'accent' : 'primary',
    busyText: demotes ? 'Removendo...' : 'Promovendo...',
    busy: change.isPending,
    error: change.error,
    onClose,
    onProof: (proof) => change.mutate({ userId: account.id, ...proof }),
  });
}

function wordsFor(name: string, demotes: boolean, own: boolean) {
  if (own) {
    return {
      title: 'Deixar de ser admin?',
      submitText: 'Remover Admin',
      description: 'Você perde o painel e o plano de admin na hora. Outro admin pode devolver o acesso.',
    };
  }
  if (demotes) {
    return {
      title: `Remover as permissões de admin de ${name}?`,
      submitText: 'Remover Admin',
      description: 'A pessoa perde o painel e o plano de admin na hora, e sai da conta em todos os aparelhos.',
    };
  }
  return {
    title: `Tornar ${name} admin?`,
    submitText: 'Tornar Admin',
    description:
      'A pessoa passa a ver todas as contas e planos e uma lista das avaliações, que não abre, a promover outras e a usar o sistema sem limite.',
  };
}
