// Dangers that show only where a medicine, the complaint and what the therapist saw stand side by side, each in a field of its own.
// Each alarm names its guideline or package insert.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { ClasseDeRemedio } from '../catalog/remedios.ts';
import { deJuntos, type SinalDeAlerta } from './alarme.ts';
import type { Frase } from './frase.ts';
import { comoEContado, ditosHoje, type Grupo, type Juntos } from './grupos.ts';
import { deHoje } from './perigos-juntos.ts';
import { pontosDoPescoco } from './pontos-de-risco.ts';
import type { Relatos } from './relatos.ts';
import { eDeles, tomadosDaClasse } from './uso-do-remedio.ts';

interface ComRemedio extends Omit<SinalDeAlerta, 'quando' | 'juntos' | 'grupos'> {
  classes: readonly ClasseDeRemedio[];
  /** Only these substances of the classes. */
  so?: RegExp;
  /** All of these are told. */
  todos?: readonly Grupo[];
  /** Of these at least so many. */
  destes?: readonly Grupo[];
  quantos?: number;
}

/** An alarm of a medicine that is taken beside what is told of the body. */
function comRemedio({ classes, so, todos = [], destes = [], quantos = 0, ...resto }: ComRemedio): SinalDeAlerta {
  return deJuntos(
    (relatos) => {
      const tomados = tomadosDaClasse(relatos, classes).filter((nome) => so === undefined || eDeles(nome, so));
      if (tomados.length === 0) return null;
      const frases = deHoje(relatos);
      const certos = ditosHoje(todos, frases);
      const outros = ditosHoje(destes, frases);
      return certos.length === todos.length && outros.length >= quantos
        ? { certeza: 'certo', ditos: [...tomados, ...certos, ...outros] }
        : null;
    },
    { ...resto, grupos: [...todos, ...destes] },
  );
}

const naoTrata = 'Não tratar antes: nem agulha, nem massagem, nem calor';
const febre: Grupo = { nome: 'febre', sinais: ['febre', 'febre_alta', 'calafrios'] };
const vomito: Grupo = { nome: 'vômito', sinais: ['vomito'] };
const confusao: Grupo = {
  nome: 'confusão, fala arrastada ou passo inseguro',
  sinais: ['mente_confusa', 'fala_alterada'],
  padrao:
    /\b(confus[oa]|desorientad[oa]|passo inseguro|and\w+ bamb[oa]|cambale\w+|fala( \w+)? (arrastada|enrolada|pastosa))\b/,
};

/* Muscles that dissolve: package inserts of simvastatin and clarithromycin; KDIGO, Acute kidney injury (2012). */

const daUrina: ReadonlySet<string> = new Set(['urina']);
const corDeCola =
  /\b(cor|aspecto|tom|parec\w+|igual|feito|que nem)( \w+){0,2} (coca( cola)?|cola|guarana|cha( (preto|mate))?|mate|cafe|ferrugem|vinho)\b|\bcoca ?cola\b|\b(marrom|amarronzad\w+|acastanhad\w+|cor de sangue|avermelhad[oa])\b/;
