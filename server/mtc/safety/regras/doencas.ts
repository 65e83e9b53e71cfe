// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), sections 1, 2.3, 3.3, 3.9 and 4; CCAOM, Clean
// Needle Technique Manual (7th ed., 2015); White, Cummings and Filshie, An Introduction to Western Medical Acupuncture (2018).

import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { pressoesPorPostura } from '../contado.ts';
import { certezaDoPadrao, lugaresDoPadrao } from '../dito.ts';
import type { Frase } from '../frase.ts';
import { ladoComum, lugaresDe } from '../lugar-do-corpo.ts';
import { nomesDeCorticoide } from '../nomes-por-uso.ts';
import { emQuimioterapia } from '../perigos-juntos.ts';
import {
  extrasDaPerna,
  extrasDoBraco,
  extrasDosPes,
  pontosDaPerna,
  pontosDoBraco,
  pontosDoQuadranteDoBraco,
  pontosDosPes,
  pontosJuntoAFigadoEBaco,
  pontosSobreFigadoEBaco,
} from '../pontos-de-risco.ts';
import { temFim } from '../porta.ts';
import { lerDuracoes } from '../quantidades.ts';
import {
  agulhasQueFicam,
  aoRelatar,
  calorNosPes,
  cnt,
  type EfeitoClinico,
  type Lado,
  moxa,
  oms,
  qualquerUm,
  type RegraClinica,
  relatada,
  sangria,
  semCorrenteNemSangria,
} from '../regra.ts';
import { certezaNaFrase, Relatos } from '../relatos.ts';
import { remedioEmAberto } from '../remedios-de-varios-usos.ts';
import { semAgulhas } from './pedidos.ts';

const manuais = /\b(massagem|tui ?na|gua ?sha|ventosa\w*|moxa\w*)\b/;
const semCalorNosPes = new Set([...pontosDosPes, ...extrasDosPes]);

/** From this age on a fall is asked about: NICE counts older people from here. */
const idadeDeQuedas = 65;

const calorEPressao = /\b(ventosa\w*|gua ?sha|massagem|tui ?na|moxa\w*|moxibust\w*)\b/;
const cuidadoOncologico: EfeitoClinico = { ...semCorrenteNemSangria, semDispersar: true, retencaoMax: 20 };

const acucarComMedida = {
  padrao: /\b(mamao|ameixas?|maca|peras?|batata-doce|beterraba|mandioca|inhame|arroz|frutas?|mingaus?|mel)\b/,
  texto: 'Com diabetes, na quantidade que o médico ou a nutricionista indicou.',
};

/** Where the skin does not feel, it neither warns of a burn nor of a current that is too strong. */
const semCalorNemCorrente: EfeitoClinico = {
  semMoxa: true,
  semEletro: new Set([...pontosDoBraco, ...extrasDoBraco, ...pontosDaPerna, ...extrasDaPerna]),
  retirarTerapias: qualquerUm(moxa, calorNosPes),
  retirarFrases: moxa,
};

