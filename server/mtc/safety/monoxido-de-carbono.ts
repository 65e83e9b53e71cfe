// Carbon monoxide: a flame indoors, little air, and people or animals that are ill at home and well outside. Sources: Ministério da Saúde,
// Intoxicação por monóxido de carbono; ABRACIT, Centros de informação toxicológica; NICE CKS, Carbon monoxide poisoning.
import type { SinalDeAlerta } from './alarme.ts';
import { certezaDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import type { Grupo } from './grupos.ts';
import type { Relatos } from './relatos.ts';

/** The flame is often told among the wishes, and lent by somebody else: it counts wherever it stands. */
const deDentro = (padrao: RegExp, nao?: RegExp) => (frase: Frase) =>
  frase.campo !== 'alergias' && padrao.test(frase.texto) && !nao?.test(frase.texto);

const chama =
  /\b(estufa|aquecedor(es)?|calefator|calefacao|lareira)( \w+){0,2} (a |de |com |do )?(gas|lenha|querosene|carvao|alcool)\b|\baquecedor( de passagem| do (chuveiro|banho))( \w+){0,3} (gas|dentro|banheiro)\b|\b(fogareiro|braseiro|brasas?|carvao(?! (ativado|vegetal))|churrasqueira|fogao a lenha|boca do fogao|forno aceso|lata com alcool|gerador)( \w+){0,6} (dentro|quarto|quartinho|sala|banheiro|cozinha|casa|cama|barraco|garagem|acesos?|acesa|pra (esquentar|aquecer)|para (esquentar|aquecer))\b|\b(acend\w+|lig\w+|us\w+|bot\w+|coloc\w+|deix\w+)( \w+){0,4} (fogareiro|braseiro|brasas?|carvao(?! (ativado|vegetal))|churrasqueira|lareira|gerador|boca do fogao|fogao a lenha)\b|\b(carro|motor)( \w+){0,3} ligado( \w+){0,3} garagem\b|\bcheiro de (gas|fumaca)( \w+){0,3} (casa|quarto|dentro)\b/;
const chamaDeFora = /\b(quintal|ar livre|la fora|do lado de fora|na area|na calcada|terreiro)\b/;
const fechado =
  /\b(tap(ei|ou|amos|ada|ado|adas|ados|o|a)|ved(ei|ou|amos|ada|ado)|lacr\w+|entup\w+)( \w+){0,3} (frestas?|fresta|janelas?|portas?|buracos?|vaos?|respir\w+|basculante|chamine)\b|\b(fech\w+|tranc\w+)( \w+){0,2} (tudo|janelas?|portas?|o quarto|a casa|bem)\b|\b(janelas?|portas?|quarto|casa|tudo)( \w+){0,2} (fechad\w+|trancad\w+|tapad\w+|vedad\w+|lacrad\w+)\b|\bsem (janela|ventilacao|abrir (a |as )?(janela|porta))\b|\b(fica|ta|tava|virou)( \w+){0,2} (um )?forn(o|inho)\b/;
const sintoma =
  /\b(dor( \w+){0,3} cabeca|cabeca( \w+){0,3} (doi|doendo|doeu|pesad\w+|ruim|estour\w+|latej\w+|zonz\w+)|cefaleia|enxaqueca|tont(o|a|ura|eira|eiras|uras)|zonz(o|a|eira)|enjo\w+|nause\w+|embrulhad\w+|vomit\w+|desmai\w+|fraqueza|pernas? (de trapo|bambas?|moles?)|sonolen\w+|confus\w+|mole)\b/;
const quem =
  '(mulher|marido|esposa|esposo|velha|velho|mae|pai|filh[oa]s?|irma|irmao|net[oa]s?|sogr[oa]|familia|todo mundo|todos|crianca|criancas|menin[oa]s?|cachorr[oa]|cao|guaipeca|gat[oa]|passarinho|papagaio|periquito|galinhas?|bicho)';
const outroDoente = new RegExp(
  `\\b${quem}\\b( \\w+){0,9} (tambem|ruim|cabeca|tont\\w+|zonz\\w+|enjo\\w+|vomit\\w+|borrach\\w+|bebad\\w+|cambale\\w+|mole|caid[oa]|molenga|desmai\\w+|morreu|passa(ndo|ram|ou) mal|doente)\\b`,
);
const naCasa = /\b(tambem|ate|la em casa|aqui em casa|na mesma|junto|dorme|igual|mesma coisa|todos|todo mundo)\b/;
const foraMelhora =
  /\b(sai(o|r|ndo)?|na rua|no trabalho|no servico|na lida|pra lida|fora de casa|ar livre|ao ar|passei|viaj\w+|fui|longe de casa|abr\w+ (a |as )?janelas?)\b( \w+){0,14} (passa|passou|melhora\w*|melhorou|some|sumiu|novo|nova|nao (me )?(doi|doeu|tive|tenho|sinto|senti)|bem|aliv\w+|livre)\b/;
const noFrio = /\b(frio|inverno|minuano|geada|friagem|esquentar|aquecer)\b/;

const chamaDita: Grupo = {
  nome: 'fogo ou gás dentro de casa',
  sinais: [],
  reconhece: deDentro(chama, chamaDeFora),
};
const fechadoDito: Grupo = { nome: 'lugar fechado', sinais: [], reconhece: deDentro(fechado) };
const sintomaDito: Grupo = {
  nome: 'cabeça, tontura ou enjoo',
  sinais: [],
  reconhece: (frase) => frase.campo !== 'objetivosCliente' && certezaDoPadrao(frase, sintoma) === 'certo',
};
const outroDito: Grupo = {
  nome: 'outra pessoa ou bicho da casa também mal',
  sinais: [],
  reconhece: deDentro(outroDoente),
};
const foraDito: Grupo = { nome: 'melhora fora de casa', sinais: [], reconhece: deDentro(foraMelhora) };

const grupos = [chamaDita, fechadoDito, sintomaDito, outroDito, foraDito];

function ditosDe({ frases }: Relatos): string[] {
  return grupos.filter(({ reconhece }) => frases.some((frase) => reconhece?.(frase))).map(({ nome }) => nome);
}

function juntos(relatos: Relatos): { certeza: 'certo' | 'incerto'; ditos: string[] } | null {
  const ditos = ditosDe(relatos);
  const tem = ({ nome }: Grupo) => ditos.includes(nome);
  if (!tem(sintomaDito)) return null;
  const daCasa = [fechadoDito, outroDito, foraDito].filter(tem).length;
  if (tem(chamaDita) && daCasa > 0) return { certeza: 'certo', ditos };
  // No flame is told: others that are ill at home, and better away from it, ask for it.
  const outrosNaCasa = relatos.frases.some((frase) => deDentro(outroDoente)(frase) && naCasa.test(frase.texto));
  const frio = relatos.frases.some(({ texto }) => noFrio.test(texto));
  return outrosNaCasa && tem(foraDito) && (tem(fechadoDito) || frio) ? { certeza: 'incerto', ditos } : null;
}

export const alarmeDoMonoxido: SinalDeAlerta = {
  id: 'monoxido_de_carbono',
  prazo: 'hoje',
  sinal: 'Suspeita de intoxicação por monóxido de carbono, pelo fogo ou gás em lugar fechado',
  conduta:
    'hoje: apagar, abrir tudo, sair, e ninguém dorme ali. Todos da casa ao pronto-socorro, dizendo “suspeita de monóxido” e pedindo carboxi-hemoglobina; oxímetro normal não exclui. Desmaio, confusão, vômito ou dor no peito: sair da casa e chamar o SAMU (192) ou os Bombeiros (193). Orientação: toxicologia 0800 722 6001. Não tratar antes; nada de moxa nem brasa em quarto fechado. O aparelho só volta depois do técnico, fora do quarto e com ventilação.',
  perguntar: 'que fogo, gás ou motor há em casa, e onde? quem mais dorme ali, e como está? onde se dorme hoje?',
  juntos,
  quando: (relatos) => juntos(relatos)?.certeza ?? null,
  grupos,
  fonte: 'Ministério da Saúde, Intoxicação por monóxido de carbono; NICE CKS, Carbon monoxide poisoning',
};