const urinaDeMusculo: Grupo = {
  nome: 'urina escura como cola ou chá',
  sinais: ['sangue_urina'],
  reconhece: ({ campo, texto, marcas }) =>
    (daUrina.has(campo) || /\b(urina|xixi|mijo|urinando|mijando)\b/.test(texto)) &&
    corDeCola.test(texto) &&
    !marcas.every(({ deOutro, passada }) => deOutro || passada) &&
    !/\b(nao|nunca|sem|nega)( \w+){0,3} (cor de|escur\w+|marrom)/.test(texto),
};
const musculosFracos: Grupo = {
  nome: 'fraqueza nas coxas ou nos braços',
  sinais: ['membros_fracos'],
  padrao:
    /\b(fraqueza|frac[oa]s?|sem forca)( \w+){0,6} (coxas?|pernas?|bracos?|ombros?|musculos?)\b|\b(coxas?|pernas?|bracos?|musculos?)( \w+){0,4} (frac[oa]s?|fraqueza|sem forca)\b|\b(levant\w+|sub\w+)( \w+){0,6} (puxa\w*|apoia\w*|com a mao|com as maos|as duas maos|ajuda)\b|\b(nao|mal) (consig\w+|consegu\w+)( \w+)? (levantar|subir)( \w+){0,3} (cadeira|vaso|sofa|escada|degrau)\b|\blevant\w+ da cadeira apoi\w+/,
};
const musculosQueDoem: Grupo = {
  nome: 'dor nos músculos',
  sinais: ['dor_muscular', 'dor_generalizada'],
  padrao:
    /\b(corpo|coxas?|pernas?|bracos?|musculos?|panturrilhas?|batatas?( da perna)?)( \w+){0,4} (moid[oa]s?|doend\w+|doi|doem|dolorid\w+|duras?)\b|\b(dor|dores)( \w+){0,4} (coxas?|musculos?|carne)\b|\bcorpo moido\b/,
};
const doMusculo = [musculosQueDoem, musculosFracos, urinaDeMusculo];
const queFeremMusculo: readonly ClasseDeRemedio[] = ['estatina', 'fibrato', 'colchicina'];
const aumentamEstatina: readonly ClasseDeRemedio[] = [
  'macrolideo',
  'antifungico',
  'fibrato',
  'amiodarona',
  'bloqueadorDeCalcio',
  'imunossupressor',
  'antirretroviral',
];
const soEstes =
  /claritromicina|eritromicina|fluconazol|itraconazol|cetoconazol|voriconazol|fibrat|fibrozila|amiodarona|verapamil|diltiazem|ciclosporina|ritonavir/;
const deEsforco = /\b(crossfit|maratona|treino|treinei|academia|corrida|mutirao|carreguei|agachamentos?|exercicio)\b/;

/**
 * A statin or its like beside muscles and dark urine; muscles that fail while something makes the statin rise; or the same urine and pain after
 * an effort.
 */
export function musculoQueSeDesfaz(relatos: Relatos): Juntos | null {
  const frases = deHoje(relatos);
  const diz = (grupo: Grupo) => comoEContado(grupo, frases) === 'certo';
  if (!diz(musculosFracos) && !diz(musculosQueDoem)) return null;
  const ditos = ditosHoje(doMusculo, frases);
  const ferem = tomadosDaClasse(relatos, queFeremMusculo);
  const somam =
    ferem.length > 0 ? tomadosDaClasse(relatos, aumentamEstatina).filter((nome) => eDeles(nome, soEstes)) : [];
  const tomados = [...new Set([...ferem, ...somam])];
  if (
    diz(urinaDeMusculo) &&
    (ferem.length > 0 ||
      frases.some(({ texto }) => deEsforco.test(texto) && /\b(ontem|anteontem|hoje|dias?|semana)\b/.test(texto)))
  )
    return { certeza: 'certo', ditos: [...ditos, ...tomados] };
  return diz(musculosFracos) && diz(musculosQueDoem) && somam.some((nome) => !ferem.includes(nome))
    ? { certeza: 'certo', ditos: [...ditos, ...tomados] }
    : null;
}

/* A torn artery of the neck: AHA, Cervical artery dissections and manipulation (2014); ESO guideline (2021). */

