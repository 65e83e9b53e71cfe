import { alheio, alivioNegado, deGatilho, deUmLado, isInterrompido, maisLargo, negadoDeUmLado } from './alheio.ts';
import { assuntoDoCampo } from './cabecas.ts';
import {
  casar,
  comAninhados,
  dentro,
  type Item,
  mesmos,
  nomeia,
  numerar,
  porPalavra,
  semSobreposicao,
} from './casar.ts';
import { condicaoDe } from './condicoes.ts';
import { daMama } from './da-mama.ts';
import { isDeMenos } from './desejos.ts';
import { pausarModos, pausarNegacoes, pausarRespostas } from './ditado.ts';
import { lerAlheios, lerLugares, lerNormaisCoordenados } from './elipses.ts';
import { deLigacao, emDuasOracoes, isParada, type Marca, marcarEscopo, negaAtras } from './escopo.ts';
import { fatorPerto } from './forca.ts';
import { palavrasDoGatilho } from './gatilhos.ts';
import { geraisDe, implicadosDe } from './gerais.ts';
import { type Lexico, leves, type Sentido, type Uniao } from './lexico.ts';
import { type Afirmacao, limitarNegacoes, lugaresDaSaburra } from './limites.ts';
import { deMedida, duracao, lerMedidas, type Medida } from './medidas.ts';
import { eModoDeDizer } from './modo-de-dizer.ts';
import { emFrases, type Faixa, foraDe, lerPalavras, type Palavra, type Trecho, textoDe } from './palavras.ts';
import { foiHaAnos, foiOperado, jaSarou, teveSuaAlta } from './passados.ts';
import { lerPerdas } from './perdas.ts';
import { acharPosicoes, lerPosicoes, type Posicoes } from './posicoes.ts';
import type { QuemConta } from './quem.ts';
import { temOutroSentido } from './sentidos.ts';
import { lerTrajetos } from './trajetos.ts';
import { dorDeLugar, indexar, juntar, unir } from './unir.ts';
import { lerDorDoZoster } from './zoster.ts';

export interface Dito {
  sinal: string;
  presente: boolean;
  /** 0.7, 1 or 1.15: how strongly the words around put it. */
  fator: number;
  /** Offsets of the words that say it, into the text in NFC, in order. */
  trechos: Trecho[];
  /** Not read by the rules, but recognised by what was learned (ADR 0038): likely, and not certain. */
  reconhecido?: true;
  /** Where on the wrist it was felt, when not on the whole pulse: "no chi esquerdo". */
  lugar?: string;
  /** Denied by what stands in its place: "durmo feito pedra". */
  oposto?: true;
  /** When or how much it is so: "antes da menstruação". */
  condicao?: string;
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
  /**
   * The words with a meaning of their own that no statement, measure or reservation holds, one by one: also those of a relative, of the
   * past, of a wish, and of a statement that was dropped. Whoever promises that no word vanishes asks for these.
   */
  soltas: Trecho[];
}

/** A sign that the words seem to tell, by what was learned. */
export interface Reconhecido {
  sinal: string;
  literais: readonly number[];
}

/** Proposes signs for words that the rules did not read. */
export type Reconhecer = (
  palavras: readonly Palavra[],
  frases: readonly Faixa[],
  naoLidas: readonly number[],
  campo: string | null,
) => readonly Reconhecido[];

/**
 * Judges what the rules read in a text by what was learned.
 * @returns whether a sign is improbable for the words that state it; `unida`: joined from words that may stand apart, or about the subject of the field
 */
export type Duvidar = (
  palavras: readonly Palavra[],
  campo: string | null,
) => (sinal: string, literais: readonly number[], unida: boolean) => boolean;

/** Signs that the client's history states. */
const porHistoria =
  /^(cirurgia|trauma|queda|perda_gestacional|pos_parto|pos_aborto|constitucional|puberdade_tardia|doenca_longa|convalescenca|calculo_biliar|exposicao_frio|cancer|marca_passo|hernia_disco)$/;

/** Illnesses that last: a date beside one tells when it was found. */
const duradouros =
  /^(rinite|asma|sinusite|adenoide|neuralgia_pos_herpetica|enxaqueca|fibromialgia|artrose|artrite|hernia_disco|bursite|tendinite|depressao|panico|gastrite|intestino_irritavel|osteoporose|psoriase|sop|prostata|cancer|epilepsia|endometriose|miomas?|diabetes|hipertensao|hipotensao|hipotireoidismo|hipertireoidismo|doenca_coracao|menopausa|cistos?|cisto_ovario|varizes|hemorroidas|prolapso|tabaco|marca_passo|anemia|ansiedade|calculo_biliar)$/;

/** Of these nothing is over when something else is. */
const semFim = /^(cronico|sedentarismo|inicio_|constitucional|crianca|idade_|piora_|melhora_|menopausa)/;

const deUsoFrequente = /^(todo|diari\w+|direto|sempre|frequent\w+|continuo|semana)$/;

/**
 * Reads what a free text says, sentence by sentence. Linear in the length of the text.
 * @param campo the field of the intake; null for a text about anything
 * @param reconhecer asked about the words that the rules did not read
 * @param duvidar asked about what the rules state; what it doubts is no finding, and its words count as not read
 * @param quemConta who tells of the client, where it is not she
 */
