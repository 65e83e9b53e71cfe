import { casar, numerar } from './casar.ts';
import { fimDoTrecho, type Marca } from './escopo.ts';
import type { Lexico } from './lexico.ts';
import { dividir, type Faixa, type Palavra, textoDe } from './palavras.ts';
import { parentes } from './quem.ts';

/** What a part states, by indexes into the words that were read. */
interface Afirmacao {
  sinal: string;
  presente: boolean;
  literais: readonly number[];
}

/** A sign that is denied or stated by words that leave out what stands before. */
export interface Subentendido {
  sinal: string;
  presente: boolean;
  literais: readonly number[];
}

const negam = new Set(['nao', 'nunca', 'jamais', 'nada', 'nenhum', 'nenhuma']);
const deResposta = new Set([...negam, 'nem', 'tambem']);
/** Every pattern of `lerAlheios` has one of these words. */
const deExclusao = new Set(
  'nao nunca jamais nega negou nada tampouco menos exceto fora tirando salvo so somente apenas quem'.split(' '),
);

function tem(palavras: readonly Palavra[], [de, ate]: Faixa, quais: ReadonlySet<string>): boolean {
  for (let indice = de; indice < ate; indice += 1) if (quais.has(palavras[indice]?.forma ?? '')) return true;
  return false;
}

/** What may stand behind the denial: "pálpebras inchadas, as pernas não estão". */
const deFecho = /^(esta|estao|ta|tao|fica|ficam|tem|eh|sao|incomoda|mesmo)$/;
/** What may stand before the place and is not of it. */
const deAbertura = /^(mas|porem|e|ja|que|agora|so|enquanto|nem|o|a|os|as|resto)$/;
const dePasso =
  /^(o|a|os|as|um|uma|de|do|da|dos|das|no|na|nos|nas|em|pelo|pela|ao|aos|durante|meu|minha|direit[oa]|esquerd[oa]|d|outr[oa]s?|resto)$/;
const deTempo = /^(dia|noite|manha|tarde|madrugada)$/;
/** Heads that are no place. */
const naoLugar = new Set(['dor', 'piora', 'melhora', 'inicio', 'outro', 'frio', 'calor']);

/**
 * "Pálpebras inchadas, pernas não": what a place or a time of the day is denied, or told to share ("pés também"), is read by putting it
 * in the place of the one before.
 * @param ler reads the words of one part, with indexes from 0
 */
export function lerLugares(
  palavras: readonly Palavra[],
  frases: readonly Faixa[],
  afirmacoes: readonly Afirmacao[],
  marcas: readonly Marca[],
  lexico: Lexico,
  ler: (palavras: readonly Palavra[]) => readonly Afirmacao[],
): Subentendido[] {
  const lidas = new Set<number>();
  const [ditos, afirmados] = [new Set<string>(), new Set<string>()];
  for (const { sinal, presente, literais } of afirmacoes) {
    for (const indice of literais) lidas.add(indice);
    ditos.add(sinal);
    if (presente) afirmados.add(sinal);
  }
  const achados: Subentendido[] = [];
  for (const [numero, frase] of frases.entries()) {
    if (!tem(palavras, frase, deResposta)) continue;
    const trechos = dividir(
      palavras,
      ({ pausa, forma }) => pausa !== 'nenhuma' || forma === 'mas' || forma === 'porem',
      frase,
    );
    for (const [ordem, trecho] of trechos.entries()) {
      const resposta = respostaDe(palavras, trecho);
      if (resposta === null) continue;
      const sozinha = resposta.de === resposta.ate;
      const lugar = lugarDe(palavras, sozinha ? trechos[ordem - 1] : [resposta.de, resposta.ate], lexico, lidas);
      if (!lugar || marcas[lugar.indices[0] ?? 0]?.fora || marcas[lugar.indices[0] ?? 0]?.passada) continue;
      const antes = trechos.slice(0, sozinha ? ordem - 1 : ordem).toReversed();
      const anterior = frases[numero - 1];
      if (antes.length === 0 && anterior) antes.push(anterior);
      for (const antecedente of antes.slice(0, 2)) {
        if (antecedente[1] - antecedente[0] > maisPalavras || marcas[antecedente[0]]?.fora) continue;
        const sinais = [
          ...new Set(trocas(palavras, antecedente, lugar, lexico).flatMap((troca) => doLugar(troca, ler))),
        ];
        if (sinais.length === 0) continue;
        for (const sinal of sinais)
          if (!(resposta.negada ? ditos : afirmados).has(sinal))
            achados.push({ sinal, presente: !resposta.negada, literais: lugar.indices });
        break;
      }
    }
  }
  return achados;
}

