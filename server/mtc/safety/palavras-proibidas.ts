import type { SegurancaNota } from '@meridia/shared/relatorio.ts';
import { acharTodos, menciona, normalizar } from './mencoes.ts';
import { codigoNoTexto, codigoOms } from './pontos-de-risco.ts';

/** The facts that decide which words a report may use. */
export interface ContextoDoTexto {
  nomeCliente: string;
  /** The client's own texts, normalised: the report may repeat what the client told. */
  relatos: string;
  /** WHO codes of the points that stay in the protocol. */
  pontos: ReadonlySet<string>;
  codigosTm1: ReadonlySet<string>;
  /** Techniques that the clinical rules excluded for this client. */
  tecnicasExcluidas: readonly RegExp[];
  regras: readonly RegraDePalavras[];
}

export interface RegraDePalavras {
  id: string;
  gravidade: SegurancaNota['gravidade'];
  texto: string;
  fonte: string;
  /** `frase` as written, `normal` normalised. True: the sentence is removed. */
  viola: (frase: string, normal: string, contexto: ContextoDoTexto) => boolean;
}

const remedio =
  '(medicac\\w*|medicament\\w*|remedi\\w*|antidepressiv\\w*|ansioliti\\w*|anticoncepciona\\w*|insulina|anti-?coagulant\\w*|anti-?hipertensiv\\w*|antibiotic\\w*|anticonvulsivant\\w*|corticoid\\w*|quimioterap\\w*|radioterap\\w*|metformina|losartana|levotiroxina|varfarina|tratamento (medico|convencional|prescrito|oncologico)|(consulta|acompanhamento|avaliacao|cuidado|parecer) medic[oa]|psiquiatra|medico)';
const suspender =
  '(suspend\\w*|interromp\\w*|abandon\\w*|descontinu\\w*|deix(e|ar|ando|em|a) de (tomar|usar|ir)|par(e|ar|em|ando) (de|com|o|a|os|as)|reduz(?!id[oa]s? por)\\w*|diminu\\w*|substitu\\w*|troc(ar|ando|que|a)|dispens\\w*|retir(e|ar|ando)|livr(e|ar)-se d\\w+)';
const doencas =
  '(depressao(?! (a frente|entre|abaixo|acima|atras|n[oa]|d[oa]))|transtornos?( de)?( \\w+)?|ansiedade generalizada|sindrome d[eo] (panico|intestino irritavel|ovario\\w* policistic\\w*|burnout)|gastrite|ulceras?|diabetes|hipertensao( arterial)?|hipotireoidismo|hipertireoidismo|cancer|tumor\\w*|neoplasia|fibromialgia|artrite\\w*|artrose|lupus|enxaqueca|endometriose|miomas?|sop|doenca d[eo] \\w+|colite|hepatite|cirrose|esteatose|asma|dpoc|pneumonia|infarto|insuficiencia (cardiaca|renal|hepatica)|arritmia|epilepsia|esclerose|parkinson|alzheimer|tdah|bipolar\\w*|esquizofrenia|anemia|hernia\\w*|sinusite|rinite|bronquite|osteoporose|trombose|covid\\S*|infeccao \\w+)';
const afirma =
  '(tem|possui|sofre (de|com)|e portador[a]? de|portador[a]? de|esta com|apresenta|trata-se de|diagnostico (e|de)|diagnosticad[oa] com|confirma(-se)?|caracteriza|configura|indica|revela|sugere|sugestiv\\w* de|compativel com|quadro de)';

const suspendeRemedio = new RegExp(`\\b${suspender}\\b[^.;!?]{0,50}\\b${remedio}\\b`);
const dispensaRemedio = new RegExp(
  `\\bnao (e |sera )?(mais )?(precis\\w+|necessari\\w+|ha necessidade)[^.;!?]{0,30}\\b${remedio}\\b`,
);
const afirmaDoenca = new RegExp(`\\b${afirma}\\b[^.;!?]{0,30}?\\b(?<doenca>${doencas})\\b`);

const prometeCura = /\b(cura|curas|curam|curar|curara|curarao|curou|curad[oa]s?|curando)\b/;
const garanteResultado =
  /\b((resultados?|efeitos?|melhora|alivio|sucesso) (e |sera |sao |esta |100 ?% )?garantid\w*|garantia de|garantimos|garante (a|o|que)|milagr\w*|infaliv\w*|100 ?% (eficaz|seguro|garantid\w*)|(elimina|resolve|acaba|livr)\w*( \w+){0,4} (de vez|para sempre|definitivamente|por completo)|solucao definitiva|nunca mais (tera|sentira|volta\w*))/;
