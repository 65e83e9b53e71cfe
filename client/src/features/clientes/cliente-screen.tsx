import type { Cliente } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { MessageCircle, NotebookPen, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { formatPhone } from '../../components/anamnese/format-phone.ts';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Button, buttonStyles } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { FoldMark } from '../../components/ui/fold-mark.tsx';
import { evolucaoOf } from '../../lib/evolucao-link.ts';
import { formatCalendarDay, formatDate } from '../../lib/format.ts';
import { useMissingCapability } from '../../lib/use-capability.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { whatsappUrl } from '../../lib/whatsapp-url.ts';
import { trpc } from '../../trpc.ts';
import { ComparacaoCard } from './comparacao-card.tsx';
import { DadosAnteriores } from './dados-anteriores.tsx';
import { EditClienteDialog } from './edit-cliente-dialog.tsx';
import { IaExterior } from './ia-exterior.tsx';
import { LinhaDoTempo, timelineId } from './linha-do-tempo.tsx';
import { MergeClienteDialog } from './merge-cliente-dialog.tsx';
import { QuadroCard } from './quadro-card.tsx';
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
  const [separating, setSeparating] = useState(false);
  const separate = () => {
    setSeparating(true);
    document.getElementById(timelineId)?.scrollIntoView({ block: 'center' });
  };
  const quadro = trpc.clientes.quadro.useQuery({ id });
  const overview = trpc.consultasEvolutivas.overview.useQuery({ clienteId: id });
  const missing = useMissingCapability('consultasPorCliente', overview.data?.registradas);
  const treated = quadro.data?.emTratamento === true && !missing;
  const avaliar = (
    <ButtonLink
      to="/anamnese"
      search={{ cliente: id }}
      variant={treated ? 'outline' : 'primary'}
      icon={<Plus aria-hidden />}
    >
      Nova Avaliação
    </ButtonLink>
  );
  const registrar = !missing && (
    <ButtonLink
      {...evolucaoOf({ avaliacaoId: ultima?.id ?? null, clienteId: id })}
      hash="nova"
      variant={treated ? 'primary' : 'outline'}
      icon={<NotebookPen aria-hidden />}
    >
      Registrar consulta
    </ButtonLink>
  );
  return (
    <Page>
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
            {treated ? avaliar : registrar}
            {treated ? registrar : avaliar}
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <QuadroCard clienteId={id} />
          {rascunhos}
          <LinhaDoTempo cliente={cliente} separating={separating} onSeparate={setSeparating} missing={missing} />
          <ComparacaoCard avaliacoes={avaliacoes} />
          {evolucao}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <Dados cliente={cliente} onEdit={() => setOpen('edit')} />
          {convites}
          {links}
          <FotosRevogadas cliente={cliente} />
          <details className="rounded-card border border-line bg-surface">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-x-3 px-5 py-3 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
              Mais opções
              <FoldMark />
            </summary>
            <div className="grid grid-cols-1 gap-5 p-3 pt-0">
              <div className="flex flex-wrap gap-2 px-2 sm:px-3">
                <Button variant="outline" size="sm" onClick={() => setOpen('merge')}>
                  Juntar com outro cadastro
                </Button>
                {avaliacoes.length > 1 && (
                  <Button variant="outline" size="sm" onClick={separate}>
                    Separar avaliações
                  </Button>
                )}
              </div>
              <IaExterior cliente={cliente} />
              <Juncoes juncoes={cliente.juncoes} />
              {direitos}
            </div>
          </details>
        </div>
      </div>
      {open === 'edit' && <EditClienteDialog cliente={cliente} onClose={close} />}
      {open === 'merge' && <MergeClienteDialog cliente={cliente} onClose={close} />}
    </Page>
  );
}

interface DadosProps {
  cliente: Cliente;
  onEdit: () => void;
}

function Dados({ cliente: { id, dados }, onEdit }: DadosProps) {
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
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-1">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
            <dd className="break-words">{value || 'Não informado'}</dd>
          </div>
        ))}
      </dl>
      {chat && (
        <div className="mt-4">
          <a href={chat} target="_blank" rel="noreferrer" className={buttonStyles({ variant: 'outline', size: 'sm' })}>
            <MessageCircle aria-hidden />
            WhatsApp
          </a>
        </div>
      )}
      <DadosAnteriores id={id} />
    </Card>
  );
}

/** A withdrawal stays in sight; what can be done about it is among the other options. */
function FotosRevogadas({ cliente: { fotosPermitidas, fotosPermitidasEm } }: { cliente: Cliente }) {
  if (fotosPermitidas !== false || !fotosPermitidasEm) return null;
  return (
    <p className="rounded-control bg-amber-soft p-4 text-[0.9375rem] text-amber-ink">
      Fotos revogadas pelo cliente em {formatDate(fotosPermitidasEm)}. Veja em Mais opções.
    </p>
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
