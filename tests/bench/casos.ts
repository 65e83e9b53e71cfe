import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lerAnamnese } from '@meridia/server/mtc/achados/ler-anamnese.ts';
import { analisar } from '@meridia/server/mtc/diagnosticar.ts';
import { achadosQuePesam } from '@meridia/server/mtc/diferenciacao/achados-que-pesam.ts';
import { type Ajuste, ajuste } from '@meridia/server/mtc/diferenciacao/ajuste.ts';
import { medidas } from '@meridia/server/mtc/diferenciacao/confianca.ts';
import { escolherHipoteses } from '@meridia/server/mtc/diferenciacao/diferenciar.ts';
import { type Evidencias, reunirEvidencias } from '@meridia/server/mtc/diferenciacao/evidencias.ts';
import { pontuarPadroes } from '@meridia/server/mtc/diferenciacao/pontuar.ts';
import { temSinaisBastantes } from '@meridia/server/mtc/diferenciacao/suficiencia.ts';
import { type DadosAnamnese, dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { z } from 'zod';
import { anamneseDoQuadro } from '../fixtures/quadros/quadro.ts';
import { quadros } from '../fixtures/quadros.ts';
import { ajustarPesos, type Exemplo, lerExemplo } from './ajuste-dos-pesos.ts';
import {
  type Amostra,
  ajustar,
  brier,
  confiabilidade,
  deixarUmFora,
  erroDeCalibracao,
  prometer,
} from './calibracao.ts';

/**
 * How often the engine agrees with experts: published cases (if ../shared exists) and our own textbook cases, the reliability of
 * its confidence, and the time of one analysis. Figures on the published cases are out of fold: the weights and the curve that
 * judge a case were fitted without it. `--all` prints every intake, `--ajustar` fits weights and curve on all published cases and
 * writes them to server/mtc/diferenciacao/ajuste.ts.
 */
interface Intake {
  nome: string;
  dados: DadosAnamnese;
  evidencias: Evidencias;
  aceitos: ReadonlySet<string>;
}

interface Previsao {
  nome: string;
  amostras: Amostra[];
}

const voltas = 5;
const partesDaVolta = 10;
const arquivoDoAjuste = fileURLToPath(new URL('../../server/mtc/diferenciacao/ajuste.ts', import.meta.url));
const folder = fileURLToPath(new URL('../../../shared/data/casos', import.meta.url));
const caseSchema = z.object({
  dadosAnamnese: dadosAnamneseSchema,
  gold: z.object({ codes: z.array(z.string()), acceptable: z.array(z.string()) }),
});

const casos = existsSync(folder) ? lerCasos() : [];
if (casos.length === 0) console.log('published cases skipped: ../shared/data/casos is not here');
const proprios = quadros.map((quadro) => lerIntake(quadro.nome, anamneseDoQuadro(quadro), quadro.codigos));

if (casos.length > 0) {
  const deFora = preverDeFora(casos);
  imprimirAcertos(`published cases, out of fold (${voltas} × ${partesDaVolta} folds)`, deFora);
  const amostras = deFora.flatMap(({ amostras: doIntake }) => doIntake);
  imprimirConfianca('  confidence, out of fold', deixarUmFora(amostras));
  if (process.argv.includes('--ajustar'))
    escreverAjuste({ ...ajustarPesos(casos.map(exemploDe)), curva: ajustar(amostras) });
  else {
    const emVigor = casos.map((caso) => prever(caso, ajuste));
    imprimirAcertos('published cases, weights in force (in fold: too good)', emVigor);
    imprimirConfianca(
      '  confidence, curve in force',
      emVigor.flatMap(({ amostras: doIntake }) => doIntake).map((amostra) => prometer(ajuste.curva, amostra)),
    );
  }
}
imprimirAcertos(
  'own pictures, weights in force',
  proprios.map((proprio) => prever(proprio, ajuste)),
);
medirTempo([...casos, ...proprios]);

function lerCasos(): Intake[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((nome) => {
      const { dadosAnamnese, gold } = caseSchema.parse(JSON.parse(readFileSync(join(folder, nome), 'utf8')));
      return lerIntake(nome, dadosAnamnese, [...gold.codes, ...gold.acceptable]);
    });
}

function lerIntake(nome: string, dados: DadosAnamnese, aceitos: readonly string[]): Intake {
  return {
    nome,
    dados,
    evidencias: reunirEvidencias(achadosQuePesam(lerAnamnese(dados), dados)),
    aceitos: new Set(aceitos),
  };
}

function exemploDe({ evidencias, aceitos }: Intake): Exemplo {
  return lerExemplo(evidencias, aceitos);
}

/** Which of the listed hypotheses are accepted, with the figures of their confidence. */
function prever({ nome, evidencias, aceitos }: Intake, pesos: Pick<Ajuste, 'fatores' | 'bases'>): Previsao {
  const todos = temSinaisBastantes(evidencias) ? pontuarPadroes(evidencias, pesos) : [];
  const amostras = escolherHipoteses(todos).map((hipotese) => ({
    intake: nome,
    ...medidas(hipotese, todos),
    aceita: aceitos.has(hipotese.padrao.codigoTm1),
  }));
  return { nome, amostras };
}

/** Every case once in each round, judged by weights that were fitted without its fold. */
function preverDeFora(intakes: readonly Intake[]): Previsao[] {
  return Array.from({ length: voltas }, (_, volta) => volta).flatMap((volta) => {
    const ordem = [...intakes.keys()].toSorted((a, b) => sorteio(volta + 1, a) - sorteio(volta + 1, b));
    const parteDe = new Map(ordem.map((indice, lugar) => [indice, lugar % partesDaVolta]));
    return Array.from({ length: partesDaVolta }, (_, parte) => parte).flatMap((parte) => {
      const dentro = intakes.filter((_, indice) => parteDe.get(indice) !== parte);
      const pesos = ajustarPesos(dentro.map(exemploDe));
      return intakes.filter((_, indice) => parteDe.get(indice) === parte).map((intake) => prever(intake, pesos));
    });
  });
}

/** 0..1, always the same for the same pair, so that the figures can be repeated. */
function sorteio(volta: number, indice: number): number {
  const mistura = Math.sin(volta * 78.233 + indice * 12.9898) * 43758.5453;
  return mistura - Math.floor(mistura);
}

function imprimirAcertos(titulo: string, previsoes: readonly Previsao[]): void {
  const ate = (limite: number) =>
    previsoes.filter(({ amostras }) => amostras.slice(0, limite).some(({ aceita }) => aceita)).length /
    previsoes.length;
  const emCem = (parte: number) => (100 * parte).toFixed(1);
  console.log(`${titulo}: top-1 ${emCem(ate(1))} %, top-3 ${emCem(ate(3))} %, listed ${emCem(ate(5))} %`);
  if (!process.argv.includes('--all')) return;
  for (const { nome, amostras } of previsoes)
    console.log(`  ${nome} ${amostras.findIndex(({ aceita }) => aceita) + 1 || '-'}`);
}

function imprimirConfianca(titulo: string, previsoes: readonly { aceita: boolean; provavel: number }[]): void {
  const base = previsoes.filter(({ aceita }) => aceita).length / previsoes.length;
  console.log(
    `${titulo}: gap ${erroDeCalibracao(previsoes).toFixed(3)}, Brier ${brier(previsoes).toFixed(3)} (always ${base.toFixed(2)}: ${(base * (1 - base)).toFixed(3)})`,
  );
  for (const linha of confiabilidade(previsoes)) console.log(`    ${linha}`);
}

function escreverAjuste(novo: Ajuste): void {
  const texto = readFileSync(arquivoDoAjuste, 'utf8');
  const inicio = texto.indexOf('export const ajuste');
  writeFileSync(arquivoDoAjuste, `${texto.slice(0, inicio)}export const ajuste: Ajuste = ${JSON.stringify(novo)};\n`);
  execFileSync('biome', ['format', '--write', arquivoDoAjuste]);
  console.log('fitted on all published cases and written', novo.fatores, novo.curva);
}

function medirTempo(intakes: readonly Intake[]): void {
  const tempos: number[] = [];
  for (let volta = 0; volta < 5; volta += 1) {
    for (const { dados } of intakes) {
      const inicio = performance.now();
      analisar(dados, []);
      if (volta > 0) tempos.push(performance.now() - inicio);
    }
  }
  tempos.sort((a, b) => a - b);
  const percentil = (parte: number) => (tempos[Math.floor(parte * (tempos.length - 1))] ?? 0).toFixed(2);
  console.log(`analisar: p50 ${percentil(0.5)} ms, p95 ${percentil(0.95)} ms`);
}
