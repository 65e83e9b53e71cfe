import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
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
    <div className="flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
      <button
        type="button"
        onClick={() => (listening ? stop.current?.() : agreed ? start() : setAsking(true))}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-jade-ink underline-offset-4 hover:underline"
      >
        <Icon aria-hidden className="size-5" />
        {listening ? 'Parar de ditar' : 'Ditar'}
        <span className="sr-only"> em {label}</span>
      </button>
      <span role="status" className="text-ink-soft">
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
    </div>
  );
}
