import { plural } from '@meridia/shared/numbers.ts';
import { type CuidadoComPontos, needsMotivo, type PontoUsado, withoutMotivos } from '@meridia/shared/ponto-usado.ts';
import { createProtocoloProprioSchema, type ProtocoloProprio } from '@meridia/shared/protocolo-proprio.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { PlanNote } from '../../../components/feedback/plan-note.tsx';
import { RefusalState } from '../../../components/feedback/refusal-state.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { nameOfPonto } from '../../../lib/ponto-name.ts';
import { useMissingCapability } from '../../../lib/use-capability.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { insertedWords } from './ponto-words.ts';

interface MeusProtocolosProps {
  /** The points of the consultation. */
  pontos: readonly PontoUsado[];
  /** What is known of the client: a point to be avoided is not inserted. */
  cuidados: readonly CuidadoComPontos[];
  onInsert: (pontos: readonly PontoUsado[]) => void;
  onClose: () => void;
}

/** The therapist's own protocols: to insert, to save the present points as one, to rename and to remove. */
export function MeusProtocolos({ pontos, cuidados, onInsert, onClose }: MeusProtocolosProps) {
  const { data, error, refetch } = trpc.protocolosProprios.list.useQuery();
  const utils = trpc.useUtils();
  const refresh = () => utils.protocolosProprios.invalidate();
  const create = trpc.protocolosProprios.create.useMutation({ onSettled: refresh });
  const remove = trpc.protocolosProprios.remove.useMutation({ onSettled: refresh });
  const missing = useMissingCapability('protocolosProprios');
  const [renaming, setRenaming] = useState<string | null>(null);
  // Said inside the dialog, because nothing behind it can be reached.
  const [said, setSaid] = useState<{ text: string; removed?: ProtocoloProprio } | null>(null);

  const insert = ({ nome, pontos: its }: ProtocoloProprio) => {
    const avoided = its.filter((ponto) => needsMotivo(ponto, cuidados));
    const inserted = its.filter((ponto) => !avoided.includes(ponto));
    const { title, description } = insertedWords(pontos, inserted, avoided);
    onInsert(inserted);
    onClose();
    toast.success(`${nome}: ${title}`, { ...(description !== '' && { description }) });
  };
  const takeAway = (protocolo: ProtocoloProprio) =>
    remove.mutate(
      { id: protocolo.id },
      {
        onSuccess: () =>
          setSaid({
            text: `Protocolo ${protocolo.nome} excluído.`,
            // To bring it back is to make a new one.
            ...(!missing && { removed: protocolo }),
          }),
        onError: (error) => setSaid({ text: wordsOf(error) }),
      },
    );
  const bringBack = ({ nome, pontos: its }: ProtocoloProprio) =>
    create.mutate(
      { nome, pontos: its },
      {
        onSuccess: () => setSaid({ text: `Protocolo ${nome} de volta.` }),
        onError: (error) => setSaid({ text: wordsOf(error) }),
      },
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Meus protocolos"
      description="Pontos que você usa juntos, com lado, técnica e tempo. Nada do cliente fica neles."
      className="sm:max-w-2xl"
    >
      {missing && (
        <PlanNote>
          {missing}
          {data && data.length > 0 && ' Os que você já tem continuam aqui; uma exclusão não pode ser desfeita.'}
        </PlanNote>
      )}
      {pontos.length > 0 && !missing && (
        <NameForm
          label={`Salvar os ${plural(pontos.length, 'ponto', 'pontos')} de agora como`}
          saveText="Salvar protocolo"
          busy={create.isPending}
          onSave={(nome, refused) => {
            setSaid(null);
            create.mutate(
              { nome, pontos: withoutMotivos(pontos) },
              { onSuccess: () => setSaid({ text: `Protocolo ${nome} salvo.` }), onError: refused },
            );
          }}
        />
      )}
      <div role="status">
        {said && (
          <p className="flex flex-wrap items-center gap-x-3">
            {said.text}
            {said.removed && (
              <Button
                variant="outline"
                size="sm"
                busy={create.isPending}
                busyText="Desfazendo..."
                onClick={() => said.removed && bringBack(said.removed)}
              >
                Desfazer
              </Button>
            )}
          </p>
        )}
      </div>
      {!data && !error && (
        <div role="status">
          <span className="sr-only">Carregando os protocolos...</span>
          <Skeleton className="h-24" />
        </div>
      )}
      {!data && error && <RefusalState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <p className="text-ink-soft">
          Nenhum protocolo ainda.{' '}
          {pontos.length === 0 && !missing && 'Escolha os pontos na consulta e volte aqui para salvá-los.'}
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {data?.map((protocolo) => (
          <li key={protocolo.id} className="grid gap-1 py-3">
            {renaming === protocolo.id ? (
              <Rename protocolo={protocolo} onDone={() => setRenaming(null)} />
            ) : (
              <h3 className="font-semibold break-words">{protocolo.nome}</h3>
            )}
            <p className="text-[0.9375rem] break-words text-ink-soft">{protocolo.pontos.map(nameOfPonto).join(', ')}</p>
            <div className="flex flex-wrap gap-1">
              <Button variant="outline" size="sm" onClick={() => insert(protocolo)}>
                Inserir<span className="sr-only"> {protocolo.nome}</span>
              </Button>
              <Button variant="ghost" size="sm" onClick={() => setRenaming(protocolo.id)}>
                Renomear<span className="sr-only"> {protocolo.nome}</span>
              </Button>
              <Button variant="ghost" size="sm" onClick={() => takeAway(protocolo)}>
                Excluir<span className="sr-only"> {protocolo.nome}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function wordsOf(error: unknown): string {
  const { title, action } = errorMessage(error);
  return `${title}. ${action}`;
}

function Rename({ protocolo: { id, nome }, onDone }: { protocolo: ProtocoloProprio; onDone: () => void }) {
  const utils = trpc.useUtils();
  const rename = trpc.protocolosProprios.rename.useMutation({
    onSuccess: onDone,
    onSettled: () => utils.protocolosProprios.invalidate(),
  });
  return (
    <NameForm
      label="Novo nome"
      start={nome}
      saveText="Salvar nome"
      busy={rename.isPending}
      onSave={(changed, refused) => rename.mutate({ id, nome: changed }, { onError: refused })}
    />
  );
}

interface NameFormProps {
  label: string;
  start?: string;
  saveText: string;
  busy: boolean;
  onSave: (nome: string, refused: (error: unknown) => void) => void;
}

/** Not a form: React would pass its submit on to the form of the consultation, in which the dialog stands. */
function NameForm({ label, start = '', saveText, busy, onSave }: NameFormProps) {
  const [nome, setNome] = useState(start);
  const [problem, setProblem] = useState<string>();
  const save = () => {
    const checked = createProtocoloProprioSchema.shape.nome.safeParse(nome);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    onSave(checked.data, (error) => {
      setProblem(readErrorBody(error)?.fields?.nome ?? wordsOf(error));
    });
    return undefined;
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={label} error={problem} className="min-w-48 grow">
        {({ 'aria-required': _, ...input }) => (
          <Input
            {...input}
            maxLength={80}
            autoComplete="off"
            value={nome}
            onChange={(event) => {
              setNome(event.target.value);
              setProblem(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                event.preventDefault();
                save();
              }
            }}
          />
        )}
      </Field>
      <Button variant="outline" busy={busy} busyText="Salvando..." onClick={save}>
        {saveText}
      </Button>
    </div>
  );
}
