import { type AdminThreadDetail, stateWords, subjectWords, supportLimits } from '@meridia/shared/support-thread.ts';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { SupportMessages } from '../../../components/support-messages.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { errorFields, errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { AccountCell } from '../lists/account-cell.tsx';
import { PriorityBadge } from './support-screen.tsx';

/** One conversation, with what the browser told, and the answer to it. */
export function SupportThreadScreen({ threadId }: { threadId: string }) {
  const query = trpc.admin.supportThreads.byId.useQuery({ threadId });
  const { data } = query;
  const title = data ? subjectWords[data.subject] : 'Conversa com o suporte';
  usePageTitle(title);
  return (
    <Page width="form">
      <PageHeader title={title} back={<BackLink to="/admin/support">Suporte</BackLink>} />
      <CardQuery query={query} />
      {data && (
        <div className="grid gap-5">
          <Card aria-label="Pessoa">
            <AccountCell {...data.person} />
            <p className="mt-2 flex flex-wrap gap-2">
              <PriorityBadge priority={data.priority} />
              <Badge tone={data.state === 'open' ? 'cinnabar' : 'neutral'}>{stateWords[data.state]}</Badge>
            </p>
            <Context context={data.context} />
          </Card>
          <Card aria-labelledby="conversa">
            <CardTitle id="conversa" className="mb-3">
              Conversa
            </CardTitle>
            <SupportMessages
              messages={data.messages}
              nameOf={({ author, authorName }) =>
                author === 'person' ? data.person.nomeCompleto : (authorName ?? 'Conta apagada')
              }
              pictureOf={(id) => `/api/admin/suporte/mensagens/${id}/imagem`}
            />
            <AnswerForm key={threadId} thread={data} />
          </Card>
        </div>
      )}
    </Page>
  );
}

function Context({ context }: Pick<AdminThreadDetail, 'context'>) {
  const { planName, browser, system, screen, route, build, online } = context;
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
      {[
        ['Plano', planName],
        ['Navegador', `${browser}, ${system}`],
        ['Tela', screen],
        ['Veio de', route],
        ['Versão', build],
        ['Conexão', online ? 'com internet' : 'sem internet'],
      ].map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Another admin may answer meanwhile: then nothing is sent, the text stays, and the new messages stand above it. */
function AnswerForm({ thread: { id, revision, state, canReply } }: { thread: AdminThreadDetail }) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const key = useRef<string | null>(null);
  const utils = trpc.useUtils();
  const outcome = (done: string) => ({
    onSuccess: async () => {
      key.current = null;
      setText('');
      setTried(false);
      toast.success(done);
      await utils.admin.supportThreads.invalidate();
    },
    onError: (error: unknown) => {
      if (errorFields(error).text) return;
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
      void utils.admin.supportThreads.byId.invalidate();
    },
  });
  const answer = trpc.admin.supportThreads.answer.useMutation(outcome('Resposta enviada'));
  const closing = trpc.admin.supportThreads.close.useMutation(outcome('Conversa encerrada'));
  const busy = answer.isPending || closing.isPending;
  const submit = (close: boolean) => {
    setTried(true);
    if (busy || text.trim() === '') return;
    key.current ??= crypto.randomUUID();
    answer.mutate({ threadId: id, revision, text, close, idempotencyKey: key.current });
  };

  return (
    <Form onSubmit={() => submit(false)} className="mt-4 grid gap-4" aria-label="Responder">
      {canReply ? (
        <Field
          label="Resposta"
          hint="A pessoa recebe um email que avisa da resposta, sem o texto."
          required
          error={errorFields(answer.error).text ?? (tried && text.trim() === '' ? 'Escreva a mensagem' : undefined)}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              maxLength={supportLimits.textMaxLength}
              value={text}
              onChange={({ target }) => {
                // Another text is another message.
                key.current = null;
                setText(target.value);
              }}
            />
          )}
        </Field>
      ) : (
        <p className="text-ink-soft">Esta conversa está cheia. A pessoa pode começar outra.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {canReply && (
          <>
            <Button type="submit" busy={busy} busyText="Enviando...">
              Responder
            </Button>
            <Button variant="outline" busy={busy} onClick={() => submit(true)}>
              Responder e encerrar
            </Button>
          </>
        )}
        {state !== 'closed' && (
          <Button variant="ghost" busy={busy} onClick={() => closing.mutate({ threadId: id, revision })}>
            Encerrar sem responder
          </Button>
        )}
      </div>
    </Form>
  );
}
