import { type WebhookEvent, webhookEvents, webhookTypeWords } from '@meridia/shared/webhook.ts';
import { Field, FieldGroup } from '../../../components/form/field.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Input } from '../../../components/ui/input.tsx';

export interface WebhookChoice {
  descricao: string;
  eventos: readonly WebhookEvent[];
}

/** What may be changed of an address later: what it is called, and what it is told. */
export function WebhookFields({
  value: { descricao, eventos },
  onChange,
  refused,
  tried,
}: {
  value: WebhookChoice;
  onChange: (value: WebhookChoice) => void;
  /** The server's texts by field. */
  refused: Record<string, string>;
  tried: boolean;
}) {
  return (
    <>
      <Field label="Descrição" hint="Para reconhecer o endereço depois." optional error={refused.descricao}>
        {(control) => (
          <Input
            {...control}
            maxLength={80}
            value={descricao}
            onChange={({ target }) => onChange({ descricao: target.value, eventos })}
          />
        )}
      </Field>
      <FieldGroup label="Avisar quando" error={tried ? noEvents(eventos) : undefined}>
        {() => (
          <div className="grid sm:grid-cols-2 sm:gap-x-4">
            {webhookEvents.map((event) => (
              <Checkbox
                key={event}
                checked={eventos.includes(event)}
                onChange={({ target }) =>
                  onChange({
                    descricao,
                    eventos: target.checked ? [...eventos, event] : eventos.filter((one) => one !== event),
                  })
                }
              >
                {webhookTypeWords[event]}
              </Checkbox>
            ))}
          </div>
        )}
      </FieldGroup>
    </>
  );
}

export function noEvents(eventos: readonly WebhookEvent[]): string | undefined {
  return eventos.length === 0 ? 'Marque ao menos um aviso' : undefined;
}
