import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { lerAnamnese } from '../achados/ler-anamnese.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { escreverRelatorio } from '../writer/escrever-relatorio.ts';
import { encontrarQueixas } from './queixas.ts';

const fichaDe = (dados: Partial<DadosAnamnese>): DadosAnamnese => ({ ...anamneseVazia, ...dados });

function queixasDe(dados: Partial<DadosAnamnese>) {
  const ficha = fichaDe(dados);
  return encontrarQueixas(lerAnamnese(ficha), ficha);
}

function pontosDe(dados: Partial<DadosAnamnese>) {
  const { protocolo } = diagnosticar(fichaDe(dados), [], 'completo');
  if (!protocolo) throw new Error('A complete report has a protocol.');
  return protocolo.pontos;
}

function sinteseDe(dados: Partial<DadosAnamnese>): string {
  const ficha = fichaDe(dados);
  const { analise, protocolo } = diagnosticar(ficha, [], 'completo');
  return escreverRelatorio({ tipo: 'completo', dados: ficha, analise, protocolo, fotos: [] }).sintese;
}

describe('the complaints are those that were told', () => {
  it.each([
    ['Quero largar o cigarro. Fico brava e ansiosa quando tento.', ['vontade de fumar']],
    ['Espinha no queixo e insônia.', ['acne', 'sono difícil']],
    ['Hemiparesia D há 5 meses, ombro D: EVA 5 à elevação.', ['fraqueza de um lado do corpo', 'incômodo no ombro']],
    [
      'Crises de pânico: o coração dispara, falta ar, formiga a boca. O tornozelo esquerdo dói ao correr.',
      ['crises de pânico', 'dor no tornozelo'],
    ],
    ['Azia, arrotos, insônia, tosse, zumbido, cansaço e dor no joelho direito.', ['dor no joelho']],
    ['Dermatite nas dobras dos dois cotovelos, coça de noite.', ['erupções na pele']],
  ])('%s', (queixaPrincipal, nomes) => {
    const ditas = queixasDe({ queixaPrincipal }).map(({ nome }) => nome);
    expect(ditas).toEqual(expect.arrayContaining(nomes));
  });

  it('and not those that were not: a smoker who came for a back, a rash in a fold, four signs of one attack', () => {
    const nomes = (queixaPrincipal: string) => queixasDe({ queixaPrincipal }).map(({ nome }) => nome);
    expect(nomes('Dor lombar. Fuma um maço por dia.')).not.toContain('vontade de fumar');
    expect(nomes('Dermatite nas dobras dos dois cotovelos, coça de noite.')).not.toContain('incômodo no cotovelo');
    expect(nomes('Crises de pânico: o coração dispara, falta ar, formiga a boca.')).not.toContain('falta de ar');
  });

  it('reads the cramp of a painful menstruation as this one', () => {
    const dela = { sexo: 'feminino', idade: 24, cicloRegular: 'sim', dorMenstrual: 'intensa' } as const;
    expect(queixasDe({ ...dela, queixaPrincipal: 'Acne e cólica.' }).map(({ nome }) => nome)).toContain(
      'cólica menstrual',
    );
  });
});

describe('a told side reaches the points', () => {
  it.each([
    ['Enxaqueca do lado esquerdo com enjoo', 'VB41', 'esquerdo'],
    ['Zumbido no ouvido direito faz um ano', 'TA3', 'direito'],
    ['Hemiparesia E há 5 meses', 'IG15', 'esquerdo'],
    ['Hemiplegia direita depois do AVC de 2023', 'IG11', 'direito'],
    ['Dor de cabeça na têmpora D', 'VB20', 'direito'],
    ['Ombro D: EVA 7 à elevação, subluxação', 'TA14', 'direito'],
  ])('%s: %s', (queixaPrincipal, codigo, lado) => {
    expect(pontosDe({ queixaPrincipal, idade: 55 }).find((ponto) => ponto.codigo === codigo)?.lado).toBe(lado);
  });

  it('but no point of the whole body has one', () => {
    const pontos = pontosDe({ queixaPrincipal: 'Enxaqueca do lado esquerdo com enjoo', idade: 40 });
    expect(pontos.filter(({ codigo, lado }) => /^(F3|E36|PC6)$/.test(codigo) && lado)).toEqual([]);
  });
});

it('leaves the insensible foot of a diabetic and the fold with a rash alone', () => {
  const doPe = /^(F[123]|R[12]|BP[123]|E4[1-4]|VB4[1-4]|B6[0-7]|Bafeng)$/;
  const diabetico = {
    idade: 66,
    queixaPrincipal: 'Diabetes há 10 anos. Dormência nos pés até o tornozelo, raiva e dor de cabeça.',
  };
  expect(pontosDe(diabetico).filter(({ codigo }) => doPe.test(codigo))).toEqual([]);
  const daPele = {
    idade: 30,
    queixaPrincipal: 'Eczema que coça nas dobras dos cotovelos, tosse com catarro amarelo e febre.',
  };
  expect(pontosDe(daPele).filter(({ codigo }) => /^(P5|IG11|PC3|C3)$/.test(codigo))).toEqual([]);
});

