// Sources: CCAOM, Clean Needle Technique Manual (7th ed., 2015), reactions to metal, smoke and adhesive; ANVISA RDC 727/2022,
// foods that cause allergies and must be named.
import { nomesDe } from '../../catalog/remedios.ts';
import { rotuloPelasPalavras } from '../../leitura/rotulos.ts';
import { isSemAlergia } from '../../leitura/sem-alergia.ts';
import { maiuscula } from '../../writer/portugues.ts';
import { podeSerCitada } from '../citar.ts';
import { certezaDoPadrao } from '../dito.ts';
import { normalizar } from '../mencoes.ts';
import { agulhasQueFicam, aoRelatar, cnt, listar, moxa, type RegraClinica, relatada } from '../regra.ts';
import { Relatos } from '../relatos.ts';
import { emUso } from '../uso-do-remedio.ts';
import { semAgulhas } from './pedidos.ts';

/** A food, with the words that advice uses for it and for products made of it. What clients say is in the vocabulary. */
const alimentos = [
  [
    'leite',
    'leite e derivados',
    /\b(leites?|laticinios?|lacteos?|queijos?|iogurtes?|manteiga|coalhada|ricota|lactose|aplv|caseina)\b/,
  ],
  ['ovo', 'ovo', /\b(ovos?|clara|gema|albumina)\b/],
  ['trigo', 'trigo ou glúten', /\b(trigo|glutens?|celiac\w+|pao|paes|massas?|macarrao|cevad\w*|centeio|aveia)\b/],
  [
    'oleaginosas',
    'amendoim ou castanhas',
    /\b(amendo[ai]\w*|castanhas?|nozes|noz|amendoas?|avelas?|pistaches?|macadamias?|oleaginosas?)\b/,
  ],
  ['gergelim', 'gergelim', /\b(gergelim|tahine|sesamo)\b/],
  ['soja', 'soja', /\b(soja|tofu|misso|shoyu|edamame)\b/],
  [
    'frutos_do_mar',
    'peixe ou frutos do mar',
    /\b(peixes?|camar(ao|oes)|frutos do mar|crustaceos?|mariscos?|ostras?|lula|caranguejo|atum|sardinhas?)\b/,
  ],
  ['mel', 'mel ou própolis', /\b(mel|propolis|geleia real)\b/],
  ['gengibre', 'gengibre', /\bgengibre\b/],
  [
    'frutas',
    'frutas',
    /\b(frutas?|peras?|mamao|ameixas?|bananas?|laranjas?|limao|limoes|citric[ao]s?|macas?|kiwi|morangos?|abacaxi|manga)\b/,
  ],
] as const;

const semFita = 'nada fixado na pele; estimular os pontos da orelha com a pressão dos dedos.';
/** "Alergia a esparadrapo": the words that were told, where the sign holds more than one thing. */
function alergiaDita({ frases }: Relatos, sinal: string, geral: string): string {
  const palavras = frases.flatMap(({ lugares, palavras: suas, resposta }) =>
    (lugares.get(sinal) ?? []).map(([de, ate]) => resposta.slice(suas[de]?.inicio ?? 0, suas[ate - 1]?.fim ?? 0)),
  );
  return maiuscula(rotuloPelasPalavras(sinal, geral, palavras.join(' ')));
}

const relataAlergiaAFita: RegraClinica['motivo'] = (dados, relatos, protocolo) =>
  aoRelatar(
    { sempre: ['alergia_fita'] },
    {
      informado: `${alergiaDita(relatos, 'alergia_fita', 'alergia a fita adesiva ou látex')} informada`,
      confirmar: 'se há alergia a fita adesiva ou látex',
      cuidado: semFita,
    },
  )(dados, relatos, protocolo);

const fita = /\b(esparadrapos?|micropore|fitas?|adesivos?|band ?aid|curativos?|kinesio\w*|bandagens?)\b/;
const iodo = /\b(iodo|iodopovidona|povidine|pvpi|merthiolate|mertiolate)\b/;
/** Iodine of an X-ray contrast is no iodine on the skin. */
const soDeContraste = /\bcontraste\b(?!.*\b(pele|povidine|pvpi|merthiolate|mertiolate|topico)\b)/;
const reage = /\b(alergi\w+|reacao|empol\w+|bolhas?|coc\w+|irrit\w+|vermelh\w+|assad\w+)\b/;

/** What the answer about allergies names, or another answer beside the word for it. */
function alergiaEscrita({ frases }: Relatos, padrao: RegExp): boolean {
  return frases.some(
    (frase) =>
      frase.campo !== 'objetivosCliente' &&
      certezaDoPadrao(frase, padrao) !== null &&
      (frase.campo === 'alergias' || reage.test(frase.texto)),
  );
}

