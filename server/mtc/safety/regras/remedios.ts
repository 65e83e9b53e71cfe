// Sources: ANVISA, bulário eletrônico, for the substances named; NICE NG215 (2022), withdrawal of sedatives; NICE NG136 (2019), pressure;
// NICE CKS, Erectile dysfunction; BTS, Chronic cough (2023); Código de Trânsito Brasileiro, art. 252.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { comAcento, nomesDe } from '../../catalog/remedios.ts';
import { amamenta } from '../amamentacao.ts';
import { falaQueDiz } from '../citar.ts';
import { valorDe } from '../contado.ts';
import { certezaDoPadrao, lugaresDoPadrao } from '../dito.ts';
import type { Frase } from '../frase.ts';
import { normalizar } from '../mencoes.ts';
import { nomesDeSedativo, nomesDeSerotonina, nomesDeVarfarina, nomesQueSomamAoAlcool } from '../nomes-por-uso.ts';
import { intestinoAInvestigar } from '../perigos-juntos.ts';
import { lerDuracoes, lerPressoes } from '../quantidades.ts';
import { listar, type RegraClinica } from '../regra.ts';
import type { Relatos } from '../relatos.ts';
import { dizRemedio, remediosNaFrase } from '../remedios-na-frase.ts';
import { tomadosDaClasse } from '../uso-do-remedio.ts';
import { fitoestrogenioProibido } from './conselhos.ts';
import { regrasDosEfeitos } from './efeitos-dos-remedios.ts';
import { regraDoModoDeTomar } from './modo-de-tomar.ts';
import { regrasDosRemediosSemReceita } from './remedios-sem-receita.ts';

const anvisa = 'ANVISA, bulário eletrônico: advertências e interações';

const parou = /\b(parou|parei|suspens\w*|suspendeu|larg(ou|uei)|cort(ou|ei)|deix(ou|ei) de tomar|sem tomar)\b/;
/** In days: withdrawal and rebound show within so many. */
const diasDoRebote = 60;

const daoSono = ['relaxante', 'benzodiazepinico', 'hipnotico', 'opioide', 'antihistaminicoAntigo'] as const;
const receitado =
  /\b(psiquiatra|neuro\w*|medic[oa]|doutora?|clinic[oa]|geriatra|cardiologista)\b( \w+){0,3} (passou|receitou|deu|prescreveu|mandou|acompanha)\b|\b(receitad[oa]|prescrit[oa]|com receita)\b|\bcom (a |o )?(psiquiatra|neuro\w*)\b/;

/** A sedative that was stopped lately; one of years ago says nothing. */
function parouSedativo(frase: Frase): boolean {
  const { texto, palavras, marcas } = frase;
  if (
    !remediosNaFrase(frase).some(({ nome }) => nomesDeSedativo.has(nome)) ||
    lugaresDoPadrao(frase, parou).length === 0 ||
    marcas.some(({ deOutro }) => deOutro)
  )
    return false;
  const dias = lerDuracoes(palavras);
  return dias.length === 0 ? !/\b(19|20)\d\d\b|\banos\b/.test(texto) : Math.min(...dias) <= diasDoRebote;
}

const diz = (padrao: RegExp) => (frase: Frase) =>
  frase.campo !== 'objetivosCliente' && frase.campo !== 'alergias' && certezaDoPadrao(frase, padrao) === 'certo';

/** Taken as an answer tells it; stopped, it is not taken. */
const toma = (padrao: RegExp) => (frase: Frase) => diz(padrao)(frase) && !parou.test(frase.texto);
/** The same of medicines of the table. */
const tomaRemedio = (quais: ReadonlySet<string>) => (frase: Frase) =>
  frase.campo !== 'objetivosCliente' &&
  frase.campo !== 'alergias' &&
  dizRemedio(quais)(frase) &&
  !parou.test(frase.texto);

