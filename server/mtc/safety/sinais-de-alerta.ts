import { menciona } from './mencoes.ts';

export interface SinalDeAlerta {
  id: string;
  /** The flag is raised when one of these is told and not denied. An inner list needs all its parts. */
  padroes: readonly (RegExp | readonly RegExp[])[];
  texto: string;
  fonte: string;
}

const cab28 = 'Ministério da Saúde, Cadernos de Atenção Básica nº 28, v. II: Acolhimento à demanda espontânea';
const ng127 = 'NICE NG127, Suspected neurological conditions';
const ng12 = 'NICE NG12, Suspected cancer: recognition and referral';
const semCausa = '(sem (causa|motivo|explicacao|dieta|querer|fazer dieta|razao)|inexplicad\\w*|involuntari\\w*)';

/** Complaints that a physician must see first. The texts name the emergency numbers SAMU 192 and CVV 188. */
export const sinaisDeAlerta: readonly SinalDeAlerta[] = [
  {
    id: 'dor_no_peito',
    padroes: [
      /\b(dor(es)?|aperto|pressao|opressao|queimacao|peso)( \w+)? (no|na|do) (peito|torax)\b/,
      /\bdor(es)? (toracica|precordial)s?\b|\bangina\b|\bdor que irradia para o braco\b|\bdor(es)?[^.;!?\n]{0,60} atras do (osso do )?(peito|esterno)\b/,
    ],
    texto:
      'Dor ou aperto no peito: pedir avaliação médica antes de tratar. Se for forte, súbita, com suor frio ou falta de ar, acionar o SAMU (192).',
    fonte: cab28,
  },
  {
    id: 'cefaleia_subita',
    padroes: [
      /\b(pior|mais forte) (dor de cabeca|cefaleia|enxaqueca)\b/,
      /\b(dor de cabeca|cefaleia)( \w+){0,3} (subita|repentina|explosiva|em trovoada|de repente)\b/,
      /\b(dor de cabeca|cefaleia) (apos|depois de|desde) ?(uma|a|o|um)? ?(queda|batida|pancada|trauma|acidente)\b/,
    ],
    texto:
      'Dor de cabeça súbita, a pior já sentida ou após trauma: encaminhar de imediato ao pronto-socorro ou acionar o SAMU (192).',
    fonte: ng127,
  },
  {
    id: 'perda_de_controle_esfincteriano',
    padroes: [
      /\b(perda|perde|perdeu|perdendo|descontrole)( \w+){0,3} (da bexiga|do intestino|da urina|das fezes|urina|fezes|esfincter\w*)\b/,
      /\bnao (consegue|consigo|conseguia) (segurar|controlar|prender|urinar)\b/,
      /\b(incontinencia (urinaria|fecal)|retencao urinaria|anestesia em sela)\b/,
      /\b(dormencia|anestesia|formigamento)( \w+){0,2} (regiao intima|genitais|genital|perineo|virilha|entre as pernas)\b/,
    ],
    texto:
      'Perda de controle da bexiga ou do intestino, ou dormência na região íntima: avaliação médica urgente, sobretudo com dor lombar ou fraqueza nas pernas.',
    fonte: ng127,
  },
  {
    id: 'perda_de_peso_sem_causa',
    padroes: [
      new RegExp(
        `\\b(perda de peso|perd\\w+ (muito )?peso|emagrec\\w*|perd\\w+ \\d+ ?(kg|quilos))[^.;!?\\n]{0,40}\\b${semCausa}`,
      ),
      new RegExp(`\\b${semCausa}[^.;!?\\n]{0,20}\\b(perda de peso|emagrec\\w*)`),
      /\b(emagrecimento|perda de peso) (rapid[oa]|acentuad[oa]|importante|intens[oa])\b/,
    ],
    texto: 'Perda de peso sem causa conhecida: pedir investigação médica antes de atribuí-la a um padrão energético.',
    fonte: ng12,
  },
  {
    id: 'febre_com_rigidez_de_nuca',
    padroes: [
      [
        /\b(febre|febril)\b/,
        /\b(rigidez (de|da|na) nuca|nuca (rigida|dura)|pescoco (rigido|duro)|rigidez (do|no) pescoco)\b/,
      ],
    ],
    texto: 'Febre com rigidez de nuca: emergência; acionar o SAMU (192) ou levar ao pronto-socorro sem demora.',
    fonte: cab28,
  },
  {
    id: 'risco_de_suicidio',
    padroes: [
      /\b(suicid\w*|automutila\w*|se (matar|cortar)|me (matar|cortar)|tirar a (propria|minha|sua) vida)\b/,
      /\b(vontade|desejo|pensa|penso|pensando|pensamentos?|ideias?)( \w+)? (em|de) (morrer|morte|se matar|sumir do mundo)\b/,
      /\bnao (quer|quero|queria) mais viver\b|\bvida nao vale a pena\b/,
    ],
    texto:
      'Pensamentos de morte ou de suicídio: acolher sem julgar, não deixar a pessoa só e encaminhar hoje à rede de saúde mental. CVV 188 (24 horas, gratuito); em risco imediato, SAMU 192.',
    fonte: 'ABP/CFM, Suicídio: informando para prevenir (2014)',
  },
  {
    id: 'sangramento',
    padroes: [
      /\bsangue( \w+){0,2} (nas fezes|na urina|no vomito|no escarro|na tosse|no catarro)\b/,
      /\b(fezes (pretas|com sangue|negras)|vomit\w+( com)? sangue|toss\w+( com)? sangue|urina (com sangue|avermelhada))\b/,
      /\bfezes( \w+){0,4} sangue\b/,
      /\bsangramento( \w+){0,3} (ha|por|durante) (mais de )?(\d+|varios|muitos) dias\b/,
      /\b(melena|hematemese|hemoptise|hematuria|enterorragia|hemorragia\w*)\b/,
      /\bsangramento( \w+){0,2} (apos a menopausa|pos-?menopausa|na gestacao|na gravidez|fora do ciclo|retal|anal|intenso)\b/,
    ],
    texto:
      'Sangramento fora do habitual: avaliação médica antes de tratar; se for volumoso ou com tontura, SAMU (192).',
    fonte: cab28,
  },
  {
    id: 'perda_de_visao',
    padroes: [
      /\b(perd\w+( subita| repentina)? (da|a|de) visao|perd\w+ (a )?visao|cegueira( subita)?|visao dupla|diplopia|ficou ceg[oa])\b/,
      /\bcortina (na|no|sobre a) (visao|olho)\b|\bclaroes? (subitos? )?na visao\b/,
    ],
    texto: 'Perda de visão, visão dupla ou clarões: atendimento oftalmológico ou neurológico urgente.',
    fonte: ng127,
  },
  {
    id: 'sinais_de_avc',
    padroes: [
      /\b(boca torta|rosto torto|face caida|desvio de rima|fala (enrolada|arrastada)|dificuldade (subita )?(de|para) falar)\b/,
      /\b(fraqueza|dormencia|paralisia|formigamento)( \w+){0,2} (de|em|do) (um|um so|lado|metade)( lado)?( do corpo| do rosto| da face)?\b(?= (subit|de repente|do corpo|do rosto|da face|direito|esquerdo))/,
      /\b(fraqueza|paralisia) (subita|de um lado|em um lado|unilateral)\b/,
    ],
    texto:
      'Fraqueza de um lado, boca torta ou fala alterada: suspeita de emergência neurológica; SAMU (192) imediatamente.',
    fonte: ng127,
  },
  {
    id: 'falta_de_ar_grave',
    padroes: [
      /\bfalta de ar( \w+)? (em repouso|parad[oa]|subita|repentina|intensa|ao falar|deitad[oa])\b/,
      /\b(falta de ar|folego)\b[^.;!?\n]{0,80}\b(nao consegue|sem conseguir)( \w+)? (deitad[oa]|deitar|dormir deitad[oa])\b/,
      /\b(labios|boca|dedos) (roxos?|azulad[oa]s?)\b/,
    ],
    texto: 'Falta de ar em repouso, súbita ou com lábios arroxeados: atendimento médico imediato, SAMU (192).',
    fonte: cab28,
  },
  {
    id: 'abdome_agudo',
    padroes: [
      /\bdor( \w+){0,2} (abdominal|na barriga|no abdome)( \w+){0,2} (subita|insuportavel|muito forte|lancinante)\b/,
      /\b(barriga|abdome) (dur[oa]|rigid[oa]|em tabua)\b/,
      [/\bdor( \w+){0,2} (abdominal|na barriga|no abdome)\b/, /\bvomit\w+\b/, /\bfebre\b/],
    ],
    texto: 'Dor abdominal súbita e intensa ou barriga rígida: pronto-socorro; não tratar antes da avaliação médica.',
    fonte: `${cab28}; OMS (1999), seção 2.2`,
  },
  {
    id: 'desmaio',
    padroes: [
      /\b(desmai\w+|sincope\w*|perd\w+ (a |da |de )?conscienc\w+|perd\w+ a nocao (das coisas|da realidade|de onde))\b/,
    ],
    texto:
      'Desmaio, perda de consciência ou confusão: pedir avaliação médica; na sessão, atender somente com a pessoa deitada.',
    fonte: cab28,
  },
  {
    id: 'ictericia',
    padroes: [/\b(ictericia|olhos? amarel\w+|pele e olhos amarel\w+|urina cor de coca-? ?cola)\b/],
    texto: 'Olhos ou pele amarelados: encaminhar para avaliação médica e exames antes de tratar.',
    fonte: cab28,
  },
  {
    id: 'massa_ou_nodulo',
    padroes: [
      /\b(nodulo|caroco|massa|inguas?)( \w+){0,3} (mama|seio|pescoco|axila|virilha|test\w+|cresc\w+|endurecid\w+)\b/,
      /\b(ferida|pinta|mancha)( \w+){0,3} (nao cicatriza|cresceu|sangra|mudou de cor)\b/,
    ],
    texto: 'Nódulo, massa ou lesão que cresce ou não cicatriza: pedir investigação médica.',
    fonte: ng12,
  },
  {
    id: 'dificuldade_para_engolir',
    padroes: [
      /\b(dificuldade|dor) (para|de|ao) engolir( \w+){0,2} (solidos?|progressiva|alimentos?|comida)\b|\bdisfagia\b/,
      /\b(alimento|comida)\w*( \w+){0,2} (para|parar|parando|entala\w*|trava\w*|engasga\w*) (ao|na hora de) engolir\b|\bnao consegue engolir\b/,
    ],
    texto: 'Dificuldade para engolir que persiste ou aumenta: avaliação médica prioritária.',
    fonte: ng12,
  },
  {
    id: 'perna_inchada_e_dolorida',
    padroes: [
      /\b(panturrilha|perna|batata da perna)( \w+){0,3} (inchada|vermelha|quente)( \w+){0,2} (e )?(dolorida|dor|quente|vermelha)\b/,
      /\b(trombose|embolia)( \w+){0,2} (recente|aguda|atual|suspeita)\b|\bsuspeita de (trombose|embolia)\b/,
    ],
    texto:
      'Perna inchada, quente e dolorida de um lado: suspeita vascular; atendimento médico no mesmo dia, sem massagem no local.',
    fonte: cab28,
  },
  {
    id: 'febre_persistente',
    padroes: [
      /\bfebre( \w+){0,3} (ha (mais de )?\d+ (dias|semanas)|persistente|todos os dias|que nao passa|alta)\b/,
      [/\b(suor|sudorese) noturn[oa]\b/, /\bfebre\b/, /\b(emagrec\w*|perda de peso|perd\w+ peso)\b/],
    ],
    texto: 'Febre alta ou que persiste: avaliação médica antes da sessão.',
    fonte: cab28,
  },
  {
    id: 'pressao_muito_alta',
    padroes: [/\bpressao( \w+){0,3} (1[89]|2\d)\d? ?(x|por|\/) ?\d/, /\bcrise hipertensiva\b/],
    texto:
      'Pressão arterial muito alta informada: medir antes da sessão; se confirmada ou com sintomas, encaminhar à urgência.',
    fonte: cab28,
  },
];

/** The flags that the client's own words (normalised) raise. */
export function encontrarSinaisDeAlerta(
  relatos: string,
  alertas: readonly SinalDeAlerta[] = sinaisDeAlerta,
): SinalDeAlerta[] {
  return alertas.filter(({ padroes }) =>
    padroes.some((padrao) =>
      padrao instanceof RegExp ? menciona(relatos, padrao) : padrao.every((parte) => menciona(relatos, parte)),
    ),
  );
}
