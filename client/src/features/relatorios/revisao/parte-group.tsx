import type { Parecer, Pendencia, Revisao } from '@meridia/shared/parecer.ts';
import { CheckCheck } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { agreeWithRest, openPartes } from './change-parecer.ts';
import type { GrupoDePartes } from './group-partes.ts';
import { isAgreedWhole, ParteCard } from './parte-card.tsx';

interface ParteGroupProps {
  grupo: GrupoDePartes;
  revisao: Revisao;
  parecer: Parecer;
  pendencias: readonly Pendencia[];
  onChange: (parecer: Parecer) => void;
}

/** Parts of one kind under one title: agreed with together at their end, and then one line. A part that stands alone is its card. */
export function ParteGroup({ grupo: { titulo, partes }, revisao, parecer, pendencias, onChange }: ParteGroupProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const cards = partes.map((parte) => (
    <ParteCard
      key={parte.id}
      parte={parte}
      revisao={revisao}
      parecer={parecer}
      onChange={onChange}
      pendencias={pendencias.filter((one) => one.parte === parte.id && one.tipo !== 'parte_aberta')}
    />
  ));
  const agreed =
    partes.every((parte) => isAgreedWhole(parte, revisao, parecer)) &&
    !pendencias.some((one) => partes.some(({ id }) => id === one.parte));
  // One that is agreed with part by part stays, so that nothing moves under the finger.
  const [folded, setFolded] = useState(agreed);
  if (titulo === '') return cards;
  const open = openPartes(parecer, partes);
  const turn = (now: boolean) => {
    flushSync(() => setFolded(now));
    // The pressed button is gone.
    title.current?.focus();
  };
  if (folded && agreed) {
    return (
      <Card
        aria-labelledby={heading}
        padded={false}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-6"
      >
        <h2
          ref={title}
          id={heading}
          tabIndex={-1}
          className="mr-auto font-serif text-lg leading-snug font-semibold outline-none"
        >
          {titulo}
        </h2>
        <Badge tone="jade">Concordo com as {partes.length}</Badge>
        <Button variant="ghost" size="sm" aria-label={`Rever ${titulo}`} onClick={() => turn(false)}>
          Rever
        </Button>
      </Card>
    );
  }
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={title} id={heading} tabIndex={-1} className="font-serif text-2xl font-semibold outline-none">
          {titulo}
        </h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {partes.length - open.length} de {partes.length}
        </p>
      </div>
      {cards}
      {open.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          icon={<CheckCheck aria-hidden />}
          onClick={() => {
            onChange(agreeWithRest(parecer, partes));
            turn(true);
          }}
        >
          Concordo com as {open.length} de {titulo}
        </Button>
      )}
    </section>
  );
}