describe('the synthesis tells what she came for', () => {
  it('begins with what troubles most', () => {
    const queixaPrincipal =
      'Operou a vesícula em 2019, ficou bem e voltou a trabalhar na padaria da família. O que mais incomoda agora: o zumbido. De noite apita sem parar e não deixa dormir.';
    expect(sinteseDe({ queixaPrincipal, idade: 58 })).toMatch(/^A queixa [^“]*“O que mais incomoda agora: o zumbido/);
  });

  it('names the others in her words and her order', () => {
    const queixaPrincipal =
      'Enxaqueca toda semana com enjoo desde a adolescência, piora com cheiro de gasolina e luz. Também tenho prisão de ventre. E o tornozelo direito dói ao correr.';
    expect(sinteseDe({ queixaPrincipal, idade: 33 })).toMatch(/Conta ainda: .*“prisão de ventre”/);
  });

  it('repeats none where the quotation tells all', () => {
    expect(sinteseDe({ queixaPrincipal: 'Insônia e azia.', idade: 40 })).not.toContain('Conta ainda');
  });
});

describe('the hypotheses', () => {
  const crise =
    'Asma desde menino: na crise chia, tosse com catarro branco, nariz escorre, no frio ataca. Cansa fácil, voz fraca, come pouco, fezes moles.';
  const padroesDe = (dados: Partial<DadosAnamnese>) => diagnosticar(fichaDe(dados), [], 'completo').analise.padroes;

  it('give the attack less certainty on a day without one', () => {
    const manifestacao = (queixaPrincipal: string) =>
      padroesDe({ queixaPrincipal, idade: 30 }).find(({ natureza }) => natureza === 'manifestacao')?.confianca ?? 0;
    expect(manifestacao(`${crise} Hoje está bem.`)).toBeLessThan(manifestacao(crise));
    const [primeiro, ...outros] = padroesDe({ queixaPrincipal: `${crise} Hoje está bem.`, idade: 30 });
    expect(outros.every(({ confianca }) => confianca <= (primeiro?.confianca ?? 0))).toBe(true);
  });

  it('put stasis of Blood before the Qi where clots and cramps are told', () => {
    const ids = padroesDe({
      sexo: 'feminino',
      idade: 26,
      queixaPrincipal: 'Cólica forte na menstruação, irritada, seios doloridos antes.',
      cicloRegular: 'sim',
      fluxo: 'coagulos',
      dorMenstrual: 'intensa',
      tpm: ['Irritabilidade', 'Dor mamária'],
      estresseNivel: 8,
      pulso: ['Em corda'],
    }).map(({ id }) => id);
    expect(ids[0]).toMatch(/estase/);
  });

  it('ask for the Kidney where both chi have no force', () => {
    const dele = {
      idade: 50,
      queixaPrincipal: 'Tosse com catarro amarelo grosso, boca amarga, raiva, levanta três vezes à noite para urinar.',
      pulso: ['Deslizante', 'Rápido'],
      linguaDesc: ['Vermelha', 'Saburra amarela'],
    } satisfies Partial<DadosAnamnese>;
    const doRim = (dados: Partial<DadosAnamnese>) => padroesDe(dados).some(({ orgaos }) => orgaos.includes('rim'));
    expect(doRim({ ...dele, pulsoChiEsquerdo: ['Fraco'], pulsoChiDireito: ['Fraco'] })).toBe(true);
  });

  it('list the Qi that sinks after a birth', () => {
    const ids = padroesDe({
      sexo: 'feminino',
      idade: 31,
      queixaPrincipal:
        'Depois do parto a hemorroida saiu, no fim do dia parece que está tudo caindo por baixo. Cansaço, cabelo caindo, pálida, intestino preso.',
      linguaDesc: ['Pálida'],
      pulso: ['Fino'],
    }).map(({ id }) => id);
    expect(ids).toContain('afundamento_qi_baco');
  });

  it('name the Bi of a shoulder in cold and damp', () => {
    const ids = padroesDe({
      idade: 60,
      queixaPrincipal: 'Vem por causa do ombro, faz meses dói, no frio úmido piora, calor alivia, amanhece duro.',
    }).map(({ id }) => id);
    expect(ids).toContain('vento_frio_umidade_canais');
  });
});

it.each([
  ['Auxiliar administrativa', true],
  ['Auxiliar administrativa (em licença)', false],
  ['Contadora, afastada pelo INSS', false],
] as const)('tells %s of breaks at the desk: %s', (profissao, dito) => {
  const { protocolo } = diagnosticar(
    fichaDe({
      profissao,
      queixaPrincipal: 'Tensão nos ombros e estresse alto',
      estresseNivel: 9,
      sintomasGerais: ['tensão muscular'],
    }),
    [],
    'completo',
  );
  expect(protocolo?.orientacoes.some(({ id }) => id === 'pausas')).toBe(dito);
});