/** At hand, and not taken day after day: "Rivotril só se passar mal, não usou", "zolpidem em viagem". */
const soGuardado =
  /\b(nao|nunca) (usou|usei|usa|uso|tomou|tomei|toma)\b|\b(em viagem|raramente|de vez em quando|as vezes|(so|somente|apenas) (se|quando))\b/;
const tomaSedativo = (frase: Frase) => tomaRemedio(nomesDeSedativo)(frase) && !soGuardado.test(frase.texto);

/** Both are told; the quotation of each, where one may be repeated. */
function ambas(relatos: Relatos, uma: (frase: Frase) => boolean, outra: (frase: Frase) => boolean): string | null {
  if (!relatos.frases.some(uma) || !relatos.frases.some(outra)) return null;
  const falas = [falaQueDiz(relatos.frases, uma), falaQueDiz(relatos.frases, outra)].filter((fala) => fala !== '');
  return falas.length === 0 ? '' : ` (${[...new Set(falas)].map((fala) => `“${fala}”`).join('; ')})`;
}

const dirige =
  /\b(motoristas?|caminhoneir[oa]s?|taxistas?|uber|motoboys?|carreteir[oa]s?|tratorista|operador de (maquina|empilhadeira))\b/;
const ieca = nomesDe(['ieca']);
const vasodilatador = nomesDe(['alfabloqueador']);
const paracetamol = /\b(paracetamol|tylenol)\b/;
const tiazida = nomesDe(['tiazida', 'furosemida', 'sulfonilureia']);
const insulina = nomesDe(['insulina']);
const queBaixaAcucar = /\b(pata de vaca|insulina vegetal|carqueja|jambolao|melao de sao caetano|berberina)\b/;
const fitoestrogenio =
  /\b(isoflavonas?|soja em capsulas?|trevo vermelho|cimicifuga|black cohosh|dong quai|fitoestrogen\w+|amora em capsulas?)\b/;
const deMama = /\b(cancer|ca|tumor|neoplasia|carcinoma)( \w+){0,3} mamas?\b|\bmastectom\w+|\bquadrantectom\w+/;
const laxante =
  /\b(sene|senne|sena|cascara sagrada|lacto ?purga|bisacodil|dulcolax|almeida prado|tamarine|naturetti|guttalax|picossulfato)\b/;
const tiroide = nomesDe(['levotiroxina']);
const paraErecao = nomesDe(['erecao']);
const azulzinho = /\bazulzinho\b/;
const erecao =
  /\b(hora h|erecao|ereto|impotencia|disfuncao eretil|broxa\w*|(sobe|levanta|endurece)( \w+){0,2} nao (segura|mantem|fica))\b/;
const montelucaste = nomesDe(['montelucaste']);
const deMontelucaste =
  /\b(pesadelos?|sonhos? (ruins|agitad\w+)|acorda gritando|agitad[oa]|agressiv[oa]|brigao|brigona|chorao|chorona|irritad[oa]|triste)\b/;

/** In years: younger people may think of death while an antidepressant begins to work. */
const idadeDoAviso = 25;
/** In days. */
const diasDeDiarreia = 28;

function diarreiaLonga({ sinais, palavras, texto }: Frase): boolean {
  const solto = ['diarreia', 'fezes_moles'].some((um) => sinais.get(um) === 'certo');
  return solto && (lerDuracoes(palavras).some((dias) => dias >= diasDeDiarreia) || /\b(ha|faz) anos\b/.test(texto));
}

/** A bowel that has its name, or was looked at and found well. */
function intestinoConhecido(frase: Frase): boolean {
  return certezaDoPadrao(frase, nomeDoIntestino) !== null;
}

const nomeDoIntestino =
  /\b(intestino irritavel|colon irritavel|sii|sindrome do (intestino|colon)|doenca celiaca|crohn|retocolite|intolerancia a lactose|colono(scopia)?( \w+){0,6} (norma(l|is)|limpa|sem alterac\w+|nao deu nada))\b/;

/** Milligrams of paracetamol a day from which an elderly or thin person's liver is at risk. */
const maximoDeParacetamol = 3000;

