import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { lerAnamnese } from '../achados/ler-anamnese.ts';
import { sampleDados } from '../render/sample-relatorio.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const idoso: DadosAnamnese = {
  ...sampleDados,
  idade: 78,
  sexo: 'masculino',
  gestante: null,
  anticoagulante: null,
  historicoMedico: null,
  medicamentos: 'Marevan 5 mg',
  suplementos: null,
  urina: null,
  evacuacao: null,
  linguaObservacao: null,
  objetivosCliente: null,
  pulso: ['Lento', 'Fraco'],
};
const alerta = (queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}) =>
  encontrarSinaisDeAlerta({ ...idoso, queixaPrincipal, ...mudancas }).find(
    ({ id }) => id === 'queda_com_anticoagulante',
  );

describe('a fall of somebody whose blood is thinned', () => {
  it.each([
    'Dor no joelho. A filha diz que anda esquecido. Caiu no banheiro em agosto, sem fratura',
    'Anda esquecido. Caiu em agosto',
    'Tombo mês passado, agora dorme demais',
    'Caiu há três meses e desde então repete as mesmas perguntas',
    'Levou um tombo em julho, o passo ficou inseguro',
  ])('with a head or a step that changed goes to a physician before a session: %s', (texto) => {
    expect(alerta(texto)).toMatchObject({ certo: true, prazo: 'antes' });
  });

  it('of yesterday alone is asked about, also with aspirin', () => {
    expect(alerta('Caiu no banheiro ontem')?.certo).toBe(false);
    expect(alerta('Anda esquecido. Caiu em agosto', { medicamentos: 'AAS 100' })?.certo).toBe(true);
  });

  it.each([
    'Caiu em 2015, anda esquecido',
    'Caiu há dois anos, memória fraca',
    'Nunca caiu. Esquecido há anos',
    'Pressão caiu ontem, esquecido',
    'Queda de cabelo, esquecido',
    'A esposa caiu em agosto. Anda esquecido',
  ])('says nothing of years ago, of others, of what only is called so: %s', (texto) => {
    expect(alerta(texto)).toBeUndefined();
  });

  it('is another matter without such a medicine', () => {
    expect(alerta('Anda esquecido. Caiu em agosto', { medicamentos: null })).toBeUndefined();
  });
});

describe('warfarin', () => {
  const notas = (mudancas: Partial<DadosAnamnese>) =>
    conferirProtocolo({ dados: { ...idoso, ...mudancas }, tipo: 'completo', protocolo: null, achados: [] }).seguranca;

  it('asks for the INR, unless it was told', () => {
    const regras = (mudancas: Partial<DadosAnamnese>) => notas(mudancas).map(({ regra }) => regra);
    expect(regras({})).toContain('inr_da_varfarina');
    expect(regras({ medicamentos: 'Varfarina 2,5' })).toContain('inr_da_varfarina');
    expect(regras({ historicoMedico: 'INR 2,4 na semana passada' })).not.toContain('inr_da_varfarina');
    expect(regras({ medicamentos: 'Xarelto 20' })).not.toContain('inr_da_varfarina');
  });

  it('is called what it is', () => {
    const texto = (medicamentos: string) =>
      notas({ medicamentos }).find(({ regra }) => regra === 'anticoagulante')?.texto ?? '';
    expect(texto('Marevan 5 mg')).toMatch(/^Uso de anticoagulante informado/);
    expect(texto('AAS 100')).toMatch(/^Uso de antiagregante informado/);
  });
});

describe('a pulse whose rhythm is not its own', () => {
  const pesos = (mudancas: Partial<DadosAnamnese>) =>
    Object.fromEntries(
      lerAnamnese({ ...idoso, ...mudancas })
        .filter(({ fonte }) => fonte === 'anamnese.pulso')
        .map(({ id, forca }) => [id.split('@')[0], forca > 0]),
    );

  it('speaks for no pattern by its rate under a pacemaker or what slows the heart, and by its strength as ever', () => {
    expect(pesos({ marcapasso: 'sim' })).toEqual({ pulso_lento: false, pulso_fraco: true });
    expect(pesos({ historicoMedico: 'Marca-passo em 2019' })).toEqual({ pulso_lento: false, pulso_fraco: true });
    expect(pesos({ medicamentos: 'Atenolol 50' })).toEqual({ pulso_lento: false, pulso_fraco: true });
    expect(pesos({ marcapasso: 'nao', historicoMedico: 'Não usa marca-passo' })).toEqual({
      pulso_lento: true,
      pulso_fraco: true,
    });
  });
});
