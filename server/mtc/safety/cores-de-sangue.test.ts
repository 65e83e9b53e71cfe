import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { diagnosticar } from '../diagnosticar.ts';
import { codigosDoPonto } from './aplicar-regras.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { pontosDoBaixoVentre } from './pontos-de-risco.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const alertas = (mudancas: Partial<DadosAnamnese>) =>
  encontrarSinaisDeAlerta({ ...fichaCalada, idade: 57, sexo: 'masculino', gestante: null, ...mudancas });
const alerta = (id: string, mudancas: Partial<DadosAnamnese>) => alertas(mudancas).find((um) => um.id === id);

describe('urine of a colour that is blood until shown otherwise', () => {
  it.each<Partial<DadosAnamnese>>([
    { urina: 'Jato fraco. Mês retrasado passou três dias cor de açaí, sem doer, e voltou ao normal' },
    { queixaPrincipal: 'Insônia. Sábado o xixi saiu que nem coca-cola, depois clareou' },
    { queixaPrincipal: 'mijei uma água de carne faz um mês e não doeu nada' },
    { urina: 'clara, mas duas vezes veio parecendo chá preto' },
    { urina: 'Na semana passada ficou cor de ferrugem' },
    { historicoMedico: 'Em setembro a urina ficou cor de vinho tinto, não procurou médico' },
    { queixaPrincipal: 'o mijo tá com cor de beterraba e eu nem gosto de beterraba' },
    { urina: 'às vezes avermelhada' },
    { urina: 'escura tipo coca, foi só um dia' },
    { queixaPrincipal: 'o meu mijo saiu da cor daquele suco de uva na quinta' },
    { queixaPrincipal: 'Vaso fica vermelho quando faço xixi' },
    { queixaPrincipal: 'Urinei sangue em agosto' },
    { queixaPrincipal: 'dor no joelho esquerdo urina cor de guisado ontem não ardeu nada bebo pouca água' },
  ])('sends to the urologist this week, painless and over as it is: %j', (ficha) => {
    expect(alerta('sangue_na_urina', ficha)).toMatchObject({
      certo: true,
      prazo: 'antes',
      texto: expect.stringMatching(/urologista nesta semana.*baixo-ventre e no sacro/),
    });
    expect(alerta('sangramento', ficha)).toBeUndefined();
  });

  it.each<Partial<DadosAnamnese>>([
    { urina: 'amarela clara. Toma açaí todo dia, chá preto e coca-cola' },
    { urina: 'cor de chá fraco de manhã, depois clara' },
    { urina: 'nunca ficou avermelhada nem cor de vinho' },
    { queixaPrincipal: 'Comi beterraba no almoço. Urina normal' },
    { queixaPrincipal: 'A urina do marido saiu cor de coca-cola' },
    { urina: 'amarelo forte' },
    { queixaPrincipal: 'Urina clara, lábios cor de vinho, língua vermelha' },
    { objetivosCliente: 'Não ter mais urina vermelha' },
  ])('is not read into %j', (ficha) => {
    expect(alerta('sangue_na_urina', ficha)).toBeUndefined();
  });

  it.each<Partial<DadosAnamnese>>([
    { queixaPrincipal: 'Comi beterraba e o xixi ficou rosado' },
    { urina: 'Ficou cor de vinho na véspera. Foi depois que comi beterraba.' },
    { urina: 'laranja e avermelhada, toma rifampicina' },
    { urina: 'fica vermelha quando estou menstruada' },
  ])('is asked about where something else colours it: %j', (ficha) => {
    expect(alerta('sangue_na_urina', { ...ficha, sexo: 'feminino' })).toMatchObject({
      certo: false,
      gravidade: 'cautela',
    });
  });

  it('weighs cigarettes, paint and solvents', () => {
    const urina = 'semana passada ficou cor de coca-cola';
    expect(alerta('sangue_na_urina', { urina, cigarro: 'diario', profissao: 'Pintor de carros' })?.texto).toContain(
      'Com o cigarro e o trabalho com tinta ou solvente, ainda mais',
    );
    expect(
      alerta('sangue_na_urina', { urina, profissao: 'Contador', historicoMedico: 'nunca fumou' })?.texto,
    ).not.toContain('ainda mais');
  });

  it('keeps needles from belly and sacrum, and only then', () => {
    const pontos = (urina: string) => {
      const dados = {
        ...fichaCalada,
        idade: 57,
        sexo: 'masculino' as const,
        gestante: null,
        queixaPrincipal: 'Levanta três vezes à noite para urinar, jato fraco, dor lombar',
        urina,
      };
      const { analise, protocolo } = diagnosticar(dados, [], 'completo');
      const conferido = conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
      return (conferido.protocolo?.pontos ?? [])
        .flatMap(codigosDoPonto)
        .filter((codigo) => pontosDoBaixoVentre.codigos.has(codigo));
    };
    expect(pontos('amarela')).not.toEqual([]);
    expect(pontos('amarela, na semana passada ficou cor de açaí dois dias')).toEqual([]);
  });

  it('was looked at by the urologist, until it comes back', () => {
    const visto = 'Em agosto urinei sangue. Fiz ultrassom e cistoscopia com o urologista, tudo normal.';
    expect(alerta('sangue_na_urina', { queixaPrincipal: visto })).toMatchObject({
      certo: false,
      gravidade: 'cautela',
      texto: expect.stringContaining('Já examinado'),
    });
    expect(alerta('sangue_na_urina', { queixaPrincipal: `${visto} Ontem o sangue voltou.` })).toMatchObject({
      certo: true,
    });
    expect(
      alerta('sangue_na_urina', {
        queixaPrincipal: 'Em agosto urinei sangue. O urologista pediu cistoscopia, ainda não fiz.',
      }),
    ).toMatchObject({ certo: true });
  });
});

