// What a careful colleague answers to what clients ask most. Sources: OMS, Guidelines on Basic Training and Safety in Acupuncture (1999); ANVISA,
// bulário eletrônico; Ministério da Saúde, Cadernos de Atenção Básica. No answer promises a result, names a dose or changes a medicine.
import { fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import { type ClasseDeRemedio, classesDoNome } from '../catalog/remedios.ts';
import { remedioEscrito } from '../leitura/nomes-de-remedios.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { emUso } from '../safety/uso-do-remedio.ts';
import { minuscula } from '../writer/portugues.ts';
import type { ParaResponder } from './para-responder.ts';

/** What an answer may look at: who asks, what safety says, and the plan as it is shown. */
export interface NaPergunta extends ParaResponder {
  /** In simple letters. */
  texto: string;
  /** The rules that hold. */
  regras: ReadonlySet<string>;
  /** Her examinations as she told them; '' without any. */
  exames: string;
  /** Something must be seen today. */
  hoje: boolean;
  /** Something must be seen before the plan begins. */
  espera: boolean;
}

interface Tema {
  pergunta: RegExp;
  /** In the same question: then it asks for something else. */
  menos?: RegExp;
  /** Only where no narrower theme is asked about. */
  geral?: true;
  /** Null where nothing true and useful can be said. */
  resposta: (contexto: NaPergunta) => string | null;
}

// --- Words ---

const afinaOSangue =
  /\banticoagulant\w*|\bafin\w+ (o |do )?sangue|\bsangue (mais )?(fino|ralo)\b|\bmarevan\b|\b(varfarin|warfarin)\w*|\bxarelto\b|\brivaroxabana\b|\beliquis\b|\bapixabana\b|\bpradaxa\b|\bdabigatrana\b|\blixiana\b|\bclexane\b|\benoxaparina\b|\bheparina\b/;
const antiagregante = /\baas\b|\baspirina\b|\bclopidogrel\b|\bplavix\b|\bticagrelor\b|\bprasugrel\b/;
const deRemedio =
  'remedios?|medicac\\w+|medicamentos?|comprimidos?|antidepressivos?|calmantes?|tarja preta|insulina|hormonios?|pilula|anticoncepcional|anti ?inflamatorios?|antibioticos?|analgesicos?|anticoagulante|bombinha|spray|descongestionante|injec(ao|oes)|cortic\\w+|reposicao';
const remedio = new RegExp(`\\b(${deRemedio})\\b`);
const agulhar =
  /\b(agulh\w+|acupuntura|sess(ao|oes)|furar|espetar|tratamento|aplica\w+|fazer|fazendo|vir|venho|atend\w+|acupunturar)\b/;
/** The medicines that the words name, by the table of the catalogue. */
function remediosDitos(texto: string): { nome: string; classes: readonly ClasseDeRemedio[] }[] {
  return texto.split(/[^a-z]+/).flatMap((forma) => {
    const nome = classesDoNome.has(forma) ? forma : remedioEscrito(forma);
    return nome && !naoRemedio.has(nome) ? [{ nome, classes: classesDoNome.get(nome) ?? [] }] : [];
  });
}
/** A mineral, and what is drunk. */
const naoRemedio: ReadonlySet<string> = new Set([
  'ferro',
  'cafeina',
  'guarana',
  'energetico',
  'energeticos',
  'celebra',
]);

const daClasse = (texto: string, classes: readonly ClasseDeRemedio[]) =>
  remediosDitos(texto).some((um) => um.classes.some((classe) => classes.includes(classe)));
const usa = ({ dados }: NaPergunta, classes: readonly ClasseDeRemedio[]) =>
  emUso(lerRelatos(dados)).some((um) => um.classes.some((classe) => classes.includes(classe)));

const daoSono: readonly ClasseDeRemedio[] = [
  'benzodiazepinico',
  'hipnotico',
  'relaxante',
  'opioide',
  'antipsicotico',
  'antihistaminicoAntigo',
  'gabapentina',
  'triciclico',
];
const aosPoucos: readonly ClasseDeRemedio[] = [
  ...daoSono,
  'isrs',
  'irsn',
  'bupropiona',
  'mirtazapina',
  'trazodona',
  'litio',
  'valproato',
  'anticonvulsivante',
  'topiramato',
  'corticoide',
  'betabloqueador',
];
const deAlivio: readonly ClasseDeRemedio[] = ['analgesico', 'antiInflamatorio', 'triptano', 'ergotamina'];

/** All that the intake tells, in simple letters. */
function ficha({ dados }: NaPergunta): string {
  return foldText(
    fieldsOfKind('text')
      .map((campo) => dados[campo] ?? '')
      .join(' . '),
  );
}

const primeiroOMedico = 'Antes vem o atendimento médico de hoje: nenhuma sessão se faz até a liberação.';
const depoisDaAvaliacao = 'Neste caso, só depois do que a Segurança manda ver antes.';

/** What is done in a session waits for what safety sends to be seen. */
function naSessao(contexto: NaPergunta, resposta: string): string {
  if (contexto.hoje) return primeiroOMedico;
  return contexto.espera ? `${resposta} ${depoisDaAvaliacao}` : resposta;
}

function semAgulha({ protocolo, regras }: NaPergunta): boolean {
  return (
    regras.has('sem_agulhas') ||
    (protocolo?.pontos.every(({ retencaoMin, agulha }) => !agulha && retencaoMin === 0) ?? false)
  );
}

// --- Medicines ---

/** "Porque dá esquecimento" */
function efeitoDito(texto: string): string {
  return /\b(porque|pois|ja que)( ele| ela| me| so)* (da|deixa|causa|traz|esta dando|tem dado)\b/.test(texto)
    ? ' O efeito que incomoda se conta já a quem receitou.'
    : '';
}

/** To stop, lessen, skip or change a medicine. */
export function sobreParar(contexto: NaPergunta): string {
  const { texto, dados } = contexto;
  const doisNomes = `${texto} ${semNome(texto) ? foldText(dados.medicamentos ?? '') : ''}`;
  const efeito = efeitoDito(texto);
  if (afinaOSangue.test(doisNomes) || antiagregante.test(doisNomes))
    return `Não: o remédio que afina o sangue não se para por causa da agulha, nem por um dia, porque a parada pode formar coágulo; só quem receitou mexe nele.${efeito}`;
  if (/\bspray\b|\bdescongestionante\b|\bjat(o|inho)\b/.test(texto))
    return 'Se o spray é receitado, só quem receitou diminui; se é descongestionante comprado por conta, o uso de todo dia mantém o nariz entupido: ver com o médico ou o farmacêutico como sair dele.';
  if (daClasse(doisNomes, deAlivio))
    return 'É uma meta possível, aos poucos: com menos dor se usa menos. Anotar os dias de uso; se é quase todo dia, contar ao médico. O que foi receitado de rotina só muda com quem receitou.';
  if (daClasse(doisNomes, aosPoucos))
    return `Não por conta própria nem de uma vez: a retirada deste remédio é gradual e conduzida por quem receitou. Com o quadro estável, a pergunta vai a essa consulta.${efeito}`;
  if (daClasse(doisNomes, ['ibp']))
    return 'Com o médico: primeiro a queixa estável, depois quem receitou diminui aos poucos, porque parar de uma vez pode trazer a acidez de volta.';
  return `Não por conta própria: só quem receitou diminui, troca ou tira. Com a queixa estável por algumas semanas, a pergunta vai a essa consulta.${efeito}`;
}

/** It is not named again: "parar ele antes", "preciso parar uns dias antes?". */
const elidido = /\b(parar|suspender|tirar|interromper)( (uns|um|alguns|\d+) dias?)? (antes|no dia|para (vir|fazer))\b/;
const pronome = /\b(el[ea]s?|isso)\b/;
const semNome = (texto: string) => elidido.test(texto) || pronome.test(texto);

const verboDeParar =
  '(parar|parasse|pare|largar|suspender|suspendo|cortar|diminuir|reduzir|desmamar|trocar|abandonar|tirar|pular|deixar|sair|livrar|ficar sem|depender menos|tomar (so )?metade)';
const palavrasEntre =
  '( (?:com|de|d[oa]s?|o|a|os|as|n[oa]s?|tomar|usar|me|meus?|minhas?|ess[ea]s?|est[ea]s?|um|uma|uns|umas|tanto|tantos|tambem|ja|logo|sem))*';

function falaDeParar(texto: string): boolean {
  const achado = new RegExp(`\\b${verboDeParar}${palavrasEntre} (\\w+)( (?:preta|inflamatorios?))?`, 'g');
  return [...texto.matchAll(achado)].some(([dito, , , , alvo = '']) => {
    if (pronome.test(alvo)) return !/^(deixar|livrar|sair|abandonar)/.test(dito);
    return remedio.test(alvo) || alvo.startsWith('anti') || remediosDitos(alvo).length > 0;
  });
}

// --- Plants ---

const deErva =
  /\b(chas?|ervas?|garrafadas?|tinturas?|fitoterap\w+|homeopat\w+|suplement\w*|vitaminas?|melatonina|magnesio|colageno|creatina|whey|omega|isoflavona\w*|soja|canela|gengibre|curcuma|acafrao|ginkgo|ginseng|valeriana|camomila|passiflora|maracuja|melissa|hiperico|erva de sao joao|hibisco|boldo|espinheira|amora|propolis|canabidiol|cbd|oleo de (copaiba|cannabis|peixe|primula)|probiotic\w+|natura(l|is)|castanha da india|garcinia|unha de gato|garra do diabo)\b/;
const pedeAgua = /\bchas? d[eo] (bebe|panela|cozinha)\b/;

const plantas: readonly { palavra: RegExp; diz: (contexto: NaPergunta) => string | null }[] = [
  {
    palavra: /\b(isoflavona\w*|soja|amora|linhaca|trevo vermelho|black cohosh|cimicifuga)\b/,
    diz: (contexto) =>
      contexto.regras.has('neoplasia') ||
      contexto.regras.has('neoplasia_no_passado') ||
      usa(contexto, ['tamoxifeno', 'aromatase']) ||
      /\bcancer|\bmama operada|\bmastectomia|\boncolog/.test(ficha(contexto))
        ? 'Não por conta própria: é planta de ação hormonal, e com câncer na história isso se decide com a oncologia.'
        : 'Antes, o ginecologista: é planta de ação hormonal, e cabe saber se há mama, útero ou remédio que a contraindique.',
  },
  {
    palavra: /\bcanela\b/,
    diz: ({ texto, regras, dados }) =>
      regras.has('gestacao_possivel') ||
      regras.has('gestacao') ||
      regras.has('gestacao_nao_perguntada') ||
      dados.gestante === 'sim' ||
      /gravid|insemina|fiv/.test(texto)
        ? 'Como tempero, sim; chá forte, cápsula ou óleo de canela, não enquanto se tenta engravidar ou na gestação. Para aquecer bastam comida e bebida quentes.'
        : 'Como tempero ou chá fraco, em geral sim; em cápsula ou todo dia, só depois de perguntar a quem acompanha, ainda mais com remédio para diabetes ou que afina o sangue.',
  },
  {
    palavra:
      /\b(ginkgo|curcuma|acafrao|gengibre|alho|omega|oleo de peixe|ginseng|castanha da india|unha de gato|garra do diabo)\b/,
    diz: (contexto) =>
      contexto.regras.has('anticoagulante') || usa(contexto, ['anticoagulante', 'antiagregante'])
        ? 'Não em cápsula nem em dose de remédio: pode aumentar o sangramento de quem toma remédio que afina o sangue. Na comida comum, sim; o resto se pergunta a quem o receitou.'
        : null,
  },
  {
    palavra: /\b(hiperico|erva de sao joao)\b/,
    diz: () =>
      'Não por conta própria: corta o efeito de muitos remédios, entre eles pílula, anticoagulante e antidepressivo. Quem acompanha decide.',
  },
  {
    palavra: /\b(melatonina|valeriana|passiflora|maracuja|melissa|camomila|canabidiol|cbd|natura(l|is) para dormir)\b/,
    diz: (contexto) =>
      usa(contexto, daoSono)
        ? 'Não por conta própria: soma sono com o remédio que já toma; quem receitou decide.'
        : contexto.dados.gestante === 'sim'
          ? 'Antes, o pré-natal: na gestação nenhuma planta se toma por conta própria.'
          : 'Chá fraco à noite, em geral sim; cápsula ou gotas, só depois de perguntar ao médico ou farmacêutico, com a lista dos remédios em uso.',
  },
];

/** What is known of a plant or supplement by its name; null where the general answer holds. */
export function sobrePlanta(contexto: NaPergunta): string | null {
  for (const { palavra, diz } of plantas) {
    const dita = palavra.test(contexto.texto) ? diz(contexto) : null;
    if (dita) return dita;
  }
  return null;
}

function sobreErva(contexto: NaPergunta): string {
  const [, planta = ''] =
    /\b(?:erva|cha|garrafada|tintura|capsula|suco|oleo)s? d[eo] (\w{4,})/.exec(contexto.texto) ?? [];
  const [nomeada = ''] = deErva.exec(contexto.texto) ?? [];
  const nome =
    planta ||
    (/^(cha|erva|suplement|fitoterap|homeopat|natura|vitamina|garrafada|tintura)/.test(nomeada) ? '' : nomeada);
  const nota = nome !== '' && contexto.seguranca.find(({ texto }) => foldText(texto).includes(nome));
  const conhecida = sobrePlanta(contexto);
  if (conhecida) return nota ? `${conhecida} A Segurança fala dela.` : conhecida;
  if (nota) return `Não antes de ler a Segurança, que fala dela: ${minuscula(primeira(nota.texto))}`;
  if (contexto.dados.gestante === 'sim')
    return 'Antes, o pré-natal: na gestação nenhuma planta nem suplemento se toma por conta própria.';
  return (contexto.dados.medicamentos ?? '') === ''
    ? 'O plano não pede planta, chá nem suplemento. Um chá fraco, em geral sim; cápsula, tintura ou uso diário, só depois de perguntar ao médico ou farmacêutico.'
    : 'O plano não pede planta, chá nem suplemento: planta também mexe com remédio. Antes, perguntar a quem receitou ou ao farmacêutico, com a lista do que toma.';
}

/** The first sentence of a note. */
export function primeira(texto: string): string {
  const [frase = texto] = texto.split(/(?<=\p{L}{2})[.;] /u);
  return frase.replace(/([^.!?])$/, '$1.');
}

// --- What she has ---

const condicoes: readonly [palavra: RegExp, regras: readonly string[], resposta: string][] = [
  [
    /\b(epilep\w+|convuls\w+)\b/,
    ['epilepsia'],
    'Pode, com o remédio em dia e sem vir em jejum nem depois de noite em claro: estímulo suave, sem corrente elétrica, e sem ficar só na sala. Se houver crise, avisar quem trata.',
  ],
  [
    /\b(marca ?passo|desfibrilador)\b/,
    ['marcapasso'],
    'Pode receber agulha; corrente elétrica não se usa, nem ímã perto do aparelho.',
  ],
  [
    /\b(diabet\w+|glicemia|acucar no sangue)\b/,
    ['diabetes', 'diabetes_com_neuropatia'],
    'Pode, sem vir em jejum e com o remédio em dia: pele limpa e olhada antes e depois, agulha fina, sem calor em pé que sente pouco.',
  ],
  [
    /\b(pressao( alta| baixa)?|hipertens\w+)\b/,
    [],
    'Pode, com o remédio em dia: medir antes da sessão, pouca agulha, levantar devagar. Pressão muito alta ou com dor de cabeça forte, no peito ou na vista: primeiro o médico.',
  ],
  [
    /\b(cancer|tumor|quimio\w*|radio(terapia)?|oncolog\w+)\b/,
    ['neoplasia', 'neoplasia_no_passado', 'hemograma_da_quimioterapia'],
    'Pode, com a oncologia sabendo: nunca sobre tumor, área irradiada ou membro com linfonodos retirados; durante quimioterapia, conferir o hemograma antes.',
  ],
  [/\b(asma|bronquite)\b/, ['asma'], 'Pode, com o remédio de alívio à mão, sem fumaça nem cheiro forte na sala.'],
  [/\b(osteoporose|osteopenia)\b/, [], 'Pode: agulha não pesa sobre o osso; massagem e manipulação, só leves.'],
  [/\bvarizes\b/, [], 'Pode: não se agulha sobre a variz, nem se faz ventosa ou massagem forte ali.'],
  [
    /\b(linfedema|braco inchado|esvazi\w+|linfonodos?)\b/,
    ['linfedema', 'braco_poupado'],
    'Pode, fora desse membro: nele não se faz agulha, moxa, ventosa nem pressão.',
  ],
];

function sobreCondicao(contexto: NaPergunta): string | null {
  for (const [palavra, regras, resposta] of condicoes) {
    if (!palavra.test(contexto.texto)) continue;
    const cuidado = regras.some((regra) => contexto.regras.has(regra)) ? ' Os cuidados estão na Segurança.' : '';
    return naSessao(contexto, `${resposta}${cuidado}`);
  }
  return null;
}
const deCondicao = new RegExp(condicoes.map(([palavra]) => palavra.source).join('|'));

// --- Exercise, food, life ---

const deMovimento =
  /\b(corr(er|ida)|academia|muscula\w+|malhar|treinar|treinos?|pilates|yoga|ioga|nadar|natacao|hidro\w*|caminha\w*|andar|futebol|bola|pedal\w+|bicicleta|dancar?|exercicios?|esportes?|jogar|volei|tenis|lutar?|crossfit|alongar|alongamento)\b/;
const deServico =
  /\b(trabalhar|trabalho|trabalhando|servico|carregar|levantar peso|pegar peso|faxina|obra|viajar|viagem|costurar|digitar)\b/;

function sobreMovimento(contexto: NaPergunta): string {
  if (contexto.hoje) return 'Não por agora: antes vem o atendimento médico de hoje.';
  if (contexto.espera) return 'Antes, a avaliação que a Segurança pede; até lá, só o que não provoca o sintoma.';
  const naGestacao = contexto.dados.gestante === 'sim' ? ' Na gestação, com o pré-natal de acordo.' : '';
  return `Em geral sim, aos poucos: fica o que não aumenta a dor no dia seguinte, espera o que aumenta; no dia da sessão, leve. Se médico ou fisioterapeuta limitou, vale o que ele disse.${naGestacao}`;
}

function sobreComida({ texto, protocolo }: NaPergunta): string | null {
  if (
    /\bjejum\b|\b(comer|almocar|jantar)( \w+){0,3} antes\b|\bantes( \w+){0,3} comer\b|\bbarriga (cheia|vazia)\b/.test(
      texto,
    )
  )
    return 'Não precisa de jejum, e é melhor não vir sem comer: refeição leve uma a duas horas antes.';
  const ditas = (protocolo?.orientacoes ?? []).filter(({ categoria }) => categoria === 'alimentacao');
  const nomes = texto.split(' ').filter((palavra) => palavra.length > 3 && !vazias.has(palavra));
  const propria = ditas.find((uma) => nomes.some((nome) => foldText(uma.texto).includes(nome)));
  if (propria) return `O plano diz: ${minuscula(propria.texto)}`;
  const [geral] = ditas;
  return geral ? `A acupuntura não proíbe alimento. Do plano: ${minuscula(geral.texto)}` : null;
}
const vazias: ReadonlySet<string> = new Set(
  'posso comer comida tomar alimento alimentos dieta porque quando pergunta perguntou fazer pode saber precisa tenho alguma algum evitar sobre'.split(
    ' ',
  ),
);

// --- How long, whether it helps, what it is ---

function sobreSessoes(contexto: NaPergunta): string | null {
  const { protocolo, hoje, espera } = contexto;
  if (hoje) return primeiroOMedico;
  const antes = espera ? 'Não dá para prometer: primeiro a avaliação médica que a Segurança pede. Depois dela, o' : 'O';
  if (!protocolo)
    return 'Em quadro antigo costuma-se reavaliar depois de quatro a seis sessões; prazo certo não se promete.';
  const { total, frequencia } = protocolo.sessoes;
  const reavaliar = total > 6 ? 'reavaliar entre a quarta e a sexta' : 'reavaliar no fim delas';
  return `${antes} plano prevê ${total} sessões, ${minuscula(frequencia).replace(/\.$/, '')}; ${reavaliar}. Prazo certo não se promete.`;
}

const deVaiEVem =
  /\b(psoriase|artrose|fibromialgia|enxaqueca|rinite|sinusite|zumbido|endometriose|vitiligo|dermatite|urticaria|artrite|colite|intestino irritavel|refluxo|gastrite|ansiedade|depressao|insonia|menopausa|hernia|desgaste|bruxismo|labirintite|diabetes|pressao|asma|crohn|lupus|herpes|alergia)\b/;

function sobreCura(contexto: NaPergunta): string {
  const { texto, hoje, espera } = contexto;
  if (hoje) return `A acupuntura não resolve isto agora nem substitui o exame. ${primeiroOMedico}`;
  if (espera)
    return 'Primeiro a avaliação médica que a Segurança pede: antes de saber o que é, ninguém diz o que a acupuntura alcança. Depois dela, o plano pode acompanhar.';
  const idoso = /\b(\d+ anos|idade|velh[ao]|idos[ao]|nessa altura)\b/.test(texto);
  const busca = deVaiEVem.test(texto)
    ? 'É quadro que costuma ir e voltar: buscam-se menos incômodo e intervalos mais longos'
    : idoso
      ? 'A idade não impede: buscam-se menos incômodo e mais movimento, com poucas agulhas e sem pressa'
      : 'Buscam-se menos incômodo e um dia a dia melhor';
  return `${busca}, sem prometer resultado; reavaliar depois de quatro a seis sessões. O acompanhamento médico e o que foi receitado continuam.`;
}

function sobreGravidade(contexto: NaPergunta): string {
  const { hoje, espera, texto, seguranca } = contexto;
  const quem = hoje
    ? 'Por isso a Segurança pede atendimento médico hoje.'
    : espera || seguranca.some(({ prazo }) => prazo === 'dias')
      ? 'Levar a pergunta à avaliação médica que a Segurança pede.'
      : /\b(mae|pai|avo|avos|irma|irmao|tia|tio|familia|prim[oa])\b/.test(texto)
        ? 'O caso na família se conta ao médico na próxima consulta. Sintoma súbito, novo ou que piora depressa não espera por ela.'
        : 'Levar a pergunta ao médico que acompanha. Sintoma súbito, novo ou que piora depressa não espera pela consulta.';
  const exames = contexto.exames === '' ? '' : ` Dos exames se contou: ${contexto.exames}.`;
  return `Esta avaliação não diz se é ou não é: só o médico, com exame.${exames} ${quem}`;
}

// --- Having a child ---

function sobreReproducao(contexto: NaPergunta): string {
  const { texto } = contexto;
  const marco = /\b(insemina\w*|iiu)\b/.test(texto) ? 'inseminação' : 'transferência';
  return naSessao(
    contexto,
    `Pode, com a clínica de reprodução sabendo: até a ${marco} o plano segue; no próprio dia, só se a clínica concordar. Depois dela, até o teste, cuidados de gestação: poucos pontos e estímulo suave, sem agulha no baixo ventre nem na lombar baixa, sem IG4, BP6, B60, B67 nem VB21, sem corrente. Gravidez não se promete.`,
  );
}

const naGestacao =
  'com o pré-natal sabendo, de lado ou recostada, sem os pontos e o baixo ventre que a gestação exclui, sem corrente e com estímulo suave. Sangramento, contração, perda de líquido ou bebê que mexe menos: maternidade, e não sessão.';

// --- The table ---

const ordem = {
  parar_remedio: {
    pergunta:
      /\b(par\w+|largar|suspend\w+|cortar|diminuir|reduzir|desmamar|trocar|abandonar|tirar|pular|deixar|sair|livrar|ficar sem|depender menos|metade)\b/,
    resposta: sobreParar,
  },
  anticoagulante: {
    pergunta: new RegExp(`${afinaOSangue.source}|${antiagregante.source}`),
    resposta: (contexto) =>
      semAgulha(contexto)
        ? 'O plano não usa nenhuma agulha: os pontos são pressionados de leve, sem deixar roxo.'
        : naSessao(
            contexto,
            'A agulha se faz com o remédio em uso: fina, rasa, em poucos pontos, com compressão de dois a três minutos ao retirar; sem sangria e sem ventosa forte. Mancha que cresce ou sangramento que não para: médico.',
          ),
  },
  quilos: {
    pergunta: /\b(quant[oa]s? )?(kg|quilos?|kilos?)\b|\b(emagre\w+|perder peso|perder barriga)\b/,
    menos: /\b(emagreci|perdi|perdeu)\b/,
    resposta: () =>
      'Não dá para prometer quilos: a semente na orelha e as agulhas podem ajudar na ansiedade e na vontade de comer, junto da alimentação, do sono e do movimento. Comer escondido, com culpa ou sem controle pede também psicólogo e nutricionista.',
  },
  cigarro: {
    pergunta: /\b(cigarro|fumar|fumo|tabaco|nicotina|vape)\b/,
    resposta: () =>
      'Ajuda a atravessar a vontade, e não faz sozinha: marcar o dia de parar, afastar o que chama o cigarro e procurar o programa do SUS, que é gratuito. Adesivo ou remédio, com o médico.',
  },
  reproducao: {
    pergunta:
      /\b(fiv|icsi|fertiliza\w+|insemina\w+|iiu|transferencia|embri\w+|puncao dos ovulos|coleta d[oe]s? ovulos|inducao da ovulacao)\b/,
    resposta: sobreReproducao,
  },
  se_engravidar: {
    pergunta:
      /\b(se|caso|quando|assim que)( \w+){0,3} (engravid\w+|gravid[ao]|positivo)\b|\bse( \w+){1,5} gravida\b|\bse (o teste|a gravidez)\b/,
    resposta: (contexto) =>
      contexto.dados.gestante === 'sim'
        ? naSessao(contexto, `Pode, ${naGestacao}`)
        : 'Pode continuar: avisar logo, mesmo na dúvida, porque mudam os pontos e a técnica, e a obstetra fica sabendo. Até o teste, contar a data da última menstruação a cada sessão.',
  },
  na_gestacao: {
    pergunta: /\b(bebe|nenem|nene|feto|gravid\w+|gestante|gestac\w+|barriga)\b/,
    resposta: (contexto) =>
      contexto.dados.gestante === 'sim' && contexto.dados.sexo === 'feminino'
        ? naSessao(contexto, `Sim, em quem a gestação vai bem: ${naGestacao}`)
        : null,
  },
  amamentacao: {
    pergunta: /\b(amament\w+|leite (materno|do peito)|dando (o )?peito|dar (o )?mama|mamando)\b/,
    resposta: (contexto) =>
      naSessao(
        contexto,
        'Pode: agulha e pressão não passam para o leite. Chá, fitoterapia ou cápsula, só com o pediatra ou o obstetra. Mamar antes da sessão deixa os dois mais tranquilos.',
      ),
  },
  dirigir: {
    pergunta: /\b(dirigir|dirijo|volante|pegar (a )?estrada|voltar (de (moto|carro)|dirigindo)|pilotar)\b/,
    menos: /\b(cinta|banco|dor|sem medo)\b/,
    resposta: (contexto) =>
      usa(contexto, daoSono)
        ? 'Na primeira sessão, melhor vir com alguém: a sessão relaxa e há remédio que dá sono em uso. Com sono ou tontura, não dirigir.'
        : 'Depois de uns minutos de descanso, em geral sim; na primeira sessão, melhor não ter pressa ou vir com alguém. Com sono ou tontura, não dirigir.',
  },
  alcool: {
    pergunta: /\b(alcool|beber|bebida alcoolica|cerveja|cervejinha|vinho|cachaca|drinque|churrasco com)\b/,
    menos: /\b(agua|parar de beber)\b/,
    resposta: (contexto) =>
      usa(contexto, aosPoucos) || usa(contexto, ['anticoagulante', 'metformina', 'insulina', 'antibiotico'])
        ? 'Não antes da sessão nem no resto desse dia; e com os remédios em uso a bebida se pergunta a quem receitou, porque o efeito pode somar.'
        : 'Não antes da sessão nem no resto desse dia; nos outros, pouco, e menos ainda se a queixa piora com bebida.',
  },
  marcas_e_implantes: {
    pergunta:
      /\b(tatuagem|tattoo|tatuad\w+|cicatriz\w*|queloide|silicone|protese\w*|pinos?|parafusos?|placas? (de|no|na)|metal no|diu|implante\w*|piercing|botox|preenchimento|lente de contato)\b/,
    resposta: (contexto) => naSessao(contexto, sobreMarca(contexto.texto)),
  },
  crise: {
    pergunta:
      /\b((no|num) dia (d[ae]|em que|que)( \w+){0,4} (crise|dor|enxaqueca)|(durante|n[ao]|em|com) (a |plena |muita )?(crise|enxaqueca|dor forte)|atacad[ao]|esperar( \w+){0,3} passar|quando( eu)?( \w+){0,2} (com|em|tiver|estiver|der|na)( muita| a| uma)? (dor|crise|enxaqueca)|travad[ao]|com( muita)? dor|doendo muito)\b/,
    menos: /\b(remedio|comprimido|tomar|tomei|tomado|dirig\w+|trabalhar|academia|correr)\b/,
    resposta: (contexto) =>
      naSessao(
        contexto,
        `Pode vir na crise, e não precisa esperar passar: poucos pontos, de preferência longe do lugar que dói, na posição que alivia${/\b(enxaqueca|cefaleia|dor de cabeca)\b/.test(ficha(contexto)) ? ', com pouca luz e pouco ruído' : ''}, sem estímulo forte. Dor súbita, diferente das outras ou com febre, fraqueza ou desmaio é caso de médico, não de sessão.`,
      ),
  },
  remedio_antes: {
    pergunta: /\b(tomei|tomad[oa]|tomar|tomo|usei|usar|usad[oa]|vir sem|ir sem|ficar sem)\b/,
    menos: /\b(chas?|ervas?|suco|agua|vitamina\w*|isoflavona|melatonina|tomando|parar|banho)\b/,
    resposta: (contexto) =>
      contexto.hoje
        ? null
        : `Pode: tomar o remédio de crise como foi receitado não impede a sessão, e não se adia por causa da agulha. Contar qual foi e a que horas.${daClasse(contexto.texto, daoSono) || usa(contexto, daoSono) ? ' Se dá sono, vir com alguém e não dirigir.' : ''}`,
  },
  ervas: {
    pergunta: deErva,
    menos: pedeAgua,
    resposta: sobreErva,
  },
  cinta: {
    pergunta: /\b(cinta|colete|faixa (na|para a) (lombar|coluna)|tala|joelheira|munhequeira|colar cervical|palmilha)\b/,
    resposta: () =>
      'De rotina não é preciso: por pouco tempo, na crise ou no esforço, pode aliviar; o dia inteiro, não, porque enfraquece. O que mais protege é parar a cada uma ou duas horas, ajustar a posição e fortalecer. Se foi receitada, vale o que o médico disse.',
  },
  jejum_e_comida: {
    pergunta:
      /\b(comer|comida|aliment\w+|dieta|jejum|almocar|jantar|leite|gluten|lactose|carne|pimenta|cafe|acucar|doces?|ovos?|frutas?|fritura)\b/,
    resposta: sobreComida,
  },
  sexo: {
    pergunta: /\b(relac(ao|oes) (sexua\w+|intima)|ter relac(ao|oes)|sexo|transar|vida sexual)\b/,
    resposta: () =>
      'A acupuntura não impede. Dor, sangramento ou medo na relação se contam ao médico; em tratamento para engravidar, os dias são os da clínica.',
  },
  menstruada: {
    pergunta: /\bmenstruad[ao]\b|\bdurante a menstruacao\b|\bnaqueles dias\b|\bde chico\b|\bmenstruando\b/,
    resposta: (contexto) =>
      naSessao(
        contexto,
        'Pode vir menstruada: avisar, porque com fluxo forte ou cólica mudam os pontos do ventre e o calor.',
      ),
  },
  gripe: {
    pergunta: /\b(gripad[ao]|gripe|resfriad[ao]|com febre|covid|virose)\b/,
    resposta: () =>
      'Com febre, falta de ar ou muito mal-estar, não: remarcar e procurar o médico se não ceder. Resfriado leve não impede; avisar antes, para vir de máscara.',
  },
  banho: {
    pergunta: /\b(banho|piscina|praia|lavar o cabelo|molhar|tomar sol|secador)\b/,
    resposta: () =>
      'Pode, passada cerca de uma hora, sem água muito quente nem friagem; onde houve ventosa ou moxa, sem sol, sauna nem piscina naquele dia. Semente na orelha: secar sem esfregar.',
  },
  crianca: {
    pergunta: /\b(crianca\w*|filh[oa]|menin[oa]|el[ea]|idade|pequen[oa])\b/,
    menos: remedio,
    geral: true,
    resposta: (contexto) =>
      contexto.dados.idade < 12
        ? naSessao(
            contexto,
            `Sim, com técnica suave (pressão, massagem, semente na orelha) e um responsável ao lado${semAgulha(contexto) ? ': o plano não usa nenhuma agulha' : '; agulha, só se a criança aceitar'}.`,
          )
        : null,
  },
  doi: {
    pergunta:
      /\b(doi|doer|machuca\w*|dolorid\w+|da choque)\b( \w+){0,3} (agulh\w+|acupuntura|sess\w+|furar|aplica\w+|moxa|ventosa|semente)|\b(agulh\w+|acupuntura|sess\w+|furar|aplica\w+|ventosa|moxa|sementes?)( \w+){0,3} (doi|doem|doer|machuca\w*|dolorid\w+|da choque)\b|^(e |isso |ai |sera que )*(doi|machuca)( muito| mesmo| muito isso| isso)?$/,
    resposta: (contexto) =>
      semAgulha(contexto)
        ? 'O plano não usa nenhuma agulha: os pontos são pressionados, e a força se ajusta ao que for confortável.'
        : 'A agulha é bem fina: costuma ser uma picada leve e depois peso, calor ou formigamento que passa. O que incomodar se diz na hora, e a agulha é ajustada ou retirada.',
  },
  quantas: {
    pergunta:
      /\b(quant[oa]s?|em quanto|com quant[oa]s)( \w+){0,3} (sess\w+|vezes|tempo|semanas?|meses|dias|aplica\w+)\b|\b(demora|leva) (muito|quanto)\b|\bde quanto em quanto\b|\bquando( \w+){0,3} (melhor\w+|sentir|fazer efeito|efeito|resultado)\b|\b(qual a frequencia|toda semana|toda a semana|logo no comeco)\b/,
    menos: /\b(kg|quilos?|cust\w+|precos?|valor|cobra\w*|pag\w+|convenio)\b/,
    resposta: sobreSessoes,
  },
  ponto_para: {
    pergunta: /\b(tem|existe|ha|qual( e)?( o)?) (algum )?ponto (para|pra|que|d[eo])\b/,
    resposta: (contexto) => sobrePonto(contexto),
  },
  gravidade: {
    pergunta:
      /\b(pode|poderia|podia|sera que|sera|seria|chance de|medo de|tem perigo de|vira|virar|e|eh) (que )?(e |eh |ser |d[oae] |virar |dar |estar |isso |essa dor |isto |com |um |uma |o |a |algo |alguma coisa |coisa |mais )*(grave|graves|serio|seria|cancer|tumor|aneurisma|avc|derrame|infarto|coracao|trombose|hernia|esclerose|parkinson|alzheimer|lupus|menopausa|tireoide|nervo|coluna|emocional|psicologico|da cabeca|ansiedade|estresse|stress|verme|pedra|cirrose|diabetes|depressao|labirintite|\w{3,}ite|\w{4,}ose|\w{3,}oma|\w{4,}emia)\b|\bo que (e|eh|sera|seria) (isso|isto|essa dor|que eu tenho)|\b(e|eh) grave\b|\bvou (ficar (cega?|aleijad\w+|paralitic\w+|de cama|louca?)|morrer|perder)\b/,
    menos: /\b(agulha|acupuntura|sessao)\b/,
    resposta: sobreGravidade,
  },
  movimento: {
    pergunta: new RegExp(`${deMovimento.source}|${deServico.source}`),
    menos: /\b(acupuntura|agulhas?)\b/,
    geral: true,
    resposta: sobreMovimento,
  },
  condicao: {
    pergunta: deCondicao,
    menos: /\b(cura|curar|sair|resolve|passa)\b/,
    geral: true,
    resposta: sobreCondicao,
  },
  junto: {
    pergunta:
      /\b(junto|ao mesmo tempo|tomando|enquanto|durante|continuar com|com (o|a|os|as|meu|minha|meus) (fisio\w*|quimio\w*|radio\w*|remedios?|tratamento|psico\w*|terapia|insulina|medicac\w+|hormonio|pilates))\b/,
    geral: true,
    resposta: (contexto) =>
      agulhar.test(contexto.texto) || remedio.test(contexto.texto)
        ? naSessao(
            contexto,
            `Pode: a acupuntura se faz junto e não troca nada do que está em uso; quem acompanha fica sabendo.${daClasse(contexto.texto, daoSono) ? ' Com remédio que dá sono, levantar devagar e não dirigir com sonolência; chá ou cápsula que acalma, só com quem receitou.' : ''}`,
          )
        : null,
  },
  cirurgia: {
    pergunta:
      /\b(cirurgia|operar|operacao|anestesia|dentista|vacina|ressonancia|exame de sangue|endoscopia|colonoscopia)\b/,
    geral: true,
    resposta: (contexto) =>
      agulhar.test(contexto.texto)
        ? naSessao(
            contexto,
            'Em geral pode, contando a quem opera ou faz o exame. No lugar operado, só depois da liberação de quem operou; no mesmo dia de anestesia ou sedação, não.',
          )
        : null,
  },
  depois: {
    pergunta:
      /\b(depois d[ao]s? (sess\w+|agulhas?|acupuntura)|apos a sessao|efeito colateral|reac(ao|oes)|ficar rox[ao]|fica rox[ao]|marca na pele|tontura na sessao)\b/,
    geral: true,
    resposta: () =>
      'Depois da sessão pode vir sono, moleza ou a dor mexida por um ou dois dias, e um roxinho no ponto. Beber água, ir com calma. Dor forte que cresce, falta de ar ou febre: médico, e avisar quem tratou.',
  },
  risco: {
    pergunta:
      /\b(faz mal|fazer mal|risco|perigo\w*|contra ?indica\w+|segur[oa]|pega(r)? doenca|infec\w+|descartave\w+|esteril)\b/,
    geral: true,
    resposta: (contexto) =>
      naSessao(
        contexto,
        'É segura em mãos treinadas, com agulha estéril de uso único: o comum é um roxinho, sono ou tontura que passa; o resto é raro. Os cuidados deste caso estão na Segurança.',
      ),
  },
  cura: {
    pergunta:
      /\b(cura|curar|curad[ao]|sara|sarar|de vezes|de vez|para sempre|sumir|some|acabar|acaba|embora|volt\w+ ao normal|resolve|resolver|adianta|adiantar|funciona|tem jeito|solucao|serve|faz efeito|ajuda|ajudar|trata|melhora|melhorar|da conta|vale a pena|tira|tirar|passa|passar|vai sair|vai voltar)\b/,
    geral: true,
    resposta: sobreCura,
  },
} satisfies Record<string, Tema>;

export type TemaId = keyof typeof ordem;
const temas: Readonly<Record<TemaId, Tema>> = ordem;
const ids = Object.keys(ordem).filter((id): id is TemaId => id in ordem);

function sobreMarca(texto: string): string {
  if (/\btatua|\btattoo|\bpiercing/.test(texto))
    return 'Pode: tatuagem já cicatrizada não impede, e se evita furar sobre a tinta; nova ou irritada, espera sarar.';
  if (/\bcicatriz|\bqueloide/.test(texto))
    return 'Pode, fora da cicatriz recente, inflamada ou com queloide; em volta da antiga, com agulha fina.';
  if (/\bbotox|\bpreenchimento/.test(texto))
    return 'Pode, longe do lugar: ali, nem agulha nem massagem por cerca de duas semanas, ou o que disse quem aplicou.';
  if (/\bdiu\b/.test(texto)) return 'Pode: o DIU não impede. Sem corrente elétrica que atravesse o baixo ventre.';
  if (/\bsilicone/.test(texto)) return 'Pode: nunca sobre a prótese nem fundo perto dela; sem ventosa em cima.';
  return 'Pode: não se agulha fundo junto da prótese ou do metal, e não se passa corrente elétrica por ali. Operação recente espera a liberação de quem operou.';
}

function sobrePonto({ texto, protocolo, hoje, espera }: NaPergunta): string | null {
  if (hoje) return primeiroOMedico;
  if (espera)
    return /\bhemorroid\w*|\bsangue|\bsangr\w+/.test(texto)
      ? 'Não antes da avaliação médica que a Segurança pede: sangue não se atribui à hemorroida sem exame, e ponto nenhum o substitui.'
      : 'Primeiro a avaliação médica que a Segurança pede; ponto nenhum a substitui.';
  const nomes = texto
    .split(' ')
    .filter((palavra) => palavra.length > 4 && !/^(ponto|algum|existe|pergunt\w+|secar)$/.test(palavra));
  const servem = (protocolo?.pontos ?? []).filter(({ metodo }) =>
    nomes.some((nome) => foldText(metodo).includes(nome)),
  );
  return servem.length > 0
    ? `Sim, no plano: ${servem
        .slice(0, 3)
        .map(({ codigo }) => codigo)
        .join(', ')}.`
    : null;
}

/** It answers what no narrower theme, nor a technique named beside it, answers. */
export function eGeral(id: TemaId): boolean {
  return temas[id].geral === true;
}

const maximoDeTemas = 2;

/** What a question is about, the narrowest first; none where no theme fits. */
export function temasDe(escrito: string, medicamentos: string | null): TemaId[] {
  const texto = escrito.replace(/\bqn?t([oa]s?)\b/g, 'quant$1');
  const servem = ids.filter((id) => {
    const { pergunta, menos } = temas[id];
    if (!pergunta.test(texto) || menos?.test(texto)) return false;
    if (id === 'parar_remedio')
      return (falaDeParar(texto) || elidido.test(texto)) && (!semNome(texto) || (medicamentos ?? '') !== '');
    if (id === 'remedio_antes') return deRemedioTomado(texto);
    return true;
  });
  const estreitos = servem.filter((id) => !temas[id].geral);
  // Stopping it and needling beside it are one question to who takes it; of other themes the words of one may stand in another.
  return estreitos.length > 0 ? estreitos.slice(0, maximoDeTemas) : servem.slice(0, maximoDeTemas + 1);
}

/** "Se eu tiver tomado a naratriptana", "posso tomar o remédio da dor antes": a medicine close to its verb. */
function deRemedioTomado(texto: string): boolean {
  return [...texto.matchAll(/\b(tomei|tomad[oa]|tomar|tomo|usei|usar|usad[oa]|sem)( \w+){1,4}/g)].some(
    ([dito]) => remedio.test(dito) || remediosDitos(dito).length > 0,
  );
}

/** What there is to say to a question, each thing once; '' where no theme has an answer. */
export function responderTemas(quais: readonly TemaId[], contexto: NaPergunta): string {
  const ditas: string[] = [];
  for (const id of quais) {
    const dita = temas[id].resposta(contexto);
    if (dita !== null && !ditas.includes(dita)) ditas.push(dita);
    // Of the general ones the first that has an answer is enough.
    if (ditas.length > 0 && temas[id].geral) break;
  }
  return ditas.join(' ');
}