const doPescoco = '(pescoco|cervical|coluna|nuca)';
const mexeram = new RegExp(
  `\\b(estal(ou|ei|aram|ado|a)|estralou|estralaram|manipul(ou|aram|acao)|ajust(ou|aram)|quiroprax\\w+|quiropra[tc]\\w+|puxaram|puxou|destrav(ou|aram)|tranco|chicote|torceu)\\b( \\w+){0,6} ${doPescoco}\\b|\\b${doPescoco}\\b( \\w+){0,4} (estalad[oa]|manipulad[oa]|puxad[oa]|ajustad[oa])\\b|\\b(batida de carro|bateram (no|em) (meu )?carro|capot\\w+|efeito chicote)\\b`,
);
const manipulou: Grupo = {
  nome: 'pescoço estalado, puxado ou batido',
  sinais: [],
  // Who did it is somebody else, and it was done to the client.
  reconhece: ({ texto }) =>
    mexeram.test(texto) &&
    !/\b(nao|nunca|sem|nega)( \w+){0,2} (estal|manipul|pux|ajust|quiropra)/.test(texto) &&
    !/\b((19|20)\d\d|ha (\w+ )?anos|quando era)\b/.test(texto) &&
    !/\b(mae|pai|marido|esposa|filh[oa]|irma|irmao|amig[oa]|vizinh[oa])( \w+){0,3} (estal|manipul|pux|bat|capot)/.test(
      texto,
    ),
};
const umLado = /\b(esquerd[oa]|direit[oa]|um lado( so)?|so de um lado|e|d)\b/;
const dorDePescoco: Grupo = {
  nome: 'dor no pescoço ou na cabeça',
  sinais: [
    'dor_pescoco',
    'dor_pescoco_ombros',
    'dor_cabeca',
    'cefaleia_nuca',
    'cefaleia_lateral',
    'cefaleia_subita',
    'rigidez_pescoco',
  ],
  padrao: /\b(torcicolo|(dor|doi|doendo)( \w+){0,5} (pescoco|nuca))\b/,
};
const ouvidoQuePulsa: Grupo = {
  nome: 'som no ritmo do coração num ouvido',
  sinais: [],
  padrao:
    /\b(zumbido|barulho|som|sopro)( \w+){0,3} (pulsatil|pulsa(ndo)?|no ritmo|junto com (o )?(coracao|pulso)|como (o )?coracao)\b|\b(escut\w+|ouc\w+|ouvindo|ouv\w+|sint\w+)( \w+){0,3} (coracao|pulso|pulsacao|batimentos?)( \w+){0,3} (ouvidos?|orelha|cabeca)\b|\bouvidos?( \w+){0,4} (puls(a|ando)|latej(a|ando)|bat(e|endo) (junto|igual|com))\b|\btum ?tum( tum)?\b/,
};
/** The lid and the pupil of one side (Horner): told by the client or seen by the therapist. */
const olhoDeUmLado: Grupo = {
  nome: 'pálpebra ou pupila menor de um lado',
  sinais: [],
  reconhece: ({ texto, marcas }) =>
    olhoMenor.test(texto) &&
    !marcas.every(({ deOutro }) => deOutro) &&
    !olhosIguais.test(texto) &&
    !olhoAntigo.test(texto),
};
const olhoMenor =
  /\bpalpebra( \w+){0,4} (mais baixa|caida|caindo|caiu|baixa que|menor)\b|\b(queda d[ae]|ptose)( \w+){0,2} (palpebra|palpebral|esquerda|direita|e|d)\b|\bptose\b|\bpupilas?( \w+){0,8} (menor(es)?|maior(es)?|desigua(l|is)|diferentes?|contraida|miotica)\b|\banisocoria\b|\bolho( \w+){0,3} (ta|esta|ficou|fica|anda|mais)( \w+)? (menor|pequeno|caido|fechado|mais fechado)\b/;
const olhosIguais =
  /\b(sem|nem|nega|nao (ha|tem|vi|notei))( \w+){0,4} (ptose|anisocoria|queda|desigua\w+|palpebra)\b|\b(pupilas|palpebras)( \w+){0,2} (iguais|isocoricas|simetricas|normais)\b/;
const olhoAntigo =
  /\b(desde (crianca|pequen[oa]|sempre|nascenca|que nasc\w+)|de nascenca|congenit\w+|ha (\w+ )?anos|botox|cirurgia d[ao] palpebra|terçol|tercol|miastenia)\b/;
const rasgando =
  /\b(rasg(a|ando|ada)|nunca (tive|senti) (uma |dor )?(igual|assim)|diferente (das|de todas)|nao e igual|pior da vida)\b/;
