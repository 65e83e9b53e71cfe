import { Check, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';

interface ContornoQuestionProps {
  /** Undefined until the therapist has answered. */
  answer: boolean | undefined;
  /** Rejects when the answer could not be saved. */
  onAnswer: (confere: boolean) => Promise<void>;
}

/**
 * Asks whether the outline drawn over the photo follows the tongue: numbers cannot reveal a wrong outline, a person can. The
 * therapist need not answer. A photo with a refused outline may stay, but its measurements then do not count.
 */
export function ContornoQuestion({ answer, onAnswer }: ContornoQuestionProps) {
  const questionId = useId();
  const [asked, setAsked] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  const shown = asked ?? answer;

  const choose = async (confere: boolean) => {
    setAsked(confere);
    setFailed(false);
    try {
      await onAnswer(confere);
    } catch {
      setFailed(true);
    }
    setAsked(null);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be placed beside its choices
    <div role="group" aria-labelledby={questionId} className="grid gap-2">
      <p id={questionId} className="font-medium">
        O contorno acompanha a língua?
      </p>
      <div className="flex flex-wrap gap-2">
        <Choice icon={<Check aria-hidden />} chosen={shown === true} onChoose={() => void choose(true)}>
          Sim
        </Choice>
        <Choice icon={<X aria-hidden />} chosen={shown === false} onChoose={() => void choose(false)}>
          Não
        </Choice>
      </div>
      <p role="status" className="text-[0.9375rem] text-ink-soft">
        {failed ? 'Não foi possível guardar a resposta agora. Tente de novo.' : consequence(shown)}
      </p>
    </div>
  );
}

function consequence(answer: boolean | undefined): string {
  if (answer === undefined) return 'O tracejado mostra o que reconhecemos como língua.';
  return answer
    ? 'Obrigado. O que foi medido na foto entra no relatório.'
    : 'Se puder, tire outra foto. Se ficar com esta, o que foi medido nela não entra no relatório: vale a sua descrição.';
}

function Choice({
  icon,
  chosen,
  onChoose,
  children,
}: {
  icon: ReactNode;
  chosen: boolean;
  onChoose: () => void;
  children: string;
}) {
  return (
    <Button size="sm" variant={chosen ? 'primary' : 'outline'} icon={icon} aria-pressed={chosen} onClick={onChoose}>
      {children}
    </Button>
  );
}
