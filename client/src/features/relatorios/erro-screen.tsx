import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { CircleCheck, Plus, RotateCw } from 'lucide-react';
import { SupportAddress } from '../../components/feedback/support-links.tsx';
import { TongueIllustration } from '../../components/illustrations/tongue.tsx';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card } from '../../components/ui/card.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { PlanRefusalDialog } from './plan-refusal-dialog.tsx';
import { useReprocess } from './use-reprocess.ts';

/** The screen of a report that ended in `erro`: it says what happened, what was kept and what to do. */
export function ErroScreen({ avaliacao }: { avaliacao: Avaliacao }) {
  const reprocess = useReprocess(avaliacao);
  usePageTitle('Erro ao gerar diagnóstico');
  return (
    <Page width="text">
      <div className="-ml-2 mb-4">
        <BackLink to="/historico">Voltar</BackLink>
      </div>
      <Card className="grid justify-items-center gap-5 text-center sm:p-10">
        <TongueIllustration className="size-24 text-ink-soft" />
        <div>
          <h1 className="font-serif text-[1.75rem] leading-tight font-semibold sm:text-[2rem]">
            Erro ao gerar diagnóstico
          </h1>
          <p className="mt-1 wrap-anywhere text-ink-soft">
            {avaliacao.nomeCliente}, {avaliacao.idade} anos
          </p>
        </div>
        {avaliacao.erro && (
          <p className="w-full rounded-control border-l-4 border-cinnabar-ink bg-cinnabar-soft px-4 py-3 text-left">
            {avaliacao.erro}
          </p>
        )}
        <ul className="grid w-full gap-2 text-left">
          {avaliacao.quotaReturned && <Kept>A unidade deste diagnóstico foi devolvida ao seu plano.</Kept>}
          <Kept>A anamnese e as fotos continuam guardadas: não é preciso preencher nada de novo.</Kept>
        </ul>
        <div className="grid w-full gap-3 sm:flex sm:justify-center">
          <Button icon={<RotateCw aria-hidden />} busy={reprocess.busy} onClick={reprocess.start}>
            Tentar Novamente
          </Button>
          <ButtonLink to="/respostas/$id" params={{ id: avaliacao.id }} variant="outline">
            Ver respostas
          </ButtonLink>
          <ButtonLink to="/anamnese" variant="outline" icon={<Plus aria-hidden />}>
            Nova Avaliação
          </ButtonLink>
        </div>
        {avaliacao.quotaReturned && (
          <p className="text-[0.9375rem] text-ink-soft">Tentar novamente usa um diagnóstico do seu plano.</p>
        )}
        <p className="text-[0.9375rem] text-ink-soft">
          Se falhar outra vez, escreva para <SupportAddress />.
        </p>
      </Card>
      <PlanRefusalDialog refusal={reprocess.refusal} onClose={reprocess.dismissRefusal} />
    </Page>
  );
}

function Kept({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-3">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-jade-ink" />
      <span>{children}</span>
    </li>
  );
}