/** "Paracetamol 750 quatro por dia", "paracetamol 1 g 6/6h". */
function paracetamolPorDia({ texto }: Frase): number {
  const [, depois = ''] = /\b(?:paracetamol|tylenol)\b(.{0,60})/.exec(texto) ?? [];
  const dose = /\b(500|650|750|1000)\b|\b(1) g\b/.exec(depois);
  const mg = dose?.[2] ? 1000 : Number(dose?.[1] ?? 0);
  const numeros: Readonly<Record<string, number>> = { duas: 2, dois: 2, tres: 3, quatro: 4, cinco: 5, seis: 6 };
  const [, quantas = ''] =
    /\b(\d|duas|dois|tres|quatro|cinco|seis) (?:vezes |comprimidos )?(?:por|ao|no) dia\b/.exec(depois) ?? [];
  const deHoras = /\b(?:de )?(4|6|8) ?(?:\/|em|h) ?(?:4|6|8)\b/.exec(depois);
  const vezes = numeros[quantas] ?? (quantas === '' ? (deHoras ? 24 / Number(deHoras[1]) : 0) : Number(quantas));
  return mg * vezes;
}

/** From 140 by 90 on, and said to be untreated (NICE NG136). */
function pressaoSemTratamento({ frases }: Relatos): boolean {
  return frases.some((frase) => {
    const altas = lerPressoes(frase).filter(
      ({ sistolica, diastolica, indice }) =>
        (sistolica >= 140 || (diastolica ?? 0) >= 90) && !frase.marcas[indice]?.deOutro,
    );
    return (
      altas.length > 0 &&
      /\b(nunca (trat|tom)\w+|sem (tratar|tratamento|remedio)|nao (trat|tom)\w+)\b/.test(frase.texto)
    );
  });
}

function contaErecao({ frases }: Relatos): boolean {
  return frases.some(
    (frase) =>
      diz(erecao)(frase) ||
      diz(azulzinho)(frase) ||
      (frase.campo !== 'objetivosCliente' && frase.campo !== 'alergias' && dizRemedio(paraErecao)(frase)),
  );
}

/** With its figure: the bare word asks for it. */
const contaInr = (frase: Frase) => valorDe(frase, /^(inr|rni)$/, 5) !== null;

const bebe = ({ frequenciaAlcool }: DadosAnamnese) => frequenciaAlcool === 'regularmente';

type Aviso = Pick<RegraClinica, 'id' | 'fonte'> & { motivo: (dados: DadosAnamnese, relatos: Relatos) => string | null };

