import type { LinguaFoto } from '@meridia/shared/consulta-evolutiva.ts';
import { useState } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { formatShortDate } from '../../../lib/format.ts';
import { CompareSlider } from './compare-slider.tsx';

/** Compares tongue photos. They are fetched only on request, because the access log records each look at a photo. */
export function FotosCard({ fotos }: { fotos: readonly LinguaFoto[] }) {
  const [open, setOpen] = useState(false);
  const [beforeId, setBeforeId] = useState<string | null>(null);
  const [afterId, setAfterId] = useState<string | null>(null);
  const find = (id: string | null) => fotos.find((foto) => foto.id === id);
  const before = find(beforeId) ?? fotos[0];
  const after = find(afterId) ?? fotos.at(-1);
  if (!before || !after || fotos.length < 2) return null;
  const first = fotos.find(({ numeroConsulta }) => numeroConsulta === null);
  const nameOf = ({ id, numeroConsulta }: LinguaFoto) => {
    if (numeroConsulta !== null) return `Consulta #${numeroConsulta}`;
    return id === first?.id ? 'Avaliação inicial' : 'Nova avaliação';
  };
  const options = fotos.map((foto) => ({
    value: foto.id,
    label: `${formatShortDate(foto.data)} · ${nameOf(foto)}`,
  }));
  return (
    <Card aria-labelledby="fotos-titulo">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle id="fotos-titulo">Fotos da língua ({fotos.length})</CardTitle>
        <Button variant="outline" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fechar comparação' : 'Comparar antes e depois'}
        </Button>
      </div>
      {open && (
        <div className="mt-4 grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Antes">
              {({ id }) => (
                <Select
                  id={id}
                  options={options}
                  value={before.id}
                  onChange={({ target }) => setBeforeId(target.value)}
                />
              )}
            </Field>
            <Field label="Depois">
              {({ id }) => (
                <Select
                  id={id}
                  options={options}
                  value={after.id}
                  onChange={({ target }) => setAfterId(target.value)}
                />
              )}
            </Field>
          </div>
          <CompareSlider key={`${before.id} ${after.id}`} before={before} after={after} />
          <p className="mx-auto max-w-md text-[0.9375rem] text-ink-soft">
            As fotos são ajustadas para que as línguas fiquem do mesmo tamanho e no mesmo lugar. Luz e câmera diferentes
            também mudam as cores.
          </p>
        </div>
      )}
    </Card>
  );
}
