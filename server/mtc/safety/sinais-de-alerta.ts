import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { semOQueFoiDito } from '../diferenciacao/ja-dito.ts';
import { maiuscula } from '../writer/portugues.ts';
import { cab28, deJuntos, ng12, type Prazo, pedeAgora, type SinalDeAlerta } from './alarme.ts';
import { alarmesDaAtencaoBasica } from './alarmes.ts';
import { alarmesCronicos, fimDaInfancia } from './alarmes-cronicos.ts';
import { alarmeDaGestacao, gruposDaGestacao } from './alarmes-da-gestacao.ts';
import { alarmesDeRemedio } from './alarmes-de-remedio.ts';
import { alarmesDeRemedioECorpo, musculoQueSeDesfaz } from './alarmes-de-remedio-e-corpo.ts';
import { alarmesDeUrgencia } from './alarmes-de-urgencia.ts';
import { alarmesDoExame } from './alarmes-do-exame.ts';
import { alarmesDosRemedios } from './alarmes-dos-remedios.ts';
import { alarmeDaAnginaSemPeito } from './angina-sem-peito.ts';
import { falaQueDiz } from './citar.ts';
import { contaExame, eDaEmocao, esforcosSemQueixa, foiExaminado } from './coracao-examinado.ts';
import { alarmeDaUrina, pretasPelaComida, sangraAoEvacuar, sangueDeDentro, sangueDigerido } from './cores-de-sangue.ts';
import { desejaMorrer, queDormeMelhor, retiraODesejo } from './desejo-de-morrer.ts';
import { dizNaMesmaFrase, faixaDoAchado, lugaresDoPadrao } from './dito.ts';
import type { Certeza, Frase } from './frase.ts';
import { gravidezAConfirmar } from './gravidez-a-confirmar.ts';
import { exames, examinadoEIgual, jaExaminado } from './ja-examinado.ts';
import { acharTodos } from './mencoes.ts';
import { alarmeDoMonoxido } from './monoxido-de-carbono.ts';
import { nomesDeCorticoide } from './nomes-por-uso.ts';
import { criancaQuePara, pausasNoSono, respiracaoQuePara } from './pausas-no-sono.ts';
import { serveNaIdade } from './perguntas-por-idade.ts';
import {
  arteriteTemporal,
  caudaEquina,
  chegouAoPulmao,
  compressaoDaMedula,
  falaDoGrupo,
  febreNaQuimioterapia,
  gravidezForaDoUtero,
  intestinoAInvestigar,
  oMaisForte,
  pancadasRecentes,
  pertoDeUmPlano,
  quedaComSangueFino,
  sangramentoNaCabeca,
  sangraPeloIntestino,
  sepse,
  tromboseNaPerna,
} from './perigos-juntos.ts';
import {
  extrasDaPerna,
  pontosDaArteriaTemporal,
  pontosDaCabecaENuca,
  pontosDaPerna,
  pontosDoAnus,
  pontosDoPescoco,
} from './pontos-de-risco.ts';
import { preEclampsia } from './pre-eclampsia.ts';
import { lerDiasSemEvacuar, lerDuracoes, lerPerdasDePeso, lerPressoes } from './quantidades.ts';
import { escreverRede, lancarRede } from './rede.ts';
import { doresDeCabeca } from './regra.ts';
import { certezaNaFrase, lerRelatos, lerRelatosComIa, maisForte, Relatos } from './relatos.ts';
import { remediosNaFrase } from './remedios-na-frase.ts';
import { alarmeDaMenopausa, semSangueDaMenopausa } from './sangue-depois-da-menopausa.ts';
import { daSequela, formigaNaCrise, novoDeficit, paralisiaFacialConhecida, supoe, temSequela } from './sequelas.ts';
import { tireoideExplica } from './tireoide-acelerada.ts';
import { comUmSoPrazo } from './um-so-prazo.ts';

const ng127 = 'NICE NG127, Suspected neurological conditions';

/** What one sentence tells and another denies is asked about. */
const dizer =
  (...sinais: readonly string[]) =>
  (relatos: Relatos): Certeza | null => {
    const certeza = relatos.certeza(...sinais);
    const negada = relatos.frases.some(({ negados }) => sinais.some((sinal) => negados.has(sinal)));
    return certeza === 'certo' && negada ? 'incerto' : certeza;
  };

const febre = ['febre', 'febre_alta', 'febre_vespertina', 'febre_persistente'];
const dorNoPeito = ['dor_toracica', 'opressao_toracica'];
const sangue = [
  'sangue_fezes',
  'fezes_pretas',
  'vomito_sangue',
  'sangue_urina',
  'hemoptise',
  'sangue_boca',
  'sangramento_genital',
  'perda_sangue',
];
/** Blood in the urine has an alarm of its own. */
const foraDaUrina = sangue.filter((sinal) => sinal !== 'sangue_urina');
const gravidez = ['gestante', 'gravidez_escrita'];

const ng253 = 'NICE NG253, Suspected sepsis in people aged 16 or over';

/** What is scratched bleeds, and tells nothing of the blood. */
const sangraDeCocar = /\bcoc\w+( \w+){0,3} sangr\w+/;

/** A clot of the leg with breath, chest or a near faint told beside it. */
const noPulmao = {
  sinal: 'Sinais que podem ser de trombose na perna que chegou ao pulmão',
  conduta:
    'SAMU (192) agora. A pessoa fica sentada, não vai só e não dirige. Nada de agulha, massagem, ventosa, calor nem corrente, em nenhum lugar do corpo; depois da alta, o plano é refeito com os remédios que ela trouxer.',
  prazo: 'hoje',
} as const;

/** Chest pain of this moment, or with what goes with a heart attack (NICE CG95). */
const podeSerInfarto = {
  sinal: 'Dor ou aperto no peito que pode ser do coração',
  conduta:
    'SAMU (192) agora. A pessoa fica sentada, não anda e não dirige; não tratar antes. Dizer a quem atende a que horas começou e que remédios toma.',
  prazo: 'hoje',
} as const;

const aoSangrar =
  'avaliação médica em um ou dois dias, antes de tratar; fezes pretas ou vômito com sangue: pronto-socorro hoje; muito sangue ou tontura: SAMU (192).';

const intestinoQuePedeMedico = 'Sinais do intestino que pedem investigação médica sem demora';
const aoInvestigarOIntestino = (relatos: Relatos) =>
  `antes de tratar, que decide sobre hemograma e colonoscopia sem demora; não tratar como hemorroida até lá${relatos.certeza('hemorroidas') === null ? '' : ', mesmo que já tenha havido uma'}; sem massagem nem agulha funda no abdome. Sangramento volumoso, fezes pretas ou desmaio: SAMU (192).`;

const seHouverPensamento =
  'CVV 188 (24 horas, gratuito) e rede de saúde mental hoje; com plano ou meio à mão, SAMU (192).';

/** An open sore of the leg that somebody dresses and that grows smaller is followed already. */
function feridaCuidada(frase: Frase, relatos: Relatos): boolean {
  const texto = relatos
    .perto(frase)
    .map((uma) => uma.texto)
    .join(' ');
  return (
    /\b(curativos?|enfermeir\w+|moca do posto|posto)\b/.test(texto) &&
    /\b(diminuindo|diminuiu|fechando|cicatrizando|melhorando|menor|limpa|rasa)\b/.test(texto) &&
    !/\b(cresc\w+|aument\w+|fedor|cheiro ruim|sangra\w*|endurec\w+)\b/.test(texto)
  );
}

