import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { logoOf } from '@meridia/shared/clinica-config.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { cx } from '../../lib/cx.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { costOfRefazer, fateOfLinks } from '../../messages/refazer.ts';
import { trpc } from '../../trpc.ts';
import { AssinaturaLine } from './assinatura-line.tsx';
import { LeituraMudouNote } from './leitura-mudou-note.tsx';
import { MudancasNote } from './mudancas-note.tsx';
import { PerguntasEmAberto } from './perguntas-em-aberto.tsx';
import { PlanRefusalDialog } from './plan-refusal-dialog.tsx';
import { ReportActions, ReportBar } from './report-actions.tsx';
import { ReportPaper } from './report-paper.tsx';
import { RespostasLine } from './respostas-line.tsx';
import { ShareDialog } from './share/share-dialog.tsx';
import { useReportPdf } from './use-report-pdf.ts';
import { useReprocess } from './use-reprocess.ts';

/** A finished report: the client's name stays visible, with the paper below and the actions at hand. */
export function ReportScreen({ avaliacao }: { avaliacao: Avaliacao }) {
  const { id, clienteId, nomeCliente, idade, tipoRelatorio, relatorioHtml, erro, respostas } = avaliacao;
  const [askRedo, setAskRedo] = useState(false);
  const [sharing, setSharing] = useState(false);
  const pdf = useReportPdf(id);
  const { data: clinica } = trpc.clinicaConfigs.ofReport.useQuery({ avaliacaoId: id });
  const navigate = useNavigate();
  const reprocess = useReprocess(avaliacao);
  usePageTitle(`Relatório de ${nomeCliente}`);

  // The next intake of the same person asks only what changed.
  const next = clienteId ? { cliente: clienteId } : {};
  const actions = {
    id,
    next,
    onPdf: () => void pdf.download(),
    pdfBusy: pdf.busy,
    onPrint: () => void pdf.print(),
    onFolha: tipoRelatorio === 'completo' ? () => void pdf.download('tratamento') : undefined,
    // The sheet holds what the paper below shows.
    onCuidados: relatorioHtml?.includes('class="rel-ampliadas"') ? () => void pdf.download('cuidados') : undefined,
    onCarta: () => void navigate({ to: '/carta/$id', params: { id } }),
    onShare: () => setSharing(true),
    onRedo: () => setAskRedo(true),
    onReview: () => void navigate({ to: '/revisao/$id', params: { id } }),
    onNew: () => void navigate({ to: '/anamnese', search: next }),
  };
  const person = (
    <>
      <p
        className={cx(
          'line-clamp-2 font-serif text-lg leading-tight font-semibold text-balance',
          clienteId && 'underline decoration-line-strong underline-offset-4',
        )}
      >
        {nomeCliente}
      </p>
      <p className="text-[0.9375rem] leading-tight text-ink-soft">{idade} anos</p>
    </>
  );

  return (
    <>
      <header className="sticky top-(--bar-height) z-20 border-b border-line bg-ground print:hidden">
        <div className="mx-auto flex max-w-page items-center gap-x-1 px-4 py-2 sm:gap-x-4 sm:px-6">
          <div className="-ml-2 shrink-0">
            <BackLink to="/historico">
              <span className="max-sm:sr-only">Voltar</span>
            </BackLink>
          </div>
          {/* The report's own heading is the heading of this screen. */}
          {clienteId ? (
            <Link
              to="/clientes/$id"
              params={{ id: clienteId }}
              className="mr-auto block min-w-0 py-0.5 hover:text-jade-ink"
            >
              {person}
            </Link>
          ) : (
            <div className="mr-auto min-w-0 py-0.5">{person}</div>
          )}
          <ReportActions {...actions} />
        </div>
      </header>
      <Page className="pb-24 sm:pt-6 lg:pb-10">
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
          <Badge tone="jade" className="whitespace-normal!">
            {tipoRelatorio === 'diagnostico'
              ? 'Relatório de Diagnóstico (Gratuito)'
              : 'Relatório Completo (Tratamentos Incluídos)'}
          </Badge>
          <RespostasLine avaliacao={avaliacao} />
        </div>
        <AssinaturaLine id={id} assinatura={avaliacao.assinatura} refeito={avaliacao.refeito} />
        {erro && (
          <p role="status" className="mb-4 rounded-card border border-line bg-surface p-4 print:hidden">
            <strong className="font-semibold">O relatório não pôde ser refeito.</strong> {erro} Abaixo está o relatório
            anterior, sem alterações.
          </p>
        )}
        {respostas.emAberto.length + respostas.aDecidir.length > 0 && (
          <PerguntasEmAberto key={respostas.revisao} avaliacao={avaliacao} />
        )}
        {avaliacao.refeito && <MudancasNote id={id} />}
        {avaliacao.leituraMudou && <LeituraMudouNote mudou={avaliacao.leituraMudou} />}
        <ReportPaper
          html={relatorioHtml ?? ''}
          clinica={clinica && { nomeClinica: clinica.nomeClinica, logo: logoOf(clinica) }}
        />
      </Page>
      <ReportBar {...actions} />
      <ShareDialog
        id={id}
        nomeCliente={nomeCliente}
        fotos={avaliacao.fotos.map(({ kind }) => kind)}
        assinatura={avaliacao.assinatura}
        open={sharing}
        onOpenChange={setSharing}
      />
      <AlertDialog
        open={askRedo}
        onOpenChange={setAskRedo}
        title="Refazer este relatório?"
        description={describeRedo(respostas)}
        confirmText={respostas.refazerUsaUnidade ? 'Usar 1 diagnóstico e refazer' : 'Refazer relatório'}
        busy={reprocess.busy}
        onConfirm={() => {
          setAskRedo(false);
          reprocess.start();
        }}
      />
      <PlanRefusalDialog refusal={reprocess.refusal} onClose={reprocess.dismissRefusal} />
    </>
  );
}

function describeRedo(respostas: Avaliacao['respostas']): string {
  const { revisao, doRelatorio, refazerUsaUnidade } = respostas;
  const from = revisao === doRelatorio ? 'a mesma anamnese' : `as respostas corrigidas (versão ${revisao})`;
  return [
    `O relatório atual será substituído por um novo, feito com ${from} e as mesmas fotos.`,
    costOfRefazer(refazerUsaUnidade),
    fateOfLinks(respostas),
  ]
    .join(' ')
    .trim();
}