/** A part of more words is no antecedent of one word. */
const maisPalavras = 14;

/** The words that a denial or a "também" at the end of a part answers for, or a denial that it begins with; null without one. */
function respostaDe(
  palavras: readonly Palavra[],
  [de, ate]: Faixa,
): { de: number; ate: number; negada: boolean } | null {
  const primeira = /^(mas|e|porem)$/.test(palavras[de]?.forma ?? '') ? de + 1 : de;
  if (/^(nao|nunca|nem|jamais)$/.test(palavras[primeira]?.forma ?? '') && primeira + 1 < ate)
    return { de: primeira + 1, ate, negada: true };
  let fim = ate;
  while (fim > de + 1 && deFecho.test(palavras[fim - 1]?.forma ?? '')) fim -= 1;
  const ultima = palavras[fim - 1]?.forma ?? '';
  let comeco = fim - 1;
  if (negam.has(ultima)) {
    while (comeco > de && /^(tambem|ja|ainda|quase|mesmo|la|ali)$/.test(palavras[comeco - 1]?.forma ?? '')) comeco -= 1;
    return palavras[comeco]?.forma === 'ainda' || palavras[comeco]?.forma === 'quase'
      ? null
      : { de, ate: comeco, negada: true };
  }
  // "Nas mãos também"
  return fim === ate && ultima === 'tambem' && comeco > de ? { de, ate: comeco, negada: false } : null;
}

interface Lugar {
  indices: readonly number[];
  tempo: boolean;
  comPreposicao: boolean;
}

/** The place or time that these words name; null when they say anything more. */
function lugarDe(
  palavras: readonly Palavra[],
  faixa: Faixa | undefined,
  lexico: Lexico,
  lidas: ReadonlySet<number>,
): Lugar | null {
  if (!faixa) return null;
  let [de, ate] = faixa;
  while (de < ate && /^(mas|porem|e|ja|que|agora|so|enquanto|nem)$/.test(palavras[de]?.forma ?? '')) de += 1;
  while (ate > de && /^(eu|ela|ele)$/.test(palavras[ate - 1]?.forma ?? '')) ate -= 1;
  const indices: number[] = [];
  for (let indice = de; indice < ate; indice += 1) indices.push(indice);
  if (indices.length === 0 || indices.length > 5 || indices.some((indice) => lidas.has(indice))) return null;
  const cheias = indices.filter(
    (indice) => !dePasso.test(palavras[indice]?.forma ?? '') && palavras[indice]?.forma !== 'e',
  );
  if (cheias.length === 0 || cheias.length > 2) return null;
  const comPreposicao = /^(em|no|na|nos|nas|de|do|da|pelo|pela|ao|durante|a)$/.test(palavras[de]?.forma ?? '');
  if (cheias.every((indice) => deTempo.test(palavras[indice]?.forma ?? '')))
    return { indices, tempo: true, comPreposicao };
  const lugares = new Set(itensDeLugar(palavras.slice(de, ate), lexico).flatMap((item) => item.map((um) => um + de)));
  return cheias.every((indice) => lugares.has(indice)) ? { indices, tempo: false, comPreposicao } : null;
}

/** The words of each head of a part, where it is a place. */
function itensDeLugar(palavras: readonly Palavra[], lexico: Lexico): (readonly number[])[] {
  const soltas = palavras.map((palavra) => ({ ...palavra, pausa: 'nenhuma' as const }));
  return casar(soltas, numerar(soltas, lexico), lexico)
    .filter(({ sentidos }) => sentidos.some((um) => um.tipo === 'cabeca' && !naoLugar.has(um.cabeca)))
    .map(({ literais }) => literais);
}

interface Troca {
  palavras: Palavra[];
  /** Where the words of the place stand. */
  postas: ReadonlySet<number>;
}

