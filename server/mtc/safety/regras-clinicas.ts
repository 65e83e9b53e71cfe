import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { menstrualAge } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { SegurancaNota } from '@meridia/shared/relatorio.ts';
import { menciona, normalizar } from './mencoes.ts';
import {
  extrasEvitarGestacao,
  pontosCautelaGestacao,
  pontosEvitarGestacao,
  pontosNobres,
  pontosToracicos,
} from './pontos-de-risco.ts';

const oms = 'OMS, Guidelines on Basic Training and Safety in Acupuncture (1999)';
const cnt = 'CCAOM, Clean Needle Technique Manual, 7ª ed. (2015)';

/** What a rule does to the content. Patterns are matched on normalised text. */
export interface EfeitoClinico {
  /** WHO codes taken out. */
  retirarPontos?: ReadonlySet<string>;
  /** Extra points taken out, by pinyin. */
  retirarExtras?: ReadonlySet<string>;
  retirarAuriculares?: RegExp;
  /** Therapies and advice whose name or text mentions this, not denied, are taken out. */
  retirarTerapias?: RegExp;
  /** Sentences of the texts that propose this are taken out. */
  retirarFrases?: RegExp;
  semMoxa?: boolean;
  semEletro?: boolean;
  /** A caution written on the points; `null` codes mean every point. */
  cautelaPontos?: { codigos: ReadonlySet<string> | null; texto: string };
  /** Words added to the therapies that mention this. */
  cautelaTerapias?: { padrao: RegExp; texto: string };
  /** Words added to the advice that mentions this. */
  cautelaOrientacoes?: { padrao: RegExp; texto: string };
}

export interface RegraClinica {
  id: string;
  gravidade: SegurancaNota['gravidade'];
  fonte: string;
  /** The reason, as the therapist reads it; null when the rule does not apply. */
  motivo: (dados: DadosAnamnese, relatos: string) => string | null;
  efeito: EfeitoClinico;
  /** The note appears only when the content was changed by the rule. */
  somenteSeMudar?: true;
}

const eletro = /\beletro ?-?(acupuntura|estimula\w*|terapia|puntura)?\b|\bcorrente eletrica\b|\btens\b/;
const sangria =
  /\b(micro ?-?)?sangrias?\b|\bsangrar\b|\bsangramento terapeutico\b|\blanceta\w*\b|\bagulha triangular\b/;
const moxa = /\bmoxa\w*\b|\bmoxibust\w*\b/;
const auricularesDeParto = /\b(utero|uterin\w*|ovari\w*|endocrin\w*|pelv\w*|genita\w*|anexos|gonad\w*)\b/;

const efeitoGestacao: EfeitoClinico = {
  retirarPontos: pontosEvitarGestacao,
  retirarExtras: extrasEvitarGestacao,
  retirarAuriculares: auricularesDeParto,
  retirarTerapias: new RegExp(`${eletro.source}|${sangria.source}`),
  retirarFrases: new RegExp(`${eletro.source}|${sangria.source}`),
  semEletro: true,
  cautelaPontos: {
    codigos: pontosCautelaGestacao,
    texto: 'Gestação: só com inserção rasa e estímulo suave; evitar a partir do quarto mês',
  },
  cautelaTerapias: {
    padrao:
      /\b(ventosa\w*|gua ?sha|moxa\w*|moxibust\w*|massagem|tui ?na|fitoterap\w*|oleos? essencia\w*|aromaterap\w*)\b/,
    texto: 'Na gestação, somente com o acordo de quem acompanha o pré-natal, e nunca sobre abdome, lombar ou sacro.',
  },
  cautelaOrientacoes: {
    padrao: /\b(canela|arruda|boldo|sene|artemisia|ginseng|angelica|dong quai|gengibre em capsula\w*)\b/,
    texto: 'Na gestação, confirme antes com quem acompanha o pré-natal.',
  },
};

