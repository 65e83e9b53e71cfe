import { type Palavra, radical, semAcentos } from './texto.ts';

/** The topic of a text, so that "pálida" after "língua" does not count as a pale face. */
const topicos = [
  'urina',
  'fezes',
  'lingua',
  'saburra',
  'pulso',
  'face',
  'labios',
  'olhos',
  'boca',
  'garganta',
  'nariz',
  'menstruacao',
  'corrimento',
  'catarro',
  'suor',
  'dor',
  'sono',
  'pele',
  'unhas',
  'coracao',
  'orelha',
  'cabeca',
  'outro',
] as const;
export type Topico = (typeof topicos)[number];

export function isTopico(valor: string): valor is Topico {
  return topicos.some((topico) => topico === valor);
}

const nomes: Record<Topico, string> = {
  urina: 'urina xixi diurese micção urinar',
  fezes: 'fezes evacuação evacuações evacua evacuar cocô',
  lingua: 'língua',
  saburra: 'saburra revestimento',
  pulso: 'pulso pulsos p',
  face: 'face rosto tez semblante',
  labios: 'lábio lábios',
  olhos: 'olho olhos',
  boca: 'boca gosto',
  garganta: 'garganta',
  nariz: 'nariz coriza',
  menstruacao: 'menstruação menstruações regra regras fluxo ciclo menstrual sangramento sangue',
  corrimento: 'corrimento corrimentos leucorreia',
  catarro: 'catarro catarros escarro escarros mucosidade',
  suor: 'suor suores sudorese',
  dor: 'dor dores dói doem dolorido dolorida doloridos doloridas',
  sono: 'sono',
  pele: 'pele',
  unhas: 'unha unhas',
  coracao: 'coração',
  orelha: 'orelha orelhas',
  cabeca: 'cabeça cefaleia enxaqueca',
  // Nouns that end the previous topic and open none.
  outro:
    'mão mãos pé pés corpo apetite sede peito cabelo cabelos abdome abdômen barriga ventre febre humor voz tosse estômago joelho joelhos membros palmas gengiva gengivas nuca afta aftas ferida feridas úlcera úlceras mama mamas seio seios',
};

const porRadical = new Map<string, Topico>(
  topicos.flatMap((topico) => nomes[topico].split(' ').map((nome) => [radical(semAcentos(nome)), topico] as const)),
);

const corpo = radical('corpo');

const sangraTambem: ReadonlySet<Topico> = new Set(['fezes', 'urina', 'catarro', 'nariz', 'boca']);

/**
 * The topic at each word. A topic lasts until another topic noun or the end of the sentence; then the field's own topic returns.
 */
export function topicosDoTexto(palavras: readonly Palavra[], padrao: Topico | null): (Topico | null)[] {
  let atual = padrao;
  return palavras.map((palavra, indice) => {
    if (palavra.pausa === 'frase') atual = padrao;
    const novo = porRadical.get(palavra.radical);
    // "Dor de garganta" and "dor no joelho" still speak of pain; only a new segment changes the subject.
    const dentroDaDor = atual === 'dor' && palavra.pausa === 'nenhuma' && novo === 'outro';
    // Blood in stools, urine or phlegm, or from the nose, is not menstrual blood.
    const sangueDeOutro = /^sangu|^sangra/.test(palavra.forma) && atual !== null && sangraTambem.has(atual);
    // "Língua pálida, de corpo fino": "corpo" is the body of the tongue.
    const corpoDaLingua = palavra.radical === corpo && (atual === 'lingua' || atual === 'saburra');
    if (corpoDaLingua) atual = 'lingua';
    else if (novo && !dentroDaDor && !sangueDeOutro && !pulsoDoPe(palavras, indice)) atual = novo;
    return atual;
  });
}

/** In "pulso do pé" and "pulso do punho" the topic remains the pulse. */
function pulsoDoPe(palavras: readonly Palavra[], indice: number): boolean {
  return /^(pe|punho|mao)$/.test(palavras[indice]?.forma ?? '') && /^puls/.test(palavras[indice - 2]?.forma ?? '');
}