const daArteria = [manipulou, dorDePescoco, ouvidoQuePulsa, olhoDeUmLado];

function arteriaDoPescoco(relatos: Relatos, { inicioQueixa }: DadosAnamnese): Juntos | null {
  const frases = deHoje(relatos);
  const dizem = (grupo: Grupo) => comoEContado(grupo, frases) === 'certo';
  if (!dizem(dorDePescoco)) return null;
  const [bateu, pulsa, olho] = [dizem(manipulou), dizem(ouvidoQuePulsa), dizem(olhoDeUmLado)];
  const deUmLado = frases.some((frase) => comoEContado(dorDePescoco, [frase]) === 'certo' && umLado.test(frase.texto));
  const nova =
    inicioQueixa === 'recente' ||
    frases.some(({ texto }) => /\b(ontem|anteontem|de repente|faz \w+ dias?|ha \w+ dias?)\b/.test(texto));
  const ditos = ditosHoje(daArteria, frases);
  if (nova && ((olho && (bateu || pulsa || deUmLado)) || (pulsa && bateu))) return { certeza: 'certo', ditos };
  return nova && bateu && deUmLado && frases.some(({ texto }) => rasgando.test(texto))
    ? { certeza: 'incerto', ditos }
    : null;
}

/* Kidney: KDIGO (2012); NICE NG148, Acute kidney injury. */

const poucaUrina: Grupo = {
  nome: 'pouca urina',
  sinais: ['urina_escassa'],
  padrao:
    /\b(urina|urinando|urino|xixi|mijo|mijando)( \w+){0,6} (pouc[oa]|pouquinho|quase nada|diminuiu)\b|\bquase nao (urino|urinei|mijo|faco xixi|fiz xixi)\b/,
};
const rimOuPressao: readonly ClasseDeRemedio[] = [
  'ieca',
  'bra',
  'sacubitril',
  'gliflozina',
  'tiazida',
  'furosemida',
  'poupaPotassio',
  'litio',
  'metotrexato',
];

const feremORim = /tenofovir|ciclosporina|tacrolimo/;

function contarRimExposto(relatos: Relatos): Juntos | null {
  if (musculoQueSeDesfaz(relatos) !== null) return null;
  const anti = tomadosDaClasse(relatos, ['antiInflamatorio']);
  if (anti.length === 0) return null;
  const outros = [
    ...tomadosDaClasse(relatos, rimOuPressao),
    ...tomadosDaClasse(relatos, ['antirretroviral', 'imunossupressor']).filter((nome) => eDeles(nome, feremORim)),
  ];
  const rim = relatos.diz('doenca_renal');
  if (outros.length === 0 && !rim) return null;
  const ditos = ditosHoje([poucaUrina], deHoje(relatos));
  return ditos.length > 0
    ? { certeza: 'certo', ditos: [...anti, ...outros, ...(rim ? ['doença do rim'] : []), ...ditos] }
    : null;
}

/* Blood that loses its defence: package inserts of clozapine, methimazole and methotrexate. */