export function ler(
  texto: string,
  lexico: Lexico,
  campo: string | null,
  reconhecer: Reconhecer | null = null,
  duvidar: Duvidar | null = null,
  quemConta: QuemConta | null = null,
): Lido {
  const lido = lerPalavras(texto);
  const { palavras } = lido;
  if (campo === 'linguaObservacao') ouvirSaburra(palavras);
  pausarRessalvas(palavras);
  pausarParenteses(palavras, lido.texto);
  const numeros = numerar(palavras, lexico);
  const assunto = assuntoDoCampo[campo ?? ''] ?? [];
  const frases: Frase[] = [];
  const todas: Afirmacao[] = [];
  const consumidas = new Set<number>();
  /** Words that state something together with the word before them. */
  const ditas = new Set<number>();
  let achadas: Posicoes | null = null;
  const posicoes = () => {
    achadas ??= acharPosicoes(palavras, lido.texto);
    return achadas;
  };
  const limitar = (afirmacoes: readonly Afirmacao[]) =>
    lerPosicoes(lugaresDaSaburra(limitarNegacoes(afirmacoes, palavras), palavras), palavras, posicoes);
  let anterior: readonly string[] = [];
  let temas: readonly string[] = [];
  const faixas = emFrases(palavras);
  for (const [de, ate] of faixas) {
    const frase = lerFrase(palavras.slice(de, ate), numeros.slice(de, ate), de, lexico, anterior, assunto, temas);
    if (frase.ultimas.length > 0) anterior = frase.ultimas;
    if (frase.temas.length > 0) temas = frase.temas;
    frases.push(frase);
    for (const indice of frase.consumidas) consumidas.add(indice);
    for (const uma of limitar(frase.afirmacoes)) {
      todas.push(uma);
      if (!uma.presente) continue;
      let antes = -1;
      for (const indice of uma.literais) {
        if (antes >= 0 && indice <= antes + (palavras[antes + 1]?.forma === 'de' ? 2 : 1)) ditas.add(indice);
        antes = indice;
      }
    }
  }
  const marcas = marcarEscopo(palavras, consumidas, campo, ditas, quemConta);
  soltarTrocas(palavras, marcas);
  const gatilhos = palavrasDoGatilho(palavras);
  const ditos: DitoNoTexto[] = [];
  const ressalvas: Ressalva[] = [];
  const duvidoso = duvidar?.(palavras, campo);
  const duvidadas = new Set<Afirmacao>();
  /** Whether the text tells of something used often; looked for only where it matters. */
  let deUso: boolean | null = null;
  /** How often and on which side it is so, quoted with what it is. */
  const aoRedor = new Set<number>();
  /** @param regra the statement of the rules, which may be doubted */
  const dizer = (
    sinal: string,
    presente: boolean,
    literais: readonly number[],
    marcadas = literais,
    regra: Afirmacao | null = null,
  ) => {
    if (presente && daMama(sinal, literais, palavras)) {
      dizer('mamas_doloridas', true, literais, marcadas, regra);
      return;
    }
    if (alheio(sinal, presente, literais, palavras, campo)) return;
    if (campo === 'alergias' && deTempo.test(sinal)) return;
    if (regra?.unida === true && emDuasOracoes(palavras, literais)) return;
    if (literais.length > 0 && literais.every((indice) => gatilhos.has(indice))) return;
    const lidas: Marca[] = [];
    for (const indice of marcadas) {
      const marca = marcas[indice];
      if (marca) lidas.push(marca);
    }
    // "Beta negativo" tells that there is no pregnancy, though a normal examination tells of nothing it looked for.
    const fora = lidas.some((marca) => marca.fora && (presente || !marca.deExame));
    if (lidas.some(({ temida }) => temida) && !deReceio.test(sinal)) return;
    if (
      lidas.length > 0 &&
      !/^(tentativa_gestar|ideacao_suicida)$/.test(sinal) &&
      lidas.every(({ desejo }) => desejo !== null)
    ) {
      // A wish tells neither presence nor absence, unless there is nothing to wish without the complaint.
      const larga = !presente && isDeMenos(palavras[literais[0] ?? 0]?.forma ?? '');
      if (lidas.some(({ desejo }) => desejo === 'nada') || !(presente || larga) || deTroca.test(sinal)) return;
      const trechos = trechosDe(literais, palavras);
      ditos.push({ sinal, presente: true, fator: fatorDeDesejo, trechos, literais });
      for (const geral of geraisDe(sinal))
        ditos.push({ sinal: geral, presente: true, fator: fatorDeDesejo, trechos, literais });
      return;
    }
    const deAntes = lidas.some(({ passada, datada }) => passada || (datada && !duradouros.test(sinal)));
    const interrompido = isInterrompido(sinal, literais, palavras);
    const terminado =
      (interrompido || lidas.some(({ encerrada }) => encerrada)) &&
      !fora &&
      !semFim.test(sinal) &&
      !isMotivo(literais, palavras);
    if (fora || ((deAntes || interrompido) && !porHistoria.test(sinal))) {
      const deOutro = fora && lidas.some((marca) => marca.fora && !marca.incerta);
      if (presente && !deOutro && !negadaPor(lidas)) {
        const trechos = trechosDe(literais, palavras);
        ressalvas.push({ sinal, por: lidas.some(({ incerta }) => incerta) ? 'incerto' : 'passado', trechos });
        // What ended is not there today.
        if (terminado) ditos.push({ sinal, presente: false, fator: 1, trechos, literais });
      } else if (
        !presente &&
        terminado &&
        // Of "o intestino era preso", which is over, loose stools are not denied.
        literais.some((indice) => deEncerrar.test(palavras[indice]?.forma ?? '')) &&
        !negadaPor(lidas)
      )
        ditos.push({ sinal, presente: false, fator: 1, trechos: trechosDe(literais, palavras), literais });
      return;
    }
    if (presente && !negadaPor(lidas)) {
      const operado = foiOperado(sinal, literais, palavras);
      if (
        operado ||
        jaSarou(sinal, literais, palavras) ||
        teveSuaAlta(sinal, literais, palavras) ||
        foiHaAnos(sinal, literais, palavras)
      ) {
        const trechos = trechosDe(literais, palavras);
        ressalvas.push({ sinal, por: 'passado', trechos });
        if (operado && !ditos.some((dito) => dito.presente && dito.sinal === 'cirurgia'))
          ditos.push({ sinal: 'cirurgia', presente: true, fator: 1, trechos, literais });
        return;
      }
    }
    if (deTempo.test(sinal) && deUmFim.test(textoDe(palavras, [(literais[0] ?? 0) - 4, literais[0] ?? 0]))) return;
    // One year is no chronic complaint, though "anos" is.
    if (sinal === 'cronico' && literais.some((indice) => palavras[indice]?.forma === 'ano')) return;
    const antes = palavras[(literais[0] ?? 0) - 1]?.forma;
    if (antes === 'pre' || antes === 'ex' || (antes === 'pos' && presente && !porHistoria.test(sinal))) return;
    if (sinal === 'emagrecimento' && (desejo(literais, palavras, campo) || deProposito(literais, palavras))) return;
    if (sinal === 'anti_inflamatorio') {
      deUso ??= palavras.some(({ forma }) => deUsoFrequente.test(forma));
      if (!deUso) return;
    }
    // "Não dormenta a mão … e no frio": a denial that reaches one of two words far apart denies nothing that they make together.
    if (regra?.unida === true && isSeparada(literais, palavras) && lidas.some((um) => um.negada)) return;
    const negada =
      (negadaPor(lidas) && !isMotivo(literais, palavras)) ||
      (sinal === 'ideacao_suicida' && eModoDeDizer(palavras, literais[0] ?? 0)) ||
      ((sinal.startsWith('melhora_') || !presente) && alivioNegado(literais, palavras));
    if (!presente && literais.length === 1 && sinal !== 'sedentarismo' && !isPredicado(literais[0] ?? 0, palavras))
      return;
    // "Tosse ausente", "artrite: descartada", "parou de fumar" deny by themselves.
    const porSi =
      regra?.unida !== true &&
      (negaAtras(palavras[literais.at(-1) ?? 0]?.forma ?? '') ||
        isParada(palavras[literais[0] ?? 0]?.forma ?? '') ||
        palavras[literais[0] ?? 0]?.forma === 'zero');
    if (!presente && ((negada && !porSi) || deUmLado(literais, palavras) || soAsVezes(sinal, literais, palavras)))
      return;
    const afirma = presente && !negada;
    // "Ombro s/ dor p/ fisio" among the goals: who wishes it has it not.
    if (!afirma && campo === 'objetivosCliente' && semDesejado(literais, palavras)) return;
    if (
      presente &&
      negada &&
      (maisLargo(sinal, false, literais, palavras, campo) || negadoDeUmLado(sinal, literais, palavras))
    )
      return;
    // "Sem dor facial" denies no other pain.
    if (!afirma && sinal === 'dor' && (isPrecisada(literais, palavras) || deUmLado(emVolta(literais), palavras)))
      return;
    const condicao = afirma ? condicaoDe(sinal, literais, palavras) : null;
    const doLado = afirma ? comLado(sinal, comFrequencia(literais, palavras), palavras, lido.texto) : literais;
    // A medicine as its cause is what the safety rules look for beside the sign.
    const ditas = comACondicao(doLado, condicao && condicao.fator > 0 ? condicao.literais : []);
    if (afirma) for (const indice of ditas) if (!literais.includes(indice)) aoRedor.add(indice);
    const trechos = trechosDe(ditas, palavras);
    if (afirma && regra && regra.certa !== true && duvidoso?.(sinal, literais, regra.unida === true)) {
      ressalvas.push({ sinal, por: 'incerto', trechos });
      duvidadas.add(regra);
      return;
    }
    const lugar = regra?.lugar;
    for (const indice of condicao?.literais ?? []) aoRedor.add(indice);
    // What she came for is treated, whatever brought it; for the hypotheses the rules on medicines decide.
    const pesoDaCondicao = condicao?.fator === 0 && campo === 'queixaPrincipal' ? 1 : (condicao?.fator ?? 1);
    const fator = fatorPerto(palavras, literais) * (lugar === undefined ? 1 : fatorDaPosicao) * pesoDaCondicao;
    ditos.push({
      sinal,
      presente: afirma,
      fator,
      ...(condicao && condicao.dita !== '' && { condicao: condicao.dita }),
      ...(lugar !== undefined && { lugar }),
      trechos,
      literais,
      ...(!presente && { oposto: true as const }),
      negaSo:
        !presente &&
        literais.some((indice) => /^(sem|nao|nunca|nem|raramente|raro)$/.test(palavras[indice]?.forma ?? '')),
    });
    if (afirma)
      // A nape that hurts beside a shoulder is a neck.
      for (const geral of geraisDe(sinal))
        if (sinal !== 'cefaleia_nuca' || literais.some((indice) => daCabeca.test(palavras[indice]?.forma ?? '')))
          ditos.push({ sinal: geral, presente: true, fator, trechos, literais });
  };
  for (const regra of todas) dizer(regra.sinal, regra.presente, regra.literais, regra.marcadas, regra);
  const semNoMeio = acharSemNoMeio(todas, palavras);
  for (const { desde, negaveis, negados } of frases)
    for (const item of negaveis) {
      const negavel = (indice: number) => isNegavel(marcas[indice + desde]);
      const literais = item.literais.map((indice) => indice + desde);
      const comSem = semNoMeio.has((literais[0] ?? 0) - 1) && literais.every((indice) => limpa(marcas[indice]));
      if (!comSem && (!item.literais.every(negavel) || !item.literais.some((indice) => marcas[indice + desde]?.negada)))
        continue;
      if (quandoOcorre(literais, palavras)) continue;
      if (campo === 'objetivosCliente' && semDesejado(literais, palavras)) continue;
      for (const sinal of negados(item, comSem))
        if (
          !alheio(sinal, false, literais, palavras, campo) &&
          !isMotivo(literais, palavras) &&
          !(sinal === 'dor' && deUmLado(emVolta(literais), palavras))
        )
          ditos.push({
            sinal,
            presente: false,
            fator: 1,
            trechos: trechosDe(literais, palavras),
            literais,
            ...(comSem && { porSem: true as const }),
          });
    }
  const lerParte = (parte: readonly Palavra[]) =>
    lerFrase(parte, numerar(parte, lexico), 0, lexico, [], assunto).afirmacoes;
  for (const { sinal, presente, literais } of [
    ...lerLugares(palavras, faixas, todas, marcas, lexico, lerParte),
    ...lerAlheios(palavras, faixas, todas, marcas),
    ...lerNormaisCoordenados(palavras, todas, lerParte).filter(({ literais }) =>
      literais.every((indice) => limpa(marcas[indice])),
    ),
  ])
    ditos.push({ sinal, presente, fator: 1, trechos: trechosDe(literais, palavras), literais });
  const porIndice = porPalavra(todas);
  const medidas = soDeQueixas(
    lerMedidas(palavras, campo).filter((medida) => !deOutroAssunto(medida, palavras, porIndice, campo)),
    palavras,
    porIndice,
  );
  for (const { sinal, literais } of medidas) if (sinal !== duracao) dizer(sinal, true, literais);
  soUmComeco(ditos, medidas, palavras, campo);
  // Asked for the exercise, "nenhum" says that there is none.
  const unica = palavras[0];
  if (
    campo === 'atividadeFisica' &&
    unica &&
    /^(nenhum|nenhuma|nada|nao|zero|sem)$/.test(unica.forma) &&
    palavras[1]?.pausa !== 'nenhuma' &&
    !algumDiz(ditos, /^sedentarismo$/)
  )
    ditos.push({ sinal: 'sedentarismo', presente: true, fator: 1, trechos: trechosDe([0], palavras), literais: [0] });
  for (const literais of lerTrajetos(palavras)) dizer('ciatica', true, literais);
  for (const { literais, marcadas } of lerDorDoZoster(palavras))
    dizer('neuralgia_pos_herpetica', true, literais, marcadas);
  const sofridas = lerPerdas(palavras, campo).filter(
    ({ sinal, literais }) => !temOutroSentido(sinal, true, literais, palavras),
  );
  for (const { sinal, literais } of sofridas)
    ditos.push({ sinal, presente: true, fator: 1, trechos: trechosDe(literais, palavras), literais });
  lugarDaDor(ditos, frases, marcas, palavras);
  // "O joelho não dói" holds against a pain that goes down "até o joelho".
  const semDor = new Set(ditos.flatMap(({ sinal, presente }) => (presente || !dorDeLugar.test(sinal) ? [] : [sinal])));
  if (semDor.size > 0)
    tirarTodas(
      ditos,
      ({ sinal, literais }) =>
        semDor.has(sinal) && ateOnde.test(textoDe(palavras, [(literais.at(-1) ?? 0) - 2, literais.at(-1) ?? 0])),
    );
  daEntorse(ditos, palavras);
  if (ditos.some(({ sinal, presente }) => !presente && sinal === 'rigidez'))
    tirar(ditos, 'rigidez_pescoco', ({ literais }) =>
      literais.every((indice) => palavras[indice]?.forma === 'torcicolo'),
    );
  daTpm(ditos, palavras, marcas);
  // A cough and its phlegm are told in two sentences.
  juntarTosse(ditos);
  // With a fever or a cold the ache all over is the cold's.
  // What eating relieves is a pain only where one is told.
  if (!algumDiz(ditos, deDor) && !frases.some(({ dores: suas }) => suas.length > 0))
    tirar(ditos, 'dor_melhora_comer', () => true);
  if (algumDiz(ditos, deUrina)) tirar(ditos, 'urina_normal', () => true);
  // Heat that comes and goes with cold is no hot flush.
  if (algumDiz(ditos, /^alternancia_frio_calor$/)) tirar(ditos, 'ondas_calor', ({ literais }) => literais.length === 1);
  // "Todo dia" is not all that is told of the bowel.
  if (algumDiz(ditos, deIntestino))
    tirar(ditos, 'fezes_normais', ({ trechos }) =>
      trechos.every(({ inicio, fim }) => deFrequencia.test(lido.texto.slice(inicio, fim))),
    );
  const resfriado = palavras.some(
    ({ forma }, indice) => /^(grip|resfri)/.test(forma) && !marcas[indice]?.negada && !marcas[indice]?.fora,
  );
  if (resfriado || algumDiz(ditos, deResfriado))
    for (const dito of ditos)
      if (dito.sinal === 'dor_generalizada' && dito.presente) dito.sinal = 'dor_corpo_resfriado';
  const dores = frases.flatMap((frase) => frase.dores);
  const lidas = new Set<number>();
  for (const uma of todas) if (!duvidadas.has(uma)) for (const indice of uma.literais) lidas.add(indice);
  for (const { literais } of medidas) for (const indice of literais) lidas.add(indice);
  for (const literais of dores) for (const indice of literais) lidas.add(indice);
  for (const { literais } of sofridas) for (const indice of literais) lidas.add(indice);
  const jaDitos = new Set([...ditos, ...ressalvas].map(({ sinal }) => sinal));
  for (const { sinal, literais } of reconhecer?.(palavras, faixas, indicesNaoLidos(palavras, marcas, lidas), campo) ??
    []) {
    if (sinal === 'saburra_na_raiz' && algumDiz(ditos, /^saburra_(ausente|descascada)$/)) continue;
    if (jaDitos.has(sinal)) continue;
    const [antes, comRessalva] = [ditos.length, ressalvas.length];
    dizer(sinal, true, literais);
    const novos = ditos.splice(antes);
    // A guess denies nothing and tells nothing of the past.
    ressalvas.length = comRessalva;
    if (novos.length === 0 || novos.some(({ presente }) => !presente)) continue;
    for (const novo of novos) {
      ditos.push({ ...novo, fator: novo.fator * fatorDeReconhecido, reconhecido: true });
      jaDitos.add(novo.sinal);
    }
    for (const indice of literais) lidas.add(indice);
  }
  for (const indice of aoRedor) lidas.add(indice);
  const naoLidos = trechosNaoLidos(palavras, marcas, lidas);
  const contadas = new Set<number>();
  for (const { literais } of [...medidas, ...sofridas]) for (const indice of literais) contadas.add(indice);
  const opostas = new Set(todas.flatMap(({ presente, literais }) => (presente ? [] : literais)));
  if (campo !== 'medicamentos' && !algumDiz(ditos, deDor))
    for (const literais of dores) {
      // "Sem dor" behind the menses denies their pain, and states no other.
      // "Sem dor fora da menstruação"
      if (
        /^(sem|zero)$/.test(palavras[(literais[0] ?? 0) - 1]?.forma ?? '') &&
        (literais.every((um) => opostas.has(um)) || palavras[(literais.at(-1) ?? 0) + 1]?.forma === 'fora')
      )
        ditos.push({ sinal: 'dor', presente: false, fator: 1, trechos: trechosDe(literais, palavras), literais });
      else dizer('dor', true, literais);
    }
  const comDor = algumDiz(ditos, deDor);
  for (const literais of dores) if (comDor) for (const indice of literais) contadas.add(indice);
  // Of what repeats another statement only the words that tell it, and not those quoted with them.
  for (const { presente, literais } of ditos) if (presente) for (const indice of literais) contadas.add(indice);
  const unicos = semRepetidos(ditos, lido.texto);
  const soltas = palavrasSoltas(palavras, contadas, [...unicos, ...ressalvas]);
  return { texto: lido.texto, ditos: unicos, ressalvas, naoLidos, soltas };
}

