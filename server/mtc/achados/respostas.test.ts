import { cicloMenstrualSchema } from '@meridia/shared/anamnese/ciclo-menstrual.ts';
import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { achadosFromAnamnese } from './from-anamnese.ts';
import { camposSemAchado, respostasSemAchado } from './respostas-sem-achado.ts';

const vazia = {
  nomeCliente: 'Cliente',
  idade: 40,
  sexo: 'feminino',
  telefone: '11999990000',
  email: 'c@example.com',
  queixaPrincipal: 'consulta',
};

const ler = (respostas: Record<string, unknown>) =>
  achadosFromAnamnese(dadosAnamneseSchema.parse({ ...vazia, ...respostas }));

/** The closed options of a field, found in its schema; null for free text and numbers. */
function opcoesDe(schema: z.ZodType): { lista: boolean; opcoes: string[] } | null {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
  const opcoes = /"enum":(\[[^\]]*\])/.exec(json)?.[1];
  if (opcoes) return { lista: false, opcoes: JSON.parse(opcoes) };
  const dentro = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const daLista = /"enum":(\[[^\]]*\])/.exec(dentro)?.[1];
  return daLista ? { lista: true, opcoes: JSON.parse(daLista) } : null;
}

const campos = Object.entries(dadosAnamneseSchema.shape).map(([campo, schema]) => ({
  campo,
  fechado: opcoesDe(schema),
}));
const opcoes = campos.flatMap(({ campo, fechado }) =>
  (fechado?.opcoes ?? []).map((opcao) => ({ campo, opcao, resposta: fechado?.lista ? [opcao] : opcao })),
);
const semAchado: Record<string, Readonly<Record<string, string>> | undefined> = respostasSemAchado;
const semCampo: Record<string, string | undefined> = camposSemAchado;

describe('every answer of the form', () => {
  it('the walk finds the closed fields of the schema', () => {
    expect(opcoes.length).toBeGreaterThan(90);
    expect(campos.find(({ campo }) => campo === 'tpm')?.fechado?.opcoes).toHaveLength(
      z.toJSONSchema(cicloMenstrualSchema, { io: 'input', unrepresentable: 'any' }) ? 6 : 0,
    );
  });

  it.each(opcoes)('$campo: $opcao makes a finding, or a reason is stated', ({ campo, opcao, resposta }) => {
    const achados = ler({ [campo]: resposta }).filter(({ fonte }) => fonte === `anamnese.${campo}`);
    const razao = semCampo[campo] ?? semAchado[campo]?.[opcao];
    expect(achados.length > 0).toBe(razao === undefined);
  });

  it('every free text is read, or a reason is stated', () => {
    const texto = 'insônia, urina escura, fezes moles, língua pálida';
    for (const { campo, fechado } of campos) {
      if (fechado || semCampo[campo] !== undefined || typeof ler({})[0] === 'number') continue;
      const schema = dadosAnamneseSchema.shape[campo as keyof typeof dadosAnamneseSchema.shape];
      if (!schema.safeParse(texto).success) continue;
      expect(
        ler({ [campo]: texto }).some(({ fonte }) => fonte === `anamnese.${campo}`),
        campo,
      ).toBe(true);
    }
  });

  it('numbers at either end are read; the start values of the sliders say nothing', () => {
    expect(ler({ intensidadeDor: 9, estresseNivel: 9, consumoAgua: 1, cafeXicaras: 6, idade: 70 })).toHaveLength(5);
    expect(ler({ intensidadeDor: 0, estresseNivel: 5, consumoAgua: 8, cafeXicaras: 1 })).toEqual([]);
  });

  it('the order of the clicks does not matter', () => {
    expect(ler({ sintomasGerais: ['tristeza', 'cansaço', 'medo'] })).toEqual(
      ler({ sintomasGerais: ['medo', 'tristeza', 'cansaço'] }),
    );
  });
});
