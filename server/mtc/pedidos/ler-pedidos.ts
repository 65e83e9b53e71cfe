import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import { podeSerCitada } from '../safety/citar.ts';
import type { Frase } from '../safety/frase.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { semCarimbos, semFimSolto, semParentesesAbertos } from '../writer/citacao.ts';
import {
  type Assunto,
  aconselha,
  assuntos,
  deOutro,
  desejo,
  jaFez,
  negadaAntes,
  nomesDosAssuntos,
  recusaAntes,
  recusaDepois,
} from './assuntos.ts';

export interface Pedido {
  /** `remedio`: to stop, change or not to take what somebody prescribed; `licenca`: leave asked for anything else. */
  assunto: Assunto | 'remedio' | 'licenca';
  /** In the words of the intake. */
  fala: string;
  /** What is named, in simple letters: "ventosa que tira sangue", "oxibutinina". */
  nome: string;
  /** The sentence, or of a long one the words around, in simple letters. */
  dito: string;
  /** It is asked not to happen: "sem agulha", "de bruços não". */
  recusa: boolean;
}

/** More would hide the plan; the first that are told are the ones that matter. */
const maximo = 8;
/** In words: between the wish and what it names, and around both. */
const perto = 9;
const fraseCurta = 24;

/** What is asked for in the free texts, each once. */
export function lerPedidos(dados: DadosAnamnese): Pedido[] {
  const deParar = pararRemedio(dados);
  const pedidos: Pedido[] = [];
  for (const frase of lerRelatos(dados).frases) {
    const { texto } = frase;
    if (texto === '') continue;
    const desejos = [...texto.matchAll(desejo)].map(({ 0: dito, index }) => ({
      inicio: index,
      fim: index + dito.length,
    }));
    if (desejos.length === 0 && !recusavel.test(texto)) continue;
    const daFrase = [
      ...assuntos.flatMap((assunto) => acharEm(frase, assunto, nomesDosAssuntos[assunto], desejos)),
      ...remediosEm(frase, deParar),
    ].toSorted((um, outro) => um.onde - outro.onde);
    const usados: Achado[] = [];
    for (const achado of daFrase) {
      // "Ventosa que tira sangue" asks for one thing, and "agulha com choque" too.
      if (usados.some((um) => um.onde < achado.ate && achado.onde < um.ate)) continue;
      usados.push(achado);
      const { pedido } = achado;
      const repetido = pedidos.some(
        (um) => um.assunto === pedido.assunto && (pedido.assunto !== 'remedio' || um.nome === pedido.nome),
      );
      if (!repetido) pedidos.push(pedido);
    }
    if (usados.length === 0) pedidos.push(...licencaEm(frase));
  }
  return pedidos.slice(0, maximo);
}

/** What may be refused behind its name, without a verb of wish. */
const recusavel = /\bbrucos\b|\bbarriga (para|pra|p) baixo\b|\bagulhas?\b/;

interface Trecho {
  inicio: number;
  fim: number;
}

interface Achado {
  onde: number;
  ate: number;
  pedido: Pedido;
}

function acharEm(frase: Frase, assunto: Assunto, nome: RegExp, desejos: readonly Trecho[]): Achado[] {
  const { texto } = frase;
  return [...texto.matchAll(nome)].slice(0, 3).flatMap(({ 0: dito, index }) => {
    const alvo = { inicio: index, fim: index + dito.length };
    const depois = recusaDepois.test(texto.slice(alvo.fim));
    const querer = desejos.find((um) => serve(texto, um, alvo)) ?? (depois ? alvo : null);
    if (!querer) return [];
    const antes = texto.slice(0, alvo.inicio);
    const recusa = depois || /^sem /.test(dito) || recusaAntes.test(antes) || negadaAntes.test(antes);
    // Who cannot take a tea tells an intolerance.
    if (recusa && (assunto === 'ervas' || assunto === 'calor_nos_pes') && !/\bquer\w*\b/.test(antes)) return [];
    const fala = falaEntre(frase, querer, alvo);
    if (fala === null) return [];
    return [
      {
        onde: alvo.inicio,
        ate: alvo.fim,
        pedido: { assunto, fala, nome: dito, dito: ao(frase, querer, alvo), recusa },
      },
    ];
  });
}

