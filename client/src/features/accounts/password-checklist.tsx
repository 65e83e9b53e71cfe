import { passwordRules } from '@meridia/shared/password.ts';
import { Check, Circle, X } from 'lucide-react';
import { joinWords } from '../../lib/format.ts';

export interface PasswordChecklistProps {
  /** Of the sentence that describes the field: what is still missing. */
  id: string;
  password: string;
  /** A submit was refused for the password: what is missing is then said in full. */
  refused?: boolean;
}

/** The spec's five rules, live. The same table checks the form and the server. */
export function PasswordChecklist({ id, password, refused = false }: PasswordChecklistProps) {
  const missingRules = passwordRules.filter((rule) => !rule.test(password));
  return (
    <div>
      {/* A list's name hides its items from a description. */}
      <p id={id} className="sr-only">
        {missingRules.length === 0
          ? 'Todos os requisitos da senha foram atendidos.'
          : `Falta na senha: ${joinWords(missingRules.map((rule) => lowerFirst(rule.label)))}.`}
      </p>
      <Rules password={password} refused={refused} />
    </div>
  );
}

function Rules({ password, refused }: { password: string; refused: boolean }) {
  return (
    <ul aria-label="Requisitos da senha" className="grid gap-1 text-[0.9375rem]">
      {passwordRules.map((rule) => {
        const met = rule.test(password);
        const missing = refused && !met;
        const Icon = met ? Check : missing ? X : Circle;
        const color = met ? 'text-jade-ink' : missing ? 'text-cinnabar-ink' : 'text-ink-soft';
        return (
          <li key={rule.id} className={`flex items-start gap-2 ${color}`}>
            <Icon aria-hidden className="mt-[0.2em] size-4 shrink-0" strokeWidth={met || missing ? 3 : 2} />
            <span>
              {missing ? rule.message : rule.label}
              <span className="sr-only">{met ? ' (atendido)' : ' (não atendido)'}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
