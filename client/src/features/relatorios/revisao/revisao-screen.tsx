import { plural } from '@meridia/shared/numbers.ts';
import type { Revisao } from '@meridia/shared/parecer.ts';
import { CheckCheck, Eye, PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { LeaveDialog } from '../../../components/layout/leave-dialog.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { ProofProps } from '../../../lib/proof-props.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { agreeWithRest, openPartes } from './change-parecer.ts';
import { groupPartes } from './group-partes.ts';
import type { SaveStatus } from './parecer-saver.ts';
import { ParteGroup } from './parte-group.tsx';
import { PreviaDialog } from './previa-dialog.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { useRevisao } from './use-revisao.ts';

interface RevisaoScreenProps {
  revisao: Revisao;
  /** Asks for password and code; the account's own dialog. */
  renderProof: (props: ProofProps) => ReactNode;
  onSigned: (numero: number) => void;
  /** Loads the review anew, and forgets what is on the screen. */
  onReload: () => void;
}

/** A report part by part: agree, change or strike, with points, sessions and notes; then sign. It saves itself. */
export function RevisaoScreen({ revisao, renderProof, onSigned, onReload }: RevisaoScreenProps) {
  const { id, nomeCliente, idade, numero, partes } = revisao;
  const { parecer, pendencias, edicao, status, change, flush, hasUnsaved, keepMine } = useRevisao(revisao);
  const [dialog, setDialog] = useState<'previa' | 'sign' | null>(null);
  const [opening, setOpening] = useState(false);
  const guard = useLeaveGuard({ shouldAsk: () => hasUnsaved() && status.kind !== 'saving', hasUnsaved });
  usePageTitle(`Revisar o relatório de ${nomeCliente}`);
  const abertas = openPartes(parecer, partes);
  const missing = pendencias.filter(({ impede, tipo }) => impede && tipo !== 'parte_aberta');

  const openSaved = async (next: 'previa' | 'sign') => {
    setOpening(true);
    const stored = await flush();
    setOpening(false);
    if (stored === null)
      toast.error('A revisão ainda não foi salva', { description: 'Confira a conexão e tente de novo.' });
    else setDialog(next);
  };

  return (
    <Page width="form" className="pb-32 sm:pb-36">
      <PageHeader
        title="Revisar o relatório"
        description={
          <>
            <span className="wrap-anywhere">{nomeCliente}</span>, {idade} anos. Sua assinatura cria a versão {numero}. O
            texto da máquina fica sempre guardado.
          </>
        }
        back={
          <BackLink to="/resultado/$id" params={{ id }}>
            Relatório
          </BackLink>
        }
      />
      <div className="grid gap-4">
        <Notices revisao={revisao} liberado={parecer.liberacao !== undefined} />
        {status.kind === 'conflict' && (
          <Conflict
            message={status.message}
            onKeep={async () => {
              if ((await keepMine()) === 'other-report') {
                toast.error('O relatório foi feito de novo', { description: 'Recarregue para revisar o atual.' });
              }
            }}
            onReload={onReload}
          />
        )}
        <section aria-labelledby="andamento" className={`${note} grid gap-3`}>
          <h2 id="andamento" className="font-semibold">
            {abertas.length === 0
              ? 'Todas as partes foram revisadas'
              : `${plural(partes.length - abertas.length, 'parte revisada', 'partes revisadas')} de ${partes.length}`}
          </h2>
          {missing.length > 0 && (
            <div>
              <p className="font-semibold">Para assinar, resolva:</p>
              <ul className="list-disc pl-5">
                {missing.map(({ texto, parte }) => (
                  <li key={texto}>
                    <a href={`#parte-${parte}`} className={link}>
                      {texto}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </section>
        {groupPartes(partes).map((grupo) => (
          <ParteGroup
            key={grupo.partes[0]?.id}
            grupo={grupo}
            revisao={revisao}
            parecer={parecer}
            onChange={change}
            pendencias={pendencias}
          />
        ))}
        {abertas.length > 0 && (
          // After the parts: who presses it has come past all of them.
          <Button
            variant="outline"
            className="mt-4 sm:justify-self-start"
            icon={<CheckCheck aria-hidden />}
            onClick={() => change(agreeWithRest(parecer, partes))}
          >
            {abertas.length === 1
              ? 'Concordo com a parte que falta'
              : `Li e concordo com as ${abertas.length} que faltam`}
          </Button>
        )}
      </div>
      <div
        role="toolbar"
        aria-label="Ações da revisão"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] max-[18rem]:static"
      >
        <div className="mx-auto grid max-w-[54rem] gap-1 px-4 py-2 sm:flex sm:items-center sm:justify-between sm:px-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <SaveLine status={status} edicao={edicao} />
            {abertas[0] && (
              <a href={`#parte-${abertas[0].id}`} className={`${link} whitespace-nowrap`}>
                {plural(abertas.length, 'falta', 'faltam')}: ir à próxima
              </a>
            )}
          </div>
          <div className="grid grid-cols-2 gap-2 max-[18rem]:grid-cols-1">
            <Button
              variant="outline"
              icon={<Eye aria-hidden />}
              busy={opening}
              disabled={edicao === 0 && status.kind === 'saved'}
              onClick={() => void openSaved('previa')}
            >
              Ver como fica
            </Button>
            <Button
              icon={<PenLine aria-hidden />}
              disabled={abertas.length > 0 || missing.length > 0 || (revisao.semMudancas && edicao === revisao.edicao)}
              onClick={() => void openSaved('sign')}
            >
              Assinar
            </Button>
          </div>
        </div>
      </div>
      {dialog === 'previa' && <PreviaDialog id={id} numero={numero} edicao={edicao} onClose={() => setDialog(null)} />}
      {dialog === 'sign' && (
        <SignDialog
          revisao={revisao}
          edicao={edicao}
          liberado={parecer.liberacao !== undefined}
          hints={pendencias.filter(({ impede }) => !impede).map(({ texto }) => texto)}
          renderProof={renderProof}
          onClose={() => setDialog(null)}
          onSigned={onSigned}
        />
      )}
      <LeaveDialog
        guard={guard}
        description="O que você mudou por último nesta revisão ainda não foi salvo."
        stayText="Continuar revisando"
      />
    </Page>
  );
}

interface NoticesProps {
  revisao: Revisao;
  liberado: boolean;
}

function Notices({ revisao: { refeito, respostasMudaram, semMudancas, numero, planoEspera }, liberado }: NoticesProps) {
  return (
    <>
      {refeito && (
        <p role="status" className={note}>
          <strong className="font-semibold">O relatório foi feito de novo depois que você começou.</strong> Seus textos,
          notas e pontos continuam aqui. Onde você tinha concordado, leia de novo: o texto mudou.
        </p>
      )}
      {respostasMudaram && (
        <p role="status" className={note}>
          <strong className="font-semibold">As respostas foram corrigidas depois deste relatório.</strong> As regras de
          segurança já usam as respostas atuais; os textos, não. No relatório, o botão Refazer escreve com elas.
        </p>
      )}
      {planoEspera && !liberado && (
        <p role="status" className={note}>
          <strong className="font-semibold">O plano espera uma avaliação médica.</strong> Quando ela vier,{' '}
          <a href="#parte-seguranca" className={link}>
            anote a liberação na parte Segurança
          </a>
          : ela sai no relatório assinado.
        </p>
      )}
      {semMudancas && (
        <p role="status" className={note}>
          A versão {numero - 1} está assinada e não muda. O que você alterar aqui será a versão {numero}.
        </p>
      )}
    </>
  );
}

function Conflict({
  message,
  onKeep,
  onReload,
}: {
  message: string;
  onKeep: () => Promise<void>;
  onReload: () => void;
}) {
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-amber-soft p-4 text-amber-ink">
      <p>
        <strong className="font-semibold">{message}</strong> O que você escreveu continua nesta tela e ainda não foi
        salvo.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void onKeep()}>
          Ficar com a minha
        </Button>
        <Button size="sm" variant="outline" onClick={onReload}>
          Abrir a outra
        </Button>
      </div>
    </div>
  );
}

function SaveLine({ status, edicao }: { status: SaveStatus; edicao: number }) {
  const text = () => {
    switch (status.kind) {
      case 'saved':
        return edicao === 0 ? 'Salva sozinha enquanto você revisa.' : 'Revisão salva.';
      case 'saving':
        return 'Salvando...';
      case 'waiting':
        return 'Sem conexão. Salva assim que ela voltar.';
      case 'conflict':
        return 'Não salva: mudou em outro aparelho.';
      case 'refused':
        return `Não salva: ${errorMessage(status.error).title}.`;
    }
  };
  return (
    <p role="status" className="text-[0.9375rem] text-ink-soft">
      {text()}
    </p>
  );
}

const link = 'text-jade-ink underline underline-offset-4';
const note = 'rounded-card border border-line bg-surface p-4';
