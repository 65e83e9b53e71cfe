import { type SupportSubject, subjectWords, supportLimits, supportSubjects } from '@meridia/shared/support-thread.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { lastRoute } from '../../lib/last-route.ts';
import { useOnline } from '../../lib/use-online.ts';
import { errorFields } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { PictureField } from './picture-field.tsx';
import { readContext } from './read-context.ts';
import { useSendMessage } from './use-send-message.ts';

interface MessageFormProps {
  planName: string | null;
  /** Called with the thread that the message has begun. */
  onSent: (threadId: string) => void;
}

/** A new message to support. What goes along with it is shown before it is sent. */
export function MessageForm({ planName, onSent }: MessageFormProps) {
  const online = useOnline();
  const [subject, setSubject] = useState<SupportSubject | null>(null);
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const context = readContext({
    userAgent: navigator.userAgent,
    online,
    screen: window.screen,
    program: document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? null,
    route: lastRoute(),
  });
  const utils = trpc.useUtils();
  const open = trpc.supportThreads.open.useMutation();
  const { send, sending } = useSendMessage();

  const submit = async () => {
    setTried(true);
    if (sending || !subject || text.trim() === '') return;
    const sent = await send({
      text,
      picture,
      write: (idempotencyKey) => open.mutateAsync({ subject, text, context, idempotencyKey }),
    });
    if (!sent) return;
    toast.success('Mensagem enviada', { description: 'A resposta aparece aqui, e um email avisa quando ela chegar.' });
    setSubject(null);
    setText('');
    setPicture(null);
    setTried(false);
    void utils.supportThreads.invalidate();
    onSent(sent.threadId);
  };

  return (
    <Form onSubmit={submit} className="mt-4 grid gap-5" aria-labelledby="escrever">
      <Field label="Assunto" required error={tried && !subject ? 'Escolha o assunto' : undefined}>
        {(control) => (
          <Select
            {...control}
            placeholder="Escolha"
            options={supportSubjects.map((value) => ({ value, label: subjectWords[value] }))}
            value={subject ?? ''}
            onChange={({ target }) => setSubject(supportSubjects.find((value) => value === target.value) ?? null)}
          />
        )}
      </Field>
      <Field
        label="Mensagem"
        hint="Não escreva nomes nem dados de saúde de clientes: para ajudar, não precisamos deles."
        required
        error={errorFields(open.error).text ?? (tried && text.trim() === '' ? 'Escreva a mensagem' : undefined)}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={supportLimits.textMaxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <PictureField picture={picture} onPicture={setPicture} />
      <details className="rounded-control border border-line px-4">
        <summary className="flex min-h-11 items-center font-medium">O que vai junto</summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-4 text-[0.9375rem]">
          {[
            ['Versão do aplicativo', context.build],
            ['Navegador', context.browser],
            ['Sistema', context.system],
            ['Tela', context.screen],
            ['De onde você veio', context.route],
            ['Plano', planName ?? 'o da sua conta'],
            ['Conexão', context.online ? 'com internet' : 'sem internet'],
          ].map(([label, value]) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="pb-4 text-[0.9375rem] text-ink-soft">Nenhum nome, código ou dado de saúde de clientes.</p>
      </details>
      <Button type="submit" busy={sending} busyText="Enviando..." className="justify-self-start">
        Enviar ao suporte
      </Button>
    </Form>
  );
}
