import { sexos } from '@meridia/shared/anamnese/dados-pessoais.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { formatPhone } from '../fields/format-phone.ts';
import { NumberField } from '../fields/number-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { labelledOptions, sexoLabels } from '../labels.ts';

export function DadosPessoaisSection() {
  return (
    <>
      <TextField name="nomeCliente" label="Nome completo do cliente" required maxLength={120} autoCapitalize="words" />
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField name="idade" label="Idade" required min={0} max={120} start={30} unit="anos" />
        <ChoiceField name="sexo" label="Sexo" required options={labelledOptions(sexos, sexoLabels)} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="telefone"
          label="Telefone"
          required
          maxLength={30}
          type="tel"
          placeholder="(11) 99999-0000"
          tidy={formatPhone}
          checkOnBlur
        />
        <TextField
          name="email"
          label="Email"
          required
          maxLength={254}
          type="email"
          autoCapitalize="none"
          placeholder="nome@exemplo.com"
          checkOnBlur
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="profissao" label="Profissão" maxLength={120} />
        <TextField name="localidade" label="Localidade" maxLength={120} placeholder="Cidade e estado" />
      </div>
    </>
  );
}