/** Complaints that a physician must see first. */
export const sinaisDeAlerta: readonly SinalDeAlerta[] = [
  alarmeDoMonoxido,
  gravidezAConfirmar,
  {
    id: 'risco_de_suicidio',
    prazo: 'hoje',
    perguntar: 'há um plano? há um meio à mão? quem fica com a pessoa hoje?',
    sinal: 'Pensamentos de morte ou de suicídio',
    juntos: (relatos) => ({ certeza: 'certo', ditos: pertoDeUmPlano(relatos) }),
    conduta:
      'perguntar com calma, também se há um plano, não deixar a pessoa só, combinar com a família que remédios e outros meios saiam do alcance e encaminhar hoje à rede de saúde mental, avisando quem receita. CVV 188 (24 horas, gratuito); com plano, meio à mão ou despedida: SAMU (192), e ninguém fica só.',
    quando: (relatos) =>
      oMaisForte(
        desejaMorrer(relatos),
        ...relatos.frases.map((frase) =>
          certezaNaFrase(frase, eFigura(frase) ? ['automutilacao'] : ['ideacao_suicida', 'automutilacao']),
        ),
      ),
    noPassado: 'encaminhar',
    fonte: 'ABP/CFM, Suicídio: informando para prevenir (2014)',
  },
  {
    id: 'modo_de_dizer',
    prazo: 'hoje',
    sinal: 'Vontade de morrer contada como modo de falar',
    conduta: seHouverPensamento,
    quando: ({ frases }) => (frases.some(retiraODesejo) ? 'passado' : null),
    noPassado: 'cautela',
    seDeAntes: ({ frases }) =>
      `“${falaQueDiz(frases, retiraODesejo) || 'vontade de sumir'}”, na ficha, é modo de falar ou é negado logo em seguida. Perguntar com calma se há pensamento de morte; se houver: ${seHouverPensamento}`,
    fonte: 'ABP/CFM, Suicídio: informando para prevenir (2014)',
  },
  deJuntos(sangramentoNaCabeca, {
    id: 'sangramento_na_cabeca',
    prazo: 'hoje',
    sinal: 'Pancada recente na cabeça com o que pode ser de um sangramento dentro dela',
    conduta:
      'SAMU (192) ou pronto-socorro agora, mesmo que a pancada tenha parecido leve; não tratar antes. Nenhum remédio é suspenso por conta própria: quem atende precisa saber qual é.',
    efeito: {
      retirarPontos: pontosDaCabecaENuca.codigos,
      retirarExtras: pontosDaCabecaENuca.extras,
      retirarTerapias: /\b(craniopuntura|ventosa\w*|gua ?sha|sangrias?)\b/,
    },
    fonte: 'NICE NG232, Head injury (2023)',
  }),
  deJuntos(quedaComSangueFino, {
    id: 'queda_com_anticoagulante',
    prazo: 'antes',
    sinal: 'Queda em quem toma remédio que afina o sangue, com mudança da cabeça ou do passo',
    conduta:
      'avaliação médica em um ou dois dias, antes de tratar, porque um sangramento dentro da cabeça pode aparecer semanas depois; o esquecimento também precisa ser examinado. Dor de cabeça forte, sono demais, vômito, fraqueza ou confusão: pronto-socorro agora. Nenhum remédio é suspenso por conta própria.',
    perguntar: 'há quantas semanas caiu? bateu a cabeça? o esquecimento é de antes ou de depois?',
    efeito: {
      retirarPontos: pontosDaCabecaENuca.codigos,
      retirarExtras: pontosDaCabecaENuca.extras,
      retirarTerapias: /\bcraniopuntura\b/,
    },
    fonte: 'NICE NG232, Head injury (2023); NICE NG97, Dementia (2018)',
  }),
  deJuntos(compressaoDaMedula, {
    id: 'compressao_da_medula',
    prazo: 'hoje',
    sinal: 'Sinais que podem ser de compressão da medula no pescoço',
    conduta:
      'encaminhar hoje a médico, sem esperar exame que esteja na fila. Até lá, nenhuma manipulação, tração ou estalo do pescoço, e nele nada de agulha, ventosa ou massagem. Força que cai, urina ou fezes que escapam: pronto-socorro agora.',
    efeito: {
      retirarPontos: pontosDoPescoco.codigos,
      retirarExtras: pontosDoPescoco.extras,
      retirarTerapias: /\b(tui ?na|massagem|quiropraxia|manipulac\w+|ventosa\w*|gua ?sha)\b/,
    },
    fonte: `${ng127}; BMJ, Degenerative cervical myelopathy (2018)`,
  }),
  deJuntos(febreNaQuimioterapia, {
    id: 'febre_na_quimioterapia',
    prazo: 'hoje',
    sinal: 'Febre ou calafrio durante a quimioterapia',
    conduta: 'pronto atendimento agora e aviso à oncologia; não tratar antes.',
    fonte: 'NICE CG151, Neutropenic sepsis (2012)',
  }),
  deJuntos(sepse, {
    id: 'infeccao_grave',
    prazo: 'hoje',
    sinal: 'Infecção com sinais de gravidade',
    conduta: 'pronto-socorro agora ou SAMU (192); não tratar antes.',
    fonte: ng253,
  }),
  deJuntos(intestinoAInvestigar, {
    id: 'intestino_a_investigar',
    prazo: 'antes',
    sinal: intestinoQuePedeMedico,
    perguntar: 'já fez colonoscopia, e quando?',
    conduta: 'avaliação médica nesta semana, antes de tratar.',
    // Blood has the deadline that it has alone.
    especie: (relatos) => ({
      sinal: intestinoQuePedeMedico,
      conduta: `avaliação médica ${sangraPeloIntestino(relatos) ? 'em um ou dois dias' : 'nesta semana'}, ${aoInvestigarOIntestino(relatos)}`,
      prazo: 'antes',
    }),
    efeito: {
      retirarPontos: pontosDoAnus.codigos,
      retirarExtras: pontosDoAnus.extras,
      retirarAuriculares: /\breto\b/,
      semEletro: true,
      insercaoRasa: new Set(['CV4', 'CV6', 'CV10', 'CV12', 'ST25', 'SP15']),
    },
    fonte: ng12,
  }),
  deJuntos(tromboseNaPerna, {
    id: 'trombose_na_perna',
    prazo: 'hoje',
    sinal: 'Sinais que podem ser de trombose na perna',
    conduta:
      'pronto-socorro hoje. Falta de ar, dor ao puxar o ar, desmaio ou sangue na tosse: SAMU (192) agora. Na perna, nada de massagem, ventosa, calor, corrente nem agulha.',
    efeito: {
      retirarPontos: pontosDaPerna,
      retirarExtras: extrasDaPerna,
      retirarTerapias: /\b(massagem|tui ?na|ventosa\w*|gua ?sha|moxa\w*|moxibust\w*|escalda)\b/,
    },
    especie: (relatos) => (chegouAoPulmao(relatos) ? noPulmao : null),
    seIncerto: 'cautela',
    fonte: 'NICE NG158, Venous thromboembolic diseases (2020)',
  }),
  deJuntos(gravidezForaDoUtero, {
    id: 'gravidez_fora_do_utero',
    prazo: 'hoje',
    sinal: 'Sinais que podem ser de gravidez fora do útero',
    conduta:
      'pronto-socorro hoje, com teste de gravidez no sangue, mesmo com DIU ou teste negativo. Dor forte, dor no ombro, tontura ou desmaio: SAMU (192) agora. Não tratar antes.',
    fonte: 'NICE NG126, Ectopic pregnancy and miscarriage (2019)',
  }),
  deJuntos(arteriteTemporal, {
    id: 'arterite_temporal',
    prazo: 'hoje',
    sinal: 'Sinais que podem ser de arterite temporal',
    conduta:
      'pronto-socorro hoje, com alguém junto e de preferência com oftalmologista: pode ser arterite temporal, e a vista pode se perder em horas ou dias, mesmo que já tenha voltado. Não esperar outra consulta, e dizer lá tudo o que toma. Nada de pressão, agulha nem massagem na têmpora, no couro cabeludo e na mandíbula. Vista que escurece de novo, fala enrolada ou fraqueza: SAMU (192).',
    efeito: {
      retirarExtras: new Set(['taiyang', 'sishencong', 'yuyao']),
      retirarPontos: pontosDaArteriaTemporal,
      retirarAuriculares: /\btempora\b/,
      retirarTerapias: /\bcraniopuntura\b/,
    },
    fonte: 'BSR, Diagnosis and treatment of giant cell arteritis (2020)',
  }),
  {
    id: 'dor_no_peito_ao_esforco',
    prazo: 'antes',
    sinal: 'Dor ou aperto no peito com esforço',
    conduta:
      'avaliação médica em um ou dois dias, antes de tratar; até lá, sem esforço. Se vier em repouso, com suor frio ou falta de ar, acionar o SAMU (192).',
    perguntar: 'quando foi a última dor? quanto dura e até onde vai? passa ao parar?',
    especie: (relatos) => (podeSerDoCoracao(relatos) || anginaQuePiora(relatos) ? podeSerInfarto : null),
    quando: (relatos) =>
      peito(relatos).some((frase) => comEsforco(frase) && dizDorNoPeito(frase) === 'certo') ? 'certo' : null,
    fonte: `${cab28}; NICE CG95, Recent-onset chest pain`,
  },
  {
    id: 'dor_no_peito',
    prazo: 'antes',
    sinal: 'Dor ou aperto no peito',
    conduta:
      'avaliação médica antes de tratar: pronto-socorro hoje, se a dor veio nos últimos três dias; senão, nesta semana. Se for forte, súbita, com suor frio ou falta de ar, acionar o SAMU (192).',
    perguntar: 'quando foi a última dor? veio parada ou fazendo força? vai para o braço ou para a mandíbula?',
    especie: (relatos) => (podeSerDoCoracao(relatos) ? podeSerInfarto : null),
    quando: (relatos, dados) => {
      const frases = peito(relatos).filter((frase) => !examinada(frase, relatos, dados));
      const comEsforcoHoje = frases.some((frase) => comEsforco(frase) && dizDorNoPeito(frase) === 'certo');
      return comEsforcoHoje ? null : maisForte(frases.flatMap((frase) => dizDorNoPeito(frase) ?? []));
    },
    noPassado: 'cautela',
    fonte: `${cab28}; NICE CG95, Recent-onset chest pain`,
  },
  {
    id: 'peito_ou_mama',
    prazo: 'antes',
    sinal: 'Dor no peito perto da menstruação',
    conduta: 'avaliação médica em um ou dois dias, antes de tratar.',
    quando: ({ frases }, { tpm, idade }) => {
      if (tpm.includes('Dor mamária') || !frases.some(peitoQueEMama)) return null;
      return idade >= idadeDoCoracao ? 'incerto' : 'passado';
    },
    noPassado: 'cautela',
    seDeAntes: ({ frases }) =>
      `“${falaQueDiz(frases, peitoQueEMama) || 'peito dolorido'}” foi lido como dor das mamas, pela época. Confirme que é a mama que dói ao toque. Aperto no meio do peito, dor ao esforço, no braço ou com suor frio: médico antes de tratar; se é agora, SAMU (192).`,
    fonte: `${cab28}; NICE CG95, Recent-onset chest pain`,
  },
  {
    id: 'cefaleia_subita',
    prazo: 'hoje',
    sinal: 'Dor de cabeça súbita, a pior já sentida ou após trauma',
    conduta: 'encaminhar de imediato ao pronto-socorro ou acionar o SAMU (192).',
    quando: (relatos, dados) =>
      relatos.certeza('cefaleia_subita', 'cefaleia_trauma') ??
      (relatos.frasesCom(...doresDeCabeca).some(({ texto }) => /\b(explos\w+|trovoada)\b/.test(texto))
        ? 'certo'
        : null) ??
      (relatos.frasesCom(...doresDeCabeca).some(doiDeRepente) ? 'incerto' : null) ??
      (pancadasRecentes(relatos, dados).length > 0 && sangramentoNaCabeca(relatos, dados) === null
        ? relatos.diz(...doresDeCabeca, 'vomito', 'mente_confusa')
          ? 'certo'
          : 'incerto'
        : null),
    exclusao: {
      sinais: ['cefaleia_subita', 'cefaleia_trauma', ...doresDeCabeca],
      nomes: 'aneurisma|derrame|avc|sangramento|hemorragia|meningite|tumor',
    },
    fonte: ng127,
  },
  {
    id: 'cefaleia_nova_apos_50',
    prazo: 'antes',
    sinal: 'Dor de cabeça ou no olho de início recente depois dos 50 anos',
    conduta:
      'avaliação médica em um ou dois dias, hoje se houver perda de visão, olho vermelho, dor ao mastigar ou no couro cabeludo.',
    quando: (relatos, dados) =>
      dados.idade >= 50 &&
      arteriteTemporal(relatos, dados)?.certeza !== 'certo' &&
      // A knock on the head explains a headache, and no pain in the eye.
      relatos
        .frasesCom(...(sangramentoNaCabeca(relatos, dados) === null ? doresDeCabeca : []), 'dor_ocular')
        .some((frase) => eRecente(frase, dados))
        ? 'certo'
        : null,
    fonte: `${ng127}; NICE CKS, Giant cell arteritis`,
  },
  {
    id: 'perda_de_controle_esfincteriano',
    prazo: 'hoje',
    sinal: 'Perda de controle da bexiga ou do intestino, urina presa ou dormência na região íntima',
    conduta: 'pronto-socorro agora, ainda mais com dor lombar ou pernas fracas; não tratar antes.',
    quando: (relatos, dados) =>
      oMaisForte(
        caudaEquina(relatos),
        relatos.certeza('perda_esfincter', 'anestesia_sela') ?? incontinencia(relatos, dados),
      ),
    fonte: ng127,
  },
  {
    id: 'perda_de_peso_sem_causa',
    prazo: 'dias',
    sinal: 'Perda de peso sem causa conhecida',
    conduta: 'investigação médica em até duas semanas, antes de atribuí-la a um padrão energético.',
    quando: (relatos, dados) =>
      intestinoAInvestigar(relatos, dados)?.ditos.includes('emagrecimento') === true || tireoideExplica(relatos, dados)
        ? null
        : perdaDePeso(relatos),
    fonte: ng12,
  },
  {
    id: 'febre_com_rigidez_de_nuca',
    prazo: 'hoje',
    sinal: 'Febre com rigidez de nuca',
    conduta: 'emergência; acionar o SAMU (192) ou levar ao pronto-socorro sem demora.',
    quando: (relatos) => ambos(relatos.certeza(...febre), relatos.certeza('nuca_rigida', 'rigidez_pescoco')),
    fonte: cab28,
  },
  {
    id: 'sangramento_na_gestacao',
    prazo: 'hoje',
    sinal: 'Sangramento na gestação',
    conduta:
      'encaminhar de imediato à maternidade ou ao pré-natal; se houver dor forte ou tontura, SAMU (192). Não tratar antes.',
    quando: (relatos, dados) => {
      if (!gestanteHoje(relatos, dados)) return null;
      const dita = relatos.certeza(...sangue, 'sangramento_referido', 'fluxo_intenso');
      // Blood of another place or time, as in an operation, is asked about by nobody.
      return dita === 'passado' ? relatos.certeza('sangramento_genital', 'sangramento_referido') : dita;
    },
    noPassado: 'cautela',
    fonte: 'Ministério da Saúde, Manual de gestação de alto risco (2022)',
  },
  alarmeDaMenopausa,
  {
    ...alarmeDaUrina,
    // With muscles that fail, one alarm tells all of it.
    quando: (relatos, dados) => (musculoQueSeDesfaz(relatos) === null ? alarmeDaUrina.quando(relatos, dados) : null),
  },
  {
    id: 'sangramento',
    prazo: 'antes',
    sinal: 'Sangramento fora do habitual ou fezes pretas',
    conduta: aoSangrar,
    especie: (relatos) =>
      (sangueDigerido(relatos) === 'certo' || pretoOuVomitado(relatos)) && !pretasPorOutraCausa(relatos)
        ? sangueDeDentro
        : soAoEvacuar(relatos)
          ? { sinal: 'Sangue ao evacuar', conduta: aoSangrar, prazo: 'antes' }
          : null,
    seIncerto: 'cautela',
    exclusao: {
      sinais: ['sangue_fezes', 'sangramento_referido', 'fezes_pretas'],
      nomes: 'cancer|tumor',
      dizem: sangraAoEvacuar,
      exame: exames.intestino,
    },
    quando: (relatos, dados) => {
      // With what else speaks of the bowel, one alarm tells all of it.
      if (
        gestanteHoje(relatos, dados) ||
        (soAoEvacuar(relatos) && sangueDigerido(relatos) !== 'certo' && intestinoAInvestigar(relatos, dados) !== null)
      )
        return null;
      const outros = new Relatos(semSangueDaMenopausa(relatos, dados));
      if (pretasPorOutraCausa(outros)) return 'incerto';
      const digerido = sangueDigerido(outros);
      if (digerido === 'certo') return 'certo';
      const sangraMuito = outros
        .frasesCom('sangramento_referido')
        .some((frase) => sangraDemais(frase) && !sangrouUmaVez(frase) && !sangraDeCocar.test(frase.texto));
      const escuro = outros.frasesCom('vomito', 'vomito_liquido', 'nausea').some(vomitaEscuro);
      const noPapel = outros.frases.some((frase) => sangraAoEvacuar(frase) && !sangrouUmaVez(frase));
      return sangraMuito || escuro || noPapel ? 'certo' : oMaisForte(sangraHoje(outros), digerido);
    },
    noPassado: 'cautela',
    fonte: cab28,
  },
  {
    id: 'cirrose_com_varizes',
    prazo: 'antes',
    sinal: 'Cirrose com varizes, veias dilatadas ou líquido no abdome',
    conduta:
      'há risco de sangramento grave: falar nesta semana com quem acompanha o fígado e tratar somente com esse acordo; vômito com sangue, fezes pretas ou confusão pedem o SAMU (192).',
    quando: (relatos) => {
      // Varices that were once tied belong to the cirrhosis of today.
      if (relatos.diz('cirrose') && relatos.certeza('varizes_esofago') !== null) return 'certo';
      const certa = relatos.certeza('varizes_esofago') ?? ambos(relatos.certeza('cirrose'), relatos.certeza('ascite'));
      // Varices of whatever place in somebody with cirrhosis: nobody told that they are in the oesophagus.
      return certa ?? (relatos.diz('cirrose') && relatos.diz('varizes', 'vasinhos') ? 'incerto' : null);
    },
    noPassado: 'encaminhar',
    fonte: 'Sociedade Brasileira de Hepatologia, Hemorragia digestiva varicosa; Baveno VII (2022)',
  },
  {
    id: 'obstrucao_intestinal',
    prazo: 'hoje',
    sinal: 'Dias sem evacuar com vômitos',
    conduta:
      'pronto-socorro agora, ainda mais com barriga inchada, dor ou sem eliminar gases; sem comer, e não tratar antes.',
    quando: (relatos) => {
      const dias = Math.max(
        0,
        ...relatos.frases.map((frase) => (nossa(frase) ? (lerDiasSemEvacuar(frase) ?? diasDePreso(frase)) : 0)),
      );
      if (dias >= 3 && relatos.diz('vomito', 'vomito_sangue', 'vomito_liquido')) return 'certo';
      return dias >= 7 ? 'incerto' : null;
    },
    fonte: cab28,
  },
  {
    id: 'febre_com_dor_pelvica',
    prazo: 'hoje',
    sinal: 'Febre com dor no baixo ventre e corrimento',
    conduta: 'encaminhar hoje para avaliação médica; não tratar antes.',
    quando: (relatos) =>
      ambos(
        relatos.certeza(...febre),
        ambos(
          relatos.certeza('dor_baixo_ventre', 'dor_pelvica', 'dor_abdominal'),
          relatos.certeza('corrimento', 'corrimento_amarelo', 'corrimento_fetido', 'corrimento_branco'),
        ),
      ),
    fonte: 'Ministério da Saúde, PCDT para atenção às pessoas com infecções sexualmente transmissíveis (2022)',
  },
  {
    id: 'perda_de_visao',
    prazo: 'hoje',
    sinal: 'Perda de visão, visão dupla ou clarões',
    conduta: 'pronto-socorro agora, de preferência com oftalmologista; não tratar antes.',
    quando: (relatos, dados) =>
      // With head, scalp or jaw, one alarm tells all of it.
      arteriteTemporal(relatos, dados)?.certeza === 'certo'
        ? null
        : dizer(
            'perda_visao',
            'visao_dupla',
          )(new Relatos(relatos.frases.filter(({ texto }) => !cegaDeRaiva.test(texto)))),
    noPassado: 'cautela',
    fonte: ng127,
  },
  {
    id: 'sinais_de_avc',
    prazo: 'hoje',
    sinal: 'Fraqueza de um lado, boca torta ou fala alterada',
    conduta:
      'suspeita de emergência neurológica; SAMU (192) imediatamente. Anotar a hora em que estava bem; nada pela boca, nem AAS, e não dirigir.',
    quando: sinaisDeAvc,
    exclusao: {
      sinais: [
        'fala_alterada',
        'face_caida',
        'desvio_boca',
        'paralisia_facial',
        'perda_forca_subita',
        'fraqueza_um_lado',
      ],
      nomes: 'derrame|avc|ave|isquemia|trombose na cabeca',
    },
    noPassado: 'cautela',
    seDeAntes: (relatos, dados) =>
      paralisiaFacialConhecida(relatos, dados)
        ? 'Paralisia facial contada como já vista e tratada, sem piora: que quem a acompanha saiba das sessões. Rosto que piora ou entorta de novo, fala enrolada, braço ou perna sem força: SAMU (192) na hora. Olho que arde, avermelha ou não fecha: oftalmologista.'
        : relatos.frases.some(rostoAOlhar)
          ? 'Rosto descrito como caído, sem dizer de um lado só: peça um sorriso e que feche os olhos com força. Se um lado não acompanha, ou se a fala ou um braço falham: SAMU (192) na hora.'
          : relatos.frases.some((frase) => formigaNaCrise(frase, relatos)) && !temSequela(relatos)
            ? 'Formigamento que vem com as crises e passa com elas: contar ao médico na próxima consulta. Formigamento ou fraqueza de um lado só, boca torta, fala enrolada, ou o que fica depois da crise: SAMU (192) na hora.'
            : temSequela(relatos)
              ? 'Sequela de AVC conhecida, sem piora contada: que o neurologista ou a fisioterapia saiba das sessões. Piora nova do rosto, da fala, da força ou da vista, ou dor de cabeça forte: SAMU (192) na hora.'
              : null,
    fonte: ng127,
  },
  {
    id: 'falta_de_ar_grave',
    prazo: 'hoje',
    sinal: 'Falta de ar em repouso, súbita ou com lábios arroxeados',
    conduta: 'atendimento médico imediato, SAMU (192).',
    quando: (relatos, dados) =>
      new Relatos(relatos.frases.filter((frase) => !respiracaoExaminada(frase, relatos, dados))).certeza(
        'falta_ar_repouso',
      ) ??
      (relatos.diz('boca_roxa', 'labios_roxos')
        ? relatos.diz('falta_ar', 'falta_ar_esforco')
          ? 'certo'
          : 'incerto'
        : null),
    fonte: cab28,
  },
  {
    id: 'asma_sem_controle',
    prazo: 'dias',
    sinal: 'Asma sem controle (alívio quase todo dia, chiado à noite, corticoide ou emergência recente)',
    conduta:
      'sugerir avaliação médica nos próximos dias, sem reduzir nenhum remédio; falta de ar ao falar, lábios arroxeados ou bombinha que não alivia: SAMU (192).',
    quando: asmaSemControle,
    fonte: 'GINA, Global Strategy for Asthma Management and Prevention (2024)',
  },
  {
    id: 'apneia_do_sono',
    prazo: 'dias',
    sinal: 'Sinais de apneia do sono (pausas na respiração ou ronco com sonolência)',
    conduta: 'avaliação médica do sono em até um mês. Na maca, de lado ou com o tronco elevado.',
    especie: (_relatos, { idade }) => (idade >= idadeDeDirigir ? apneiaDeQuemDirige : null),
    quando: apneia,
    fonte: 'NICE NG202, Obstructive sleep apnoea/hypopnoea syndrome (2021)',
  },
  deJuntos(preEclampsia, {
    id: 'pre_eclampsia',
    prazo: 'hoje',
    sinal: 'Sinais que podem ser de pré-eclâmpsia, a pressão alta da gravidez ou do pós-parto',
    conduta:
      'medir a pressão agora e encaminhar hoje à maternidade, mesmo que a pressão esteja boa; não tratar antes. Convulsão, confusão, falta de ar ou dor forte: SAMU (192).',
    fonte: 'Ministério da Saúde, Manual de gestação de alto risco (2022); NICE NG133, Hypertension in pregnancy (2019)',
  }),
  deJuntos(alarmeDaGestacao, {
    id: 'alarme_na_gestacao',
    prazo: 'hoje',
    sinal: 'Sinal de alerta na gestação',
    conduta:
      'maternidade hoje, antes de tratar, mesmo que tenha passado; medir a pressão se houver dor de cabeça, luzes na vista ou inchaço. Muito sangue, convulsão, falta de ar ou dor forte: SAMU (192).',
    grupos: gruposDaGestacao,
    noPassado: 'cautela',
    fonte: 'Ministério da Saúde, Manual de gestação de alto risco (2022); Caderneta da gestante (2022)',
  }),
  {
    id: 'zumbido_de_um_lado',
    prazo: 'dias',
    sinal: 'Zumbido de um só lado',
    conduta:
      'otorrino, com exame da audição, em até um mês; em até duas semanas se começou há pouco; hoje se a audição caiu de repente ou há vertigem forte ou fraqueza no rosto.',
    perguntar: 'a audição caiu desse lado? o zumbido pulsa com o coração? já fez audiometria?',
    quando: (relatos, dados) =>
      relatos
        .frasesCom('zumbido', 'zumbido_alto', 'zumbido_agudo', 'zumbido_subito', 'zumbido_grave')
        .some(
          (frase) => deUmOuvido.test(frase.texto) && !deDoisOuvidos.test(frase.texto) && !zumbidoAntigo(frase, dados),
        )
        ? 'certo'
        : null,
    exclusao: {
      sinais: ['zumbido', 'zumbido_alto', 'zumbido_agudo', 'zumbido_subito', 'zumbido_grave'],
      nomes: 'tumor|neurinoma',
      exame: exames.ouvido,
    },
    fonte: 'NICE NG155, Tinnitus (2020)',
  },
  {
    id: 'abdome_agudo',
    prazo: 'hoje',
    sinal: 'Dor abdominal súbita e intensa ou barriga rígida',
    conduta: 'pronto-socorro agora, sem comer nem beber; não tratar antes.',
    quando: (relatos) =>
      relatos.certeza('abdome_agudo') ??
      ambos(relatos.certeza('dor_abdominal'), ambos(relatos.certeza('vomito'), relatos.certeza(...febre))),
    fonte: `${cab28}; OMS (1999), seção 2.2`,
  },
  {
    id: 'desmaio',
    prazo: 'antes',
    sinal: 'Desmaio, perda de consciência ou confusão',
    conduta:
      'avaliação médica em um ou dois dias, antes de tratar; hoje, se foi nas últimas 24 horas. Ao fazer esforço, com dor no peito, na gravidez ou com confusão que continua: SAMU (192).',
    quando: (relatos, { idade }) =>
      dizer('desmaio')(
        new Relatos(
          relatos.frases.filter(
            (frase) => !soDeAgulha.test(frase.texto) && !quaseDesmaio.test(frase.texto) && !desmaioAntigo(frase, idade),
          ),
        ),
      ),
    exclusao: { sinais: ['desmaio'], nomes: 'epilepsia|convulsao|arritmia|derrame|avc|do coracao|infarto' },
    noPassado: 'cautela',
    fonte: cab28,
  },
  {
    id: 'ictericia',
    prazo: 'antes',
    sinal: 'Olhos ou pele amarelados',
    conduta:
      'avaliação médica em um ou dois dias, antes de tratar; com febre, confusão ou gravidez, ou em bebê: pronto-socorro hoje.',
    quando: dizer('ictericia', 'olhos_amarelos'),
    fonte: cab28,
  },
  {
    id: 'massa_ou_nodulo',
    prazo: 'dias',
    sinal: 'Nódulo, massa ou lesão que cresce ou não cicatriza',
    conduta: 'investigação médica em até duas semanas.',
    exclusao: {
      sinais: ['caroco_suspeito', 'cisto_mama', 'lesao_suspeita', 'massas', 'nodulos', 'caroco'],
      nomes: 'cancer|tumor|malign[oa]|nada (grave|serio|demais)',
    },
    quando: (todos) => {
      const relatos = new Relatos(todos.frases.filter(({ texto }) => !eNoduloBenigno(texto) || queCresce.test(texto)));
      return (
        relatos.certeza('caroco_suspeito', 'cisto_mama') ??
        // A sore in the mouth has an alarm of its own.
        new Relatos(
          relatos.frases.filter((frase) => !daBoca.test(frase.texto) && !feridaCuidada(frase, relatos)),
        ).certeza('lesao_suspeita') ??
        (relatos.frasesCom('massas', 'nodulos').some(({ texto }) => suspeita.test(texto)) ? 'certo' : null)
      );
    },
    fonte: ng12,
  },
  {
    id: 'dificuldade_para_engolir',
    prazo: 'dias',
    sinal: 'Dificuldade para engolir que persiste ou aumenta',
    conduta: 'avaliação médica em até duas semanas.',
    exclusao: { sinais: ['disfagia'], nomes: 'cancer|tumor', exame: exames.garganta },
    quando: dizer('disfagia'),
    fonte: ng12,
  },
  {
    id: 'perna_inchada_e_dolorida',
    prazo: 'hoje',
    sinal: 'Perna inchada, quente e dolorida de um lado',
    conduta:
      'pode ser trombose: pronto-socorro hoje. Na perna, nada de agulha, massagem, ventosa nem calor. Falta de ar ou dor no peito: SAMU (192).',
    quando: (relatos) =>
      relatos.certeza('perna_inflamada', 'trombose_recente') ??
      (relatos.frases.some(pernaInflamada) ||
      // With what else speaks for a clot, `tromboseNaPerna` tells it already.
      (relatos.frases.some(panturrilhaQueArde) && tromboseNaPerna(relatos) === null)
        ? 'certo'
        : null) ??
      // "Nunca tive trombose" answers what an illness of the blood would ask.
      (relatos.frases.some(({ sinais }) => sinais.get('trombose') === 'incerto') && !negaTrombose(relatos)
        ? 'incerto'
        : null),
    exclusao: { sinais: ['perna_inflamada', 'trombose_recente'], nomes: 'trombose|tvp|flebite' },
    fonte: cab28,
  },
  {
    id: 'febre_na_crianca',
    prazo: 'antes',
    sinal: 'Febre em criança',
    conduta:
      'avaliação médica hoje ou amanhã, antes da sessão; hoje se tiver menos de 2 anos ou recusar líquidos; prostrada, com manchas na pele, nuca dura ou menos de 3 meses: pronto-socorro agora.',
    quando: (relatos, { idade }) => (idade < 12 ? relatos.certeza(...febre) : null),
    fonte: `${cab28}; NICE NG143, Fever in under 5s`,
  },
  {
    id: 'febre_persistente',
    prazo: 'antes',
    sinal: 'Febre alta ou que persiste',
    conduta: 'avaliação médica em um ou dois dias, antes da sessão.',
    quando: (relatos) => {
      if (relatos.diz('febre_persistente', 'febre_alta')) return 'certo';
      const dura = relatos.frasesCom(...febre).some(({ palavras }) => lerDuracoes(palavras).some((dias) => dias >= 3));
      const comPesoESuor = relatos.diz(...febre) && relatos.diz('sudorese_noturna') && relatos.diz('emagrecimento');
      return dura || comPesoESuor ? 'certo' : null;
    },
    fonte: cab28,
  },
  {
    id: 'pressao_muito_alta',
    prazo: 'antes',
    sinal: 'Pressão arterial muito alta informada',
    conduta:
      'medir antes da sessão; se confirmada, avaliação médica hoje; com dor no peito, falta de ar, dor de cabeça forte, vista ou fala alterada: SAMU (192).',
    quando: (relatos) => {
      const medidas = relatos.frases.flatMap((frase) =>
        lerPressoes(frase).flatMap(({ sistolica, diastolica, indice }): Certeza[] =>
          (sistolica >= 180 || (diastolica ?? 0) >= 110) && !frase.marcas[indice]?.deOutro
            ? [frase.marcas[indice]?.passada ? 'passado' : 'certo']
            : [],
        ),
      );
      return maisForte([...medidas, relatos.certeza('crise_hipertensiva') ?? []].flat());
    },
    noPassado: 'cautela',
    fonte: cab28,
  },
  ...alarmesDaAtencaoBasica,
  ...alarmesCronicos,
  ...alarmesDosRemedios,
  ...alarmesDeRemedioECorpo,
  ...alarmesDeRemedio,
  ...alarmesDoExame,
  ...alarmesDeUrgencia,
  alarmeDaAnginaSemPeito,
];

