import { assuntoDoCampo } from './cabecas.ts';
import { casar, comAninhados, dentro, type Item, nomeia, numerar, porPalavra, semSobreposicao } from './casar.ts';
import { pausarNegacoes } from './ditado.ts';
import { deLigacao, type Marca, marcarEscopo } from './escopo.ts';
import { fatorPerto } from './forca.ts';
import { geraisDe } from './gerais.ts';
import { type Lexico, leves, type Sentido } from './lexico.ts';
import { lerMedidas } from './medidas.ts';
import { emFrases, lerPalavras, type Palavra, type Trecho } from './palavras.ts';
import { indexar, juntar, unir } from './unir.ts';

export interface Dito {
  sinal: string;
  presente: boolean;
  /** 0.7, 1 or 1.15: how strongly the words around put it. */
  fator: number;
  /** Offsets of the words that say it, into the text in NFC, in order. */
  trechos: Trecho[];
}

/** What the text says of the past, or does not say for certain. It is no finding, but a safety rule may ask about it. */
interface Ressalva {
  sinal: string;
  por: 'passado' | 'incerto';
  trechos: Trecho[];
}

export interface Lido {
  /** The text in NFC, to which all offsets belong. */
  texto: string;
  ditos: Dito[];
  ressalvas: Ressalva[];
  /** Words with a meaning of their own from which nothing was read, in order. */
  naoLidos: Trecho[];
}

/** Signs that the client's history states. */
const porHistoria =
  /^(cirurgia|trauma|queda|perda_gestacional|pos_parto|pos_aborto|constitucional|puberdade_tardia|doenca_longa|convalescenca|calculo_biliar|exposicao_frio|cancer|marca_passo|hernia_disco)$/;

/** Illnesses that last: a date beside one tells when it was found. */
const duradouros =
  /^(rinite|asma|sinusite|enxaqueca|fibromialgia|artrose|artrite|hernia_disco|bursite|tendinite|depressao|panico|gastrite|intestino_irritavel|osteoporose|psoriase|sop|prostata|cancer|epilepsia|endometriose|miomas?|diabetes|hipertensao|hipotensao|hipotireoidismo|hipertireoidismo|doenca_coracao|menopausa|cistos?|cisto_ovario|varizes|hemorroidas|prolapso|tabaco|marca_passo|anemia)$/;

const deUsoFrequente = /^(todo|diari\w+|direto|sempre|frequent\w+|continuo|semana)$/;

/**
 * Reads what a free text says, sentence by sentence. Linear in the length of the text.
 * @param campo the field of the intake; null for a text about anything
 */