/** The antecedent with the place instead of each of its own, or behind it. */
function trocas(palavras: readonly Palavra[], [de, ate]: Faixa, lugar: Lugar, lexico: Lexico): Troca[] {
  const parte = palavras
    .slice(de, ate)
    .filter(({ forma }, ordem) => ordem > 0 || !deAbertura.test(forma) || forma === 'a' || forma === 'o');
  const novas = lugar.indices.flatMap((indice) => palavras[indice] ?? []);
  const por = (inicio: number, fim: number): Troca => {
    const todas = [...parte.slice(0, inicio), ...novas, ...parte.slice(fim)].map((palavra, ordem) => ({
      ...palavra,
      pausa: ordem === 0 ? ('frase' as const) : ('nenhuma' as const),
    }));
    return { palavras: todas, postas: new Set(novas.map((_, ordem) => inicio + ordem)) };
  };
  const achadas: Troca[] = [];
  if (lugar.tempo) {
    for (const [indice, { forma }] of parte.entries())
      if (deTempo.test(forma)) {
        let inicio = indice;
        while (inicio > 0 && dePasso.test(parte[inicio - 1]?.forma ?? '')) inicio -= 1;
        achadas.push(por(inicio, indice + 1));
      }
  } else
    for (const literais of itensDeLugar(parte, lexico)) {
      const [primeira = 0] = literais;
      let inicio = primeira;
      while (
        lugar.comPreposicao &&
        inicio > 0 &&
        /^(em|no|na|nos|nas|de|do|da|a|o|os|as)$/.test(parte[inicio - 1]?.forma ?? '')
      )
        inicio -= 1;
      achadas.push(por(inicio, (literais.at(-1) ?? primeira) + 1));
    }
  if (achadas.length === 0 && lugar.comPreposicao) achadas.push(por(parte.length, parte.length));
  return achadas;
}

/** The signs that the words of the place make together with the others. */
function doLugar({ palavras, postas }: Troca, ler: (palavras: readonly Palavra[]) => readonly Afirmacao[]): string[] {
  return ler(palavras).flatMap(({ sinal, presente, literais }) =>
    presente && literais.some((indice) => postas.has(indice)) && literais.some((indice) => !postas.has(indice))
      ? [sinal]
      : [],
  );
}

/** "A irmã tem endometriose; ela não", "todos têm pressão alta, menos eu": what follows the relative denies for the client. */
const negaPorSi =
  /^(mas |e |ja |porem )*((eu|ela|ele|a paciente|o paciente|paciente|pcte|a cliente|o cliente|cliente|em mim|nela|nele|comigo)( propri[oa]| mesm[oa])?,?( ate (agora|hoje)| ainda| ja| hoje)* (nao|nunca|jamais|nega|negou|nada|tampouco)( (tem|teve|tive|tenho|usa|usou|uso|toma|tomou|tomo|sente|sinto|sofre|apresenta|mais|nada|nenhum|nenhuma|isso|disso|nem|as duas|os dois|ambas|ambos))*|(menos|exceto|fora|tirando|salvo) (eu|ela|ele|a paciente|o paciente|a cliente|mim)|nao (nela|nele|em mim|dela|dele)|nao (eh|e) (dela|dele|meu|minha))$/;
/** "Quem tem asma é o pai", "varizes: só a mãe": nobody else. */
const soDeOutro = /\bquem (tem|teve|sofre|usa|toma|sente|tinha|ta|esta)\b/;
const soDoParente = /^(mas )?(so|somente|apenas) (a |o |na |no |da |do |em |minha |meu |sua |seu )*(\w+)( del[ae])?$/;

/** What is told of a relative and denied of the client in the same breath. */
export function lerAlheios(
  palavras: readonly Palavra[],
  frases: readonly Faixa[],
  afirmacoes: readonly Afirmacao[],
  marcas: readonly Marca[],
): Subentendido[] {
  const achados: Subentendido[] = [];
  const porComeco = new Map<number, number[]>();
  for (const [ordem, { literais }] of afirmacoes.entries()) {
    const [comeco = -1] = literais;
    const outras = porComeco.get(comeco);
    if (outras) outras.push(ordem);
    else porComeco.set(comeco, [ordem]);
  }
  /** The statements whose first word stands in a stretch, in their order. */
  const queComecam = (de: number, ate: number) => {
    const ordens: number[] = [];
    for (let indice = de; indice < ate; indice += 1) ordens.push(...(porComeco.get(indice) ?? []));
    return ordens.toSorted((a, b) => a - b).flatMap((ordem) => afirmacoes[ordem] ?? []);
  };
  for (const [numero, frase] of frases.entries()) {
    if (!tem(palavras, frase, deExclusao)) continue;
    const trechos = dividir(palavras, ({ pausa }) => pausa !== 'nenhuma', frase);
    for (const [ordem, trecho] of trechos.entries()) {
      if (!tem(palavras, trecho, deExclusao)) continue;
      const texto = textoDe(palavras, trecho);
      const deParente = parentes.has(soDoParente.exec(texto)?.[4] ?? '');
      const cliva = soDeOutro.test(texto) && palavras.slice(...frase).some(({ forma }) => parentes.has(forma));
      if (!(negaPorSi.test(texto) || deParente || cliva)) continue;
      const de = ordem === 0 && !cliva ? (frases[numero - 1]?.[0] ?? frase[0]) : frase[0];
      const ate = cliva ? trecho[1] : trecho[0];
      for (const { sinal, presente, literais } of queComecam(de, ate))
        if (
          presente &&
          literais.some((indice) => !parentes.has(palavras[indice]?.forma ?? '')) &&
          literais.every((indice) => indice >= de && indice < ate && marcas[indice]?.fora && !marcas[indice]?.incerta)
        )
          achados.push({ sinal, presente: false, literais });
    }
  }
  return achados;
}