/** Of this moment: what was examined before says nothing of it. */
const faltaDeAgora =
  /\b(hoje|ontem|anteontem|est[ae] (noite|manha|semana)|desde (hoje|ontem|cedo)|pior(ou|ando)|cada vez (mais|pior)|arroxead\w+|rox[oa]s?|lab(io|ios) azul\w*|(nao consig\w+|nao consegue|sem conseguir) deitar|sentad[oa])\b/;

/**
 * A breath that fails in attacks that pass, in long talk or for months, in somebody whose heart or lungs were looked at and found well: it
 * is no emergency of today. Every word of this moment takes that back.
 */
function respiracaoExaminada(frase: Frase, relatos: Relatos, { inicioQueixa }: DadosAnamnese): boolean {
  if (certezaNaFrase(frase, ['falta_ar_repouso']) !== 'certo' || faltaDeAgora.test(frase.texto)) return false;
  const dias = lerDuracoes(frase.palavras).filter((um) => um >= 1);
  const deAnos = frase.campo === 'queixaPrincipal' && (inicioQueixa === 'anos' || inicioQueixa === 'infancia');
  const conhecida = deAnos || dias.some((um) => um >= 60) || emCrises.test(frase.texto);
  if (!conhecida || dias.some((um) => um <= 14)) return false;
  return relatos.frases.some(
    (uma) =>
      contaExame(uma) ||
      (pulmaoBom.test(uma.texto) &&
        !/\b(vou|vai|marcad[oa]|aguard\w+|nunca|ainda nao|mae|pai|irma|irmao|marido|esposa|filh[oa])\b/.test(
          uma.texto,
        )),
  );
}