/** In words: between the two words of a statement that stand farthest from each other. */
const longe = 6;

function isSeparada(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  return literais.some((indice, ordem) => {
    const antes = literais[ordem - 1];
    return (
      antes !== undefined &&
      indice - antes > longe &&
      // Between commas a denial answers to the head that the text began with: "P: rápido, cheio à direita, mole não".
      semVirgulas(palavras, antes + 1, indice)
    );
  });
}

/** Whether nobody wrote a mark between words; speech gets pauses where none was written. */
function semVirgulas(palavras: readonly Palavra[], de: number, ate: number): boolean {
  for (let indice = de; indice <= ate; indice += 1) {
    const palavra = palavras[indice];
    if (palavra && palavra.pausa !== 'nenhuma' && palavra.inicio - (palavras[indice - 1]?.fim ?? 0) > 1) return false;
  }
  return true;
}

const daCabeca = /^(cabeca|cefal\w+|enxaquec\w+)$/;

/** "Parou o futebol por causa da dor": what is the reason is there. */
function isMotivo(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const [primeira = 0] = literais;
  // "Vem por causa do pescoço, não dói": the denial stands behind.
  if (palavras.slice(primeira, (literais.at(-1) ?? primeira) + 1).some(({ forma }) => nega.test(forma))) return false;
  return /\b(por (causa|conta)|devido|gracas) (d[aeo]s?|ao?s?)( (minha|meu|essa|esse|tal))?$/.test(
    textoDe(palavras, [primeira - 4, primeira]),
  );
}

/** "Hemorroida nunca tive que eu saiba": what only guards a statement stands apart from it. Changes `palavras`. */
function pausarRessalvas(palavras: readonly Palavra[]): void {
  for (const [indice, palavra] of palavras.entries()) {
    if (palavra.pausa === 'nenhuma' && deRessalva.test(textoDe(palavras, [indice, indice + 3])))
      palavra.pausa = 'virgula';
    // "66 bpm, profundo": the count is one statement, and the quality another.
    if (palavra.pausa === 'virgula' && /^(bpm|batimentos)$/.test(palavras[indice - 1]?.forma ?? ''))
      palavra.pausa = 'frase';
  }
}
/** What dictation makes of a word that it does not know: "uma sabor amarela no fundo". Changes `palavras`. */
function ouvirSaburra(palavras: readonly Palavra[]): void {
  for (const palavra of palavras) if (palavra.forma === 'sabor') palavra.forma = 'saburra';
}

/** "Nega convulsão (topiramato é para enxaqueca)": a bracket with a verb of its own is a clause. Changes `palavras`. */
function pausarParenteses(palavras: readonly Palavra[], texto: string): void {
  for (const [indice, palavra] of palavras.entries()) {
    const anterior = palavras[indice - 1];
    if (palavra.pausa === 'frase' || anterior === undefined) continue;
    if (!texto.slice(anterior.fim, palavra.inicio).includes('(')) continue;
    const dentro = /^[^)]*/.exec(texto.slice(palavra.inicio))?.[0] ?? '';
    if (comVerbo.test(dentro)) palavra.pausa = 'frase';
  }
}
const comVerbo = /(?<![\p{L}])(é|eh|foi|era|usa|toma|tomo|uso|serve|receitou|passou)(?![\p{L}])/iu;

const deRessalva = /^(que (eu )?(saiba|lembre|me lembre|recorde)|ate onde (eu )?sei|pelo que (eu )?(sei|lembro))\b/;

const deTrocaDita = /^(melhor(a|am|ou)|alivi(a|am|ou)|ameniz(a|am|ou)|pass(a|am|ou)|ced(e|em|eu)|pior(a|am|ou))$/;
const deTrocaSo = /^(melhor(a|am)|alivi(a|am)|pior(a|am))$/;
const abreTroca = /^(se|quando|ao)$/;
const duvida = /^(sei|sabe|ver|vejo|saber|pergunta|perguntou|lembro|lembra|notei|notou|percebi|reparei)$/;

/**
 * "Nem perda de força se eu paro melhora e com gelo também": in speech without commas a condition with its change begins a clause of its
 * own, which no denial before it reaches.
 */
function soltarTrocas(palavras: readonly Palavra[], marcas: readonly Marca[]): void {
  for (const [indice, { forma }] of palavras.entries()) {
    if (!deTrocaDita.test(forma)) continue;
    const condicao = comecoDaTroca(palavras, indice);
    if (condicao === null || !marcas.slice(condicao, indice + 1).some(({ negada }) => negada)) continue;
    for (let passo = condicao; passo < palavras.length; passo += 1) {
      const palavra = palavras[passo];
      const marca = marcas[passo];
      if (!palavra || !marca || (passo > condicao && passo !== indice && palavra.pausa !== 'nenhuma') || marca.negador)
        break;
      marca.negada = false;
    }
  }
}

/** Where the condition of a change begins: "se eu paro melhora", "e com gelo melhora". */
function comecoDaTroca(palavras: readonly Palavra[], troca: number): number | null {
  for (let indice = troca - 1; indice >= Math.max(0, troca - 5); indice -= 1) {
    const palavra = palavras[indice];
    // Speech gets a pause before a verb of its own: "se eu paro, melhora".
    if (palavra === undefined || nega.test(palavra.forma)) return null;
    if (indice + 1 < troca && palavras[indice + 1]?.pausa !== 'nenhuma') return null;
    if (abreTroca.test(palavra.forma) && troca - indice >= 2)
      return duvida.test(palavras[indice - 1]?.forma ?? '') ? null : indice;
    if (
      palavra.forma === 'e' &&
      /^(com|n[oa]s?|em)$/.test(palavras[indice + 1]?.forma ?? '') &&
      deTrocaSo.test(palavras[troca]?.forma ?? '')
    )
      return indice;
  }
  return null;
}

