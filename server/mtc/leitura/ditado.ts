import type { Item } from './casar.ts';
import { fimDoFecho } from './escopo.ts';
import { longoDemais, type Palavra } from './palavras.ts';

/** Before these a noun depends on what stands before it, so that no new clause can begin with it. */
const pede =
  /^(a|o|as|os|um|uma|de|do|da|dos|das|no|na|nos|nas|em|com|sem|por|para|ao|e|ou|nem|que|tem|tenho|teve|tive|sente|sinto|sentiu|refere|relata|ter|sentir|esta|ta|fica|fico|muito|muita|nao|nega|seu|sua|meu|minha|mais|menos|pouco|pouca|desde|ha|faz)$/;

const deTer = /^(tem|tenho|teve|tive|sinto|sente)$/;
/** Verbs of a clause that tells something: what stands behind it begins another one. */
const deOracaoCurta =
  /^(tenho|sinto|estou|ando|fico|acordo|durmo|como|levanto|escuto|ouco|enxergo|esqueco|choro|canso|suo|urino|tomo|doi|doem|coca|cocam|arde|ardem|incha|incham|entope|espirro|zumbe|chia|lateja|queima|formiga|formigam|treme|tremem|pesa|pesam|trava|estala|piora|melhora|incomoda|sangra|escorre|dispara|acelera|aperta|desce|sobe)$/;

const nega = new Set(['nao', 'nunca', 'nega']);
const pronomes = new Set(['eu', 'ela', 'ele']);

/**
 * Puts the pauses that a dictated sentence lacks around a denial behind its noun: "fez audiometria, ouvido não dói, tontura não tem,
 * pressão controlada". Changes `palavras`.
 * @param achados the phrases of the sentence
 * @returns whether a pause was put
 */
export function pausarNegacoes(palavras: readonly Palavra[], achados: readonly Item[]): boolean {
  if (!palavras.some(({ forma }) => nega.has(forma))) return false;
  const curta = palavras.length < longoDemais;
  if (curta && !palavras.slice(1, -3).some(({ forma }) => deOracaoCurta.test(forma))) return false;
  const comecos = comecosPorFim(achados);
  let mudou = false;
  for (let indice = 1; indice < palavras.length; indice += 1) {
    if (!nega.has(palavras[indice]?.forma ?? '')) continue;
    // "Febre ela não tem"
    const fim =
      pronomes.has(palavras[indice - 1]?.forma ?? '') && palavras[indice - 1]?.pausa === 'nenhuma'
        ? indice - 2
        : indice - 1;
    const comeco = comecos.get(fim);
    const nome = palavras[comeco ?? -1];
    const negador = palavras[indice];
    if (comeco === undefined || !nome || !negador) continue;
    if (nome.pausa === 'nenhuma' && comeco > 0 && pede.test(palavras[comeco - 1]?.forma ?? '')) continue;
    // "Quando levanto da cama nunca tive convulsão": the time is of what stands before it.
    if (depoisDeQuando(palavras, fim)) continue;
    const { pausa } = negador;
    // In a short text only a denial that ends it: "escuto mal tontura não tenho".
    if (curta && !(deTer.test(palavras[indice + 1]?.forma ?? '') && indice + 2 === palavras.length)) continue;
    if (
      curta &&
      !palavras
        .slice(0, comeco)
        .some(({ forma, pausa: antes }, ordem) => deOracaoCurta.test(forma) && (ordem === 0 || antes === 'nenhuma'))
    )
      continue;
    const comSinal = pausa !== 'nenhuma' && negador.inicio - (palavras[indice - 1]?.fim ?? 0) > 1;
    negador.pausa = 'nenhuma';
    // Behind a comma "não tenho diabetes" speaks of what follows.
    const depois = fimDoFecho(palavras, indice, palavras.length, !comSinal);
    if (depois === null || negaODepois(palavras, indice, depois)) {
      negador.pausa = pausa;
      continue;
    }
    mudou = true;
    if (nome.pausa === 'nenhuma') nome.pausa = 'virgula';
    const seguinte = palavras[depois];
    if (seguinte?.pausa === 'nenhuma') seguinte.pausa = 'virgula';
  }
  return mudou;
}