export function ler(texto: string, lexico: Lexico, campo: string | null): Lido {
  const lido = lerPalavras(texto);
  const { palavras } = lido;
  const numeros = numerar(palavras, lexico);
  const assunto = assuntoDoCampo[campo ?? ''] ?? [];
  const frases: Frase[] = [];
  let anterior: readonly string[] = [];
  for (const [de, ate] of emFrases(palavras)) {
    const frase = lerFrase(palavras.slice(de, ate), numeros.slice(de, ate), de, lexico, anterior, assunto);
    if (frase.ultimas.length > 0) anterior = frase.ultimas;
    frases.push(frase);
  }
  const marcas = marcarEscopo(palavras, new Set(frases.flatMap(({ consumidas }) => consumidas)));
  const ditos: DitoNoTexto[] = [];
  const ressalvas: Ressalva[] = [];
  const dizer = (sinal: string, presente: boolean, literais: readonly number[]) => {
    const lidas = literais.map((indice) => marcas[indice]).filter((marca) => marca !== undefined);
    const deAntes = lidas.some(({ passada, datada }) => passada || (datada && !duradouros.test(sinal)));
    if (lidas.some(({ fora }) => fora) || (deAntes && !porHistoria.test(sinal))) {
      const deOutro = lidas.some(({ fora, incerta }) => fora && !incerta);
      if (presente && !deOutro && !negadaPor(lidas))
        ressalvas.push({
          sinal,
          por: lidas.some(({ incerta }) => incerta) ? 'incerto' : 'passado',
          trechos: trechosDe(literais, palavras),
        });
      return;
    }
    // One year is no chronic complaint, though "anos" is.
    if (sinal === 'cronico' && literais.some((indice) => palavras[indice]?.forma === 'ano')) return;
    const antes = palavras[(literais[0] ?? 0) - 1]?.forma;
    if (antes === 'pre' || antes === 'ex') return;
    if (sinal === 'emagrecimento' && (desejo(literais, palavras, campo) || deProposito(literais, palavras))) return;
    if (sinal === 'anti_inflamatorio' && !palavras.some(({ forma }) => deUsoFrequente.test(forma))) return;
    const negada = negadaPor(lidas);
    if (negada && !presente) return;
    const afirma = presente && !negada;
    const trechos = trechosDe(literais, palavras);
    const fator = fatorPerto(palavras, literais);
    ditos.push({ sinal, presente: afirma, fator, trechos, literais });
    if (afirma)
      for (const geral of geraisDe(sinal)) ditos.push({ sinal: geral, presente: true, fator, trechos, literais });
  };
  for (const { afirmacoes } of frases)
    for (const { sinal, presente, literais } of afirmacoes) dizer(sinal, presente, literais);
  for (const { sinal, literais } of frases.flatMap(({ negaveis }) => negaveis)) {
    const todas = literais.map((indice) => marcas[indice]);
    if (todas.every((marca) => marca?.negada && !marca.fora && !marca.passada))
      ditos.push({ sinal, presente: false, fator: 1, trechos: trechosDe(literais, palavras), literais });
  }
  const medidas = lerMedidas(palavras);
  for (const { sinal, literais } of medidas) dizer(sinal, true, literais);
  const afirmadas = [...frases.flatMap(({ afirmacoes }) => afirmacoes), ...medidas].map(({ literais }) => literais);
  const dores = frases.flatMap((frase) => frase.dores);
  const naoLidos = trechosNaoLidos(palavras, marcas, new Set([...afirmadas, ...dores].flat()));
  if (campo !== 'medicamentos' && !algumDiz(ditos, deDor)) for (const literais of dores) dizer('dor', true, literais);
  return { texto: lido.texto, ditos: semRepetidos(ditos, lido.texto), ressalvas, naoLidos };
}

/** With the indexes of its words. */
interface DitoNoTexto extends Dito {
  literais: readonly number[];
}

function algumDiz(ditos: readonly Dito[], qual: RegExp): boolean {
  return ditos.some(({ sinal, presente }) => presente && qual.test(sinal));
}

/**
 * A pain of which more is said is not said again as a mere pain, nor the pain of a named joint as a pain of joints. Words that state
 * something deny nothing else: "pés gelados" tells of cold and denies no heat, but "come bem" denies a lack of appetite. "Nega dor de
 * cabeça" denies no other pain.
 */
function semRepetidos(ditos: readonly DitoNoTexto[], texto: string): Dito[] {
  const [comDor, comJunta] = [algumDiz(ditos, deDor), algumDiz(ditos, deJunta)];
  const daPalavra = porPalavra(ditos);
  const repetida = ({ sinal, trechos }: Dito) =>
    (sinal === 'dor' && comDor) ||
    (sinal === 'dor_articular' &&
      comJunta &&
      !trechos.some(({ inicio, fim }) => /articul|junta/i.test(texto.slice(inicio, fim))));
  const contida = ({ sinal, presente, literais }: DitoNoTexto) =>
    !presente &&
    (daPalavra.get(literais[0] ?? -1) ?? []).some(
      (outro) =>
        (outro.presente
          ? !/_normal$|_normais$/.test(outro.sinal)
          : sinal === 'dor' && outro.literais.length > literais.length) &&
        literais.every((indice) => outro.literais.includes(indice)),
    );
  return ditos.flatMap((dito) => {
    if (repetida(dito) || contida(dito)) return [];
    const { literais: _, ...semPalavras } = dito;
    return [semPalavras];
  });
}