/** "Há 5 meses. Desde domingo uma calma": a complaint begins once, and what is told of a later day is something else. */
function soUmComeco(
  ditos: DitoNoTexto[],
  medidas: readonly Medida[],
  palavras: readonly Palavra[],
  campo: string | null,
): void {
  const longas = [
    ...medidas.filter(({ sinal }) => sinal === duracao),
    ...ditos.filter(({ sinal, presente }) => presente && /^(cronico|constitucional)$/.test(sinal)),
  ].map(({ literais }) => literais[0] ?? 0);
  const primeiraLonga = longas.reduce((uma, outra) => Math.min(uma, outra), Number.POSITIVE_INFINITY);
  tirar(
    ditos,
    'inicio_recente',
    ({ literais: [dia = 0] }) =>
      semComeco.test(campo ?? '') ||
      // "Cor de coca-cola ontem": when it was seen.
      (deExcrecao.test(campo ?? '') &&
        /^(ontem|anteontem)$/.test(palavras[dia]?.forma ?? '') &&
        !deInicio.test(textoDe(palavras, [dia - 5, dia + 4])) &&
        !/^(desde|de)$/.test(palavras[dia - 1]?.forma ?? '')) ||
      (primeiraLonga < dia && !deInicio.test(textoDe(palavras, [dia - 5, dia + 4]))),
  );
}

/** Verbs that tell an end by themselves: "a tontura passou". */
const deEncerrar =
  /^(pass|sumi|acab|par[oae]|sar[oae]|cur[oae]|melhor|ced|cess|desap|zer|resolv|volt|normaliz|larg|abandon|deix|livr|suspend|interromp|cort|tir|retir)/;

/** The words of the part in which a word stands. */
function parteDe(indice: number, palavras: readonly Palavra[]): number[] {
  let de = indice;
  while (de > 0 && palavras[de]?.pausa === 'nenhuma') de -= 1;
  const parte: number[] = [];
  for (let passo = de; passo === de || palavras[passo]?.pausa === 'nenhuma'; passo += 1) parte.push(passo);
  return parte;
}

/** Whether a statement is a complaint, and no time, change, illness of long standing or habit. */
function isQueixa({ sinal, presente }: Afirmacao): boolean {
  return (
    presente && !deTempo.test(sinal) && !deFundo.test(sinal) && !/^(piora|melhora)_|_normal$|_normais$/.test(sinal)
  );
}

/**
 * "Vegetariana há 11 anos, queda de cabelo há 2 meses": beside a duration with a complaint in its own part, one of a part that tells
 * of something else is no complaint's.
 */
function soDeQueixas(
  medidas: readonly Medida[],
  palavras: readonly Palavra[],
  porIndice: ReadonlyMap<number, readonly Afirmacao[]>,
): readonly Medida[] {
  if (medidas.length < 2) return medidas;
  const deTempos = new Set(medidas.filter(({ sinal }) => deTempo.test(sinal) || sinal === duracao));
  const comQueixa = new Set<Medida>();
  for (const medida of deTempos)
    if (parteDe(medida.literais[0] ?? 0, palavras).some((indice) => porIndice.get(indice)?.some(isQueixa)))
      comQueixa.add(medida);
  if (comQueixa.size === 0) return medidas;
  return medidas.filter((medida) => {
    if (!deTempos.has(medida) || comQueixa.has(medida)) return true;
    const parte = parteDe(medida.literais[0] ?? 0, palavras);
    const comAfirmacao = parte.some((indice) => porIndice.get(indice)?.some(({ sinal }) => !deTempo.test(sinal)));
    return comAfirmacao || !deOutroFato(parte.flatMap((indice) => palavras[indice] ?? []));
  });
}

const deInicio = /\b(comec|inici|surg|aparec)\w+/;
const deExcrecao = /^(urina|evacuacao)$/;
/** Fields that tell of no complaint. */
const semComeco = /^(medicamentos|suplementos|atividadeFisica|alergias|profissao)$/;

/** The "sem" of "tosse seca, sem catarro": it belongs to what is stated, and denies the phlegm all the same. */
function acharSemNoMeio(todas: readonly Afirmacao[], palavras: readonly Palavra[]): ReadonlySet<number> {
  const achados = new Set<number>();
  for (const { presente, literais } of todas)
    if (presente)
      for (const [ordem, indice] of literais.entries())
        if (ordem > 0 && palavras[indice]?.forma === 'sem') achados.add(indice);
  return achados;
}

function isNegavel(marca: Marca | undefined): boolean {
  return (
    marca !== undefined && (marca.negada || marca.sujeito) && !marca.fora && !marca.passada && marca.desejo === null
  );
}

const deUrina = /^(noctiuria|jato_fraco|incontinencia|sangue_urina|urina_(?!normal|clara|amarela))/;
const deIntestino =
  /^(constipacao|diarreia|tenesmo|fezes_(moles|secas|muco|pus|alternadas|com_alimentos)|sangue_fezes)/;
const deFrequencia = /^(.*reloginho|\d+ ?(x|vezes?).*|todos? (os )?dias?|diari\w+)$/i;

function tirar(ditos: DitoNoTexto[], sinal: string, qual: (dito: DitoNoTexto) => boolean): void {
  tirarTodas(ditos, (dito) => dito.sinal === sinal && qual(dito));
}

function tirarTodas(ditos: DitoNoTexto[], qual: (dito: DitoNoTexto) => boolean): void {
  const ficam = ditos.filter((dito) => !(dito.presente && qual(dito)));
  if (ficam.length === ditos.length) return;
  ditos.length = 0;
  for (const dito of ficam) ditos.push(dito);
}

/** Parts whose pain has a sign of its own, and of which a text seldom tells anything but the complaint. */
const porParte: Readonly<Record<string, string>> = {
  ombro: 'dor_ombro',
  joelho: 'dor_joelho',
  lombar: 'dor_lombar',
  pescoco: 'dor_pescoco',
  quadril: 'dor_quadril',
  tornozelo: 'dor_tornozelo',
  cotovelo: 'dor_cotovelo',
  punho: 'dor_punho',
  calcanhar: 'dor_calcanhar',
  mandibula: 'dor_mandibula',
  virilha: 'dor_virilha',
  costas: 'dor_costas',
};

/** "Pele do calcanhar grossa" tells nothing of a pain there. */
const daPele = /\b(pele|espinhas?|acne|manchas?|coceira|pelos?|micose|rachaduras?|suor|verrugas?|feridas?)\b/;

/** "Ombro direito travado. Dói à noite": a pain without a place is in the only such part that the text speaks of. */
function lugarDaDor(
  ditos: DitoNoTexto[],
  frases: readonly Frase[],
  marcas: readonly Marca[],
  palavras: readonly Palavra[],
): void {
  for (const { cabeca, literais } of doresDoMotivo(frases, marcas, palavras)) {
    const sinal = porParte[cabeca];
    if (sinal !== undefined && !ditos.some((dito) => dito.sinal === sinal))
      ditos.push({ sinal, presente: true, fator: 1, trechos: trechosDe(literais, palavras), literais });
  }
  const dores = ditos.filter(({ sinal, presente }) => presente && deDor.test(sinal));
  const bruta = frases
    .flatMap(({ dores: suas }) => suas)
    .find((literais) => literais.every((indice) => limpa(marcas[indice])));
  if (dores.some(({ sinal }) => !deQualidadeDaDor.test(sinal)) || !(bruta ?? dores[0])) return;
  const partes = new Map<string, readonly number[]>();
  for (const { lugares } of frases)
    for (const { cabeca, literais } of lugares)
      if (
        literais.every((indice) => limpa(marcas[indice])) &&
        !temOutroSentido(porParte[cabeca] ?? '', true, literais, palavras) &&
        !daPele.test(textoDe(palavras, [(literais[0] ?? 0) - 3, literais[0] ?? 0]))
      )
        partes.set(cabeca, literais);
  const [unica, outra] = partes;
  const sinal = unica && porParte[unica[0]];
  if (!unica || outra || sinal === undefined || ditos.some((dito) => dito.sinal === sinal)) return;
  const literais = juntar(unica[1], bruta ?? dores[0]?.literais ?? []);
  ditos.push({ sinal, presente: true, fator: 1, trechos: trechosDe(literais, palavras), literais });
}

const alcanceDoMotivo = 20;

/** "Vem por causa dos ombros, faz dois meses dói de manhã": what brings her is what hurts, where no other part stands between. */
function doresDoMotivo(
  frases: readonly Frase[],
  marcas: readonly Marca[],
  palavras: readonly Palavra[],
): { cabeca: string; literais: readonly number[] }[] {
  const lugares = frases.flatMap((frase) => frase.lugares);
  const lugarEm = new Map(lugares.map(({ cabeca, literais }) => [literais[0] ?? 0, cabeca]));
  const dorEm = new Map(frases.flatMap((frase) => frase.dores).map((literais) => [literais[0] ?? 0, literais]));
  return lugares.flatMap(({ cabeca, literais }) => {
    const [onde = 0] = literais;
    if (!deMotivo.test(textoDe(palavras, [onde - 5, onde])) || !literais.every((indice) => limpa(marcas[indice])))
      return [];
    for (let indice = onde + 1; indice <= onde + alcanceDoMotivo; indice += 1) {
      if ((lugarEm.get(indice) ?? cabeca) !== cabeca || outroLugar.test(palavras[indice]?.forma ?? '')) return [];
      const dor = dorEm.get(indice);
      if (dor && limpa(marcas[indice])) return [{ cabeca, literais: juntar(literais, dor) }];
    }
    return [];
  });
}

/** Parts whose pain has no single sign of a joint. */
const outroLugar =
  /^(cabeca|testa|nuca|olhos?|vistas?|ouvidos?|dentes?|garganta|peito|barriga|estomago|bracos?|maos?|dedos?|pernas?|coxas?|pes?)$/;

const deMotivo = /\b(vem|veio|vim|venho|procur\w+)( \w+){0,2} por causa d[aeo]s?$/;

function limpa(marca: Marca | undefined): boolean {
  return (
    marca !== undefined && !marca.negada && !marca.fora && !marca.passada && !marca.datada && marca.desejo === null
  );
}

const ateOnde = /\bate( o| a| os| as)?$/;

