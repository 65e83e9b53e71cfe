// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), sections 1, 2.3, 3.3, 3.9 and 4; CCAOM, Clean
// Needle Technique Manual (7th ed., 2015); White, Cummings and Filshie, An Introduction to Western Medical Acupuncture (2018).
import { menciona } from '../mencoes.ts';
import { pontosDosMembros } from '../pontos-de-risco.ts';
import {
  agulhasQueFicam,
  calorNosPes,
  cnt,
  eletro,
  moxa,
  oms,
  qualquerUm,
  type RegraClinica,
  sangria,
} from '../regra.ts';

export const regrasDeDoenca: readonly RegraClinica[] = [
  {
    id: 'diabetes_com_neuropatia',
    gravidade: 'evitar',
    fonte: `${cnt}, segurança da moxabustão; ${oms}, seção 4 (perda de sensibilidade da pele)`,
    motivo: (_dados, relatos) =>
      menciona(relatos, diabetes, true) && menciona(relatos, neuropatia, true)
        ? 'Diabetes com sinais de neuropatia: sem moxa nem outro calor sobre a pele, pelo risco de queimadura não percebida; agulhar pés e pernas somente com pele íntegra.'
        : null,
    efeito: { semMoxa: true, retirarTerapias: qualquerUm(moxa, calorNosPes), retirarFrases: moxa },
  },
  {
    id: 'perda_de_sensibilidade',
    gravidade: 'evitar',
    fonte: `${oms}, seções 3.9 e 4; ${cnt}`,
    motivo: (_dados, relatos) =>
      menciona(relatos, insensivel, true) && !(menciona(relatos, diabetes, true) && menciona(relatos, neuropatia, true))
        ? 'Perda de sensibilidade da pele informada: sem moxa nem outro calor, pelo risco de queimadura não percebida.'
        : null,
    efeito: { semMoxa: true, retirarTerapias: qualquerUm(moxa, calorNosPes), retirarFrases: moxa },
  },
  {
    id: 'diabetes',
    gravidade: 'cautela',
    fonte: cnt,
    motivo: (_dados, relatos) =>
      menciona(relatos, diabetes, true) && !menciona(relatos, neuropatia, true)
        ? 'Diabetes informado: atenção à assepsia e à pele dos pés; a moxa, se usada, somente indireta; conferir se a pessoa se alimentou.'
        : null,
    efeito: { cautelaTerapias: { padrao: moxa, texto: 'Com diabetes, somente indireta e longe dos pés.' } },
  },
  {
    id: 'neoplasia',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.3`,
    motivo: (dados, relatos) =>
      dados.cancer === 'sim' || menciona(relatos, neoplasia, true)
        ? 'Doença oncológica informada: não agulhar, aquecer, massagear nem aplicar ventosa sobre o tumor, cicatrizes recentes ou membro com linfedema; combinar o cuidado com a equipe de oncologia e conferir plaquetas e neutrófilos.'
        : null,
    efeito: {
      semEletro: true,
      semDispersar: true,
      retencaoMax: 20,
      retirarTerapias: qualquerUm(eletro, sangria, agulhasQueFicam),
      retirarFrases: qualquerUm(eletro, sangria),
      cautelaTerapias: {
        padrao: /\b(ventosa\w*|gua ?sha|massagem|tui ?na|moxa\w*|moxibust\w*)\b/,
        texto: 'Nunca sobre a região tratada; somente com o acordo da oncologia.',
      },
    },
  },
  {
    id: 'linfedema',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.3; White, Cummings e Filshie (2018)`,
    motivo: (_dados, relatos) =>
      menciona(
        relatos,
        /\b(linfedema\w*|esvaziamento axilar|mastectomi\w*|retirada d[oe]s? (linfonodos?|ganglios?))\b/,
        true,
      )
        ? 'Linfedema ou retirada de linfonodos informada: o membro em risco não é agulhado, aquecido nem massageado.'
        : null,
    efeito: {
      cautelaPontos: { codigos: pontosDosMembros, texto: 'Nunca no membro com linfedema ou em risco' },
      cautelaTerapias: {
        padrao: /\b(massagem|tui ?na|gua ?sha|ventosa\w*|moxa\w*)\b/,
        texto: 'Nunca no membro em risco.',
      },
    },
  },
  {
    id: 'risco_de_infeccao',
    gravidade: 'evitar',
    fonte: `${oms}, seção 1; ${cnt}`,
    motivo: (_dados, relatos) =>
      menciona(relatos, imunossupressao, true)
        ? 'Imunidade reduzida ou prótese de valva cardíaca informada: assepsia rigorosa, sem agulhas que ficam na pele e sem sangria.'
        : null,
    efeito: {
      retirarTerapias: qualquerUm(sangria, agulhasQueFicam),
      retirarFrases: qualquerUm(sangria, agulhasQueFicam),
    },
  },
  {
    id: 'trombose',
    gravidade: 'evitar',
    fonte: `${cnt}, massagem e gua sha`,
    motivo: (_dados, relatos) =>
      menciona(relatos, /\b(trombose\w*|tvp|embolia( pulmonar)?|flebite|tromboflebite)\b/, true)
        ? 'Trombose ou flebite informada: sem massagem, ventosa ou raspagem nas pernas; sinais recentes pedem avaliação médica antes.'
        : null,
    efeito: {
      retirarTerapias: /\b(reflexolog\w*|drenagem)\b/,
      cautelaTerapias: {
        padrao: /\b(massagem|tui ?na|gua ?sha|ventosa\w*)\b/,
        texto: 'Nunca nas pernas, por causa da trombose informada.',
      },
    },
  },
  {
    id: 'figado_ou_rins',
    gravidade: 'evitar',
    fonte: 'Bensky, Chinese Herbal Medicine: Materia Medica, 3ª ed. (2004), toxicidade; ANVISA, RDC 26/2014',
    motivo: (_dados, relatos) =>
      menciona(relatos, figadoOuRins, true)
        ? 'Doença do fígado ou dos rins informada: fitoterapia somente com liberação médica, por isso não é proposta.'
        : null,
    efeito: { retirarTerapias: /\bfitoterap\w*\b/, retirarFrases: /\bfitoterap\w*\b/ },
  },
  {
    id: 'restricao_de_liquidos',
    gravidade: 'cautela',
    fonte: 'Sociedade Brasileira de Cardiologia, Diretriz de Insuficiência Cardíaca (2018); KDIGO (2024)',
    motivo: (_dados, relatos) =>
      menciona(relatos, restricaoDeLiquidos, true)
        ? 'Insuficiência cardíaca ou renal informada: a quantidade de líquidos e de sal é a que o médico indicou.'
        : null,
    efeito: {
      cautelaOrientacoes: {
        padrao: /\b(agua|liquidos|chas?|caldos?|copos)\b/,
        texto: 'A quantidade de líquidos é a que o médico indicou.',
      },
    },
  },
  {
    id: 'tendencia_a_desmaio',
    gravidade: 'cautela',
    fonte: `${oms}, seção 3.3`,
    motivo: (_dados, relatos) =>
      menciona(
        relatos,
        /\b(desmai\w*|sincopes?|vaso-? ?vagal|(medo|pavor|fobia|panico) (de|a) agulhas?|pressao (muito )?baixa|hipotens\w*)\b/,
        true,
      )
        ? 'Desmaio, pressão baixa ou medo de agulha informado: atender deitado, com poucas agulhas finas na primeira sessão, e levantar devagar.'
        : null,
    efeito: { retencaoMax: 20 },
  },
];