/** More words are no name of an organ or a function. */
const maisDeNome = 3;

/**
 * "Rim e coração sem alteração": the normal finding of the last name is that of those before it, too.
 * @param ler reads the words of one part, with indexes from 0
 */
export function lerNormaisCoordenados(
  palavras: readonly Palavra[],
  afirmacoes: readonly Afirmacao[],
  ler: (palavras: readonly Palavra[]) => readonly Afirmacao[],
): Subentendido[] {
  const lidas = new Map<number, boolean>();
  for (const { literais, presente } of afirmacoes)
    for (const indice of literais) lidas.set(indice, presente || lidas.get(indice) === true);
  const achados: Subentendido[] = [];
  for (let e = 1; e < palavras.length - 1; e += 1) {
    if (palavras[e]?.forma !== 'e' || palavras[e]?.pausa !== 'nenhuma' || palavras[e + 1]?.pausa !== 'nenhuma')
      continue;
    const fim = fimDoTrecho(palavras, e, palavras.length);
    let normal = e + 2;
    while (normal < fim && !deNormal.test(palavras[normal]?.forma ?? '')) normal += 1;
    if (normal >= fim || normal > e + 4) continue;
    const valor = palavras.slice(normal, Math.min(fim, normal + maisDeNome));
    // "Fígado, rim e coração normais"
    let ate = e;
    for (let volta = 0; volta < 4; volta += 1) {
      let de = ate;
      while (de > 0 && palavras[de - 1] && ate - de < maisDeNome && (de === ate || palavras[de]?.pausa === 'nenhuma'))
        de -= 1;
      // "Mas braço e perna normais"
      const longo = palavras[de]?.pausa === 'nenhuma';
      if (longo || abreNome.test(palavras[de]?.forma ?? '')) de = ate - 1;
      const nome = palavras.slice(de, ate);
      if (nome.some((_, passo) => lidas.get(de + passo) === true) || nome.some(({ forma }) => naoNome.test(forma)))
        break;
      const parte = [...nome, ...valor].map(
        (palavra, passo): Palavra => ({
          ...palavra,
          pausa: passo === 0 ? 'frase' : 'nenhuma',
          doisPontos: false,
        }),
      );
      for (const { sinal, presente, literais } of ler(parte))
        if (
          !presente &&
          literais.some((indice) => indice < nome.length) &&
          literais.some((indice) => indice >= nome.length)
        )
          achados.push({
            sinal,
            presente,
            literais: literais.map((indice) => (indice < nome.length ? de + indice : normal + indice - nome.length)),
          });
      if (longo || palavras[de]?.pausa !== 'virgula' || palavras[de]?.doisPontos) break;
      ate = de;
    }
  }
  return achados;
}

/** So begins what tells that something is as it should be. */
const deNormal =
  /^(norma(l|is)|preservad[oa]s?|conservad[oa]s?|mantid[oa]s?|integr[oa]s?|ok|inalterad[oa]s?|bons|boas|otim[oa]s|sem|em|livres|tranquil[oa]s|certinh[oa]s|saudaveis)$/;
const abreNome = /^(mas|porem|com|o|a|os|as|tem)$/;
const naoNome = /^(nao|sem|nem|nunca|nega|mas|porem|com|tem|so|piora|melhora|dor|dores)$/;
