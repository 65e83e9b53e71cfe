import { isSameSentence } from './capital-runs.ts';
import { establishments } from './establishment-words.ts';
import { isThing } from './is-word.ts';
import type { KnownWords } from './known-words.ts';
import { capitalNames, wordSurnames } from './names-that-are-words.ts';
import { kin, personVerbs, professions } from './person-cues.ts';
import { isDevotion } from './place-cues.ts';
import { placesThatStay, townsThatAreWords } from './place-words.ts';
import { stops } from './small-establishments.ts';
import type { Word } from './read-words.ts';
import { townAt } from './town-index.ts';
import { wordList } from './word-list.ts';
import { isWork } from './work-cues.ts';

/** Indexes of the first and the last word. */
interface Run {
  from: number;
  to: number;
}

/**
 * Where somebody lives or works, told with words that the dictionary has: "moro na liberdade", "bairro esperança", "trabalho na vivo". A kind
 * of place is none: "moro na roça", "trabalho na cozinha".
 */
export function wordsForPlaces(words: readonly Word[], known: KnownWords): Run[] {
  return [...words.keys()].flatMap((at) => {
    const name = homeAt(words, at, known) ?? quarterAt(words, at, known) ?? workAt(words, at, known);
    return name ? [name] : [];
  });
}

/** "moro na liberdade", "aluguei casa no paraíso do sol". */
function homeAt(words: readonly Word[], at: number, known: KnownWords): Run | null {
  const [prep, word] = [words[at], words[at + 1]];
  if (!prep || prep.first || !isNext(word) || !/^(?:n[ao]s?|em|pr[ao]|para)$/.test(prep.folded)) return null;
  const isMoving = /^p/.test(prep.folded);
  if (!isBehind(words, at, isMoving ? moving : living, isMoving ? 1 : 4) || isDevotion(words, at + 1)) return null;
  const { folded } = word;
  if (homes.has(folded) || kin.has(folded) || stops.has(folded) || placesThatStay.has(folded)) return null;
  const isNamed = isAmbiguous(words, at + 1) && !(prep.folded === 'em' && !townsThatAreWords.has(folded));
  if (!isNamed && !isFree(folded, known) && !isOfOtherGender(prep, word, known)) return null;
  return { from: at + 1, to: endOfName(words, at + 1, known) };
}

/** "bairro esperança", "vila alvorada", "postinho do cruzeiro". */
function quarterAt(words: readonly Word[], at: number, known: KnownWords): Run | null {
  const head = words[at];
  if (!head || !quarters.has(head.folded)) return null;
  const isParticle = /^d[aeo]s?$/.test(words[at + 1]?.folded ?? '');
  if (isParticle && !firmQuarters.has(head.folded)) return null;
  const from = isParticle ? at + 2 : at + 1;
  const word = words[from];
  if (!isNext(word) || (isParticle && !isNext(words[at + 1]))) return null;
  const { folded } = word;
  if (homes.has(folded) || kin.has(folded) || stops.has(folded) || personVerbs.has(folded)) return null;
  const isNamed = isAmbiguous(words, from) && !(things.has(folded) && !dwellings.has(head.folded));
  return isNamed || isFree(folded, known) ? { from, to: endOfName(words, from, known) } : null;
}

/** "trabalho na vivo", "gerente da colombo", "caixa do extra". */
function workAt(words: readonly Word[], at: number, known: KnownWords): Run | null {
  const [prep, word] = [words[at], words[at + 1]];
  if (!prep || !isNext(word) || !isWork(words, at)) return null;
  const { folded } = word;
  if (firmsThatAreWords.has(folded) && (/a$|as$/.test(prep.folded) || onlyFirms.has(folded)))
    return { from: at + 1, to: endOfName(words, at + 1, known) };
  const phrase = `${folded} ${words[at + 2]?.folded ?? ''} ${words[at + 3]?.folded ?? ''}`;
  const [found = ''] = firmsOfWords.exec(phrase) ?? [];
  if (found !== '') return { from: at + 1, to: at + found.split(' ').length };
  if (workplaces.has(folded) || establishments.has(folded) || kin.has(folded) || professions.has(folded)) return null;
  if (homes.has(folded) || stops.has(folded) || placesThatStay.has(folded) || /^d[aeo]/.test(folded)) return null;
  const isMismatch = isOfOtherGender(prep, word, known) && !known.isCommon(folded);
  // "tecnica em radiologia", "formada em letras": a subject.
  const mayBeFree = prep.folded !== 'em' && isFree(folded, known) && !isThing(folded);
  return isMismatch || mayBeFree ? { from: at + 1, to: endOfName(words, at + 1, known) } : null;
}