function serve(texto: string, querer: Trecho, alvo: Trecho): boolean {
  // "Podia furar", "que se furar o braço pode"
  const entre = querer.fim <= alvo.inicio ? texto.slice(querer.fim, alvo.inicio) : texto.slice(alvo.fim, querer.inicio);
  if (querer.inicio >= alvo.inicio && querer.fim <= alvo.fim) return true;
  const palavras = entre.trim() === '' ? 0 : entre.trim().split(' ').length;
  if (palavras > perto || jaFez.test(entre)) return false;
  const palavra = texto.slice(querer.inicio, querer.fim);
  if (deOutro.test(texto.slice(Math.max(0, querer.inicio - 40), querer.inicio)) && !aconselha.test(palavra))
    return false;
  // "Tomo chá e quero dormir": a wish behind it is another one, unless it ends there: "sementinha na orelha, queria essa".
  if (querer.inicio >= alvo.fim && !acabaNoDesejo.test(texto.slice(querer.inicio))) return false;
  // "Sem" and "medo de" speak of the very next words.
  return (
    !/^(sem|nada de|medo|pavor|horror|receio|fobia)\b/.test(palavra) || (palavras <= 1 && querer.fim <= alvo.inicio)
  );
}

const acabaNoDesejo =
  /^\S+( (eu|ela|ele|muito|tanto|isso|isto|ess[ea]|est[ea]|assim|saber|fazer|tentar|experimentar|uma?|tambem|sim|por favor|se \w+))*$|^(ser|da) \S+( \w+)?$/;

// --- Medicines ---

const parar =
  'parar|para|parasse|largar|larg[ao]|deixar|tirar|suspender|cortar|diminuir|reduzir|desmamar|trocar|abandonar|sair|livrar';
const remedios =
  'remedios?|remedinhos?|anti ?inflamatorios?|analgesicos?|antibioticos?|medicac\\w+|medicamentos?|comprimidos?|antidepressivos?|calmantes?|tarja preta|insulina|hormonios?|pilula|anticoncepcional|colirios?|injec\\w+|bombinha|cortic\\w+|anticoagulante';
const semUso =
  'n[oa]s?|d[eoa]s?|o|a|os|as|com|est[ea]s?|ess[ea]s?|meus?|minhas?|tomar|usar|me|desses?|destes?|aquel[ea]|tanto|tantos|mais';

/** The words of her own list of medicines that name one. */
function nomesDosRemedios({ medicamentos }: DadosAnamnese): string[] {
  return [...new Set(foldText(medicamentos ?? '').match(/[a-z]{5,}/g))].filter((palavra) => !naoEONome.has(palavra));
}
const naoEONome = new Set(
  (
    'comprimido comprimidos gotas noite manha tarde vezes meses semanas anos desde toma tomo tomava uso usava receita receitou medico medica posto ' +
    'dia dias horas pressao coracao depois antes quando porque sempre todo todos toda todas outra outro minha parei mandaram passou faz fazem ' +
    'colesterol tireoide diabetes dormir ansiedade depressao metade inteiro ultima ultimo semana mes doses dosagem aumentou aumentaram'
  ).split(' '),
);

/** To stop, lessen or change a medicine: one of its common names, or one of her own list. */
function pararRemedio(dados: DadosAnamnese): RegExp {
  const nomes = [remedios, ...nomesDosRemedios(dados)].join('|');
  return new RegExp(`\\b(${parar})((?: (?:${semUso}))*) (${nomes})\\b`, 'g');
}

const semRemedio = new RegExp(
  `\\b(?:nao quer\\w*|n quero|nada de|chega de|(?:cansad[oa]|cansei) de|medo de (?:me )?vici\\w+ em|sem(?: precisar de| tomar| depender de)?)((?: (?:${semUso}))*) (remedios?|medicac\\w+|medicamentos?|comprimidos?|antidepressivos?|calmantes?)\\b`,
  'g',
);

function remediosEm(frase: Frase, deParar: RegExp): Achado[] {
  const { texto } = frase;
  const deixar = [...texto.matchAll(deParar)].flatMap((achado) => {
    const alvo = { inicio: achado.index, fim: achado.index + achado[0].length };
    const querer = [...texto.matchAll(desejo)]
      .map(({ 0: dito, index }) => ({ inicio: index, fim: index + dito.length }))
      .find((um) => um.fim <= alvo.inicio && serve(texto, um, alvo));
    if (!querer || /\b(nao|nem) $/.test(texto.slice(0, querer.inicio))) return [];
    return achadoDeRemedio(frase, querer, alvo, achado[3] ?? '');
  });
  const sem = [...texto.matchAll(semRemedio)].flatMap((achado) => {
    const alvo = { inicio: achado.index, fim: achado.index + achado[0].length };
    const pedida = frase.campo === 'objetivosCliente' || /^(nao quer|n quero|nada|chega|cans|medo)/.test(achado[0]);
    return pedida ? achadoDeRemedio(frase, alvo, alvo, achado[2] ?? '') : [];
  });
  return deixar.length > 0 ? deixar : sem.slice(0, 1);
}

