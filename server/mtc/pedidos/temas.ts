// What a careful colleague answers to what clients ask most. Sources: OMS, Guidelines on Basic Training and Safety in Acupuncture (1999); ANVISA,
// bulário eletrônico; Ministério da Saúde, Cadernos de Atenção Básica; Cochrane, Acupuncture for smoking cessation (2014); Smith and others, JAMA
// 2018 (one trial, in vitro fertilisation, against sham needles); NICE NG123 (2019) and NG226 (2022). No answer promises a result, names a dose
// or changes a medicine.
import { foldText } from '@meridia/shared/folded-text.ts';
import type { ClasseDeRemedio } from '../catalog/remedios.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { emUso } from '../safety/uso-do-remedio.ts';
import { maiuscula, minuscula } from '../writer/portugues.ts';
import { aberta, comAPalavraCerta, modoDe, pedeParaFazer, perguntaPorque, verboDeLargar } from './modo.ts';
import {
  daClasse,
  daLicenca,
  daoSono,
  ficha,
  type NaPergunta,
  naSessao,
  remediosDitos,
  semLicencaAntes,
  soDepoisDeHoje,
  type Tema,
  usa,
} from './na-pergunta.ts';
import { anosDeQueixa, quadroDe } from './quadros.ts';
import {
  deCalorOuGelo,
  deExame,
  deNormal,
  deParto,
  dePontosAEvitar,
  dePosicao,
  deViagem,
  sobreAPosicao,
  sobreCalorOuGelo,
  sobreOExame,
  sobreONormal,
  sobreOParto,
  sobreOsPontosAEvitar,
  sobreTomar,
  sobreViagem,
} from './temas-do-dia.ts';

// --- Words ---

const afinaOSangue =
  /\banticoagulant\w*|\bafin\w+ (o |do )?sangue|\bsangue (mais )?(fino|ralo)\b|\bmarevan\b|\b(varfarin|warfarin)\w*|\bxarelto\b|\brivaroxabana\b|\beliquis\b|\bapixabana\b|\bpradaxa\b|\bdabigatrana\b|\blixiana\b|\bclexane\b|\benoxaparina\b|\bheparina\b/;
const antiagregante = /\baas\b|\baspirina\b|\bclopidogrel\b|\bplavix\b|\bticagrelor\b|\bprasugrel\b/;
const deRemedio =
  'remedios?|medicac\\w+|medicamentos?|relaxantes?( muscular)?|comprimidos?|antidepressivos?|calmantes?|tarja preta|insulina|hormonios?|pilula|anticoncepcional|anti ?inflamatorios?|antibioticos?|analgesicos?|anticoagulante|bombinha|spray|descongestionante|injec(ao|oes)|cortic\\w+|reposicao';
const remedio = new RegExp(`\\b(${deRemedio})\\b`);
const agulhar =
  /\b(agulh\w+|acupuntura|sess(ao|oes)|furar|espetar|tratamento|aplica\w+|fazer|fazendo|vir|venho|atend\w+|acupunturar)\b/;
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
  // Today's alarm may be the medicine itself.
  if (contexto.hoje)
    return 'Decide-se no atendimento de hoje que a Segurança pede, antes da próxima dose, com as caixas na mão; por conta própria, não.';
  if (afinaOSangue.test(doisNomes) || antiagregante.test(doisNomes))
    return `Não: o remédio que afina o sangue não se para por causa da agulha, nem por um dia, porque a parada pode formar coágulo; só quem receitou mexe nele.${efeito}`;
  if (/\bspray\b|\bdescongestionante\b|\bjat(o|inho)\b/.test(texto))
    return 'Se o spray é receitado, só quem receitou diminui; se é descongestionante comprado por conta, o uso de todo dia mantém o nariz entupido: ver com o médico ou o farmacêutico como sair dele.';
  if (daClasse(doisNomes, deAlivio) || (remediosDitos(doisNomes).length === 0 && soTomaNaCrise(contexto)))
    return 'É uma meta possível, aos poucos: com menos dor se usa menos. Anotar os dias de uso; se é quase todo dia, contar ao médico. O que foi receitado de rotina só muda com quem receitou.';
  if (daClasse(doisNomes, aosPoucos))
    return `Não por conta própria nem de uma vez: a retirada deste remédio é gradual e conduzida por quem receitou. Com o quadro estável, a pergunta vai a essa consulta.${efeito}`;
  if (daClasse(doisNomes, ['ibp']))
    return 'Com o médico: primeiro a queixa estável, depois quem receitou diminui aos poucos, porque parar de uma vez pode trazer a acidez de volta.';
  if (/\b(depend\w+|precis\w+|us\w+|tom\w+)( de)? menos\b|\bmenos (remedio|medicac|comprimido)/.test(texto))
    return 'É meta para combinar com quem receitou: com a queixa estável por algumas semanas, ele vê o que diminuir. Até lá, como foi receitado.';
  return `Não por conta própria: só quem receitou diminui, troca ou tira. Com a queixa estável por algumas semanas, a pergunta vai a essa consulta.${efeito}`;
}

/** All that she takes is for the bad days: there is nothing that somebody prescribed for every day. */
function soTomaNaCrise({ dados }: NaPergunta): boolean {
  const tomados = emUso(lerRelatos(dados));
  return tomados.length > 0 && tomados.every(({ classes }) => classes.some((classe) => deAlivio.includes(classe)));
}

/** It is not named again: "parar ele antes", "preciso parar uns dias antes?". */
const elidido = /\b(parar|suspender|tirar|interromper)( (uns|um|alguns|\d+) dias?)? (antes|no dia|para (vir|fazer))\b/;
const pronome = /\b(el[ea]s?|isso)\b/;
const semNome = (texto: string) => elidido.test(texto) || pronome.test(texto) || /\b(doses?|dosagem)\b/.test(texto);

const verboDeParar =
  '(par(?:ar|ando|asse|e)|larg(?:ar|ando)|suspend(?:er|endo|o)|cort(?:ar|ando)|diminu(?:ir|indo)|reduz(?:ir|indo)|desmam(?:ar|ando)|troc(?:ar|ando)|abandon(?:ar|ando)|tir(?:ar|ando)|pul(?:ar|ando)|deix(?:ar|ando)|baix(?:ar|ando)|sair|saindo|livrar|livre|ficar sem|depender menos|tomar (so )?metade)';
const palavrasEntre =
  '( (?:com|de|d[oa]s?|o|a|os|as|n[oa]s?|tomar|usar|me|meus?|minhas?|ess[ea]s?|est[ea]s?|um|uma|uns|umas|tanto|tantos|tambem|ja|logo|sem))*';

function falaDeParar(texto: string): boolean {
  const achado = new RegExp(`\\b${verboDeParar}${palavrasEntre} (\\w+)( (?:preta|inflamatorios?))?`, 'g');
  return [...texto.matchAll(achado)].some(([dito, , , , alvo = '']) => {
    if (pronome.test(alvo)) return !/^(deixar|livrar|sair|abandonar)/.test(dito);
    return (
      remedio.test(alvo) || /^(doses?|dosagem)$/.test(alvo) || alvo.startsWith('anti') || remediosDitos(alvo).length > 0
    );
  });
}

// --- Plants ---