/** What the one who prescribes should know at the next occasion; none of it keeps anybody from a session. */
const avisos: readonly Aviso[] = [
  {
    id: 'sedativo_interrompido',
    fonte: 'NICE NG215, Medicines associated with dependence or withdrawal symptoms (2022)',
    motivo: (_dados, relatos) => {
      const fala = falaQueDiz(relatos.frases, parouSedativo);
      return relatos.frases.some(parouSedativo)
        ? `Remédio para dormir ou acalmar interrompido há pouco${fala && ` (“${fala}”)`}: a noite pior pode ser o efeito da parada. Que quem receitou saiba nesta semana, sem voltar nem mudar a dose por conta própria; tremor ou suor: médico no mesmo dia; confusão ou convulsão: SAMU (192).`
        : null;
    },
  },
  {
    id: 'sedativo_em_uso',
    fonte: 'NICE NG215, Medicines associated with dependence or withdrawal symptoms (2022)',
    motivo: (_dados, relatos) => {
      if (relatos.frases.some(parouSedativo) || !relatos.frases.some(tomaSedativo)) return null;
      const fala = falaQueDiz(relatos.frases, tomaSedativo);
      return `Remédio para dormir ou acalmar em uso${fala && ` (“${fala}”)`}: não se para nem se diminui por conta própria, porque a falta súbita pode dar tremor e convulsão; quem receitou conduz.${relatos.frases.some((frase) => tomaSedativo(frase) && receitado.test(frase.texto)) ? '' : ' Se é tomado sem receita ou fora dela, que um médico saiba nesta semana.'}`;
    },
  },
  {
    id: 'antidepressivo_no_jovem',
    fonte: 'ANVISA, bula do medicamento: advertências',
    motivo: ({ idade }, relatos) =>
      idade < idadeDoAviso && relatos.frases.some(tomaRemedio(nomesDeSerotonina))
        ? 'Antidepressivo em quem tem menos de 25 anos: pergunte a cada sessão por ideias de morte e por agitação nova, sobretudo nas primeiras semanas e depois de mudar a dose. Se houver: CVV 188, e médico no mesmo dia.'
        : null,
  },
  {
    id: 'sono_e_direcao',
    fonte: 'Código de Trânsito Brasileiro, art. 252; NICE NG202 (2021)',
    motivo: ({ profissao, qualidadeSono }, relatos) => {
      const trabalho = normalizar(profissao ?? '');
      const estrada =
        (dirige.test(trabalho) && !/\b(aposentad|ex\b|afastad|encostad)/.test(trabalho)) ||
        relatos.frases.some(diz(dirige));
      if (!estrada) return null;
      const queDaoSono = [...new Set(tomadosDaClasse(relatos, daoSono).map(comAcento))];
      if (queDaoSono.length > 0)
        return `Dirige por profissão e tem na ficha ${listar(queDaoSono)}, que dá sono: combine hoje que não dirige depois de tomar, nem com sono ou logo depois da sessão; pergunte por cochilo ao volante, que pede avaliação médica nos próximos dias.`;
      const dormePouco = qualidadeSono === 'ruim' || relatos.diz('insonia', 'sonolencia', 'sono_ruim');
      return dormePouco
        ? 'Dirige por profissão e dorme mal: combine hoje que não pega a estrada com sono nem logo depois da sessão, que pode dar sonolência; pergunte por ronco com pausas e cochilo ao volante, que pedem avaliação médica nos próximos dias.'
        : null;
    },
  },
  {
    id: 'tosse_com_ieca',
    fonte: 'BTS, Clinical Statement on chronic cough in adults (2023)',
    motivo: (_dados, relatos) =>
      relatos.diz('tosse', 'tosse_seca') && relatos.frases.some(tomaRemedio(ieca))
        ? 'Tosse em quem toma remédio de pressão que pode causá-la (enalapril, captopril e da mesma classe): que quem receitou saiba nos próximos dias, sem parar por conta própria. Lábio ou língua que incha: SAMU (192). Sangue, febre, falta de ar ou perda de peso: avaliação médica.'
        : null,
  },
  {
    id: 'montelucaste_e_humor',
    fonte: 'ANVISA, bula do montelucaste: eventos neuropsiquiátricos',
    motivo: (_dados, relatos) => {
      const contado = ambas(relatos, tomaRemedio(montelucaste), diz(deMontelucaste));
      return contado === null
        ? null
        : `Montelucaste junto com pesadelo ou mudança de humor${contado}: avise o médico que o receitou ainda nesta semana, pois pode ser efeito dele; não suspender por conta própria. Fala de se machucar ou alucinação: médico hoje.`;
    },
  },
  {
    id: 'erva_com_insulina',
    fonte: anvisa,
    motivo: (_dados, relatos) => {
      const contado = ambas(relatos, tomaRemedio(insulina), diz(queBaixaAcucar));
      return contado === null
        ? null
        : `Insulina junto com planta que também pode baixar o açúcar${contado}: que o médico saiba nesta semana; tremor, suor frio ou confusão: medir e tomar açúcar.`;
    },
  },
  {
    id: 'remedio_para_erecao',
    fonte: 'NICE CKS, Erectile dysfunction; ANVISA, bula do medicamento',
    motivo: (_dados, relatos) =>
      contaErecao(relatos)
        ? `Dificuldade de ereção ou remédio para ela na ficha: pergunte para quê e quem o receitou, porque a tadalafila diária também se receita para a próstata. A dificuldade pode anunciar doença do coração, e por isso pede consulta com clínico ou cardiologista nas próximas semanas${pressaoSemTratamento(relatos) ? ', ainda mais com a pressão alta que foi contada' : ''}; o que se toma sem receita, só depois dela. Nunca com nitrato (remédio debaixo da língua), nem o de outra pessoa. Dor no peito ou ereção de mais de quatro horas: SAMU (192).`
        : null,
  },
  {
    id: 'pressao_sem_tratamento',
    fonte: 'NICE NG136, Hypertension in adults (2019)',
    motivo: (_dados, relatos) =>
      pressaoSemTratamento(relatos)
        ? 'Pressão de 14 por 9 ou mais, sem tratamento: medir antes da sessão e consulta com clínico nas próximas semanas; 18 por 11 ou sintomas: no mesmo dia.'
        : null,
  },
  {
    id: 'paracetamol_em_dose_alta',
    fonte: 'Bula do paracetamol; MHRA, Paracetamol dosing',
    motivo: (_dados, relatos) =>
      relatos.frases.some((frase) => toma(paracetamol)(frase) && paracetamolPorDia(frase) >= maximoDeParacetamol)
        ? 'Paracetamol em dose diária alta (3 g ou mais): não somar outro remédio que o contenha, e que o médico saiba nesta semana por quantos dias já se toma.'
        : null,
  },
  {
    id: 'sulfa_com_tiazida',
    fonte: anvisa,
    motivo: ({ alergias }, relatos) => {
      if (!/\b(sulfas?|sulfametoxazol|bactrim)\b/.test(normalizar(alergias ?? ''))) return null;
      return relatos.frases.some(tomaRemedio(tiazida))
        ? 'Alergia a sulfa na ficha e remédio da mesma família química em uso: o risco é muito baixo; que o médico ou o farmacêutico saiba na próxima consulta, sem suspender nada.'
        : null;
    },
  },
  {
    id: 'alcool_com_sedativo',
    fonte: anvisa,
    motivo: (dados, relatos) => {
      const fala = falaQueDiz(relatos.frases, tomaRemedio(nomesQueSomamAoAlcool));
      return bebe(dados) && relatos.frases.some(tomaRemedio(nomesQueSomamAoAlcool))
        ? `Álcool com frequência junto com remédio ou óleo que dá sono${fala && ` (“${fala}”)`}: a soma pode tirar o fôlego e a atenção. Combine que não se misturam, e que quem receitou saiba na próxima consulta.`
        : null;
    },
  },
  {
    id: 'antidepressivo_e_libido',
    fonte: 'ANVISA, bula do medicamento: reações adversas',
    motivo: (_dados, relatos) => {
      const contado = ambas(relatos, tomaRemedio(nomesDeSerotonina), ({ sinais }) =>
        ['libido_baixa', 'impotencia'].some((um) => sinais.get(um) === 'certo'),
      );
      return contado === null
        ? null
        : `Pouco desejo em quem toma remédio que o diminui com frequência${contado}: não o tome por sinal do Rim antes de perguntar quando começou; que quem receitou saiba na próxima consulta, sem parar por conta própria.`;
    },
  },
  {
    id: 'diarreia_que_dura',
    fonte: 'BSG, Guidelines for the investigation of chronic diarrhoea (2018)',
    motivo: (dados, relatos) => {
      if (intestinoAInvestigar(relatos, dados) !== null || relatos.frases.some(intestinoConhecido)) return null;
      const longa = relatos.frases.filter(diarreiaLonga);
      const fala = falaQueDiz(relatos.frases, diarreiaLonga);
      return longa.length > 0
        ? `Intestino solto há mais de quatro semanas${fala && ` (“${fala}”)`}: consulta médica nas próximas semanas, que decide sobre doença celíaca, lactose e inflamação do intestino. Sangue, febre, perda de peso ou diarreia que acorda à noite: em poucos dias.`
        : null;
    },
  },
  {
    id: 'inr_da_varfarina',
    fonte: 'ANVISA, bula da varfarina; SBC, Diretrizes de antiagregantes plaquetários e anticoagulantes (2013)',
    motivo: (_dados, relatos) => {
      if (!relatos.frases.some(tomaRemedio(nomesDeVarfarina)) || relatos.frases.some(contaInr)) return null;
      const fala = falaQueDiz(relatos.frases, tomaRemedio(nomesDeVarfarina));
      return `Varfarina em uso${fala && ` (“${fala}”)`}: pergunte antes de agulhar quanto deu o último INR e quando. Acima da faixa combinada, ou sem exame há mais de um mês: nada de agulha até que quem receita saiba.`;
    },
  },
  {
    id: 'isoflavona_e_mama',
    fonte: 'Farmacopeia Brasileira, Memento Fitoterápico (2016): Glycine max',
    motivo: (dados, relatos) => {
      const { cancer } = dados;
      if (fitoestrogenioProibido(dados, relatos)) return null;
      const daMama = relatos.frases.some(({ texto }) => deMama.test(texto));
      if (!daMama || !relatos.frases.some(toma(fitoestrogenio))) return null;
      const fala = falaQueDiz(relatos.frases, toma(fitoestrogenio));
      const dequem = cancer === 'sim' ? 'câncer de mama na ficha' : 'câncer de mama dela ou da família na ficha';
      return `Planta que age como estrogênio${fala && ` (“${fala}”)`} e ${dequem}: leve a pergunta ao ginecologista ou à oncologia antes da próxima caixa; até a resposta, este relatório não sugere soja nem linhaça como remédio.`;
    },
  },
  {
    id: 'laxante_de_habito',
    fonte: 'Farmacopeia Brasileira, Memento Fitoterápico (2016): Senna alexandrina; NICE CKS, Constipation',
    motivo: (dados, relatos) => {
      // The table of pairs speaks of it there.
      if (amamenta(dados, relatos)) return null;
      const fala = falaQueDiz(relatos.frases, toma(laxante));
      return relatos.frases.some(toma(laxante))
        ? `Laxante que irrita o intestino em uso${fala && ` (“${fala}”)`}: por mais de uma ou duas semanas pode baixar o potássio e deixar o intestino mais preguiçoso. Pergunte há quanto tempo, e que o médico ou o farmacêutico saiba antes de continuar.`
        : null;
    },
  },
  {
    id: 'levantar_devagar',
    fonte: anvisa,
    motivo: (_dados, relatos) =>
      relatos.frases.some(tomaRemedio(vasodilatador))
        ? 'Remédio que pode derrubar a pressão ao levantar (doxazosina e da mesma classe): sentar por alguns minutos na maca e ajudar a descer.'
        : null,
  },
];

export const regrasDosRemedios: readonly RegraClinica[] = [
  regraDoModoDeTomar,
  ...avisos.map((aviso): RegraClinica => ({ ...aviso, gravidade: 'cautela', efeito: {} })),
  ...regrasDosRemediosSemReceita,
  ...regrasDosEfeitos,
  {
    id: 'levotiroxina_e_fibra',
    gravidade: 'cautela',
    fonte: 'ANVISA, bula da levotiroxina: interações; ATA, Guidelines for hypothyroidism (2014)',
    motivo: (_dados, relatos) =>
      relatos.frases.some(tomaRemedio(tiroide))
        ? 'Levotiroxina em uso: em jejum, só com água, 30 a 60 minutos antes do café da manhã; ferro, cálcio e antiácido só quatro horas depois dela; fibra e soja, sempre na mesma quantidade, porque diminuem o efeito. Quem receitou decide sobre a dose.'
        : null,
    efeito: {
      cautelaOrientacoes: {
        padrao: /\b(aveia|linhaca|farelo|soja|fibra)\b/,
        texto: 'Com levotiroxina, na refeição de depois dela (30 a 60 minutos), e sempre na mesma quantidade.',
      },
    },
  },
];