const dizRevisado =
  /\b(revisad[oa]|validad[oa]|aprovad[oa]|assinad[oa]|conferid[oa]) (por|pel[oa]) (um|uma|o|a|nosso|nossa)? ?(medic\w+|profissiona\w+|especialista\w*|terapeuta\w*|equipe|doutor\w*|anvisa|oms)\b/;

/** Lei 8.078/1990 forbids promises of results; Lei 12.842/2013 keeps the nosological diagnosis and drugs with the physician. */
export const regrasDePalavras: readonly RegraDePalavras[] = [
  {
    id: 'promessa_de_cura',
    gravidade: 'evitar',
    texto: 'O texto prometia cura ou resultado; nenhum cuidado pode ser prometido assim.',
    fonte: 'Lei 8.078/1990 (Código de Defesa do Consumidor), art. 37',
    viola: (_frase, normal) => afirmado(normal, prometeCura) || afirmado(normal, garanteResultado),
  },
  {
    id: 'suspensao_de_medicamento',
    gravidade: 'evitar',
    texto: 'O texto mexia em medicamento ou acompanhamento médico; isso cabe somente a quem prescreveu.',
    fonte: 'Lei 12.842/2013 (Ato Médico), art. 4º',
    viola: (_frase, normal) => afirmado(normal, suspendeRemedio) || dispensaRemedio.test(normal),
  },
  {
    id: 'dose_de_medicamento',
    gravidade: 'evitar',
    texto: 'O texto trazia dose de medicamento ou suplemento; prescrição não faz parte deste relatório.',
    fonte: 'Lei 12.842/2013 (Ato Médico), art. 4º',
    viola: (_frase, normal) =>
      /\b\d+([.,]\d+)? ?(mg|mcg|µg|μg|ui|comprimidos?|capsulas?|gotas?|ampolas?)\b/.test(normal),
  },
  {
    id: 'diagnostico_medico',
    gravidade: 'evitar',
    texto: 'O texto afirmava um diagnóstico médico; a avaliação aqui é energética.',
    fonte: 'Lei 12.842/2013 (Ato Médico), art. 4º; Lei 15.345/2026',
    viola: (frase, normal, { relatos }) => {
      const hit = afirmaDoenca.exec(normal);
      // A question states nothing: "tem diabetes?" is what the therapist is to ask.
      if (!hit || frase.endsWith('?') || isNegadoAntes(normal, hit.index)) return false;
      const relatado = /\b(relat\w+|refer\w+|inform\w+|declar\w+|segundo|conforme|historico)\b/.test(normal);
      return !(relatado && relatos.includes(hit.groups?.doenca ?? ''));
    },
  },
  {
    id: 'dados_de_outra_pessoa',
    gravidade: 'evitar',
    texto: 'O texto trazia contato, documento ou nome que não são desta ficha.',
    fonte: 'Lei 13.709/2018 (LGPD), arts. 6º e 11',
    viola: (frase, _normal, { nomeCliente }) =>
      /[\w.+-]+@[\w-]+\.\w+/.test(frase) ||
      /(?:\+?55\s?)?\(?\b\d{2}\)?\s?9?\d{4}[-\s]?\d{4}\b/.test(frase) ||
      /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/.test(frase) ||
      nomeiaOutro(frase, nomeCliente),
  },
  {
    id: 'endereco_na_internet',
    gravidade: 'evitar',
    texto: 'O texto trazia um endereço da internet; relatórios não levam para fora.',
    fonte: 'Regra da casa: nenhum link em texto gerado',
    viola: (frase) =>
      /\b(https?|ftp):|\bwww\.|\b[a-z0-9-]+\.(com|net|org|io|app|info|link|ru|xyz|site|online|gov|edu|me|co|ai|br)\b(\/|\b)/i.test(
        frase,
      ),
  },
  {
    id: 'marcacao_no_texto',
    gravidade: 'evitar',
    texto: 'O texto trazia marcação ou código de programa.',
    fonte: 'Regra da casa: textos são texto puro',
    viola: (frase) =>
      /<\/?[a-z!?]|javascript:|vbscript:|data:\w+\/|\bon\w+\s*=\s*["']?|&lt;|&#|\{\{|\$\{|url\(|@import|\]\(/i.test(
        frase,
      ),
  },
  {
    id: 'revisao_nao_ocorrida',
    gravidade: 'evitar',
    texto: 'O texto dizia ter sido revisto por alguém; isso só se diz quando ocorre.',
    fonte: 'Resolução CFM 2.454/2026',
    viola: (_frase, normal) => afirmado(normal, dizRevisado),
  },
  {
    id: 'codigo_fora_da_tabela',
    gravidade: 'evitar',
    texto: 'O texto citava um código de padrão que não está entre as hipóteses.',
    fonte: 'CID-11, capítulo 26, módulo 1 (tabela fixa do catálogo)',
    viola: (frase, _normal, { codigosTm1 }) =>
      [...frase.matchAll(/\bS[A-J][0-9][0-9A-Z]\b|\bTM\d+\.\d+\b/g)].some(([codigo]) => !codigosTm1.has(codigo)),
  },
  {
    id: 'ponto_fora_do_protocolo',
    gravidade: 'evitar',
    texto: 'O texto citava ponto que não está, ou não está mais, no protocolo.',
    fonte: 'Regra da casa: pontos vêm somente do catálogo e da verificação de segurança',
    viola: (frase, _normal, { pontos }) => pontosCitados(frase).some((codigo) => !pontos.has(codigo)),
  },
  {
    id: 'tecnica_excluida',
    gravidade: 'evitar',
    texto: 'O texto propunha uma técnica excluída para esta pessoa.',
    fonte: 'Regras clínicas desta verificação',
    viola: (_frase, normal, { tecnicasExcluidas }) =>
      tecnicasExcluidas.some((tecnica) => {
        // Who quotes "o eletro deu normal" proposes nothing.
        const proprio = semDesaconselhadas(semCitacoes(normal));
        return tecnica.test(proprio) && menciona(proprio, tecnica);
      }),
  },
];

