import { isSameSentence } from './capital-runs.ts';
import { establishments, looseKinds } from './establishment-words.ts';
import { kin, professions } from './person-cues.ts';
import type { Word } from './read-words.ts';
import { wordList } from './word-list.ts';

/** "Formiga, MG", "Alegre/ES". */
export function hasState(behind: string): boolean {
  return /^\s?(?:[/–-]|,\s|\(|\s-\s)\s?(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)(?!\p{L})/u.test(
    behind,
  );
}

export const locative = /^(?:em|n[ao]s?|d[aeo]s?|para|pra|pro|ate|desde|por|entre|aqui|e|perto)$/;
export const homes = /^(?:em|n[ao]|d[aeo]|pra|para)$/;

/** "interior de", "cidade de", "município". */
export function isOfTown(words: readonly Word[], at: number): boolean {
  const [two, one] = [words[at - 2]?.folded ?? '', words[at - 1]?.folded ?? ''];
  return /^d[aeo]$/.test(one)
    ? administration.has(two)
    : /^(?:munic|municipio|cidade|origem|naturalidade|moradia|procedencia|procedente)$/.test(one);
}

const administration = wordList(
  'interior cidade municipio munic regiao prefeitura comarca zona moradora morador diocese natural originario originaria procedente oriundo',
);

/** A verb of living, coming, working or being born a few words before in the same sentence. */
export function isNearHome(words: readonly Word[], at: number): boolean {
  return isNear(words, at, homeVerbs);
}

const homeVerbs = wordList(`
  mora moro moram moramos morou morei morava moravam morar morando moradora morador moradia reside resido residia residente residiu residem
  vive vivo vivia viveu vivem nasceu nasci nascida nascido natural veio vim vem venho vinha veem mudou mudei mudamos mudar
  criado criada cresceu cresci trabalha trabalho trabalhou trabalhava trabalhei trampa estuda estudou estudava casa apartamento
  ape kitnet republica aluga alugou aluguel sitio chacara fazenda roca terreno propriedade vizinho vizinha vizinhos voltou
  voltei viaja viajou foi ia vai origem procedente oriundo oriunda endereco bairro quarteirao comprou ficou fica filha filho irma irmao mae pai
  avo tio tia prefeito vereador aposentada aposentado professora professor lotado lotada atende atendia mantem loja salao
  feira linha hospital clinica upa ubs congrega igreja joga toca parteira
`);

/** Verbs used almost only for living somewhere. */
export function isLivingNear(words: readonly Word[], at: number, reach?: number): boolean {
  return isNear(words, at, livingVerbs, reach);
}

const livingVerbs = wordList(`
  mora moro moram moramos morou morei morava moravam morando morar moradora morador reside resido residem residia residiu residente
  aluga alugou alugam vive vivo viveu vivia mudou mudei sitio chacara apartamento republica veio vim perto vizinho vizinha vizinhos
  barraca banca feirante prefeito oficina loja salao atelie
`);

function isNear(words: readonly Word[], at: number, cues: ReadonlySet<string>, reach = 13): boolean {
  for (let back = at - 1; back >= 0 && back >= at - reach; back -= 1) {
    const word = words[back];
    if (!word || !isSameSentence(words[back + 1] ?? word)) return false;
    if (cues.has(word.folded)) return true;
  }
  return false;
}

/** "vou pra conceiçao", "vim de cajazeiras". */
export function isGoingTo(words: readonly Word[], at: number): boolean {
  const [verb, prep] = [words[at - 2]?.folded ?? '', words[at - 1]?.folded ?? ''];
  return /^(?:pra|para|p)$/.test(prep) ? going.has(verb) : /^(?:de|em)$/.test(prep) && origins.has(verb);
}

const origins = wordList('vim veio viemos sou nasci nasceu natural cresci cresceu criado criada');
const going = wordList('vo vou vamos fui fomos foi iamos viajo viajei viajou voltei mudei mudamos mudou');

/** "casa no jurema", "dentista em avaré", "hospital de bagé": a dwelling, a person or an establishment, and where it is. */
export function isRightBehindHome(words: readonly Word[], at: number): boolean {
  const [prep, before] = [words[at - 1], words[at - 2]];
  if (!prep || !before || prep.first) return false;
  if (/^n[ao]$/.test(prep.folded)) return dwellings.has(before.folded);
  if (prep.folded === 'em') return professions.has(before.folded) || kin.has(before.folded);
  return prep.folded === 'de' && establishments.has(before.folded) && !looseKinds.has(before.folded);
}

const dwellings = wordList('casa apto ap ape apartamento kitnet barraco sobrado terreno lote chacara sitio');

/** "novena de Santa Rita", "até o São João": a saint or a saint's day, not a place. */
export function isDevotion(words: readonly Word[], at: number): boolean {
  if (!/^(?:sao|santo|santa|nossa|divino|bom)$/.test(words[at]?.folded ?? '')) return false;
  const [when, prep] = [words[at - 2]?.folded ?? '', words[at - 1]?.folded ?? ''];
  if (/^d[eo]$/.test(prep) ? whens.has(when) : prep === 'o' && when === 'desde') return true;
  return (
    (words[at - 1]?.folded === 'no' && !isNearHome(words, at)) ||
    words.slice(Math.max(0, at - 6), at).some(({ folded }) => devotions.has(folded))
  );
}

/** "depois do São João", "semana de São Pedro". */
const whens = wordList('depois antes semana vespera noite epoca periodo feriado mes dia ferias festejo festejos');
const devotions = wordList(
  'festa festas novena novenas quermesse promessa promessas forro reza rezar rezando terco missa romaria procissao devota devoto oracao dia dias vela arraial ate fogueira quadrilha folia imagem medalha fe ervas erva',
);

/** "chá de jatobá", "café Três Corações". */
export function isOfAThing(before: Word | undefined): boolean {
  return before !== undefined && ofThings.has(before.folded);
}

const ofThings = wordList(
  'jogo jogos time torcedor torcedora torce camisa cha chas oleo xarope mel erva ervas vinho casca raiz folha folhas semente sementes tintura pomada leite queijo cafe suco farinha pimenta garrafada banho floral essencia po polvilho manteiga cachaca pinga agua castanha creme sabonete boldo licor vitamina unguento pao arroz capsula capsulas flor',
);
