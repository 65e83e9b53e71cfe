import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { type CanalId, deEstase, nomeDoCanal, padraoDoCanal } from '../catalog/canais.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { canalDe, temCanal } from '../protocolo/canal-da-queixa.ts';
import { encontrarQueixas, type QueixaPresente } from '../protocolo/queixas.ts';
import { ignoraQueixa } from './queixa-explicada.ts';

/**
 * How sure a channel is: a pain whose place is told lies in some channel of that place, its face says in which, and what moves or rests the
 * limb says that it is one of sinews and not of an organ. Set by hand, because no published case names a channel; never high, because only
 * the hand that palpates the channel is sure of it.
 */
const certeza = { lugar: 0.3, canal: 0.15, cadaSinal: 0.05, maxima: 0.6 } as const;
/** Weights of the evidence, as points of the same table in which those of the patterns stand. */
const pesoDo = { lugar: 8, sinal: 2.5 } as const;

/** What says that a pain is one of sinews and channels. */
const dosTendoes: ReadonlySet<SinalId> = new Set<SinalId>([
  'piora_movimento',
  'piora_esforco',
  'piora_repouso',
  'melhora_movimento',
  'melhora_repouso',
  'melhora_calor',
  'melhora_frio',
  'dor_fixa',
  'dor_piora_pressao',
  'dor_melhora_pressao',
  'rigidez',
  'trauma',
  'tensao_muscular',
  'tendinite',
  'bursite',
  // Tingling along a limb that hurts.
  'dormencia',
]);

/** More would be a list of places, and not a reading. */
const maximoDeCanais = 2;
const maximoDeHipoteses = 5;
/** Signs beside the pain by which another hypothesis leads: with fewer it rests on the pain alone. */
const sinaisAlemDaDor = 2;

/**
 * The hypotheses with the channels in which the told pains lie. Channels are all that is named where there is no other, or the others
 * rest on the pain and one sign. A channel leads where the first of the others is an excess that knows nothing of the complaint: a client
 * who came for a leg is not told of hunger and thirst first. What the complaint speaks for comes next. Otherwise a channel that none of them
 * explains stands behind them, as the place in the body.
 */
export function comCanais(
  padroes: readonly PadraoResultado[],
  achados: readonly Achado[],
  dados: DadosAnamnese,
): PadraoResultado[] {
  const canais = canaisDaDor(achados, dados);
  const [canal] = canais;
  const [primeiro] = padroes;
  if (!canal) return [...padroes];
  if (!primeiro || padroes.every((padrao) => apoiaSoNaDor(padrao, canal))) return canais.slice(0, maximoDeCanais);
  // A lack in the root may lie behind any pain; an excess that nothing of the complaint speaks for does not.
  const lidera =
    isCanalCerto(canal) &&
    primeiro.natureza === 'manifestacao' &&
    ignoraQueixa(achados, primeiro) &&
    !falaDaQueixa(primeiro);
  if (!lidera && explicam(padroes, canal)) return [...padroes];
  // The last of five gives way to a place that was told.
  const outros = padroes.slice(0, maximoDeHipoteses - 1);
  const emOrdem = lidera
    ? [canal, ...outros.filter(falaDaQueixa), ...outros.filter((padrao) => !falaDaQueixa(padrao))]
    : [...outros, canal];
  let acima = 1;
  return emOrdem.map((padrao) => {
    acima = Math.min(acima, padrao.confianca);
    return { ...padrao, confianca: acima };
  });
}

/** Whether anything that the main complaint tells speaks for it, be it only how the pain is. */
function falaDaQueixa({ aFavor }: PadraoResultado): boolean {
  return aFavor.some(({ achadoId }) => achadoId.endsWith('@queixaPrincipal'));
}

/** Whether it is known which of the channels of the place it is. */
function isCanalCerto({ id }: PadraoResultado): boolean {
  return id !== 'canais_locais';
}

/** Whether another hypothesis has the pain among its signs already. */
function explicam(padroes: readonly PadraoResultado[], { aFavor: [dor] }: PadraoResultado): boolean {
  return padroes.some(({ aFavor }) => aFavor.some(({ achadoId }) => achadoId === dor?.achadoId));
}

function apoiaSoNaDor(padrao: PadraoResultado, canal: PadraoResultado): boolean {
  const daDor = new Set(
    canal.aFavor.flatMap(({ achadoId }) => {
      const sinal = sinalDoAchado({ id: achadoId });
      return sinal && !deEstase.has(sinal) ? sinal : [];
    }),
  );
  const outros = new Set(
    padrao.aFavor.flatMap(({ achadoId }) => {
      const sinal = sinalDoAchado({ id: achadoId });
      return sinal === undefined || !daDor.has(sinal) ? [sinal] : [];
    }),
  );
  return outros.size < sinaisAlemDaDor;
}

