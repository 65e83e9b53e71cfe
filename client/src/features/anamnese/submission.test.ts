import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyFormValues, type FormValues } from './form-values.ts';
import { createResolver } from './submission.ts';

const anamneseResolver = createResolver(() => []);
const options = { fields: {}, shouldUseNativeValidation: false };

function filled(): FormValues {
  const values = emptyFormValues();
  Object.assign(values.dadosAnamnese, {
    nomeCliente: ' Ana Souza ',
    idade: 34,
    sexo: 'feminino',
    telefone: '(11) 99999-0000',
    email: 'ana@exemplo.com',
    queixaPrincipal: 'Dor lombar',
    cicloRegular: 'sim',
    anticoncepcionalHormonal: 'sim',
    tpm: ['Inchaço'],
  });
  values.fotos.lingua = '7f1f5d2e-0c4b-4b8a-9a57-0f6a3a0f7c11';
  values.consentimentoLgpd = true;
  return values;
}

describe('what the form sends', () => {
  it('is accepted with only the required answers', async () => {
    const { values, errors } = await anamneseResolver(filled(), undefined, options);
    expect(errors).toEqual({});
    expect(values).toMatchObject({
      dadosAnamnese: { nomeCliente: 'Ana Souza', profissao: null, cicloRegular: 'sim' },
      consentimentoLgpd: true,
    });
  });

  it('names every required answer that is missing, in the agreed words', async () => {
    const { errors } = await anamneseResolver(emptyFormValues(), undefined, options);
    expect(Object.keys(errors.dadosAnamnese ?? {}).sort()).toEqual(
      ['email', 'idade', 'nomeCliente', 'queixaPrincipal', 'sexo', 'telefone'].sort(),
    );
    expect(errors.fotos?.lingua?.message).toBe('A imagem da língua é obrigatória');
    expect(errors.consentimentoLgpd?.message).toBe('É necessário aceitar o termo de consentimento');
  });

  it('leaves menstrual answers out when the section does not apply, and keeps them when it does', async () => {
    const sent = async (form: FormValues) => (await anamneseResolver(form, undefined, options)).values;
    expect(await sent(filled())).toMatchObject({
      dadosAnamnese: { cicloRegular: 'sim', anticoncepcionalHormonal: 'sim', tpm: ['Inchaço'] },
    });
    const older = filled();
    older.dadosAnamnese.idade = 56;
    expect(await sent(older)).toMatchObject({
      dadosAnamnese: { idade: 56, cicloRegular: null, anticoncepcionalHormonal: null, tpm: [] },
    });
    expect(older.dadosAnamnese.tpm).toEqual(['Inchaço']);
  });

  it('has the age of the day on which it is sent, where the birth date is known', async () => {
    vi.setSystemTime('2026-05-20T03:00:00Z');
    onTestFinished(() => void vi.useRealTimers());
    const form = filled();
    form.nascimento = '1991-05-20';
    const { values } = await anamneseResolver(form, undefined, options);
    expect(values).toMatchObject({ nascimento: '1991-05-20', dadosAnamnese: { idade: 35 } });
    form.nascimento = '2026-05-21';
    const { errors } = await anamneseResolver(form, undefined, options);
    expect(errors.dadosAnamnese?.idade?.message).toBe('A idade não pode ser negativa');
  });
});
