import { formDadosSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { answerPerguntasSchema, isOpen } from '@meridia/shared/respostas.ts';
import { Link } from '@tanstack/react-router';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { DadosForm } from '../../components/anamnese/dados-form.ts';
import { Questions } from '../../components/anamnese/questions-section.tsx';
import { Form } from '../../components/form/form.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FoldMark } from '../../components/ui/fold-mark.tsx';
import { errorMessage } from '../../messages/errors.ts';
import { costOfRefazer, fateOfLinks } from '../../messages/refazer.ts';
import { trpc } from '../../trpc.ts';

/** What the report asks: in its own words, and with the controls of the intake, whose answers make it again. */
export function PerguntasEmAberto({
  avaliacao: { id, respostas },
}: {
  avaliacao: Pick<Avaliacao, 'id' | 'respostas'>;
}) {
  const { emAberto, aDecidir, revisao, refazerUsaUnidade, links, assinado } = respostas;
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const form = useForm<DadosForm>({ defaultValues: { dadosAnamnese: formDadosSchema.parse({}) } });
  const { mutate, isPending } = trpc.respostas.answer.useMutation({
    onSuccess: async () => {
      await utils.avaliacoes.byId.invalidate({ id });
      void utils.avaliacoes.list.invalidate();
      void utils.respostas.invalidate();
      toast.success('Respostas guardadas. O relatório está sendo refeito.');
    },
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action, duration: 8000 });
      void utils.avaliacoes.byId.invalidate({ id });
    },
  });

  const dados = form.watch('dadosAnamnese');
  const answered = emAberto.filter((field) => !isOpen(field, dados[field]));
  const send = () => {
    const given = Object.fromEntries(answered.map((field) => [field, dados[field]]));
    mutate({
      id,
      revisao,
      respostas: answerPerguntasSchema.shape.respostas.parse(given),
      ...(refazerUsaUnidade && { aceitaUnidade: true }),
    });
  };

  return (
    <details className="mb-4 rounded-card border border-line bg-surface print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 p-4">
        <MessageCircleQuestion aria-hidden className="size-5 shrink-0 text-jade-ink" />
        <span className="mr-auto">
          <strong className="font-semibold">
            {plural(emAberto.length || aDecidir.length, 'pergunta em aberto', 'perguntas em aberto')}
          </strong>
          {emAberto.length > 0 ? ': responda aqui e o relatório é refeito' : ' entre as hipóteses'}
          {emAberto.length > 0 && assinado && '. A versão assinada fica como está.'}
        </span>
        <FoldMark />
      </summary>
      {aDecidir.length > 0 && (
        <div className="grid gap-2 px-4 pb-4">
          <p className="font-semibold">O que ajudaria a decidir entre as hipóteses</p>
          <ul className="grid list-disc gap-1 pl-5">
            {aDecidir.map((pergunta) => (
              <li key={pergunta}>{pergunta}</li>
            ))}
          </ul>
          <p className="text-ink-soft">
            O que não tem campo {emAberto.length > 0 ? 'abaixo' : 'próprio'} cabe no texto da{' '}
            <Link
              to="/respostas/$id"
              params={{ id }}
              hash="queixa-principal"
              className="font-semibold text-jade-ink underline underline-offset-4"
            >
              queixa principal
            </Link>
            , em Corrigir. Depois de 24 horas, refazer com essa correção usa um diagnóstico do seu plano.
          </p>
        </div>
      )}
      {emAberto.length > 0 && (
        <FormProvider {...form}>
          <Form
            aria-label="Perguntas em aberto"
            className="grid gap-6 px-4 pb-4"
            onSubmit={() => {
              setTried(true);
              if (answered.length === 0) return;
              if (refazerUsaUnidade || links > 0) setAsking(true);
              else send();
            }}
          >
            <p className="text-ink-soft">
              Este relatório foi escrito sem estas respostas. Responder o que ficou em aberto não usa diagnósticos do
              seu plano. O que você não souber pode continuar sem resposta.
            </p>
            {assinado && (
              <p className="rounded-control bg-amber-soft p-3">
                A sua assinatura não cai: a versão assinada fica guardada como está, e os links continuam com ela. O
                relatório refeito com as respostas fica sem assinatura até você revisar e assinar outra versão.
              </p>
            )}
            <Questions fields={emAberto} />
            <div className="grid gap-2">
              {tried && answered.length === 0 && (
                <p role="alert" className="font-semibold text-cinnabar-ink">
                  Responda ao menos uma pergunta.
                </p>
              )}
              <div>
                <Button type="submit" busy={isPending} busyText="Guardando...">
                  Responder e refazer o relatório
                </Button>
              </div>
            </div>
          </Form>
        </FormProvider>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Responder e refazer o relatório?"
        description={`${costOfRefazer(refazerUsaUnidade)} ${fateOfLinks(respostas)}`.trim()}
        confirmText={refazerUsaUnidade ? 'Usar 1 diagnóstico e refazer' : 'Responder e refazer'}
        onConfirm={() => {
          setAsking(false);
          send();
        }}
      />
    </details>
  );
}
