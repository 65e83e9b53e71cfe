// Sources: CCAOM, Clean Needle Technique Manual (7th ed., 2015), reactions to metal, smoke and adhesive; ANVISA RDC 727/2022,
// foods that cause allergies and must be named.
import { menciona, normalizar } from '../mencoes.ts';
import { agulhasQueFicam, cnt, moxa, type RegraClinica } from '../regra.ts';

/** A food, with the words that advice and people use for it and for products made of it. */
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

export const regrasDeAlergia: readonly RegraClinica[] = [
  {
    id: 'alergia_a_metal',
    gravidade: 'cautela',
    fonte: cnt,
    motivo: (dados, relatos) =>
      menciona(normalizar(dados.alergias ?? ''), metais) ||
      menciona(
        relatos,
        /\b(alergi\w*|reacao|sensibilidade) (a|ao|aos|de|com|por|contra) (\w+ )?(niquel|metal|metais|bijuteri\w*|aco|agulhas?)\b/,
        true,
      )
        ? 'Alergia a metal informada: usar agulhas sem níquel (ouro, titânio ou revestidas) e testar antes; na orelha, sementes em vez de agulhas ou esferas metálicas.'
        : null,
    efeito: {
      retirarTerapias: agulhasQueFicam,
      cautelaTerapias: {
        padrao: /\b(esferas?|auricul\w*)\b/,
        texto: 'Com alergia a metal, preferir sementes fixadas com fita hipoalergênica.',
      },
    },
  },
  {
    id: 'alergia_a_fita',
    gravidade: 'cautela',
    fonte: cnt,
    motivo: (dados, relatos) =>
      menciona(normalizar(dados.alergias ?? ''), fitas) ||
      menciona(relatos, /\balergi\w* (a|ao|de|com|por) (\w+ )?(fita|micropore|esparadrapo|adesivo|cola|latex)\b/, true)
        ? 'Alergia a fita adesiva ou látex informada: nada fixado na pele; estimular os pontos da orelha com a pressão dos dedos.'
        : null,
    efeito: {
      cautelaTerapias: {
        padrao: /\b(auricul\w*|sementes?|fitas?)\b/,
        texto: 'Com alergia a adesivo, sem fita: somente pressão com os dedos ou com bastão.',
      },
    },
  },
  {
    id: 'alergia_a_artemisia',
    gravidade: 'evitar',
    fonte: cnt,
    motivo: (dados) =>
      menciona(
        normalizar(dados.alergias ?? ''),
        /\b(artemisia|losna|ambrosia|camomila|arnica|fumacas?|asteracea\w*|incensos?|moxa\w*)\b/,
      )
        ? 'Alergia a artemísia, a plantas da mesma família ou a fumaça: a moxa fica de fora.'
        : null,
    efeito: { semMoxa: true, retirarTerapias: moxa, retirarFrases: moxa },
  },
  {
    id: 'alergia_a_aromas',
    gravidade: 'evitar',
    fonte: cnt,
    motivo: (dados, relatos) =>
      menciona(
        normalizar(dados.alergias ?? ''),
        /\b(perfumes?|cheiros?|aromas?|oleos? essencia\w*|lavanda|fragrancias?|produtos? de limpeza)\b/,
      ) || menciona(relatos, /\b(asma|asmatic\w*|bronquite alergica|broncoespasmo)\b/, true)
        ? 'Asma ou alergia a cheiros informada: sem aromaterapia; moxa, se usada, somente sem fumaça e com o ambiente ventilado.'
        : null,
    efeito: {
      retirarTerapias: /\b(aromaterap\w*|oleos? essencia\w*|incensos?)\b/,
      cautelaTerapias: { padrao: moxa, texto: 'Por causa da respiração, somente moxa sem fumaça.' },
    },
  },
  ...alimentos.map(([id, nome, padrao]): RegraClinica => {
    const dito = depoisDeAlergia(padrao);
    return {
      id: `alergia_alimentar_${id}`,
      gravidade: 'evitar',
      fonte: 'ANVISA, RDC 727/2022 (alimentos que causam alergias)',
      motivo: (dados, relatos) =>
        menciona(normalizar(dados.alergias ?? ''), padrao) || menciona(relatos, dito, true)
          ? `Alergia ou intolerância a ${nome} informada: nenhuma orientação recomenda esse alimento.`
          : null,
      efeito: { retirarOrientacoes: padrao },
    };
  }),
];

const metais =
  /\b(niquel|metal|metais|aco( inox\w*)?|inox|cromo|cobalto|prata|bijuteri\w*|bijous?|agulhas?|brincos?)\b/;
const fitas = /\b(fitas?|micropore|esparadrapos?|adesivos?|cola|latex|curativos?|band-? ?aid)\b/;

function depoisDeAlergia(padrao: RegExp): RegExp {
  return new RegExp(`\\b(alergi\\w*|intoleran\\w*|anafila\\w*)( \\w+){0,4} (${padrao.source})`);
}