/** Neighbouring words are one stretch. Words about the past or somebody else were understood, though nothing follows from them. */
function trechosNaoLidos(palavras: readonly Palavra[], marcas: readonly Marca[], lidas: ReadonlySet<number>): Trecho[] {
  const naoLidas = palavras.flatMap(({ forma }, indice) => {
    const marca = marcas[indice];
    const entendida = lidas.has(indice) || marca?.fora === true || marca?.passada === true;
    return entendida || leves.has(forma) || deLigacao(forma) ? [] : [indice];
  });
  const trechos: { inicio: number; fim: number; ultima: number }[] = [];
  for (const indice of naoLidas) {
    const palavra = palavras[indice];
    if (!palavra) continue;
    const anterior = trechos.at(-1);
    const junto = anterior && palavras.slice(anterior.ultima + 1, indice + 1).every(({ pausa }) => pausa === 'nenhuma');
    if (anterior && junto && indice - anterior.ultima <= 3 && !temLida(lidas, anterior.ultima, indice))
      Object.assign(anterior, { fim: palavra.fim, ultima: indice });
    else trechos.push({ inicio: palavra.inicio, fim: palavra.fim, ultima: indice });
  }
  return trechos.map(({ inicio, fim }) => ({ inicio, fim }));
}

function temLida(lidas: ReadonlySet<number>, de: number, ate: number): boolean {
  for (let indice = de + 1; indice < ate; indice += 1) if (lidas.has(indice)) return true;
  return false;
}

/** Where the tongue is described, the body is the body of the tongue; where the pulse is described, its strength is its own. */
const foraDoAssunto: Readonly<Record<string, RegExp>> = {
  lingua: /^(pele_|corpo_|emagrecimento|face_palida|tremor|edema$)/,
  pulso: /^(fraqueza|membros_fracos|tensao_muscular)$/,
};

const deDor = /^(dor_|cefaleia|colica|dismenorreia|mamas|ciatica|queimacao)/;

const deJunta = /^dor_(joelho|ombro|cotovelo|punho|quadril|tornozelo)$/;

interface Frase {
  afirmacoes: { sinal: string; presente: boolean; literais: readonly number[] }[];
  consumidas: number[];
  /** What the sentence denies, if it denies these words. */
  negaveis: { sinal: string; literais: readonly number[] }[];
  /** Words that name a pain. */
  dores: (readonly number[])[];
  /** What the sentence spoke of last. */
  ultimas: readonly string[];
}

