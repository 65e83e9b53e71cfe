import type { RefObject } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { formatDate } from '../../lib/format.ts';
import type { Opened } from './use-ficha.ts';

interface FichaInicioProps {
  opened: Opened;
  /** Some answers are there already. */
  begun: boolean;
  onBegin: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the client should know before the first question. */
export function FichaInicio({ opened: { terapeuta, expiresAt }, begun, onBegin, heading }: FichaInicioProps) {
  return (
    <section aria-labelledby="parte" className="grid justify-items-start gap-4">
      <h1 id="parte" ref={heading} tabIndex={-1} className="font-serif text-3xl leading-tight font-semibold">
        Sua ficha para a consulta
      </h1>
      <p className="wrap-anywhere">
        {terapeuta} pediu que você responda algumas perguntas antes da consulta. Leva uns dez minutos.
      </p>
      <ul className="grid list-disc gap-2 pl-5">
        <li>Responda com as suas palavras. Só o seu nome é necessário; o resto, se quiser.</li>
        <li>Cada parte fica guardada. Pode fechar e continuar depois, pelo mesmo link.</li>
        <li>Suas respostas vão para {terapeuta}. Não encaminhe o link: quem o abre vê o que você já respondeu.</li>
        <li>No fim você pode mandar fotos, se quiser, e diz como os seus dados podem ser usados.</li>
      </ul>
      <p className="text-ink-soft">
        Não é para emergências: se algo está muito forte ou piorou de repente, procure um serviço de saúde agora (SAMU
        192).
      </p>
      <Button size="lg" onClick={onBegin}>
        {begun ? 'Continuar a ficha' : 'Começar'}
      </Button>
      <p className="text-[0.9375rem] text-ink-soft">Este link vale até {formatDate(expiresAt)}.</p>
    </section>
  );
}
