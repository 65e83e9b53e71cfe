import { type ApiScope, apiKeyDays, apiScopes, apiScopeWords } from '@meridia/shared/api-key.ts';
import { useState } from 'react';
import { Field, FieldGroup } from '../../../components/form/field.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { errorFields } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { ProofForm } from '../data/proof-dialog.tsx';
import { SecretOnce } from '../security/secret-once.tsx';

/** Makes a key, and shows its secret this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const create = trpc.apiKeys.create.useMutation({ onSuccess: () => utils.apiKeys.list.invalidate() });
  if (create.data)
    return (
      <SecretOnce
        title="Chave criada"
        description="Copie agora: ela não fica guardada e não aparece de novo."
        label="Chave da API"
        secret={create.data.secret}
        doneText="Guardei a chave"
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Criar chave da API"
      description="Quem tem a chave lê e cria em seu nome o que você marcar aqui, sem a sua senha."
    >
      <NewKeyForm create={create} onClose={onClose} />
    </Dialog>
  );
}

type Create = ReturnType<typeof trpc.apiKeys.create.useMutation>;

function NewKeyForm({ create, onClose }: { create: Create; onClose: () => void }) {
  const [nome, setNome] = useState('');
  const [dias, setDias] = useState<(typeof apiKeyDays)[number]>(90);
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const refused = errorFields(create.error);
  const noName = nome.trim() === '' ? 'Dê um nome à chave' : undefined;
  const noScope = scopes.length === 0 ? 'Marque ao menos uma permissão' : undefined;
  return (
    <ProofForm
      submitText="Criar chave"
      busyText="Criando..."
      busy={create.isPending}
      filledIn={!noName && !noScope}
      error={create.error}
      errorShown={Object.keys(refused).length > 0}
      onClose={onClose}
      onProof={(proof) => create.mutate({ ...proof, nome, dias, scopes: [...scopes] })}
    >
      {(tried) => (
        <>
          <Field
            label="Nome"
            hint="Para saber depois qual programa a usa."
            error={refused.nome ?? (tried ? noName : undefined)}
          >
            {(control) => (
              <Input {...control} maxLength={80} value={nome} onChange={(event) => setNome(event.target.value)} />
            )}
          </Field>
          <FieldGroup label="Permissões" error={tried ? noScope : undefined}>
            {() => (
              <div className="grid sm:grid-cols-2 sm:gap-x-4">
                {apiScopes.map((scope) => (
                  <Checkbox
                    key={scope}
                    checked={scopes.includes(scope)}
                    onChange={({ target }) =>
                      setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                    }
                  >
                    {apiScopeWords[scope]}
                  </Checkbox>
                ))}
              </div>
            )}
          </FieldGroup>
          <Field label="Vale por">
            {(control) => (
              <Select
                {...control}
                options={apiKeyDays.map((days) => ({ value: String(days), label: `${days} dias` }))}
                value={String(dias)}
                onChange={({ target }) => setDias(apiKeyDays.find((days) => String(days) === target.value) ?? dias)}
              />
            )}
          </Field>
        </>
      )}
    </ProofForm>
  );
}