/** @param desde index of the sentence's first word in the text @param anterior heads of the sentence before, for a sentence without one */
function lerFrase(
  palavras: readonly Palavra[],
  numeros: readonly (readonly number[])[],
  desde: number,
  lexico: Lexico,
  anterior: readonly string[],
  assunto: readonly string[],
): Frase {
  let achados = casar(palavras, numeros, lexico);
  if (pausarNegacoes(palavras, achados)) achados = casar(palavras, numeros, lexico);
  const porTipo: Record<Sentido['tipo'], Item[]> = { dito: [], negavel: [], cabeca: [], mod: [] };
  for (const item of achados)
    for (const { tipo } of item.sentidos) if (porTipo[tipo].at(-1) !== item) porTipo[tipo].push(item);
  const naLingua = assunto.includes('lingua');
  const foraDoCampo = (sinal: string) => assunto.some((cabeca) => foraDoAssunto[cabeca]?.test(sinal));
  const todosDitos = porTipo.dito;
  const deDito =
    assunto.length === 0
      ? todosDitos
      : todosDitos.filter(
          ({ sentidos }) => !sentidos.some((sentido) => sentido.tipo === 'dito' && foraDoCampo(sentido.sinal)),
        );
  const ditos = comAninhados(semSobreposicao(deDito), deDito);
  const afirmam = ditos.filter(({ sentidos }) =>
    sentidos.some((sentido) => sentido.tipo === 'dito' && sentido.presente),
  );
  const mods = porTipo.mod;
  // Said of the pulse, "em corda" wakes nobody up ("cordar") and "timpânico" is no ear.
  const doPulso = assunto.includes('pulso') ? mods.filter((mod) => qualifica(mod, 'pulso', lexico)) : [];
  const todasCabecas = porTipo.cabeca.filter((item) => !doPulso.some((mod) => dentro(item, mod)));
  const maiores = porPalavra([...afirmam, ...todasCabecas]);
  const cabecas = todasCabecas.filter(
    (item) =>
      !maiores.get(item.literais[0] ?? -1)?.some(
        (outro) =>
          outro.literais.length > item.literais.length &&
          dentro(item, outro) &&
          outro.literais[0] !== item.literais[0] &&
          // "Tosse com catarro branco" goes on about the phlegm.
          !nomeia(item, 'catarro'),
      ),
  );
  const mapa = indexar(palavras.length, afirmam, mods, cabecas, naLingua);
  const unidos = unir(mods, lexico, palavras, mapa, cabecas, { anterior, assunto }, afirmam);
  const deVarias = unidos.flatMap(({ mod, dono }) =>
    mod.literais.length > 1 ? [{ mod, todas: juntar(mod.literais, dono.literais) }] : [],
  );
  const noTexto = (literais: readonly number[]) => literais.map((indice) => indice + desde);
  const afirmacoes: Frase['afirmacoes'] = [];
  for (const { literais, sentidos } of ditos.filter(
    (dito) => !condicional(dito, palavras) && !dorFraca(dito, palavras) && !superado(dito, deVarias),
  ))
    for (const sentido of sentidos)
      if (sentido.tipo === 'dito')
        afirmacoes.push({ sinal: sentido.sinal, presente: sentido.presente, literais: noTexto(literais) });
  for (const { mod, dono, uniao } of unidos)
    if (!naOrelha(mod, uniao.sinal, palavras) && !foraDoCampo(uniao.sinal))
      afirmacoes.push({
        sinal: uniao.sinal,
        presente: uniao.presente,
        literais: noTexto(juntar(mod.literais, dono.literais)),
      });
  const nomes = (item: Item) => item.sentidos.flatMap((sentido) => (sentido.tipo === 'cabeca' ? [sentido.cabeca] : []));
  return {
    afirmacoes,
    consumidas: noTexto([
      ...ditos.flatMap(({ literais }) => [...literais]),
      ...unidos.flatMap(({ mod }) => [...mod.literais]),
    ]),
    negaveis: porTipo.negavel.flatMap(({ literais, sentidos }) =>
      sentidos.flatMap((sentido) =>
        sentido.tipo === 'negavel' ? [{ sinal: sentido.sinal, literais: noTexto(literais) }] : [],
      ),
    ),
    dores: cabecas.filter((item) => nomes(item).includes('dor')).map(({ literais }) => noTexto(literais)),
    ultimas: cabecas.length > 0 ? nomes(cabecas.at(-1) ?? { literais: [], sentidos: [] }) : [],
  };
}

function qualifica({ sentidos }: Item, cabeca: string, { unioes }: Lexico): boolean {
  return sentidos.some(
    (sentido) => sentido.tipo === 'mod' && unioes[sentido.mod]?.some((uniao) => uniao.cabeca === cabeca),
  );
}

/** "Quer emagrecer" is a wish. */
function desejo(literais: readonly number[], palavras: readonly Palavra[], campo: string | null): boolean {
  const primeira = literais[0] ?? 0;
  if (!/[aei]r$/.test(palavras[primeira]?.forma ?? '')) return false;
  return (
    campo === 'objetivosCliente' ||
    palavras
      .slice(Math.max(0, primeira - 4), primeira)
      .some(({ forma }) =>
        /^(quer|quero|precisa|para|objetivo|tentando|tenta|gostaria|deseja|conseguir|consegue|consigo|dificuldade)$/.test(
          forma,
        ),
      )
  );
}