const gargantaOuBoca: Grupo = {
  nome: 'dor de garganta ou ferida na boca',
  sinais: ['dor_garganta', 'aftas', 'feridas_boca'],
};
const labioQueIncha: Grupo = {
  nome: 'lábio, língua ou rosto que incha',
  sinais: [],
  reconhece: (frase: Frase) =>
    frase.campo !== 'linguaObservacao' &&
    /\b(labios?|beicos?|lingua|garganta|rosto|boca)( \w+){0,3} inch\w+|\binch\w+( \w+){0,4} (labios?|beicos?|lingua|garganta|boca|rosto)\b/.test(
      frase.texto,
    ) &&
    !/\b(nao|nunca|sem|nega)( \w+){0,3} (inch\w+)/.test(frase.texto) &&
    !/\b(dipirona|dente|picada|abelha|camarao|siso|acord\w+|sinusite|trauma|bateu|manha)\b/.test(frase.texto) &&
    !frase.marcas.every(({ deOutro, passada }) => deOutro || passada),
};
const peleComMancha: Grupo = {
  nome: 'manchas ou bolhas na pele',
  sinais: ['erupcoes', 'urticaria'],
  padrao:
    /\b(bolhas?( \w+){0,3} (pele|corpo|boca|bracos?|peito)|manchas? vermelhas?|pele( \w+){0,2} (descol\w+|soltando|queimada))\b/,
};
const tendaoQueDoi: Grupo = {
  nome: 'dor num tendão',
  sinais: ['tendinite', 'dor_calcanhar'],
  padrao:
    /\b(tendao|tendoes|aquiles)( \w+){0,4} (doi|doendo|dor|inch\w+|dolorid\w+)\b|\b(dor|doi)( \w+){0,5} (tendao|aquiles|atras do calcanhar)\b/,
};
const dorDeCabeca: Grupo = {
  nome: 'dor de cabeça',
  sinais: ['dor_cabeca', 'cefaleia_nuca', 'cefaleia_frontal', 'cefaleia_topo', 'cefaleia_subita'],
};
const vistaOuVomito: Grupo = {
  nome: 'vista turva, dupla ou vômito',
  sinais: ['visao_turva', 'visao_dupla', 'perda_visao', 'vomito'],
};
const dorDeBarrigaForte: Grupo = {
  nome: 'dor forte na barriga',
  sinais: ['abdome_agudo'],
  padrao:
    /\b(dor|doi)( \w+){0,6} (barriga|estomago|abdome|abdominal|boca do estomago)( \w+){0,6} (fort\w+|intens\w+|insuport\w+|costas)\b|\bdor (fort\w+|intens\w+|insuport\w+)( \w+){0,5} (barriga|estomago|abdome)\b/,
};
const rigidez: Grupo = {
  nome: 'corpo rígido',
  sinais: ['rigidez'],
  padrao: /\bcorpo( \w+){0,2} (dur[oa]|rigid[oa]|travad[oa])\b/,
};

const semNadaNoPescoco = {
  retirarPontos: pontosDoPescoco.codigos,
  retirarExtras: pontosDoPescoco.extras,
  retirarTerapias: /\b(tui ?na|massagem|quiropraxia|manipulac\w+|ventosa\w*|gua ?sha|alongamento\w*|acupressao)\b/,
} as const;

const arteria = {
  sinal: 'Dor nova no pescoço com sinais que podem ser de artéria rasgada',
  conduta:
    'SAMU (192) ou pronto-socorro agora, com tomografia dos vasos do pescoço; a pessoa não dirige e não vai só. Nada no pescoço nem na cabeça: nem agulha, nem massagem, nem calor, nem puxar, nem estalar, e não voltar a quem estalou. Dizer lá o dia em que o pescoço foi mexido, o que o olho e o ouvido têm, e todos os remédios.',
  prazo: 'hoje',
} as const;