const deQualidadeDaDor =
  /^dor_(leve|intensa|surda|fixa|pontada|ardente|latejante|contraida_frio|melhora_\w+|piora_\w+|articular)$/;

/** An ankle that swells after a sprain is a swollen joint; both that swell are no joints. */
function daEntorse(ditos: DitoNoTexto[], palavras: readonly Palavra[]): void {
  if (!algumDiz(ditos, deEntorse)) return;
  for (const dito of ditos)
    if (dito.sinal === 'edema_pes' && dito.literais.some((indice) => palavras[indice]?.forma === 'tornozelo'))
      dito.sinal = 'articulacao_inchada';
}

const deEntorse = /^(trauma|queda|dor_tornozelo)$/;

/** "TPM: irritada", "irritada na semana antes de menstruar". */
function daTpm(ditos: DitoNoTexto[], palavras: readonly Palavra[], marcas: readonly Marca[]): void {
  const irritada = ditos.find(({ sinal, presente }) => presente && /^(irritabilidade|raiva)$/.test(sinal));
  const quando = palavras.findIndex(
    ({ forma }, indice) =>
      limpa(marcas[indice]) &&
      (forma === 'tpm' || (forma === 'antes' && deRegras.test(textoDe(palavras, [indice, indice + 4])))),
  );
  const onde = irritada?.literais[0];
  if (!irritada || onde === undefined || quando < 0 || algumDiz(ditos, /^tpm_/) || Math.abs(onde - quando) > 14) return;
  const literais = juntar(irritada.literais, [quando]);
  ditos.push({ ...irritada, sinal: 'tpm_irritabilidade', literais, trechos: trechosDe(literais, palavras) });
}

const deRegras = /^antes (de menstruar|da menstruacao|de descer|da regra)/;

function juntarTosse(ditos: DitoNoTexto[]): void {
  const tosse = ditos.find(({ sinal, presente }) => presente && sinal === 'tosse');
  const catarro = ditos.find(({ sinal, presente }) => presente && sinal.startsWith('catarro'));
  if (!tosse || !catarro || algumDiz(ditos, /^tosse_/)) return;
  const literais = juntar(tosse.literais, catarro.literais);
  ditos.push({
    ...tosse,
    sinal: 'tosse_catarro',
    literais,
    trechos: [...tosse.trechos, ...catarro.trechos].toSorted((a, b) => a.inicio - b.inicio),
  });
}

const deResfriado = /^(febre|calafrios|coriza_)/;

/** A long illness, a medicine or a habit, of which a duration may be told that is not the complaint's. */
const deFundo =
  /^(diabetes|hipertensao|hipotensao|hipotireoidismo|hipertireoidismo|colesterol|gordura_figado|doenca_coracao|insuficiencia_cardiaca|osteoporose|cancer|oncologia|epilepsia|marca_passo|dispositivo|protese|cirurgia|trauma|queda|tabaco|alcool|contraceptivo|antidepressivo|ansiolitico|anti|corticoide|imunossupressao|menopausa|prostata|anemia|cafe|sedentarismo|excesso_trabalho|trombose|hepatopatia|doenca_renal|neuropatia|calculo|chagas|broncodilatador|remedio_citado|luto|separacao|perda_emprego|idade|crianca)/;
/** Fields that tell of what was before or beside the complaint. */
const aoLado = /^(historicoMedico|medicamentos|suplementos|atividadeFisica|profissao)$/;

/** "DM2 há 12 anos", "toca violão há 20 anos": a duration belongs to what its own part tells. */
function deOutroAssunto(
  { sinal, literais }: Medida,
  palavras: readonly Palavra[],
  porIndice: ReadonlyMap<number, readonly Afirmacao[]>,
  campo: string | null,
): boolean {
  if (campo === 'medicamentos' && (sinal === 'idade_avancada' || sinal === 'crianca')) return true;
  // "Sulfa, há muitos anos" dates the allergy.
  if (campo === 'alergias' && deTempo.test(sinal)) return true;
  if (sinal !== 'cronico' && sinal !== 'inicio_recente' && sinal !== duracao) return false;
  const antesDela = textoDe(palavras, [(literais[0] ?? 0) - 4, literais[0] ?? 0]);
  if (deBiografia.test(antesDela) || deUmFim.test(antesDela)) return true;
  let de = literais[0] ?? 0;
  let ate = (literais.at(-1) ?? de) + 1;
  while (de > 0 && palavras[de]?.pausa === 'nenhuma') de -= 1;
  while (ate < palavras.length && palavras[ate]?.pausa === 'nenhuma') ate += 1;
  const noTrecho = () => {
    const achadas: Afirmacao[] = [];
    for (let indice = de; indice < ate; indice += 1)
      for (const um of porIndice.get(indice) ?? []) if (!deTempo.test(um.sinal)) achadas.push(um);
    return achadas;
  };
  let donos = noTrecho();
  // "Marca-passo há 3 anos e dor de garganta": the years are of what stands before them.
  const antes = donosAntes(literais[0] ?? 0, de, palavras, porIndice);
  if (antes.length > 0 && antes.every((um) => deFundo.test(um.sinal) && !deFerida.test(um.sinal))) return true;
  const outroFato =
    segueFrase(palavras, de) &&
    // "Tem essa dor, há dois anos e sem mudar"
    !(palavras[de]?.pausa === 'virgula' && (literais[0] ?? 0) - de <= 1) &&
    deOutroFato(palavras.slice(de, ate));
  // "Diabetes, há 12 anos"
  if (donos.length === 0 && ate - de - literais.length <= 1 && de > 0 && palavras[de]?.pausa === 'virgula') {
    de -= 1;
    while (de > 0 && palavras[de]?.pausa === 'nenhuma') de -= 1;
    donos = noTrecho();
  }
  if (donos.length === 0) return aoLado.test(campo ?? '') || outroFato;
  // A wound that is dressed at the health post for two years is no complaint that lasts as long.
  if (aoLado.test(campo ?? '') && donos.every((um) => deLesao.test(um.sinal))) return true;
  return donos.every((um) => deFundo.test(um.sinal) && !(sinal === 'inicio_recente' && deFerida.test(um.sinal)));
}

/** "Não usa nada desde os doze anos": since when something is over. */
const deUmFim =
  /\b(nao|nunca|nem) (\w+ )?(us[ao]|tom[ao]|tem|tenho|fum[ao]|beb[eo]|sente|sinto)( (mais|nada|isso|remedio))*( desde)?( os?)?$/;

/** What is told before a duration, back to the "e" before it. */
function donosAntes(
  duracao: number,
  de: number,
  palavras: readonly Palavra[],
  porIndice: ReadonlyMap<number, readonly Afirmacao[]>,
): Afirmacao[] {
  const achadas: Afirmacao[] = [];
  for (let indice = duracao - 1; indice >= de && palavras[indice]?.forma !== 'e'; indice -= 1)
    for (const um of porIndice.get(indice) ?? []) if (!deTempo.test(um.sinal)) achadas.push(um);
  return achadas;
}

const deLesao = /^(pele_lesada|lesao_suspeita|varizes|nodulos|massas|hernia|cicatriz)/;

/** Whether a sentence stands before the one of this word. */
function segueFrase(palavras: readonly Palavra[], de: number): boolean {
  let indice = de;
  while (indice > 0 && palavras[indice]?.pausa !== 'frase') indice -= 1;
  return indice > 0;
}

/** "Ontem derrubou a colher": a part that tells something, and no beginning. */
function deOutroFato(parte: readonly Palavra[]): boolean {
  return (
    parte.some(({ forma }) => !leves.has(forma) && !deLigacao(forma) && !deMedida.has(forma)) &&
    !parte.some(({ forma }) => deComeco.test(forma))
  );
}

/** Words of a part that tells since when: "começou há 3 dias", "o problema tem anos". */
const deComeco =
  /^(comec\w+|inici\w+|surg\w+|aparec\w+|pior\w+|volt\w+|aument\w+|agrav\w+|atac\w+|deu|veio|peg\w+|queixas?|quadro|sintomas?|problemas?|crises?|doi|doe\w*|dor(es)?|incom\w+|sofr\w+|convive|nisso|assim|tent\w+)$/;

/** "Costureira há 20 anos", "casada há 12 anos", "mora aqui há 3 anos": the years of a life. */
const deBiografia =
  /\b((cheg(ou|uei) (ao|no|na|em|aqui|a)|mor[oa]|morand[oa]|mud(ou|ei)|trabalh[oa]|trabalhando|atu[oa]|toc[oa]|jog[oa]|pratic[oa]|trein[oa]|estud[oa]|(faz|faco) (yoga|ioga|pilates|terapia|danca|academia|musculacao|natacao|acupuntura|caminhada))( (n[oa]|em|de|com|como|a|o))?( \w+)?|casad[oa]|separad[oa]|divorciad[oa]|viuv[oa]|aposentad[oa]|solteir[oa]|desempregad[oa]|formad[oa]|namorando|costureir[oa]|cozinheir[oa]|enfermeir[oa]|pedreir[oa]|cabeleireir[oa]|marceneir[oa]|padeir[oa]|confeiteir[oa]|faxineir[oa]|engenheir[oa]|bombeir[oa]|caminhoneir[oa]|carteir[oa]|porteir[oa]|bancari[oa]|secretari[oa]|professora?|vendedora?|cuidadora?|pintora?|pescadora?|agricultora?|contadora?|digitadora?|motorista|dentista|eletricista|manicure|recepcionista|fisioterapeuta|psicolog[oa]|advogad[oa]|medic[oa]|policial|militar|gerente|diarista|garcom|garconete|vigilante|taxista|musicista|violinista|pianista|bailarina?|atendente|caixa|dona de casa)$/;

/** What hurts since a fall or an operation began with it. */
const deFerida = /^(trauma|queda|cirurgia)/;
export const deTempo = /^(cronico|inicio_|constitucional)/;

/** Signs that tell of the fear itself. */
const deReceio = /^(medo|inseguranca|timidez|ansiedade|preocupacao|panico|nada_de_alerta)/;

/** From three words before these to two behind them. */
function emVolta(literais: readonly number[]): number[] {
  const de = Math.max(0, (literais[0] ?? 0) - 3);
  return Array.from({ length: (literais.at(-1) ?? 0) + 3 - de }, (_, passo) => de + passo);
}

