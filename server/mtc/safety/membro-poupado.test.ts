import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { diagnosticar } from '../diagnosticar.ts';
import { codigosDoPonto } from './aplicar-regras.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { type Membro, membroPoupado } from './membro-poupado.ts';
import { extrasDoBraco, pontosDaPerna, pontosDoBraco, pontosDosPes } from './pontos-de-risco.ts';
import { lerRelatos } from './relatos.ts';

const ficha = (outras: Partial<DadosAnamnese>): DadosAnamnese => ({ ...fichaCalada, idade: 58, ...outras });
const ler = (membro: Membro, historicoMedico: string) =>
  membroPoupado(membro, lerRelatos(ficha({ historicoMedico })))?.lado;

it.each<[string, Membro, string]>([
  ['Faz hemodiálise, fístula no braço direito', 'braco', 'direito'],
  ['Diálise três vezes por semana. FAV em MSE, braço esquerdo', 'braco', 'esquerdo'],
  ['Erisipela no braço E duas vezes', 'braco', 'esquerdo'],
  ['Úlcera varicosa na perna esquerda, fechada ano passado', 'perna', 'esquerdo'],
  ['Perna direita com pele fina, escura, perto do tornozelo', 'perna', 'direito'],
  ['Teve TVP na perna D em 2020', 'perna', 'direito'],
  ['A planta dos dois pés eu não sinto direito', 'pe', 'ambos'],
  ['O pé direito tá dormente e não sente o chinelo', 'pe', 'direito'],
  ['Não sinto a ponta dos meus pés', 'pe', 'null'],
  ['Perdeu a sensibilidade na mão esquerda depois do acidente', 'mao', 'esquerdo'],
])('spares a limb and knows its side: %s', (texto, membro, lado) => {
  expect(String(ler(membro, texto))).toBe(lado);
});

it.each<[string, Membro]>([
  ['Fístula anal operada em 2015', 'braco'],
  ['A mãe faz diálise e tem fístula no braço', 'braco'],
  ['Úlcera no estômago, perna cansada no fim do dia', 'perna'],
  ['Trombose na perna há dez anos', 'perna'],
  ['Nunca teve trombose na perna esquerda', 'perna'],
  ['Os pés não sinto frios, são quentes', 'pe'],
  ['Dor no pé que não sinto mais', 'pe'],
  ['Acorda com a mão dormente, balança e passa', 'mao'],
  ['No pé não sinto dor nenhuma', 'pe'],
])('and takes nothing else for it: %s', (texto, membro) => {
  expect(ler(membro, texto)).toBeUndefined();
});

function plano(outras: Partial<DadosAnamnese>) {
  const dados = ficha(outras);
  const { analise, protocolo } = diagnosticar(dados, [], 'completo');
  return conferirProtocolo({ dados, tipo: 'completo', protocolo, achados: analise.achados });
}

describe('the plan', () => {
  it('writes the safe side for every point of an arm that is to be spared, and names the other', () => {
    const { protocolo, seguranca } = plano({
      queixaPrincipal: 'Dor no ombro direito há cinco meses e não dorme bem, ansiosa',
      historicoMedico: 'Melanoma nas costas em 2016, esvaz. axilar E. Desde então braço E incha e usa braçadeira.',
    });
    const doBraco = protocolo?.pontos.filter((ponto) =>
      [...codigosDoPonto(ponto), ponto.pinyin.toLowerCase()].some(
        (codigo) => pontosDoBraco.has(codigo) || extrasDoBraco.has(codigo),
      ),
    );
    expect(doBraco?.length).toBeGreaterThan(0);
    expect(doBraco?.every(({ lado }) => lado === 'direito')).toBe(true);
    expect(seguranca.find(({ regra }) => regra === 'linfedema')?.texto).toMatch(/do lado esquerdo: nada/);
  });

  it('needles a fragile leg on no side but the other one', () => {
    const { protocolo, seguranca } = plano({
      queixaPrincipal: 'Cansaço, urina muito à noite, lombar fria e dor no joelho',
      historicoMedico: 'Úlcera venosa perna E, terço inferior, cicatrizada',
    });
    const daPerna = protocolo?.pontos.filter((ponto) => codigosDoPonto(ponto).some((um) => pontosDosPes.has(um)));
    expect(daPerna?.every(({ lado }) => lado === 'direito')).toBe(true);
    expect(seguranca.find(({ regra }) => regra === 'perna_poupada')?.texto).toMatch(/^Perna esquerda: nada/);
    expect(protocolo?.pontos.some((ponto) => codigosDoPonto(ponto).some((um) => pontosDaPerna.has(um)))).toBe(true);
  });

  it('leaves feet that do not feel alone, and answers what was asked for', () => {
    const { protocolo, seguranca } = plano({
      queixaPrincipal: 'Diarreia com comida, barriga gelada, cansaço',
      historicoMedico: 'Diabetes há nove anos, a sola dos dois pés eu não sinto direito',
      objetivosCliente: 'Queria fazer escalda-pés quente',
    });
    expect(protocolo?.pontos.some((ponto) => codigosDoPonto(ponto).some((um) => pontosDosPes.has(um)))).toBe(false);
    expect(protocolo?.orientacoes.some(({ texto }) => /pés aquecidos e|escalda-pés/.test(texto))).toBe(false);
    expect(seguranca.find(({ regra }) => regra === 'pes_sem_sentir')?.texto).toMatch(/a resposta é não/);
  });
});
