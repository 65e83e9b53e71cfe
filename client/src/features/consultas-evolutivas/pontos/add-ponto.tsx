import { chaveDoPonto, type PontoDoCatalogo, type PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { searchPoints } from './search-points.ts';

const mostShown = 8;

interface AddPontoProps {
  /** The points that the consultation has already. */
  taken: readonly PontoUsado[];
  onAdd: (ponto: PontoDoCatalogo) => void;
}

/** Searches the catalogue of body and ear points. */
export function AddPonto({ taken, onAdd }: AddPontoProps) {
  const { data, error, isFetching, refetch } = trpc.consultasEvolutivas.catalogo.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [text, setText] = useState('');
  if (error) return <ErrorState {...errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  const known = new Set(taken.map(chaveDoPonto));
  const found = searchPoints(
    (data ?? []).filter((ponto) => !known.has(chaveDoPonto(ponto))),
    text,
    mostShown,
  );
  const add = (ponto: PontoDoCatalogo) => {
    setText('');
    onAdd(ponto);
  };
  return (
    <div className="grid gap-2">
      <Field label="Buscar ponto" hint="Código ou nome, do corpo ou da orelha: E36, Zusanli, Shenmen.">
        {({ 'aria-required': _, ...input }) => (
          <Input
            {...input}
            type="search"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={60}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter would send the consultation.
              event.preventDefault();
              if (found[0]) add(found[0]);
            }}
          />
        )}
      </Field>
      <p role="status" className={found.length > 0 || !text.trim() ? 'sr-only' : 'text-[0.9375rem] text-ink-soft'}>
        {text.trim() &&
          (data
            ? found.length > 0
              ? `${found.length} na lista`
              : 'Nenhum ponto com esse código ou nome.'
            : 'Buscando...')}
      </p>
      {found.length > 0 && (
        <ul aria-label="Pontos encontrados" className="grid gap-1">
          {found.map((ponto) => (
            <li key={chaveDoPonto(ponto)}>
              <button
                type="button"
                onClick={() => add(ponto)}
                className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 py-1 text-left hover:bg-jade-soft"
              >
                <Plus aria-hidden className="size-4 shrink-0 text-jade-ink" />
                <span className="min-w-0 break-words">
                  <strong className="font-semibold">{ponto.tipo === 'corporal' ? ponto.codigo : ponto.nome}</strong>{' '}
                  <span className="text-ink-soft">
                    {ponto.tipo === 'corporal'
                      ? [ponto.nome, ponto.pinyin, ponto.oms].join(' · ')
                      : `orelha · ${ponto.oms}`}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