const emCrises = /\b(panico|crises? de ansiedade|desde a covid|depois da covid)\b/;
const pulmaoBom =
  /\b(tomografia|espirometria|raio x|rx|radiografia|pneumologista|upa|pronto socorro|pulm(ao|oes))\b( (?!nao\b)\w+){0,8} (norma(l|is)|limp[oa]s?|sem alterac\w+|tudo (bem|certo|ok|normal)|nada (de errado|demais|grave)|nao deu nada)\b/;

function negaTrombose({ frases }: Relatos): boolean {
  return frases.some(({ texto }) =>
    /\b(nunca|nao|jamais) (tive|teve|houve|ha)( \w+)? (tvp|tromboses?|flebite)\b/.test(texto),
  );
}

/** "Perna esquerda inchada, quente e vermelha": of one leg, between commas. */
const pernaInflamada = dizNaMesmaFrase(
  /\b(perna|panturrilha|batata da perna|canela|coxa)\b/,
  /\b(inchad[oa]|inchou|inchaco)\b/,
  /\b(quente|calor|vermelh[oa])\b/,
);

/** "Dor na panturrilha direita, quente e vermelha": a calf that hurts and glows need not be told to swell. */
const panturrilhaQueArde = dizNaMesmaFrase(
  /\b(panturrilha|batata (da perna|direita|esquerda)|barriga da perna)\b/,
  /\b(do[ie]\w*|dor\w*)\b/,
  /\b(quente|esquentou)\b/,
);

/** A lump of the breast or elsewhere that somebody graded as harmless, or found so in another year; what the client thinks of it is none. */
function eNoduloBenigno(texto: string): boolean {
  return (
    /\b(nodulos?|cistos?|carocos?|lesao|massa)\b/.test(texto) &&
    (/\b(bi ?rads [123]|(puncao|biopsia|paaf)( \w+){0,4} (norma(l|is)|negativ[oa]|benign[oa])|sem malignidade)\b/.test(
      texto,
    ) ||
      (/\bbenign[oa]s?\b/.test(texto) && deOutroAno.test(texto) && !/\b(acho|parece|deve ser)\b/.test(texto)))
  );
}
const deOutroAno = /\b(19|20)\d\d\b|\b(ha|faz|tem) (\d+|dois|duas|tres|quatro|cinco|muitos|varios|uns) anos\b/;
const queCresce = /\b(cresc\w+|aument\w+|nov[oa]s?|mudou|mudando|endurec\w+|sangr\w+|bi ?rads [4560])\b/;

const daBoca = /\b(boca|lingua|labios?|gengiva|bochecha)\b/;

/** Longer ago the bowel has been slow, and not shut. */
const diasDeIntestinoParado = 30;
const deIntestinoPreso = dizNaMesmaFrase(/\bintestino( \w+)? (preso|parado|trancado)\b/);

function diasDePreso(frase: Frase): number {
  if (!deIntestinoPreso(frase)) return 0;
  return Math.max(0, ...lerDuracoes(frase.palavras).filter((dias) => dias <= diasDeIntestinoParado));
}

/** A faint at the sight of a needle has a rule of its own, and one that did not come is none. */
const soDeAgulha = /\bdesmai\w+( \w+){0,8} (agulhas?|injec\w+|sangue|vacinas?|exame)\b/;
const quaseDesmaio = /\bquase (\w+ )?desmai\w+|\bnao chegu?(ei|ou|a) a desmaiar\b/;

