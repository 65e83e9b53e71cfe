// What primary care must see and no energetic pattern may keep back. Each alarm names its guideline.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { alternativasDe, nomesDe } from '../catalog/remedios.ts';
import { textoDe } from '../leitura/palavras.ts';
import { deJuntos, ng12, type SinalDeAlerta } from './alarme.ts';
import { cancerNaFamilia, hba1cDe, pressoesPorPostura, primeiroGrau, valorDe } from './contado.ts';
import { escurasPorOutraCausa } from './cores-de-sangue.ts';
import { certezaDoPadrao, faixaDoAchado, lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { comoEContado, ditosHoje, type Grupo, type Juntos } from './grupos.ts';
import { aFazer } from './ja-examinado.ts';
import { nomesDeAntiInflamatorio, nomesDeSedativo, nomesDeZolpidem, nomesQueBaixamOAcucar } from './nomes-por-uso.ts';
import { deHoje, intestinoAInvestigar, mudouHaPouco } from './perigos-juntos.ts';
import { regioesComImplante } from './pontos-de-risco.ts';
import { lerDuracoes, lerPerdasDePeso } from './quantidades.ts';
import { doresDeCabeca, type EfeitoClinico } from './regra.ts';
import type { Relatos } from './relatos.ts';
import { certezaDoRemedio, dizRemedio, lugaresDoRemedio } from './remedios-na-frase.ts';

const certo = (...ditos: readonly string[]): Juntos => ({ certeza: 'certo', ditos });
const diz = (grupo: Grupo, relatos: Relatos) => comoEContado(grupo, deHoje(relatos)) === 'certo';

/* Stomach: NICE NG12; IV Consenso Brasileiro sobre Helicobacter pylori (2018), alarm features of dyspepsia. */

const doEstomago: Grupo = {
  nome: 'queixa do estômago',
  sinais: ['azia', 'refluxo', 'azia_refluxo', 'queimacao_epigastrica', 'dor_epigastrica', 'gastrite', 'ma_digestao'],
  padrao:
    /\b(estomago|epigastr\w+)( \w+){0,4} (ard\w+|queim\w+|doi|doendo|dor|fervendo)\b|\b(azia|queimacao|dor|ardencia|fogo|pontada)( \w+){0,4} (estomago|epigastr\w+)\b|\b(azia|dispepsia)\b/,
};
export const antiInflamatorio: Grupo = {
  nome: 'anti-inflamatório',
  sinais: ['anti_inflamatorio_uso'],
  reconhece: dizRemedio(nomesDeAntiInflamatorio),
};
const pesoPerdido: Grupo = {
  nome: 'perda de peso',
  sinais: ['emagrecimento'],
  reconhece: (frase) => lerPerdasDePeso(frase).some(({ kg }) => kg >= 2),
};
const vomitos: Grupo = { nome: 'vômitos', sinais: ['vomito', 'vomito_liquido'] };
const fezesEscuras: Grupo = {
  nome: 'fezes escuras',
  sinais: ['fezes_pretas', 'fezes_escuras'],
  padrao: /\b(fezes|coco)( \w+){0,2} (pret[oa]s?|escur[oa]s?)\b|\bborra de cafe\b|\bmelena\b/,
};
/** The consensus counts parents, brothers and sisters, and children; NICE NG12 counts nobody. */
const estomagoNaFamilia: Grupo = {
  nome: 'câncer de estômago na família',
  sinais: [],
  reconhece: cancerNaFamilia('estomago|gastrico|esofago', primeiroGrau),
};
const deAlarmeDoEstomago: readonly Grupo[] = [
  pesoPerdido,
  fezesEscuras,
  { nome: 'vômito com sangue', sinais: ['vomito_sangue'] },
  { nome: 'comida que entala', sinais: ['disfagia'] },
  { nome: 'anemia', sinais: ['anemia'] },
  estomagoNaFamilia,
];
const doEstomagoTodos = [...deAlarmeDoEstomago, vomitos, antiInflamatorio, doEstomago];
const idadeDaEndoscopia = 55;

/** Her own endoscopy was done: who ordered it knows of the family, and what it found is followed. */
function fezEndoscopia({ frases }: Relatos): boolean {
  return frases.some(
    (frase) =>
      frase.campo !== 'objetivosCliente' &&
      !aFazer.test(frase.texto) &&
      (lugaresDoPadrao(frase, endoscopia).length > 0 || minhaEndoscopia.test(frase.texto)),
  );
}

/** Behind a relative's illness, in one breath: hers by its verb. */
const minhaEndoscopia = /(?<!\b(nao|nunca|nem|vou|queria) )\b(fiz|minha|repeti) (a |uma |minha )?(endoscopia|eda)\b/;
const endoscopia = /\b(endoscopia|eda|gastroscopia)\b/;

function dispepsia(relatos: Relatos, { idade }: DadosAnamnese): Juntos | null {
  if (!diz(doEstomago, relatos)) return null;
  const frases = deHoje(relatos);
  const fortes = ditosHoje(deAlarmeDoEstomago, frases).filter(
    (nome) =>
      !(nome === fezesEscuras.nome && escurasPorOutraCausa(relatos)) &&
      !(nome === estomagoNaFamilia.nome && fezEndoscopia(relatos)),
  );
  const soVomito = fortes.length === 0 && idade >= idadeDaEndoscopia && diz(vomitos, relatos);
  if (fortes.length === 0 && !soVomito) return null;
  return certo(...fortes, ...ditosHoje([vomitos, antiInflamatorio], frases));
}

/** A family alone holds no plan. */
const soDaFamilia = {
  sinal: 'Queixa do estômago e câncer de estômago em parente próximo',
  conduta:
    'consulta médica em até quatro semanas, que decide sobre a pesquisa de H. pylori e a endoscopia. Fezes pretas, vômito com sangue, dor forte ou desmaio: pronto-socorro ou SAMU (192).',
  prazo: 'dias',
} as const;

/* Bowel: NICE NG12 (2023 update); INCA, Detecção precoce do câncer colorretal. */

const habitoMudado: Grupo = {
  nome: 'intestino que mudou há pouco',
  sinais: [],
  // Since an antibiotic it is the antibiotic.
  reconhece: (frase) =>
    mudouHaPouco(frase) && !/\b(antibioticos?|amoxicilina|claritromicina|clavulin)\b/.test(frase.texto),
};
const intestinoNaFamilia: Grupo = {
  nome: 'câncer de intestino na família',
  sinais: [],
  reconhece: cancerNaFamilia('intestino|colo?n?|reto|colorretal'),
};
const idadeDoIntestino = { sozinha: 50, comFamilia: 40 } as const;

function intestinoMudado(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  const { idade } = dados;
  if (intestinoAInvestigar(relatos, dados) !== null) return null;
  const daFamilia = diz(intestinoNaFamilia, relatos);
  if (!diz(habitoMudado, relatos) || idade < (daFamilia ? idadeDoIntestino.comFamilia : idadeDoIntestino.sozinha))
    return null;
  return certo(habitoMudado.nome, ...ditosHoje([intestinoNaFamilia, pesoPerdido], deHoje(relatos)));
}

const mudancaDoIntestino = 'Mudança recente do hábito do intestino';
const aoMudarOIntestino =
  'que decide sobre sangue oculto, hemograma e colonoscopia; até lá, sem massagem nem agulha funda no abdome. Parar de evacuar e de soltar gases, barriga que incha, vômito ou sangue: pronto-socorro.';

/* Injured joint: Ottawa ankle, foot and knee rules (Stiell 1992, 1995); NICE NG38, Fractures (2016). */

const partesFeridas = {
  tornozelo: /\b(tornozelos?|maleolos?|canela|pes?|peito do pe|calcanhar|dedos? do pe)\b/,
  joelho: /\b(joelhos?|patela)\b/,
  punho: /\b(punhos?|maos?|pulso|dedos?|antebraco)\b/,
  cotovelo: /\bcotovelos?\b/,
  ombro: /\b(ombros?|clavicula|braco)\b/,
  quadril: /\b(quadril|bacia|coxa|virilha)\b/,
} as const;
const deTrauma =
  /\b(torc(eu|i|ida|ao)|vir(ou|ei) o|entors\w+|entort(ou|ei)|pis(ou|ei) (em falso|no buraco|torto)|ca(iu|i|ida)|quedas?|tombo|tropec\w+|pancada|bat(eu|i) (o|a|com)|levou um (chute|tombo|tranco)|acidente|atropel\w+|escorreg\w+|prens(ou|ei)|impact\w+|chut(ou|ei))\b/;
/** In days: an older injury has shown what it is. */
const diasDaLesao = 21;

function traumaDeAgora(frase: Frase): boolean {
  const { texto, palavras } = frase;
  if (
    lugaresDoPadrao(frase, deTrauma).length === 0 ||
    /\b(nao|quase|por pouco nao) (\w+ )?(caiu|cai|caindo|bateu|bati|torceu|torci)\b|\b(sem|nega) (queda|pancada|trauma)\b/.test(
      texto,
    )
  )
    return false;
  if (/\b((19|20)\d\d|ano passado|antig[oa])\b/.test(texto)) return false;
  const dias = lerDuracoes(palavras);
  return dias.length > 0
    ? Math.min(...dias) <= diasDaLesao
    : /\b(hoje|ontem|anteontem|semana passada|segunda|terca|quarta|quinta|sexta|sabado|domingo|agora)\b/.test(texto);
}

const lesaoRecente: Grupo = { nome: 'torção, queda ou pancada há poucos dias', sinais: [], reconhece: traumaDeAgora };
const semApoio: Grupo = {
  nome: 'não conseguiu apoiar ou usar o membro',
  sinais: [],
  // A foot that does not rise is a nerve's.
  reconhece: ({ texto }) =>
    !/\b(ponta|frente|bico|peito) do pe\b/.test(texto) &&
    /\b(nao|num|nem|sem) (\w+ ){0,2}(consegu\w+|consig\w+|pod(e|ia|endo)|da|deu|aguent\w+)( \w+){0,2} (apoiar|pisar|andar|encostar|firmar|por o pe|ficar (de|em) pe|dobrar|mexer|levantar|segurar|esticar)\b|\b(nao|nem) (apoi\w+|pis(a|ou|ei|o)|andou|encost\w+)\b|\bsem (apoiar|pisar)\b/.test(
      texto,
    ),
};
const dorNoOsso: Grupo = {
  nome: 'dor em cima do osso',
  sinais: [],
  padrao:
    /\b(doi|dor|dolorid\w+|doendo)( \w+){0,5} (osso|ossinho|maleolo|patela|base do quinto)\b|\b(osso|ossinho|maleolo)( \w+){0,5} (doi|dor|dolorid\w+)\b/,
};
const deformado: Grupo = {
  nome: 'membro torto ou dormente',
  sinais: [],
  padrao:
    /\b(tornozelo|joelho|punho|dedo|braco|perna|ombro|pe)( \w+){0,4} (tort[oa]|entortad[oa]|deformad[oa]|desviad[oa]|gelad[oa] e roxo)\b/,
};
const idadeDoJoelho = 55;

/** The parts that a recent injury names in its sentence or in the next. */
function partesDoTrauma(relatos: Relatos): (keyof typeof partesFeridas)[] {
  const ditas = relatos.frases
    .filter(traumaDeAgora)
    .flatMap((frase) => [frase, ...relatos.perto(frase)])
    .map(({ texto }) => texto)
    .join(' . ');
  return (Object.keys(partesFeridas) as (keyof typeof partesFeridas)[]).filter((parte) =>
    partesFeridas[parte].test(ditas),
  );
}

function possivelFratura(relatos: Relatos, { idade }: DadosAnamnese): Juntos | null {
  if (!diz(lesaoRecente, relatos)) return null;
  const partes = partesDoTrauma(relatos);
  if (partes.length === 0) return null;
  const pede = ditosHoje([semApoio, dorNoOsso, deformado], deHoje(relatos));
  if (pede.length === 0 && !(idade >= idadeDoJoelho && partes.includes('joelho'))) return null;
  return certo(lesaoRecente.nome, ...pede);
}

function efeitoDaFratura(relatos: Relatos): EfeitoClinico {
  const codigos = new Set(partesDoTrauma(relatos).flatMap((parte) => [...regioesComImplante[parte].regiao]));
  return {
    retirarNoLado: { codigos, lado: null },
    semEletro: true,
    retirarTerapias:
      /\b(massagem|tui ?na|ventosa\w*|gua ?sha|moxa\w*|moxibust\w*|tai ?chi|qi ?gong|escalda|reflexolog\w*)\b/,
  };
}

/* Diabetes: Sociedade Brasileira de Diabetes, Diretriz (2024): targets, hypoglycaemia, eyes and feet. */

/** mg/dl; % of HbA1c. */
const acucar = { alto: 250, altoComSintoma: 180, urgente: 300, hba1c: 9 } as const;
const glicemia = /^(acucar|glicemia|glicose|destro|dextro|hgt|gj)$/;
const acucarMuitoAlto: Grupo = {
  nome: 'açúcar muito alto',
  sinais: [],
  reconhece: (frase) => {
    const valor = valorDe(frase, glicemia);
    return (valor !== null && valor >= acucar.alto && valor < 1000) || (hba1cDe(frase) ?? 0) >= acucar.hba1c;
  },
};
const acucarAlto: Grupo = {
  nome: 'açúcar alto',
  sinais: [],
  reconhece: (frase) => {
    const valor = valorDe(frase, glicemia);
    return valor !== null && valor >= acucar.altoComSintoma && valor < 1000;
  },
};
const vistaOuPes: readonly Grupo[] = [
  {
    nome: 'vista que embaça',
    sinais: ['visao_turva'],
    padrao: /\b(vista|visao)( \w+){0,2} (embac\w+|borr\w+|turv\w+)\b/,
  },
  {
    nome: 'pés que não sentem',
    sinais: ['neuropatia', 'insensibilidade'],
    padrao: /\bpes?( \w+){0,3} (dorment\w+|adormec\w+|anestesiad\w+|formig\w+)\b|\bnem senti(u)?\b/,
  },
];
const acucarBaixo: Grupo = {
  nome: 'sinais de açúcar baixo',
  sinais: [],
  padrao:
    /\b(trem\w+|suor frio|sua(r|ndo)? frio|suo frio|fraqueza|tontura|passa mal|passo mal)( \w+){0,8} (atras\w+|sem comer|jejum|fome|nao come|pula)\b|\b(atras\w+|sem comer|jejum|nao com\w+|pul(a|ar|ou))( \w+){0,8} (trem\w+|suor frio|sua(r|ndo)? frio|suo frio|passa mal|passo mal)\b|\bhipoglicemi\w+/,
};
const queBaixa: Grupo = {
  nome: 'insulina ou remédio que baixa o açúcar',
  sinais: [],
  reconhece: dizRemedio(nomesQueBaixamOAcucar),
};
const doAcucar = [acucarMuitoAlto, acucarAlto, ...vistaOuPes, acucarBaixo];

function diabetesSemControle(relatos: Relatos): Juntos | null {
  const frases = deHoje(relatos);
  const [muitoAlto, alto, baixo] = [acucarMuitoAlto, acucarAlto, acucarBaixo].map((um) => diz(um, relatos));
  const sinais = ditosHoje(vistaOuPes, frases);
  const hipo = baixo && diz(queBaixa, relatos);
  if (!muitoAlto && !(alto && sinais.length > 0) && !hipo) return null;
  return certo(
    ...(muitoAlto ? [acucarMuitoAlto.nome] : alto ? [acucarAlto.nome] : []),
    ...sinais,
    ...(hipo ? [acucarBaixo.nome] : []),
  );
}

/* Allergy: ASBAI, Guia prático para o manejo da anafilaxia (2012); WAO (2020); EAACI, Urticaria (2022). */

const inchouNaAlergia =
  /\b(inch(ou|ei|ado|ada|ando|aco|a)|edema)( \w+){0,3} (labios?|beicos?|boca|lingua|rosto|face|palpebras?|olhos?|garganta|glote)\b|\b(labios?|beicos?|boca|lingua|glote|garganta|palpebras?|rosto|face)( \w+){0,3} (inch\w+|fech(ou|ando|ada)|edemaciad\w+)\b|\b(anafila\w+|angioedema|choque alergico|edema de (glote|quincke))\b/;
const alergico =
  /\b(alergi\w+|urticaria|verg(ao|oes)|placas?|empol\w+|coceira|coca\w*|picada|abelha|marimbondo|camarao|adrenalina|injec\w+|hospital|hosp|upa|ps|pronto socorro)\b/;
const deOutroInchaco = /\b(nos rins|nefrit\w+|nefrotic\w+|sindrome nefr\w+|rins?|dente|siso|caxumba|sinusite)\b/;
/**
 * "AINE incha o olho (diclofenaco)": an allergy that is known by its cause, avoided, and told as one. A tongue or throat that closed, and
 * what came lately, still go to a physician.
 */
function alergiaConhecida({ campo, texto }: Frase): boolean {
  return (
    campo === 'alergias' &&
    comCausa.test(texto) &&
    !/\b(anafila\w+|angioedema|glote|garganta|lingua|falta de ar|adrenalina|hoje|ontem|anteontem|(est|ness|nest|ess)[ae] (semana|mes)|(semana|mes) passad[oa]|nao sabe|sem causa|do nada)\b/.test(
      texto,
    )
  );
}

const comCausa =
  /\b(aines?|anti ?inflamatorios?|dipirona|diclofenaco|ibuprofeno|nimesulida|cetoprofeno|naproxeno|aas|aspirina|penicilina|amoxicilina|sulfa|cefalexina|contraste|latex|camarao|frutos do mar|amendoim|castanhas?|ovo|leite|abelha|marimbondo|formiga|\w{4,}(cilina|profeno|fenaco|oxacina|micina))\b/;
const angioedema: Grupo = {
  nome: 'lábio, língua, rosto ou garganta que já inchou',
  sinais: [],
  reconhece: (frase) => {
    const onde = inchouNaAlergia.exec(frase.texto);
    if (!onde || lugaresDoPadrao(frase, inchouNaAlergia).length === 0) return false;
    // A face that swelled with a nephritis or a tooth swelled by no allergy.
    if (frase.marcas[faixaDoAchado(frase.texto, onde)[0]]?.curada || deOutroInchaco.test(frase.texto)) return false;
    const antes = frase.texto.slice(0, onde.index);
    return (
      !/\b(nega|sem|nunca|nao)\b( \w+){0,6} $/.test(antes) &&
      !alergiaConhecida(frase) &&
      !deAnosAtras.test(frase.texto) &&
      (frase.campo === 'alergias' || alergico.test(frase.texto) || /anafila|angioedema|glote/.test(onde[0]))
    );
  },
};

/** Since then it has not come back, or it would be told. */
const partoAntigo =
  /\b(19\d\d|20[01]\d|202[0-3])\b(?!.*\b(voltou|de novo|hoje|ontem|est[ae] (ano|mes|semana)|desde)\b)/;

function reacaoAlergica(relatos: Relatos): Juntos | null {
  const comPele = relatos.diz('urticaria', 'coceira', 'erupcoes') || diz(angioedema, relatos);
  return comPele && diz(angioedema, relatos) ? certo(angioedema.nome) : null;
}

/* After a birth: Ministério da Saúde, Pré-natal e puerpério; NICE CG192 (Edinburgh); ABM Protocol 36, Mastitis (2022). */

const deAnosAtras =
  /\b(19\d\d|20[01]\d|202[0-4])\b|\banos atras\b|\bdois mil e (dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte)\b/;
const pariuHaPouco: Grupo = {
  nome: 'parto há menos de um ano',
  sinais: ['pos_parto'],
  reconhece: ({ texto, palavras, marcas }) =>
    /\b(pariu|pari|parto( normal)?|cesarea|cesariana|ganh(ou|ei) (o )?(bebe|nenem|nene)|deu a luz|bebe|nenem|nene|puerper\w+|resguardo|amament\w+)\b/.test(
      texto,
    ) &&
    !marcas.every(({ deOutro }) => deOutro) &&
    !partoAntigo.test(texto) &&
    (/\b(puerper\w+|amament\w+|resguardo|recem nascid\w+|mamadas?|da o peito|mamadeiras?)\b/.test(texto) ||
      lerDuracoes(palavras).some((dias) => dias <= 366)),
};
const febreDeHoje: Grupo = { nome: 'febre', sinais: ['febre', 'febre_alta', 'calafrios'] };
/** In days. */
const diasDoPuerperio = 45;
const pariuHaSemanas: Grupo = {
  nome: 'parto ou aborto há poucas semanas',
  sinais: [],
  reconhece: (frase) =>
    /\b(pariu|pari|parto|cesarea|cesariana|ganh(ou|ei) (o )?(bebe|nenem|nene)|deu a luz|puerper\w+|resguardo|aborto|curetagem)\b/.test(
      frase.texto,
    ) &&
    !frase.marcas.every(({ deOutro }) => deOutro) &&
    (/\b(puerper\w+|resguardo)\b/.test(frase.texto) ||
      lerDuracoes(frase.palavras).some((dias) => dias <= diasDoPuerperio)),
};
const humorDaMae: readonly Grupo[] = [
  {
    nome: 'choro, tristeza ou culpa',
    sinais: ['choro_facil', 'tristeza', 'apatia', 'desanimo', 'depressao', 'culpa'],
    padrao:
      /\b(chor(a|o|ando) (todo|todos|o|muito|sem)|nao (e|eh|sou) (uma )?boa mae|nao (da|dou|vou dar) conta|ma mae|culpa|sem prazer|nao sint\w+ (nada|amor)|nao me reconhec\w+)\b/,
  },
  {
    nome: 'não dorme nem quando o bebê dorme',
    sinais: [],
    padrao: /\b(bebe|nenem|nene)( \w+){0,2} dorm\w+( \w+){0,4} nao( \w+){0,3} dorm\w+\b/,
  },
];
const bebeNaoGanha: Grupo = {
  nome: 'bebê que ganha pouco peso',
  sinais: [],
  reconhece: ({ texto }) =>
    /\b(bebe|nenem|nene|filh[oa]|menin[oa]|recem nascid\w+)\b( \w+){0,8} (ganh\w+ pouco|nao (ganh\w+|engord\w+)|perd(eu|endo) peso|peso (baixo|pouco))\b/.test(
      texto,
    ),
};
const mamaEmpedrada: Grupo = {
  nome: 'caroço ou endurecimento na mama que amamenta',
  sinais: [],
  padrao:
    /\b(peitos?|mamas?|seios?)( (?!(nao|nem|sem)\b)\w+){0,4} (empedrad\w+|empedrou|endurec\w+|caroc\w+|bola|nodulo|quente|vermelh\w+)\b|\b(caroc\w+|bola|nodulo)( \w+){0,3} (peito|mama|seio)\b/,
};
const doPuerperio = [pariuHaPouco, ...humorDaMae, bebeNaoGanha, mamaEmpedrada];

function puerperioTriste(relatos: Relatos, { idade, sexo }: DadosAnamnese): Juntos | null {
  if (sexo === 'masculino' || idade > 55 || !diz(pariuHaPouco, relatos)) return null;
  const sinais = ditosHoje(humorDaMae, deHoje(relatos));
  return sinais.length > 0 ? certo(...sinais) : null;
}

/* Blood: WHO, haemoglobin and ferritin cutoffs (2020, 2024); Ministério da Saúde, PCDT Anemia por deficiência de ferro. */

/** ng/ml of ferritin; g/dl of haemoglobin. */
const cortes = { ferritina: 30, hb: 12, hbGrave: 8 } as const;
const hbDe = (frase: Frase) => {
  const valor = valorDe(frase, /^(hb|hemoglobina|hgb)$/, 3);
  return valor !== null && valor >= 3 && valor <= 20 && !/\bglicada\b/.test(frase.texto) ? valor : null;
};
const ferroBaixo: Grupo = {
  nome: 'ferro ou hemoglobina baixos no exame',
  sinais: [],
  reconhece: (frase) => {
    const ferritina = valorDe(frase, /^ferritina$/, 3);
    return (ferritina !== null && ferritina < cortes.ferritina) || (hbDe(frase) ?? cortes.hb) < cortes.hb;
  },
};
const sanguePerdido: Grupo = {
  nome: 'muito sangue perdido',
  sinais: ['perda_sangue'],
  padrao: /\b(recebeu|tomou|precisou( de)?)( \w+){0,3} (bolsas?( de sangue)?|transfusao)\b|\bhemorragia\b/,
};
const daAnemia: readonly Grupo[] = [
  { nome: 'tontura', sinais: ['tontura', 'tontura_levantar'] },
  {
    nome: 'coração acelerado',
    sinais: ['palpitacao', 'taquicardia'],
    padrao: /\bcoracao( \w+){0,2} (aceler\w+|dispar\w+)\b/,
  },
  { nome: 'cansaço', sinais: ['cansaco', 'falta_ar_esforco'] },
];

/** A blood count that was made and is normal answers what a loss of blood would ask. */
function hemogramaBom({ frases }: Relatos): boolean {
  return frases.some(
    (frase) =>
      frase.campo !== 'objetivosCliente' &&
      !aFazer.test(frase.texto) &&
      lugaresDoPadrao(frase, sangueNormal).length > 0 &&
      !sangueAlterado.test(frase.texto),
  );
}

const sangueNormal =
  /\b(hemograma|hemoglobina|ferritina)( \w+){0,8} (norma(l|is)|ok|bo[ma]|bons|limp[oa]s?|em ordem|otim[oa]s?)\b/;
const sangueAlterado = /\b(baix[oa]s?|alterad[oa]s?|anemi\w+|nao (esta|ta|deu|veio) (norma\w+|bo[ma]))\b/;

function anemiaComSinais(relatos: Relatos): Juntos | null {
  const frases = deHoje(relatos);
  const sinais = ditosHoje(daAnemia, frases);
  if (diz(ferroBaixo, relatos)) return certo(ferroBaixo.nome, ...sinais);
  if (hemogramaBom(relatos)) return null;
  return diz(sanguePerdido, relatos) && sinais.length >= 2 ? certo(sanguePerdido.nome, ...sinais) : null;
}

const tomaFerro =
  /\b(sulfato ferroso|noripuru[mn]|neutrofer|ferro (oral|na veia|quelato)|toma(ndo)? ferro|tomo ferro)\b/;
const daQuimio = /\b(quimio\w*|paclitaxel|oncologist\w+|oncologia)\b/;
const soCorro = 'Desmaio, falta de ar parada ou sangramento: pronto-socorro.';

/** Somebody treats it already, or knows where it comes from: no cause is looked for, and the one who treats sees it again. */
function anemiaConhecida({ frases }: Relatos): Pick<SinalDeAlerta, 'sinal' | 'conduta' | 'prazo'> | null {
  if (frases.some((frase) => certezaDoPadrao(frase, tomaFerro) === 'certo'))
    return {
      sinal: 'Anemia em tratamento',
      conduta: `em uma a duas semanas, com quem receitou o ferro, hemograma e ferritina de novo; em poucos dias se houver tontura ou coração acelerado. O ferro não é parado por conta própria: se prende o intestino, quem receitou muda a forma ou a dose. ${soCorro}`,
      prazo: 'dias',
    };
  return frases.some((frase) => certezaDoPadrao(frase, daQuimio) !== null)
    ? {
        sinal: 'Hemoglobina baixa em quem trata ou tratou um câncer',
        conduta: `que a oncologia saiba em uma a duas semanas, em poucos dias se houver tontura ou coração acelerado. ${soCorro}`,
        prazo: 'dias',
      }
    : null;
}

/* Thinned blood: SBC, antiagregantes plaquetários e anticoagulantes (2013); ANVISA, bula da varfarina (INR 2 a 3; anti-inflammatories). */

/** The range that is usual, and that of a mechanical valve. TAP is told in seconds or per cent, and is no INR. */
const inrMaximo = { comum: 3, comValva: 3.5 } as const;
const inrAcimaDe =
  (maximo: number) =>
  (frase: Frase): boolean => {
    const valor = valorDe(frase, /^(inr|rni)$/, 4);
    return valor !== null && valor > maximo && valor < 20;
  };
const inrAlto: Grupo = { nome: 'INR acima da faixa', sinais: [], reconhece: inrAcimaDe(inrMaximo.comum) };
const deMesesAtras =
  /\b(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|meses|anos?|(19|20)\d\d)\b/;
const caiu: Grupo = {
  nome: 'queda ou mancha roxa',
  sinais: ['hematomas', 'equimoses'],
  // A fall of months ago bleeds no more.
  reconhece: (frase) => frase.sinais.get('queda') === 'certo' && !deMesesAtras.test(frase.texto),
  padrao: /\b(mancha|marca)s? rox\w+|\bhematoma\w*|\b(caiu|cai|queda)\b( \w+){0,6} (semanas?|dias?|ontem|vezes)\b/,
};
const anticoagulante: Grupo = {
  nome: 'anticoagulante em uso',
  sinais: ['anticoagulante'],
};
/** A course of a few days that somebody took on her own still acts on the stomach and the blood. */
const antiInflamatorioHaPouco: Grupo = {
  ...antiInflamatorio,
  reconhece: (frase) =>
    dizRemedio(nomesDeAntiInflamatorio)(frase) ||
    ((frase.sinais.get('anti_inflamatorio_uso') === 'passado' ||
      certezaDoRemedio(frase, nomesDeAntiInflamatorio) === 'passado') &&
      /\b(por conta|dias?|semana)\b/.test(frase.texto) &&
      !/\b(19|20)\d\d\b|\banos?\b/.test(frase.texto)),
};
/** Two of them, as after a stent, make bleed as an anticoagulant does. */
function doisAntiagregantes(relatos: Relatos): boolean {
  const frases = deHoje(relatos);
  return frases.some(dizRemedio(nomesDeAas)) && frases.some(dizRemedio(nomesDoStent));
}
const nomesDeAas = nomesDe([], ['acetilsalicilico']);
const nomesDoStent = nomesDe([], ['clopidogrel', 'ticagrelor', 'prasugrel']);
const sangra: Grupo = {
  nome: 'sangramento',
  sinais: [
    'sangramento_referido',
    'sangramento_cutaneo_mucoso',
    'sangue_boca',
    'epistaxe',
    'sangue_urina',
    'hemoptise',
  ],
  padrao:
    /\b(gengivas?|nariz|boca|feridas?|cortes?)( \w+){0,4} sangr\w+|\bsangr\w+( \w+){0,4} (gengivas?|nariz|boca|facil|a toa|demor\w+)\b/,
};
const doSangue = [inrAlto, antiInflamatorioHaPouco, caiu, sangra];

function sangueFinoDemais(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  if (dados.anticoagulante !== 'sim' && !diz(anticoagulante, relatos) && !doisAntiagregantes(relatos)) return null;
  // What an allergy did to the skin is no bleeding.
  const frases = deHoje(relatos).filter(({ campo }) => campo !== 'alergias');
  const naFaixaDaValva = relatos.diz('protese_valvar') && !frases.some(inrAcimaDe(inrMaximo.comValva));
  const ditos = ditosHoje(doSangue, frases).filter((nome) => nome !== inrAlto.nome || !naFaixaDaValva);
  return ditos.includes(inrAlto.nome) || ditos.length >= 2 || ditos.includes(antiInflamatorio.nome)
    ? certo(...ditos)
    : null;
}

/* Pressure that falls on standing: ESC, Syncope (2018). */

const quedaAoLevantar: Grupo = {
  nome: 'pressão que cai de pé',
  sinais: [],
  reconhece: (frase) => {
    const { deitada, emPe } = pressoesPorPostura(frase);
    if (emPe === null) return false;
    return emPe < 90 || (deitada !== null && deitada - emPe >= 20);
  },
};

/* Sleeping pills: ANVISA, bula do zolpidem (10 mg; 5 mg from 65); NICE NG215, dependence and withdrawal (2022). */

const demais =
  /^(?: \w+){0,16} (dobro|dobrei|dobrou|(aumentou|aumentei)( a dose)?( por conta)?|nao adianta|nao faz( mais)? efeito|parou de fazer efeito)\b/;
/** Of zolpidem alone: 10 mg are the leaflet's dose, of other remedies "15 mg" or two tablets may be. */
const zolpidemDemais =
  /^(?: \w+){0,16} ((15|20|30) ?mg|(10 ?mg( \w+){0,4} )(um e meio|dois|duas|2|1 comprimido e meio)|1 comprimido e meio de 10)\b/;
const doisDeles = /^(?: \w+){0,8} (dois|duas|2|tres|3) (comprimidos|cps?|por noite|de uma vez)\b/;
const zolpidemDeIdoso = /^(?: \w+){0,6} 10( ?mg)?\b/;
const idadeDoZolpidem = 65;

function doseDepois(frase: Frase, quais: ReadonlySet<string>, padrao: RegExp): boolean {
  return lugaresDoRemedio(frase, quais).some(([, ate]) =>
    padrao.test(` ${textoDe(frase.palavras, [ate, frase.palavras.length])}`),
  );
}

const doseAcima: Grupo = {
  nome: 'dose acima da bula ou que já não faz efeito',
  sinais: [],
  reconhece: (frase) =>
    doseDepois(frase, nomesDeSedativo, demais) ||
    doseDepois(frase, nomesDeZolpidem, zolpidemDemais) ||
    // A tablet has 10 mg unless 5 are told.
    (doseDepois(frase, nomesDeZolpidem, doisDeles) && !/\b5 ?mg\b/.test(frase.texto)),
};
const doseDeIdoso: Grupo = {
  nome: 'zolpidem acima de 5 mg depois dos 65 anos',
  sinais: [],
  reconhece: (frase) => doseDepois(frase, nomesDeZolpidem, zolpidemDeIdoso),
};
const reboteAoParar: Grupo = {
  nome: 'noites sem dormir ao tentar parar',
  sinais: [],
  padrao:
    /\b(tent(ou|ei|ar) (parar|largar|ficar sem|tirar)|quando (para|paro|fica sem|fico sem|nao toma|nao tomo)|sem ele|sem o remedio)( \w+){0,8} (sem dormir|nao (dorme|durmo|dormiu|dormi|prega)|em claro|acordad[oa]|trem\w+)\b/,
};
const usaHipnotico: Grupo = { nome: 'remédio para dormir', sinais: [], reconhece: dizRemedio(nomesDeSedativo) };

function hipnoticoDemais(relatos: Relatos, { idade }: DadosAnamnese): Juntos | null {
  const grupos = [doseAcima, reboteAoParar, ...(idade >= idadeDoZolpidem ? [doseDeIdoso] : [])];
  const ditos = ditosHoje(grupos, deHoje(relatos));
  return diz(usaHipnotico, relatos) && ditos.length > 0 ? certo(...ditos) : null;
}

/* Vomiting of pregnancy: RCOG Green-top 69 (2024); Ministério da Saúde, Manual de gestação de alto risco (2022). */

const vomitaMuito: Grupo = {
  nome: 'vômitos várias vezes ao dia',
  sinais: [],
  padrao:
    /\bvomit\w+( \w+){0,4} ([3-9]|1\d|tres|quatro|cinco|varias) vezes\b|\bvomit\w+( \w+){0,3} (o dia (todo|inteiro)|tudo|direto)\b/,
};
const naoSegura: Grupo = {
  nome: 'não segura líquido ou urina pouco',
  sinais: [],
  padrao:
    /\bnao( \w+){0,2} (segur\w+|para)( \w+){0,2} (nada|agua|liquido)\b|\b(xixi|urin\w+)( \w+){0,3} (pouc\w+|escur\w+|quase nada)\b/,
};

function vomitosNaGestacao(relatos: Relatos, { gestante }: DadosAnamnese): Juntos | null {
  if (gestante !== 'sim' && !relatos.diz('gestante', 'gravidez_escrita')) return null;
  const ditos = ditosHoje([vomitaMuito, naoSegura, pesoPerdido], deHoje(relatos));
  const vomita = diz(vomitos, relatos) || diz(vomitaMuito, relatos);
  return vomita && ditos.length > 0 ? certo(...ditos) : null;
}

/* Heart: SBC, Diretriz de insuficiência cardíaca (2018): congestion. */

const deitadaSemAr: Grupo = {
  nome: 'precisa de travesseiros ou senta para respirar',
  sinais: ['ortopneia'],
  padrao:
    /\b(dorm\w+|deit\w+|precis\w+|us[ao]|usando)( \w+){0,4} (2|3|4|dois|tres|quatro) (travesseiros?|almofadas?)\b|\b(d[ou]rm\w+) (sentad[oa]|na poltrona|recostad[oa])\b|\b(acord\w+|levant\w+)( \w+){0,3} (sem ar|sufocad[oa]|com falta de ar)\b|\bfalta( de)? ar( \w+){0,3} deitad[oa]\b|\b(deitar|deito|deita|deitad[oa])( \w+){0,7} (sento|senta|sentar|sentad[oa])( \w+){0,3} (passa|melhora|alivia|para)\b|\bnao( \w+){0,2} (deitar|deito|deita)( \w+){0,4} (sem ar|falta( de)? ar|sufoc\w+|toss\w+)\b|\bnao (consigo|consegue|aguento|aguenta|posso)( mais)? (dormir deitad[oa]|deitar|ficar deitad[oa])\b(?!( \w+){0,5} (dor|doi|ombro|coluna|lado|costas)\b)/,
};
const incha: Grupo = {
  nome: 'pernas inchadas',
  sinais: ['edema_pernas', 'edema', 'edema_pes'],
  padrao:
    /\b(pernas?|pes?|tornozelos?)( \w+){0,3} inch\w+\b|\b(sandalias?|sapatos?|chinelos?|botas?|tenis)( \w+){0,3} (n|nao)( me)? (fecha|fecham|entra|entram|serve|servem|cabe|cabem)\b|\b(alianca|anel|aneis)( \w+){0,4} (apertad\w+|apert(a|ou)|(n|nao) (sai|entra|cabe|serve)|no (cordao|colar|pescoco))\b|\beu (so )?incho\b|\b(to|estou|ando|fiquei|fico) (tod[ao] |muito |bem )?inchad[oa]\b/,
};
const tosseAoDeitar: Grupo = {
  nome: 'tosse ao deitar ou de madrugada',
  sinais: [],
  padrao:
    /\b(tosse|tossir|tossindo|tosso)( \w+){0,8} (deit\w+|de madrugada|a noite|de noite)\b|\b(deit\w+)( \w+){0,5} (tosse|tosso|tossir|tossindo)\b|\bespum\w+( \w+){0,3} (branca|rosa\w*)\b/,
};
const cansaAoSubir: Grupo = {
  nome: 'cansaço ao subir ou andar',
  sinais: ['falta_ar_esforco'],
  padrao: /\bcans\w+( \w+){0,4} (subir|andar|escada|ladeira|morr\w+|caminhar)\b/,
};
const engordouEmDias: Grupo = {
  nome: 'peso que subiu em poucos dias',
  sinais: [],
  padrao:
    /\b(subiu|subi|ganh(ou|ei)|engord(ou|ei)|aument(ou|ei))( \w+){0,2} ([2-9]|dois|duas|tres|quatro|cinco|seis)( [5-9])? (kg|quilos?|kilos?)( \w+){0,2} (em|n[oa]s?|de)( \w+)? (\d|1[0-4]|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|poucos|uma|ultima)( \w+)? ?(dias?|semana)\b|\bmais ([2-9]|dois|tres|quatro|cinco) (kg|quilos?)( \w+){0,2} em (\d|1[0-4]|uma|poucos)( \w+)? ?(dias?|semana)\b/,
};
const doCoracao = [deitadaSemAr, incha, cansaAoSubir, engordouEmDias, tosseAoDeitar];

function coracaoCongesto(relatos: Relatos): Juntos | null {
  const ditos = ditosHoje(doCoracao, deHoje(relatos));
  // Weight and swelling that came in days need no pillow; a mother's swelling legs alone do.
  if (!diz(deitadaSemAr, relatos))
    return diz(engordouEmDias, relatos) && ditos.length >= 2 && !relatos.diz('gestante') ? certo(...ditos) : null;
  return ditos.length >= 2 || relatos.diz('insuficiencia_cardiaca', 'doenca_coracao') ? certo(...ditos) : null;
}

/* Aura: OMS, Medical Eligibility Criteria (5ª ed.), 2015: combined hormones are excluded, those without oestrogen are not. */

const aura: Grupo = {
  nome: 'aura',
  sinais: ['aura', 'escotomas'],
  padrao:
    /\b(antes|\d+ minutos?)( \w+){0,4} (ve|vejo|enxerg\w+|aparec\w+)( \w+){0,4} (brilhos?|luz(es)?|pontos?|estrelinhas?|raios?|zigue ?zague|manchas?|riscos?|flash\w*|moscas?)\b|\b(brilhos?|luz(es)?|luzinhas?|zigue ?zague|manchas?|pontos brilhantes|estrelinhas?)( \w+){0,6} antes( \w+){0,2} (dor|crise|cabeca)\b|\benxaquecas?( \w+){0,10} (luzinhas?|brilhos?|raios?|zigue ?zague|estrelinhas?)( \w+){0,4} antes\b|\benxaqueca com aura\b/,
};
export const nomesComEstrogenio = new RegExp(
  `\\b(${alternativasDe(nomesCombinados())}|selene|diane|yasmin|level|tamisa|femiane|femina|gracial|nordette|drovelis|pilula combinada|anticoncepcional combinado|adesivo anticoncepcional)\\b`,
);
const comEstrogenio: Grupo = { nome: 'hormônio com estrogênio', sinais: [], padrao: nomesComEstrogenio };
/** Levonorgestrel and noretisterona are also in combined pills: only the form tells. */
export const nomesSemEstrogenio =
  /\b(mirena|kyleena|diu (hormonal|de levonorgestrel|com levonorgestrel)|siu|pilula do dia seguinte|postinor|implanon|etonogestrel|implante hormonal|cerazette|nactali|desogestrel( 75| sozinho| puro)?(?! com)|minipilula|slinda|norestin|micronor|contracep|depo ?provera|medroxiprogesterona|so (o )?(levonorgestrel|noretisterona))\b/;

/** A contraceptive with ethinylestradiol, or with estradiol beside another hormone. */
function nomesCombinados(): ReadonlySet<string> {
  const doContraceptivo = nomesDe(['anticoncepcional']);
  const comEstradiol = [...nomesDe([], ['estradiol'])].filter((nome) => doContraceptivo.has(nome));
  // Of these, some are given in menopause alone.
  const daMenopausa = new Set(['suprelle', 'activelle', 'femoston']);
  return new Set([...nomesDe([], ['etinilestradiol']), ...comEstradiol.filter((nome) => !daMenopausa.has(nome))]);
}
const soProgestagenio: Grupo = { nome: 'hormônio sem estrogênio', sinais: [], padrao: nomesSemEstrogenio };
const deAura = [aura, comEstrogenio];

function auraComHormonio(relatos: Relatos, { anticoncepcionalHormonal, sexo }: DadosAnamnese): Juntos | null {
  if (sexo === 'masculino' || !diz(aura, relatos) || !relatos.diz('enxaqueca', ...doresDeCabeca)) return null;
  const combinado = diz(comEstrogenio, relatos);
  const naoDito = anticoncepcionalHormonal === 'sim' && !diz(soProgestagenio, relatos);
  return combinado || naoDito ? certo(aura.nome, ...(combinado ? [comEstrogenio.nome] : [])) : null;
}

/* Overused remedies: ICHD-3, 8.2; NICE CG150. */

const triptano =
  'sumax|sumatriptan\\w*|naramig|naratriptan\\w*|zomig|zolmitriptan\\w*|maxalt|rizatriptan\\w*|neosaldina|cefaliv|cefalium|ormigrein|migrane|doril|dorflex|tandrilax';
const semanasPorMes = 4.3;
/** Days a month of triptans and combined remedies. */
const diasDeAbuso = 10;
const remedioDemais: Grupo = {
  nome: 'remédio de crise em muitos dias do mês',
  sinais: [],
  reconhece: ({ texto, marcas }) => {
    if (marcas.every(({ deOutro }) => deOutro)) return false;
    const [, quantos, porque] =
      new RegExp(`\\b(?:${triptano})\\b(?: [a-z]+){0,5} (\\d+)(?: [a-z]+){0,3} (mes|semana)\\b`).exec(texto) ?? [];
    if (quantos === undefined)
      return new RegExp(
        `\\b(${triptano})\\b( \\w+){0,4} (todo dia|todos os dias|dia sim dia nao|quase todo dia)\\b`,
      ).test(texto);
    return Number(quantos) * (porque === 'mes' ? 1 : semanasPorMes) >= diasDeAbuso;
  },
};

/* After violence: NICE NG116, Post-traumatic stress disorder (2018); Ministério da Saúde, RAPS. */

const violencia: Grupo = {
  nome: 'assalto, agressão ou acidente grave',
  sinais: [],
  padrao:
    /\b(assalt\w+|sequestr\w+|arma na cabeca|estupr\w+|abus\w+ sexual|violentad\w+|agredid\w+|espanc\w+|tiroteio|baleado)\b/,
};
const depoisDoSusto: Grupo = {
  nome: 'crises, pesadelos ou medo desde então',
  sinais: ['pesadelos', 'panico', 'sobressalto'],
  padrao: /\b(crises?( de panico)?|pesadelos?|medo de (morrer|sair)|revive|flash ?back\w*|sobressalt\w+)\b/,
};

/* Known cancer: NICE NG234, Spinal metastases (2023); oncological follow-up. */

const dorNova: Grupo = {
  nome: 'dor no ombro, no braço, nas costas ou no osso',
  sinais: [
    'dor_ombro',
    'dor_braco',
    'dor_costas',
    'dor_lombar',
    'dor_cotovelo',
    'dor_ossea',
    'dor_quadril',
    'dor_toracica',
  ],
};

function dorDepoisDoCancer(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  const cancer = dados.cancer === 'sim' || relatos.certeza('cancer', 'oncologia', 'cirurgia_mama') === 'certo';
  const naQueixa = relatos.frases.filter(({ campo }) => campo === 'queixaPrincipal');
  return cancer && comoEContado(dorNova, naQueixa) === 'certo' ? certo(dorNova.nome) : null;
}

/* Heart rhythm: ANVISA and EMA, domperidona (2014): arrhythmia; not a medicine for milk. */

const domperidona: Grupo = { nome: 'domperidona', sinais: [], padrao: /\b(domperidona|motilium|peridal)\b/ };
const palpita: Grupo = {
  nome: 'palpitação',
  sinais: ['palpitacao', 'taquicardia'],
  padrao: /\bcoracao( \w+){0,2} (aceler\w+|dispar\w+)\b/,
};

export const alarmesDaAtencaoBasica: readonly SinalDeAlerta[] = [
  deJuntos(dispepsia, {
    id: 'dispepsia_com_alarme',
    prazo: 'antes',
    sinal: 'Queixa do estômago com sinal de alarme',
    conduta:
      'consulta médica nesta semana, que decide sobre endoscopia em até duas semanas; até lá, sem corrente elétrica e sem estímulo forte no abdome, e nada de anti-inflamatório por conta própria. Fezes pretas ou vômito com sangue: pronto-socorro hoje; dor forte ou desmaio: SAMU (192).',
    perguntar:
      'como estão as fezes hoje? há sangue no vômito? quanto anti-inflamatório e álcool por semana? já fez endoscopia?',
    especie: (relatos, dados) =>
      dispepsia(relatos, dados)?.ditos.every((dito) => dito === estomagoNaFamilia.nome) ? soDaFamilia : null,
    efeito: { semEletro: true, semDispersar: true },
    grupos: doEstomagoTodos,
    fonte: `${ng12}; IV Consenso Brasileiro sobre Helicobacter pylori (2018)`,
  }),
  deJuntos(
    (relatos, dados) =>
      dispepsia(relatos, dados) === null && diz(doEstomago, relatos) && diz(antiInflamatorio, relatos)
        ? certo(antiInflamatorio.nome, doEstomago.nome)
        : null,
    {
      id: 'anti_inflamatorio_com_estomago',
      prazo: 'dias',
      sinal: 'Anti-inflamatório em uso com queixa do estômago',
      conduta:
        'que o médico ou o farmacêutico saiba nesta semana e diga se ele para, e o que o substitui. Fezes pretas, vômito escuro ou com sangue, dor forte: pronto-socorro.',
      perguntar: 'como estão as fezes? quantos comprimidos por dia, e há quantos dias?',
      efeito: { semEletro: true },
      grupos: doEstomagoTodos,
      fonte: 'ANVISA, bulário eletrônico: anti-inflamatórios; ACG, NSAID ulcer prevention (2009)',
    },
  ),
  deJuntos(intestinoMudado, {
    id: 'mudanca_do_intestino',
    prazo: 'dias',
    sinal: mudancaDoIntestino,
    conduta: `consulta médica em até duas semanas, ${aoMudarOIntestino}`,
    perguntar: 'há sangue nas fezes? as fezes afinaram? perdeu peso? já fez colonoscopia, e quando?',
    // Two signs of alarm of the bowel together do not wait beside the sessions.
    especie: (relatos, dados) =>
      (intestinoMudado(relatos, dados)?.ditos.length ?? 0) >= 2
        ? {
            sinal: mudancaDoIntestino,
            conduta: `avaliação médica nesta semana, antes de tratar, ${aoMudarOIntestino}`,
            prazo: 'antes',
          }
        : null,
    efeito: { semEletro: true, insercaoRasa: new Set(['CV4', 'CV6', 'CV10', 'CV12', 'ST25', 'SP15']) },
    grupos: [habitoMudado, intestinoNaFamilia, pesoPerdido],
    fonte: `${ng12}; INCA, Detecção precoce do câncer (2021)`,
  }),
  deJuntos(possivelFratura, {
    id: 'possivel_fratura',
    prazo: 'hoje',
    sinal: 'Lesão recente que pede raio-X antes de qualquer tratamento',
    conduta:
      'raio-X hoje; quadril que não deixa ficar de pé: SAMU (192). Até o resultado: repouso, membro elevado, gelo protegido por um pano, sem apoiar o peso; nada de massagem, ventosa, calor, exercício nem agulha na região, e nada de jogo ou treino. Pé ou mão fria, dormente ou torta: pronto-socorro agora.',
    perguntar: 'já fez raio-X? hoje dá quatro passos? onde dói quando se aperta o osso?',
    efeitoDe: efeitoDaFratura,
    grupos: [lesaoRecente, semApoio, dorNoOsso, deformado],
    exclusao: { sinais: ['trauma'], nomes: 'fratura|osso quebrado|trinca' },
    fonte: 'Stiell, Ottawa ankle, foot and knee rules (1992, 1995); NICE NG38, Fractures (2016)',
  }),
  deJuntos(diabetesSemControle, {
    id: 'diabetes_sem_controle',
    prazo: 'dias',
    sinal: 'Diabetes fora do controle',
    conduta:
      'consulta com quem trata o diabetes em até uma semana, com as medidas anotadas; pés examinados e fundo de olho em dia. Nenhum remédio ou insulina muda por conta própria. Medida de 300 ou mais: médico no mesmo dia; com vômito, confusão ou ferida no pé: pronto-socorro. Tremor e suor frio: medir e tomar açúcar na hora; desacordado ou confuso: nada na boca, de lado, SAMU (192).',
    perguntar:
      'quanto deu o açúcar hoje? comeu antes de vir? tem ferida no pé? quando foi o último exame do fundo do olho?',
    grupos: doAcucar,
    fonte: 'Sociedade Brasileira de Diabetes, Diretriz (2024)',
  }),
  deJuntos(reacaoAlergica, {
    id: 'reacao_alergica_grave',
    prazo: 'dias',
    sinal: 'Reação alérgica com inchaço, contada na ficha',
    conduta:
      'alergista ou clínico em até duas semanas, sem repetir até lá o alimento ou o remédio suspeito; o receitado, quem receitou decide hoje se continua. Lábio, língua ou garganta que incha, voz que muda ou falta de ar: SAMU (192) na hora.',
    perguntar: 'o que comeu ou tomou antes? usa anti-inflamatório, AAS ou remédio de pressão? tem adrenalina em casa?',
    efeito: { retirarTerapias: /\b(ventosa\w*|gua ?sha|fitoterap\w*|aromaterap\w*)\b/ },
    grupos: [angioedema],
    fonte: 'ASBAI, Guia prático para o manejo da anafilaxia (2012); EAACI, Urticaria (2022)',
  }),
  deJuntos(
    (relatos, { idade, sexo }) =>
      sexo !== 'masculino' && idade <= 55 && diz(febreDeHoje, relatos) && diz(pariuHaSemanas, relatos)
        ? certo(febreDeHoje.nome, pariuHaSemanas.nome)
        : null,
    {
      id: 'febre_depois_do_parto',
      prazo: 'hoje',
      sinal: 'Febre até seis semanas depois do parto ou do aborto',
      conduta:
        'maternidade ou pronto-socorro hoje, dizendo o dia do parto; não tratar antes. Sangramento forte, cheiro ruim, dor forte na barriga, confusão ou falta de ar: SAMU (192).',
      grupos: [febreDeHoje, pariuHaSemanas],
      fonte: 'OMS, Managing complications in pregnancy and childbirth, 2ª ed. (2017)',
    },
  ),
  deJuntos(puerperioTriste, {
    id: 'depressao_pos_parto',
    prazo: 'dias',
    sinal: 'Sinais que podem ser de depressão depois do parto',
    conduta:
      'consulta na unidade de saúde ou com quem fez o pré-natal em até uma semana, com a escala de Edinburgh; chamar a família para ajudar com o bebê e com o sono. Pensamento de se machucar ou de machucar o bebê, ouvir ou ver o que não há: hoje, SAMU (192) ou CVV (188).',
    perguntar: 'há pensamento de se machucar ou de machucar o bebê? quem ajuda em casa?',
    grupos: doPuerperio,
    fonte: 'Ministério da Saúde, Atenção ao pré-natal de baixo risco (2012); NICE CG192 (2014)',
  }),
  deJuntos((relatos) => (diz(bebeNaoGanha, relatos) ? certo(bebeNaoGanha.nome) : null), {
    id: 'bebe_ganha_pouco_peso',
    prazo: 'dias',
    sinal: 'Bebê que ganha pouco peso',
    conduta:
      'o bebê vai ao pediatra ou ao posto em um ou dois dias, para pesar e ver a mamada. Mole, que não mama ou com poucas fraldas molhadas: pronto-socorro hoje.',
    perguntar: 'quantas fraldas molhadas por dia? quem viu a pega?',
    grupos: doPuerperio,
    fonte: 'NICE NG75, Faltering growth (2017)',
  }),
  deJuntos(
    (relatos) => (diz(mamaEmpedrada, relatos) && diz(pariuHaPouco, relatos) ? certo(mamaEmpedrada.nome) : null),
    {
      id: 'mama_empedrada',
      prazo: 'dias',
      sinal: 'Mama empedrada ou com caroço em quem amamenta',
      conduta:
        'banco de leite, maternidade ou posto em 24 a 48 horas; seguir amamentando. Febre, calafrio, vermelhidão ou pus: hoje. Nada de agulha, ventosa, calor ou massagem forte sobre a mama.',
      perguntar: 'há febre, vermelhidão ou pus? o caroço some depois da mamada?',
      efeito: { retirarPontos: new Set(['ST15', 'ST16', 'ST17', 'ST18', 'SP18', 'GB22', 'PC1']) },
      grupos: doPuerperio,
      fonte: 'ABM Clinical Protocol 36, The Mastitis Spectrum (2022)',
    },
  ),
  deJuntos(anemiaComSinais, {
    id: 'anemia_sem_cuidado',
    prazo: 'dias',
    sinal: 'Anemia ou falta de ferro a tratar',
    conduta:
      'consulta médica em uma a duas semanas, em poucos dias se houver tontura ou coração acelerado, com hemograma e ferritina e busca da causa; o ferro não é começado nem parado por conta própria. Desmaio, falta de ar parada ou sangramento: pronto-socorro.',
    especie: (relatos) =>
      relatos.frases.some((frase) => (hbDe(frase) ?? cortes.hbGrave) < cortes.hbGrave)
        ? {
            sinal: 'Anemia grave no exame',
            conduta:
              'avaliação médica hoje, com o exame na mão; não tratar antes. Falta de ar parada, dor no peito, desmaio ou sangramento: SAMU (192).',
            prazo: 'hoje',
          }
        : anemiaConhecida(relatos),
    perguntar: 'quando foi o último hemograma? de onde se perde sangue? toma ferro hoje?',
    grupos: [ferroBaixo, sanguePerdido, ...daAnemia],
    fonte: 'OMS, Guideline on haemoglobin cutoffs (2024); Ministério da Saúde, PCDT Anemia por deficiência de ferro',
  }),
  deJuntos(sangueFinoDemais, {
    id: 'anticoagulante_em_risco',
    prazo: 'hoje',
    sinal: 'Anticoagulante com risco de sangrar',
    conduta:
      'falar hoje com quem receita, que decide sobre a dose, os exames e os outros remédios; nenhum anti-inflamatório por conta própria e nada é suspenso sem essa conversa. Pancada na cabeça, fezes pretas, sangramento que não para ou mancha que cresce: pronto-socorro ou SAMU (192).',
    perguntar:
      'se é varfarina, quanto deu o INR, e quando? quais remédios para dor e AAS tomou nesta semana? bateu a cabeça?',
    // Beside a painkiller alone nothing bleeds yet: the sessions go on, and who prescribes is told.
    especie: (relatos, dados) =>
      sangueFinoDemais(relatos, dados)?.ditos.every((dito) => dito === antiInflamatorio.nome) === true
        ? {
            sinal: 'Anticoagulante com risco de sangrar',
            conduta:
              'falar em um ou dois dias com quem receita, que decide sobre a dor e os outros remédios; até lá, nenhum anti-inflamatório por conta própria, e nada do que foi receitado é suspenso. As sessões seguem, com os cuidados de quem sangra fácil. Pancada na cabeça, fezes pretas, sangramento que não para ou mancha que cresce: pronto-socorro ou SAMU (192).',
            prazo: 'dias',
          }
        : null,
    grupos: doSangue,
    fonte: 'ANVISA, bulas dos anticoagulantes: interações; NICE NG196 (2021)',
  }),
  deJuntos((relatos) => (diz(quedaAoLevantar, relatos) ? certo(quedaAoLevantar.nome) : null), {
    id: 'pressao_cai_em_pe',
    prazo: 'dias',
    sinal: 'Pressão que cai ao ficar de pé',
    conduta:
      'avisar quem receita os remédios da pressão em um ou dois dias, com as medidas deitado e de pé; levantar por etapas e com apoio, também à noite. Desmaio, queda com pancada ou dor no peito: SAMU (192).',
    especie: (relatos) =>
      relatos.frases.some((frase) => (pressoesPorPostura(frase).emPe ?? 90) < 90)
        ? {
            sinal: 'Pressão muito baixa de pé',
            conduta:
              'avaliação médica hoje, com as medidas deitado e de pé e a lista dos remédios; não deixar levantar sem apoio. Desmaio, queda com pancada ou dor no peito: SAMU (192).',
            prazo: 'hoje',
          }
        : null,
    grupos: [quedaAoLevantar],
    fonte: 'ESC, Guidelines on syncope (2018)',
  }),
  deJuntos(hipnoticoDemais, {
    id: 'remedio_para_dormir_sem_controle',
    prazo: 'dias',
    sinal: 'Remédio para dormir acima da dose ou que não se consegue parar',
    conduta:
      'consulta com quem o receitou em uma a duas semanas, para reduzir aos poucos; nunca parar de uma vez, nem somar álcool ou outro calmante. Andar, comer ou dirigir dormindo, ou confusão: médico no mesmo dia; convulsão: SAMU (192).',
    perguntar: 'quantos comprimidos por noite? bebe álcool? já fez algo dormindo?',
    grupos: [doseAcima, doseDeIdoso, reboteAoParar],
    fonte: 'ANVISA, bula do medicamento; NICE NG215 (2022)',
  }),
  deJuntos(vomitosNaGestacao, {
    id: 'vomitos_na_gestacao',
    prazo: 'dias',
    sinal: 'Vômitos repetidos ou perda de peso na gestação',
    conduta:
      'avisar o pré-natal em até 48 horas, com o peso e os remédios anotados. Não segurar líquido, urina pouca ou escura, tontura, febre ou dor: maternidade ou pronto-socorro hoje.',
    especie: (relatos) =>
      diz(naoSegura, relatos)
        ? {
            sinal: 'Vômitos na gestação que não deixam segurar líquido',
            conduta: 'maternidade ou pronto-socorro hoje, para soro e exame de urina; não tratar antes.',
            prazo: 'hoje',
          }
        : null,
    perguntar: 'quanto pesa hoje? quanto e de que cor é a urina? segura água?',
    grupos: [vomitaMuito, naoSegura, pesoPerdido],
    fonte: 'RCOG, Green-top Guideline 69 (2024); Ministério da Saúde, Manual de gestação de alto risco (2022)',
  }),
  deJuntos(coracaoCongesto, {
    id: 'coracao_que_acumula_agua',
    prazo: 'antes',
    sinal: 'Falta de ar ao deitar com inchaço ou doença do coração',
    conduta:
      'avaliação médica em 24 a 48 horas, antes de tratar; pesar todo dia. Falta de ar parada, dor no peito, lábios arroxeados ou desmaio: SAMU (192).',
    especie: (relatos, { sexo, idade }) =>
      sexo !== 'masculino' && idade <= 55 && diz(pariuHaPouco, relatos)
        ? {
            sinal: 'Sinais do coração nos meses depois do parto (suspeita de miocardiopatia periparto)',
            conduta:
              'pronto-socorro hoje, sentada e acompanhada, com o bebê perto; dizer há quantas semanas foi o parto, que não consegue deitar, que inchou e quanto pesou: pressão, oxigênio, eletrocardiograma, BNP e ecocardiograma. Também se excluem embolia e pressão alta do pós-parto. Não tratar antes, nem ventosa, nem deitada. Piora parada, lábio roxo, espuma rosada, dor no peito ou desmaio: SAMU (192). Dormir sentada com o bebê no colo: não. O leite se decide lá.',
            prazo: 'hoje',
          }
        : diz(engordouEmDias, relatos)
          ? {
              sinal: diz(deitadaSemAr, relatos)
                ? 'Falta de ar ao deitar e peso que sobe em poucos dias'
                : 'Inchaço e peso que sobe em poucos dias',
              conduta:
                'atendimento médico presencial hoje, com os remédios e os pesos anotados: o coração pode estar acumulando água; não tratar antes. Falta de ar parada, dor no peito, lábios arroxeados ou desmaio: SAMU (192).',
              prazo: 'hoje',
            }
          : null,
    perguntar: 'quantos travesseiros usa, e desde quando? quanto pesou nesta semana?',
    grupos: doCoracao,
    fonte: 'Sociedade Brasileira de Cardiologia, Diretriz de insuficiência cardíaca (2018)',
  }),
  deJuntos(auraComHormonio, {
    id: 'aura_com_hormonio',
    prazo: 'dias',
    sinal: 'Enxaqueca com aura e anticoncepcional hormonal',
    conduta:
      'ginecologista nos próximos dias para rever o método, pelo risco de AVC se houver estrogênio; nada é parado sem essa conversa. Fraqueza, fala enrolada, aura que passa de uma hora ou dor súbita: SAMU (192).',
    perguntar: 'qual é o anticoncepcional? quanto dura a aura? fuma?',
    grupos: deAura,
    fonte: 'OMS, Medical Eligibility Criteria for Contraceptive Use, 5ª ed. (2015)',
  }),
  deJuntos(
    (relatos) =>
      relatos.diz('enxaqueca', ...doresDeCabeca) && diz(remedioDemais, relatos) ? certo(remedioDemais.nome) : null,
    {
      id: 'remedio_de_crise_demais',
      prazo: 'dias',
      sinal: 'Remédio de crise de dor de cabeça em dez ou mais dias do mês',
      conduta:
        'neurologista ou clínico em duas a quatro semanas, porque o próprio remédio pode manter a dor; não parar por conta própria. Dor súbita e a pior da vida, fraqueza, fala enrolada, febre ou convulsão: SAMU (192).',
      perguntar: 'em quantos dias do mês toma cada remédio?',
      grupos: [remedioDemais],
      fonte: 'ICHD-3, 8.2 (2018); NICE CG150',
    },
  ),
  deJuntos(
    (relatos) =>
      diz(violencia, relatos) && diz(depoisDoSusto, relatos) ? certo(violencia.nome, depoisDoSusto.nome) : null,
    {
      id: 'sofrimento_depois_de_violencia',
      prazo: 'dias',
      sinal: 'Crises ou pesadelos depois de violência ou acidente',
      conduta:
        'CAPS, unidade de saúde ou psicólogo em até duas semanas, ao lado das sessões; o calmante é revisto por quem o receita. Violência sexual nos últimos cinco dias: hospital hoje, porque há remédio que só serve até 72 horas. Agressor por perto: 190 ou Ligue 180; criança ou idoso, Disque 100. Vontade de morrer: hoje, CVV (188) ou SAMU (192).',
      perguntar: 'quando foi? quem agrediu ainda está por perto? há pensamento de morte? com quem pode contar?',
      grupos: [violencia, depoisDoSusto],
      fonte:
        'NICE NG116, Post-traumatic stress disorder (2018); Ministério da Saúde, Norma técnica: agravos resultantes da violência sexual (2012)',
    },
  ),
  deJuntos(dorDepoisDoCancer, {
    id: 'dor_depois_do_cancer',
    prazo: 'dias',
    sinal: 'Dor em quem teve câncer',
    conduta:
      'que a oncologia saiba em até uma semana, em 24 horas se a dor é na coluna, cresce ou acorda à noite, antes de a tomar por dor comum. Braço quente, vermelho ou com febre, ou perna que incha de um lado: hoje. Pernas fracas ou falta de ar: pronto-socorro agora.',
    perguntar: 'a dor acorda à noite ou aumenta a cada semana? a oncologia já sabe dela?',
    grupos: [dorNova],
    fonte: 'NICE NG234, Spinal metastases (2023); NICE NG101, Breast cancer (2018)',
  }),
  deJuntos(
    (relatos) =>
      diz(domperidona, relatos) && (diz(palpita, relatos) || diz(pariuHaPouco, relatos))
        ? certo(domperidona.nome, ...(diz(palpita, relatos) ? [palpita.nome] : []))
        : null,
    {
      id: 'domperidona_e_coracao',
      prazo: 'dias',
      sinal: 'Domperidona com palpitação ou na amamentação',
      conduta:
        'que o médico saiba em um ou dois dias, antes da próxima dose se ninguém a receitou: pode mudar o ritmo do coração. Desmaio ou coração que dispara e não volta: SAMU (192).',
      perguntar: 'quem a receitou, e quantas vezes ao dia? que outros remédios toma?',
      grupos: [domperidona, palpita, ...doPuerperio],
      fonte: 'ANVISA, bula da domperidona; EMA, Domperidone (2014)',
    },
  ),
];
