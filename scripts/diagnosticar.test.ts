import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { drawTonguePhoto } from '../tests/fixtures/draw-tongue.ts';
import { buildAnamnese } from '../tests/support/anamnese.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridia-diagnosticar-'));
  writeFileSync(join(folder, 'ficha.json'), JSON.stringify(buildAnamnese()));
  writeFileSync(
    join(folder, 'embrulhada.json'),
    JSON.stringify({ id: 'x', dadosAnamnese: buildAnamnese({ idade: 61 }) }),
  );
  writeFileSync(join(folder, 'errada.json'), JSON.stringify({ ...buildAnamnese(), idade: 'muita', sexo: null }));
  writeFileSync(join(folder, 'lingua.jpg'), await drawTonguePhoto({ width: 600, height: 800 }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the tool in `folder` like `npm run`, without the developer's `.env`. */
function runDiagnosticar(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/diagnosticar.ts', ...args],
    {
      cwd: root,
      env: { PATH: process.env.PATH, INIT_CWD: folder },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return { status, stdout, stderr };
}

const hypothesis = z.looseObject({
  id: z.string(),
  nome: z.string(),
  codigoTm1: z.string(),
  score: z.number(),
  confianca: z.number(),
  aFavor: z.array(z.object({ achadoId: z.string(), peso: z.number() })),
  contra: z.array(z.object({ achadoId: z.string(), peso: z.number() })),
});
const line = z.looseObject({
  observacoes: z.array(z.looseObject({ kind: z.string() })),
  achados: z.array(z.looseObject({ id: z.string() })),
  padroes: z.array(hypothesis),
  elementos: z.looseObject({ terra: z.looseObject({ pontuacao: z.number() }) }),
  zangFu: z.array(z.unknown()),
  substancias: z.looseObject({}),
  principios: z.looseObject({}),
  protocolo: z.looseObject({ pontos: z.array(z.unknown()) }).nullable(),
  seguranca: z.array(z.unknown()),
  relatorio: relatorioSchema,
  tempos: z.record(z.string(), z.number()),
});

const named = z.looseObject({ arquivo: z.string(), erro: z.string().optional() });

describe('npm run diagnosticar', { timeout: 60_000 }, () => {
  it('prints one line with the whole result, patterns best first', () => {
    const { status, stdout, stderr } = runDiagnosticar('ficha.json', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    const { padroes, protocolo, tempos } = line.parse(JSON.parse(stdout));
    const scores = padroes.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(protocolo?.pontos.length).toBeGreaterThanOrEqual(8);
    expect(tempos.totalMs).toBeGreaterThan(0);
  });

  it('takes a photo, and writes mask, HTML page and PDF', async () => {
    const args = [
      'ficha.json',
      '--lingua',
      'lingua.jpg',
      '--mascara',
      'm.png',
      '--html',
      'r.html',
      '--pdf',
      'r.pdf',
      '--json',
    ];
    const { status, stdout, stderr } = runDiagnosticar(...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(line.parse(JSON.parse(stdout)).observacoes.map(({ kind }) => kind)).toEqual(['lingua']);
    const { width, height } = await sharp(join(folder, 'm.png')).metadata();
    expect({ width, height }).toEqual({ width: 600, height: 800 });
    const html = readFileSync(join(folder, 'r.html'), 'utf8');
    expect(html).toMatch(/^<!doctype html>.*src="data:image\/jpeg;base64,/s);
    expect(html).not.toContain('/api/fotos');
    expect(readFileSync(join(folder, 'r.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('leaves treatments out on request, and prints no JSON when it writes a file, unless asked', () => {
    const { status, stdout } = runDiagnosticar('ficha.json', '--tipo', 'diagnostico', '--html', 'd.html');
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(readFileSync(join(folder, 'd.html'), 'utf8')).not.toContain('id="rel-pontos"');
  });

  it('diagnoses several intakes in one process with equal results for equal intakes; a wrong one gives a line too, and exit code 2', () => {
    const { status, stdout, stderr } = runDiagnosticar('ficha.json', 'errada.json', 'embrulhada.json', 'ficha.json');
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((text) => named.parse(JSON.parse(text)));
    expect(lines.map(({ arquivo }) => arquivo)).toEqual(['ficha.json', 'errada.json', 'embrulhada.json', 'ficha.json']);
    const [first, wrong, wrapped, again] = lines;
    expect(wrong?.erro).toMatch(/^errada\.json: idade: .* \("muita"\); sexo: Escolha o sexo\.$/);
    expect(line.parse(wrapped).relatorio.cliente.idade).toBe(61);
    expect({ ...again, tempos: null }).toEqual({ ...first, tempos: null });
    expect({ status, stderr }).toEqual({ status: 2, stderr: `${wrong?.erro}\n` });
  });

  it.each([
    [['errada.json'], /^errada\.json: idade: .*; sexo: Escolha o sexo\.$/],
    [['ficha.json', '--face', 'ficha.json'], /^--face ficha\.json: O arquivo escolhido não é uma imagem/],
    [['ficha.json', '--motor', 'gemini'], /^--motor gemini precisa da variável GEMINI_API_KEY/],
  ])('refuses %j with exit code 2 and one line that says what is wrong', (args, wrong) => {
    const { status, stdout, stderr } = runDiagnosticar(...args);
    expect({ status, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({ status: 2, stdout: '', lines: 1 });
    expect(stderr.trimEnd()).toMatch(wrong);
  });

  it('prints the catalogue and the help', () => {
    const catalogo = z
      .object({
        pontos: z.array(z.object({ codigo: z.string(), oms: z.string(), pinyin: z.string(), nome: z.string() })),
        auriculares: z.array(z.looseObject({ nome: z.string() })),
        padroes: z.array(z.object({ id: z.string(), nome: z.string(), codigoTm1: z.string() })),
      })
      .parse(JSON.parse(runDiagnosticar('--catalogo').stdout));
    expect(catalogo.pontos.length).toBeGreaterThanOrEqual(361);
    expect(catalogo.auriculares.length).toBeGreaterThanOrEqual(60);
    expect(catalogo.padroes.length).toBeGreaterThanOrEqual(60);
    const help = runDiagnosticar('--help');
    expect(help.status).toBe(0);
    for (const option of [
      '--lingua',
      '--face',
      '--orelha',
      '--tipo',
      '--motor',
      '--json',
      '--html',
      '--pdf',
      '--mascara',
      '--catalogo',
    ])
      expect(help.stdout).toContain(option);
  });
});