describe('blood that was digested, in everyday words', () => {
  it.each<Partial<DadosAnamnese>>([
    { queixaPrincipal: 'cocô preto que nem piche desde ontem' },
    { evacuacao: 'parece borra de café, cheiro forte' },
    { queixaPrincipal: 'evacuei uma graxa preta duas vezes' },
    { queixaPrincipal: 'Azia. Vomitei uma borra de café hoje' },
    { queixaPrincipal: 'obrei uma coisa feito asfalto' },
  ])('goes to the emergency room today: %j', (ficha) => {
    expect(alerta('sangramento', ficha)).toMatchObject({ certo: true, prazo: 'hoje' });
  });

  it.each<Partial<DadosAnamnese>>([
    { evacuacao: 'escura como graxa, toma sulfato ferroso' },
    { queixaPrincipal: 'O cocô sai feito carvão nos dias de açaí' },
  ])('is asked about where a food or iron blackens: %j', (ficha) => {
    expect(alerta('sangramento', ficha)).toMatchObject({ certo: false });
  });

  it.each<Partial<DadosAnamnese>>([
    { evacuacao: 'normal. Toma café coado depois do almoço' },
    { queixaPrincipal: 'Mecânico, vive sujo de graxa. Intestino preso' },
    { evacuacao: 'não é preta nem parece borra de café' },
    { queixaPrincipal: 'A mãe vomitou borra de café' },
  ])('is not read into %j', (ficha) => {
    expect(alerta('sangramento', ficha)).toBeUndefined();
  });

  it.each([
    'Tosse e o catarro veio cor de tijolo, fuma',
    'Fuma. Tossindo, o escarro sai com raias',
    'Fumante, escarro cor de ferrugem há dois dias',
  ])('is seen in sputum: %s', (queixaPrincipal) => {
    expect(alerta('tosse_com_sangue', { queixaPrincipal })).toMatchObject({ certo: true, prazo: 'antes' });
  });

  it('is seen after the menopause', () => {
    const ficha = {
      sexo: 'feminino',
      idade: 61,
      queixaPrincipal: 'Menopausa aos 50. Há uma semana um corrimento cor de água de carne',
    } as const;
    expect(alerta('sangramento_depois_da_menopausa', { ...ficha, gestante: 'nao' })).toMatchObject({ certo: true });
  });
});