export const regrasClinicas: readonly RegraClinica[] = [
  {
    id: 'gestacao',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.1`,
    motivo: (dados, relatos) => {
      if (dados.gestante === 'sim' || menciona(relatos, gravidezAtual, true)) {
        return 'Gestação informada: ficam de fora pontos que podem estimular contrações, o baixo abdome, a região lombossacra e os auriculares ligados ao parto, pois o trimestre não é conhecido.';
      }
      if (!podeGestar(dados)) return null;
      if (dados.gestante === 'desconheco' || (dados.gestante === null && dados.cicloRegular === 'amenorreia')) {
        return 'Gestação não descartada em idade fértil: até que se confirme, valem os mesmos cuidados da gestação.';
      }
      return menciona(relatos, /\btentando engravidar\b|\btentante\b/)
        ? 'Tentativa de engravidar informada: como a gestação pode estar no início, valem os mesmos cuidados.'
        : null;
    },
    efeito: efeitoGestacao,
  },
  {
    id: 'gestacao_nao_perguntada',
    gravidade: 'cautela',
    fonte: `${oms}, seção 2.1`,
    motivo: (dados) =>
      podeGestar(dados) && dados.gestante === null && dados.cicloRegular !== 'amenorreia'
        ? 'A pergunta sobre gestação ficou sem resposta: confirme antes de usar os pontos assinalados.'
        : null,
    efeito: {
      cautelaPontos: { codigos: pontosEvitarGestacao, texto: 'Confirmar antes que não há gestação' },
    },
    somenteSeMudar: true,
  },
  {
    id: 'marcapasso',
    gravidade: 'evitar',
    fonte: `${oms}, seção 4`,
    motivo: (dados, relatos) =>
      dados.marcapasso === 'sim' || menciona(relatos, /\bmarca-? ?passo\b|\bdesfibrilador\b|\bcdi implant\w*/, true)
        ? 'Marca-passo ou dispositivo cardíaco: nenhuma estimulação elétrica nem ímãs, em nenhum ponto.'
        : null,
    efeito: {
      semEletro: true,
      retirarTerapias: new RegExp(`${eletro.source}|\\b(magnet\\w*|imas?)\\b`),
      retirarFrases: new RegExp(`${eletro.source}|\\bmagnetoterapia\\b`),
    },
  },
  {
    id: 'anticoagulante',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.4`,
    motivo: (_dados, relatos) =>
      menciona(relatos, anticoagulantes, true)
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
          /\b(curcuma|acafrao-da-terra|ginkgo\w*|ginseng|omega ?-?3|alho em capsula\w*|angelica|dong quai|danshen)\b/,
        texto: 'Com anticoagulante em uso, confirme antes com o médico.',
      },
    },
  },
  {
    id: 'disturbio_de_coagulacao',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.4`,
    motivo: (_dados, relatos) =>
      menciona(
        relatos,
        /\b(hemofili\w*|von willebrand|plaquetopeni\w*|trombocitopeni\w*|plaquetas baixas|coagulopati\w*|disturbios? de coagulacao)\b/,
        true,
      )
        ? 'Distúrbio de coagulação informado: a acupuntura com agulhas pede liberação médica; sangria fica excluída.'
        : null,
    efeito: {
      retirarTerapias: sangria,
      retirarFrases: sangria,
      cautelaPontos: { codigos: null, texto: 'Somente com liberação médica; preferir acupressão' },
    },
  },
  {
    id: 'epilepsia',
    gravidade: 'evitar',
    fonte: `${oms}, seções 3 e 4; ${cnt}`,
    motivo: (_dados, relatos) =>
      menciona(
        relatos,
        /\b(epilep\w*|convulsao|convulsoes|crises? convulsivas?|crises? de ausencia|fenitoina|hidantal|fenobarbital|gardenal|carbamazepina|tegretol|levetiracetam|keppra|depakene|depakote|valproato)\b/,
        true,
      )
        ? 'Epilepsia, convulsão ou anticonvulsivante informados: sem estimulação elétrica e sem estímulo forte; manter a pessoa sob observação durante a sessão.'
        : null,
    efeito: {
      semEletro: true,
      retirarTerapias: eletro,
      retirarFrases: eletro,
      cautelaPontos: { codigos: pontosNobres, texto: 'Epilepsia: estímulo suave, sob observação' },
    },
  },
  {
    id: 'alergia_a_metal',
    gravidade: 'cautela',
    fonte: cnt,
    motivo: (dados, relatos) =>
      menciona(
        normalizar(dados.alergias ?? ''),
        /\b(niquel|metal|metais|aco( inox\w*)?|cromo|cobalto|prata|bijuteri\w*|agulhas?)\b/,
      ) || menciona(relatos, /\balergi\w* (a|ao|de|com|por) (niquel|metal|metais|bijuteri\w*|aco|agulhas?)\b/, true)
        ? 'Alergia a metal informada: usar agulhas sem níquel (ouro, titânio ou revestidas) e testar antes; na orelha, sementes em vez de agulhas ou esferas metálicas.'
        : null,
    efeito: {
      cautelaTerapias: {
        padrao: /\b(agulhas? (semi)?permanentes?|esferas?|auricul\w*|dermaticas?)\b/,
        texto: 'Com alergia a metal, preferir sementes fixadas com fita hipoalergênica.',
      },
    },
  },
  {
    id: 'alergia_a_artemisia',
    gravidade: 'evitar',
    fonte: cnt,
    motivo: (dados) =>
      menciona(normalizar(dados.alergias ?? ''), /\b(artemisia|losna|ambrosia|camomila|arnica|fumaca|asteracea\w*)\b/)
        ? 'Alergia a artemísia, a plantas da mesma família ou a fumaça: a moxa fica de fora.'
        : null,
    efeito: { semMoxa: true, retirarTerapias: moxa, retirarFrases: moxa },
  },
  {
    id: 'diabetes_com_neuropatia',
    gravidade: 'evitar',
    fonte: `${cnt}, segurança da moxabustão; ${oms}, seção 4 (perda de sensibilidade da pele)`,
    motivo: (_dados, relatos) =>
      menciona(relatos, diabetes, true) && menciona(relatos, neuropatia, true)
        ? 'Diabetes com sinais de neuropatia: sem moxa nem outro calor sobre a pele, pelo risco de queimadura não percebida; agulhar pés e pernas somente com pele íntegra.'
        : null,
    efeito: { semMoxa: true, retirarTerapias: moxa, retirarFrases: moxa },
  },
  {
    id: 'diabetes',
    gravidade: 'cautela',
    fonte: cnt,
    motivo: (_dados, relatos) =>
      menciona(relatos, diabetes, true) && !menciona(relatos, neuropatia, true)
        ? 'Diabetes informado: atenção à assepsia e à pele dos pés; a moxa, se usada, somente indireta; conferir se a pessoa se alimentou.'
        : null,
    efeito: {},
  },
  {
    id: 'neoplasia',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.3`,
    motivo: (_dados, relatos) =>
      menciona(
        relatos,
        /\b(cancer\w*|tumor(es)? malign\w*|neoplasia\w*|carcinoma\w*|metastas\w*|quimioterap\w*|radioterap\w*|leucemi\w*|linfoma\w*|melanoma\w*|sarcoma\w*|mieloma\w*)\b/,
        true,
      )
        ? 'Doença oncológica informada: não agulhar, aquecer, massagear nem aplicar ventosa sobre o tumor, cicatrizes recentes ou membro com linfedema; combinar o cuidado com a equipe de oncologia e conferir plaquetas e neutrófilos.'
        : null,
    efeito: {
      semEletro: true,
      retirarTerapias: new RegExp(`${eletro.source}|${sangria.source}`),
      retirarFrases: new RegExp(`${eletro.source}|${sangria.source}`),
      cautelaTerapias: {
        padrao: /\b(ventosa\w*|gua ?sha|massagem|tui ?na|moxa\w*|moxibust\w*)\b/,
        texto: 'Nunca sobre a região tratada; somente com o acordo da oncologia.',
      },
    },
  },
  {
    id: 'agulhamento_toracico',
    gravidade: 'cautela',
    fonte: `${oms}, seção 5`,
    motivo: () => 'Há pontos sobre a caixa torácica: inserção rasa e oblíqua, para não atingir pleura e pulmão.',
    efeito: { cautelaPontos: { codigos: pontosToracicos, texto: 'Tórax: inserção rasa e oblíqua' } },
    somenteSeMudar: true,
  },
  {
    id: 'agulhamento_em_area_nobre',
    gravidade: 'cautela',
    fonte: `${oms}, seção 5`,
    motivo: () => 'Há pontos perto de olhos, nuca ou grandes vasos: somente com técnica segura, sem inserção profunda.',
    efeito: { cautelaPontos: { codigos: pontosNobres, texto: 'Área nobre: profundidade mínima' } },
    somenteSeMudar: true,
  },
];

