import { nomesComuns } from '../catalog/remedios.ts';
import { nomesDoSinal } from './sinais-dos-remedios.ts';
import cabeca from './vocabulario/cabeca.json' with { type: 'json' };
import condicoes from './vocabulario/condicoes.json' with { type: 'json' };
import contexto from './vocabulario/contexto.json' with { type: 'json' };
import digestao from './vocabulario/digestao.json' with { type: 'json' };
import dor from './vocabulario/dor.json' with { type: 'json' };
import eliminacoes from './vocabulario/eliminacoes.json' with { type: 'json' };
import normais from './vocabulario/funcoes.json' with { type: 'json' };
import geral from './vocabulario/geral.json' with { type: 'json' };
import ginecologia from './vocabulario/ginecologia.json' with { type: 'json' };
import inchacos from './vocabulario/inchacos.json' with { type: 'json' };
import lingua from './vocabulario/lingua.json' with { type: 'json' };
import pele from './vocabulario/pele.json' with { type: 'json' };
import pulso from './vocabulario/pulso.json' with { type: 'json' };
import respiracao from './vocabulario/respiracao.json' with { type: 'json' };
import seguranca from './vocabulario/seguranca.json' with { type: 'json' };
import sonoEmocoes from './vocabulario/sono-emocoes.json' with { type: 'json' };

/** What the lexicon knows of one sign; `Vocabulario` explains the lists. */
interface Entrada {
  diz: string;
  nega?: string;
  seNegado?: string;
}

const porDominio: Readonly<Record<string, Entrada>> = {
  ...cabeca,
  ...condicoes,
  ...contexto,
  ...digestao,
  ...dor,
  ...eliminacoes,
  ...geral,
  ...ginecologia,
  ...lingua,
  ...pele,
  ...pulso,
  ...respiracao,
  ...seguranca,
  ...sonoEmocoes,
};

/** Nouns of swelling. */
const deNome = /^(inchaço|inchação|edema)$/;

/** The expressions of every sign and variant, by domain in `vocabulario/`. Nearly all of them come from writers who had seen no text of the tests (ADR 0025). */
export const vocabulario: Readonly<Record<string, Entrada>> = comInchacos(comNormais(comRemedios(porDominio)));

/** Adds the medicines of the table to the signs that they tell. Names that are ordinary words are read with their place (`safety/relatos.ts`). */
function comRemedios(entradas: Readonly<Record<string, Entrada>>): Record<string, Entrada> {
  const todas = { ...entradas };
  for (const [sinal, nomes] of nomesDoSinal) {
    const entrada = todas[sinal];
    if (!entrada) throw new Error(`A medicine tells ${sinal}, which is no sign`);
    const ditos = new Set(entrada.diz.split(' | '));
    const novos = nomes.filter((nome) => !nomesComuns.has(nome) && !ditos.has(nome));
    todas[sinal] = { ...entrada, diz: [entrada.diz, ...novos].join(' | ') };
  }
  return todas;
}

/**
 * Adds to each sign what denies it because an organ or a function is told to be normal: "força preservada" denies weakness, "sem alteração
 * da fala" a changed speech, "sono em ordem" sleeplessness.
 */
function comNormais(entradas: Readonly<Record<string, Entrada>>): Record<string, Entrada> {
  const todas = { ...entradas };
  const negar = (sinais: string, expressoes: readonly string[]) => {
    for (const sinal of sinais.split(' ')) {
      const entrada = todas[sinal];
      if (!entrada) throw new Error(`A normal finding denies ${sinal}, which is no sign`);
      todas[sinal] = { ...entrada, nega: [...(entrada.nega ? [entrada.nega] : []), ...expressoes].join(' | ') };
    }
  };
  const ditos = normais.normais.split(' | ');
  for (const { nome, nega } of Object.values(normais.funcoes))
    for (const um of nome.split(' | '))
      negar(nega, [...ditos.map((dito) => `${um} ${dito}`), `sem alteração de ${um}`, `sem alterações de ${um}`]);
  for (const [cabeca, nega] of Object.entries(normais.cabecas))
    negar(
      nega,
      ditos.map((dito) => `{${cabeca}} + ${dito}`),
    );
  return todas;
}

/**
 * Adds every way to say that a part swells, for each part that has a sign of it: "tornozelos incham", "edema de panturrilha", "mãos
 * edemaciadas". Written one by one, the parts had some of these ways each, and an ankle that swells was a swollen joint.
 */
function comInchacos(entradas: Readonly<Record<string, Entrada>>): Record<string, Entrada> {
  const todas = { ...entradas };
  const [modos, clinicos] = [inchacos.modos.split(' | '), inchacos.clinicos.split(' | ')];
  const acrescentar = (lugares: Readonly<Record<string, Lugares>>, ditos: readonly string[]) => {
    for (const [sinal, { cabecas, nomes }] of Object.entries(lugares)) {
      const entrada = todas[sinal];
      if (!entrada) throw new Error(`A swelling states ${sinal}, which is no sign`);
      const frases = nomes
        .split(' | ')
        .flatMap((nome) => ditos.flatMap((dito) => [`${nome} ${dito}`, `${dito} ${nome}`]));
      const unioes = (quais: readonly string[]) =>
        cabecas.split(' ').flatMap((cabeca) => quais.map((dito) => `{${cabeca}} + ${dito}`));
      // The noun has a place of its own: "barriga inchada e inchaço nas duas pernas".
      const semNomes = ditos.filter((dito) => !deNome.test(dito));
      todas[sinal] = {
        ...entrada,
        diz: [entrada.diz, ...frases, ...unioes(semNomes)].join(' | '),
        seNegado: [...(entrada.seNegado ? [entrada.seNegado] : []), ...frases, ...unioes(ditos)].join(' | '),
      };
    }
  };
  acrescentar(inchacos.edemas, [...modos, ...clinicos]);
  acrescentar(inchacos.outros, modos);
  return todas;
}

interface Lugares {
  cabecas: string;
  nomes: string;
}