/** "Melhora" and "piora" in a wish are its verb: "diminuir os calores" relieves nothing by heat. */
const deTroca = /^(melhora|piora)_/;
/** A complaint that only a wish tells of. */
const fatorDeDesejo = 0.7;

/** One position says less about the whole person than the whole pulse; as for the chips of a position. */
const fatorDaPosicao = 0.8;
/** What was recognised, and not read by the rules. */
const fatorDeReconhecido = 0.7;

/** With the indexes of its words. */
interface DitoNoTexto extends Dito {
  literais: readonly number[];
  /** An expression that denies by itself. */
  negaSo?: boolean;
  /** Denied by the "sem" of an expression that states something: "tosse sem catarro". */
  porSem?: true;
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
  const algumaNegaSo = ditos.some(({ negaSo }) => negaSo);
  const contida = ({ sinal, presente, literais }: DitoNoTexto) =>
    // "Raramente tem dor de cabeça", "pernas sem edema"
    (presente &&
      algumaNegaSo &&
      (daPalavra.get(literais[0] ?? -1) ?? []).some(
        (outro) =>
          outro.negaSo === true &&
          outro.sinal === sinal &&
          outro.literais.length >= literais.length &&
          literais.every((indice) => outro.literais.includes(indice)),
      )) ||
    (!presente &&
      (daPalavra.get(literais[0] ?? -1) ?? []).some(
        (outro) =>
          (outro.presente
            ? !/_normal$|_normais$/.test(outro.sinal)
            : (sinal === 'dor' && outro.literais.length > literais.length) ||
              (sinal === 'edema' && deInchaco.test(outro.sinal))) &&
          literais.every((indice) => outro.literais.includes(indice)),
      ));
  // "Zumbido de cigarra nos ouvidos, pior no silêncio": the narrower sign holds against the opposite of the general one.
  const implicados = new Set<string>(ditos.flatMap(({ sinal, presente }) => (presente ? implicadosDe(sinal) : [])));
  return ditos.flatMap((dito) => {
    if (
      repetida(dito) ||
      (dito.porSem !== true && contida(dito)) ||
      (dito.oposto === true && implicados.has(dito.sinal))
    )
      return [];
    const { literais: _, negaSo: __, porSem: ___, ...semPalavras } = dito;
    return [semPalavras];
  });
}

/** "Pálpebras sem inchaço" denies no swelling elsewhere. */
const deInchaco = /^(edema_|articulacao_inchada|distensao_abdominal|gengiva_inflamada|lingua_inchada)/;

/** Words with a meaning of their own from which nothing was read. */
function indicesNaoLidos(palavras: readonly Palavra[], marcas: readonly Marca[], lidas: ReadonlySet<number>): number[] {
  return palavras.flatMap(({ forma }, indice) => {
    const marca = marcas[indice];
    const entendida = lidas.has(indice) || marca?.fora === true || marca?.passada === true;
    return entendida || leves.has(forma) || deLigacao(forma) ? [] : [indice];
  });
}

/** Verbs of the body: they join others' words, and tell something where nothing was read from them. */
const deCorpo = new Set(
  'acorda acordo bebe bebo bebia chora choro come doendo doeu doi dorme durmo fuma fumo repuxa respira tosse'.split(
    ' ',
  ),
);

/** The words with a meaning of their own outside all that is told. Linear: both the words and what is told are taken in order. */
function palavrasSoltas(
  palavras: readonly Palavra[],
  contadas: ReadonlySet<number>,
  ditas: readonly { trechos: readonly Trecho[] }[],
): Trecho[] {
  const isFora = foraDe(ditas.flatMap((dita) => dita.trechos));
  return palavras.flatMap(({ forma, inicio, fim }, indice) => {
    if (!isFora({ inicio, fim }) || contadas.has(indice)) return [];
    // "Cansou o queixo": the chin, and not who complains.
    const queixo = forma === 'queixo' && /^([nd]?o|ao|meu|seu)$/.test(palavras[indice - 1]?.forma ?? '');
    const semPeso = !queixo && !deCorpo.has(forma) && (leves.has(forma) || deLigacao(forma));
    return semPeso ? [] : [{ inicio, fim }];
  });
}

/** Neighbouring words are one stretch. Words about the past or somebody else were understood, though nothing follows from them. */
function trechosNaoLidos(palavras: readonly Palavra[], marcas: readonly Marca[], lidas: ReadonlySet<number>): Trecho[] {
  const naoLidas = indicesNaoLidos(palavras, marcas, lidas);
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
  lingua: /^(depressao$|equimoses$|mancha_escura|pele_|corpo_|emagrecimento|face_palida|tremor|edema$|sangramento_)/,
  pulso:
    /^(palpitacao|fraqueza|membros_fracos|tensao_muscular|fraqueza_um_lado|paralisia_um_lado|lado_do_corpo_fraco)$/,
  fezes: /^(lesao_|pele_|fluxo_|catarro)/,
};

const deDor = /^(dor_|cefaleia|colica|dismenorreia|mamas|ciatica|queimacao)/;

const deJunta = /^dor_(joelho|ombro|cotovelo|punho|quadril|tornozelo)$/;

interface Frase {
  afirmacoes: readonly Afirmacao[];
  consumidas: number[];
  /** Index of the sentence's first word in the text. */
  desde: number;
  /** What the sentence denies, if it denies these words, counted from its first one. */
  negaveis: readonly Item[];
  /** The signs that are denied with such words; `dentroDeSem`: behind the "sem" of a longer expression. */
  negados: (item: Item, dentroDeSem: boolean) => string[];
  /** Words that name a pain. */
  dores: (readonly number[])[];
  /** The parts of the body that the sentence names, where a pain may be. */
  lugares: { cabeca: string; literais: readonly number[] }[];
  /** What the sentence spoke of last. */
  ultimas: readonly string[];
  /** All that it spoke of. */
  temas: readonly string[];
}

/** @param desde index of the sentence's first word in the text @param anterior heads of the sentence before, for a sentence without one */
function lerFrase(
  palavras: readonly Palavra[],
  numeros: readonly (readonly number[])[],
  desde: number,
  lexico: Lexico,
  anterior: readonly string[],
  assunto: readonly string[],
  temas: readonly string[] = anterior,
): Frase {
  pausarRespostas(palavras);
  pausarModos(palavras);
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
  const ditos = comAninhados(semSobreposicao(semPrecisao(deDito, palavras)), deDito);
  const afirmam = ditos.filter(({ sentidos }) =>
    sentidos.some((sentido) => sentido.tipo === 'dito' && sentido.presente),
  );
  const mods = porTipo.mod;
  // Said of the pulse, "em corda" wakes nobody up ("cordar") and "timpânico" is no ear; "bolinhas" of the stool are no rash.
  const doPulso = assunto.includes('pulso') ? mods.filter((mod) => qualifica(mod, 'pulso', lexico)) : [];
  const todasCabecas = porTipo.cabeca.filter(
    (item) => !doPulso.some((mod) => dentro(item, mod)) && !(assunto.includes('fezes') && nomeia(item, 'pele_lesao')),
  );
  const maiores = porPalavra([...afirmam, ...todasCabecas]);
  const cabecas = todasCabecas.filter(
    (item) =>
      !(assunto.includes('fezes') && nomeia(item, 'catarro')) &&
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
    mod.literais.length > 1 && contrastado(mod.literais, dono.literais, palavras) === null
      ? [{ mod, todas: juntar(mod.literais, dono.literais) }]
      : [],
  );
  // "Orelha direita sensível; a esquerda pálida."
  const sobre =
    anterior.includes('orelha') && cabecas.every((item) => nomes(item).every((cabeca) => cabeca === 'dor'))
      ? anterior
      : assunto;
  const noTexto = (literais: readonly number[]) => literais.map((indice) => indice + desde);
  const comNegador =
    abreNegada.test(palavras[0]?.forma ?? '') ||
    (palavras.length <= 4 && palavras.some(({ forma }) => abreNegada.test(forma)));
  const falaDe = (cabeca: string) =>
    assunto.includes(cabeca) ||
    (comNegador && temas.includes(cabeca)) ||
    (deFezes.has(cabeca) && afirmam.some(isDasFezes)) ||
    (cabecas.length === 0 ? anterior : cabecas.flatMap(nomes)).includes(cabeca);
  const afirmacoes: Afirmacao[] = [];
  // Several expressions say the same with the same words.
  const afirmar = (uma: Afirmacao) => {
    if (!afirmacoes.some((outra) => igual(outra, uma))) afirmacoes.push(uma);
  };
  for (const { literais, sentidos } of ditos.filter(
    (dito) => !condicional(dito, palavras) && !dorFraca(dito, palavras) && !superado(dito, deVarias),
  ))
    for (const sentido of sentidos)
      if (
        sentido.tipo === 'dito' &&
        !deGatilho(sentido.sinal, literais, palavras) &&
        !naOrelha(literais, sentido.sinal, palavras, sobre)
      )
        afirmar({ sinal: sentido.sinal, presente: sentido.presente, literais: noTexto(literais) });
  for (const { mod, dono, uniao, calado } of unidos) {
    const oposto = contrastado(mod.literais, dono.literais, palavras);
    // "Não desce para a perna, mas de manhã levanta travada": told of something else.
    if (oposto === 'outra') continue;
    // "Nega tosse, mas tem dor no peito": the pain is told by its own words.
    if (oposto !== null && ditos.some((dito) => dentro(dito, mod) && afirma(dito, uniao.sinal))) continue;
    if (
      !calado &&
      // The "ok" of "ereção ok" says nothing of what the sentence before spoke of.
      !(
        dono.literais.length === 0 &&
        ditos.some((dito) => dito.literais.length > mod.literais.length && dentro(mod, dito))
      ) &&
      !foraDoTrecho(mod, dono.literais, uniao, palavras) &&
      !grauDeOutro(mod, dono.literais, uniao, palavras) &&
      !naOrelha(mod.literais, uniao.sinal, palavras, sobre) &&
      !foraDoCampo(uniao.sinal)
    )
      afirmar({
        sinal: uniao.sinal,
        presente: uniao.presente,
        literais: noTexto(juntar(mod.literais, dono.literais)),
        unida: true,
        marcadas:
          oposto !== null || (assunto.includes(uniao.cabeca) && separados(mod.literais, dono.literais, palavras))
            ? noTexto(mod.literais)
            : undefined,
      });
  }
  return {
    afirmacoes,
    consumidas: noTexto([
      ...ditos.flatMap(({ literais }) => [...literais]),
      ...unidos.flatMap(({ mod }) => [...mod.literais]),
    ]),
    desde,
    negaveis: porTipo.negavel,
    negados: (item, dentroDeSem) =>
      maisLongo(item, ...(dentroDeSem ? [porTipo.negavel] : [porTipo.negavel, ditos]))
        ? []
        : item.sentidos.flatMap((sentido) =>
            sentido.tipo === 'negavel' && (sentido.cabeca === undefined || falaDe(sentido.cabeca))
              ? [sentido.sinal]
              : [],
          ),
    dores: cabecas
      .filter(
        (item) =>
          nomeia(item, 'dor') &&
          !naOrelha(item.literais, 'dor_', palavras, sobre) &&
          !item.literais.some((indice) => deSensibilidade.test(palavras[indice]?.forma ?? '')),
      )
      .map(({ literais }) => noTexto(literais)),
    lugares: cabecas.flatMap((item) =>
      nomes(item).flatMap((cabeca) =>
        porParte[cabeca] === undefined ? [] : [{ cabeca, literais: noTexto(item.literais) }],
      ),
    ),
    ultimas: nomes(cabecas.findLast((item) => segueAdiante(item, palavras)) ?? { literais: [], sentidos: [] }),
    temas: [...cabecas.flatMap(nomes), ...(afirmam.some(isDasFezes) ? deFezes : [])],
  };
}

