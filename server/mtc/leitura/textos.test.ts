import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reconhecer } from './aprendido/reconhecedor.ts';
import { cabecas } from './cabecas.ts';
import { geraisDe } from './gerais.ts';
import { ler } from './ler.ts';
import { compilar } from './lexico.ts';
import seguranca from './vocabulario/seguranca.json' with { type: 'json' };
import { vocabulario } from './vocabulario.ts';

/**
 * Invented texts with the signs that each states (`presentes`), denies (`negados`) and tempts a careless reader to see
 * (`armadilhas`), by nine writers who saw a list of labels and nothing of the reader. The ids are those of the vocabulary: the
 * narrow half of a sign that joins two things. Signs that a note calls "neutro" count neither way. `w1` to `w4`, `w7`, `w8` and `negacao`
 * were read while the reader was built; `w5` and `w6` were only counted, and must stay unread. `proprios` were annotated by who
 * then changed the reader, before each was read by it; so were `negacao2` and
 * `cautela`, of which only one half was then looked at. The writers did not know the signs of the safety rules, nor those of
 * `novos`, which came later: these count neither way.
 */
const anotadoSchema = z.object({
  id: z.string(),
  campo: z.string(),
  texto: z.string(),
  presentes: z.array(z.string()),
  negados: z.array(z.string()),
  armadilhas: z.array(z.string()),
  /** Signs that the text does not deny, though it may tempt to. */
  naoNegados: z.array(z.string()).optional(),
  nota: z.string().optional(),
});
type Anotado = z.output<typeof anotadoSchema>;

/** Signs that came after the texts of the other writers. */
const novos = new Set(
  'ronco apneia_sono dor_generalizada fonofobia ombro_congelado nariz_coceira fezes_pegajosas dispareunia'.split(' '),
);

const lexico = compilar(vocabulario, cabecas);

function textosDe(arquivo: string): Anotado[] {
  const caminho = new URL(`../../../tests/fixtures/textos/${arquivo}.jsonl`, import.meta.url);
  const linhas = readFileSync(caminho, 'utf8').trim().split('\n');
  return linhas.map((linha) => anotadoSchema.parse(JSON.parse(linha)));
}

/** Signs that count as neither right nor wrong when they are read in this text. */
function neutros({ presentes, armadilhas, nota = '' }: Anotado): Set<string> {
  const aceitos = new Set(
    presentes.flatMap((sinal) => [...geraisDe(sinal), ...(/^(dor_|cefaleia)/.test(sinal) ? ['dor'] : [])]),
  );
  for (const [, lista = ''] of nota.matchAll(/neutros?:?\s*([a-z_, ]+)/g))
    for (const sinal of lista.split(',')) aceitos.add(sinal.trim());
  for (const armadilha of armadilhas) aceitos.delete(armadilha);
  return aceitos;
}

function medir(textos: readonly Anotado[]) {
  const soma = { certos: 0, errados: 0, faltam: 0, negados: 0, negadosLidos: 0, comErro: 0, negadosDemais: 0 };
  for (const texto of textos) {
    const { ditos } = ler(texto.texto, lexico, texto.campo, reconhecer);
    const lidos = new Set(ditos.filter(({ presente }) => presente).map(({ sinal }) => sinal));
    const negados = new Set(
      ditos.filter(({ presente, sinal }) => !presente && !lidos.has(sinal)).map(({ sinal }) => sinal),
    );
    const aceitos = neutros(texto);
    const errados = [...lidos].filter(
      (sinal) =>
        !texto.presentes.includes(sinal) &&
        !aceitos.has(sinal) &&
        !Object.hasOwn(seguranca, sinal) &&
        (!novos.has(sinal) || texto.armadilhas.includes(sinal)),
    );
    const certos = texto.presentes.filter((sinal) => lidos.has(sinal));
    soma.certos += certos.length;
    soma.errados += errados.length;
    soma.faltam += texto.presentes.length - certos.length;
    soma.negados += texto.negados.length;
    soma.negadosLidos += texto.negados.filter((sinal) => negados.has(sinal)).length;
    soma.comErro += errados.length > 0 ? 1 : 0;
    soma.negadosDemais += (texto.naoNegados ?? []).filter((sinal) => negados.has(sinal)).length;
  }
  return {
    precisao: soma.certos / (soma.certos + soma.errados),
    revocacao: soma.certos / (soma.certos + soma.faltam),
    negados: soma.negadosLidos / soma.negados,
    comErro: soma.comErro / textos.length,
    negadosDemais: soma.negadosDemais,
  };
}

/** Floors a little below what was measured when they were written: a change of the vocabulary may not lose what others gained. */
describe('the reader on annotated texts', () => {
  it.each([
    ['w1', 0.97, 0.84, 0.07, 0.88],
    ['w2', 0.95, 0.79, 0.1, 0.76],
    ['w3', 0.95, 0.79, 0.18, 0.81],
    ['w4', 0.95, 0.76, 0.12, 0.71],
    ['w5', 0.95, 0.77, 0.12, 0.79],
    ['w6', 0.91, 0.76, 0.27, 0.7],
    ['w7', 0.94, 0.73, 0.16, 0.8],
    ['w8', 0.97, 0.8, 0.05, 0.82],
    ['proprios', 0.96, 0.88, 0.07, 0.9],
    ['negacao', 0.92, 0.84, 0.06, 0.9],
    ['negacao2', 0.85, 0.75, 0.09, 0.8],
    ['cautela', 0.83, 0.9, 0.16, 0.93],
  ] as const)(
    '%s: precision at least %d, recall at least %d, at most a share of %d with a false statement, denials at least %d',
    (arquivo, precisao, revocacao, comErro, negados) => {
      const medido = medir(textosDe(arquivo));
      expect(medido.precisao).toBeGreaterThanOrEqual(precisao);
      expect(medido.revocacao).toBeGreaterThanOrEqual(revocacao);
      expect(medido.comErro).toBeLessThanOrEqual(comErro);
      expect(medido.negados).toBeGreaterThanOrEqual(negados);
    },
  );

  it('denies little that a text of caution only seems to deny', () => {
    expect(medir(textosDe('cautela')).negadosDemais).toBeLessThanOrEqual(8);
  });
});