const deErva =
  /\b(chas?|ervas?|garrafadas?|tinturas?|fitoterap\w+|homeopat\w+|suplement\w*|vitaminas?|melatonina|magnesio|colageno|creatina|whey|omega|isoflavona\w*|soja|canela|gengibre|curcuma|acafrao|ginkgo|ginseng|valeriana|camomila|passiflora|maracuja|melissa|hiperico|erva de sao joao|hibisco|boldo|espinheira|amora|propolis|canabidiol|cbd|oleo de (copaiba|cannabis|peixe|primula)|probiotic\w+|(remedios?|produtos?|algo|coisas?|calmantes?|formulas?|jeito) natura(l|is)|natura(l|is) para|castanha da india|garcinia|unha de gato|garra do diabo)\b/;
/** What loosens the bowel, by name or by what it is for. */
const deLaxante =
  /\b(sene|cascara( sagrada)?|laxantes?|lacto ?purga|lactulose|bisacodil|dulcolax|picossulfato|oleo mineral|supositorios?|lavagem intestinal|almeida prado|tamarine|naturetti|(remedios?|comprimidos?|chas?|gotas|algo|alguma coisa) (para|pra) (soltar|evacuar|ir ao banheiro|fazer coco|(o )?intestino|prisao de ventre))\b/;
const pedeAgua = /\bchas? d[eo] (bebe|panela|cozinha)\b/;