export const alarmesDeRemedioECorpo: readonly SinalDeAlerta[] = [
  deJuntos(arteriaDoPescoco, {
    ...arteria,
    id: 'arteria_do_pescoco',
    // What is told for certain leaves nothing to ask.
    especie: (relatos, dados) => (arteriaDoPescoco(relatos, dados)?.certeza === 'certo' ? arteria : null),
    perguntar:
      'o olho, a pupila, a fala, a força ou o equilíbrio mudaram? escuta o coração num ouvido? é uma dor que nunca teve?',
    efeito: semNadaNoPescoco,
    grupos: daArteria,
    fonte:
      'AHA/ASA, Cervical arterial dissections and association with cervical manipulative therapy (2014); ESO, Extracranial and intracranial artery dissection (2021)',
  }),
  deJuntos(musculoQueSeDesfaz, {
    id: 'musculo_que_se_desfaz',
    prazo: 'hoje',
    sinal: 'Músculo que dói ou falha, com sinais de lesão que ameaça o rim',
    conduta: `pronto-socorro hoje, sem dirigir, levando as caixas dos remédios: CK, creatinina e potássio. Antes da próxima dose da estatina, do antibiótico ou do anti-inflamatório, falar com o médico ou o farmacêutico. ${naoTrata} nos músculos.`,
    grupos: doMusculo,
    fonte: 'ANVISA, bulas da sinvastatina e da claritromicina; KDIGO, Acute kidney injury (2012)',
  }),
  deJuntos(contarRimExposto, {
    id: 'rim_com_anti_inflamatorio',
    prazo: 'antes',
    sinal: 'Pouca urina com anti-inflamatório em quem tem o rim exposto',
    conduta:
      'avaliação médica em 24 horas, com creatinina e potássio, antes da sessão; nenhuma nova dose do anti-inflamatório tomado por conta própria até lá. O remédio da pressão não se para sem médico. Urina que cessa, falta de ar, confusão ou inchaço que sobe: pronto-socorro.',
    perguntar: 'há quantos dias toma o anti-inflamatório? quanto urinou desde ontem? há vômito, diarreia ou inchaço?',
    grupos: [poucaUrina],
    fonte: 'NICE NG148, Acute kidney injury (2019); ANVISA, bula do diclofenaco',
  }),
  comRemedio({
    id: 'ieca_com_inchaco',
    prazo: 'hoje',
    sinal: 'Lábio, língua ou rosto que incha em quem toma remédio de pressão que pode causá-lo',
    conduta: `pronto-socorro hoje, levando a caixa e sem nova dose antes de ser visto; falta de ar, voz que muda ou dificuldade de engolir: SAMU (192) agora. ${naoTrata}.`,
    classes: ['ieca', 'sacubitril', 'bra'],
    todos: [labioQueIncha],
    fonte: 'ANVISA, bulas dos inibidores da ECA, do sacubitril com valsartana e das sartanas (mais raro): angioedema',
  }),
  comRemedio({
    id: 'febre_com_imunossupressor',
    prazo: 'hoje',
    sinal: 'Febre em quem toma remédio que baixa a defesa',
    conduta: `pronto-socorro agora, dizendo o remédio, e aviso a quem o receita, que decide sobre a próxima dose. ${naoTrata}.`,
    classes: ['imunossupressor', 'quimioterapico'],
    so: /^(?!sulfassalazina)/,
    todos: [febre],
    fonte: 'NICE NG253, Sepsis (2025); ANVISA, bulas da azatioprina e do adalimumabe',
  }),
  comRemedio({
    id: 'garganta_com_remedio_do_sangue',
    prazo: 'hoje',
    sinal: 'Febre, dor de garganta ou ferida na boca com remédio que pode derrubar a defesa do sangue',
    conduta: `hemograma e médico hoje, antes da próxima dose, dizendo o remédio a quem atende. ${naoTrata}.`,
    classes: [
      'clozapina',
      'antitireoidiano',
      'metotrexato',
      'sulfassalazina',
      'antiagregante',
      'anticonvulsivante',
      'imunossupressor',
    ],
    so: /clozapina|tiamazol|propiltiouracil|carbimazol|metotrexato|sulfassalazina|ticlopidina|carbamazepina|leflunomida/,
    destes: [febre, gargantaOuBoca],
    quantos: 1,
    fonte: 'ANVISA, bula do medicamento: agranulocitose ou depressão da medula',
  }),
  comRemedio({
    id: 'pele_com_remedio_grave',
    prazo: 'hoje',
    sinal: 'Manchas ou bolhas na pele, com febre ou boca ferida, e remédio que pode causá-las',
    conduta: `pronto-socorro hoje, com todas as caixas e antes da próxima dose. ${naoTrata}.`,
    classes: ['alopurinol', 'anticonvulsivante', 'antibiotico', 'antirretroviral', 'sulfassalazina', 'estimulante'],
    so: /alopurinol|lamotrigina|carbamazepina|oxcarbazepina|fenitoina|fenobarbital|primidona|sulfametoxazol|trimetoprima|nevirapina|sulfassalazina|modafinila/,
    todos: [peleComMancha],
    destes: [febre, gargantaOuBoca],
    quantos: 1,
    fonte: 'ANVISA, bula do medicamento: síndrome de Stevens-Johnson',
  }),
  comRemedio({
    id: 'litio_alto',
    prazo: 'hoje',
    sinal: 'Sinais que podem ser de lítio alto no sangue',
    conduta: `pronto-socorro hoje, para dosar o lítio, o sódio e a creatinina, antes da próxima dose. ${naoTrata}.`,
    classes: ['litio'],
    destes: [
      { nome: 'diarreia ou vômito', sinais: ['diarreia', 'vomito'] },
      confusao,
      { nome: 'tremor', sinais: ['tremor'] },
    ],
    quantos: 2,
    fonte: 'ANVISA, bula do carbonato de lítio; NICE CG185 (2014)',
  }),
  comRemedio({
    id: 'febre_e_rigidez_com_antipsicotico',
    prazo: 'hoje',
    sinal: 'Febre com rigidez ou confusão em quem toma antipsicótico',
    conduta: `SAMU (192) ou pronto-socorro agora, dizendo o remédio e a última dose. ${naoTrata}.`,
    classes: ['antipsicotico', 'clozapina', 'procinetico'],
    // Neither ondansetron nor domperidone causes it.
    so: /^(?!ondansetrona|domperidona)/,
    todos: [febre],
    destes: [rigidez, confusao],
    quantos: 1,
    fonte: 'ANVISA, bula do medicamento: síndrome neuroléptica maligna',
  }),
  comRemedio({
    id: 'cabeca_com_isotretinoina',
    prazo: 'hoje',
    sinal: 'Dor de cabeça com vista turva ou vômito em quem toma isotretinoína',
    conduta: `médico hoje, com exame do fundo do olho, e dermatologista avisado antes da próxima dose. ${naoTrata}.`,
    classes: ['isotretinoina'],
    todos: [dorDeCabeca, vistaOuVomito],
    fonte: 'ANVISA, bula da isotretinoína: hipertensão intracraniana',
  }),
  comRemedio({
    id: 'barriga_com_glp1',
    prazo: 'hoje',
    sinal: 'Dor forte na barriga com vômito em quem usa remédio GLP-1',
    conduta: `pronto-socorro hoje, dizendo o remédio e a última dose: pode ser pâncreas ou vesícula. ${naoTrata}.`,
    classes: ['glp1'],
    todos: [dorDeBarrigaForte, vomito],
    fonte: 'ANVISA, bula do medicamento: pancreatite',
  }),
  comRemedio({
    id: 'vomito_com_gliflozina',
    prazo: 'hoje',
    sinal: 'Vômito com dor na barriga ou falta de ar em quem toma gliflozina',
    conduta: `pronto-socorro hoje, mesmo com a glicose quase normal: pode ser cetoacidose. ${naoTrata}.`,
    classes: ['gliflozina'],
    todos: [vomito],
    destes: [
      { nome: 'dor na barriga', sinais: ['dor_abdominal', 'dor_epigastrica', 'abdome_agudo'] },
      { nome: 'falta de ar', sinais: ['falta_ar', 'falta_ar_repouso'] },
    ],
    quantos: 1,
    fonte: 'ANVISA, bula do medicamento: cetoacidose',
  }),
  comRemedio({
    id: 'tendao_com_quinolona',
    prazo: 'antes',
    sinal: 'Dor num tendão em quem toma antibiótico que pode rompê-lo',
    conduta:
      'falar em 24 horas com quem receitou, antes da próxima dose. Tendão sem esforço, sem alongar, sem agulha e sem massagem sobre ele. Estalo, inchaço ou pé que não empurra o chão: pronto-socorro.',
    classes: ['antibiotico'],
    so: /floxacino/,
    todos: [tendaoQueDoi],
    fonte: 'ANVISA, Alerta sobre fluoroquinolonas; bula do levofloxacino',
  }),
];
