import type { AnamneseDraftData } from '@meridia/shared/anamnese/draft.ts';
import { describe, expect, it } from 'vitest';
import { emptyFormValues, fromDraftData, hasContent, toDraftData } from './form-values.ts';

const blank: AnamneseDraftData = { dados: {}, fotos: {}, consentimento: false };
const fotoId = '7f1f5d2e-0c4b-4b8a-9a57-0f6a3a0f7c11';

describe('values of the intake form', () => {
  it('starts with nothing answered, the sliders included', () => {
    const { dadosAnamnese, fotos, consentimentoLgpd } = emptyFormValues();
    expect(dadosAnamnese).toMatchObject({ nomeCliente: null, idade: null, sexo: null, tpm: [], gestante: null });
    expect(dadosAnamnese.intensidadeDor).toBeNull();
    expect(dadosAnamnese.estresseNivel).toBeNull();
    expect(fotos).toEqual({ lingua: null, face: null, orelha: null });
    expect(consentimentoLgpd).toBe(false);
  });

  it('reads a draft back unchanged', () => {
    const values = emptyFormValues();
    values.dadosAnamnese.nomeCliente = 'Ana';
    values.dadosAnamnese.idade = 34;
    values.dadosAnamnese.sintomasSono = ['Pesadelos'];
    values.dadosAnamnese.estresseNivel = 0;
    values.fotos.lingua = fotoId;
    values.consentimentoLgpd = true;
    values.nascimento = '1992-03-01';
    expect(fromDraftData(toDraftData(values))).toEqual(values);
  });

  it('treats values that no longer fit the form as not answered', () => {
    const { dadosAnamnese } = fromDraftData({
      ...blank,
      dados: { sexo: 'x', idade: 'trinta', sintomasPele: ['Seca', 'Verde'], intensidadeDor: 40, sede: 'baixa' },
    });
    expect(dadosAnamnese).toMatchObject({
      sexo: null,
      idade: null,
      sintomasPele: ['Seca'],
      intensidadeDor: null,
      sede: 'baixa',
    });
  });

  it('distinguishes an untouched form from a form with a single answer', () => {
    expect(hasContent(blank)).toBe(false);
    expect(hasContent(toDraftData(emptyFormValues()))).toBe(false);
    expect(hasContent({ ...blank, dados: { nomeCliente: '' } })).toBe(false);
    expect(hasContent({ ...blank, dados: { estresseNivel: 5 } })).toBe(true);
    expect(hasContent({ ...blank, dados: { tpm: ['Inchaço'] } })).toBe(true);
    expect(hasContent({ ...blank, fotos: { face: fotoId } })).toBe(true);
    expect(hasContent({ ...blank, consentimento: true })).toBe(true);
  });
});
