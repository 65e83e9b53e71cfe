import { categoriasDeOrientacao, categoriaWords, prioridades } from '@meridia/shared/orientacao.ts';
import { type OrientacaoIncluida, type Parecer, parecerLimits, type Revisao } from '@meridia/shared/parecer.ts';
import { Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { cx } from '../../../lib/cx.ts';
import {
  changeOrientacao,
  changeOrientacaoIncluida,
  dropOrientacao,
  type Edited,
  includeOrientacao,
  toggleOrientacao,
} from './change-parecer.ts';
import type { EditorProps } from './pontos-editor.tsx';

const categoriaOptions = categoriasDeOrientacao.map((value) => ({ value, label: categoriaWords[value] }));
const prioridadeOptions = prioridades.map((value) => ({ value, label: value }));

/** The advice of the report, one by one, and what the therapist adds to it. */
export function OrientacoesEditor({ revisao, protocolo, parecer, onChange }: EditorProps) {
  const edited = { parecer, partes: revisao.partes };
  const { incluidas } = parecer.orientacoes;
  const list = useRef<HTMLUListElement>(null);
  const include = () => {
    flushSync(() => onChange(includeOrientacao(edited)));
    list.current?.querySelector<HTMLTextAreaElement>('li:last-child textarea')?.focus();
  };
  return (
    <div className="grid gap-3">
      <ul ref={list} className="grid gap-2" aria-label="Orientações">
        {protocolo.orientacoes.map((orientacao, index) => (
          <DaMaquina
            key={orientacao.id}
            numero={index + 1}
            orientacao={orientacao}
            edited={edited}
            onChange={onChange}
          />
        ))}
        {incluidas.map((orientacao, index) => (
          <Incluida
            key={orientacao.id}
            numero={protocolo.orientacoes.length + index + 1}
            orientacao={orientacao}
            parecer={parecer}
            onChange={onChange}
          />
        ))}
      </ul>
      {incluidas.length < parecerLimits.orientacoes ? (
        <div>
          <Button variant="outline" size="sm" icon={<Plus aria-hidden />} onClick={include}>
            Incluir orientação
          </Button>
        </div>
      ) : (
        <p className="text-[0.9375rem] text-ink-soft">
          São no máximo {parecerLimits.orientacoes} orientações suas. Para outra, tire uma delas.
        </p>
      )}
    </div>
  );
}

interface DaMaquinaProps {
  /** Its place in the list, from 1. */
  numero: number;
  orientacao: NonNullable<Revisao['protocolo']>['orientacoes'][number];
  edited: Edited;
  onChange: (parecer: Parecer) => void;
}

/** What the machine wrote, which stays beside her words. */
function DaMaquina({ numero, orientacao, edited, onChange }: DaMaquinaProps) {
  const { id, categoria, prioridade, texto } = orientacao;
  const { retiradas, alteradas } = edited.parecer.orientacoes;
  const out = retiradas.includes(id);
  const own = out ? undefined : alteradas.find((one) => one.id === id);
  const field = useRef<HTMLTextAreaElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const write = () => {
    flushSync(() => onChange(changeOrientacao(edited, orientacao, texto)));
    // The pressed button is gone.
    field.current?.focus();
  };
  const undo = () => {
    flushSync(() => onChange(changeOrientacao(edited, orientacao, null)));
    start.current?.focus();
  };
  return (
    <li className={item}>
      <Heading numero={numero}>
        {prioridade}, {categoriaWords[categoria]}
      </Heading>
      {!own && <p className={cx('leading-snug', out && 'text-ink-soft line-through')}>{texto}</p>}
      {own && (
        <>
          <Field label={`Seu texto da orientação ${numero}`}>
            {(control) => (
              <Textarea
                {...control}
                ref={field}
                rows={2}
                maxLength={parecerLimits.orientacao}
                value={own.texto}
                onChange={(event) => onChange(changeOrientacao(edited, orientacao, event.target.value))}
              />
            )}
          </Field>
          <p className="text-[0.9375rem] text-ink-soft">A máquina escreveu: {texto}</p>
        </>
      )}
      <div className="-ml-3 flex flex-wrap gap-x-2">
        {!out && !own && (
          <Button
            ref={start}
            variant="ghost"
            size="sm"
            icon={<Pencil aria-hidden />}
            aria-label={`Alterar a orientação ${numero}`}
            onClick={write}
          >
            Alterar
          </Button>
        )}
        {own && (
          <Button variant="ghost" size="sm" icon={<Undo2 aria-hidden />} onClick={undo}>
            Voltar ao texto da máquina
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          icon={out ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
          aria-label={out ? `Desfazer a retirada da orientação ${numero}` : `Retirar a orientação ${numero}`}
          onClick={() => onChange(toggleOrientacao(edited, id))}
        >
          {out ? 'Desfazer' : 'Retirar'}
        </Button>
      </div>
    </li>
  );
}

interface IncluidaProps extends Pick<DaMaquinaProps, 'numero' | 'onChange'> {
  orientacao: OrientacaoIncluida;
  parecer: Parecer;
}

function Incluida({ numero, orientacao, parecer, onChange }: IncluidaProps) {
  const { id, categoria, prioridade, texto } = orientacao;
  const set = (change: Partial<OrientacaoIncluida>) => onChange(changeOrientacaoIncluida(parecer, id, change));
  return (
    <li className={item}>
      <Heading numero={numero}>incluída por você</Heading>
      <Field label={`Texto da orientação ${numero}`}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={parecerLimits.orientacao}
            value={texto}
            onChange={(event) => set({ texto: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-2 sm:grid-cols-2">
        <Select
          aria-label={`Prioridade da orientação ${numero}`}
          options={prioridadeOptions}
          value={prioridade}
          onChange={(event) => {
            const chosen = prioridades.find((one) => one === event.target.value);
            if (chosen) set({ prioridade: chosen });
          }}
        />
        <Select
          aria-label={`Assunto da orientação ${numero}`}
          options={categoriaOptions}
          value={categoria}
          onChange={(event) => {
            const chosen = categoriasDeOrientacao.find((one) => one === event.target.value);
            if (chosen) set({ categoria: chosen });
          }}
        />
      </div>
      <div className="-ml-3">
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 aria-hidden />}
          aria-label={`Tirar a orientação ${numero}`}
          onClick={() => onChange(dropOrientacao(parecer, id))}
        >
          Tirar
        </Button>
      </div>
    </li>
  );
}

function Heading({ numero, children }: { numero: number; children: React.ReactNode }) {
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      {numero}. {children}
    </p>
  );
}

const item = 'grid gap-1.5 rounded-control border border-line px-3 py-2';
