import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import { classesDoNome } from '../catalog/remedios.ts';
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
import { dividirPergunta, type Pergunta, perguntaEm, podeSerPerguntada } from './perguntas.ts';
import { eGeral, type TemaId, temasDe } from './temas.ts';

export interface Pedido {
  /** `remedio`: to stop, change or not to take what somebody prescribed; `pergunta`: what is asked, with its themes. */
  assunto: Assunto | 'remedio' | 'pergunta';
  /** Of a question, the narrowest first; none where the table knows none. */
  temas: readonly TemaId[];
  /** In the words of the intake. */
  fala: string;
  /** What is named, in simple letters: "ventosa que tira sangue", "oxibutinina". */
  nome: string;
  /** The sentence, or of a long one the words around, in simple letters. */
  dito: string;
  /** Of a question, the one asked before it in the same answer; '' for the first. */
  antes: string;
  /** It is asked not to happen: "sem agulha", "de bruços não". */
  recusa: boolean;
}

/** More would hide the plan; the first that are told are the ones that matter. */
const maximo = 8;
/** In words: between the wish and what it names, and around both. */
const perto = 9;
const fraseCurta = 24;

/** In words: too few to ask about something of their own. */
const curta = 5;

function contaPalavras(texto: string): number {
  return texto.split(' ').length;
}

/** What is asked for in the free texts, each once. */
export function lerPedidos(dados: DadosAnamnese): Pedido[] {
  const deParar = pararRemedio(dados);
  const pedidos: Pedido[] = [];
  let anterior = { campo: '', texto: '' };
  for (const frase of lerRelatos(dados).frases) {
    const { texto } = frase;
    if (texto === '') continue;
    const desejos = [...texto.matchAll(desejo)].map(({ 0: dito, index }) => ({
      inicio: index,
      fim: index + dito.length,
    }));
    const inteira = perguntaEm(frase);
    const temasDaqui = (dito: string) => temasDe(dito, dados.medicamentos);
    const conhecida = (dito: string) => temasDaqui(dito).length > 0 || perguntaveis.some((um) => nomeia(um, dito));
    const perguntas = (inteira ? dividirPergunta(frase, inteira, conhecida) : []).map((pergunta) => ({
      pergunta,
      temas: temasDaqui(pergunta.texto),
    }));
    const temas = perguntas.flatMap((uma) => uma.temas);
    const antes = anterior.campo === frase.campo ? anterior.texto : '';
    if (inteira) anterior = { campo: frase.campo, texto: inteira.texto };
    const daFrase = [
      ...(desejos.length === 0 && !recusavel.test(texto)
        ? []
        : assuntos.flatMap((assunto) => acharEm(frase, assunto, nomesDosAssuntos[assunto], desejos))),
      ...perguntas.flatMap(({ pergunta }) => perguntadasEm(frase, pergunta)),
      ...remediosEm(frase, deParar, tomaAlgum(dados)),
    ]
      // What a theme answers is not answered a second time by the technique that its question names.
      .filter(
        ({ pedido: { assunto, recusa } }) =>
          temas.length === 0 ||
          (!(assunto === 'agulha' && temas.includes('sem_agulha')) &&
            !(doTema.has(assunto) && !(recusa && assunto !== 'remedio')) &&
            !(assunto === 'agulha' && temas.includes('pontos_a_evitar'))),
      )
      .toSorted((um, outro) => um.onde - outro.onde);
    const usados: Achado[] = [];
    for (const achado of daFrase) {
      // "Ventosa que tira sangue" asks for one thing, and "agulha com choque" too.
      if (usados.some((um) => um.onde < achado.ate && achado.onde < um.ate)) continue;
      usados.push(achado);
      const { pedido } = achado;
      // What is asked for in a question is quoted as the question.
      const sua = perguntas.find(({ pergunta }) => pedido.nome !== '' && pergunta.texto.includes(pedido.nome));
      if (sua) pedido.fala = sua.pergunta.fala;
      const repetido = pedidos.some(
        (um) => um.assunto === pedido.assunto && (pedido.assunto !== 'remedio' || um.nome === pedido.nome),
      );
      if (!repetido) pedidos.push(pedido);
    }
    for (const { pergunta, temas: todos } of perguntas) {
      const { fala, texto: dito, certa } = pergunta;
      // A general answer adds nothing to that of the technique.
      const daTecnica = usados.some(({ pedido }) => pedido.fala === fala);
      const seus = daTecnica ? todos.filter((tema) => !eGeral(tema)) : todos;
      if (seus.length === 0 && (daTecnica || !certa)) continue;
      const ultimo = pedidos.at(-1);
      // "A partir de quando?": it goes on from what was asked just before.
      if (seus.length === 0 && antes !== '' && ultimo?.assunto === 'pergunta' && contaPalavras(dito) <= curta) {
        ultimo.fala = `${ultimo.fala} ${fala}`;
        ultimo.dito = `${ultimo.dito} ${dito}`;
      } else pedidos.push({ assunto: 'pergunta', temas: seus, fala, nome: '', dito, antes, recusa: false });
    }
  }
  return pedidos.slice(0, maximo);
}