/**
 * "Levanto da cama nunca tive convulsão não quero largar a losartana": what "nunca tive" denies stands behind it where the next denial has a
 * verb of its own. In "febre não tive tosse não tive" it stands before.
 */
function negaODepois(palavras: readonly Palavra[], negador: number, depois: number): boolean {
  if (!/^(tive|tenho|senti|sinto)$/.test(palavras[depois - 1]?.forma ?? '') || depois - negador > 2) return false;
  for (let indice = depois + 1; indice <= depois + 4; indice += 1)
    if (nega.has(palavras[indice]?.forma ?? '')) return deOutraNegacao.test(palavras[indice + 1]?.forma ?? '');
  return false;
}

function depoisDeQuando(palavras: readonly Palavra[], fim: number): boolean {
  // "Melhora quando deita tosse não tem": only what a word joins to the verb is of its time.
  if (!/^(d[aeo]|n[ao]|em|a|ao|para)$/.test(palavras[fim - 1]?.forma ?? '')) return false;
  for (let indice = fim - 1; indice >= Math.max(0, fim - 4) && palavras[indice + 1]?.pausa === 'nenhuma'; indice -= 1)
    if (palavras[indice]?.forma === 'quando') return true;
  return false;
}

const deOutraNegacao =
  /^(quero|queria|vou|posso|consigo|gosto|sei|tomo|uso|largo|paro|aceito|pretendo|preciso|aguento|gostaria|pode|deixo)$/;

const modo = /^(melhor(a|am|ou)|alivi(a|am|ou)|ameniz(a|am|ou)|pior(a|am|ou))$/;
const grau =
  /^(muito|bem|bastante|mais|demais|um|umpouco|pouco|pouquinho|tambem|logo|bah|so|ainda|ate|sempre|tudo|na|hora)$/;
/** So begins what makes it better or worse. */
const abreGatilho = /^(com|sem|n[oa]s?|em|ao|aos|quando|se|depois|antes|apos|durante|de)$/;
const posicao = /^(deitad|sentad|parad|quiet|repous|encolhid|\w+ndo$)/;
const unemModos = /^(e|mas|ou|que|nao|nem|nunca|so)$/;

/**
 * "A bolsa quente melhora no frio úmido piora muito": where the last change has nothing behind it, each follows what causes it, so a pause
 * belongs before the cause of the second. Changes `palavras`.
 */
export function pausarModos(palavras: readonly Palavra[]): void {
  let anterior: number | null = null;
  for (const [indice, palavra] of palavras.entries()) {
    if (palavra.pausa !== 'nenhuma' && !semSinal(palavras, indice)) anterior = null;
    if (!modo.test(palavra.forma)) continue;
    const antes = palavras[indice - 1]?.forma ?? '';
    if (anterior !== null && !unemModos.test(antes) && !temGatilhoDepois(palavras, indice)) {
      const gatilho = ultimoGatilho(palavras, anterior + 1, indice);
      const primeira = palavras[anterior];
      if (gatilho && primeira) {
        gatilho.pausa = 'virgula';
        pausarOracao(palavras, anterior);
        for (const [onde, um] of [
          [anterior, primeira],
          [indice, palavra],
        ] as const)
          if (um.pausa === 'virgula' && semSinal(palavras, onde)) um.pausa = 'nenhuma';
      }
    }
    anterior = indice;
  }
}

const alcanceDaOracao = 10;
const abreOracao = /^(depois|quando|se|enquanto|ao)$/;