/** One hypothesis for each channel in which a pain of the main complaint lies, the pain told first leading. */
function canaisDaDor(achados: readonly Achado[], dados: DadosAnamnese): PadraoResultado[] {
  const dores = encontrarQueixas(achados, dados).filter((queixa) => queixa.daPrincipal && isDorDeMembro(queixa));
  const vistos = new Set<CanalId>();
  return dores.flatMap((dor) => {
    const [parte] = dor.partes;
    if (!parte) return [];
    const canal = canalDe(parte, dor.aspecto) ?? (isCiatica(dor) ? 'canal_bexiga' : 'canais_locais');
    if (vistos.has(canal) || !bastante(canal, dor, achados)) return [];
    vistos.add(canal);
    return apresentar(canal, dor, achados);
  });
}

/** The name of a joint alone is no reading: its side or its face was told, or what moves and rests the pain. */
function bastante(canal: CanalId, { lado, aspecto }: QueixaPresente, achados: readonly Achado[]): boolean {
  const sinais = sinaisDe(dosTendoes, achados).size;
  return canal === 'canais_locais' ? lado !== null && sinais > 0 : lado !== null || aspecto !== null || sinais > 0;
}

/** One finding for each of these signs. */
function sinaisDe(sinais: ReadonlySet<SinalId>, achados: readonly Achado[]): ReadonlyMap<SinalId, Achado> {
  return new Map(
    achados.flatMap((achado): [SinalId, Achado][] => {
      // A sprain of years ago is no part of the pain of today.
      const conta = achado.presente && achado.forca > 0 && achado.fonte !== 'anamnese.historicoMedico';
      const sinal = conta ? sinalDoAchado(achado) : undefined;
      return sinal && sinais.has(sinal) ? [[sinal, achado]] : [];
    }),
  );
}

/** Told without a face, a pain from the back down the leg runs at the back, where the sciatic nerve is. */
function isCiatica({ sinais }: QueixaPresente): boolean {
  return sinais.includes('ciatica');
}

function isDorDeMembro({ partes: [parte], nome, achadoIds }: QueixaPresente): boolean {
  return (
    parte !== undefined &&
    temCanal(parte) &&
    achadoIds.length > 0 &&
    // "Incômodo no ombro" is a tendinitis whose pain was not told in so many words.
    /^(dor|incômodo n[oa] |rigidez|hérnia|ombro|artr|bursite|tendin)/.test(nome)
  );
}

function apresentar(canal: CanalId, dor: QueixaPresente, achados: readonly Achado[]): PadraoResultado {
  const { nome, pinyin, codigoTm1, natureza } = padraoDoCanal(canal);
  const unicos = new Map([...sinaisDe(dosTendoes, achados), ...sinaisDe(deEstase, achados)]);
  const certo =
    certeza.lugar +
    (canal === 'canais_locais' ? 0 : certeza.canal) +
    (unicos.size + (dor.lado ? 1 : 0)) * certeza.cadaSinal;
  const confianca = Math.round(100 * Math.min(certeza.maxima, certo)) / 100;
  return {
    id: canal,
    nome,
    pinyin,
    codigoTm1,
    natureza,
    score: Math.round(100 * confianca),
    confianca,
    aFavor: [
      ...dor.achadoIds.filter(isDaDor).map((achadoId) => ({ achadoId, peso: pesoDo.lugar })),
      ...[...unicos.values()].map(({ id }) => ({ achadoId: id, peso: pesoDo.sinal })),
    ].filter(({ achadoId }, indice, todos) => todos.findIndex((outro) => outro.achadoId === achadoId) === indice),
    contra: [],
    orgaos: [],
    decidiria: decidiria(canal, dor),
  };
}

/** Clenched teeth are tension, and no pain of a channel. */
function isDaDor(achadoId: string): boolean {
  return sinalDoAchado({ id: achadoId }) !== 'bruxismo';
}

function decidiria(canal: CanalId, { nome }: QueixaPresente): string {
  const onde = semAcentos(nome);
  if (canal === 'canais_locais')
    return `A ${onde.startsWith('dor') ? nome : 'dor'} fica por fora, por dentro, na frente ou atrás?`;
  return `Palpe o ${nomeDoCanal(canal)} acima e abaixo da dor: pontos doloridos nele confirmam.`;
}
