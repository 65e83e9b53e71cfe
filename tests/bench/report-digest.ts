import { createHash } from 'node:crypto';
import { compose, diagnose, write } from '@meridia/server/engine/engine-tasks.ts';
import { dadosDa, nomesFichas } from '@meridia/server/mtc/writer/test-fichas.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type TipoRelatorio, tiposRelatorio } from '@meridia/shared/avaliacao.ts';
import { gerarFicha } from './safety-generator.ts';

/**
 * `NODE_ENV=production tsx tests/bench/report-digest.ts [count]`: one digest over the JSON and the HTML of many generated reports. A change
 * that makes the engine faster must leave it as it was: run it before and after.
 */
const count = Number(process.argv[2] ?? 1_000);
/** Sparse intakes as in the safety check, and dense ones with texts that say a lot. */
const densities = [1 / 16, 1 / 4];

const digest = createHash('sha256');
let reports = 0;
for (const nome of nomesFichas) add(dadosDa(nome));
for (const density of densities)
  for (let numero = 0; numero < count / densities.length; numero += 1) add(gerarFicha(numero, density).dados);
console.log(`${reports} reports, sha256 ${digest.digest('hex')}`);

function add(dados: DadosAnamnese): void {
  for (const tipo of tiposRelatorio) {
    const { json, html } = makeReport(dados, tipo);
    digest.update(json).update(html);
    reports += 1;
  }
}

/** As the job makes it: each step gets copies, as it would in a thread. */
function makeReport(dados: DadosAnamnese, tipo: TipoRelatorio): { json: string; html: string } {
  const { analise, protocolo, safeProtocolo } = diagnose({ dados: structuredClone(dados), observacoes: [], tipo });
  const textos = write({ tipo, dados, analise, protocolo: safeProtocolo, fotos: [] });
  return compose({
    dados: structuredClone(dados),
    tipo,
    analise,
    protocolo,
    textos,
    fotos: [],
    clinica: null,
    origem: { motor: 'local', modelo: null, promptVersao: null, catalogoVersao: '1', geradoEm: '2026-11-22T12:00:00Z' },
  });
}
