import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { findRecognition, listen } from './speech.ts';

interface DictationProps {
  /** The field's label, for screen readers. */
  label: string;
  onHeard: (words: string) => void;
}

/** A button that lets the browser write down what is said; nothing where the browser cannot. */
export function Dictation(props: DictationProps) {
  return findRecognition() ? <DictationButton {...props} /> : null;
}

// Once per visit of the page, for all fields.
let agreed = false;

function DictationButton({ label, onHeard }: DictationProps) {
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'quiet' | 'listening' | 'failed'>('quiet');
  const stop = useRef<(() => void) | null>(null);
  const heard = useRef(onHeard);
  heard.current = onHeard;
  useEffect(() => () => stop.current?.(), []);

  const start = () => {
    agreed = true;
    setAsking(false);
    setState('listening');
    stop.current = listen({
      onWords: (words) => heard.current(words),
      onEnd: () => setState((now) => (now === 'listening' ? 'quiet' : now)),
      onFailure: () => setState('failed'),
    });
  };

  const listening = state === 'listening';
  const Icon = listening ? Square : Mic;
  return (
    <>
      {/* After the field for Tab, beside its label for the eye. */}
      <button
        type="button"
        title={listening ? 'Parar de ditar' : 'Ditar'}
        onClick={() => (listening ? stop.current?.() : agreed ? start() : setAsking(true))}
        className={cx(
          'absolute -top-2.5 right-0 inline-flex size-11 items-center justify-center rounded-full text-jade-ink hover:bg-jade-soft',
          listening && 'bg-jade-soft',
        )}
      >
        <Icon aria-hidden className="size-5" />
        <span className="sr-only">
          {listening ? 'Parar de ditar' : 'Ditar'} em {label}
        </span>
      </button>
      <span role="status" className="text-[0.9375rem] text-ink-soft empty:hidden">
        {listening && 'Ouvindo… o som vai para o serviço de voz do navegador.'}
        {state === 'failed' && 'Não foi possível ouvir. Veja se o navegador pode usar o microfone.'}
      </span>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Ditar este texto?"
        description="O som vai para o serviço de voz do seu navegador, que pode ficar fora do Brasil (no Chrome, servidores do Google). Ele não passa pelo nosso servidor e não é guardado aqui; só o texto entra na ficha. Evite dizer nomes."
        confirmText="Começar a ditar"
        onConfirm={start}
      />
    </>
  );
}
