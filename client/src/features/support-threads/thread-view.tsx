import { type SupportMessage, supportLimits, type ThreadDetail } from '@meridia/shared/support-thread.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { CardQuery } from '../../components/feedback/card-query.tsx';
import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { SupportMessages } from '../../components/support-messages.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { errorFields, errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { PictureField } from './picture-field.tsx';
import { useSendMessage } from './use-send-message.ts';

/** One conversation with all its messages, the field for a reply, and its end. */
export function ThreadView({ threadId }: { threadId: string }) {
  const query = trpc.supportThreads.byId.useQuery({ threadId });
  if (!query.data) return <CardQuery query={query} />;
  return (
    <div className="pt-2 pb-3">
      <SupportMessages
        messages={query.data.messages}
        nameOf={nameOf}
        pictureOf={(id) => `/api/suporte/mensagens/${id}/imagem`}
      />
      <ReplyForm thread={query.data} />
    </div>
  );
}

function nameOf({ author }: SupportMessage): string {
  return author === 'person' ? 'Você' : 'Suporte';
}

function ReplyForm({ thread: { id, state, canReply } }: { thread: ThreadDetail }) {
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const utils = trpc.useUtils();
  const reply = trpc.supportThreads.reply.useMutation();
  const { send, sending } = useSendMessage();
  const close = trpc.supportThreads.close.useMutation({
    onSuccess: async () => {
      toast.success('Conversa encerrada');
      await utils.supportThreads.invalidate();
    },
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
    },
  });

  const submit = async () => {
    setTried(true);
    if (sending || text.trim() === '') return;
    const write = (idempotencyKey: string) => reply.mutateAsync({ threadId: id, text, idempotencyKey });
    if (!(await send({ text, picture, write }))) return;
    toast.success('Mensagem enviada');
    setText('');
    setPicture(null);
    setTried(false);
    await utils.supportThreads.invalidate();
  };

  if (!canReply) return <p className="mt-4 text-ink-soft">Esta conversa está cheia. Comece outra abaixo.</p>;
  return (
    <Form onSubmit={submit} className="mt-4 grid gap-4" aria-label="Responder nesta conversa">
      <Field
        label={state === 'closed' ? 'Reabrir com uma mensagem' : 'Responder'}
        required
        error={errorFields(reply.error).text ?? (tried && text.trim() === '' ? 'Escreva a mensagem' : undefined)}
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={supportLimits.textMaxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <PictureField picture={picture} onPicture={setPicture} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending} busyText="Enviando...">
          Enviar resposta
        </Button>
        {state !== 'closed' && (
          <Button variant="outline" busy={close.isPending} onClick={() => close.mutate({ threadId: id })}>
            Encerrar conversa
          </Button>
        )}
      </div>
    </Form>
  );
}