/** Weight lost by a diet is no loss of weight. */
function deProposito(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  let indice = (literais.at(-1) ?? 0) + 1;
  for (; indice < palavras.length && palavras[indice]?.pausa !== 'frase'; indice += 1)
    if (
      /^(dieta|academia|regime|reeducacao|proposito|bariatrica|ozempic|mounjaro|treino|exercicio|exercicios)$/.test(
        palavras[indice]?.forma ?? '',
      )
    )
      return palavras[indice - 1]?.forma !== 'sem';
  return false;
}

/** What is said of the ear is said of nothing else. */
function naOrelha({ literais }: Item, sinal: string, palavras: readonly Palavra[]): boolean {
  if (!/^(dor_(?!ouvido)|articulacao|lingua|saburra|rosto|face|pele)/.test(sinal)) return false;
  let indice = literais[0] ?? 0;
  while (indice >= 0) {
    if (/^(orelhas?|auriculo\w*|lobo)$/.test(palavras[indice]?.forma ?? '')) return true;
    if (palavras[indice]?.pausa === 'frase') return false;
    indice -= 1;
  }
  return false;
}

/** "Escapa xixi quando tosse": a condition, not a complaint. */
function condicional({ literais }: Item, palavras: readonly Palavra[]): boolean {
  let indice = (literais[0] ?? 0) - 1;
  if (palavras[indice + 1]?.pausa !== 'nenhuma') return false;
  while (
    indice >= 0 &&
    /^(eu|ela|ele|a|o|esta|ta|fica|fico|ele|voce|muito)$/.test(palavras[indice]?.forma ?? '') &&
    palavras[indice]?.pausa === 'nenhuma'
  )
    indice -= 1;
  return (
    /^(quando|se|ao)$/.test(palavras[indice]?.forma ?? '') &&
    literais.length <= 2 &&
    indice > 0 &&
    palavras[indice]?.pausa !== 'frase'
  );
}

/** "Dor no pé" says nothing where the text says "dor no pé da barriga". */
function superado({ literais }: Item, maiores: readonly { mod: Item; todas: readonly number[] }[]): boolean {
  return maiores.some(
    ({ mod, todas }) =>
      todas.length > literais.length &&
      literais.every((indice) => todas.includes(indice)) &&
      literais.some((indice) => mod.literais.includes(indice)),
  );
}

/** In "dor lombar fraca" the pain is weak, not the back. */
function dorFraca({ literais, sentidos }: Item, palavras: readonly Palavra[]): boolean {
  if (!sentidos.some((sentido) => sentido.tipo === 'dito' && /_frac[oa]s?$/.test(sentido.sinal))) return false;
  let indice = (literais[0] ?? 0) - 1;
  while (indice >= 0 && leves.has(palavras[indice]?.forma ?? '') && palavras[indice + 1]?.pausa === 'nenhuma')
    indice -= 1;
  return /^(dor|dores)$/.test(palavras[indice]?.forma ?? '') && palavras[indice + 1]?.pausa === 'nenhuma';
}

/** A negator inside the phrase ("sem apetite") denies nothing; one outside does. */
function negadaPor(lidas: readonly Marca[]): boolean {
  const proprias = lidas.some(({ negador }) => negador);
  return proprias
    ? lidas.every(({ negada, negador }) => negada || negador) &&
        lidas.some(({ negada }) => negada) &&
        lidas[0]?.negador !== true
    : lidas.some(({ negada }) => negada);
}

function trechosDe(literais: readonly number[], palavras: readonly Palavra[]): Trecho[] {
  const trechos: { inicio: number; fim: number; ultima: number }[] = [];
  for (const indice of literais) {
    const palavra = palavras[indice];
    if (!palavra) continue;
    const anterior = trechos.at(-1);
    if (anterior && indice - anterior.ultima <= 3) Object.assign(anterior, { fim: palavra.fim, ultima: indice });
    else trechos.push({ inicio: palavra.inicio, fim: palavra.fim, ultima: indice });
  }
  return trechos.map(({ inicio, fim }) => ({ inicio, fim }));
}