const doTema: ReadonlySet<Pedido['assunto']> = new Set([
  'agulha',
  'sementes',
  'ervas',
  'forca',
  'horario',
  'remedio',
  'outra_terapia',
]);

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
        pedido: { assunto, temas: [], fala, nome: dito, dito: ao(frase, querer, alvo), antes: '', recusa },
      },
    ];
  });
}

/** Techniques that a question is about when it only names them: "um amigo fez com choquinho, pode no caso dele?". */
const perguntaveis = [
  'sangria',
  'ventosa',
  'moxa',
  'sementes',
  'corrente',
  'massagem',
  'raspagem',
  'estalar',
  'outra_terapia',
  'outra_tecnica',
] as const satisfies readonly Assunto[];

function nomeia(assunto: Assunto, dito: string): boolean {
  return [...dito.matchAll(nomesDosAssuntos[assunto])].length > 0;
}

/** What she had herself is told and not asked for: "já fiz ventosa, posso fazer agulha?". */
const jaTeveEla =
  /\b(fiz|fazia|usei|usava|tentei|recebi|levei|tive|adoro|faco)( (?!atrapalh|imped|poss|pod|fazer|prejudic)\w+){0,3} $/;

function perguntadasEm(frase: Frase, pergunta: Pergunta): Achado[] {
  const comeco = Math.max(0, frase.texto.indexOf(pergunta.texto));
  const ateOnde = comeco + pergunta.texto.length;
  return perguntaveis.flatMap((assunto) =>
    [...frase.texto.matchAll(nomesDosAssuntos[assunto])].slice(0, 1).flatMap(({ 0: nome, index }): Achado[] => {
      const antes = frase.texto.slice(0, index);
      const depois = recusaDepois.test(frase.texto.slice(index + nome.length));
      if (
        index < comeco ||
        index >= ateOnde ||
        depois ||
        jaTeveEla.test(antes) ||
        recusaAntes.test(antes) ||
        negadaAntes.test(antes)
      )
        return [];
      const { fala, texto: dito } = pergunta;
      return [
        {
          onde: index,
          ate: index + nome.length,
          pedido: { assunto, temas: [], fala, nome, dito, antes: '', recusa: false },
        },
      ];
    }),
  );
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
  'parar|para|parasse|largar|larg[ao]|deixar|tirar|suspender|cortar|diminuir|reduzir|desmamar|trocar|abandonar|sair|livrar|depender menos';
const remedios =
  'remedios?|remedinhos?|anti ?inflamatorios?|analgesicos?|antibioticos?|medicac\\w+|medicamentos?|comprimidos?|antidepressivos?|calmantes?|tarja preta|insulina|hormonios?|pilula|anticoncepcional|colirios?|injec\\w+|bombinha|spray|descongestionante|cortic\\w+|anticoagulante';
const semUso =
  'n[oa]s?|d[eoa]s?|o|a|os|as|com|est[ea]s?|ess[ea]s?|meus?|minhas?|tomar|usar|me|desses?|destes?|aquel[ea]|tanto|tantos|mais';

/** The words of her own list that name a medicine: those that the table knows, and those that begin an item. */
function nomesDosRemedios({ medicamentos }: DadosAnamnese): string[] {
  return [
    ...new Set(
      (medicamentos ?? '')
        .split(/[,;.\n+]| e /)
        .flatMap((item) =>
          (foldText(item).match(/[a-z]{5,}/g) ?? [])
            .filter((palavra) => !naoEONome.has(palavra))
            .filter((palavra, lugar) => lugar === 0 || classesDoNome.has(palavra)),
        ),
    ),
  ];
}
const naoEONome = new Set(
  (
    'comprimido comprimidos gotas noite manha tarde vezes meses semanas anos desde toma tomo tomava uso usava receita receitou medico medica posto ' +
    'dia dias horas pressao coracao depois antes quando porque sempre todo todos toda todas outra outro minha parei mandaram passou faz fazem ' +
    'colesterol tireoide diabetes dormir ansiedade depressao metade inteiro ultima ultimo semana mes doses dosagem aumentou aumentaram ' +
    'crise crises cerca quase somente apenas enxaqueca colica azia insonia durante quatro cinco antigamente remedio remedios'
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

/** Who takes nothing wants to stay so: there is nothing to stop. */
export function tomaAlgum({ medicamentos }: DadosAnamnese): boolean {
  const ditos = foldText(medicamentos ?? '').trim();
  return ditos !== '' && !/^(nenhum\w*|nao|nada|nega|sem|n)\b[^,.;]*\.?$/.test(ditos);
}

function remediosEm(frase: Frase, deParar: RegExp, toma: boolean): Achado[] {
  const { texto } = frase;
  const deixar = [...texto.matchAll(deParar)].flatMap((achado) => {
    const alvo = { inicio: achado.index, fim: achado.index + achado[0].length };
    const dito = [...texto.matchAll(desejo)]
      .map(({ 0: dito, index }) => ({ inicio: index, fim: index + dito.length }))
      .find((um) => um.fim <= alvo.inicio && serve(texto, um, alvo));
    // Among the aims the bare verb is the wish: "respirar melhor e parar de usar spray".
    const querer = dito ?? (frase.campo === 'objetivosCliente' && infinitivo.test(achado[0]) ? alvo : null);
    if (!querer || /\b(nao|nem|sem) $/.test(texto.slice(0, querer.inicio))) return [];
    return achadoDeRemedio(frase, querer, alvo, achado[3] ?? '');
  });
  const sem = [...texto.matchAll(semRemedio)].flatMap((achado) => {
    const alvo = { inicio: achado.index, fim: achado.index + achado[0].length };
    const pedida =
      (frase.campo === 'objetivosCliente' && toma) || /^(nao quer|n quero|nada|chega|cans|medo)/.test(achado[0]);
    return pedida ? achadoDeRemedio(frase, alvo, alvo, achado[2] ?? '') : [];
  });
  return deixar.length > 0 ? deixar : sem.slice(0, 1);
}

const infinitivo =
  /^(parar|largar|deixar|tirar|suspender|cortar|diminuir|reduzir|desmamar|abandonar|livrar|depender menos)\b/;

function achadoDeRemedio(frase: Frase, querer: Trecho, alvo: Trecho, nome: string): Achado[] {
  const fala = falaEntre(frase, querer, alvo);
  if (fala === null) return [];
  return [
    {
      onde: alvo.inicio,
      ate: alvo.fim,
      pedido: { assunto: 'remedio', temas: [], fala, nome, dito: ao(frase, querer, alvo), antes: '', recusa: true },
    },
  ];
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
    .replace(/^(e|mas|aí|ai|que) (?=\p{L}|’)/iu, '')
    .replace(/(?<=^[^’]*)’(?=[^’]*$)/, '')
    .trim();
  const inteira = semParentesesAbertos(ate < palavras.length ? semFimSolto(fala) : fala);
  return podeSerPerguntada(inteira) ? inteira : null;
}

function ao(frase: Frase, querer: Trecho, alvo: Trecho): string {
  const [de, ate] = faixaDe(frase, querer, alvo);
  return frase.palavras
    .slice(de, ate)
    .map(({ forma }) => forma)
    .join(' ');
}
