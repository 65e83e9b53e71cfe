import { withSmallLetter } from '@meridia/shared/first-letter.ts';
import { explainGuessable } from '@meridia/shared/guessable.ts';
import { passwordRules } from '@meridia/shared/password.ts';
import { Check, Circle, X } from 'lucide-react';
import { joinWords } from '../../lib/format.ts';
import { brand } from '../../messages/brand.ts';

interface PasswordChecklistProps {
  /** The id of the sentence that describes the field: it says what is still missing. */
  id: string;
  password: string;
  /** Name and email of the account, as far as this screen knows them: the password must not consist of them. */
  ownTexts: readonly string[];
  /** True when a submit was refused because of the password. The list then says in full what is missing. */
  refused?: boolean;
}

/**
 * Shows live which rules the password meets: the five of docs/PRODUCT.md 2.2, and that it is hard to guess. The form and the server
 * check with the same tables.
 */
export function PasswordChecklist({ id, password, ownTexts, refused = false }: PasswordChecklistProps) {
  const rules = readRules(password, ownTexts);
  const missing = rules.filter(({ met }) => !met);
  // Before the password meets the other rules, nearly every password is easy to guess, and the advice would only distract.
  const advice = missing.length === 1 ? missing[0]?.help : null;
  return (
    <div>
      {/* This sentence describes the field, not the list: the list's name would hide its items from the description. */}
      <p id={id} className="sr-only">
        {missing.length === 0
          ? 'Todos os requisitos da senha foram atendidos.'
          : `Falta na senha: ${joinWords(missing.map(({ label }) => withSmallLetter(label)))}.${advice ? ` ${advice}` : ''}`}
      </p>
      <ul aria-label="Requisitos da senha" className="grid gap-1 text-[0.9375rem]">
        {rules.map((rule) => (
          <Rule
            key={rule.id}
            rule={rule}
            refused={refused}
            advice={rule.help !== null && rule.help === advice ? advice : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

/** Whether a password may be sent, as far as this screen knows. */
export function keepsAllRules(password: string, ownTexts: readonly string[]): boolean {
  return readRules(password, ownTexts).every(({ met }) => met);
}

interface ReadRule {
  id: string;
  label: string;
  /** The full text, shown after a refusal. */
  message: string;
  met: boolean;
  help: string | null;
}

function readRules(password: string, ownTexts: readonly string[]): ReadRule[] {
  const five = passwordRules.map(({ id, label, message, test }) => ({
    id,
    label,
    message,
    met: test(password),
    help: null,
  }));
  const help = explainGuessable(password, [...ownTexts, brand.name]);
  return [...five, { id: 'guessable', label: guessableLabel, message: guessableLabel, met: help === null, help }];
}

const guessableLabel = 'Difícil de adivinhar';

function Rule({ rule, refused, advice }: { rule: ReadRule; refused: boolean; advice: string | undefined }) {
  const missing = refused && !rule.met;
  const Icon = rule.met ? Check : missing ? X : Circle;
  const color = rule.met ? 'text-jade-ink' : missing ? 'text-cinnabar-ink' : 'text-ink-soft';
  return (
    <li className={`flex items-start gap-2 ${color}`}>
      <Icon aria-hidden className="mt-[0.2em] size-4 shrink-0" strokeWidth={rule.met || missing ? 3 : 2} />
      <span>
        {missing ? rule.message : rule.label}
        <span className="sr-only">{rule.met ? ' (atendido)' : ' (não atendido)'}</span>
        {advice && <span className="block text-ink">{advice}</span>}
      </span>
    </li>
  );
}
