import {
  type Decisao,
  type Parecer,
  type ParteMostrada,
  type Pendencia,
  parecerLimits,
  type Revisao,
} from '@meridia/shared/parecer.ts';
import { Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field, FieldGroup } from '../../../components/form/field.tsx';
import { LiberacaoFields, LiberacaoNote } from '../../../components/liberacao-medica.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { RadioChips } from '../../../components/ui/radio-chips.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { cx } from '../../../lib/cx.ts';
import { AuricularesEditor } from './auriculares-editor.tsx';
import { changeParte, decide, noteLiberacao, parteOf, strikeCautela, struckOf } from './change-parecer.ts';
import { OrientacoesEditor } from './orientacoes-editor.tsx';
import { PontosEditor } from './pontos-editor.tsx';
import { PrognosticoEditor } from './prognostico-editor.tsx';
import { SessoesEditor } from './sessoes-editor.tsx';

interface ParteCardProps {
  parte: ParteMostrada;
  revisao: Revisao;
  parecer: Parecer;
  pendencias: Pendencia[];
  onChange: (parecer: Parecer) => void;
}

/** Agreed with as the machine wrote it, without a note, so that it can be folded to a line. */
export function isAgreedWhole(parte: ParteMostrada, revisao: Revisao, parecer: Parecer): boolean {
  const { decisao, nota } = parteOf(parecer, parte.id);
  const hasStruck = (parte.cautelas ?? []).some((linha) => struckOf(parecer, linha) !== undefined);
  // Here a physician's release is noted.
  const awaitsRelease = parte.id === 'seguranca' && revisao.planoEspera;
  return decisao === 'concordo' && nota === '' && !hasStruck && !awaitsRelease;
}

const words: Record<Decisao, string> = { concordo: 'Concordo', alterado: 'Alterar', retirado: 'Retirar' };
const badges: Record<Decisao, string> = { concordo: 'Concordo', alterado: 'Alterada', retirado: 'Retirada' };