/** In days: one faint that is older says nothing of today, and stays a caution of the sessions. */
const diasDoDesmaio = 3 * 365;
const naJuventude = /\b(crianca|menin[oa]|colegio|escola|adolescen\w+|infancia|solteir[oa]|quartel|juventude)\b/;
const deNovo = /\b(hoje|ontem|semana|mes|meses|ainda|de novo|novamente|sempre|outra vez|as vezes|vive|vem)\b/;

function desmaioAntigo({ texto, palavras }: Frase, idade: number): boolean {
  if (deNovo.test(texto)) return false;
  const [, tinha] = /\baos (\d{1,2})( anos)?\b/.exec(texto) ?? [];
  if (tinha !== undefined) return (idade - Number(tinha)) * 365 > diasDoDesmaio;
  if (/\b(19\d\d|20[01]\d|202[0-2])\b/.test(texto)) return true;
  return naJuventude.test(texto) || lerDuracoes(palavras).some((dias) => dias > diasDoDesmaio);
}

const deUmOuvido = /\b(direit[oa]|esquerd[oa]|um (so )?(lado|ouvido)|unilateral)\b/;
/** In days: one that is older has shown what it is. */
const diasDoZumbido = 2 * 365;

function zumbidoAntigo({ palavras, campo, sinais, negados }: Frase, { inicioQueixa }: DadosAnamnese): boolean {
  // "Zumbido desde ontem": the onset chosen for the complaint is that of another part of it.
  if (sinais.has('inicio_recente') || negados.has('cronico')) return false;
  const duracoes = lerDuracoes(palavras);
  if (duracoes.length > 0) return Math.max(...duracoes) > diasDoZumbido;
  return campo === 'queixaPrincipal' && (inicioQueixa === 'anos' || inicioQueixa === 'infancia');
}

const deDoisOuvidos = /\b(dois ouvidos|ambos|bilatera\w+|dois lados)\b/;

const figuras =
  /\b((ta|esta|tava|estava|estao|tao|vem|anda|vive|vao|vai) (quase )?(me|nos) matando|(me|nos) mata(va|m)?|acaba(ndo)? comigo|morr(endo|o|i) (de|da|do) (tant[oa] )?\w+)\b/g;

/** "Queria sumir com essa dor": the pain is to go, not she. */
const sumirComADor =
  /\b(sum(ir|isse)|acab(ar|asse)|desaparec(er|esse)|dar (um )?(fim|cabo)) (com|em|a|n?[ao]|d)? ?(ess[ae]s?|est[ae]s?|dess[ae]s?|ness[ae]s?|[ao]s?|minhas?|meus?) (dor\w*|enxaquecas?|cefaleias?|insonia|coceira|peso|barriga|gordura|inchaco|calor\w*|azia|tosse|manchas?|rugas?|ansiedade|cansaco|queimacao|zumbido)\b/g;

/** "Essa dor tá me matando": every word that reads as a thought of death belongs to a figure of speech. */
function eFigura({ texto, palavras, lugares }: Frase): boolean {
  const ditos = lugares.get('ideacao_suicida') ?? [];
  const faixas = (padrao: RegExp) => acharTodos(texto, padrao).map((onde) => faixaDoAchado(texto, onde));
  const deFigura = faixas(figuras);
  const deOutraCoisa = [...faixas(sumirComADor), ...faixas(queDormeMelhor)];
  return (
    ditos.length > 0 &&
    ditos.every(
      ([de, ate]) =>
        deOutraCoisa.some(([comeco, fim]) => comeco < ate && de < fim) ||
        deFigura.some(([comeco, fim]) => comeco < ate && de < fim && !queUm(palavras.slice(de, ate))),
    )
  );
}

/** A wish or a plan is no figure: "quero morrer de dor". */
function queUm(palavras: Frase['palavras']): boolean {
  return palavras.some(({ forma }) =>
    /^(quer\w*|quero|pens\w+|vontade|desej\w+|melhor|devia|plan\w+|suic\w+)$/.test(forma),
  );
}

const dizDorNoPeito = (frase: Frase) => certezaNaFrase(frase, dorNoPeito);

/** "Dor no peito do pé" is a pain of the foot. */
function peito({ frases }: Relatos): Frase[] {
  return frases.filter((frase) => dizDorNoPeito(frase) !== null && !/\bpeito do pe\b/.test(frase.texto));
}

/** Both must be told; the less certain of the two decides. */
function ambos(um: Certeza | null, outro: Certeza | null): Certeza | null {
  if (um === null || outro === null) return null;
  return um === 'certo' ? outro : um;
}

/** Words between a pain and the effort that brings it on; what stands further away is told of something else. */
const pertoDaDor = 6;
const deEsforco =
  /^(esforcos?|escadas?|ladeiras?|morros?|rampas?|exercicios?|academia|corridas?|caminhadas?|degraus?)$/;
const deMovimento =
  /^(subi(r|ndo)|caminha(r|ndo|m)?|caminho|corr(er|e|o|endo)|and(ar|o|ando)|pedal(ar|a|o|ando)|carreg(ar|a|o|ando))$/;
const deSubir = /^(sob(e|em|o)|caminha|caminho|corre|corro)$/;
const queProvoca =
  /^(a|ao|aos|com|quando|se|durante|apos|depois|no|na|nos|nas|em|sempre|fazendo|sob|sobe|subo|subindo)$/;

/** The pain and what brings it on stand side by side: "aperto no peito que sobe para a garganta" names no effort. */
function comEsforco(frase: Frase): boolean {
  const { palavras, lugares, marcas } = frase;
  const semQueixa = esforcosSemQueixa(frase);
  const dores = dorNoPeito.flatMap((sinal) => lugares.get(sinal) ?? []);
  return palavras.some(({ forma }, indice) => {
    const longe = (palavras: number) => !dores.some((lugar) => distancia(lugar, indice) <= palavras);
    if (marcas[indice]?.negada || longe(alcanceDoAlarme)) return false;
    if (semQueixa.some(([de, ate]) => indice >= de && indice < ate)) return false;
    // "Peso no peito e queimação na boca do estômago quando sobe a rampa"
    if (deSubir.test(forma) && /^(quando|se|sempre)$/.test(palavras[indice - 1]?.forma ?? '')) return true;
    if (longe(pertoDaDor)) return false;
    if (/^(subindo|caminhando|correndo|andando|pedalando|carregando)$/.test(forma)) return true;
    if (!deEsforco.test(forma) && !deMovimento.test(forma)) return false;
    return palavras.slice(Math.max(0, indice - 3), indice).some((antes) => queProvoca.test(antes.forma));
  });
}

function distancia([de, ate]: readonly [number, number], indice: number): number {
  return indice < de ? de - indice : Math.max(0, indice - ate + 1);
}

/** A pressure in the chest that no effort brings on, and of which the texts say that the heart was found well. */
function examinada(frase: Frase, relatos: Relatos, { inicioQueixa }: Pick<DadosAnamnese, 'inicioQueixa'>): boolean {
  if (comEsforco(frase)) return false;
  return (!comAlarme(frase) && foiExaminado(frase, relatos, inicioQueixa)) || eDaEmocao(frase, relatos);
}

/** Whether a pressure in the chest was told of which the heart was examined. */
export function apertoExaminado(relatos: Relatos, dados: Pick<DadosAnamnese, 'inicioQueixa'>): boolean {
  return peito(relatos).some((frase) => dizDorNoPeito(frase) === 'certo' && examinada(frase, relatos, dados));
}

/** From here on nobody takes a chest for a breast without having asked. In years. */
const idadeDoCoracao = 45;

/** "Antes de descer o peito dói": read as the breast, by nothing but the time. Nobody has named a breast, and one question settles it. */
function peitoQueEMama(frase: Frase): boolean {
  return (
    certezaNaFrase(frase, ['mamas_doloridas']) === 'certo' &&
    /\bpeito\b/.test(frase.texto) &&
    !/\b(peitos|mamas?|seios?|mamilos?|bicos?|sutias?)\b/.test(frase.texto)
  );
}

/** What goes with a heart attack is told beside the pain, or of its last time: "ontem veio sentada, com suor frio". */
function podeSerDoCoracao(relatos: Relatos): boolean {
  return peito(relatos).some((frase) => comInfarto(frase) || seguidaDeInfarto(frase, relatos));
}

/** In words: so far behind the pain dictated text tells how it is. */
const alcanceDaDescricao = 50;
const queDescreve =
  /\b(menos esforco|esforco (cada vez )?(menor|minimo)|com (bem |muito )?pouco esforco|cada vez (mais (forte|frequente|vezes|facil)|com menos|pior)|(mais forte|mais frequente|mais vezes)|pior(ou|ando)|(ja )?(vem|veio|da|deu|doi|doeu) (ate )?(parad[oa]|sentad[oa]|deitad[oa]|em repouso|dormindo)|suor frio|suando frio|sua frio|suei frio|suou frio)\b/;

/** A pain that effort brings on, and that comes sooner, stronger, at rest or with a cold sweat, told anywhere behind it (NICE CG95). */
function anginaQuePiora(relatos: Relatos): boolean {
  return peito(relatos)
    .filter((frase) => comEsforco(frase) && dizDorNoPeito(frase) === 'certo' && !contaExame(frase))
    .some((frase) => {
      const fins = dorNoPeito.flatMap((sinal) => frase.lugares.get(sinal) ?? []).map(([, ate]) => ate);
      return lugaresDoPadrao(frase, queDescreve).some(
        ([de]) => !frase.marcas[de]?.passada && fins.some((fim) => de >= fim && de - fim <= alcanceDaDescricao),
      );
    });
}

function seguidaDeInfarto(frase: Frase, relatos: Relatos): boolean {
  const indice = relatos.frases.indexOf(frase);
  const seguintes = relatos.frases.slice(indice + 1, indice + 3).filter(({ campo }) => campo === frase.campo);
  return (
    dizDorNoPeito(frase) === 'certo' &&
    // An examination that was told before the danger says nothing of it.
    seguintes.some(
      (uma, passo) =>
        !seguintes.slice(passo).some(contaExame) &&
        lugaresDoPadrao(uma, deUltimaVez).some(([de]) => !uma.marcas[de]?.passada || haPouco.test(uma.texto)),
    )
  );
}

const deUltimaVez =
  /\b(suor frio|suando frio|suou frio|suei frio|mandibula|brac[oa]s?( esquerd[oa])?( fica| ficou| ta| estava)? (pesad\w+|pesou|dormente|dormiu|formig\w+|doeu|doendo))\b/;
const haPouco = /\b(ontem|anteontem|hoje|agora|est[ae] (noite|madrugada|semana))\b/;

/** The pain is of now, or sweat, breath, arm or jaw stand beside it. */
function comInfarto(frase: Frase): boolean {
  if (dizDorNoPeito(frase) !== 'certo' || contaExame(frase)) return false;
  const dores = dorNoPeito.flatMap((sinal) => frase.lugares.get(sinal) ?? []);
  return lugaresDoPadrao(frase, deAgoraOuInfarto).some(
    ([de]) => !frase.marcas[de]?.passada && dores.some((lugar) => distancia(lugar, de) <= alcanceDoAlarme),
  );
}

const deAgoraOuInfarto =
  /\b(agora|neste momento|suor frio|suando frio|sua frio|mandibula|queixo|(vai|desce|corre|irradia|pega|formiga)( \w+){0,3} braco)\b/;

/** In words: what a dictation tells further away from the pain belongs to something else. */
const alcanceDoAlarme = 14;