function isNext(word: Word | undefined): word is Word {
  return word !== undefined && word.folded.length > 2 && /^[^\S\n]+$/.test(word.gap);
}

function isBehind(words: readonly Word[], at: number, cues: ReadonlySet<string>, reach: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - reach; back -= 1) {
    const word = words[back];
    if (!word || !isSameSentence(words[back + 1] ?? word)) return false;
    if (cues.has(word.folded)) return true;
  }
  return false;
}

/** Also the name of a town, a saint or a family. */
function isAmbiguous(words: readonly Word[], at: number): boolean {
  const folded = words[at]?.folded ?? '';
  if (told.has(folded)) return false;
  return (
    townsThatAreWords.has(folded) || capitalNames.has(folded) || wordSurnames.has(folded) || townAt(words, at) === at
  );
}

/** Nothing that everybody says: no word of our lists, no verb and no trait. */
function isFree(folded: string, known: KnownWords): boolean {
  return !known.isCommon(folded) && !known.isVerb(folded) && !known.isGendered(folded) && !/mente$/.test(folded);
}

/** "na atento", "no americana": an article that does not fit is a name's. */
function isOfOtherGender(prep: Word, { folded }: Word, known: KnownWords): boolean {
  if (!known.isGendered(folded) || known.isCommon(folded)) return false;
  return (/^[nd]as?$/.test(prep.folded) && /os?$/.test(folded)) || (/^[nd]os?$/.test(prep.folded) && /as?$/.test(folded));
}

/** "liberdade", "morro do cachorro", "parque das nações": the words that go on with the name. */
function endOfName(words: readonly Word[], from: number, known: KnownWords): number {
  let to = from;
  while (to < from + 4) {
    const isParticle = /^d[aeo]s?$/.test(words[to + 1]?.folded ?? '') && isSpaced(words[to + 1]);
    const at = isParticle ? to + 2 : to + 1;
    const word = words[at];
    if (!isNext(word) || stops.has(word.folded) || kin.has(word.folded)) return to;
    const goesOn = isParticle
      ? !known.isCommon(word.folded) || isAmbiguous(words, at)
      : additions.has(word.folded) || isAmbiguous(words, at) || isFree(word.folded, known);
    if (!goesOn) return to;
    to = at;
  }
  return to;
}

/** A small word behind a space. */
function isSpaced(word: Word | undefined): boolean {
  return word !== undefined && /^[^\S\n]+$/.test(word.gap);
}

const additions = wordList('alto alta novo nova velho velha verde azul branco branca preto preta bonito bonita belo bela dourado norte sul leste oeste unidos');
const living = wordList(
  'moro mora moram moramos morei morou morava moravam moravamos morar morando moradora morador resido reside residem residia residiu alugo alugou aluguei aluga',
);
const moving = wordList('mudei mudou mudamos mudaram mudando mudar mudo');

/** Kinds of dwellings and of places to live in: they tell nobody's address. */
const homes = wordList(`
  casa casas casinha casarao apartamento apto ape ap kitnet quitinete barraco barracao sobrado sobradinho predio condominio edificio fundo fundos frente lado lugar local
  rua avenida estrada rodovia beco ladeira esquina quadra travessa viela vila beira margem beirada centro cidade cidadezinha capital interior litoral praia roca campo mato sitio chacara fazenda zona area regiao bairro
  comunidade favela morro periferia suburbio aldeia quilombo reserva acampamento assentamento ocupacao loteamento terra terreno lote republica pensao pensionato hotel abrigo asilo albergue alojamento convento seminario quartel internato orfanato
  andar terreo porao cobertura porta parte meio alto baixo cima mesma mesmo outra outro outras outros propria proprio minha meu nossa nosso sua seu dela dele deles delas uma um duas dois tres quatro
  serra sertao montanha vale ilha mar rio lago lagoa represa acude mata floresta pais exterior estrangeiro mundo norte sul leste oeste nordeste sudeste fronteira divisa
  favor aluguel pe paz geral media verdade cama sala quarto cozinha escola igreja hospital clinica empresa trabalho loja garagem galpao barco
`);