const plantas: readonly { palavra: RegExp; diz: (contexto: NaPergunta) => string | null }[] = [
  {
    palavra: deLaxante,
    diz: ({ hoje, espera, dados }) =>
      hoje || espera
        ? 'Não por agora: antes vem a avaliação que a Segurança pede, e laxante que irrita pode esconder o que o médico precisa ver.'
        : dados.gestante === 'sim'
          ? 'Não por conta própria na gestação: o pré-natal indica o que serve.'
          : 'Todo dia, não: laxante que irrita deixa o intestino mais preguiçoso e faz perder potássio. Por poucos dias, só com o farmacêutico ou o médico; fibra, água e horário fixo vêm antes.',
  },
  {
    palavra: /\b(isoflavona\w*|soja|amora|linhaca|trevo vermelho|black cohosh|cimicifuga)\b/,
    diz: (contexto) =>
      contexto.regras.has('neoplasia') ||
      contexto.regras.has('neoplasia_no_passado') ||
      usa(contexto, ['tamoxifeno', 'aromatase']) ||
      /\bcancer|\bmama operada|\bmastectomia|\boncolog/.test(ficha(contexto))
        ? 'Não por conta própria: é planta de ação hormonal, e com câncer na história isso se decide com a oncologia.'
        : 'Soja e linhaça na comida, em geral pode. Em cápsula, antes o ginecologista: doença de mama ou de útero e alguns remédios a impedem.',
  },
  {
    palavra: /\bcanela\b/,
    diz: ({ texto, regras, dados }) =>
      regras.has('gestacao_possivel') ||
      regras.has('gestacao') ||
      regras.has('gestacao_nao_perguntada') ||
      dados.gestante === 'sim' ||
      /gravid|insemina|fiv/.test(texto)
        ? 'Como tempero, pode; chá forte, cápsula ou óleo de canela, não enquanto se tenta engravidar ou na gestação. Para aquecer bastam comida e bebida quentes.'
        : 'Como tempero ou chá fraco, em geral pode; em cápsula ou todo dia, só depois de perguntar a quem acompanha, ainda mais com remédio para diabetes ou que afina o sangue.',
  },
  {
    palavra:
      /\b(ginkgo|curcuma|acafrao|gengibre|alho|omega|oleo de peixe|ginseng|castanha da india|unha de gato|garra do diabo)\b/,
    diz: (contexto) =>
      contexto.regras.has('anticoagulante') || usa(contexto, ['anticoagulante', 'antiagregante'])
        ? 'Não em cápsula nem em dose de remédio: pode aumentar o sangramento de quem toma remédio que afina o sangue. Na comida comum, pode; o resto se pergunta a quem o receitou.'
        : null,
  },
  {
    palavra: /\b(hiperico|erva de sao joao)\b/,
    diz: () =>
      'Não por conta própria: tira o efeito de muitos remédios, entre eles pílula e anticoagulante, e com antidepressivo pode intoxicar. Quem acompanha decide.',
  },
  {
    palavra: /\b(melatonina|valeriana|passiflora|maracuja|melissa|camomila|canabidiol|cbd|natura(l|is) para dormir)\b/,
    diz: (contexto) =>
      usa(contexto, daoSono)
        ? 'Não por conta própria: soma sono com o remédio que já toma; quem receitou decide.'
        : contexto.dados.gestante === 'sim'
          ? 'Antes, o pré-natal: na gestação nenhuma planta se toma por conta própria.'
          : 'Chá fraco de camomila ou cidreira, em geral pode; canabidiol, só com receita; o resto, só depois de perguntar ao médico ou farmacêutico, com a lista dos remédios em uso.',
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
  const [nomeada = ''] = deErva.exec(contexto.texto) ?? deLaxante.exec(contexto.texto) ?? [];
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
    ? 'O plano não pede planta, chá nem suplemento. Chá fraco de camomila ou cidreira, em geral pode; outra planta, garrafada, cápsula ou uso diário, só depois de perguntar ao médico ou farmacêutico.'
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
  [/\bpressao baixa\b/, [], 'Pode: sem jejum, deitado, com pouca agulha, e levantar devagar.'],
  [
    /\b(pressao( alta)?|hipertens\w+)\b/,
    [],
    'Pode, com o remédio em dia: medir antes da sessão, pouca agulha, levantar devagar. Com 18 por 11 ou mais, médico hoje; com dor no peito, fala ou vista que muda, SAMU (192).',
  ],
  [
    /\b(cancer|tumor|quimio\w*|radio(terapia)?|oncolog\w+)\b/,
    ['neoplasia', 'neoplasia_no_passado', 'hemograma_da_quimioterapia'],
    'Pode, com a oncologia sabendo: nunca sobre tumor, área irradiada ou membro com linfonodos retirados; durante quimioterapia, conferir o hemograma antes.',
  ],
  [/\b(asma|bronquite)\b/, ['asma'], 'Pode, com o remédio de alívio à mão, sem fumaça nem cheiro forte na sala.'],
  [/\b(osteoporose|osteopenia)\b/, [], 'Pode: agulha não fere o osso; massagem só leve, e manipulação nenhuma.'],
  [/\bvarizes\b/, [], 'Pode, fora da variz: sobre ela não se faz agulha, ventosa nem massagem forte.'],
  [
    /\b(linfedema|braco inchado|esvazi\w+|linfonodos?)\b/,
    ['linfedema', 'braco_poupado'],
    'Pode, fora desse membro: nele não se faz agulha, moxa, ventosa nem se mede a pressão.',
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
  /\b(corr(er|ida)|academia|muscula\w+|malhar|treinar|treinos?|pilates|yoga|ioga|nadar|natacao|hidro\w*|caminha\w*|andar|futebol|bola|pedal\w+|bicicleta|dancar?|exercicios?|esportes?|jogar|volei|tenis|lutar?|judo|jiu|karate|capoeira|muay|boxe|surf\w*|skate|basquete|handebol|beach|zumba|spinning|crossfit|alongar|alongamento)\b/;
const deServico =
  /\b(trabalhar|trabalho|trabalhando|servico|carregar|levantar peso|pegar peso|faxina|obra|costurar|digitar)\b/;

/** With running, jumping, kicking or blows: what was hurt is not ready for it before it is strong again. */
const deImpacto =
  /\b(futebol|bola|pelada|futsal|corr(er|ida|idas)|crossfit|lut(a|ar)|judo|jiu|volei|basquete|tenis|beach|surf|skate|motocross|saltar|pular)\b/;
const dePernaOuDisco =
  /\b(hernia|ciatic\w+|desce pel[ao] perna|menisco|ligamento|tendao|entorse|fratur\w+|operad[oa])\b/;

function sobreMovimento(contexto: NaPergunta): string {
  const { texto, dados } = contexto;
  if (contexto.hoje) return 'Não por agora: antes vem o atendimento médico de hoje.';
  if (contexto.espera) return 'Antes, a avaliação que a Segurança pede; até lá, só o que não provoca o sintoma.';
  const naGestacao = dados.gestante === 'sim' ? ' Na gestação, com o pré-natal de acordo.' : '';
  const queixa = foldText(dados.queixaPrincipal);
  const modo = modoDe(texto);
  const comImpacto = deImpacto.test(texto) && dePernaOuDisco.test(queixa);
  if (comImpacto && modo === 'precisa' && verboDeLargar.test(texto))
    return `Por agora, sim, o que tem corrida, salto ou choque; caminhar e o que não aumenta a dor ficam. A volta é aos poucos, com a liberação de quem acompanha.${naGestacao}`;
  if (comImpacto && modo === 'pode')
    return `Ainda não: primeiro a dor passa e a força volta. Depois, aos poucos, do treino leve ao jogo, com a liberação de quem acompanha (médico ou fisioterapeuta). Prazo não se promete.${naGestacao}`;
  const limite = ` Se médico ou fisioterapeuta limitou, vale o que ele disse.${naGestacao}`;
  if (modo === 'mal')
    return `Em geral não faz mal, leve e curto: no dia de dor menos, sem parar de todo, e no dia bom sem compensar. Se o que piorou dura mais de um dia, diminuir.${limite}`;
  if (modo === 'precisa' && verboDeLargar.test(texto))
    return `Em geral não é preciso parar: se no dia seguinte não dói mais, siga; se dói mais, diminua; no dia da sessão, leve.${limite}`;
  if (modo === 'precisa')
    return `Não é obrigação, e ajuda: começar com pouco, do que gosta, e aumentar aos poucos enquanto a dor do dia seguinte não aumenta.${limite}`;
  return `Em geral sim, aos poucos: se no dia seguinte não dói mais, siga; se dói mais, diminua; no dia da sessão, leve.${limite}`;
}

function sobreComida({ texto, protocolo }: NaPergunta): string | null {
  if (/\bjejum (intermitente|de \d+|longo|religioso)\b/.test(texto))
    return 'Esse jejum se combina com quem acompanha a saúde, ainda mais com remédio de todo dia; para a sessão não se jejua.';
  if (
    /\bjejum\b|\b(comer|almocar|jantar)( \w+){0,3} antes\b|\bantes( \w+){0,3} comer\b|\bbarriga (cheia|vazia)\b/.test(
      texto,
    )
  )
    return modoDe(texto) === 'precisa'
      ? 'Não precisa de jejum, e é melhor não vir sem comer: refeição leve uma a duas horas antes.'
      : 'É melhor não vir em jejum nem logo depois de comer muito: refeição leve uma a duas horas antes.';
  const ditas = (protocolo?.orientacoes ?? []).filter(({ categoria }) => categoria === 'alimentacao');
  const nomes = texto.split(' ').filter((palavra) => palavra.length > 3 && !vazias.has(palavra));
  const propria = ditas.find((uma) => nomes.some((nome) => foldText(uma.texto).includes(nome)));
  if (propria) return `O plano diz: ${minuscula(propria.texto)}`;
  const [geral] = ditas;
  return geral ? `A acupuntura não proíbe alimento. Do plano: ${minuscula(geral.texto)}` : null;
}
const deMate = /\b(chimarrao|mate|terere)\b/;
const deCafe = /\b(cafe|cafes|cafezinhos?|cafeina|cha preto|energeticos?|coca cola)\b/;

/** What has caffeine: it is seldom to be given up, and its hour, heat and amount are what helps. */
function sobreCafe(contexto: NaPergunta): string {
  const { texto, dados } = contexto;
  if (dados.gestante === 'sim')
    return 'Na gestação, no máximo uma ou duas xícaras pequenas de café por dia, contando mate, chá preto e refrigerante de cola.';
  const comeco = {
    precisa: verboDeLargar.test(texto) ? 'Não é preciso largar' : 'Não é preciso',
    mal: 'Em pouca quantidade, em geral não',
    pode: 'Pode, com medida',
  }[modoDe(texto)];
  const daAzia = /\b(azia|refluxo|queima\w*|gastrite)\b/.test(ficha(contexto)) ? ', não em jejum' : '';
  const morno = deMate.test(texto) ? ' morno, nunca muito quente' : ' menos ao dia';
  const xicaras = dados.cafeXicaras ?? 0;
  const soma =
    deMate.test(texto) && xicaras > 0
      ? ` O mate soma a cafeína ${xicaras === 1 ? 'de uma xícara' : `das ${xicaras} xícaras`} de café por dia.`
      : xicaras > 2
        ? ` Hoje são ${xicaras} xícaras: descer uma por semana evita a dor de cabeça da falta.`
        : '';
  return `${comeco}:${morno}${daAzia}, e nada à noite.${soma} Duas semanas assim, anotando, mostram se a queixa muda.`;
}

const vazias: ReadonlySet<string> = new Set(
  'posso comer comida tomar alimento alimentos dieta porque quando pergunta perguntou fazer pode saber precisa tenho alguma algum evitar sobre'.split(
    ' ',
  ),
);

// --- How long, whether it helps, what it is ---

function sobreSessoes(contexto: NaPergunta): string | null {
  const { protocolo, hoje, espera } = contexto;
  if (hoje) return soDepoisDeHoje();
  const antes = espera ? 'Não dá para prometer: primeiro a avaliação médica que a Segurança pede. Depois dela, o' : 'O';
  if (!protocolo)
    return 'Em quadro antigo costuma-se reavaliar depois de quatro a seis sessões; prazo certo não se promete.';
  const { total, frequencia } = protocolo.sessoes;
  const reavaliar = total > 6 ? 'reavaliar entre a quarta e a sexta' : 'reavaliar no fim delas';
  return `${antes} plano prevê ${total} sessões, ${minuscula(frequencia).replace(/\.$/, '')}; ${reavaliar}. Prazo certo não se promete.`;
}

const deSemente = /\b(sement\w+|bolinhas?|auricul\w+)\b/;
const querLargarOCigarro = /\b(par\w+|larg\w+|deix\w+|abandon\w+)( \w+){0,3} (fumar|cigarros?|vape|tabaco)\b/;

const sobreCigarro =
  'Pode ajudar a atravessar a vontade, e não faz sozinha: os estudos não mostram efeito que dure (Cochrane, 2014). O que mais ajuda é marcar o dia de parar, o grupo do SUS, que é gratuito, e adesivo ou remédio com orientação.';
const sobreQuilos =
  'Não dá para prometer quilos: a semente na orelha e as agulhas podem ajudar na ansiedade e na vontade de comer, junto da alimentação, do sono e do movimento. Comer escondido, com culpa ou sem controle pede também psicólogo e nutricionista.';

/** Whether the seeds at the ear help: by what she came for. */
function sobreASemente(contexto: NaPergunta): string {
  const { dados, regras } = contexto;
  const dito = foldText(`${dados.queixaPrincipal} . ${dados.objetivosCliente ?? ''}`);
  const fita = regras.has('alergia_a_fita') ? ' Com a alergia à fita, os pontos só se pressionam com o dedo.' : '';
  if (querLargarOCigarro.test(dito)) return `${sobreCigarro}${fita}`;
  if (/\b(emagre\w+|perder peso|compuls\w+)\b/.test(dito)) return `${sobreQuilos}${fita}`;
  return `Serve de apoio entre as sessões, apertada de leve três vezes ao dia; sozinha faz pouco, e os estudos são pequenos.${fita}`;
}

/** What the question says that it is to help with, where this is nothing that anybody may have: "resolve a minha hemorroida". */
const oQueSeTrata =
  /\b(?:cur\w+|resolv\w+|ajud\w+|trat\w+|melhor\w+|adiant\w+|funcion\w+|serv\w+|tir\w+)(?: (?:a|o|as|os|na|no|nas|nos|para|com|da|do|contra|minha|meu|essa|esse|esta|este|mesmo))* (\w{5,})/;
const deQualquerUm =
  /^(acupuntura|agulh\w+|tratamento|fazer|fazendo|mesmo|muito|sentir|quando|depois|junto|sozinh\w+|nesse|neste|sess\w+|alguma|mesmo|sempre|verdade|idade|gente|pessoas?|volt\w+|dormir|sement\w+|rapid\w+|incomod\w+|problema|queixa|sintomas?|crises?)$/;

function sobreCura(contexto: NaPergunta): string | null {
  const { texto, antes, hoje, espera, dados } = contexto;
  if (hoje) return `A acupuntura não resolve isto agora nem substitui o exame. ${soDepoisDeHoje()}`;
  if (espera)
    return 'Primeiro a avaliação médica que a Segurança pede: antes de saber o que é, ninguém diz o que a acupuntura alcança. Depois dela, o plano pode acompanhar.';
  if (deSemente.test(`${texto} ${antes}`)) return sobreASemente(contexto);
  const quadro = quadroDe(texto, contexto);
  const [, alvo = ''] = oQueSeTrata.exec(texto) ?? [];
  const deOutraCoisa =
    alvo !== '' &&
    !deQualquerUm.test(alvo) &&
    !quadro?.palavra.test(texto) &&
    !foldText(dados.queixaPrincipal).includes(alvo.slice(0, letrasIguais));
  // Of what the table does not know nothing true and useful is said in one line.
  if (!quadro || deOutraCoisa) return null;
  const idoso = /\b((com|aos|nos meus|tendo) [5-9]\d( anos)?|idade|velh[ao]|idos[ao]|nessa altura)\b/.test(texto)
    ? 'A idade não impede, com poucas agulhas e sem pressa. '
    : '';
  const anos = quadro.deAnos ? anosDeQueixa(contexto) : null;
  const comeco = anos === null ? '' : `Depois de ${anos} anos, ${quadro.deAnos ?? ''}`;
  return `${idoso}${maiuscula(`${comeco}${quadro.alcance}`)} Resultado não se promete; reavaliar entre a quarta e a sexta sessão.`;
}
const deReavaliar = /; reavaliar entre a quarta e a sexta sessão\.$/;
const letrasIguais = 6;

function sobreGravidade(contexto: NaPergunta): string {
  const { hoje, espera, texto, seguranca } = contexto;
  const quem = hoje
    ? 'Por isso a Segurança pede atendimento médico hoje.'
    : espera || seguranca.some(({ prazo }) => prazo === 'dias')
      ? 'Levar a pergunta à avaliação médica que a Segurança pede.'
      : /\b(mae|pai|avo|avos|irma|irmao|tia|tio|familia|prim[oa])\b/.test(texto)
        ? 'O caso na família se conta ao médico na próxima consulta. Sintoma súbito ou que piora depressa: pronto-socorro ou SAMU (192).'
        : 'Levar a pergunta ao médico que acompanha. Sintoma súbito ou que piora depressa: pronto-socorro ou SAMU (192).';
  const exames = contexto.exames === '' ? '' : ` Dos exames se contou: ${contexto.exames}.`;
  return `Esta avaliação não diz se é ou não é: só o médico, com exame.${exames} ${quem}`;
}

// --- Having a child ---

function sobreReproducao(contexto: NaPergunta): string {
  const { texto } = contexto;
  const marco = /\b(insemina\w*|iiu)\b/.test(texto) ? 'inseminação' : 'transferência';
  const comeco = {
    precisa: /\bdia\b/.test(texto) ? `Não é preciso no dia da ${marco}. Pode antes` : 'Pode',
    mal: 'Pode',
    pode: 'Pode',
  }[modoDe(texto)];
  return naSessao(
    contexto,
    `${comeco}, com a clínica de reprodução sabendo: até a ${marco} o plano segue, sem nada fundo no ventre (se incha, clínica); no próprio dia, só se ela concordar. Depois, até o teste, cuidados de gestação: poucos pontos, suaves, sem agulha no baixo ventre nem na lombar baixa, sem IG4, BP6, B60, B67 nem VB21, sem corrente. Gravidez não se promete: um estudo grande não mostrou mais bebês (JAMA, 2018).`,
  );
}

/** Whether it helps to have a child. */
function sobreEngravidar(contexto: NaPergunta): string {
  const revisto = usa(contexto, ['antiInflamatorio'])
    ? ' O anti-inflamatório em uso se revê com quem o receitou antes das tentativas.'
    : ' Os remédios em uso se revêem nessa consulta, antes das tentativas.';
  const quem = contexto.dados.sexo === 'masculino' ? 'o médico' : 'a ginecologista';
  return `Pode apoiar, na dor, no ciclo, no sono e na ansiedade, sem prometer gravidez: na fertilização, um estudo grande não mostrou mais bebês com ela (JAMA, 2018). Planejar com ${quem} e avisar logo que a menstruação atrasar, porque mudam os pontos.${(contexto.dados.medicamentos ?? '') === '' ? '' : revisto}`;
}

const cuidadosDaGestacao =
  'de lado ou recostada, sem os pontos e o baixo ventre que a gestação exclui, sem corrente e com estímulo suave. Sangramento, contração, perda de líquido ou bebê que mexe menos: maternidade, e não sessão.';
const naGestacao = `com o pré-natal sabendo, ${cuidadosDaGestacao}`;

function sobreOBebe(contexto: NaPergunta): string {
  const comeco = modoDe(contexto.texto) === 'precisa' ? 'Não é preciso parar' : 'Sim';
  const ate = /\bate (que|quando|quantos?|quantas|o (fim|parto|final))\b/.test(contexto.texto)
    ? ' Se a gestação vai bem, pode seguir até o parto.'
    : '';
  return naSessao(
    contexto,
    `${comeco}: com pontos próprios da gestação e o pré-natal em dia, a acupuntura é considerada segura; ${cuidadosDaGestacao}${ate}`,
  );
}

// --- The session and the day ---

function sobreDirigir(contexto: NaPergunta): string {
  if (contexto.hoje) return 'Não dirigir: antes vem o atendimento médico de hoje, e alguém leva.';
  if (contexto.regras.has('epilepsia') || contexto.regras.has('tendencia_a_desmaio'))
    return 'Com desmaio ou convulsão recente, não dirigir até o médico liberar. Senão, depois de descansar, e nunca com sono ou tontura.';
  if (usa(contexto, daoSono))
    return 'Na primeira sessão, melhor vir com alguém: a sessão relaxa e há remédio que dá sono em uso. Com sono ou tontura, não dirigir.';
  return 'Depois de uns minutos de descanso, em geral pode; na primeira sessão, melhor não ter pressa ou vir com alguém. Com sono ou tontura, não dirigir.';
}

function sobreAlcool(contexto: NaPergunta): string {
  const { dados, regras } = contexto;
  if (dados.gestante === 'sim' || dados.idade < 18 || regras.has('figado_ou_rins') || regras.has('amamentacao'))
    return 'Nenhuma bebida alcoólica, nem no dia da sessão nem nos outros: na gestação, na amamentação, antes dos 18 anos ou com fígado doente ela não cabe.';
  if (usa(contexto, aosPoucos) || usa(contexto, ['anticoagulante', 'metformina', 'insulina', 'antibiotico']))
    return 'Melhor não beber antes da sessão nem no resto desse dia; e com os remédios em uso a bebida se pergunta a quem receitou, porque o efeito pode somar.';
  return 'Melhor não beber antes da sessão nem no resto desse dia; nos outros, pouco, e menos ainda se a queixa piora com bebida.';
}

function sobreApoio({ texto }: NaPergunta): string {
  if (/\b(tala|munhequeira)\b/.test(texto))
    return 'No punho, a tala à noite, em posição neutra, costuma aliviar; de dia, só no esforço. Se foi receitada, vale o que o médico disse.';
  if (/\bpalmilha\b/.test(texto))
    return 'Palmilha macia ou calçado firme podem aliviar; se foi receitada, vale o que disse quem a receitou.';
  return 'De rotina não é preciso: por pouco tempo, na crise ou no esforço, pode aliviar; o dia inteiro, não. O que mais protege é parar a cada uma ou duas horas, ajustar a posição e fortalecer. Se foi receitada, vale o que o médico disse.';
}

function sobreADorDaSessao(contexto: NaPergunta): string {
  if (deSemente.test(`${contexto.texto} ${contexto.antes}`) && !/\b(agulh|furar)/.test(contexto.texto))
    return 'A semente só incomoda ao apertar; se doer sem apertar, coçar ou ferir a pele, tira-se.';
  if (semAgulha(contexto))
    return 'O plano não usa nenhuma agulha: os pontos são pressionados, e a força se ajusta ao que for confortável.';
  return 'A agulha é bem fina: costuma ser uma picada leve e depois peso, calor ou formigamento que passa. O que incomodar se diz na hora, e a agulha é ajustada ou retirada.';
}

function sobreOLeite(contexto: NaPergunta): string | null {
  const passa = /\b(passa|vai|chega)\b/.test(contexto.texto);
  // In a pregnancy it is asked of the womb.
  if (passa && contexto.dados.gestante === 'sim' && !/\bleite\b/.test(contexto.texto)) return null;
  return naSessao(
    contexto,
    passa
      ? 'Não passa: agulha e pressão não levam remédio ao leite. O cuidado é com chá, fitoterapia e cápsula, que só se tomam com o pediatra ou o obstetra.'
      : 'Pode: agulha e pressão não passam para o leite. Chá, fitoterapia ou cápsula, só com o pediatra ou o obstetra. Mamar antes da sessão deixa os dois mais tranquilos.',
  );
}

// --- Operations, other treatments ---

const deQuemOpera: readonly [RegExp, string][] = [
  [
    /\b(xixi|urina|incontinencia|bexiga caida|prolapso)\b/,
    'Perda leve costuma começar pela fisioterapia do assoalho pélvico, o treino da bexiga, menos peso e menos café (NICE, 2019); operar vem depois, se vier.',
  ],
  [
    /\b(hernia (de disco|lombar)|ciatic\w+|coluna)\b/,
    'A maioria melhora sem operar, em semanas a meses. Perna que perde força, dormência entre as pernas ou urina presa é pronto-socorro.',
  ],
  [
    /\b(joelhos?|quadril|artrose)\b/,
    'Antes vêm exercício que fortalece, peso e remédio para a dor (NICE, 2022); operar se discute quando nada disso basta.',
  ],
  [/\bhemorroid\w+\b/, 'A maioria cede com fibra, água e menos esforço; sangue nas fezes se mostra ao médico.'],
];

function sobreOperar(contexto: NaPergunta): string {
  const dito = `${contexto.texto} ${foldText(contexto.dados.queixaPrincipal)}`;
  const seu = deQuemOpera.find(([palavra]) => palavra.test(dito))?.[1] ?? '';
  if (contexto.hoje || contexto.espera)
    return 'Quem decide é o médico, na avaliação que a Segurança pede; a acupuntura não o diz nem substitui a operação.';
  return [
    'Quem decide é o médico, com o exame.',
    seu,
    'A acupuntura soma e não substitui a operação, quando ela é indicada.',
  ]
    .filter((frase) => frase !== '')
    .join(' ');
}

const outroTratamento =
  'fisio\\w*|psico\\w+|terapia|pilates|rpg|hidro\\w*|fono\\w*|quimio\\w*|radio\\w*|nutricionista|drenagem';

function sobreJunto(contexto: NaPergunta): string | null {
  const { texto } = contexto;
  if (/\b(fisio\w*|pilates|rpg|hidro\w*|muscula\w+|academia|treinos?)\b/.test(texto))
    return naSessao(
      contexto,
      'Pode: as duas somam. No mesmo dia, primeiro o exercício, leve, e um descanso antes da sessão; quem acompanha fica sabendo.',
    );
  if (/\b(psico\w+|terapia|nutri\w+|fono\w*|drenagem|massag\w+|aparelho)\b/.test(texto))
    return naSessao(contexto, 'Pode: as duas somam, e nenhuma substitui a outra; quem acompanha fica sabendo.');
  if (!agulhar.test(texto) && !remedio.test(texto) && remediosDitos(texto).length === 0) return null;
  // What is swallowed or rubbed in beside the sessions is what is asked about, and not the needle.
  if (/\b(posso|pode|da para|daria para|podia) (\w+ )?(tomar|usar|passar|beber|comer|aplicar|fumar)\b/.test(texto))
    return null;
  return naSessao(
    contexto,
    `Pode: a acupuntura se faz junto e não troca nada do que está em uso; quem acompanha fica sabendo.${daClasse(texto, daoSono) ? ' Com remédio que dá sono, levantar devagar e não dirigir com sonolência; chá ou cápsula que acalma, só com quem receitou.' : ''}`,
  );
}

/** "Continuar tomando a duloxetina", "seguir com o remédio". */
const deContinuar = /\b(continu\w+|seg(uir|uindo|uia|ue|uimos)|sig[oa]|mant(er|enho|em|endo))( \w+){0,5}/;

/** What she is told that she may or must go on taking. */
function sobreContinuar(contexto: NaPergunta): string {
  return `Sim, como foi receitado: a acupuntura se faz junto e não o substitui; mudança, só com quem receitou.${usa(contexto, daoSono) ? ' Com remédio que dá sono, levantar devagar depois da sessão e não dirigir com sonolência.' : ''}`;
}

function sobreAdesivo(contexto: NaPergunta): string {
  const comNicotina =
    /\b(nicotina|cigarros?|fum(ar|o|a|ante)|tabaco|vape)\b/.test(`${contexto.texto} ${ficha(contexto)}`) &&
    !/\b(hormonio|fentanil|dor|lidocaina|anticoncepcional)\b/.test(contexto.texto);
  if (comNicotina)
    return 'Pode junto: a agulha e a semente não mexem com o adesivo, a goma nem o remédio para parar de fumar. Quem orienta o uso é o médico, o farmacêutico ou o grupo do SUS, que é gratuito.';
  return 'Pode junto: não se agulha, não se aquece nem se massageia sobre o adesivo, porque o calor solta mais remédio.';
}

// --- The table ---

const ordem = {
  parar_remedio: {
    pergunta:
      /\b(par\w+|larg\w+|suspend\w+|cort\w+|diminu\w+|reduz\w+|desmam\w+|troc\w+|abandon\w+|tir(ar|ando)|pul(ar|ando)|deix\w+|baix\w+|sair|saindo|livr(ar|e)|ficar sem|depender menos|metade)\b/,
    resposta: sobreParar,
  },
  anticoagulante: {
    pergunta: new RegExp(`${afinaOSangue.source}|${antiagregante.source}`),
    resposta: (contexto) =>
      semAgulha(contexto)
        ? 'O plano não usa nenhuma agulha: os pontos são pressionados de leve, sem deixar roxo.'
        : naSessao(
            contexto,
            contexto.regras.has('inr_da_varfarina')
              ? 'Pode, com o remédio em uso, depois de visto o INR: agulha fina, rasa, em poucos pontos, com compressão de dois a três minutos ao retirar; sem sangria e sem ventosa forte. Mancha que cresce ou sangue que não para: pronto-socorro.'
              : 'Pode, com o remédio em uso e cuidado: agulha fina, rasa, em poucos pontos, com compressão de dois a três minutos ao retirar; sem sangria e sem ventosa forte. Mancha que cresce ou sangue que não para: pronto-socorro.',
          ),
  },
  continuar_remedio: {
    pergunta: deContinuar,
    menos: /\bse eu\b|\bgravid\w+/,
    resposta: sobreContinuar,
  },
  viagem: {
    pergunta: deViagem,
    menos: /\b(depois d[ao] sess\w+|voltar dirigindo)\b/,
    resposta: sobreViagem,
  },
  calor_ou_gelo: {
    pergunta: deCalorOuGelo,
    menos: /\b(cha|bebida|comida|agua (fria|gelada) (faz|no copo))\b/,
    resposta: sobreCalorOuGelo,
  },
  normal: { pergunta: deNormal, menos: /\bvolt\w+ (ao|a ser) normal\b/, resposta: sobreONormal },
  exame: { pergunta: deExame, resposta: sobreOExame },
  posicao: { pergunta: dePosicao, resposta: sobreAPosicao },
  pontos_a_evitar: { pergunta: dePontosAEvitar, resposta: sobreOsPontosAEvitar },
  parto: { pergunta: deParto, menos: /\bdepois do parto\b/, resposta: sobreOParto },
  adesivo: {
    pergunta: /\b(adesivos?|goma de nicotina|chiclete de nicotina)\b/,
    menos: /\balergi\w+/,
    resposta: sobreAdesivo,
  },
  quilos: {
    pergunta: /\b(quant[oa]s? )?(kg|quilos?|kilos?)\b|\b(emagre\w+|perder peso|perder barriga)\b/,
    menos: /\b(emagreci|perdi|perdeu|carreg\w+|levant\w+|peg(ar|o)|pux\w+)\b/,
    resposta: () => sobreQuilos,
  },
  cigarro: {
    pergunta: /\b(cigarro|fumar|fumo|tabaco|nicotina|vape)\b/,
    menos: /\b(goma|chiclete) de nicotina\b|\badesivos?\b/,
    resposta: ({ texto }) =>
      /\bfum(ar|o|ando)( \w+){0,3} (antes|depois|no dia|em seguida)\b/.test(texto)
        ? 'Melhor não, na hora antes e na hora depois da sessão: o cigarro aperta os vasos e acelera o coração. É um bom começo para as outras horas.'
        : sobreCigarro,
  },
  sementes: {
    pergunta:
      /\b(sement\w+|auricul\w+|bolinhas? na orelha)\b.*\b(funcion\w+|adiant\w+|ajud\w+|resolv\w+|serv\w+|faz efeito|valem? a pena)\b|\b(funcion\w+|adiant\w+|ajud\w+|resolv\w+|serv\w+)\b.*\b(sement\w+|auricul\w+|bolinhas? na orelha)\b/,
    menos: /\b(cigarro|fumar|fumo|tabaco|nicotina|vape|emagre\w+|perder (peso|barriga)|kg|quilos?|kilos?)\b/,
    resposta: sobreASemente,
  },
  reproducao: {
    pergunta:
      /\b(fiv|icsi|fertiliza\w+|insemina\w+|iiu|transferencia|embri\w+|puncao dos ovulos|coleta d[oe]s? ovulos|inducao da ovulacao)\b/,
    resposta: sobreReproducao,
  },
  engravidar: {
    pergunta:
      /^(?=.*\b(ajud\w+|acupuntura|agulh\w+|sess\w+|funciona|aument\w+|melhor\w+|chances?|serve)\b).*\b(engravidar|fertilidade|ovular|ovulacao|ter (um |uma )?(filh[oa]|bebe|nenem))\b/,
    menos: /\b(fiv|icsi|insemina\w+|iiu|transferencia|embri\w+|inducao|gravida|(se eu|quando eu|caso eu) \w+)\b/,
    resposta: (contexto) => (contexto.dados.gestante === 'sim' ? null : sobreEngravidar(contexto)),
  },
  se_engravidar: {
    menos: /\b(ajud\w+|serve|funciona|aument\w+)( \w+){0,3} (engravidar|gravidez)\b/,
    pergunta:
      /\b(se|caso|quando|assim que)( \w+){0,3} (engravid\w+|gravid[ao]|positivo)\b|\bse( \w+){1,5} gravida\b|\bse (o teste|a gravidez)\b/,
    resposta: (contexto) =>
      contexto.dados.gestante === 'sim'
        ? naSessao(contexto, `Pode, ${naGestacao}`)
        : 'Pode continuar, avisando logo, mesmo na dúvida: mudam os pontos e a técnica, e a obstetra fica sabendo. Até o teste, contar a data da última menstruação a cada sessão.',
  },
  na_gestacao: {
    // With a leave, a harm or a need asked about; which points or why is another question.
    pergunta:
      /^(?=.*\b(bebe|nenem|nene|feto|gravid\w+|gestante|gestac\w+|barriga)\b).*\b(pos?so|pode\w*|podia|faz\w* mal|riscos?|segur[oa]|perig\w+|prejudic\w+|problemas?|continu\w+|par(ar|o)|ate (que|quando|quantas?)|precis\w+|tem que|tenho que|afeta\w*|atrapalh\w+|sente|doi|machuca|serve|ajuda|funciona|passa|mal)\b/,
    resposta: (contexto) =>
      contexto.dados.gestante === 'sim' && contexto.dados.sexo === 'feminino' ? sobreOBebe(contexto) : null,
  },
  amamentacao: {
    pergunta:
      /\b(amament\w+|leite (materno|do peito)|dando (o )?peito|dar (o )?mama|mamando)\b|\b(passa|vai|chega)( \w+)? (para|pro|no|ao) (o )?(leite|bebe|nenem)\b/,
    resposta: sobreOLeite,
  },
  dirigir: {
    pergunta: /\b(dirigir|dirijo|volante|pegar (a )?estrada|voltar (de (moto|carro)|dirigindo)|pilotar)\b/,
    menos: /\b(cinta|banco|dor|sem medo)\b/,
    resposta: sobreDirigir,
  },
  alcool: {
    pergunta: /\b(alcool|beber|bebida alcoolica|cerveja|cervejinha|vinho|cachaca|drinque|churrasco com)\b/,
    menos: /\b(agua|parar de beber)\b/,
    resposta: sobreAlcool,
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
        `Na crise de dor já conhecida, pode vir, e não precisa esperar passar: poucos pontos, longe do lugar que dói${/\b(enxaqueca|cefaleia|dor de cabeca)\b/.test(ficha(contexto)) ? ', com pouca luz e pouco ruído' : ''}. Dor súbita, diferente das outras, com febre, fraqueza ou desmaio, crise de asma ou convulsão: SAMU (192), e não sessão.`,
      ),
  },
  remedio_antes: {
    pergunta: /\b(tomei|tomad[oa]|tomar|tomo|usei|usar|usad[oa]|vir sem|ir sem|ficar sem)\b/,
    menos: new RegExp(
      `\\b(chas?|ervas?|suco|agua|vitamina\\w*|isoflavona|melatonina|tomando|parar|banho)\\b|${deLaxante.source}`,
    ),
    resposta: (contexto) =>
      contexto.hoje
        ? null
        : `O remédio se toma como foi receitado, também no dia da sessão: não impede a agulha nem se adia por ela. Contar qual e a que horas.${daClasse(contexto.texto, daoSono) || usa(contexto, daoSono) ? ' Se dá sono, vir com alguém e não dirigir.' : ''}`,
  },
  tomar_por_conta: {
    pergunta: /\b(tomar|tomo|usar|uso|pode|posso|faz mal|tudo bem|tem problema)\b/,
    menos: new RegExp(`\\b(parar|chas?|ervas?|suco|banho)\\b|${deLaxante.source}`),
    resposta: sobreTomar,
  },
  sem_agulha: {
    pergunta:
      /\b(precis\w+|tem que|tem de|necessari[oa]|obrigad[oa]|so)( \w+){0,3} (furar|espetar|agulh\w+)\b|\b(fazer|faz|tratar|tratamento|jeito|opcao|acupuntura|da|pode( ser)?)( \w+){0,3} sem (furar|espetar|agulh\w+|as agulhas?)\b/,
    menos: /\b(par(ar|o)|suspend\w+)\b/,
    resposta: (contexto) =>
      semAgulha(contexto)
        ? 'Não precisa furar: o plano não usa nenhuma agulha, os pontos são pressionados, com massagem e semente na orelha onde couber.'
        : 'Não é obrigatório: os mesmos pontos podem ser pressionados, com massagem ou semente na orelha no lugar da agulha; combine antes da primeira sessão.',
  },
  operar: {
    pergunta:
      /\b(vou|vai|preciso|precisa|precisar|tem que|tenho que|caso de|escap\w+|evit\w+|fugir|livr\w+|sem)( \w+){0,3} (operar|cirurgia|operacao)\b/,
    menos: /\bdepois d|\bantes d/,
    resposta: sobreOperar,
  },
  vacina: {
    pergunta: /\bvacin\w+\b/,
    resposta: (contexto) =>
      naSessao(
        contexto,
        'Pode: a vacina não impede a sessão nem a sessão a vacina. O braço vacinado fica sem agulha por um ou dois dias, e com febre ou mal-estar a sessão espera passar.',
      ),
  },
  outro_tratamento: {
    pergunta: new RegExp(
      `\\b(par(ar|o)|larg\\w+|deixar|trocar|troca|substitu\\w+|no lugar|em vez(es)?)( \\w+){0,3} (${outroTratamento})\\b`,
    ),
    resposta: () =>
      'Não é preciso nem convém parar: a acupuntura se soma e não substitui. Quem conduz o outro tratamento fica sabendo, e mudança nele se combina com quem o indicou.',
  },
  cafe_e_mate: {
    pergunta: new RegExp(`${deMate.source}|${deCafe.source}`),
    menos: /\bcafe da manha\b/,
    resposta: sobreCafe,
  },
  ervas: {
    pergunta: new RegExp(`${deErva.source}|${deLaxante.source}`),
    menos: new RegExp(`${pedeAgua.source}|\\b(chas? (preto|mate)|erva mate)\\b`),
    resposta: sobreErva,
  },
  cinta: {
    pergunta: /\b(cinta|colete|faixa (na|para a) (lombar|coluna)|tala|joelheira|munhequeira|colar cervical|palmilha)\b/,
    resposta: sobreApoio,
  },
  jejum_e_comida: {
    pergunta:
      /\b(comer|comida|aliment\w+|dieta|jejum|almocar|jantar|leite|gluten|lactose|carne|pimenta|cafe da manha|acucar|doces?|ovos?|frutas?|fritura)\b/,
    menos: /\b(passa|vai|chega)( \w+)? (para|pro|no|ao) (o )?leite\b/,
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
      'Com febre, covid ou mal-estar, não: remarcar. Falta de ar ou confusão: pronto-socorro. Resfriado leve não impede; avisar antes, para vir de máscara.',
  },
  banho: {
    pergunta: /\b(banho|piscina|praia|lavar o cabelo|molhar|tomar sol|secador)\b/,
    resposta: () =>
      'Melhor passada cerca de uma hora, sem água muito quente nem friagem; onde houve ventosa ou moxa, sem sol, sauna nem piscina naquele dia. Semente na orelha: secar sem esfregar.',
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
    resposta: sobreADorDaSessao,
  },
  quantas: {
    pergunta:
      /\bquantas (sao|seriam|preciso|precisa|precisam|vou precisar|tenho que|faltam)\b|\b(quant[oa]s?|em quanto|com quant[oa]s)( \w+){0,3} (sess\w+|vezes|tempo|semanas?|meses|dias|aplica\w+)\b|\b(demora|leva) (muito|quanto)\b|\bde quanto em quanto\b|\bquando( \w+){0,3} (melhor\w+|sentir|fazer efeito|efeito|resultado)\b|\b(qual a frequencia|toda semana|toda a semana|logo no comeco|ate quando|para o resto da vida|fazer sempre)\b/,
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
      /\b(junto|ao mesmo tempo|mesmo dia|tomando|usando|enquanto|durante|continuar com|com (o|a|os|as|meu|minha|meus) (fisio\w*|quimio\w*|radio\w*|remedios?|tratamento|psico\w*|terapia|insulina|medicac\w+|hormonio|pilates|muscula\w+))\b/,
    geral: true,
    resposta: sobreJunto,
  },
  cirurgia: {
    pergunta: /\b(cirurgia|operar|operacao|anestesia|dentista|ressonancia|exame de sangue|endoscopia|colonoscopia)\b/,
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
      'Depois da sessão pode vir sono, moleza ou a dor mexida por um ou dois dias, e um roxinho no ponto. Ir com calma. Falta de ar ou dor no peito: SAMU (192); febre ou dor que cresce: médico hoje, e avisar quem tratou.',
  },
  risco: {
    pergunta:
      /\b(faz mal|fazer mal|risco|perigo\w*|contra ?indica\w+|segur[oa]|pega(r)? doenca|infec\w+|descartave\w+|esteril)\b/,
    geral: true,
    resposta: (contexto) =>
      naSessao(
        contexto,
        `${/\b(segur[oa]|descartave\w+|esteril|sem perigo|sem risco)\b/.test(contexto.texto) ? 'Sim' : 'Em geral não'}: em mãos treinadas e com agulha de uso único, o comum é um roxinho, sono ou tontura que passa; pulmão furado e infecção são raros. Os cuidados deste caso estão na Segurança.`,
      ),
  },
  cura: {
    pergunta:
      /\b(chances?|possibilidades?|fic(ar|o) (bo[am]|livre)|desaparec\w+|livrar d\w+|cura|curar|curad[ao]|sara|sarar|de vezes|de vez|para sempre|sumir|some|acabar|acaba|embora|volt\w+ ao normal|resolve|resolver|adianta|adiantar|funciona|tem jeito|solucao|serve|faz efeito|ajuda|ajudar|trata|melhora|melhorar|da conta|vale a pena|vai( me| nos)? (largar|deixar)|tira|tirar|passa|passar|vai sair|vai voltar)\b/,
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
    return 'Pode, longe do lugar: ali, nem agulha nem massagem por três semanas, ou o que disse quem aplicou.';
  if (/\bdiu\b/.test(texto)) return 'Pode: o DIU não impede. Sem corrente elétrica que atravesse o baixo ventre.';
  if (/\bsilicone/.test(texto)) return 'Pode, e nunca sobre a prótese nem fundo perto dela; sem ventosa em cima.';
  return 'Pode, sem agulha em volta da prótese ou do metal e sem corrente elétrica por ali. Operação recente espera a liberação de quem operou.';
}

function sobrePonto({ texto, protocolo, hoje, espera }: NaPergunta): string | null {
  if (hoje) return soDepoisDeHoje();
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
    if (id === 'remedio_antes') return deRemedioTomado(texto) && !porConta(texto, medicamentos);
    if (id === 'tomar_por_conta') return (deRemedioTomado(texto) || soNomeado(texto)) && porConta(texto, medicamentos);
    if (id === 'continuar_remedio') return continuaRemedio(texto);
    return true;
  });
  const estreitos = servem.filter((id) => !temas[id].geral);
  // Stopping it and needling beside it are one question to who takes it; of other themes the words of one may stand in another.
  return estreitos.length > 0 ? estreitos.slice(0, maximoDeTemas) : servem.slice(0, maximoDeTemas + 1);
}

/** A medicine close behind the verb; who goes on with the treatment, or with the sessions, asks something else. */
function continuaRemedio(texto: string): boolean {
  const [dito = ''] = deContinuar.exec(texto) ?? [];
  return remedio.test(dito) || remediosDitos(dito).length > 0;
}

/** "Dorflex quando aperta, pode?": nothing but the medicine is asked about. */
function soNomeado(texto: string): boolean {
  return remediosDitos(texto).length > 0 && !agulhar.test(texto) && !falaDeParar(texto);
}

/** A medicine that her own list does not have, or any one: "posso tomar ibuprofeno junto?", "posso tomar um relaxante?". */
function porConta(texto: string, medicamentos: string | null): boolean {
  if (/\b(se|caso) eu\b|\b(tomei|tomad[oa]|usad[oa]|antes|hoje|no dia)\b/.test(texto)) return false;
  const seus = foldText(medicamentos ?? '');
  const ditos = remediosDitos(texto);
  if (ditos.length > 0) return ditos.every(({ nome }) => !seus.includes(nome));
  return algumRemedio.test(texto);
}
const algumRemedio = new RegExp(
  `\\b(um|uns|algum|alguns|qualquer|outro|uma|alguma|tomar|usar) (relaxantes?|anti ?inflamatorios?|analgesicos?|antialergicos?|calmantes?|${deRemedio})\\b`,
);

/** "Se eu tiver tomado a naratriptana", "posso tomar o remédio da dor antes": a medicine close to its verb. */
function deRemedioTomado(texto: string): boolean {
  return [...texto.matchAll(/\b(tomei|tomad[oa]|tomar|tomo|usei|usar|usad[oa]|sem)( \w+){1,4}/g)].some(
    ([dito]) => remedio.test(dito) || remediosDitos(dito).length > 0,
  );
}

/** What there is to say to a question, each thing once; '' where no theme has an answer. */
export function responderTemas(quais: readonly TemaId[], contexto: NaPergunta): string {
  if (perguntaPorque(contexto.texto)) return '';
  const ditas: string[] = [];
  let geralDita = false;
  for (const id of quais) {
    // Of the general ones the first that has an answer is enough.
    if (geralDita && temas[id].geral) continue;
    const dita = temas[id].resposta(contexto);
    // A leave is no answer to who asks what, how or why.
    if (dita === null || (aberta(contexto.texto) && daLicenca(dita))) continue;
    geralDita ||= temas[id].geral === true;
    if (!ditas.includes(dita)) ditas.push(dita);
  }
  const certas = ditas.map((dita, indice) =>
    indice === 0 ? semLicencaAntes(contexto, comAPalavraCerta(dita, contexto.texto)) : dita,
  );
  // How many sessions, and when to look again, is said once.
  const resposta = certas
    .map((dita, indice) =>
      certas.some((outra, lugar) => lugar > indice && outra.includes('reavaliar'))
        ? dita.replace(deReavaliar, '.')
        : dita,
    )
    .join(' ');
  return comOQueVemAntes(contexto, resposta);
}

const jaDizAntes = /Segurança|atendimento médico|avaliação|SAMU|^(Não|Nem)\b/;

/** Leave to do anything is not given past what safety sends to be seen, whatever the answer says of it. */
function comOQueVemAntes(contexto: NaPergunta, resposta: string): string {
  if (!(contexto.hoje || contexto.espera) || !pedeParaFazer(contexto.texto) || jaDizAntes.test(resposta))
    return resposta;
  const antes = contexto.hoje
    ? 'Não por agora: antes vem o atendimento médico de hoje.'
    : 'Antes, a avaliação médica que a Segurança pede.';
  return resposta === '' ? antes : `${antes} ${resposta}`;
}
