import { type ClinicaConfig, clinicaLimits } from '@meridia/shared/clinica-config.ts';
import { Field } from '../../components/form/field.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { ClinicaPreview } from './clinica-preview.tsx';
import { LogoUpload } from './logo-upload.tsx';
import { useClinicaForm } from './use-clinica-form.ts';
import { useImageState } from './use-image-state.ts';

export function ClinicaForm({ saved }: { saved: ClinicaConfig }) {
  const form = useClinicaForm(saved);
  const guard = useLeaveGuard({ shouldAsk: () => form.isDirty, hasUnsaved: () => form.isDirty });
  const publicLogo = form.typed?.logoUrl ?? null;
  const image = useImageState(publicLogo);
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Field label="Nome da clínica" name="nomeClinica" optional error={form.errors.nomeClinica}>
        {(control) => (
          <Input
            {...control}
            autoComplete="organization"
            // Longer than allowed can be pasted, and is then told.
            maxLength={clinicaLimits.nomeMaxLength * 2}
            value={form.values.nomeClinica}
            onChange={(event) => form.change('nomeClinica', event.target.value)}
          />
        )}
      </Field>
      <LogoUpload saved={saved} />
      <Field
        label="URL da logo"
        name="logoUrl"
        optional
        hint={
          <>
            Insira o endereço de uma imagem pública, começando com https://. Se você enviar uma logo acima, vale a
            enviada.
            {image === 'broken' && (
              <strong className="block font-medium text-amber-ink">
                Não conseguimos abrir uma imagem neste endereço. Confira se ele é público.
              </strong>
            )}
          </>
        }
        error={form.errors.logoUrl}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            placeholder="https://exemplo.com.br/logo.png"
            value={form.values.logoUrl}
            onChange={(event) => form.change('logoUrl', event.target.value)}
          />
        )}
      </Field>
      <ClinicaPreview
        nomeClinica={form.values.nomeClinica.trim() || null}
        logo={saved.uploadedLogo ?? (image === 'shown' ? publicLogo : null)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={form.isSaving} busyText="Salvando...">
          Salvar Configurações
        </Button>
        <p aria-live="polite" className="text-[0.9375rem] text-ink-soft">
          {form.isDirty && !form.isSaving && 'Há mudanças não salvas.'}
        </p>
      </div>
      <AlertDialog
        open={guard.asking}
        onOpenChange={(open) => !open && guard.stay()}
        title="Sair sem salvar?"
        description="O que você mudou no nome ou no endereço da logo da clínica ainda não foi salvo."
        confirmText="Sair sem salvar"
        cancelText="Continuar editando"
        tone="danger"
        onConfirm={guard.leave}
      />
    </form>
  );
}