const quarters = wordList(`
  bairro vila vl jardim jd parque pq conjunto conj residencial condominio setor distrito povoado vilarejo loteamento assentamento aldeia sitio fazenda chacara estancia haras
  postinho posto ubs upa caps cras psf esf creche escola colegio
`);
const dwellings = wordList('bairro vila vl jardim jd parque pq conjunto conj residencial condominio povoado vilarejo loteamento sitio fazenda chacara');
/** Of these a name may follow behind "de", "da" or "do". */
const firmQuarters = wordList('bairro vila povoado vilarejo postinho ubs upa psf esf distrito');

/** Kinds of workplaces and parts of them, and what people work at. */
const workplaces = wordList(`
  administracao administrativo almoxarifado ambulatorio aplicativo area areas atendimento atacado balcao banca banco base bilheteria bolsa caixa calcada call caminhao campo carga casa casas central chao chapa chuva cidade cobranca colheita computador
  comercio compras computacao conferencia construcao contabilidade copa correio correios corte costura cozinha cultura cursinho dia departamento deposito desmatamento diretoria distribuicao educacao embalagem enfermagem enfermaria escala estado estoque estrada eventos
  expedicao exterior externo fabrica facul faculdade farmacia faxina fazenda feira feirinha financas financeiro fila fogao forno forum frente frio frigorifico gado galpao gestao governo granja grafica horta hotelaria home hora horario industria informatica interior internet
  justica lavagem lavoura lavanderia limpeza linha logistica loja lojinha lugar madrugada manha manutencao maquina mar mecanica mata mato medicina mercado mesa mesma mesmo minha meu montagem moto museu mundo municipio noite obra obras oficina online operacao
  ordenha oficio padaria papelaria parte particular pastoral pe periodo pesca pesquisa pia pintura piscina plantao plantio policia politica porta portaria praia prefeitura presencial privado producao programacao propria proprio publico quadra quimica radio ramo recepcao
  recursos rede registro remoto reparticao restaurante rh roca rota rua salao saude secretaria sede segunda seguranca seguro setor shopping sindicato sitio sol solda super suporte tarde tecnologia telefone telemarketing terra ti transito transporte triagem turismo turno
  uber universidade usina varejo venda vendas viagem vida vila volante zona supermercado computadores costureira laboratorio pronto socorro uti sala salas aula aulas cantina colegio escola creche igreja hospital clinica consultorio escritorio empresa firma
`);

/** Firms with the name of an ordinary word. They stand behind "na" or "da", the word behind "no" or "do". */
const firmsThatAreWords = wordList(
  'vivo claro oi azul gol vale natura extra caixa globo record band marisa americanas pernambucanas renner estrela perdigao aurora seara sadia avon centauro colombo leader atento boticario correa havan marabraz pacheco panvel atacadao assai comper guanabara nissei riachuelo magazine',
);
/** Behind "no" or "do" too. */
const onlyFirms = wordList('extra boticario atacadao assai guanabara comper colombo centauro atento magazine');
const firmsOfWords = /^(?:casas bahia|mercado livre|ponto frio|pao de acucar|casa pia|boa vista|droga raia|lojas? cem|banco do brasil|sao paulo)/;

/** Traits that are names of towns or families, too: "bairro novo", "vila grande". */
const told = wordList(`
  alto alegre bom boa bonito bonita branco brava bravo certo claro doce escuro feio feliz forte fortes frio grande inteiro junto leal limpo longo melhor nobre novo nova pardo pequeno perigoso
  pobre preto quente rico seco segundo serio sombrio terceiro tranquilo velho verde vivo vizinho dias dor dores
`);
/** Things that stand behind "posto" and "escola" without being their name. */
const things = wordList(
  'caldas central cruz espera harmonia horizonte passagem planalto ponte ponto porto posse progresso radio recreio registro reserva rosa saude segredo sossego tabua leite sal mel sol luz paz amor vida',
);
