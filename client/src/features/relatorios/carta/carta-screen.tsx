import {
  type Carta,
  type CartaTextos,
  cartaTextosSchema,
  ordemDaCarta,
  type SecaoDaCarta,
  secoesDaCarta,
} from '@meridia/shared/carta.ts';
import { naoRevisado } from '@meridia/shared/parecer.ts';
import { shareDefaultDays } from '@meridia/shared/relatorio-share.ts';
import { FileDown, MessageCircle, Plus, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { LeaveDialog } from '../../../components/layout/leave-dialog.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { CreatedLink } from '../share/created-link.tsx';
import { RefusedLink } from '../share/refused-link.tsx';
import { canShareFiles } from '../share/share-relatorio.ts';
import { useGivePdf } from '../use-give-pdf.ts';
import { useCarta } from './use-carta.ts';
import { useSendCarta } from './use-send-carta.ts';

/** The letter to the client: read, changed, and given away. */
export function CartaScreen({ carta }: { carta: Carta }) {
  const { avaliacaoId, nomeCliente } = carta;
  usePageTitle(`Carta para ${nomeCliente}`);
  const [textos, setTextos] = useState(carta.textos);
  const { save, reset, busy, refusal } = useCarta(carta, setTextos);
  const [resetting, setResetting] = useState(false);
  const isDirty = ordemDaCarta.some((secao) => textos[secao] !== carta.textos[secao]);
  const errors = errorsOf(textos);
  const ampliadas = carta.ampliadas.filter((linha) => !textos.emCasa.includes(linha));
  const guard = useLeaveGuard({ shouldAsk: () => isDirty && !busy, hasUnsaved: () => isDirty });
  const pdf = useGivePdf({ id: avaliacaoId, nomeCliente, documento: 'cliente' });
  const toSheet = canShareFiles();
  const chat = useSendCarta(carta);
  // What goes out is what stands here.
  const thenGive = (give: () => void) => {
    if (!isDirty) give();
    else if (Object.keys(errors).length === 0) save(textos, give);
  };

  return (
    <Page width="form">
      <PageHeader
        title="Carta para o cliente"
        description={
          <>
            Para <span className="wrap-anywhere">{nomeCliente}</span>, em palavras simples. Mude o que quiser: o
            relatório não muda.
          </>
        }
        back={
          <BackLink to="/resultado/$id" params={{ id: avaliacaoId }}>
            Relatório
          </BackLink>
        }
      />
      {carta.relatorioMudou && (
        <p className="mb-5 rounded-card border border-line bg-amber-soft p-4">
          O relatório mudou depois que você escreveu esta carta. Confira se ela ainda vale, ou volte ao texto do
          relatório.
        </p>
      )}
      {carta.sinteseDela !== null && (
        <div className="mb-5 rounded-card border border-line bg-amber-soft p-4">
          <p>
            A máquina escreveu esta carta sem a Síntese que você mudou no relatório. Leia as duas e ajuste a carta onde
            for preciso.
          </p>
          <details className="mt-2">
            <summary className="min-h-8 cursor-pointer font-semibold text-jade-ink">Ler a sua Síntese</summary>
            <p className="mt-1 font-serif leading-relaxed whitespace-pre-line wrap-anywhere">{carta.sinteseDela}</p>
          </details>
        </div>
      )}
      <Form className="grid gap-6" onSubmit={() => Object.keys(errors).length === 0 && save(textos)}>
        {ordemDaCarta.map((secao) => (
          <Field
            key={secao}
            name={secao}
            label={secoesDaCarta[secao]}
            hint={secao === 'emCasa' ? 'Cada linha é uma orientação.' : undefined}
            error={errors[secao]}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={5}
                value={textos[secao]}
                onChange={({ target }) => setTextos({ ...textos, [secao]: target.value })}
              />
            )}
          </Field>
        ))}
        {ampliadas.length > 0 && (
          <Button
            variant="outline"
            className="justify-self-start"
            icon={<Plus aria-hidden />}
            onClick={() => setTextos({ ...textos, emCasa: [textos.emCasa.trimEnd(), ...ampliadas].join('\n').trim() })}
          >
            Incluir as terapias ampliadas em “{secoesDaCarta.emCasa}”
          </Button>
        )}
        {refusal && (
          <p role="alert" className="rounded-card border border-cinnabar-ink bg-cinnabar-soft p-4">
            <strong className="font-semibold text-cinnabar-ink">{refusal.title}.</strong> {refusal.action}
          </p>
        )}
        <p className="text-[0.9375rem] text-ink-soft">{whoseLetter(carta)}</p>
        {chat.refused && <RefusedLink error={chat.refused} />}
        {chat.created && <CreatedLink created={chat.created} nomeCliente={nomeCliente} onAgain={chat.again} />}
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">
          <Button type="submit" variant={isDirty ? 'primary' : 'outline'} busy={busy} busyText="Salvando...">
            Salvar a carta
          </Button>
          {!chat.created && (
            <Button
              variant={isDirty ? 'outline' : 'primary'}
              busy={chat.busy}
              busyText="Criando o link..."
              icon={<MessageCircle aria-hidden />}
              onClick={() => thenGive(chat.send)}
            >
              Enviar pelo WhatsApp
            </Button>
          )}
          <Button
            variant="outline"
            busy={pdf.busy}
            busyText="Preparando a carta..."
            icon={toSheet ? <Send aria-hidden /> : <FileDown aria-hidden />}
            onClick={() => thenGive(() => void pdf.give())}
          >
            {toSheet ? (pdf.ready ? 'Carta pronta: enviar agora' : 'Enviar a carta') : 'Baixar a carta'}
          </Button>
          {carta.revisao > 0 && (
            <Button variant="ghost" icon={<Undo2 aria-hidden />} onClick={() => setResetting(true)}>
              Voltar ao texto do relatório
            </Button>
          )}
          <p aria-live="polite" className="text-[0.9375rem] text-ink-soft">
            {isDirty && !busy && 'Há mudanças não salvas.'}
          </p>
        </div>
      </Form>
      <AlertDialog
        open={resetting}
        onOpenChange={setResetting}
        title="Voltar ao texto do relatório?"
        description="O que você escreveu nesta carta será trocado pelo texto que o relatório dá. Logo depois ainda é possível desfazer."
        confirmText="Voltar ao texto do relatório"
        onConfirm={() => {
          setResetting(false);
          reset();
        }}
      />
      <LeaveDialog
        guard={guard}
        title="Sair sem salvar a carta?"
        description="O que você mudou nesta carta ainda não foi salvo."
      />
    </Page>
  );
}

/** What the client reads about who stands for the letter. */
function whoseLetter({ revisao, assinada }: Carta): string {
  const link = `No WhatsApp vai um link que abre só esta carta por ${shareDefaultDays} dias.`;
  if (revisao > 0) return `O cliente lê que a carta foi revisada por você. ${link}`;
  const saving = 'Ao salvar, com ou sem mudanças, a carta passa a ser sua.';
  return assinada
    ? `O cliente lê que a carta é do relatório que você revisou e assinou. ${saving} ${link}`
    : `Esta carta ainda não foi lida por você: o cliente lê “${naoRevisado}”. ${saving} ${link}`;
}

function errorsOf(textos: CartaTextos): Partial<Record<SecaoDaCarta, string>> {
  const read = cartaTextosSchema.safeParse(textos);
  if (read.success) return {};
  return Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]));
}