export const regrasDeDoenca: readonly RegraClinica[] = [
  {
    id: 'diabetes_com_neuropatia',
    gravidade: 'evitar',
    fonte: `${cnt}, segurança da moxabustão; ${oms}, seção 4 (perda de sensibilidade da pele)`,
    motivo: (_dados, relatos) =>
      relatada(diabetes, relatos) === 'certo' && sentePouco(relatos)
        ? 'Diabetes com sinais de neuropatia: sem moxa nem outro calor sobre a pele, pelo risco de queimadura não percebida; sem corrente elétrica em braços e pernas, porque a pessoa não sente a intensidade; agulhar pés e pernas somente com pele íntegra. Em casa, nada de água quente, bolsa quente nem andar descalço, e olhar os pés todo dia. Conferir se a pessoa se alimentou; com insulina, ter açúcar à mão.'
        : null,
    efeito: { ...semCalorNemCorrente, cautelaOrientacoes: acucarComMedida },
  },
  {
    id: 'perda_de_sensibilidade',
    gravidade: 'evitar',
    fonte: `${oms}, seções 3.9 e 4; ${cnt}`,
    lePlano: true,
    motivo: (dados, relatos, protocolo) =>
      relatada(diabetes, relatos) === 'certo' && sentePouco(relatos)
        ? null
        : relataInsensibilidade(dados, relatos, protocolo),
    efeito: semCalorNemCorrente,
  },
  {
    id: 'diabetes',
    gravidade: 'cautela',
    fonte: cnt,
    lePlano: true,
    motivo: (dados, relatos, protocolo) => {
      const certeza = relatada(diabetes, relatos);
      if (certeza === 'certo' && sentePouco(relatos)) return null;
      const remedio = certeza === 'incerto' ? remedioEmAberto(relatos.frases, 'antidiabetico') : '';
      if (remedio !== '')
        return `Confirme se há diabetes: a ficha traz ${remedio}, que se receita para mais de uma coisa, e não diz para quê. Até lá: ${cuidadoNoDiabetes}`;
      return relatos.nega('diabetes') && relatos.diz('antidiabetico')
        ? `Remédio para diabetes na ficha, que nega a doença: confirme com quem o receitou. Até lá: ${cuidadoNoDiabetes}`
        : relataDiabetes(dados, relatos, protocolo);
    },
    efeito: {
      semMoxa: semCalorNosPes,
      cautelaPontos: { codigos: semCalorNosPes, texto: 'Diabetes: sem moxa nos pés; agulhar somente pele íntegra' },
      cautelaTerapias: { padrao: moxa, texto: 'Com diabetes, somente indireta e longe dos pés.' },
      cautelaOrientacoes: acucarComMedida,
    },
  },
  {
    id: 'neoplasia',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.3`,
    lePlano: true,
    motivo: (dados, relatos, protocolo) => {
      const motivo = encerrado(relatos) ? null : relataNeoplasia(dados, relatos, protocolo);
      return motivo && emQuimioterapia(relatos) ? `${motivo} ${cuidadoNaQuimioterapia}` : motivo;
    },
    efeito: {
      ...cuidadoOncologico,
      cautelaTerapias: {
        padrao: calorEPressao,
        texto: 'Nunca sobre a região tratada; somente com o acordo da oncologia.',
      },
    },
  },
  {
    id: 'neoplasia_no_passado',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.3`,
    motivo: (_dados, relatos) =>
      encerrado(relatos) || (relatos.certeza(...neoplasia.sempre) === null && relatos.frases.some(contaCura))
        ? 'Doença oncológica tratada informada (retirada ou em remissão): não agulhar, aquecer, massagear nem aplicar ventosa sobre a cicatriz ou a região tratada, nem em membro com linfedema; confirme o acompanhamento. Nódulo ou lesão nova pede avaliação médica.'
        : null,
    efeito: {
      ...cuidadoOncologico,
      cautelaTerapias: { padrao: calorEPressao, texto: 'Nunca sobre a região tratada.' },
    },
  },
  {
    id: 'linfedema',
    gravidade: 'evitar',
    fonte: `${oms}, seção 2.3; White, Cummings e Filshie (2018)`,
    motivo: (dados, ditos) => {
      const relatos = comLinfonodos(ditos);
      const { membro, artigo } = nomeDoMembro(membroEmRisco(relatos));
      const cuidado = `${artigo} ${membro} não é agulhad${artigo}, aquecid${artigo}, massagead${artigo} nem apertad${artigo} (ventosa, garrote ou medida da pressão), mas a malha de compressão receitada fica.`;
      const certeza = relatada(linfedema, relatos);
      if (certeza === 'certo')
        return `Linfedema ou retirada de linfonodos informada: ${cuidado}${soDoOutroLado(membroEmRisco(relatos))}`;
      if (certeza === 'incerto' || operouMamaPorCancer(dados, relatos))
        return `Confirme se há linfedema ou se houve retirada de linfonodos, pois o texto não deixa claro. Até lá: ${cuidado}`;
      return null;
    },
    efeito: {},
    efeitoDe: (_dados, ditos) => {
      const membros = membroEmRisco(comLinfonodos(ditos));
      const { braco, perna, lado } = membros;
      const { membro, artigo } = nomeDoMembro(membros);
      const codigos = new Set([
        ...(braco ? [...pontosDoBraco, ...extrasDoBraco, ...pontosDoQuadranteDoBraco, ...costasDoBraco] : []),
        ...(perna ? [...pontosDaPerna, ...extrasDaPerna] : []),
      ]);
      // Without a side no point of the limb is safe; where arms and legs may both be at risk the note alone can say so.
      if (lado === null && braco !== perna)
        return {
          retirarNoLado: { codigos, lado: null },
          cautelaTerapias: { padrao: manuais, texto: `Nunca n${artigo} ${membro}.` },
        };
      const outro = lado === 'direito' ? 'esquerdo' : 'direito';
      return {
        ...(lado !== null && { semAgulhaNoLado: { codigos, lado } }),
        cautelaPontos: {
          codigos,
          texto:
            lado === null
              ? 'Nunca no membro com linfedema ou em risco'
              : `Somente do lado ${outro}: o ${lado} tem linfedema ou risco`,
        },
        cautelaTerapias: {
          padrao: manuais,
          texto: `Nunca n${artigo} ${membro}.`,
        },
      };
    },
  },
  {
    id: 'risco_de_infeccao',
    gravidade: 'evitar',
    fonte: `${oms}, seção 1; ${cnt}`,
    motivo: (_dados, relatos) => {
      const valva = relatada({ sempre: ['protese_valvar'] }, relatos);
      const duradouras = relatos.frases.filter((frase) => !cursoCurto(frase));
      const imunidade = relatada({ hoje: ['imunossupressao'] }, new Relatos(duradouras));
      const certas = [
        ...(imunidade === 'certo' ? ['imunidade reduzida'] : []),
        ...(valva === 'certo' ? ['prótese de valva cardíaca'] : []),
      ];
      const cuidado = 'assepsia rigorosa, sem agulhas que ficam na pele e sem sangria.';
      if (certas.length > 0) {
        const nome = certas.join(' e ');
        return `${nome.charAt(0).toUpperCase()}${nome.slice(1)}, por doença ou remédio informado: ${cuidado}`;
      }
      if (imunidade === null && valva === null) return null;
      return `Confirme se há ${imunidade === null ? 'prótese de valva cardíaca' : 'imunidade reduzida'}, pois o texto não deixa claro. Até lá: ${cuidado}`;
    },
    efeito: {
      retirarTerapias: qualquerUm(sangria, agulhasQueFicam),
      retirarFrases: qualquerUm(sangria, agulhasQueFicam),
    },
  },
  {
    id: 'trombose',
    gravidade: 'evitar',
    fonte: `${cnt}, massagem e gua sha`,
    lePlano: true,
    motivo: (dados, relatos, protocolo) =>
      relatos.certeza('trombose', 'trombose_recente') === 'incerto' && relatos.frases.some(negaTrombose)
        ? null
        : relataTrombose(dados, relatos, protocolo),
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
    lePlano: true,
    motivo: (dados, relatos, protocolo) =>
      relataPoucoLiquido(dados, relatos, protocolo) ??
      (relatos.frases.some((frase) => certezaDoPadrao(frase, abreviaOrgao) !== null)
        ? `Possível insuficiência cardíaca ou renal, pela ficha: ${quantoLiquido}`
        : relatos.frases.some(tomaDiuretico)
          ? `Confirme para que foi receitado o diurético da ficha, e se a água é limitada. Até lá: ${quantoLiquido}`
          : null),
    efeito: {
      retirarOrientacoes: /\b(seis a oito copos|oito copos|dois litros)\b/,
      cautelaOrientacoes: {
        // Only where drinking is the advice: said beside every soup it would be read nowhere.
        padrao: /\b(beba|copos|chas?)\b/,
        texto: 'A quantidade de líquidos é a que o médico indicou.',
      },
    },
  },
  {
    id: 'tendencia_a_desmaio',
    gravidade: 'cautela',
    fonte: `${oms}, seção 3.3`,
    lePlano: true,
    motivo: (dados, todos, protocolo) => {
      const relatos = semDesmaioCurado(todos);
      const ditas = tendencias
        .filter(({ condicao }) => relatada(condicao, relatos) === 'certo')
        .map(({ nome }) => nome);
      const agulhas = semAgulhas(relatos, dados)
        ? ''
        : ', na primeira sessão com agulhas finas em quatro pontos da tabela, no máximo,';
      return aoRelatar(
        { sempre: ['desmaio', 'vasovagal', 'medo_agulha'], hoje: ['hipotensao'] },
        {
          informado: `Risco de desmaio (${ditas.join(' e ')} na ficha)`,
          confirmar: 'se há desmaios, pressão baixa ou medo de agulha',
          cuidado: `atender deitado${agulhas} e levantar devagar.`,
        },
      )(dados, relatos, protocolo);
    },
    efeito: { retencaoMax: 20 },
  },
  {
    id: 'risco_de_queda',
    gravidade: 'cautela',
    fonte:
      'OMS, Step safely: strategies for preventing and managing falls across the life-course (2021); OMS (1999), seção 3.3',
    motivo: ({ idade }, relatos) => {
      const aoLevantar = relatos
        .frasesCom('tontura', 'vertigem_rotatoria', 'hipotensao')
        .some(({ texto }) => /\b(levant\w+|fic(a|ar|o) (de|em) pe|postural|ortostatic\w+)\b/.test(texto));
      const caiu = idade >= idadeDeQuedas && relatos.certeza('queda') !== null;
      if (!aoLevantar && !caiu) return null;
      const medida = relatos.frases.some((frase) => pressoesPorPostura(frase).emPe !== null);
      const afina = relatos.diz('anticoagulante', 'antiagregante');
      const dita = [...(aoLevantar ? ['tontura ao levantar'] : []), ...(caiu ? ['queda'] : [])].join(' e ');
      return `${dita.charAt(0).toUpperCase()}${dita.slice(1)}, na ficha: sentar por alguns minutos e ajudar a descer da maca, ${medida ? 'comparar a pressão com a que foi contada' : 'conferir a pressão deitado e em pé'}, e sugerir que o médico reveja os remédios${caiu ? `; pergunte quando caiu e se bateu a cabeça: pancada nova na cabeça pede avaliação no mesmo dia${afina ? ', ainda mais com o remédio que afina o sangue' : ''}; depois de uma queda de até três meses, dor de cabeça, sono demais, esquecimento ou passo inseguro novos também pedem médico` : ''}.`;
    },
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
    id: 'urticaria_ativa',
    gravidade: 'evitar',
    fonte: 'EAACI, Guideline for urticaria (2022): physical triggers; CCAOM (2015)',
    motivo: (_dados, relatos) =>
      urticariaHoje(relatos)
        ? 'Urticária ou vergões na ficha: sem ventosa, raspagem, massagem nem calor, porque pressão, atrito e calor fazem vergões; nada de agulha sobre o vergão. O antialérgico receitado não é parado por conta própria; vergões há mais de seis semanas pedem consulta médica.'
        : null,
    efeito: {
      semMoxa: true,
      retirarTerapias: qualquerUm(/\b(ventosa\w*|gua ?sha|massagem|tui ?na|reflexolog\w*)\b/, moxa, calorNosPes),
      retirarFrases: moxa,
      cautelaPontos: { codigos: null, texto: 'Pular onde houver vergão' },
    },
  },
  {
    id: 'pele_com_placas',
    gravidade: 'cautela',
    fonte: `${cnt}, pele doente; SBD, Consenso Brasileiro de Psoríase (2020), fenômeno de Koebner`,
    motivo: (_dados, relatos) => {
      const psoriase = relatos.diz('psoriase');
      if (!psoriase && (!relatos.diz('acne', 'erupcoes') || urticariaHoje(relatos))) return null;
      return `${psoriase ? 'Psoríase' : 'Lesões da pele'} na ficha: nada de agulha, moxa, ventosa, raspagem, óleo ou fita sobre ${psoriase ? 'placa; a pele que se fere pode formar placa nova' : 'a pele inflamada'}.`;
    },
    efeito: {
      cautelaPontos: { codigos: null, texto: 'Pular onde houver placa ou pele inflamada' },
      cautelaTerapias: {
        padrao: /\b(massagem|tui ?na|gua ?sha|ventosa\w*|moxa\w*|moxibust\w*)\b/,
        texto: 'Nunca sobre placa ou pele inflamada.',
      },
    },
  },
  {
    id: 'pele_lesada',
    gravidade: 'cautela',
    fonte: `${cnt}, pele doente`,
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

const vergoes = /\b(vergao|vergoes|urticaria)\b/;

/** Told of today, and not as what an allergen once did. */
function urticariaHoje(relatos: Relatos): boolean {
  return relatos.frases.some(
    (frase) =>
      frase.campo !== 'alergias' &&
      frase.campo !== 'objetivosCliente' &&
      (frase.sinais.get('urticaria') === 'certo' || certezaDoPadrao(frase, vergoes) === 'certo'),
  );
}

/** "Prednisona semana passada, 5 dias": a short course that is over weakens nobody for long. */
function cursoCurto({ palavras, texto, lugares }: Frase): boolean {
  const corticoide = (lugares.get('imunossupressao') ?? []).every(([de, ate]) =>
    palavras.slice(de, ate).some(({ forma }) => /^corticoid/.test(forma) || nomesDeCorticoide.has(forma)),
  );
  const curto = lerDuracoes(palavras).some((dias) => dias <= 14);
  return lugares.has('imunossupressao') && corticoide && (curto || /\b(semana|mes) passad[oa]\b/.test(texto));
}

const quantoLiquido = 'a quantidade de líquidos e de sal é a que o médico indicou.';
const relataPoucoLiquido = aoRelatar(
  { sempre: ['insuficiencia_cardiaca', 'doenca_renal'], hoje: ['restricao_liquidos'] },
  {
    informado: 'Insuficiência cardíaca ou renal informada',
    confirmar: 'se há insuficiência cardíaca ou renal',
    cuidado: quantoLiquido,
  },
);
/** A full stop after "insuf" ends a sentence, so the organ stands alone in the next. */
const abreviaOrgao = /\b(icc|drc|irc|insuf (cardiaca|renal)|dialise|hemodialise)\b|^(cardiaca|renal)\b/;
const diureticoForte = /\b(furosemida|lasix|bumetanida|espironolactona|aldactone)\b/;
/** Spironolactone is given for skin and hair, too. */
const espironolactona =
  /\b(espironolactona|aldactone)\b(?=.*\b(acne|espinhas?|pelos?|hirsut\w+|cabelos?|queda|sop|ovarios?|pele)\b)/;

function tomaDiuretico(frase: Frase): boolean {
  return certezaDoPadrao(frase, diureticoForte) === 'certo' && !espironolactona.test(frase.texto);
}

const neoplasia = { resposta: 'cancer', sempre: ['cancer', 'oncologia'] } as const;
const relataNeoplasia = aoRelatar(neoplasia, {
  informado: 'Doença oncológica informada',
  confirmar: 'se há ou houve doença oncológica',
  cuidado:
    'não agulhar, aquecer, massagear nem aplicar ventosa sobre o tumor, cicatrizes recentes ou membro com linfedema; combinar o cuidado com a equipe de oncologia e, durante quimioterapia ou radioterapia, conferir plaquetas e neutrófilos.',
});

const cuidadoNaQuimioterapia =
  'Febre de 37,8 °C ou mais, ou calafrio, é pronto atendimento na hora, sem esperar a sessão; nada sobre o cateter nem ao redor dele.';

/** "Curada de um linfoma" is read as a denial of it, and still tells that it was. */
const contaCura = ({ texto, marcas }: Frase) =>
  /\b(curad[oa]s?|livre|curou se) d[eo] (um )?(cancer|ca|tumor|linfoma|leucemia|melanoma|carcinoma)\b/.test(texto) &&
  !marcas.every(({ deOutro }) => deOutro);

/** Every cancer that the texts tell is told as removed, cured or in remission, and no treatment runs. */
function encerrado(relatos: Relatos): boolean {
  const contados = relatos.frases.filter(
    (frase) => certezaNaFrase(frase, neoplasia.sempre) !== null && !soOTratamento(frase),
  );
  const emCurso = relatos
    .frasesCom('tratamento_oncologico')
    .some(({ palavras, lugares }) =>
      (lugares.get('tratamento_oncologico') ?? []).some(([de, ate]) =>
        palavras
          .slice(Math.max(0, de - 3), ate)
          .some(({ forma }) => /^(em|fazendo|faz|sessao|sessoes|ciclos?|metasta\w+|atual)$/.test(forma)),
      ),
    );
  return contados.length > 0 && !emCurso && contados.every((frase) => acabou(frase, relatos));
}

const terminou = /\b(retirad[oa]s?|removid[oa]s?|operad[oa]s?|tratou|tratad[oa]s?|termin\w+|acab(ou|ei))\b/;
const curou =
  /\b(curad[oa]s?|curou|cura|remissao|livre d[aeo] (doenca|cancer)|sem (doenca|recidiva|sinal)|alta (da oncologia|do oncologista|d[ao] (doenca|tratamento|cancer))|venc(eu|i)|(nunca|nao) (mais )?volt(ou|aram)|recebeu alta|teve alta|zerad[oa]|esta limp[oa]|(revis(ao|oes)|controle|seguimento|acompanhamento)( \w+){0,12} (em ordem|em dia|limp[oa]|normal|normais|ok))\b/;

/** The sentence says it, or the one behind it: "Câncer de mama em 2023; hoje em remissão". */
function acabou(frase: Frase, relatos: Relatos): boolean {
  const seguinte = relatos.perto(frase).at(-1);
  const lugares = neoplasia.sempre.flatMap((sinal) => frase.lugares.get(sinal) ?? []);
  const comFim = lugares.length > 0 && lugares.every((lugar) => temFim(frase.palavras, lugar, []));
  return comFim || terminou.test(frase.texto) || curou.test(`${frase.texto} ${seguinte?.texto ?? ''}`);
}

/** "O formigamento que ficou da quimio" names no other cancer. */
function soOTratamento({ palavras, lugares }: Frase): boolean {
  return neoplasia.sempre
    .flatMap((sinal) => lugares.get(sinal) ?? [])
    .every(([de, ate]) =>
      palavras
        .slice(de, ate)
        .every(({ forma }) =>
          /^(quimio\w*|radio\w*|anastrozol|letrozol|exemestano|tamoxifeno|oncolog\w+|fazer|fez|fazendo)$/.test(forma),
        ),
    );
}

const relataTrombose = aoRelatar(
  { sempre: ['trombose', 'trombose_recente'] },
  {
    informado: 'Trombose ou flebite informada',
    confirmar: 'se há ou houve trombose ou flebite',
    cuidado: 'sem massagem, ventosa ou raspagem nas pernas; sinais recentes pedem avaliação médica antes.',
  },
);

function negaTrombose({ texto }: Frase): boolean {
  return /\b(nunca|nao|jamais) (tive|teve|houve|ha)( \w+)? (tvp|tromboses?|flebite)\b/.test(texto);
}

const linfedema = { sempre: ['linfedema'] };

const semLinfonodos =
  /\b((tir(ei|ou|aram|ado|ada|ados|adas|ar)|retir\w+|remov\w+|extra(i|iu|iram|idos?)|operou|operei|perd(i|eu))( (?!tem|tenho|com|sem|ha)\w+){0,12} (linfonodos?|ganglios?|nodulos linfaticos)( sentinela)?( (d[ao]s?|na|no) (axilas?|axilar|virilhas?|sovaco))?|(linfonodos?|ganglios?)( \w+){0,5} (retirad|removid|tirad)[oa]s?|esvaziamento (axilar|inguinal|ganglionar|d[ao]s? (axilas?|virilhas?))|linfadenectomia|(mastectomia|quadrantectomia)( \w+){0,3} (com|e) (a )?(axila|esvaziamento|linfonodos?|ganglios?))\b/;

/** In shorthand: "esvaz. axilar E" is two sentences to the reader. */
const esvaziamentoAbreviado =
  /\b(esvaz\w*|linfadenect\w*)( \w+)? (axilar?|inguinal|axilas?|ganglionar)\b|^(axilar|inguinal)\b/;
const bracoQueIncha =
  /\bbracos?( (e|d|esquerd[oa]|direit[oa]|que|fica|ficou|vive|esta|ta|todo|sempre|desde|entao))* (inch\w+|edemaciad\w+)\b/;
const depoisDoEsvaziamento =
  /\b(esvaz\w*|linfonodos?|ganglios?|axila|axilar|melanoma|mastectomia|quadrantectomia|bracadeira|manga (de compressao|compressiva|elastica)|linfaticos?)\b/;

/** Where a sentence tells a limb that lost its lymph nodes, by an operation or by the swelling that it left. */
function lugaresDoEsvaziamento(frase: Frase, { frases }: Relatos): (readonly [number, number])[] {
  const doCampo = frases.filter(({ campo }) => campo === frase.campo);
  const abreviado = doCampo.some(({ texto }) => /\b(esvaz|linfadenect)\w*/.test(texto));
  return [
    ...lugaresDoPadrao(frase, semLinfonodos),
    ...(abreviado ? lugaresDoPadrao(frase, esvaziamentoAbreviado) : []),
    ...(doCampo.some(({ texto }) => depoisDoEsvaziamento.test(texto)) ? lugaresDoPadrao(frase, bracoQueIncha) : []),
  ];
}

/** Behind the arm, on the back: they drain with it. */
const costasDoBraco: readonly string[] = [
  ...Array.from({ length: 7 }, (_, passo) => `BL${11 + passo}`),
  ...Array.from({ length: 6 }, (_, passo) => `BL${41 + passo}`),
];

/** The side that is left, in words, so that no session takes the other one. */
function soDoOutroLado({ lado, braco, perna }: ReturnType<typeof membroEmRisco>): string {
  if (lado === null || braco === perna) return '';
  const onde = braco ? 'Braço, mão, axila e alto do tronco' : 'Perna e pé';
  return ` ${onde} do lado ${lado}: nada, em nenhuma sessão; os pontos dali são feitos só do lado ${lado === 'direito' ? 'esquerdo' : 'direito'}.`;
}

/** What is told, with the lymph nodes that the words tell as taken out, in whatever form. */
function comLinfonodos(relatos: Relatos): Relatos {
  return new Relatos(
    relatos.frases.map((frase) => {
      const lugares = lugaresDoEsvaziamento(frase, relatos);
      if (lugares.length === 0 || frase.campo === 'objetivosCliente') return frase;
      return {
        ...frase,
        sinais: new Map([...frase.sinais, ['linfedema', 'certo']]),
        lugares: new Map([...frase.lugares, ['linfedema', [...(frase.lugares.get('linfedema') ?? []), ...lugares]]]),
      };
    }),
  );
}

/** "O braço esquerdo", "a perna em risco". */
function nomeDoMembro({ braco, perna, lado }: ReturnType<typeof membroEmRisco>): { membro: string; artigo: string } {
  const membro = braco === perna ? 'membro' : braco ? 'braço' : 'perna';
  const artigo = membro === 'perna' ? 'a' : 'o';
  const qual = lado === null ? 'em risco' : lado === 'direito' ? `direit${artigo}` : `esquerd${artigo}`;
  return { membro: `${membro} ${qual}`, artigo };
}

/** A breast that was taken out for a cancer may have cost lymph nodes; one taken out for another reason does not. */
function operouMamaPorCancer(dados: DadosAnamnese, relatos: Relatos): boolean {
  const cancer = dados.cancer === 'sim' || relatada({ sempre: neoplasia.sempre }, relatos) !== null;
  return cancer && relatos.certeza('cirurgia_mama') !== null && !relatos.nega('linfedema');
}

const membros = {
  braco: /^(bracos?|maos?|mamas?|seios?|axilas?|axilar|sovaco|mastectomia|quadrantectomia|quadrante)$/,
  perna: /^(pernas?|pes?|coxas?|virilhas?|inguinal|elefantiase)$/,
} as const;

/** The limbs that are told to be at risk: both kinds when none is named; the side when only one is told. */
function membroEmRisco(relatos: Relatos): { braco: boolean; perna: boolean; lado: Lado | null } {
  const sinais = ['linfedema', 'cirurgia_mama', 'cancer'];
  const ditos = relatos.frases
    .filter((frase) => sinais.some((sinal) => frase.sinais.has(sinal)))
    .flatMap((frase) => lugaresDe(frase, sinais, membros));
  const braco = ditos.some(({ parte }) => parte === 'braco');
  const perna = ditos.some(({ parte }) => parte === 'perna');
  const nenhum = !braco && !perna;
  return { braco: braco || nenhum, perna: perna || nenhum, lado: ladoComum(ditos.map(({ lado }) => lado)) };
}

/** What makes a client faint, each by its name: a note names only what was told. */
/** A faint whose cause was taken away, as before a pacemaker, says nothing of a needle. */
function semDesmaioCurado({ frases }: Relatos): Relatos {
  return new Relatos(
    frases.map((frase) => {
      const lugares = frase.lugares.get('desmaio') ?? [];
      if (lugares.length === 0 || !lugares.every(([de]) => frase.marcas[de]?.curada)) return frase;
      return { ...frase, sinais: new Map([...frase.sinais].filter(([sinal]) => sinal !== 'desmaio')) };
    }),
  );
}

const tendencias = [
  { nome: 'desmaio', condicao: { sempre: ['desmaio', 'vasovagal'] } },
  { nome: 'pressão baixa', condicao: { hoje: ['hipotensao'] } },
  { nome: 'medo de agulha', condicao: { sempre: ['medo_agulha'] } },
] as const;

const cuidadoNoDiabetes =
  'atenção à assepsia e à pele dos pés, onde não se usa moxa; em outros lugares a moxa, se usada, somente indireta; conferir se a pessoa se alimentou.';
const diabetes = { hoje: ['antidiabetico'], duradoura: ['diabetes'] };
const relataDiabetes = aoRelatar(diabetes, {
  informado: 'Diabetes informado',
  confirmar: 'se há diabetes hoje',
  cuidado: cuidadoNoDiabetes,
});

const relataInsensibilidade = aoRelatar(
  { sempre: ['neuropatia', 'insensibilidade'] },
  {
    informado: 'Perda de sensibilidade da pele informada',
    confirmar: 'se há perda de sensibilidade da pele',
    cuidado:
      'sem moxa nem outro calor, pelo risco de queimadura não percebida; sem corrente elétrica em braços e pernas, porque a pessoa não sente a intensidade.',
  },
);

/** What in a diabetic speaks for a neuropathy. */
const pesQueQueimam =
  /\b(queima\w*|ardencia|ardendo|ard(e|em)|fogo)( \w+){0,4} (pes?|solas?)\b|\b(pes?|solas?)( \w+){0,4} (queima\w*|ardendo|ard(e|em)|em brasa|fogo)\b/;

function sentePouco(relatos: Relatos): boolean {
  // Feet that burn feel little, too.
  return (
    relatos.diz('neuropatia', 'insensibilidade', 'dormencia', 'formigamento') ||
    relatos.frases.some((frase) => certezaDoPadrao(frase, pesQueQueimam) === 'certo')
  );
}
