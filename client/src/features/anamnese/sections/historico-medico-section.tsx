import { TextField } from '../fields/text-field.tsx';

export function HistoricoMedicoSection() {
  return (
    <>
      <TextField
        name="historicoMedico"
        label="Histórico médico"
        hint="Doenças, cirurgias e diagnósticos anteriores, também na família."
        maxLength={6000}
        rows={3}
      />
      <TextField
        name="medicamentos"
        label="Medicamentos em uso"
        hint="Anticoagulantes e remédios para epilepsia mudam o que é seguro: anote também os de uso eventual."
        maxLength={2000}
        rows={2}
      />
      <TextField name="suplementos" label="Suplementos e fitoterápicos" maxLength={2000} rows={2} />
    </>
  );
}
