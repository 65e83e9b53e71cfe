import { Plus, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { cx } from '../../../lib/cx.ts';
import { trpc } from '../../../trpc.ts';
import { includeAuricular, toggleAuricular } from './change-parecer.ts';
import { PontoDialog } from './ponto-dialog.tsx';
import type { EditorProps } from './pontos-editor.tsx';

/** The ear points of the report and those that the therapist adds. */
export function AuricularesEditor({ revisao, protocolo, parecer, onChange }: EditorProps) {
  const [adding, setAdding] = useState(false);
  const edited = { parecer, partes: revisao.partes };
  const { retirados, incluidos } = parecer.auriculares;
  // Names of added points come with the catalogue, which the dialog has already loaded.
  const { data } = trpc.pareceres.pontos.useQuery({ id: revisao.id }, { enabled: incluidos.length > 0 });
  const nameOf = (id: string) => data?.auriculares.find((one) => one.id === id)?.nome ?? id;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2" aria-label="Pontos auriculares">
        {protocolo.auriculares.map(({ id, nome }) => {
          const out = retirados.includes(id);
          return (
            <li key={id} className={item}>
              <span className={cx('mr-auto', out && 'text-ink-soft line-through')}>{nome}</span>
              <Button
                variant="ghost"
                size="sm"
                icon={out ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
                aria-label={out ? `Desfazer a retirada de ${nome}` : `Retirar ${nome}`}
                onClick={() => onChange(toggleAuricular(edited, id))}
              >
                {out ? 'Desfazer' : 'Retirar'}
              </Button>
            </li>
          );
        })}
        {incluidos.map((id) => (
          <li key={id} className={item}>
            <span className="mr-auto">{nameOf(id)}, incluído por você</span>
            <Button
              variant="ghost"
              size="sm"
              icon={<Trash2 aria-hidden />}
              aria-label={`Tirar ${nameOf(id)}`}
              onClick={() => onChange(includeAuricular(edited, id))}
            >
              Tirar
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" size="sm" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          Incluir ponto auricular
        </Button>
      </div>
      {adding && (
        <PontoDialog
          id={revisao.id}
          kind="orelha"
          taken={[...protocolo.auriculares.map(({ id }) => id), ...incluidos]}
          onClose={() => setAdding(false)}
          onInclude={(id) => {
            onChange(includeAuricular(edited, id));
            setAdding(false);
          }}
        />
      )}
    </div>
  );
}

const item = 'flex flex-wrap items-center gap-2 rounded-control border border-line px-3 py-2';
