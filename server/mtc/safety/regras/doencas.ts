// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), sections 1, 2.3, 3.3, 3.9 and 4; CCAOM, Clean
// Needle Technique Manual (7th ed., 2015); White, Cummings and Filshie, An Introduction to Western Medical Acupuncture (2018).
import {
  extrasDosPes,
  pontosDosMembros,
  pontosDosPes,
  pontosJuntoAFigadoEBaco,
  pontosSobreFigadoEBaco,
} from '../pontos-de-risco.ts';
import {
  agulhasQueFicam,
  aoRelatar,
  calorNosPes,
  cnt,
  eletro,
  moxa,
  oms,
  qualquerUm,
  type RegraClinica,
  relatada,
  sangria,
} from '../regra.ts';
import type { Relatos } from '../relatos.ts';

const semCalorNosPes = new Set([...pontosDosPes, ...extrasDosPes]);

export const regrasDeDoenca: readonly RegraClinica[] = [
  {
    id: 'diabetes_com_neuropatia',
    gravidade: 'evitar',
    fonte: `${cnt}, segurança da moxabustão; ${oms}, seção 4 (perda de sensibilidade da pele)`,
    motivo: (_dados, relatos) =>
      relatada(diabetes, relatos) && sentePouco(relatos)
        ? 'Diabetes com sinais de neuropatia: sem moxa nem outro calor sobre a pele, pelo risco de queimadura não percebida; agulhar pés e pernas somente com pele íntegra.'
        : null,
    efeito: { semMoxa: true, retirarTerapias: qualquerUm(moxa, calorNosPes), retirarFrases: moxa },
  },
  {
    id: 'perda_de_sensibilidade',
    gravidade: 'evitar',
    fonte: `${oms}, seções 3.9 e 4; ${cnt}`,
    motivo: (dados, relatos, protocolo) =>
      relatada(diabetes, relatos) && sentePouco(relatos) ? null : relataInsensibilidade(dados, relatos, protocolo),
    efeito: { semMoxa: true, retirarTerapias: qualquerUm(moxa, calorNosPes), retirarFrases: moxa },
  },
  {
    id: 'diabetes',
    gravidade: 'cautela',
    fonte: cnt,
    motivo: (dados, relatos, protocolo) => (sentePouco(relatos) ? null : relataDiabetes(dados, relatos, protocolo)),
    efeito: {
      semMoxa: semCalorNosPes,
      cautelaPontos: { codigos: semCalorNosPes, texto: 'Diabetes: sem moxa nos pés; agulhar somente pele íntegra' },
      cautelaTerapias: { padrao: moxa, texto: 'Com diabetes, somente indireta e longe dos pés.' },
    },
  },
  {
    id: 'neoplasia',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.3`,
    motivo: aoRelatar(
      { resposta: 'cancer', sempre: ['cancer', 'oncologia'] },
      {
        informado: 'Doença oncológica informada',
        confirmar: 'se há ou houve doença oncológica',
        cuidado:
          'não agulhar, aquecer, massagear nem aplicar ventosa sobre o tumor, cicatrizes recentes ou membro com linfedema; combinar o cuidado com a equipe de oncologia e conferir plaquetas e neutrófilos.',
      },
    ),
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
    motivo: aoRelatar(
      { sempre: ['linfedema'] },
      {
        informado: 'Linfedema ou retirada de linfonodos informada',
        confirmar: 'se há linfedema ou retirada de linfonodos',
        cuidado: 'o membro em risco não é agulhado, aquecido nem massageado.',
      },
    ),
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
    motivo: aoRelatar(
      { sempre: ['protese_valvar'], hoje: ['imunossupressao'] },
      {
        informado: 'Imunidade reduzida ou prótese de valva cardíaca informada',
        confirmar: 'se há imunidade reduzida ou prótese de valva cardíaca',
        cuidado: 'assepsia rigorosa, sem agulhas que ficam na pele e sem sangria.',
      },
    ),
    efeito: {
      retirarTerapias: qualquerUm(sangria, agulhasQueFicam),
      retirarFrases: qualquerUm(sangria, agulhasQueFicam),
    },
  },
  {
    id: 'trombose',
    gravidade: 'evitar',
    fonte: `${cnt}, massagem e gua sha`,
    motivo: aoRelatar(
      { sempre: ['trombose', 'trombose_recente'] },
      {
        informado: 'Trombose ou flebite informada',
        confirmar: 'se há ou houve trombose ou flebite',
        cuidado: 'sem massagem, ventosa ou raspagem nas pernas; sinais recentes pedem avaliação médica antes.',
      },
    ),
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
    motivo: aoRelatar(
      { sempre: ['hepatopatia', 'cirrose', 'doenca_renal'] },
      {
        informado: 'Doença do fígado ou dos rins informada',
        confirmar: 'se há doença do fígado ou dos rins',
        cuidado: 'fitoterapia somente com liberação médica, por isso não é proposta.',
      },
    ),
    efeito: { retirarTerapias: /\bfitoterap\w*\b/, retirarFrases: /\bfitoterap\w*\b/ },
  },
  {
    id: 'restricao_de_liquidos',
    gravidade: 'cautela',
    fonte: 'Sociedade Brasileira de Cardiologia, Diretriz de Insuficiência Cardíaca (2018); KDIGO (2024)',
    motivo: aoRelatar(
      { sempre: ['insuficiencia_cardiaca', 'doenca_renal'], hoje: ['restricao_liquidos'] },
      {
        informado: 'Insuficiência cardíaca ou renal informada',
        confirmar: 'se há insuficiência cardíaca ou renal',
        cuidado: 'a quantidade de líquidos e de sal é a que o médico indicou.',
      },
    ),
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
    motivo: aoRelatar(
      { sempre: ['desmaio', 'vasovagal', 'medo_agulha'], hoje: ['hipotensao'] },
      {
        informado: 'Desmaio, pressão baixa ou medo de agulha informado',
        confirmar: 'se há desmaios, pressão baixa ou medo de agulha',
        cuidado: 'atender deitado, com poucas agulhas finas na primeira sessão, e levantar devagar.',
      },
    ),
    efeito: { retencaoMax: 20 },
  },
  {
    id: 'figado_ou_baco_aumentado',
    gravidade: 'evitar',
    fonte: `${oms}, seção 5.2; Deadman (2007), cautelas de F13, F14, VB24 e E19`,
    motivo: aoRelatar(
      { hoje: ['figado_aumentado', 'baco_aumentado', 'ascite'] },
      {
        informado: 'Fígado ou baço aumentado, ou líquido no abdome, informado',
        confirmar: 'se o fígado ou o baço está aumentado',
        cuidado:
          'pontos sobre eles ficam de fora; ao lado, somente inserção rasa; sem massagem, ventosa ou raspagem no abdome e abaixo das costelas.',
      },
    ),
    efeito: {
      retirarPontos: pontosSobreFigadoEBaco,
      cautelaPontos: {
        codigos: pontosJuntoAFigadoEBaco,
        texto: 'Fígado ou baço aumentado: inserção rasa e oblíqua',
      },
      cautelaTerapias: {
        padrao: /\b(massagem|tui ?na|gua ?sha|ventosa\w*)\b/,
        texto: 'Nunca no abdome nem abaixo das costelas, por causa do fígado ou do baço.',
      },
    },
  },
  {
    id: 'pele_lesada',
    gravidade: 'cautela',
    fonte: `${oms}, seção 5.1; ${cnt}`,
    motivo: aoRelatar(
      { hoje: ['pele_lesada', 'lesao_umida', 'pus', 'inflamacao_pus', 'ferida_lenta'] },
      {
        informado: 'Pele ferida, queimada ou infeccionada informada',
        confirmar: 'se há pele ferida, queimada ou infeccionada',
        cuidado: 'nada de agulha, calor, ventosa, massagem ou fita sobre ela nem logo ao lado.',
      },
    ),
    efeito: {
      cautelaPontos: { codigos: null, texto: 'Pular se a pele do local estiver ferida' },
      cautelaTerapias: {
        padrao:
          /\b(massagem|tui ?na|gua ?sha|ventosa\w*|moxa\w*|moxibust\w*|escalda-? ?pes|reflexolog\w*|auricul\w*)\b/,
        texto: 'Nunca sobre pele ferida.',
      },
    },
  },
];

const diabetes = { hoje: ['diabetes', 'antidiabetico'] };
const relataDiabetes = aoRelatar(diabetes, {
  informado: 'Diabetes informado',
  confirmar: 'se há diabetes hoje',
  cuidado:
    'atenção à assepsia e à pele dos pés, onde não se usa moxa; em outros lugares a moxa, se usada, somente indireta; conferir se a pessoa se alimentou.',
});

const relataInsensibilidade = aoRelatar(
  { sempre: ['neuropatia', 'insensibilidade'] },
  {
    informado: 'Perda de sensibilidade da pele informada',
    confirmar: 'se há perda de sensibilidade da pele',
    cuidado: 'sem moxa nem outro calor, pelo risco de queimadura não percebida.',
  },
);

/** What in a diabetic speaks for a neuropathy. */
function sentePouco(relatos: Relatos): boolean {
  return relatos.diz('neuropatia', 'insensibilidade', 'dormencia', 'formigamento');
}
