import { passwordRules } from '@meridia/shared/password.ts';
import { Check, Circle } from 'lucide-react';

/** The spec's five rules, live. The same table checks the form and the server. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} aria-label="Requisitos da senha" className="grid gap-1 text-[0.9375rem]">
      {passwordRules.map((rule) => {
        const met = rule.test(password);
        const Icon = met ? Check : Circle;
        return (
          <li key={rule.id} className={`flex items-center gap-2 ${met ? 'text-jade-ink' : 'text-ink-soft'}`}>
            <Icon aria-hidden className="size-4 shrink-0" strokeWidth={met ? 3 : 2} />
            {rule.label}
            <span className="sr-only">{met ? ' (atendido)' : ' (não atendido)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