/** Now, not once: "ficou grávida em 2010" is history. */
const gravidezAtual =
  /(?<!\b(ficou|quando|estava|foi|engravidou) )\bgravida\b|\bgestante de \d+|(?<!\b(teve|tive|apos) (uma )?)\bgestacao (de \d+|atual)/;

function podeGestar({ sexo, idade }: DadosAnamnese): boolean {
  return sexo !== 'masculino' && idade >= menstrualAge.min && idade <= menstrualAge.max;
}

/** Active substances and Brazilian brands (ANVISA, bulário eletrônico: anticoagulants and platelet inhibitors). */
const anticoagulantes =
  /\b(anti-?coagulante?s?|anti-?agregante?s?|varfarina|warfarina|marevan|coumadin|femprocumona|marcoumar|rivaroxabana|xarelto|apixabana|eliquis|dabigatrana|pradaxa|edoxabana|lixiana|heparina|enoxaparina|clexane|versa|fondaparinux|arixtra|clopidogrel|plavix|iscover|prasugrel|effient|ticagrelor|brilinta|ticlopidina|ticlid|cilostazol|aas|aspirina|acido acetilsalicilico|somalgin|afina(r|ndo)? o sangue)\b/;
const diabetes = /\b(diabetes|diabetic\w*|dm ?[12]|metformina|glifage|insulina)\b/;
const neuropatia =
  /\b(neuropati\w*|pe diabetico|(perda|diminuicao|falta) d[ea] sensibilidade|formigamento\w*|dormencia\w*|parestesi\w*|pes? dormentes?|nao sent\w* os pes)\b/;
