// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), sections 2.4, 3.4 and 4; CCAOM, Clean Needle
// Technique Manual (7th ed., 2015); ANVISA, bulário eletrônico, for active substances and Brazilian brands.
import { menciona } from '../mencoes.ts';
import { pontosNobres } from '../pontos-de-risco.ts';
import { agulhasQueFicam, cnt, eletro, imas, oms, qualquerUm, type RegraClinica, sangria } from '../regra.ts';

/** Rules for implants, blood that does not clot, and seizures. */
export const regrasDeSangueENervo: readonly RegraClinica[] = [
  {
    id: 'marcapasso',
    gravidade: 'evitar',
    fonte: `${oms}, seção 4`,
    motivo: (dados, relatos) =>
      dados.marcapasso === 'sim' || menciona(relatos, dispositivos, true)
        ? 'Marca-passo ou outro dispositivo eletrônico implantado: nenhuma estimulação elétrica nem ímãs, em nenhum ponto.'
        : null,
    efeito: {
      semEletro: true,
      retirarTerapias: qualquerUm(eletro, imas),
      retirarFrases: qualquerUm(eletro, /\bmagnetoterapia\b/),
    },
  },
  {
    id: 'anticoagulante',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.4`,
    motivo: (dados, relatos) =>
      dados.anticoagulante === 'sim' || menciona(relatos, anticoagulantes, true)
        ? 'Uso de anticoagulante ou antiagregante informado: nada de sangria; agulhas finas, inserção rasa, sem manipulação forte, com compressão ao retirar. O medicamento não deve ser alterado.'
        : null,
    efeito: {
      retirarTerapias: sangria,
      retirarFrases: sangria,
      cautelaPontos: { codigos: null, texto: 'Inserção rasa, sem manipulação forte; comprimir ao retirar' },
      cautelaTerapias: {
        padrao: /\b(ventosa\w*|gua ?sha)\b/,
        texto: 'Por causa do anticoagulante, somente sucção ou atrito muito leves, atento a hematomas.',
      },
      cautelaOrientacoes: {
        padrao:
          /\b(curcuma|acafrao-da-terra|ginkgo\w*|ginseng|omega ?-?3|alho em capsula\w*|angelica|dong quai|danshen|folhas verde-escuras)\b/,
        texto: 'Com anticoagulante em uso, confirme antes com o médico.',
      },
    },
  },
  {
    id: 'disturbio_de_coagulacao',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.4`,
    motivo: (_dados, relatos) =>
      menciona(relatos, coagulopatias, true)
        ? 'Distúrbio de coagulação informado: a acupuntura com agulhas pede liberação médica; sangria fica excluída.'
        : null,
    efeito: {
      retirarTerapias: qualquerUm(sangria, agulhasQueFicam),
      retirarFrases: sangria,
      cautelaPontos: { codigos: null, texto: 'Somente com liberação médica; preferir acupressão' },
      cautelaTerapias: {
        padrao: /\b(ventosa\w*|gua ?sha)\b/,
        texto: 'Com distúrbio de coagulação, somente com liberação médica.',
      },
    },
  },
  {
    id: 'epilepsia',
    gravidade: 'evitar',
    fonte: `${oms}, seções 3.4 e 4; ${cnt}`,
    motivo: (dados, relatos) =>
      dados.epilepsia === 'sim' || menciona(relatos, epilepsia, true)
        ? 'Epilepsia, convulsão ou anticonvulsivante informados: sem estimulação elétrica e sem estímulo forte; manter a pessoa sob observação durante a sessão.'
        : null,
    efeito: {
      semEletro: true,
      retirarTerapias: eletro,
      retirarFrases: eletro,
      cautelaPontos: { codigos: pontosNobres, texto: 'Epilepsia: estímulo suave, sob observação' },
    },
  },
];

const dispositivos =
  /\bmarca ?-? ?passos?\b|\bdesfibrilador\w*\b|\bcdi\b|\bressincronizador\w*\b|\bneuro-? ?estimulador\w*\b|\bestimulador (cerebral|medular|vagal|sacral|do nervo|de medula)\b|\bimplante coclear\b|\bbomba de insulina\b|\b(dispositivo|aparelho)( \w+){0,2} (implantad[oa]|no coracao)\b/;
// Stems instead of whole names: people write "varfarin", "rivaroxabam", "Marevam".
const anticoagulantes =
  /\b(anti ?-?coagul\w*|anti ?-?agreg\w*|v[ae]rfarin\w*|warfarin\w*|mareva[nm]|coumadin\w*|femprocumon\w*|marcoumar|acenocumarol|sintrom|rivarox\w*|xarel?to|apixab\w*|eliquis|dabigatran\w*|pradaxa|edoxab\w*|lixiana|heparin\w*|enoxaparin\w*|clexane|dalteparin\w*|fraxiparin\w*|versa|fondaparinux|arixtra|clopidogr\w*|plavix|iscover|clopin|prasugrel|effient|ticagrelor|brilinta|ticlopidina|ticlid|cilostazol|dipiridamol|persantin|a\.?a\.?s\.?|aspirina\w*|acido acetil ?-?salicilico|somalgin|ecasil|bufferin|afina(r|ndo|dor)?( \w+){0,2} sangue|(sangue|remedio) (fino|para trombose|contra trombose))\b/;
const coagulopatias =
  /\b(hemofili\w*|von willebrand|plaquetopeni\w*|trombocitopeni\w*|plaquetas? (muito )?baixas?|coagulopati\w*|(disturbios?|problemas?) d[ea] coagulacao|purpura (trombo|idiopat|imun)\w*|sangra (muito|facil|por qualquer)\w*)\b/;
const epilepsia =
  /\b(epile[pt]\w*|convuls\w*|crises? convulsivas?|crises? de ausencia|ataques? epile\w*|fenitoina|hidantal|fenobarbital|gardenal|carbamazepina|tegretol|oxcarbazepina|trileptal|lamotrigina|topiramato|lacosamida|levetiracetam|keppra|depak\w+|valproato|acido valproico|primidona)\b/;
