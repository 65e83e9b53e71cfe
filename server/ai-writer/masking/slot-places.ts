import { isSameSentence } from './capital-runs.ts';
import { establishments, firmEndings } from './establishment-words.ts';
import { isThing } from './is-word.ts';
import type { KnownWords } from './known-words.ts';
import { capitalNames, wordSurnames } from './names-that-are-words.ts';
import { kin, personVerbs, professions } from './person-cues.ts';
import { isDevotion } from './place-cues.ts';
import { placesThatStay, townsThatAreWords } from './place-words.ts';
import type { Word } from './read-words.ts';
import { isNameToo } from './slot-people.ts';
import { isOfNames, stops } from './small-establishments.ts';
import { townAt } from './town-index.ts';
import { wordList } from './word-list.ts';
import { isCueOfWork, isWork } from './work-cues.ts';

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
    const name =
      homeAt(words, at, known) ??
      quarterAt(words, at, known) ??
      shopAt(words, at, known) ??
      workAt(words, at, known) ??
      saintAt(words, at) ??
      centreAt(words, at, known) ??
      firmAt(words, at);
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
  const land = lands.has(folded) ? landAt(words, at + 1, known) : null;
  if (land) return land;
  if (homes.has(folded) || kin.has(folded) || stops.has(folded) || placesThatStay.has(folded)) return null;
  const isNamed = isAmbiguous(words, at + 1) && !(prep.folded === 'em' && !townsThatAreWords.has(folded));
  if (!isNamed && !isFree(folded, known) && !isOfOtherGender(prep, word, known)) return null;
  return { from: at + 1, to: endOfName(words, at + 1, known) };
}

/** "no morro do cachorro", "na ilha da onça": where somebody lives, the land has a name. */
function landAt(words: readonly Word[], at: number, known: KnownWords): Run | null {
  const [particle, word] = [words[at + 1], words[at + 2]];
  if (!/^d[ao]s?$/.test(particle?.folded ?? '') || !isSpaced(particle) || !isNext(word)) return null;
  if ([homes, kin, stops, establishments, placesThatStay].some((list) => list.has(word.folded))) return null;
  return { from: at + 2, to: endOfName(words, at + 2, known) };
}

const lands = wordList(
  'morro comunidade favela vale ilha serra ladeira beco sitio fazenda chacara praia lagoa lago rio represa acude aldeia quilombo vila',
);

/** "bairro esperança", "vila alvorada", "postinho do cruzeiro". */
function quarterAt(words: readonly Word[], at: number, known: KnownWords): Run | null {
  const head = words[at];
  if (!head || !quarters.has(head.folded)) return null;
  const isParticle = /^d[aeo]s?$/.test(words[at + 1]?.folded ?? '');
  if (isParticle && !firmQuarters.has(head.folded)) return null;
  const from = isParticle ? at + 2 : at + 1;
  const word = words[from];
  if (!isNext(word) || (isParticle && !isSpaced(words[at + 1]))) return null;
  const { folded } = word;
  if (homes.has(folded) || kin.has(folded) || stops.has(folded) || personVerbs.has(folded)) return null;
  const isHome = dwellings.has(head.folded);
  // "Sexta-feira Santa", "mercado negro"
  const isTrade = /^(?:feira|mercado)$/.test(head.folded);
  const isNamed = !isTrade && isAmbiguous(words, from) && (isHome || !things.has(folded));
  const isPart = !isParticle && squares.has(head.folded) && partsOfTown.has(folded);
  const isUnusual = !isTrade && isFree(folded, known) && (isHome || !isThing(folded));
  return isNamed || isPart || isUnusual ? { from, to: endOfName(words, from, known) } : null;
}

const squares = wordList('vila vl jardim jd parque pq conjunto conj residencial feira mercado praca praia');
const partsOfTown = wordList(
  'america azul bela brasil central europa imperial industrial nova olimpica operaria paulista popular real tropical universal velha verde',
);

/** "salão da preta", "bar do machado": the shop of somebody. */
function shopAt(words: readonly Word[], at: number, known: KnownWords): Run | null {
  const [head, particle, word] = [words[at], words[at + 1], words[at + 2]];
  if (!head || !shops.has(head.folded) || !/^d[ao]$/.test(particle?.folded ?? '') || !isSpaced(particle)) return null;
  if (!isNext(word) || homes.has(word.folded) || kin.has(word.folded) || stops.has(word.folded)) return null;
  const isNamed = isNameToo(word.folded) && !told.has(word.folded) && !things.has(word.folded);
  return isNamed || (isFree(word.folded, known) && !isThing(word.folded)) ? { from: at + 2, to: at + 2 } : null;
}