/** WHO codes of the channel points that a sentence names. Vertebrae and vitamins look like codes and are not points. */
export function pontosCitados(frase: string): string[] {
  return [...frase.matchAll(codigoNoTexto)].flatMap((hit) => {
    const antes = normalizar(frase.slice(Math.max(0, hit.index - 24), hit.index));
    if (/(vertebras?|vitaminas?|espinhos[oa]s?|cervica(l|is)|discos?|entre|complexo)( \w+)?[ (,]*$/.test(antes))
      return [];
    const codigo = codigoOms(hit[0]);
    return codigo ? [codigo] : [];
  });
}

function afirmado(normal: string, padrao: RegExp): boolean {
  return acharTodos(normal, padrao).some((hit) => !isNegadoAntes(normal, hit.index));
}

/**
 * "não promete cura", "nunca suspenda o remédio". The denial must be near and in the same clause, so that "não se preocupe, este
 * chá cura" still counts as a promise.
 */
function isNegadoAntes(normal: string, ate: number): boolean {
  return /\b(nao|nunca|jamais|nem|sem|nenhuma?|evite|evitar)\b[^.,:;!?]{0,30}$/.test(normal.slice(0, ate));
}

function semCitacoes(normal: string): string {
  return normal.replace(/“[^”]*(”|$)/g, '');
}

/** The text without its warnings: a text that advises against something does not propose it. */
function semDesaconselhadas(normal: string): string {
  return normal
    .replace(
      /\b(evit\w+|nao (se )?(use|usar?|indica\w*|aplicar?|aplique|propoe|recomenda\w*|fazer)|contraindicad\w+|excluid\w+)\b[^.;]*/g,
      '',
    )
    .replace(/[^.;:]+/g, semOQueFicaDeFora);
}

/** Of one part of a sentence what stands behind the last such words. A pattern that begins with any letters would try each of them. */
function semOQueFicaDeFora(oracao: string): string {
  const ultima = acharTodos(oracao, ficaDeFora).at(-1);
  return ultima ? oracao.slice(ultima.index + ultima[0].length) : oracao;
}

const ficaDeFora =
  /\b(nao (e|esta|sao|deve\w*)( ser)? (indicad|recomendad|usad|aplicad|propost|feit)\w*|fica\w* de fora)/;

function nomeiaOutro(frase: string, nomeCliente: string): boolean {
  const proprios = new Set(normalizar(nomeCliente).split(/\s+/));
  const hits = frase.matchAll(
    /\b(?:[Pp]aciente|[Cc]liente|Sr\.?|Sra\.?|[Dd]ona|[Ss]enhora?|[Dd]outora?|Dra?\.)\s+(\p{Lu}\p{Ll}{2,})/gu,
  );
  return [...hits].some(([, nome = '']) => !proprios.has(normalizar(nome)));
}