/** One part of the report with the three choices, her own words beside the machine's, and a note. */
export function ParteCard({ parte, revisao, parecer, pendencias, onChange }: ParteCardProps) {
  const { id, titulo, comTexto, podeRetirar } = parte;
  const { decisao, texto, nota } = parteOf(parecer, id);
  const [noting, setNoting] = useState(nota !== '');
  // A part that was agreed with at an earlier visit takes a line. One that is agreed with now stays, so that nothing moves under the finger.
  const [folded, setFolded] = useState(isAgreedWhole(parte, revisao, parecer));
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const unfold = () => {
    flushSync(() => setFolded(false));
    // The pressed button is gone.
    title.current?.focus();
  };
  const editor = editorOf(id);
  const choices: Decisao[] = [
    'concordo',
    ...(comTexto || editor ? (['alterado'] as const) : []),
    ...(podeRetirar ? (['retirado'] as const) : []),
  ];
  const set = (change: Parameters<typeof changeParte>[2]) => onChange(changeParte(parecer, id, change));
  if (folded && decisao === 'concordo' && pendencias.length === 0) {
    return (
      <Card
        id={`parte-${id}`}
        aria-labelledby={heading}
        padded={false}
        className="flex scroll-mt-28 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-6"
      >
        <h3 id={heading} className="mr-auto font-serif leading-snug font-semibold">
          {titulo}
        </h3>
        <Badge tone="jade">{badges.concordo}</Badge>
        <Button variant="ghost" size="sm" aria-label={`Rever ${titulo}`} onClick={unfold}>
          Rever
        </Button>
      </Card>
    );
  }
  return (
    <Card id={`parte-${id}`} aria-labelledby={heading} padded={false} className="scroll-mt-28 px-4 py-4 sm:p-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3
          ref={title}
          id={heading}
          tabIndex={-1}
          className="font-serif text-[1.25rem] leading-snug font-semibold outline-none"
        >
          {titulo}
        </h3>
        {decisao && <Badge tone={decisao === 'retirado' ? 'neutral' : 'jade'}>{badges[decisao]}</Badge>}
      </div>
      <div className="grid gap-4">
        {decisao === 'alterado' && comTexto ? (
          <OwnWords
            parte={parte}
            texto={texto ?? ''}
            listStays={editor === null && parte.itens.length > 0}
            onChange={(typed) => set({ texto: typed })}
          />
        ) : (
          <MachineWords
            parte={parte}
            struck={decisao === 'retirado'}
            hideItems={editor !== null || parte.cautelas !== undefined}
          />
        )}
        {parte.cautelas && <Cautelas parte={parte} cautelas={parte.cautelas} parecer={parecer} onChange={onChange} />}
        {id === 'seguranca' && (
          <Liberacao revisao={revisao} parecer={parecer} pendencias={pendencias} onChange={onChange} />
        )}
        {editor && decisao !== 'retirado' && revisao.protocolo && (
          <EditorOf
            editor={editor}
            parecer={parecer}
            onChange={onChange}
            revisao={revisao}
            protocolo={revisao.protocolo}
          />
        )}
        {pendencias.map((one) => (
          <p
            key={one.texto}
            className={cx('rounded-control p-3', one.impede ? 'bg-amber-soft text-amber-ink' : 'bg-sunken')}
          >
            {one.texto}
          </p>
        ))}
        <div className="flex flex-wrap items-end gap-x-5 gap-y-1">
          <FieldGroup label={<span className="sr-only">{`Sua decisão sobre ${titulo}`}</span>}>
            {(group) => (
              <RadioChips
                {...group}
                options={choices.map((value) => ({ value, label: words[value] }))}
                value={decisao}
                onChange={(value) => value && onChange(decide(parecer, parte, value))}
              />
            )}
          </FieldGroup>
          {decisao === 'retirado' && (
            <div className="flex flex-wrap items-center gap-x-3">
              <p className="text-[0.9375rem] text-ink-soft">Não vai aparecer no relatório assinado.</p>
              <Button
                variant="ghost"
                size="sm"
                icon={<Undo2 aria-hidden />}
                aria-label={`Desfazer a retirada de ${titulo}`}
                onClick={() => set({ decisao: null })}
              >
                Desfazer
              </Button>
            </div>
          )}
          {!noting && (
            <Button
              variant="ghost"
              size="sm"
              className="-ml-3"
              aria-label={`Escrever uma nota em ${titulo}`}
              onClick={() => setNoting(true)}
            >
              Escrever uma nota
            </Button>
          )}
        </div>
        {noting && (
          <Field
            label="Sua nota"
            optional
            hint={decisao === 'retirado' ? 'Fica só na revisão.' : 'Aparece no relatório, junto desta parte.'}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={parecerLimits.nota}
                value={nota}
                onChange={(event) => set({ nota: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
    </Card>
  );
}

const editors = ['pontos', 'auriculares', 'orientacoes', 'sessoes', 'prognostico'] as const;
type Editor = (typeof editors)[number];

function editorOf(id: string): Editor | null {
  return editors.find((one) => one === id) ?? null;
}

function EditorOf({ editor, ...props }: { editor: Editor } & Parameters<typeof PontosEditor>[0]) {
  switch (editor) {
    case 'pontos':
      return <PontosEditor {...props} />;
    case 'auriculares':
      return <AuricularesEditor {...props} />;
    case 'orientacoes':
      return <OrientacoesEditor {...props} />;
    case 'sessoes':
      return <SessoesEditor {...props} />;
    case 'prognostico':
      return <PrognosticoEditor {...props} />;
  }
}

function MachineWords({ parte, struck, hideItems }: { parte: ParteMostrada; struck: boolean; hideItems: boolean }) {
  const { texto, itens } = parte;
  return (
    <div className={cx('grid gap-2', struck && 'text-ink-soft line-through')}>
      {texto
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => (
          <p key={paragraph} className="font-serif leading-relaxed">
            {paragraph}
          </p>
        ))}
      {(!hideItems || struck) && <Items itens={itens} />}
    </div>
  );
}

function Items({ itens }: Pick<ParteMostrada, 'itens'>) {
  if (itens.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 pl-5 text-[0.9375rem]">
      {itens.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The lines on safety; what only reminds of something told can be struck where it is not so. */
function Cautelas({
  parte: { itens },
  cautelas,
  parecer,
  onChange,
}: {
  parte: ParteMostrada;
  cautelas: NonNullable<ParteMostrada['cautelas']>;
} & Pick<ParteCardProps, 'parecer' | 'onChange'>) {
  return (
    <ul className="grid list-disc gap-2 pl-5 text-[0.9375rem]">
      {itens.map((texto, index) => {
        const linha = cautelas.find(({ item }) => item === index);
        const struck = linha && struckOf(parecer, linha);
        return (
          <li key={texto}>
            <span className={cx(struck && 'text-ink-soft line-through')}>{texto}</span>
            {linha && !struck && (
              <Button
                variant="ghost"
                size="sm"
                className="-my-1"
                aria-label={`Retirar a linha: ${texto}`}
                onClick={() => onChange(strikeCautela(parecer, linha, ''))}
              >
                Retirar esta linha
              </Button>
            )}
            {linha && struck && (
              <div className="mt-1 grid justify-items-start gap-1">
                <Field
                  label="Por que não vale para este cliente"
                  hint="A linha não sai no relatório assinado nem nos links. O motivo fica na revisão."
                  className="w-full"
                >
                  {(control) => (
                    <Textarea
                      {...control}
                      rows={2}
                      maxLength={parecerLimits.motivo}
                      value={struck.motivo}
                      onChange={(event) => onChange(strikeCautela(parecer, linha, event.target.value))}
                    />
                  )}
                </Field>
                <Button
                  variant="ghost"
                  size="sm"
                  className="-ml-3"
                  icon={<Undo2 aria-hidden />}
                  aria-label={`Desfazer a retirada da linha: ${texto}`}
                  onClick={() => onChange(strikeCautela(parecer, linha, null))}
                >
                  Desfazer
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A physician's release of the client, below what the report refers for. */
function Liberacao({
  revisao: { encaminhamentos, liberacaoDaConsulta },
  parecer,
  pendencias,
  onChange,
}: Omit<ParteCardProps, 'parte'>) {
  const { liberacao = null } = parecer;
  if (encaminhamentos.length === 0 && !liberacao) return null;
  const note = (said: Parameters<typeof noteLiberacao>[1]) => onChange(noteLiberacao(parecer, said, encaminhamentos));
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-3">
      {!liberacao && (
        <p>
          O relatório encaminha este cliente. Se um médico já o liberou, anote: a liberação sai no relatório assinado,
          junto do aviso, que continua lá.
        </p>
      )}
      {!liberacao && liberacaoDaConsulta && (
        <div className="grid justify-items-start gap-2">
          <p>
            <LiberacaoNote liberacao={liberacaoDaConsulta} />
          </p>
          <Button variant="outline" size="sm" onClick={() => note(liberacaoDaConsulta)}>
            Usar esta
          </Button>
        </div>
      )}
      <LiberacaoFields value={liberacao} onChange={note} />
      {liberacao && pendencias.some(({ tipo }) => tipo === 'liberacao_de_antes') && (
        <div>
          <Button variant="outline" size="sm" onClick={() => note(liberacao)}>
            Vale também para o que ele pede agora
          </Button>
        </div>
      )}
    </div>
  );
}

function OwnWords({
  parte,
  texto,
  listStays,
  onChange,
}: {
  parte: ParteMostrada;
  texto: string;
  /** The part has lines that her words do not replace, and no editor shows. */
  listStays: boolean;
  onChange: (texto: string) => void;
}) {
  return (
    <div className="grid gap-2">
      <Field label="Seu texto" hint={whatStays(parte, listStays)}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={parecerLimits.texto}
            value={texto}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {listStays && <Items itens={parte.itens} />}
      <details className="rounded-control border border-line px-3 py-2">
        <summary className="min-h-8 cursor-pointer font-semibold text-jade-ink">
          {texto === parte.texto ? 'Igual ao que a máquina escreveu' : 'Ver o que a máquina escreveu'}
        </summary>
        <p className="mt-1 font-serif leading-relaxed whitespace-pre-line">{parte.texto}</p>
        {texto !== parte.texto && (
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3"
            icon={<Undo2 aria-hidden />}
            onClick={() => onChange(parte.texto)}
          >
            Voltar ao texto da máquina
          </Button>
        )}
      </details>
    </div>
  );
}

function whatStays({ id }: ParteMostrada, listStays: boolean): string | undefined {
  if (id === 'orientacoes') return 'Só a abertura: cada orientação muda abaixo.';
  return listStays ? 'Substitui só o texto; a linha abaixo continua.' : undefined;
}