const shops = wordList(
  'bar boteco salao oficina mercearia mercadinho venda vendinha banca barraca padaria acougue restaurante lanchonete pensao barbearia academia estudio studio atelie loja lojinha escritorio clinica consultorio sitio chacara fazenda armazem quitanda bodega',
);

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
  if (homes.has(folded) || stops.has(folded) || placesThatStay.has(folded)) return null;
  const isMismatch = isOfOtherGender(prep, word, known) && !known.isCommon(folded);
  // "tecnica em radiologia", "formada em letras": a subject. "Toca e cuida das plantas": no work.
  const isClose = isCueOfWork(words[at - 1]?.folded ?? '') || /^n/.test(prep.folded);
  const mayBeFree = prep.folded !== 'em' && isClose && isFree(folded, known) && !isThing(folded);
  return isMismatch || mayBeFree ? { from: at + 1, to: endOfName(words, at + 1, known) } : null;
}

/** "direito na são judas", "operei no santa clara": a school or a hospital, because the article is not the saint's. */
function saintAt(words: readonly Word[], at: number): Run | null {
  const [prep, saint, name] = [words[at], words[at + 1], words[at + 2]];
  if (!prep || !isNext(saint) || !isNext(name) || stops.has(name.folded)) return null;
  const isOther =
    (/^[nd]a$/.test(prep.folded) && /^(?:sao|santo)$/.test(saint.folded)) ||
    (/^[nd]o$/.test(prep.folded) && /^(?:santa|nossa)$/.test(saint.folded));
  return isOther ? { from: at + 1, to: at + 2 } : null;
}

/** "centro espirita luz do caminho". */
function centreAt(words: readonly Word[], at: number, known: KnownWords): Run | null {
  const [head, kind, word] = [words[at], words[at + 1], words[at + 2]];
  if (head?.folded !== 'centro' || !isNext(kind) || !centres.has(kind.folded) || !isNext(word)) return null;
  if (stops.has(word.folded) || personVerbs.has(word.folded)) return null;
  const isNamed = isOfNames(word.folded) || isAmbiguous(words, at + 2) || isFree(word.folded, known);
  return isNamed ? { from: at + 2, to: endOfName(words, at + 2, known) } : null;
}

const centres = wordList(
  'espirita medico clinico comunitario automotivo universitario cultural esportivo educacional umbandista',
);

/** "voa pela Azul": such a word has no other reason for its capital. */
function firmAt(words: readonly Word[], at: number): Run | null {
  const word = words[at];
  return word?.stands && firmsThatAreWords.has(word.folded) ? { from: at, to: at } : null;
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
  return (
    (/^[nd]as?$/.test(prep.folded) && /os?$/.test(folded)) || (/^[nd]os?$/.test(prep.folded) && /as?$/.test(folded))
  );
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
      ? !known.isCommon(word.folded) || isAmbiguous(words, at) || isOfNames(word.folded)
      : additions.has(word.folded) ||
        firmEndings.has(word.folded) ||
        isAmbiguous(words, at) ||
        isFree(word.folded, known);
    if (!goesOn) return to;
    to = at;
  }
  return to;
}

/** A small word behind a space. */
function isSpaced(word: Word | undefined): boolean {
  return word !== undefined && /^[^\S\n]+$/.test(word.gap);
}

const additions = wordList(
  'alto alta novo nova velho velha verde azul branco branca preto preta bonito bonita belo bela dourado norte sul leste oeste unidos',
);
const living = wordList(
  'moro mora moram moramos morei morou morava moravam moravamos morar morando moradora morador resido reside residem residia residiu alugo alugou aluguei aluga',
);
const moving = wordList('mudei mudou mudamos mudaram mudando mudar mudo');

/** Kinds of dwellings and of places to live in: they tell nobody's address. */
const homes = wordList(`
  abrigo acampamento acude albergue aldeia alojamento alto aluguel andar ap apartamento ape apto area asilo
  assentamento avenida bairro baixo barco barracao barraco beco beira beirada cama campo capital casa casarao casas
  casinha centro chacara cidade cidadezinha cima clinica cobertura comunidade condominio convento cozinha dela delas
  dele deles divisa dois duas edificio empresa escola esquina estrada estrangeiro exterior favela favor fazenda
  floresta frente fronteira fundo fundos galpao garagem geral hospital hotel igreja ilha interior internato kitnet
  ladeira lado lago lagoa leste litoral local loja lote loteamento lugar mar margem mata mato media meio mesma mesmo
  meu minha montanha morro mundo nordeste norte nossa nosso ocupacao oeste orfanato outra outras outro outros pais
  parte paz pe pensao pensionato periferia porao porta praia predio propria proprio quadra quartel quarto quatro
  quilombo quitinete regiao represa republica reserva rio roca rodovia rua sala seminario serra sertao seu sitio
  sobradinho sobrado sua suburbio sudeste sul terra terreno terreo trabalho travessa tres um uma vale verdade viela
  vila zona
`);