/** A sentence that begins so goes on about what the one before spoke of: "Diarreia há 3 dias. Nega sangue." */
const abreNegada = /^(nega|nego|negou|sem|nao|nem|nunca|ausencia)$/;
const deFezes: ReadonlySet<string> = new Set(['fezes', 'intestino']);

function isDasFezes({ sentidos }: Item): boolean {
  return sentidos.some(
    (sentido) => sentido.tipo === 'dito' && sentido.presente && /^(diarreia|fezes_|constipacao)/.test(sentido.sinal),
  );
}

/** "Sem suor frio" denies cold sweat and is no lack of sweat: where what "sem" denies goes on as a sign, the shorter denial is none. */
function semPrecisao(ditos: readonly Item[], palavras: readonly Palavra[]): readonly Item[] {
  const comSem = (item: Item) =>
    /^(sem|zero)$/.test(palavras[item.literais[0] ?? 0]?.forma ?? '') && item.literais.length === 2;
  if (!ditos.some(comSem)) return ditos;
  const porComeco = new Map<number, number>();
  for (const { literais, sentidos } of ditos) {
    const comeco = literais[0] ?? 0;
    if (
      sentidos.some((sentido) => sentido.tipo === 'dito' && sentido.presente) &&
      !/^(nenhum|nenhuma|zero|nada)$/.test(palavras[literais.at(-1) ?? 0]?.forma ?? '')
    )
      porComeco.set(comeco, Math.max(porComeco.get(comeco) ?? 0, literais.at(-1) ?? 0));
  }
  return ditos.filter(
    (item) => !comSem(item) || (porComeco.get(item.literais[1] ?? -1) ?? 0) <= (item.literais[1] ?? 0),
  );
}

function igual(um: Afirmacao, outro: Afirmacao): boolean {
  return (
    um.sinal === outro.sinal &&
    um.presente === outro.presente &&
    mesmos(um.literais, outro.literais) &&
    mesmos(um.marcadas ?? um.literais, outro.marcadas ?? outro.literais)
  );
}

/**
 * Whether the next sentence may go on about a head. "Toma diclofenaco por causa do joelho. Tá fraco": not about a reason, nor about what
 * got better of something else ("melhorou da azia").
 */
function segueAdiante(item: Item, palavras: readonly Palavra[]): boolean {
  const { literais } = item;
  const primeira = literais[0] ?? 0;
  if (nomeia(item, 'melhora') && /^d[aeo]s?$/.test(palavras[(literais.at(-1) ?? 0) + 1]?.forma ?? '')) return false;
  // Of a breath that is denied the next sentence tells nothing: "sem dispneia. Sua parada".
  if (/\b(sem|nega|nego|negou)( \w+)?$/.test(textoDe(palavras, [primeira - 2, primeira])) && nomeia(item, 'falta_ar'))
    return false;
  return !/\b(por (causa|conta)|devido) (d[aeo]s?|ao?s?)$/.test(textoDe(palavras, [primeira - 3, primeira]));
}

/** The heads that an expression names. */
function nomes({ sentidos }: Item): readonly string[] {
  const cabecas: string[] = [];
  for (const sentido of sentidos) if (sentido.tipo === 'cabeca') cabecas.push(sentido.cabeca);
  return cabecas;
}

/** "Nega queimação ao urinar" denies nothing of the stomach. */
function maisLongo(item: Item, ...listas: (readonly Item[])[]): boolean {
  return listas.some((lista) =>
    lista.some((outro) => outro.literais.length > item.literais.length && dentro(item, outro)),
  );
}

/** "O inchaço incomoda", "furúnculo dolorido": no pain of its own. */
const deSensibilidade = /^(incomod\w+|dolorid[oa]s?|doloros[oa]s?|desconforto)$/;

/** "De dia quase não urina, de noite levanta 3x": a head named behind a comma lends no denial to what follows. */
function separados(mod: readonly number[], dono: readonly number[], palavras: readonly Palavra[]): boolean {
  const de = (dono.at(-1) ?? 0) + 1;
  const ate = mod[0] ?? 0;
  if (dono.length === 0) return false;
  for (let indice = de; indice <= ate; indice += 1) if (palavras[indice]?.pausa !== 'nenhuma') return true;
  return false;
}

const opoe = /^(mas|porem|contudo|entretanto|todavia)$/;
const excetua = /^(exceto|salvo|apenas|somente|so)$/;
const nega = /^(nao|nega|nego|negou|sem|nem|nunca|nenhum|nenhuma|nada)$/;

/**
 * What the words between a head and its modifier make of a denial before the head: "não dói nada, só o calcanhar" takes it back
 * (`excecao`), behind "mas" something else is told (`outra`); null where nothing is turned round.
 */
function contrastado(
  mod: readonly number[],
  dono: readonly number[],
  palavras: readonly Palavra[],
): 'excecao' | 'outra' | null {
  const fim = dono.at(-1);
  const comeco = mod[0] ?? 0;
  if (fim === undefined || fim >= comeco) return null;
  let nomeada = false;
  for (let indice = comeco - 1; indice > fim; indice -= 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (!(opoe.test(forma) || excetua.test(forma))) {
      // "Só um peso na testa": the exception is the weight, and not the forehead.
      if (!leves.has(forma) && !deLigacao(forma)) nomeada = true;
      continue;
    }
    if (!palavras.slice(0, indice).some((palavra) => nega.test(palavra.forma))) return null;
    return opoe.test(forma) || nomeada ? 'outra' : 'excecao';
  }
  return null;
}

function afirma({ sentidos }: Item, sinal: string): boolean {
  return sentidos.some((sentido) => sentido.tipo === 'dito' && sentido.presente && sentido.sinal === sinal);
}

function qualifica({ sentidos }: Item, cabeca: string, { unioes }: Lexico): boolean {
  return sentidos.some(
    (sentido) => sentido.tipo === 'mod' && unioes[sentido.mod]?.some((uniao) => uniao.cabeca === cabeca),
  );
}

/** Whether a word of its own narrows what stands before it. */
function isPrecisada(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const seguinte = palavras[(literais.at(-1) ?? 0) + 1];
  return seguinte?.pausa === 'nenhuma' && !leves.has(seguinte.forma) && !deLigacao(seguinte.forma);
}

/** Whether a word tells how somebody is: "está calma", but not "uma calma", "covid leve" or "orientada pela médica". */
function isPredicado(indice: number, palavras: readonly Palavra[]): boolean {
  const seguinte = palavras[indice + 1];
  if (seguinte?.pausa === 'nenhuma' && /^(por|pelo|pela|pelos|pelas)$/.test(seguinte.forma)) return false;
  if (palavras[indice]?.pausa !== 'nenhuma') return true;
  const antes = palavras[indice - 1]?.forma ?? '';
  return (
    !/^(um|uma)$/.test(antes) && (leves.has(antes) || deLigacao(antes) || /^(chegou|segue|continuou)$/.test(antes))
  );
}

/**
 * What holds for a while, with a help or under a condition denies nothing: "sono bom até as três", "dorme bem com Rivotril", "só evacua bem
 * quando come mamão".
 */
function soAsVezes(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  if (literais.some((indice) => /^(nao|sem|nem|nunca|nega|nenhum|nenhuma)$/.test(palavras[indice]?.forma ?? '')))
    return false;
  const [primeira = 0] = literais;
  const ultima = literais.at(-1) ?? primeira;
  if (palavras[primeira]?.pausa === 'nenhuma' && deLimite.test(palavras[primeira - 1]?.forma ?? '')) return true;
  let fim = ultima + 1;
  while (fim <= ultima + 5 && palavras[fim]?.pausa === 'nenhuma') fim += 1;
  const depois = textoDe(palavras, [ultima + 1, fim]);
  return comLimite.test(depois) || (deHora.test(depois) && !deNoite.test(sinal));
}

/** "Boa disposição de manhã" leaves open the afternoon; sleep is of the night. */
const deHora = /^(de (manha|tarde|noite|dia|madrugada)|pela manha|(a|na) (noite|tarde)|durante o dia)\b/;
const deNoite = /^(insonia|sono_|despertares|acorda|pesadelos|ronco)/;

