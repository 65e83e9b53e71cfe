import type { Cliente } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { MessageCircle, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { formatPhone } from '../../components/anamnese/format-phone.ts';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Button, buttonStyles } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { formatCalendarDay, formatDate } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { whatsappUrl } from '../../lib/whatsapp-url.ts';
import { trpc } from '../../trpc.ts';
import { ComparacaoCard } from './comparacao-card.tsx';
import { DadosAnteriores } from './dados-anteriores.tsx';
import { EditClienteDialog } from './edit-cliente-dialog.tsx';
import { IaExterior } from './ia-exterior.tsx';
import { LinhaDoTempo } from './linha-do-tempo.tsx';
import { MergeClienteDialog } from './merge-cliente-dialog.tsx';
import { useClienteOutcome } from './use-cliente-outcome.ts';

interface ClienteScreenProps {
  cliente: Cliente;
  /** The intakes of this client that were begun; of another feature. */
  rascunhos: ReactNode;
  /** Curves and photos, which belong to another feature. */
  evolucao: ReactNode;
  /** The invitations of this client, and the button for a new one; of another feature, too. */
  convites: ReactNode;
  /** The links that open a report of this client now; of another feature, too. */
  links: ReactNode;
  /** What the client may ask for about her data; of another feature, too. */
  direitos: ReactNode;
  enviarFicha: ReactNode;
}

export function ClienteScreen({
  cliente,
  rascunhos,
  evolucao,
  convites,
  links,
  direitos,
  enviarFicha,
}: ClienteScreenProps) {
  const { id, dados, idade, avaliacoes } = cliente;
  usePageTitle(dados.nome);
  const [open, setOpen] = useState<'edit' | 'merge' | null>(null);
  const close = () => setOpen(null);
  const [ultima] = avaliacoes;
  return (
    <Page width="form">
      <PageHeader
        title={<span className="break-words">{dados.nome}</span>}
        description={[
          idade === null ? 'Idade não informada' : plural(idade, 'ano', 'anos'),
          ultima ? `última avaliação em ${formatDate(ultima.createdAt)}` : 'sem avaliação ainda',
        ].join(', ')}
        back={<BackLink to="/clientes">Clientes</BackLink>}
        actions={
          <>
            {enviarFicha}
            <ButtonLink to="/anamnese" search={{ cliente: id }} icon={<Plus aria-hidden />}>
              Nova Avaliação
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-5">
        <Dados cliente={cliente} onEdit={() => setOpen('edit')} onMerge={() => setOpen('merge')} />
        {rascunhos}
        <LinhaDoTempo cliente={cliente} />
        <ComparacaoCard avaliacoes={avaliacoes} />
        {evolucao}
        {convites}
        {links}
        <IaExterior cliente={cliente} />
        <Juncoes juncoes={cliente.juncoes} />
        {direitos}
      </div>
      {open === 'edit' && <EditClienteDialog cliente={cliente} onClose={close} />}
      {open === 'merge' && <MergeClienteDialog cliente={cliente} onClose={close} />}
    </Page>
  );
}

interface DadosProps {
  cliente: Cliente;
  onEdit: () => void;
  onMerge: () => void;
}

function Dados({ cliente: { id, dados }, onEdit, onMerge }: DadosProps) {
  const chat = whatsappUrl(dados.telefone);
  const facts = [
    ['Nascimento', dados.nascimento && formatCalendarDay(dados.nascimento)],
    ['Telefone', dados.telefone && formatPhone(dados.telefone)],
    ['Email', dados.email],
  ] as const;
  return (
    <Card aria-label="Dados">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Dados</CardTitle>
        <Button variant="ghost" size="sm" icon={<Pencil aria-hidden />} onClick={onEdit}>
          Editar
        </Button>
      </div>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
            <dd className="break-words">{value || 'Não informado'}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" className={buttonStyles({ variant: 'outline', size: 'sm' })}>
            <MessageCircle aria-hidden />
            WhatsApp
          </a>
        )}
        <Button variant="outline" size="sm" onClick={onMerge}>
          Juntar com outro cadastro
        </Button>
      </div>
      <DadosAnteriores id={id} />
    </Card>
  );
}

/** Merges, each with a way back. */
function Juncoes({ juncoes }: Pick<Cliente, 'juncoes'>) {
  const { refresh, explain } = useClienteOutcome();
  const undo = trpc.clientes.undoMerge.useMutation({
    onSuccess: async () => {
      toast.success('Junção desfeita');
      await refresh();
    },
    onError: explain,
  });
  if (juncoes.length === 0) return null;
  return (
    <Card aria-label="Cadastros juntados">
      <CardTitle>Cadastros juntados</CardTitle>
      <ul className="mt-2 grid gap-2">
        {juncoes.map(({ id, nome, em, avaliacoes }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              {nome}, {plural(avaliacoes, 'avaliação', 'avaliações')}, em {formatDate(em)}
            </span>
            <Button
              variant="outline"
              size="sm"
              busy={undo.isPending && undo.variables.juncaoId === id}
              busyText="Desfazendo..."
              onClick={() => undo.mutate({ juncaoId: id })}
            >
              Desfazer
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