/** Puts a pause where the clause of a change begins, so that no denial before it reaches it: "nem fechar o sutiã depois que anda melhora". */
function pausarOracao(palavras: readonly Palavra[], verbo: number): void {
  let comeco: Palavra | undefined;
  for (let indice = verbo - 1; indice > 0 && verbo - indice <= alcanceDaOracao; indice -= 1) {
    const palavra = palavras[indice];
    if (palavra?.pausa !== 'nenhuma') return;
    if (abreOracao.test(palavra.forma)) comeco = palavra;
  }
  if (comeco) comeco.pausa = 'virgula';
}

/** Whether the pause before a word is none that was written: speech gets one before a verb of its own. */
function semSinal(palavras: readonly Palavra[], indice: number): boolean {
  const [antes, aqui] = [palavras[indice - 1], palavras[indice]];
  return antes !== undefined && aqui !== undefined && aqui.inicio - antes.fim <= 1;
}

function temGatilhoDepois(palavras: readonly Palavra[], verbo: number): boolean {
  let indice = verbo + 1;
  while (palavras[indice]?.pausa === 'nenhuma' && grau.test(palavras[indice]?.forma ?? '')) {
    // "Piora na hora" is at once; "piora na friagem" is not.
    if (palavras[indice]?.forma === 'na' && palavras[indice + 1]?.forma !== 'hora') return true;
    indice += 1;
  }
  const palavra = palavras[indice];
  return palavra?.pausa === 'nenhuma' && (abreGatilho.test(palavra.forma) || posicao.test(palavra.forma));
}

function ultimoGatilho(palavras: readonly Palavra[], de: number, ate: number): Palavra | undefined {
  return palavras
    .slice(de, ate - 1)
    .findLast(({ forma, pausa }) => pausa === 'nenhuma' && forma !== 'de' && abreGatilho.test(forma));
}

const deResposta = /^(nao|sim)$/;
/** A short answer follows a bare noun: none of these stands before it. */
const deOracao =
  /^(quando|que|se|nem|nunca|sem|nega|eu|ela|ele|dia|dias|noite|mes|semana|ano|hora|vezes|tem|tenho|teve|tive|sente|sinto|sei|acho|ou|mas|porem|porque)$/;
/** More words than this name no sign. */
const nomeLongo = 5;

/** Puts the pauses into "febre não tosse não enjoo sim". Changes `palavras`. */
export function pausarRespostas(palavras: readonly Palavra[]): void {
  let inicio = 0;
  for (let indice = 1; indice <= palavras.length; indice += 1) {
    if (indice < palavras.length && palavras[indice]?.pausa === 'nenhuma') continue;
    if (respondeCadaUm(palavras, inicio, indice)) {
      for (let passo = inicio + 1; passo < indice; passo += 1) {
        const palavra = palavras[passo];
        if (palavra && deResposta.test(palavras[passo - 1]?.forma ?? '')) palavra.pausa = 'virgula';
      }
    }
    inicio = indice;
  }
}

/** Whether a part is names, each with its answer, at least two and one of them denied. */
function respondeCadaUm(palavras: readonly Palavra[], de: number, ate: number): boolean {
  let respostas = 0;
  let negadas = 0;
  let nome = 0;
  for (let indice = de; indice < ate; indice += 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (!deResposta.test(forma)) {
      if (deOracao.test(forma)) return false;
      nome += 1;
      continue;
    }
    if (nome === 0 || nome > nomeLongo) return false;
    nome = 0;
    respostas += 1;
    if (forma === 'nao') negadas += 1;
  }
  return nome === 0 && respostas >= 2 && negadas >= 1;
}

/** For the last word of each expression that names something by itself, its first word. */
function comecosPorFim(achados: readonly Item[]): Map<number, number> {
  const comecos = new Map<number, number>();
  for (const { literais, sentidos } of achados) {
    const [primeiro] = literais;
    const ultimo = literais.at(-1);
    if (primeiro === undefined || ultimo === undefined || sentidos.every(({ tipo }) => tipo === 'mod')) continue;
    comecos.set(ultimo, Math.min(comecos.get(ultimo) ?? primeiro, primeiro));
  }
  return comecos;
}