function comAlarme(frase: Frase): boolean {
  const dores = dorNoPeito.flatMap((sinal) => frase.lugares.get(sinal) ?? []);
  return lugaresDoPadrao(frase, deInfarto).some(
    ([de]) => !frase.marcas[de]?.passada && dores.some((lugar) => distancia(lugar, de) <= alcanceDoAlarme),
  );
}

const deInfarto =
  /\b(suor frio|suando frio|braco|mandibula|queixo|costas|subit\w+|repous\w+|desmai\w+|falta de ar|piorando)\b/;

const novidade =
  /\b(nov[ao]s?|nunca (teve|tive|tinha|senti\w*) antes|comec(ou|aram|o) (ha|faz|este|esse|nesta|nesse|est[ae]|ess[ae]|no|na|ontem|hoje|agora)|apareceu|surgiu|recente\w*|desde (ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo))\b/;

/** A pain that is not older than three months. What the text does not say, the answer about the beginning of the complaint says. */
function eRecente({ texto, palavras, campo, sinais }: Frase, { inicioQueixa }: DadosAnamnese): boolean {
  const duracoes = lerDuracoes(palavras);
  if (duracoes.length > 0) return Math.max(...duracoes) <= 92;
  if (novidade.test(texto) || sinais.has('inicio_recente') || sinais.has('inicio_subito')) return true;
  return campo === 'queixaPrincipal' && inicioQueixa === 'recente';
}

/** "Fiquei cega de raiva" tells of no eye. */
const cegaDeRaiva = /\bceg[oa]s? d[eo] (raiva|odio|ciume|amor|paixao|medo)\b/;
/** In words: farther away, "de repente" speaks of something else. */
const alcanceDaDor = 6;

/** A pain of the head with a word like "de repente" next to it. */
function doiDeRepente(frase: Frase): boolean {
  const dores = doresDeCabeca.flatMap((sinal) => frase.lugares.get(sinal) ?? []);
  return lugaresDoPadrao(frase, subita).some(([de, ate]) =>
    dores.some(([inicio, fim]) => de - fim <= alcanceDaDor && inicio - ate <= alcanceDaDor),
  );
}

const subita = /\b(subit\w+|repentin\w+|de repente|do nada)\b/;
const daFalaEDaFace = ['fala_alterada', 'face_caida', 'desvio_boca', 'paralisia_facial'];
const deFraqueza = ['perda_forca_subita', 'fraqueza_um_lado', 'paralisia_um_lado'];

/**
 * Speech or face alone are an alarm; weakness is one where a single side is named and it came suddenly or within days. Weakness of one
 * side without a time is asked about. What a known stroke has left is no alarm until something new is told of it, and neither are hands and
 * mouth that tingle in a panic attack.
 */
function sinaisDeAvc(relatos: Relatos, dados: DadosAnamnese): Certeza | null {
  if (novoDeficit(relatos)) return 'certo';
  const conhecida = paralisiaFacialConhecida(relatos, dados);
  const certezas = relatos.frases.flatMap((frase): Certeza[] => {
    // Of a face that is known only speech and strength are still weighed.
    const daFace = certezaNaFrase(frase, conhecida ? ['fala_alterada'] : daFalaEDaFace);
    if (rostoCaidoSemLado(frase)) return comLadoAoLado(frase, relatos) ? ['incerto'] : [];
    const antigo = daSequela(frase, relatos, dados) || deAvcAntigo(frase) || deHaTempo(frase);
    // Told of somebody with a stroke behind her, and not whether it comes from that.
    if (daFace === 'certo') return [antigo ? 'passado' : temSequela(relatos) && !deAgora(frase) ? 'incerto' : 'certo'];
    // "Acho que tive um AVC, a boca entortou": the past is a guess about now.
    if (daFace === 'passado' && supoe.test(frase.texto) && deDerrame.test(frase.texto)) return ['certo'];
    if (daFace !== null) return [daFace];
    if (dosDoisLados.test(frase.texto) || doPulso.test(frase.texto)) return [];
    const fraca = certezaNaFrase(frase, ['fraqueza', 'membros_fracos', 'dormencia', 'formigamento']) === 'certo';
    const deUmLado = fraca && deMeioCorpo.test(frase.texto) ? ('certo' as const) : null;
    const fraqueza = certezaNaFrase(frase, deFraqueza) ?? deUmLado;
    if (fraqueza !== null) {
      if (antigo) return ['passado'];
      if (fraqueza !== 'certo') return [fraqueza];
      return [deAgora(frase) ? 'certo' : 'incerto'];
    }
    if (!fraca) return [];
    if (membroDeHoje(frase) && !antigo) return ['incerto'];
    if (!subita.test(frase.texto)) return [];
    return [antigo || formigaNaCrise(frase, relatos) ? 'passado' : 'incerto'];
  });
  const daConhecida = conhecida && relatos.certeza(...daFalaEDaFace) !== null;
  return maisForte(certezas) ?? (daConhecida || relatos.frases.some(rostoAOlhar) ? 'passado' : null);
}

/** One limb that has no strength since today, and no back or blow that explains it. */
function membroDeHoje(frase: Frase): boolean {
  return (
    certezaNaFrase(frase, ['fraqueza', 'membros_fracos']) === 'certo' &&
    certezaNaFrase(frase, ['dor_lombar', 'ciatica', 'hernia_disco', 'trauma', 'dor_ombro', 'dor_joelho']) === null &&
    /\b(braco|perna|mao)( \w+)? (direit|esquerd)[oa]\b/.test(frase.texto) &&
    /\b(desde (ontem|anteontem|hoje|cedo)|hoje (cedo|de manha)|acord(ou|ei) com|amanhec(eu|i))\b/.test(frase.texto)
  );
}

const rostoAOlhar = (frase: Frase) => rostoCaidoSemLado(frase) && !deCansado.test(frase.texto);

const caido = /\b(rosto|cara|face|semblante|feicao|expressao|bochechas?)( \w+){0,2} caid[oa]s?\b/;
const deUmLadoOuDeHoje =
  /\b(lados?|direit\w+|esquerd\w+|dir|esq|metade|tort\w+|entort\w+|desvi\w+|canto|boca|assimetr\w+|repux\w+|subit\w+|repente|hoje|ontem|anteontem|agora|acord\w+|amanhec\w+|comec\w+|ficou|apareceu|dias?|semanas?|depois|paralis\w+|fala|forca|fraqueza|(braco|perna|lado)( \w+)? frac[oa]|dorment\w+|dormenc\w+|formig\w+)\b/;

const deVozBaixa = /\b(fala|voz) (baix\w+|mans\w+|frac\w+)\b/g;

/**
 * "Rosto caído" alone is how somebody looks as often as a palsy: no side, no day, no word on mouth, speech or strength.
 */
function rostoCaidoSemLado(frase: Frase): boolean {
  const { texto, sinais } = frase;
  const outros = ['desvio_boca', 'paralisia_facial', 'fala_alterada', ...deFraqueza];
  return (
    frase.campo !== 'objetivosCliente' &&
    lugaresDoPadrao(frase, caido).length > 0 &&
    !outros.some((sinal) => sinais.has(sinal)) &&
    !deUmLadoOuDeHoje.test(texto.replace(deVozBaixa, ''))
  );
}

const deCansado =
  /\b(cansa\w*|canseira|sono|sonolent\w+|trist\w+|palid\w+|abatid\w+|desanim\w+|olheir\w+|chor\w+|idade|velh\w+|flacid\w+|murch\w+|apagad\w+|(sem|pouco) (brilho|vida|energia|vico|animo))\b/;

function comLadoAoLado(frase: Frase, relatos: Relatos): boolean {
  return relatos
    .perto(frase)
    .some(
      (outra) =>
        outra !== frase && /\b(lado|direit|esquerd)\w*\b/.test(outra.texto) && deFaceOuMembro.test(outra.texto),
    );
}

const deFaceOuMembro = /\b(rosto|cara|face|boca|olho|bracos?|pernas?|fala|forca)\b/;

const deDerrame = /\b(avc|ave|derrame|isquemia)\b/;
const deMeioCorpo =
  /\b(lado (direito|esquerdo) do corpo|metade do corpo|(braco|perna) e (a |o )?(perna|braco) (do mesmo lado|direit\w+|esquerd\w+))\b/;
const dosDoisLados = /\b(dois lados|ambos( os)? lados|bilatera(l|is|lmente)|duas pernas|dois bracos|lados? iguais)\b/;
const doPulso = /\b(pulsos?|chi|cun|guan|xiao mai|ruo mai)\b/;

/** Came at once, or within the last week. */
function deAgora({ texto, palavras }: Frase): boolean {
  const duracoes = lerDuracoes(palavras);
  return (
    subita.test(texto) ||
    (duracoes.length > 0 && Math.max(...duracoes) <= 7) ||
    /\b(desde (ontem|anteontem|hoje|cedo)|hoje (cedo|de manha|acordou|amanheceu)|ontem|agora pouco|esta noite|essa noite|acordou com|perdeu|perdi)\b/.test(
      texto,
    )
  );
}

/** In days: a weakness that has stayed for so long is no emergency of today. */
const seisMeses = 183;

function deHaTempo({ texto, palavras }: Frase): boolean {
  if (subita.test(texto) || /\b(hoje|ontem|anteontem|voltou|de novo|piorou)\b/.test(texto.replace(/\bate hoje\b/g, '')))
    return false;
  return (
    lerDuracoes(palavras).some((dias) => dias > seisMeses) || /\b(em|desde) (19|20)\d\d\b|\bsequelas?\b/.test(texto)
  );
}

function deAvcAntigo({ texto, marcas }: Frase): boolean {
  return deDerrame.test(texto) && !supoe.test(texto) && marcas.some(({ passada }) => passada);
}

const naoEspera = /\b(antes de chegar|nao da tempo|urgencia|correndo (para o|ao) banheiro|a caminho do banheiro)\b/;
const idadeDaEnurese = 12;
const aDormir = /\b(cama|dorm\w+|noites?|noturn\w+|enurese|de dia (nao|nunca))\b/;

/** Drops at a sneeze are no emergency; with numb or weak legs or a bad back they may be one. */
function incontinencia(relatos: Relatos, { idade }: DadosAnamnese): Certeza | null {
  const frases = relatos
    .frasesCom('incontinencia')
    .filter(
      ({ texto }) =>
        !/\b(academia|treino|corrida|corr(er|endo)|peso|esp[ir]+\w*|toss\w*|r(i|ir|indo|isada)|gargalha\w*|pul(a|ar|o)|esforco)\b/.test(
          texto,
        ),
    );
  if (frases.length === 0) return null;
  if (relatos.diz('dormencia', 'ciatica', 'dor_lombar', 'hernia_disco', 'insensibilidade')) return 'certo';
  // Urine that does not wait, in old age, with legs that are weak: no sign of the spine is told.
  if (frases.every(({ texto }) => naoEspera.test(texto))) return null;
  // A child that wets the bed in its sleep is asked about nothing here.
  return idade < idadeDaEnurese && frases.every(({ texto }) => aDormir.test(texto)) ? null : 'incerto';
}

const semCausa =
  /\bsem (\w+ ){0,2}(causa|motivo|explicacao|dieta|querer|razao|esforco|intencao|regime|porque)\b|\bsem (fazer|mudar|ter) (\w+ ){0,2}(dieta|regime|nada|alimentacao|comida)\b|\b(inexplic\w+|involunt\w+|do nada)\b|\bnao (fez|faz|fiz|faco|estou fazendo|esta fazendo) (\w+ )?(dieta|regime)\b|\bcom(endo|e|o) (\w+ )?(igual|normal\w*|mesma|mesmo|bem|de tudo|muito)\b|\bnao sabe (por ?que|o motivo|a causa)\b|\bnao mud(ou|ei)\b/;
