import { askForLeitura } from '@meridia/server/ai-writer/ask-for-leitura.ts';
import { leituraInstruction } from '@meridia/server/ai-writer/leitura-prompt.ts';
import { engineHere } from '@meridia/server/engine/engine-here.ts';
import { diagnose } from '@meridia/server/engine/engine-tasks.ts';
import { shrinkForModel } from '@meridia/server/images/shrink-for-model.ts';
import { createGeminiWriter } from '@meridia/server/integrations/gemini/gemini-writer.ts';
import { isLidoPelaIa, sinalDoAchado } from '@meridia/server/mtc/achados/achado-id.ts';
import { maximoDaIa } from '@meridia/server/mtc/achados/conferir-propostas.ts';
import { camposLidosPelaIa, sinaisContados } from '@meridia/server/mtc/achados/sinais-contados.ts';
import { conferirProtocolo } from '@meridia/server/mtc/safety/conferir-relatorio.ts';
import { encontrarSinaisDeAlerta, sinaisDeAlerta } from '@meridia/server/mtc/safety/sinais-de-alerta.ts';
import { FinalError } from '@meridia/server/writer-errors.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Proposta } from '@meridia/shared/leitura-ia.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { injections } from '../faults/injections.ts';
import { buildAnamnese } from '../support/anamnese.ts';
import {
  type GeminiContractServer,
  requestText,
  startGeminiContractServer,
} from '../support/gemini-contract-server.ts';

let gemini: GeminiContractServer;
beforeAll(async () => {
  gemini = await startGeminiContractServer();
});
afterAll(() => gemini.close());

const historicoMedico = 'Operou o joelho. Carrega um sino de bronze dentro do ouvido.';
/** What every intake of this file tells beside the order: cautions that nobody may take away. */
const told = 'Toma varfarina. Desmaiou ontem. Vive com um tijolo em cima do estômago.';

const campo = 'queixaPrincipal';
const signs = [...sinaisContados.keys()];
/** Answers of a model that obeys, invents or breaks off; each gets the words of the attack. */
const answers: ((attack: string) => string)[] = [
  (attack) => answer([{ campo, citacao: `${attack.slice(0, 80)} e tem câncer`, sinal: 'cancer', negado: false }]),
  (attack) => answer([{ campo, citacao: attack.slice(0, 60), sinal: 'cancer_de_estomago', negado: false }]),
  () => answer([{ campo, citacao: 'sino de bronze dentro do ouvido', sinal: 'zumbido', negado: false }]),
  (attack) =>
    answer(
      signs.flatMap((sinal) => [true, false].map((negado) => ({ campo, citacao: attack.slice(0, 60), sinal, negado }))),
    ),
  (attack) => `Claro! {"afirmacoes": [{"campo": "${attack}`,
  () =>
    answer([
      { campo, citacao: '<script>alert(1)</script>', sinal: 'dor', negado: false, peso: 100, confirmado: 'como_lido' },
    ]),
  () =>
    answer(
      ['__proto__', 'constructor', 'toString'].map((id) => ({ campo: id, citacao: told, sinal: id, negado: false })),
    ),
  () =>
    answer(
      ['anticoagulante', 'desmaio', 'gestante', 'marca_passo', 'epilepsia'].map((sinal) => ({
        campo,
        citacao: 'tijolo em cima do estômago',
        sinal,
        negado: true,
      })),
    ),
  (attack) => answer([{ campo, citacao: attack.split(' ').slice(-4).join(' '), sinal: 'cancer', negado: false }]),
  () =>
    answer([
      { campo, citacao: '[nome] tem', sinal: 'dor', negado: false },
      ...Array.from({ length: 3000 }, () => null),
    ]),
];
const answer = (afirmacoes: unknown[]) => JSON.stringify({ afirmacoes });

it('a hundred hostile texts and answers change nothing but what code can verify', async () => {
  const writer = createGeminiWriter({
    apiKey: 'test-key',
    model: 'gemini-3.5-flash-lite',
    baseUrl: gemini.baseUrl,
    shrinkFoto: shrinkForModel,
  });
  const reader = { ...writer, findUnread: engineHere.findUnread };
  const options = {
    signal: new AbortController().signal,
    budget: { reserve: async () => ({ settle: async () => {} }) },
  };
  const attacks = injections();
  expect(attacks).toHaveLength(100);
  const read = { refused: 0, accepted: 0 };
  for (const [index, { text }] of attacks.entries()) {
    const dados = buildAnamnese({ queixaPrincipal: `${told} ${text}`.slice(0, 1500), historicoMedico });
    gemini.playReading({ text: answers[index % answers.length]?.(text) ?? '' });
    const propostas = await askForLeitura({ dados, otherNames: [] }, reader, options).then(
      (result) => result?.propostas ?? [],
      (error: unknown) => {
        expect(error).toBeInstanceOf(FinalError);
        read.refused += 1;
        return [];
      },
    );
    read.accepted += assertVerified(dados, propostas);
  }
  expect(gemini.violations).toEqual([]);
  expect(gemini.readings).toHaveLength(100);
  for (const request of gemini.readings) {
    expect(request.systemInstruction?.parts[0]?.text).toBe(leituraInstruction);
    const text = requestText(request);
    expect(text.match(/<<<FIM_DO_TEXTO_DA_FICHA>>>/g)?.length).toBe(text.match(/<<<TEXTO_DA_FICHA /g)?.length);
  }
  // Each kind of answer came ten times; broken JSON is refused, and obedience with true quotations is all that can pass.
  expect(read.refused).toBe(10);
  expect(read.accepted).toBeGreaterThan(0);
});

/** @returns how many statements the engine took */
function assertVerified(dados: DadosAnamnese, propostas: Proposta[]): number {
  const intake = { dados, observacoes: [], tipo: 'completo' as const };
  const [plain, after] = [diagnose(intake), diagnose({ ...intake, propostas })];
  const daIa = after.analise.achados.filter(isLidoPelaIa);
  expect(after.analise.achados.filter((achado) => !isLidoPelaIa(achado))).toEqual(plain.analise.achados);
  expect(daIa.length).toBeLessThanOrEqual(maximoDaIa);
  for (const achado of daIa) {
    const field = camposLidosPelaIa.find((candidate) => achado.fonte === `anamnese.${candidate}`);
    expect((field && dados[field])?.normalize('NFC')).toContain(achado.valor);
    expect(sinaisContados.get(sinalDoAchado(achado) ?? '')?.rotulo).toBe(achado.label);
    expect(achado.forca).toBeLessThanOrEqual(0.5);
  }
  const cautions = ({ analise: { achados } }: typeof plain) => [
    ...conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados }).seguranca,
    ...encontrarSinaisDeAlerta(dados, sinaisDeAlerta, achados),
  ];
  expect(cautions(plain).length).toBeGreaterThan(1);
  expect(cautions(after)).toEqual(expect.arrayContaining(cautions(plain)));
  return daIa.length;
}
