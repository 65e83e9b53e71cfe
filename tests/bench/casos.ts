import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lerAnamnese } from '@meridia/server/mtc/achados/ler-anamnese.ts';
import { analisar } from '@meridia/server/mtc/diagnosticar.ts';
import { estimarConfianca, medidas } from '@meridia/server/mtc/diferenciacao/confianca.ts';
import { escolherHipoteses } from '@meridia/server/mtc/diferenciacao/diferenciar.ts';
import { reunirEvidencias } from '@meridia/server/mtc/diferenciacao/evidencias.ts';
import { type DadosAnamnese, dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { z } from 'zod';
import { anamneseDoQuadro } from '../fixtures/quadros/quadro.ts';
import { quadros } from '../fixtures/quadros.ts';
import { type Amostra, ajustar, brier, confiabilidade, deixarUmFora } from './calibracao.ts';

/**
 * How often the engine agrees with experts: published cases (if ../shared exists) and our own textbook cases, the reliability of
 * its confidence, and the time of one analysis. `--all` prints every intake, `--calibrar` fits the curve.
 */
interface Intake {
  nome: string;
  dados: DadosAnamnese;
  aceitos: ReadonlySet<string>;
}

const folder = fileURLToPath(new URL('../../../shared/data/casos', import.meta.url));
const caseSchema = z.object({
  dadosAnamnese: dadosAnamneseSchema,
  gold: z.object({ codes: z.array(z.string()), acceptable: z.array(z.string()) }),
});

const casos = existsSync(folder) ? lerCasos() : [];
if (casos.length === 0) console.log('published cases skipped: ../shared/data/casos is not here');
const proprios = quadros.map((quadro) => ({
  nome: quadro.nome,
  dados: anamneseDoQuadro(quadro),
  aceitos: new Set(quadro.codigos),
}));

medirAcertos('published cases', casos);
medirAcertos('own pictures', proprios);
const amostras = [...amostrasDe(casos), ...amostrasDe(proprios)];
medirConfianca('confidence in force, published cases', casos);
medirConfianca('confidence in force, own pictures', proprios);
medirConfiancaDeFora();
if (process.argv.includes('--calibrar')) console.log('fitted curve', ajustar(amostras));
medirTempo([...casos, ...proprios]);

function lerCasos(): Intake[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((nome) => {
      const { dadosAnamnese, gold } = caseSchema.parse(JSON.parse(readFileSync(join(folder, nome), 'utf8')));
      return { nome, dados: dadosAnamnese, aceitos: new Set([...gold.codes, ...gold.acceptable]) };
    });
}

function medirAcertos(titulo: string, intakes: readonly Intake[]): void {
  let top1 = 0;
  let top3 = 0;
  for (const { nome, dados, aceitos } of intakes) {
    const { padroes } = analisar(dados, []);
    const hits = padroes.map(({ codigoTm1 }) => aceitos.has(codigoTm1));
    if (hits[0]) top1 += 1;
    if (hits.slice(0, 3).includes(true)) top3 += 1;
    if (process.argv.includes('--all'))
      console.log(
        `${nome} ${hits.indexOf(true) + 1 || '-'} gold ${[...aceitos].join(' ')} got ${padroes.map((p) => `${p.id}(${p.codigoTm1} ${p.score} ${p.confianca})`).join(' ')}`,
      );
  }
  if (intakes.length > 0) console.log(`${titulo}: top-1 ${top1}/${intakes.length}, top-3 ${top3}/${intakes.length}`);
}

function hipotesesDe({ dados }: Intake, semAlguns = 0) {
  const achados = lerAnamnese(dados).filter((_, indice) => semAlguns === 0 || sorteio(semAlguns, indice) > 0.3);
  return escolherHipoteses(reunirEvidencias(achados));
}

/**
 * Each intake complete, and four times without three tenths of its findings, because new clients tell less than the cases that
 * the catalogue was written with. Both sources have the same total weight, because our own cases are easier.
 */
function amostrasDe(intakes: readonly Intake[]): Amostra[] {
  const lidas = intakes.flatMap((intake) =>
    [0, 1, 2, 3, 4].flatMap((semAlguns) => {
      const hipoteses = hipotesesDe(intake, semAlguns);
      return hipoteses.map((hipotese) => ({
        intake: intake.nome,
        ...medidas(hipotese, hipoteses),
        aceita: intake.aceitos.has(hipotese.padrao.codigoTm1),
      }));
    }),
  );
  return lidas.map((amostra) => ({ ...amostra, peso: 100 / lidas.length }));
}

/** 0..1, always the same for the same pair, so that the figures can be repeated. */
function sorteio(volta: number, indice: number): number {
  const mistura = Math.sin(volta * 78.233 + indice * 12.9898) * 43758.5453;
  return mistura - Math.floor(mistura);
}

function medirConfianca(titulo: string, intakes: readonly Intake[]): void {
  const previsoes = intakes.flatMap((intake) => {
    const hipoteses = hipotesesDe(intake);
    return hipoteses.map((hipotese) => ({
      aceita: intake.aceitos.has(hipotese.padrao.codigoTm1),
      provavel: estimarConfianca(hipotese, hipoteses),
      peso: 1,
    }));
  });
  if (previsoes.length > 0) imprimir(titulo, previsoes);
}

function medirConfiancaDeFora(): void {
  const previsoes = deixarUmFora(amostras).map(({ amostra, provavel }) => ({ ...amostra, provavel }));
  imprimir('leave-one-out with thinned intakes, both sources', previsoes);
  const nomes = new Set(casos.map(({ nome }) => nome));
  const publicadas = previsoes.filter(({ intake }) => nomes.has(intake));
  if (publicadas.length > 0) imprimir('  of these, the published cases', publicadas);
}

function imprimir(titulo: string, previsoes: { aceita: boolean; provavel: number; peso: number }[]): void {
  const base = previsoes.filter(({ aceita }) => aceita).length / previsoes.length;
  console.log(
    `${titulo}: Brier ${brier(previsoes).toFixed(3)} (always ${base.toFixed(2)}: ${(base * (1 - base)).toFixed(3)})`,
  );
  for (const linha of confiabilidade(previsoes)) console.log(`  ${linha}`);
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