function achadoDeRemedio(frase: Frase, querer: Trecho, alvo: Trecho, nome: string): Achado[] {
  const fala = falaEntre(frase, querer, alvo);
  if (fala === null) return [];
  return [
    {
      onde: alvo.inicio,
      ate: alvo.fim,
      pedido: { assunto: 'remedio', fala, nome, dito: ao(frase, querer, alvo), recusa: true },
    },
  ];
}

// --- Leave for anything else ---

const licenca =
  /\b(pergunt\w+ se|quer(ia)? saber se|saber se|sera que|da para|daria para|tem como) (eu |ela |ele |ja |se |nao )*(posso |pode |podia |poderia )?\w+(ar|er|ir)\b|^(e |mas )?(eu |ja )?(posso|podia|poderia) (\w+ )?\w+(ar|er|ir)\b/;

/** "Pergunta se pode dirigir", "posso voltar a correr?" */
function licencaEm(frase: Frase): Pedido[] {
  const achado = licenca.exec(frase.texto);
  if (!achado) return [];
  const pergunta = /^\s*\?/.test(frase.resposta.slice(frase.palavras.at(-1)?.fim ?? 0));
  if (!pergunta && !/^(pergunt|quer|saber)/.test(achado[0])) return [];
  const alvo = { inicio: achado.index, fim: achado.index + achado[0].length };
  const fala = falaEntre(frase, alvo, alvo);
  if (fala === null || deOutro.test(frase.texto.slice(0, achado.index))) return [];
  return [{ assunto: 'licenca', fala, nome: achado[0], dito: ao(frase, alvo, alvo), recusa: false }];
}

// --- Her words ---

/** Word by word: where each begins in the simple text. */
function lugares({ palavras }: Frase, texto: string): number[] {
  const inicios: number[] = [];
  let lugar = 0;
  for (let indice = 0; indice < palavras.length; indice += 1) {
    inicios.push(lugar);
    const fim = texto.indexOf(' ', lugar);
    lugar = fim < 0 ? texto.length : fim + 1;
  }
  return inicios;
}

function faixaDe(frase: Frase, querer: Trecho, alvo: Trecho): [number, number] {
  const inicios = lugares(frase, frase.texto);
  const onde = (letra: number) =>
    Math.max(
      0,
      inicios.findLastIndex((inicio) => inicio <= letra),
    );
  const { palavras } = frase;
  if (palavras.length <= fraseCurta) return [0, palavras.length];
  const primeira = onde(Math.min(querer.inicio, alvo.inicio));
  const ultima = onde(Math.max(querer.fim, alvo.fim) - 1);
  let de = primeira;
  while (de > 0 && palavras[de]?.pausa === 'nenhuma' && primeira - de < maisAtras) de -= 1;
  // In a text without marks the words before belong to another thought.
  if (palavras[de]?.pausa === 'nenhuma' && de > 0)
    de = comNegacao(
      palavras.map(({ forma }) => forma),
      primeira,
    );
  let ate = ultima + 1;
  while (ate < palavras.length && palavras[ate]?.pausa === 'nenhuma' && ate - ultima <= maisAdiante) ate += 1;
  return [de, ate];
}

const maisAtras = 10;
const maisAdiante = 8;

function comNegacao(formas: readonly string[], primeira: number): number {
  let de = primeira;
  while (de > 0 && /^(nao|nem|nunca|se|eu|so|me|que|jamais)$/.test(formas[de - 1] ?? '')) de -= 1;
  return de;
}

function falaEntre(frase: Frase, querer: Trecho, alvo: Trecho): string | null {
  const [de, ate] = faixaDe(frase, querer, alvo);
  const { palavras, resposta } = frase;
  const inicio = palavras[de]?.inicio ?? 0;
  const fim = palavras[ate - 1]?.fim ?? inicio;
  const crua = resposta.slice(inicio, fim + (/^['’")]*/.exec(resposta.slice(fim))?.[0].length ?? 0));
  const fala = semCarimbos(crua)
    .replace(/\s+/g, ' ')
    .replace(/[“”"]/g, '’')
    .replace(/^(e|mas|aí|ai|que) (?=\p{L})/iu, '')
    .trim();
  const inteira = semParentesesAbertos(ate < palavras.length ? semFimSolto(fala) : fala);
  return podeSerCitada(inteira) ? inteira : null;
}

function ao(frase: Frase, querer: Trecho, alvo: Trecho): string {
  const [de, ate] = faixaDe(frase, querer, alvo);
  return frase.palavras
    .slice(de, ate)
    .map(({ forma }) => forma)
    .join(' ');
}