const relataAlergiaAMedicamento = aoRelatar(
  { sempre: ['alergia_medicamento'] },
  {
    informado: 'Alergia a medicamento informada',
    confirmar: 'se há alergia a medicamento',
    cuidado: 'conferir antes de qualquer pomada, óleo, emplastro ou fitoterápico, e deixá-la à vista na ficha.',
  },
);

const nenhuma =
  /^\W*($|(nao|nega|nego|nenhuma?|nada|sem|nunca|desconhec\w*|zero|nd)\b)|\balergias? (que )?(nao|nunca) (\w+ )?(conhe\w+|tem|tenho|teve|sei|sabe)\b/;
/** In characters: what one line of a note bears. */
const maximoCitado = 120;

/**
 * What the answer about allergies says, for a quotation; '' where a rule on words forbids to repeat it, null where none is written.
 */
function escritas(alergias: string | null): string | null {
  const linha = (alergias ?? '').replace(/[“”"]/g, '’').replace(/\s+/g, ' ').trim();
  if (isSemAlergia(linha) || nenhuma.test(normalizar(linha))) return null;
  const curta = linha.length > maximoCitado ? `${linha.slice(0, maximoCitado).replace(/\s\S*$/, '')}…` : linha;
  return podeSerCitada(curta) ? curta.replace(/[.;,]+$/, '') : '';
}

/** Inhalers of every day as well as those of a crisis; what is only for the nose tells nothing of the chest. */
const doNariz = nomesDe(['corticoideNasal']);
const inalados = new Set([...nomesDe(['broncodilatador', 'corticoideInalado'])].filter((nome) => !doNariz.has(nome)));
const dosBronquios = 'remédio dos brônquios';

/** What a smell or smoke makes worse, each by its name: a note names only what was told. */
const queRespiramMal = [
  { nome: 'asma', condicao: { duradoura: ['asma'] } },
  { nome: dosBronquios, condicao: { hoje: ['broncodilatador'] } },
  { nome: 'alergia a cheiros', condicao: { sempre: ['alergia_aromas'] } },
] as const;
const semCheiro = 'sem aromaterapia; moxa, se usada, somente sem fumaça e com o ambiente ventilado.';

/** Seeds need a tape. */
function reageAFita(relatos: Relatos): boolean {
  return relatos.certeza('alergia_fita') !== null || alergiaEscrita(relatos, fita);
}

export const regrasDeAlergia: readonly RegraClinica[] = [
  {
    id: 'alergia_a_metal',
    gravidade: 'cautela',
    fonte: cnt,
    // Neither a needle nor a seed is advised where another rule takes it out.
    lePlano: true,
    motivo: (dados, relatos, protocolo) =>
      aoRelatar(
        { sempre: ['alergia_metal'] },
        {
          informado: 'Alergia a metal informada',
          confirmar: 'se há alergia a metal',
          cuidado: [
            semAgulhas(relatos, dados)
              ? 'nenhum instrumento nem esfera de metal na pele'
              : 'usar agulhas sem níquel (ouro, titânio ou revestidas) e testar antes',
            ...(reageAFita(relatos) ? [] : ['na orelha, sementes em vez de agulhas ou esferas metálicas']),
          ]
            .join('; ')
            .concat('.'),
        },
      )(dados, relatos, protocolo),
    efeito: { retirarTerapias: agulhasQueFicam },
    efeitoDe: (_dados, relatos) => ({
      retirarTerapias: agulhasQueFicam,
      cautelaTerapias: {
        padrao: /\b(esferas?|auricul\w*)\b/,
        texto: reageAFita(relatos)
          ? 'Com alergia a metal, nenhuma esfera metálica.'
          : 'Com alergia a metal, preferir sementes fixadas com fita hipoalergênica.',
      },
    }),
  },
  {
    id: 'alergia_a_fita',
    gravidade: 'cautela',
    fonte: cnt,
    lePlano: true,
    motivo: (dados, relatos, protocolo) =>
      relataAlergiaAFita(dados, relatos, protocolo) ??
      (alergiaEscrita(relatos, fita) ? `Alergia a fita adesiva informada: ${semFita}` : null),
    efeito: {
      trocarTerapias: {
        padrao: /\bauriculoterapia\b/,
        de: /^Sementes fixadas nos pontos da orelha[^.]*\./,
        para: 'Pontos da orelha pressionados com o dedo ou com um bastão, sem semente nem fita, três vezes ao dia.',
      },
      cautelaTerapias: {
        padrao: /\b(auricul\w*|sementes?|fitas?)\b/,
        texto: 'Com alergia a adesivo, sem fita: somente pressão com os dedos ou com bastão.',
      },
    },
  },
  {
    id: 'alergia_a_iodo',
    gravidade: 'evitar',
    fonte: `${cnt}; ANVISA, bula da iodopovidona`,
    motivo: (_dados, relatos) =>
      alergiaEscrita(new Relatos(relatos.frases.filter(({ texto }) => !soDeContraste.test(texto))), iodo)
        ? 'Alergia a iodo na pele informada: limpar com álcool a 70 %, nada de iodo, PVPI ou merthiolate.'
        : null,
    efeito: {},
  },
  {
    id: 'alergia_a_artemisia',
    gravidade: 'evitar',
    fonte: cnt,
    motivo: aoRelatar(
      { sempre: ['alergia_artemisia'] },
      {
        informado: 'Alergia a artemísia, a plantas da mesma família ou a fumaça informada',
        confirmar: 'se há alergia a artemísia, a plantas da mesma família ou a fumaça',
        cuidado: 'a moxa fica de fora.',
      },
    ),
    efeito: { semMoxa: true, retirarTerapias: moxa, retirarFrases: moxa },
  },
  {
    id: 'alergia_a_aromas',
    gravidade: 'evitar',
    fonte: cnt,
    motivo: (_dados, relatos) => {
      const inala = emUso(relatos).some(({ nome }) => inalados.has(nome));
      const certas = queRespiramMal.filter(
        ({ nome, condicao }) => relatada(condicao, relatos) === 'certo' || (nome === dosBronquios && inala),
      );
      if (certas.length > 0) return `Há ${listar(certas.map(({ nome }) => nome))} na ficha: ${semCheiro}`;
      const soDeAntes = relatos.certeza('asma') === 'passado' && relatos.certeza('broncodilatador') === null;
      if (soDeAntes) return `Asma contada como passada: confirme que não voltou. Até lá: ${semCheiro}`;
      const incertas = queRespiramMal.filter(({ condicao }) => relatada(condicao, relatos) !== null);
      return incertas.length > 0
        ? `Confirme se há ${listar(incertas.map(({ nome }) => nome))} hoje, pois o texto não deixa claro. Até lá: ${semCheiro}`
        : null;
    },
    efeito: {
      retirarTerapias: /\b(aromaterap\w*|oleos? essencia\w*|incensos?)\b/,
      cautelaTerapias: { padrao: moxa, texto: 'Por causa da respiração, somente moxa sem fumaça.' },
    },
  },
  {
    id: 'alergia_com_anti_inflamatorio',
    gravidade: 'encaminhar',
    prazo: 'dias',
    fonte:
      'ANVISA, bulário eletrônico: contraindicação dos anti-inflamatórios; ASBAI, Reações de hipersensibilidade aos anti-inflamatórios não esteroidais (2022)',
    motivo: (_dados, relatos) =>
      relatos.certeza('alergia_anti_inflamatorio') !== null &&
      (relatos.diz('anti_inflamatorio_uso') || relatos.diz('antiagregante'))
        ? 'Alergia a anti-inflamatório ou AAS, e um remédio desse grupo ou que age nas plaquetas em uso: o que foi comprado por conta própria não se repete, e sobre o receitado o médico ou o farmacêutico decide hoje.'
        : null,
    efeito: {},
  },
  {
    id: 'alergias_escritas',
    gravidade: 'cautela',
    fonte: cnt,
    motivo: ({ alergias }, relatos) => {
      const dita = escritas(alergias);
      const reconhecida = relatos.frases.some(({ sinais }) =>
        [...sinais.keys()].some((um) => um.startsWith('alergia_')),
      );
      if (dita === null || reconhecida) return null;
      return `Alergias, como estão na ficha${dita === '' ? '' : ` (“${dita}”)`}: conferir antes de qualquer agulha, óleo, pomada, fita, alimento ou fitoterápico.`;
    },
    efeito: {},
  },
  {
    id: 'alergia_a_medicamento',
    gravidade: 'cautela',
    fonte: cnt,
    lePlano: true,
    motivo: (dados, relatos, protocolo) => {
      const motivo = relataAlergiaAMedicamento(dados, relatos, protocolo);
      const dita = escritas(dados.alergias);
      return motivo && dita ? `${motivo} Na ficha: “${dita}”.` : motivo;
    },
    efeito: {},
  },
  ...alimentos.map(
    ([id, nome, padrao]): RegraClinica => ({
      id: `alergia_alimentar_${id}`,
      gravidade: 'evitar',
      fonte: 'ANVISA, RDC 727/2022 (alimentos que causam alergias)',
      motivo: (dados, relatos, protocolo) =>
        aoRelatar(
          { hoje: [`alergia_${id}`] },
          {
            informado: `${alergiaDita(relatos, `alergia_${id}`, `alergia ou intolerância a ${nome}`)} informada`,
            confirmar: `se há alergia ou intolerância a ${nome}`,
            cuidado: `nenhuma orientação recomenda ${nome}.`,
          },
        )(dados, relatos, protocolo),
      efeito: { retirarOrientacoes: padrao },
    }),
  ),
];