const diabetes =
  /\b(diabete\w*|diabetic\w*|dm ?-?(1|2|i|ii)|metformina|glifage|insulina|glibenclamida|gliclazida|diamicron|dapagliflozina|forxiga|jardiance)\b/;
const neuropatia =
  /\b(neuropati\w*|pe diabetico|(perd\w+|diminui\w+|falta)( \w+)? (d[ea]|a) sensibilidade|formigamento\w*|formigando|formigam|dormencia\w*|parestesi\w*|pes?( \w+){0,2} dormentes?|dormentes? (n?os|do) pes?|nao (sent\w*|sint\w*)( \w+){0,2} (os|meus|dos|nos) pes|ulceras? nos? pes?)\b/;
const insensivel =
  /\b(neuropati\w*|hanseniase|lepra|paraplegi\w*|tetraplegi\w*|lesao medular|polineuropati\w*|siringomielia|(perd\w+|diminui\w+|falta|sem)( \w+)? (d[ea] |a )?sensibilidade( \w+){0,3} (pele|pes?|pernas?|maos?|calor|bracos?)|nao sent\w* (o )?calor)\b/;
const neoplasia =
  /\b(cancer\w*|tumor(es)?\b(?! benign)|neoplasia\w*|carcinoma\w*|adenocarcinoma\w*|metast\w*|quimio\w*|radioterap\w*|imunoterapia|leucemi\w*|linfomas?|melanoma\w*|sarcoma\w*|mieloma\w*|glioma\w*|oncolog\w*|tamoxifeno|anastrozol|letrozol|ca de (mama|prostata|colo|tireoide|pulmao|intestino|ovario|pele|utero))\b/;
const imunossupressao =
  /\b(imunos?-?(supress\w*|suprim\w*|deprim\w*|deficien\w*)|imunidade (muito )?baixa|transplant\w*|hiv|aids|metotrexato|azatioprina|ciclosporina|tacrolimo|micofenolato|adalimumabe|humira|infliximabe|rituximabe|neutropeni\w*|prednisona|prednisolona|(protese|valvula|valva)( \w+){0,2} (valvar|mecanica|biologica|cardiaca|no coracao)|endocardite)\b/;
const figadoOuRins =
  /\b(cirrose|hepatite|hepatopati\w*|insuficiencia (hepatica|renal)|doenca (renal|hepatica)|doenca (do figado|dos rins)|hemodialise|dialise|rim transplantado)\b/;
const restricaoDeLiquidos =
  /\b(insuficiencia (cardiaca|renal)|coracao (fraco|inchado|grande)|hemodialise|dialise|restricao de (liquidos?|agua|sal)|doenca renal)\b/;