const quarters = wordList(`
  feira mercado praca praia
  aldeia assentamento bairro caps chacara colegio condominio conj conjunto cras creche distrito escola esf estancia
  fazenda haras jardim jd loteamento parque postinho posto povoado pq psf residencial setor sitio ubs upa vila
  vilarejo vl
`);
const dwellings = wordList(
  'bairro vila vl jardim jd parque pq conjunto conj residencial condominio povoado vilarejo loteamento sitio fazenda chacara',
);
/** Of these a name may follow behind "de", "da" or "do". */
const firmQuarters = wordList('bairro vila povoado vilarejo postinho ubs upa psf esf distrito');

/** Kinds of workplaces and parts of them, and what people work at. */
const workplaces = wordList(`
  administracao administrativo almoxarifado ambulatorio aplicativo area areas atacado atendimento aula aulas balcao
  banca banco base bilheteria bolsa caixa calcada call caminhao campo cantina carga casa casas central chao chapa
  chuva cidade clinica cobranca colegio colheita comercio compras computacao computador computadores conferencia
  construcao consultorio contabilidade copa correio correios corte costura costureira cozinha creche cultura cursinho
  departamento deposito desmatamento dia diretoria distribuicao educacao embalagem empresa enfermagem enfermaria
  escala escola escritorio estado estoque estrada eventos expedicao exterior externo fabrica facul faculdade farmacia
  faxina fazenda feira feirinha fila financas financeiro firma fogao forno forum frente frigorifico frio gado galpao
  gestao governo grafica granja home hora horario horta hospital hotelaria igreja industria informatica interior
  internet justica laboratorio lavagem lavanderia lavoura limpeza linha logistica loja lojinha lugar madrugada manha
  manutencao maquina mar mata mato mecanica medicina mercado mesa mesma mesmo meu minha montagem moto mundo municipio
  museu noite obra obras oficina oficio online operacao ordenha padaria papelaria parte particular pastoral pe periodo
  pesca pesquisa pia pintura piscina plantao plantio policia politica porta portaria praia prefeitura presencial
  privado producao programacao pronto propria proprio publico quadra quimica radio ramo recepcao recursos rede
  registro remoto reparticao restaurante rh roca rota rua sala salao salas saude secretaria sede segunda seguranca
  seguro setor shopping sindicato sitio socorro sol solda super supermercado suporte tarde tecnologia telefone
  telemarketing terra ti transito transporte triagem turismo turno uber universidade usina uti varejo venda vendas
  viagem vida vila volante zona
`);

/** Firms with the name of an ordinary word. They stand behind "na" or "da", the word behind "no" or "do". */
const firmsThatAreWords = wordList(
  'vivo claro oi azul gol vale natura extra caixa globo record band marisa americanas pernambucanas renner estrela perdigao aurora seara sadia avon centauro colombo leader atento boticario correa havan marabraz pacheco panvel atacadao assai objetivo etapa poliedro marista bandeirantes comper guanabara nissei riachuelo magazine',
);
/** Behind "no" or "do" too. */
const onlyFirms = wordList(
  'objetivo etapa poliedro marista bandeirantes extra boticario atacadao assai guanabara comper colombo centauro atento magazine',
);
const firmsOfWords =
  /^(?:casas bahia|mercado livre|ponto frio|pao de acucar|casa pia|boa vista|droga raia|lojas? cem|banco (?:do brasil|real|inter|safra|pan|original|central|mercantil))/;

/** Traits that are names of towns or families, too: "bairro novo", "vila grande". */
const told = wordList(`
  alegre alto boa bom bonita bonito branco brava bravo certo claro dias doce dor dores escuro feio feliz forte fortes
  frio grande inteiro junto leal limpo longo melhor nobre nova novo pardo pequeno perigoso pobre preto quente rico
  seco segundo serio sombrio terceiro tranquilo velho verde vivo vizinho
`);
/** Things that stand behind "posto" and "escola" without being their name. */
const things = wordList(
  'caldas central cruz espera harmonia horizonte passagem planalto ponte ponto porto posse progresso radio recreio registro reserva rosa saude segredo sossego tabua leite sal mel sol luz paz amor vida',
);
