import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sampleDados } from '../render/sample-relatorio.ts';
import { conferirProtocolo, esperaPeloMedico } from './conferir-relatorio.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const calada: DadosAnamnese = {
  ...sampleDados,
  idade: 41,
  gestante: 'nao',
  inicioQueixa: null,
  historicoMedico: null,
  medicamentos: null,
  suplementos: null,
  urina: null,
  evacuacao: null,
  linguaObservacao: null,
  objetivosCliente: null,
  tpm: [],
};
const ficha = (queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}) => ({
  ...calada,
  queixaPrincipal,
  ...mudancas,
});
const regras = (dados: DadosAnamnese) =>
  conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados: [] }).seguranca.map(({ regra }) => regra);

describe('a heart that was found well', () => {
  it.each([
    'O cardiologista fez eletro e esteira e disse que não é do coração',
    'Fiz eletro e esteira e não deu nada',
    'Coração investigado, sem alterações',
    'Exames do coração normais',
    'O médico disse que não é do coração',
    'Já passei no cardiologista e ele descartou problema cardíaco',
    'Fui ao PS, fizeram eletro e enzimas, não deu nada',
    'O cardio liberou',
    'Check-up do coração normal',
    'Do coração está tudo certo, disse o médico',
    'O cardiologista falou que é muscular',
    'O médico diz que o coração está ótimo',
    'Fez todos os exames do coração e não tem nada',
    'Não é cardíaco, segundo o cardiologista',
    'Cardiologista afastou infarto e angina',
    'O eletro tá bom',
  ])('is still watched, and holds no plan: %s', (exame) => {
    for (const dados of [
      ficha(`Aperto no peito. ${exame}`),
      ficha(`Aperto no peito e suspiros. Come pouco. Chora menos hoje. Dorme mal. Não quer remédio. ${exame}`),
    ]) {
      expect(esperaPeloMedico(dados)).toBe(false);
      expect(regras(dados)).toContain('aperto_no_peito_examinado');
      expect(regras(dados)).not.toContain('dor_no_peito');
    }
  });

  it.each([
    'Acho que não é do coração',
    'Medo que seja do coração',
    'Vai fazer eletro e esteira',
    'Nunca fez eletro',
    'Eletro em 2015 normal',
    'Fez eletro há 5 anos, normal',
    'Endoscopia normal',
    'O médico disse que não é do estômago',
    'O cardiologista da minha mãe disse que não é do coração',
    'O marido fez esteira e não deu nada',
    'Ainda não sabe se é do coração',
    'Eletro normal, mas o eco mostrou alteração',
    'Eletro não deu normal',
    'O cardiologista disse que não é do coração, mas desde ontem piorou e vai para o braço',
    'Eletro normal. Agora o aperto voltou mais forte',
  ])('is none by what is feared, old, of others, of another organ or followed by danger: %s', (exame) => {
    expect(esperaPeloMedico(ficha(`Aperto no peito. ${exame}`))).toBe(true);
  });

  it('is none for a pain that comes with effort, or after which cold sweat came', () => {
    const prazo = (texto: string) =>
      encontrarSinaisDeAlerta(ficha(texto)).find(({ id }) => id.startsWith('dor_no_peito'))?.prazo;
    expect(prazo('Aperto no peito ao subir escada. Esteira normal')).toBe('antes');
    expect(prazo('Aperto no peito. Eletro normal. Ontem veio com suor frio')).toBe('hoje');
  });

  it('counts from the history only where the complaint is of years', () => {
    const comHistorico = (inicioQueixa: DadosAnamnese['inicioQueixa']) =>
      esperaPeloMedico(ficha('Aperto no peito', { inicioQueixa, historicoMedico: 'Eletro e esteira normais' }));
    expect(comHistorico('anos')).toBe(false);
    expect(comHistorico('recente')).toBe(true);
    expect(comHistorico(null)).toBe(true);
  });
});

describe('another danger that was looked for', () => {
  const notas = (texto: string) => encontrarSinaisDeAlerta(ficha(texto)).map(({ id, certo }) => `${id} ${certo}`);

  it.each([
    ['Carocinho na mama, o ultrassom deu benigno', 'massa_ou_nodulo false'],
    ['Caroço no pescoço que cresceu, o médico fez biópsia e disse que não é câncer', 'massa_ou_nodulo false'],
    ['Boca torta ontem; o neuro viu, fez ressonância e não é AVC', 'sinais_de_avc false'],
    ['Perna esquerda inchada e quente, doppler não mostrou nada', 'perna_inchada_e_dolorida false'],
  ])('is asked about: %s', (texto, nota) => {
    expect(notas(texto)).toContain(nota);
  });

  it.each([
    ['Caroço na mama que cresceu, ultrassom em 2018 benigno', 'massa_ou_nodulo true'],
    ['Caroço na mama, acho que é benigno', 'massa_ou_nodulo true'],
    ['Perna esquerda inchada e quente, a mãe fez doppler, normal', 'perna_inchada_e_dolorida true'],
    ['Desmaio investigado há 3 anos, sem alterações. Desmaiou ontem de novo', 'desmaio true'],
  ])('stays an alarm: %s', (texto, nota) => {
    expect(notas(texto)).toContain(nota);
  });
});