const deProposito =
  /\b(dieta|regime|academia|muscula\w+|exerci\w+|caminha\w+|corrida|treino|jejum|low carb|reeducacao|nutri\w+|bariatric\w+|ozempic|wegovy|mounjaro|saxenda|semaglutida|tirzepatida|liraglutida|detox|proposito|cort(ou|ei|ando|o) (\w+ )?(doces?|acucar|pao|carboidratos?|gluten|refrigerante))\b/;

/**
 * NICE NG12 asks to investigate weight that is lost unintentionally. Five percent in six to twelve months is the usual measure; as the
 * weight before is not known, 5 kg in a year, 4.5 kg in half a year or 3 kg in a month are asked about.
 */
/** Whether a loss of weight was told that a physician has to look into. */
export function perdaDePeso(relatos: Relatos): Certeza | null {
  const certezas = relatos.frases.flatMap((frase): Certeza[] => {
    if (frase.campo === 'objetivosCliente') return [];
    const proximas = relatos.perto(frase);
    const semMotivo = proximas.some(({ texto }) => semCausa.test(texto));
    const querida = !semMotivo && proximas.some(({ texto }) => deProposito.test(texto));
    const perdas = lerPerdasDePeso(frase);
    const muita = perdas.some(({ kg, meses }) =>
      meses === null ? kg >= 5 : meses <= 1 ? kg >= 3 : meses <= 6.5 ? kg >= 4.5 : meses <= 13 && kg >= 5,
    );
    // Nobody who has lost her appetite is on a diet.
    const semFome = !querida && proximas.some((uma) => certezaNaFrase(uma, ['apetite_baixo']) === 'certo');
    if ((semMotivo || (semFome && muita)) && perdas.some(({ kg }) => kg >= 3)) return ['certo'];
    if (muita && !querida) return ['incerto'];
    const emagrece = certezaNaFrase(frase, ['emagrecimento']);
    if (emagrece === null || querida) return [];
    if (semMotivo) return [emagrece];
    return /\b(rapid[oa]|rapidamente|acentuad[oa]|importante|intens[oa]|progressiv[oa])\b/.test(frase.texto)
      ? [emagrece]
      : [];
  });
  return maisForte(certezas.filter((certeza) => certeza !== 'passado'));
}

/** GINA 2024: reliever more than twice a week, waking at night, oral steroids or emergency care mean that asthma is not controlled. */
const maximoDeAlivios = 2;

function asmaSemControle(relatos: Relatos): Certeza | null {
  if (relatos.certeza('asma', 'broncodilatador') !== 'certo') return null;
  const alivio = relatos.frasesCom('broncodilatador').some((frase) => frequente(frase, 'broncodilatador'));
  const emergencia = relatos
    .frasesCom('asma')
    .some(
      (frase) =>
        /\b(intern\w+|pronto socorro|upa|uti|emergencia)\b/.test(frase.texto) &&
        (eDosUltimos(frase, 366) || /\b(recente\w*|(este|esse|neste|nesse) (mes|ano)|ontem)\b/.test(frase.texto)),
    );
  if (alivio || emergencia || chiaANoite(relatos) || corticoideRecente(relatos)) return 'certo';
  return null;
}

function chiaANoite(relatos: Relatos): boolean {
  const sinais = ['chiado', 'asma'];
  return (
    relatos.diz('chiado_noturno') ||
    relatos
      .frasesCom(...sinais)
      .some(({ palavras, lugares }) =>
        sinais
          .flatMap((sinal) => lugares.get(sinal) ?? [])
          .some(([de, ate]) =>
            palavras.slice(Math.max(0, de - 3), ate + 4).some(({ forma }) => /^(noite|madrugadas?)$/.test(forma)),
          ),
      )
  );
}

/** An oral steroid within two months of an asthmatic. */
function corticoideRecente({ frases }: Relatos): boolean {
  return frases.some((frase) => {
    const { palavras, marcas } = frase;
    return remediosNaFrase(frase).some(({ nome, lugar: [indice] }) => {
      if (!nomesDeCorticoide.has(nome)) return false;
      if (marcas[indice]?.negada || marcas[indice]?.deOutro) return false;
      const perto = palavras.slice(indice, indice + 8);
      const texto = perto.map((palavra) => palavra.forma).join(' ');
      return (
        /\b(semana|mes) passad[oa]\b|\b(est[ae]|ness?[ae]|nest[ae]) (semana|mes)\b|\b(ultim[oa]s?|recente\w*|agora|ontem|crise)\b/.test(
          texto,
        ) || lerDuracoes(perto).some((dias) => dias <= 60)
      );
    });
  });
}

function eDosUltimos({ palavras }: Frase, dias: number): boolean {
  const duracoes = lerDuracoes(palavras);
  return duracoes.length > 0 && Math.min(...duracoes) <= dias;
}

/** "Todo dia", "toda noite", "3x por semana" in the same part of the list as the sign. */
function frequente({ palavras, lugares }: Frase, sinal: string): boolean {
  return (lugares.get(sinal) ?? []).some(([de, ate]) => {
    let comeco = de;
    while (comeco > Math.max(0, de - 5) && palavras[comeco]?.pausa === 'nenhuma') comeco -= 1;
    let fim = ate;
    while (fim < Math.min(palavras.length, ate + 7) && palavras[fim]?.pausa === 'nenhuma') fim += 1;
    const texto = palavras
      .slice(comeco, fim)
      .map(({ forma }) => forma)
      .join(' ');
    if (/\b(se precisar|quando precisa|se necessario|raramente|so (na|em) crises?|de vez em quando)\b/.test(texto))
      return false;
    const porSemana = /\b(\d+) (vezes )?(e|por|na|a) semana\b/.exec(texto);
    if (porSemana) return Number(porSemana[1]) > maximoDeAlivios;
    return /\b(tod[oa]s?( os| as| santo)? (dias?|noites?|noite|madrugadas?|manhas?|hora)|diari\w+|direto|sempre|(vezes|vez) (por|ao) dia|varias vezes|dia sim dia nao|quase todo)\b/.test(
      texto,
    );
  });
}

const idadeDeDirigir = 18;
const apneiaDeQuemDirige = {
  sinal: 'Sinais de apneia do sono (pausas na respiração ou ronco com sonolência)',
  conduta:
    'avaliação médica do sono em até um mês; com sono ao volante, não dirigir, e médico nesta semana. Na maca, de lado ou com o tronco elevado.',
  prazo: 'dias',
} as const;

/** Known and treated, it is no alarm. Snoring alone is none either; with sleepiness by day it is asked about. */
function apneia(relatos: Relatos, { sintomasSono, idade }: DadosAnamnese): Certeza | null {
  if (relatos.diz('apneia_tratada')) return null;
  const pausas = pausasNoSono(relatos);
  // A child's pauses have an alarm of their own, with an earlier day.
  if (idade < fimDaInfancia && criancaQuePara(relatos)) return null;
  if (pausas === 'certo') return 'certo';
  const sonolenta = sintomasSono.includes('Sonolência diurna') || relatos.diz('sonolencia');
  if (relatos.diz('ronco') && sonolenta) return 'certo';
  return pausas ?? (relatos.diz('apneia_sono') ? 'incerto' : relatos.certeza('apneia_sono'));
}

function gestanteHoje(relatos: Relatos, { gestante }: DadosAnamnese): boolean {
  return gestante === 'sim' || relatos.diz(...gravidez);
}

/** Iron and some foods blacken the stool: black stools and nothing else that bleeds are asked about. */
function pretasPorOutraCausa(relatos: Relatos): boolean {
  if (!relatos.diz('fezes_pretas') || relatos.diz(...sangue.filter((sinal) => sinal !== 'fezes_pretas'))) return false;
  return (
    pretasPelaComida(relatos) ||
    relatos.frases.some(
      ({ texto, marcas }) =>
        /\b(sulfato ferroso|ferro|noripurum|neutrofer|bismuto|carvao ativado)\b/.test(texto) &&
        !marcas.some(({ deOutro }) => deOutro),
    )
  );
}

/** Told by its name: black stools, or blood that was vomited. What is only dark is asked about. */
function pretoOuVomitado(relatos: Relatos): boolean {
  const deHoje = relatos.frases.filter((frase) => !sangrouUmaVez(frase));
  return deHoje.some(
    (frase) =>
      certezaNaFrase(frase, ['vomito_sangue']) === 'certo' ||
      (certezaNaFrase(frase, ['fezes_pretas']) === 'certo' &&
        /\b(pret[ao]s?|pretinh[ao]s?|melena)\b/.test(frase.texto)),
  );
}

/** Blood of the bowel, and of nowhere else. */
function soAoEvacuar(relatos: Relatos): boolean {
  const doIntestino = relatos.diz('sangue_fezes') || relatos.frases.some(sangraAoEvacuar);
  const deHoje = new Relatos(relatos.frases.filter((frase) => !sangrouUmaVez(frase)));
  return doIntestino && deHoje.certeza(...foraDaUrina.filter((sinal) => sinal !== 'sangue_fezes')) === null;
}

/** Blood that was lost in a delivery or an operation is not lost today; what it left has an alarm of its own. */
function sangraHoje({ frases }: Relatos): Certeza | null {
  return new Relatos(frases.filter((frase) => !sangrouUmaVez(frase))).certeza(...foraDaUrina);
}

/** "Parto com hemorragia": it bled then. */
function sangrouUmaVez({ texto }: Frase): boolean {
  return deUmaVez.test(texto) && !aindaSangra.test(texto);
}

const deUmaVez = /\b(parto|cesarea|cesariana|cirurgia|operacao|transfusao|bolsas? de sangue|aborto|curetagem)\b/;
const aindaSangra = /\b(hoje|ainda|continua\w*|desde (o|a)|segue|ate agora|nao par\w+)\b/;

function sangraDemais({ texto, palavras }: Frase): boolean {
  if (/\b(acabou|parou|cessou|terminou|encerr\w+|nao (sangr\w+|tem) mais)\b/.test(texto)) return false;
  return (
    lerDuracoes(palavras).some((dias) => dias >= 8) ||
    /\b(intens\w+|volumos\w+|abundante|nao para|muito sangue|coagulos|retal|anal|hemorragia)\b/.test(texto)
  );
}

function vomitaEscuro({ texto }: Frase): boolean {
  return /\bvomit\w+ (\w+ )?(escur[oa]s?|pret[oa]s?)\b/.test(texto);
}

const suspeita =
  /\b(mamas?|seios?|pescoco|axilas?|sovaco|virilhas?|testiculos?|cresc\w+|aument\w+|endurec\w+|dur[oa]s?)\b(?!.*\bbenign[oa])/;

/** Not told of somebody else. */
function nossa({ marcas }: Frase): boolean {
  return !marcas.some(({ deOutro }) => deOutro);
}

export interface Alerta extends Pick<SinalDeAlerta, 'id' | 'fonte' | 'efeito'> {
  gravidade: SegurancaNota['gravidade'];
  texto: string;
  /** False: the note only asks. */
  certo: boolean;
  /** Only of what is told for certain. */
  prazo?: Prazo;
  agora?: true;
}

/** Beside a note that nothing but a model's reading raised. */
export const notaDaIa = 'Lido pela IA em um texto da ficha.';

/**
 * The flags that the client's own words raise. What is told for certain is stated, the rest is asked.
 * @param achados for what only a model read: it is asked about where the words alone raise no flag
 */