const deLimite = /^(so|somente|apenas)$/;
const comLimite =
  /^(ate (as?|o|meia|\d|umas?)\b|so\b|somente\b|apenas\b|quando\b|se\b|enquanto\b|tomando\b|usando\b|as vezes\b|alguns dias\b|de vez\b|ontem\b|(ess|est)a noite\b|(a|as) base d|gracas\b|(n[oa]|pelo) (comeco|inicio)\b|n[oa]s? (fim|fins|ferias|folgas?|feriado)\b|depois (que|de|do|da) (tom|us|remedio|comprimido|comec)|desde que (tom|us|comec|par)|com (\w+ ){0,2}(remedios?|medic\w+|viagra|tadalafila|sildenafila|losartana|enalapril|metformina|puran|bombinha|colirio|comprimido|calmante|laxante|rivotril|clonazepam|zolpidem|alprazolam|melatonina|amitriptilina|trazodona|quetiapina|sonifero|dipirona|insulina)\b)/;

/** Behind these an infinitive tells what happens; a denial is no wish either. */
const deFato =
  /\b((comec(ou|ei|a|ava|ando|aram)|pass(ou|ei)|volt(ou|ei)|continu(a|o|ou|ei))( a)?|deu (para|de)|par[aeo]\w* de|depois de|apos|apesar de|alem de|por|de tanto|ao|ate|fez|faz|fazendo|(esta|estou|estava|ando|anda|vem|vive) a|sem|nao|nem|nunca|nega)( (me|se|ele|ela))?$/;

/** "Quer emagrecer", "e emagrecer porque está com 108 kg": an infinitive tells a wish or a plan, unless it is told as done. */
function desejo(literais: readonly number[], palavras: readonly Palavra[], campo: string | null): boolean {
  const primeira = literais[0] ?? 0;
  if (!/[aei]r$/.test(palavras[primeira]?.forma ?? '')) return false;
  if (campo === 'objetivosCliente') return true;
  // "Refere ter perdido peso"
  if (literais.some((indice) => /^(emagrecid|perdid|secad)[oa]$/.test(palavras[indice]?.forma ?? ''))) return false;
  const ultima = literais.at(-1) ?? primeira;
  const negada =
    nega.test(palavras[ultima]?.forma ?? '') ||
    /\b(nao|nunca|nega)\b/.test(textoDe(palavras, [ultima + 1, ultima + 4]));
  return !negada && !deFato.test(textoDe(palavras, [primeira - 4, primeira]));
}

/** Weight lost by a diet is no loss of weight. */
function deProposito(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  let indice = (literais.at(-1) ?? 0) + 1;
  for (; indice < palavras.length && palavras[indice]?.pausa !== 'frase'; indice += 1)
    if (
      /^(dieta|alimentacao|cortou|nutri|nutricionista|jejum|corrida|natacao|academia|regime|reeducacao|proposito|bariatrica|ozempic|mounjaro|treino|exercicio|exercicios)$/.test(
        palavras[indice]?.forma ?? '',
      )
    )
      return palavras[indice - 1]?.forma !== 'sem';
  return false;
}

/** What is said of the ear is said of nothing else. */
function naOrelha(
  literais: readonly number[],
  sinal: string,
  palavras: readonly Palavra[],
  assunto: readonly string[],
): boolean {
  if (!/^(dor(?!_ouvido)|articulacao|lingua|saburra|rosto|face|pele|descamacao)/.test(sinal)) return false;
  if (assunto.includes('orelha')) return true;
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
  return literais.length <= 2 && quandoOcorre(literais, palavras);
}

/** "Ombro s/ dor p/ fisio": a "sem" inside the part belongs to what is wished. */
function semDesejado(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const ultima = literais.at(-1) ?? 0;
  for (let indice = ultima; indice > 0 && palavras[indice]?.pausa === 'nenhuma'; indice -= 1)
    if (palavras[indice]?.forma === 'sem') return true;
  return false;
}

/** "Quando estou nervosa solta": the words tell when, not what. */
function quandoOcorre(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  let indice = (literais[0] ?? 0) - 1;
  if (palavras[indice + 1]?.pausa !== 'nenhuma') return false;
  while (
    indice >= 0 &&
    /^(eu|ela|ele|a|o|esta|estou|to|ta|fica|fico|ele|voce|muito|passo|passa)$/.test(palavras[indice]?.forma ?? '') &&
    palavras[indice]?.pausa === 'nenhuma'
  )
    indice -= 1;
  return (
    /^(quando|se|ao)$/.test(palavras[indice]?.forma ?? '') &&
    indice > 0 &&
    palavras[indice]?.pausa !== 'frase' &&
    // "Pergunta se a tontura passa" has a tontura.
    !/^(pergunt|question|saber$|duvida$)/.test(palavras[indice - 1]?.forma ?? '')
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

/** "Dói e incha, não dobra além de 80 graus": what the next part denies is no trigger of the pain. */
function foraDoTrecho(
  { literais }: Item,
  dono: readonly number[],
  { sinal, cabeca }: Uniao,
  palavras: readonly Palavra[],
): boolean {
  const primeira = literais[0] ?? 0;
  const fim = dono.at(-1) ?? primeira;
  if (!sinal.startsWith('piora_') || cabeca === 'piora' || fim >= primeira) return false;
  let comeco = primeira;
  while (comeco > fim + 1 && palavras[comeco]?.pausa === 'nenhuma') comeco -= 1;
  return palavras[comeco]?.pausa !== 'nenhuma' && /^(nao|nem|nunca)$/.test(palavras[comeco]?.forma ?? '');
}

/** "Dor no peito, cheiro forte": the degree is of the noun before it. */
function grauDeOutro(
  { literais }: Item,
  dono: readonly number[],
  { sinal }: Uniao,
  palavras: readonly Palavra[],
): boolean {
  const primeira = literais[0] ?? 0;
  if (!/^dor_(intensa|leve)$/.test(sinal) || !deGrauSo.test(palavras[primeira]?.forma ?? '')) return false;
  const antes = palavras[primeira - 1]?.forma ?? '';
  // "Voltou mais forte" compares.
  if (antes === 'mais') return true;
  return (
    palavras[primeira]?.pausa === 'nenhuma' &&
    !dono.includes(primeira - 1) &&
    !leves.has(antes) &&
    !deLigacao(antes) &&
    !/^(direit[oa]|esquerd[oa]|dor|doi)$/.test(antes)
  );
}

const deGrauSo = /^(forte|fortes|intens[oa]s?|frac[oa]s?|fraquinh[oa]|insuporta\w+)$/;

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

/** In words: a condition that stands closer is quoted with what it belongs to. */
const aoLadoDaCondicao = 3;

/** "Ressecada quando estou tensa" is quoted with its condition. */
function comACondicao(literais: readonly number[], condicao: readonly number[]): readonly number[] {
  const [primeira = 0, comeco] = [literais[0], condicao[0]];
  if (comeco === undefined) return literais;
  const distancia = comeco > primeira ? comeco - (literais.at(-1) ?? primeira) : primeira - (condicao.at(-1) ?? comeco);
  return distancia <= aoLadoDaCondicao ? juntar(literais, condicao) : literais;
}

/** "Às vezes mole" is quoted with its "às vezes". */
function comFrequencia(literais: readonly number[], palavras: readonly Palavra[]): readonly number[] {
  const [primeira = 0] = literais;
  const ultima = literais.at(-1) ?? primeira;
  for (const quantas of [5, 2, 4, 3, 1]) {
    const [antes, depois] = [primeira - quantas, ultima + 1];
    const juntas = (de: number) =>
      de >= 0 && palavras.slice(de + 1, de + quantas).every(({ pausa }) => pausa === 'nenhuma');
    if (
      juntas(antes) &&
      palavras[primeira]?.pausa === 'nenhuma' &&
      deFrequenciaBaixa.test(textoDe(palavras, [antes, primeira]))
    )
      return juntar(sequencia(antes, primeira), literais);
    if (
      juntas(depois) &&
      palavras[depois]?.pausa === 'nenhuma' &&
      deFrequenciaBaixa.test(textoDe(palavras, [depois, depois + quantas]))
    )
      return juntar(literais, sequencia(depois, depois + quantas));
  }
  return literais;
}

const comLados =
  /^(dor_|dor$|ciatica|caibras|edema|articulacao_|dormencia|formigamento|rigidez|espasmos|tendinite|bursite|artrose|zumbido|perda_auditiva|varizes|tensao_muscular|espessa|fraqueza_um_lado|cefaleia_|ombro_congelado|joelhos_fracos)/;
const maisDoLado = 6;

/** "Dor no joelho direito do lado de fora", "cãibra na panturrilha E": the place is quoted as far as it goes. */
function comLado(
  sinal: string,
  literais: readonly number[],
  palavras: readonly Palavra[],
  texto: string,
): readonly number[] {
  if (!comLados.test(sinal)) return literais;
  const ultima = literais.at(-1) ?? 0;
  for (let quantas = maisDoLado; quantas >= 1; quantas -= 1) {
    const [de, ate] = [ultima + 1, ultima + 1 + quantas];
    const depois = palavras.slice(de, ate);
    if (depois.length < quantas || depois.some(({ pausa }) => pausa !== 'nenhuma')) continue;
    const escritas = depois.map(({ forma, inicio }) =>
      forma === 'e' && texto.charAt(inicio) === 'E' ? 'esquerdo' : forma,
    );
    if (deLado.test(escritas.join(' '))) return juntar(literais, sequencia(de, ate));
  }
  return literais;
}

const deLado =
  /^((n[oa]s? )?(nadega|quadril|joelho|ombro|perna|coxa|panturrilha|braco|pe|mao|lombar|baixa|baixo|alta|alto) )?(d|direit[oa]s?|esquerd[oa]s?|bilatera(l|is)|d[oe] lado (d|direito|esquerdo|de (fora|dentro))|(a|na|pela|n[oa]) (direita|esquerda|lateral|face (lateral|medial|interna|externa|posterior|anterior))|lado (d|e|direito|esquerdo)|latera(l|is)|media(l|is)|por (fora|dentro|tras)|(n[oa]s|d[oa]s) dois( lados)?|dos dois lados)( (d[oe] lado (d|direito|esquerdo|de (fora|dentro))|por (fora|dentro|tras)))?$/;

const deFrequenciaBaixa =
  /^(as vezes|((muito|bem|so) )?de vezes em quando|um dia ou outro|de vezes em vezes|vezes (ou|e) outra|uma vezes ou outra|ocasionalmente|esporadicamente|eventualmente|algumas vezes|alguns dias)$/;

function sequencia(de: number, ate: number): number[] {
  return Array.from({ length: ate - de }, (_, passo) => de + passo);
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
