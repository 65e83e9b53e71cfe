import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sampleDados } from '../render/sample-relatorio.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { oQuePerguntar } from '../safety/o-que-perguntar.ts';
import { encontrarSinaisDeAlerta } from '../safety/sinais-de-alerta.ts';
import { jaDito, semOQueFoiDito } from './ja-dito.ts';

const vazia: DadosAnamnese = {
  ...sampleDados,
  queixaPrincipal: 'Cansaço',
  inicioQueixa: null,
  historicoMedico: null,
  medicamentos: null,
  suplementos: null,
  urina: null,
  evacuacao: null,
  apetite: null,
  sede: null,
  cigarro: null,
  frequenciaAlcool: null,
  atividadeFisica: null,
  linguaObservacao: null,
  objetivosCliente: null,
  sintomasRespiratorios: [],
  sintomasTermicos: [],
  gestante: 'nao',
};
const ficha = (mudancas: Partial<DadosAnamnese>): DadosAnamnese => ({ ...vazia, ...mudancas });

describe('what an intake has told', () => {
  it.each<[parte: string, mudancas: Partial<DadosAnamnese>]>([
    ['febre', { queixaPrincipal: 'Não tenho náusea nem febre' }],
    ['sangue nas fezes', { queixaPrincipal: 'Às vezes sai um sanguinho no papel' }],
    ['fezes mais finas', { evacuacao: 'ultimamente fina como fita' }],
    ['perda de peso', { historicoMedico: 'Emagreci 6 kg desde julho' }],
    ['falta de ar ao esforço', { queixaPrincipal: 'qualquer escada eu fico ofegante' }],
    ['falta de ar', { sintomasRespiratorios: ['Falta de ar'] }],
    ['choro fácil', { queixaPrincipal: 'No começo eu chorava todo dia, hoje choro menos' }],
    ['Voz fraca', { queixaPrincipal: 'a voz some no fim da aula' }],
    ['fraqueza na lombar', { queixaPrincipal: 'Lomb. fraca, joelhos estalam' }],
    ['urina várias vezes à noite', { urina: 'Clara, bastante à noite' }],
    ['urina várias vezes à noite', { queixaPrincipal: 'Faz xixi na cama 4 noites por semana' }],
    ['mudou há pouco, ou é de sempre?', { inicioQueixa: 'anos' }],
    ['suor à noite', { sintomasTermicos: ['Sudorese noturna'] }],
    ['pouco apetite', { apetite: 'baixo' }],
    ['muita sede', { sede: 'normal' }],
    ['resfriados frequentes', { queixaPrincipal: 'Pego gripe direto' }],
    ['já fez radiografia ou outra imagem?', { queixaPrincipal: 'Artrose há dez anos' }],
  ])('answers "%s"', (parte, mudancas) => {
    expect(jaDito(parte, ficha(mudancas))).toBe(true);
    expect(jaDito(parte, vazia)).toBe(false);
  });

  it.each<[parte: string, mudancas: Partial<DadosAnamnese>]>([
    ['sangue nas fezes', { historicoMedico: 'Exame de sangue normal' }],
    ['sangue na urina', { queixaPrincipal: 'Gengiva que sangra' }],
    ['falta de ar', { queixaPrincipal: 'Dor na escápula' }],
    ['náusea', { queixaPrincipal: 'Não tem febre' }],
  ])('leaves "%s" open', (parte, mudancas) => {
    expect(jaDito(parte, ficha(mudancas))).toBe(false);
  });

  it('takes the told parts out of a question and leaves the others', () => {
    const dados = ficha({ queixaPrincipal: 'Sem febre. Emagreceu 5 kg' });
    expect(semOQueFoiDito('há emagrecimento, suor à noite, febre ou dor?', dados)).toBe('há suor à noite ou dor?');
    expect(semOQueFoiDito('há febre?', dados)).toBe('');
    expect(semOQueFoiDito('de onde vem?', dados)).toBe('de onde vem?');
  });
});

describe('no question of a report', () => {
  const perguntas = (mudancas: Partial<DadosAnamnese>) => oQuePerguntar(ficha(mudancas)).join(' ');

  it('asks a bowel what was told, ticked or answered', () => {
    const dito = perguntas({
      queixaPrincipal: 'Intestino preso. Às vezes sai um sanguinho no papel',
      inicioQueixa: 'meses',
      historicoMedico: 'Emagreci 6 kg. Pai teve câncer de intestino',
    });
    expect(dito).not.toMatch(/sangue|mudou há pouco|peso|câncer/);
  });

  it('asks a joint for fever or an image without a reason', () => {
    expect(perguntas({ queixaPrincipal: 'Dor no joelho de fora quando corro, há três semanas' })).not.toMatch(
      /febre|radiografia/,
    );
    expect(perguntas({ queixaPrincipal: 'Dor no joelho ao descer escada, não incha não trava' })).not.toContain(
      'febre',
    );
    expect(perguntas({ queixaPrincipal: 'Joelho dói há três semanas, quente e inchado' })).toContain('febre');
    expect(perguntas({ queixaPrincipal: 'Dor nos joelhos há dez anos (artrose)' })).not.toContain('radiografia');
  });

  it('asks a pregnant client again what she denied, and says that iron blackens the stool', () => {
    const dito = perguntas({
      queixaPrincipal: 'Gestante de 26 semanas. Azia. Cãibra na panturrilha esquerda',
      gestante: 'sim',
      idade: 31,
      historicoMedico: 'PA 11x7, sem sangramento, sem contrações, bebê mexe bem. Nega dor de cabeça',
      medicamentos: 'Sulfato ferroso',
    });
    expect(dito).not.toMatch(/bebê mexe|sangue,|endurece|pressão/);
    expect(dito).toMatch(/perda de líquido ou febre/);
    expect(dito).toMatch(/panturrilha que dói está quente/);
    expect(
      perguntas({ queixaPrincipal: 'Gestante de 26 semanas. Tornozelos incham', gestante: 'sim', idade: 31 }),
    ).toMatch(/inchaço do rosto e das mãos/);
    const [, ferro = ''] =
      /(as fezes[^?]*\?)/.exec(perguntas({ queixaPrincipal: 'Azia', medicamentos: 'Noripurum' })) ?? [];
    expect(ferro).toContain('do que o ferro as deixa');
  });

  it('asks in an alarm what the intake has told', () => {
    const textos = encontrarSinaisDeAlerta(
      ficha({
        idade: 58,
        queixaPrincipal: 'Prisão de ventre há quatro meses, antes ia todo dia. Nunca fiz colonoscopia',
        evacuacao: 'fina como fita',
        historicoMedico: 'Emagreci 6 kg sem dieta',
      }),
    ).map(({ texto }) => texto);
    expect(textos.join(' ')).not.toMatch(/(afinaram|perdeu peso|colonoscopia, e quando)\?/);
  });

  it('asks how often a remedy for headache is taken that is taken twice a month', () => {
    const regras = (medicamentos: string) =>
      conferirProtocolo({
        dados: ficha({ queixaPrincipal: 'Dor de cabeça', medicamentos }),
        tipo: 'completo',
        protocolo: null,
        achados: [],
      }).seguranca.map(({ regra }) => regra);
    expect(regras('Dipirona quando dá dor de cabeça, umas duas vezes por mês')).not.toContain(
      'remedio_na_dor_de_cabeca',
    );
    expect(regras('Dipirona quando dá dor de cabeça')).toContain('remedio_na_dor_de_cabeca');
  });
});