export function encontrarSinaisDeAlerta(
  dados: DadosAnamnese,
  alertas: readonly SinalDeAlerta[] = sinaisDeAlerta,
  achados: readonly Achado[] = [],
): readonly Alerta[] {
  const doTexto = alertarDoTexto(dados, alertas);
  const comIa = lerRelatosComIa(dados, achados);
  if (!comIa) return doTexto;
  const mudos = alertas.filter((alerta) => !doTexto.some(({ id }) => id === alerta.id));
  const daIa = alertar(mudos, comIa, dados).map((alerta) => ({ ...alerta, texto: `${alerta.texto} ${notaDaIa}` }));
  return [...doTexto, ...daIa];
}

/** The net has no rule of its own: it shows a sentence that the rules did not understand, and asks. */
export const idDaRede = 'leia_antes_de_tratar';

function alertarDaRede(dados: DadosAnamnese, relatos: Relatos, alertas: readonly Alerta[]): Alerta[] {
  const alarmes = new Set([
    ...alertas.map(({ id }) => id),
    ...(apertoExaminado(relatos, dados) ? [idDoPeitoExaminado] : []),
  ]);
  return escreverRede(lancarRede(relatos, dados, alarmes), dados).map((texto) => ({
    id: idDaRede,
    gravidade: 'encaminhar',
    texto,
    certo: false,
    fonte: cab28,
  }));
}

const idDoPeitoExaminado = 'aperto_no_peito_examinado';

const jaAlertados = new WeakMap<Relatos, { alertas: readonly SinalDeAlerta[]; encontrados: readonly Alerta[] }>();

/** The same texts are weighed once, by the rules and by the net, although several steps of a report ask. */
function alertarDoTexto(dados: DadosAnamnese, alertas: readonly SinalDeAlerta[]): readonly Alerta[] {
  const relatos = lerRelatos(dados);
  const antes = jaAlertados.get(relatos);
  if (antes?.alertas === alertas) return antes.encontrados;
  const dasRegras = comUmSoPrazo(alertas.flatMap((alerta) => pesadoDoTexto(alerta, relatos, dados) ?? []));
  const encontrados =
    alertas === sinaisDeAlerta ? [...dasRegras, ...alertarDaRede(dados, relatos, dasRegras)] : dasRegras;
  jaAlertados.set(relatos, { alertas, encontrados });
  return encontrados;
}

const jaPesados = new WeakMap<Relatos, Map<SinalDeAlerta, Alerta | null>>();

/** One alarm weighs the same whichever others are asked beside it. */
function pesadoDoTexto(alerta: SinalDeAlerta, relatos: Relatos, dados: DadosAnamnese): Alerta | null {
  const destes = jaPesados.get(relatos) ?? new Map<SinalDeAlerta, Alerta | null>();
  jaPesados.set(relatos, destes);
  let pesado = destes.get(alerta);
  if (pesado === undefined) {
    pesado = pesarAlerta(alerta, relatos, dados);
    destes.set(alerta, pesado);
  }
  return pesado;
}

function alertar(alertas: readonly SinalDeAlerta[], relatos: Relatos, dados: DadosAnamnese): Alerta[] {
  return alertas.flatMap((alerta) => pesarAlerta(alerta, relatos, dados) ?? []);
}

function pesarAlerta(alerta: SinalDeAlerta, relatos: Relatos, dados: DadosAnamnese): Alerta | null {
  const { id, quando, exclusao, noPassado, seIncerto = 'encaminhar' } = alerta;
  const certeza = quando(relatos, dados);
  if (certeza === null) return null;
  const efeito = alerta.efeitoDe?.(relatos) ?? alerta.efeito;
  const especie = alerta.especie?.(relatos, dados) ?? null;
  const { sinal: nome, conduta: oQueFazer, prazo } = especie ?? alerta;
  const fonte = especie?.fonte ?? alerta.fonte;
  // What is told decides already: a question would only delay the way.
  const perguntas = especie?.prazo === 'hoje' ? '' : perguntasAbertas(alerta.perguntar ?? '', relatos, dados);
  const conduta = perguntas === '' ? oQueFazer : `${oQueFazer} Perguntar já: ${perguntas}`;
  const comum = { id, fonte, ...(efeito && { efeito }) };
  const sinal = comMotivo(nome, alerta, relatos, dados);
  const minuscula = `${sinal.charAt(0).toLowerCase()}${sinal.slice(1)}`;
  const examinado = certeza === 'certo' && exclusao?.exame ? respostaDoExame(alerta, relatos, dados) : null;
  if (examinado !== null && exclusao?.exame) {
    const fala = examinado === '' ? '' : ` (“${examinado}”)`;
    const texto = `Já examinado${fala}: ${nome.charAt(0).toLowerCase()}${nome.slice(1)}. Confirme que nada mudou desde então. ${exclusao.exame.seMudar}`;
    return { id, fonte, gravidade: 'cautela', texto, certo: false };
  }
  if (certeza === 'certo' && exclusao && jaExaminado(relatos, exclusao)) {
    const texto = `A ficha conta que já foi avaliado: ${minuscula}. Confirme quem avaliou, quando, e que nada piorou desde então. Se piorou ou há algo novo: ${conduta}`;
    return { ...comum, gravidade: 'cautela', texto, certo: false };
  }
  if (certeza === 'certo') {
    const agora = prazo === 'hoje' && pedeAgora(conduta) ? { agora: true as const } : {};
    return { ...comum, gravidade: 'encaminhar', texto: `${sinal}: ${conduta}`, certo: true, prazo, ...agora };
  }
  const gravidade = certeza === 'incerto' ? seIncerto : noPassado;
  if (gravidade === undefined) return null;
  const deAntes = certeza === 'passado' ? alerta.seDeAntes?.(relatos, dados) : undefined;
  if (deAntes) return { ...comum, gravidade, texto: deAntes, certo: false };
  // What was told stands before the question: without it the note asks for what the reader has just written.
  const fala = sinal === nome ? falaQueDiz(relatos.frases, (um) => quando(new Relatos([um]), dados) === certeza) : '';
  const dito = fala === '' ? '' : `“${fala}”: `;
  const pergunta =
    certeza === 'incerto' ? 'confirme se há' : 'contado como de antes; confirme se voltou, piorou ou se hoje ainda há';
  const texto = `${dito}${dito === '' ? maiuscula(pergunta) : pergunta} ${minuscula}. Se houver: ${conduta}`;
  return { ...comum, gravidade, texto, certo: false };
}

/** The words of the examination that answered all that raises this alarm; null without one, or where something else raises it, too. */
function respostaDoExame({ exclusao, quando }: SinalDeAlerta, relatos: Relatos, dados: DadosAnamnese): string | null {
  if (!exclusao) return null;
  const { sinais, dizem } = exclusao;
  const outras = relatos.frases.map((frase) =>
    dizem?.(frase) ? semAsPalavras(frase, sinais) : semOsSinais(frase, sinais),
  );
  if (quando(new Relatos(outras), dados) === 'certo') return null;
  return examinadoEIgual(relatos, exclusao);
}

function semOsSinais(frase: Frase, sinais: readonly string[]): Frase {
  if (certezaNaFrase(frase, sinais) === null) return frase;
  return { ...frase, sinais: new Map([...frase.sinais].filter(([sinal]) => !sinais.includes(sinal))) };
}

/** What else such a sentence tells stays, without the words that no sign stands for. */
function semAsPalavras(frase: Frase, sinais: readonly string[]): Frase {
  return { ...semOsSinais(frase, sinais), palavras: [], texto: '', lugares: new Map(), marcas: [] };
}

/** What a question asks for, and the words by which a text has answered it. */
const jaDitos: readonly (readonly [RegExp, RegExp])[] = [
  [/endoscopia/, /\b(endoscopia|eda)\b/],
  [/como estão as fezes/, /\b(fezes|coco)( \w+){0,3} (nao|norma\w+|escur\w+|pret\w+|clar\w+|marro\w+)\b/],
  [/colonoscopia/, /\bcolono(scopia)?\b/],
  [/raio-X/, /\b(ainda nao fez|nao fez|sem) (\w+ )?(exame|imagem)\b/],
  [
    /exame de urina depois/,
    /\bnao (fez|fiz) (o |nenhum )?exame\b|\bsem exame\b|\b(ultrassom|exame de urina|urina (1|i))\b/,
  ],
  [/raio-X/, /\b(raio (x|vezes)|rx|radiografia)\b/],
  // Only warfarin is measured so.
  [
    /INR/,
    /\b(inr|rni|rivaroxabana?|xarelto|apixabana?|eliquis|dabigatrana?|pradaxa|edoxabana?|lixiana|enoxaparina|clexane|clopidogrel|plavix|ticagrelor|brilinta)\b/,
  ],
  [/hemograma/, /\b(hemograma|hemoglobina|hb|ferritina)\b/],
  [/travesseiros/, /\btravesseiros?\b/],
  [/quatro passos/, /\b(mancando|anda|pisa)\b/],
  [/um plano/, /\b(nega plano|sem plano|nao tem plano)\b/],
  [/machucar o bebê/, /\bmachucar o (bebe|nenem|nene)\b/],
  [/sangue no vômito/, /\bsem sangue\b/],
  [/onde dói/, /\bdoi( \w+){0,4} osso\b/],
  [/vermelhidão ou pus/, /\b(sem febre|nao (ta|esta) vermelh\w+)\b/],
  [/pus, cheiro/, /\b(pus|cheir\w+|fed(e|or)|vermelh\w+)\b/],
  [/açúcar hoje/, /\b(glicemia|hgt|dextro)( \w+){0,3} \d{2,3}\b/],
  [/segura água/, /\bsegura\b/],
  [/toma ferro/, /\b(sulfato ferroso|noripurum|neutrofer|ferro \w+|ferrico|toma ferro|tomo ferro)\b/],
  [/para de respirar/, respiracaoQuePara],
];

/** The questions of an alarm that the texts leave open. */
function perguntasAbertas(perguntar: string, { frases }: Relatos, dados: DadosAnamnese): string {
  const textos = frases.map(({ texto }) => texto).join(' . ');
  return perguntar
    .split(/(?<=\?) /)
    .filter((pergunta) => !jaDitos.some(([dela, dita]) => dela.test(pergunta) && dita.test(textos)))
    .filter((pergunta) => serveNaIdade(pergunta, dados))
    .map((pergunta) => semOQueFoiDito(pergunta, dados))
    .filter((pergunta) => pergunta !== '')
    .join(' ');
}

/** So many reasons are quoted; more would hide what to do. */
const maximoDeFalas = 4;

/** The alarm's name with what was told of it, in the words of the intake. */
function comMotivo(nome: string, alerta: SinalDeAlerta, relatos: Relatos, dados: DadosAnamnese): string {
  const { juntos, quando } = alerta;
  const ditos = juntos?.(relatos, dados)?.ditos ?? [];
  const falas = ditos.map((dito) => falaDoGrupo(dito, relatos, alerta.grupos));
  const contados = ditos.map((dito, indice) => {
    const fala = falas[indice] ?? '';
    const nova = fala !== '' && falas.indexOf(fala) === indice && indice < maximoDeFalas;
    return nova ? `${dito}: “${fala}”` : dito;
  });
  const sozinha =
    juntos && ditos.length > 0 && alerta.id !== 'risco_de_suicidio'
      ? ''
      : falaQueDiz(relatos.frases, (trecho) => quando(new Relatos([trecho]), dados) === 'certo');
  const motivos = [...(sozinha === '' ? [] : [`“${sozinha}”`]), ...contados];
  return motivos.length === 0 ? nome : `${nome} (${motivos.join('; ')})`;
}
