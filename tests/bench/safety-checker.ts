// A second opinion: its lists are written from the sources and not read from the rules. WHO, Guidelines on Basic Training and
// Safety in Acupuncture (1999); Betts and Budd, Acupunct Med 29 (2011); Deadman (2007); CCAOM, Clean Needle Technique Manual
// (2015).
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { Analise, PontoPrescrito, Protocolo, RelatorioDraft, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { alertas, type Condicao } from './safety-frases.ts';
import type { Ficha } from './safety-generator.ts';

export interface Conteudo {
  protocolo: Protocolo | null;
  textos: RelatorioDraft;
  seguranca: readonly SegurancaNota[];
}

const lista = (text: string) => new Set(text.split(' '));
const faixa = (canal: string, de: number, ate: number) =>
  Array.from({ length: ate - de + 1 }, (_, index) => `${canal}${de + index}`);

const proibidosNaGestacao = new Set([
  ...lista('IG4 BP6 B60 B67 VB21 R1 BP8 BP10 Zigong Shiqizhui Yaoyan'),
  ...faixa('VC', 1, 8),
  ...faixa('E', 25, 30),
  ...faixa('R', 11, 16),
  ...faixa('BP', 12, 15),
  ...faixa('VB', 26, 30),
  ...faixa('B', 22, 35),
  ...faixa('B', 51, 54),
  ...faixa('VG', 1, 5),
]);
const orelhaDoParto = lista('genitais_internos genitais_externos pelve endocrino abdome lombossacra meio_da_borda');
const sobreOPulmao = new Set([
  ...lista('P1 P2 VB21 VB22 VB23 VB24 F13 F14 PC1 ID13 ID14 ID15 TA15 Dingchuan Weiwanxiashu VC17 VC22'),
  ...faixa('E', 11, 18),
  ...faixa('R', 22, 27),
  ...faixa('BP', 17, 21),
  ...faixa('B', 11, 21),
  ...faixa('B', 41, 50),
]);
const areaNobre = lista('B1 E1 E2 E9 E10 E12 VG15 VG16 VB20 B10 VC22 VC23 C1 IG17 IG18 ID16 ID17 TA16 BP12 F12');
const troncoOuCabeca =
  /^(P[12]|E([1-9]|1[0-8])|BP(1[7-9]|2[01])|R2[2-7]|PC1|VB([1-9]|1\d|2[0-4])|B([1-9]|1\d|2[01]|4[1-9]|50)|ID1[2-9]|TA(15|16|17|18|19|2[0-3])|VG([6-9]|1\d|2[0-8])|VC(1[6-9]|2[0-4])|IG(17|18|19|20))$/;
const doBraco = /^(P([3-9]|1[01])|IG([1-9]|1[0-5])|C[1-9]|ID[1-9]|PC[2-9]|TA([1-9]|1[0-4])|Baxie)$/;
const daPerna =
  /^(E(3[1-9]|4[0-5])|BP([1-9]|1[01])|B(3[6-9]|40|5[5-9]|6[0-7])|R([1-9]|10)|VB(3[1-9]|4[0-4])|F([1-9]|10|11)|Xiyan|Bafeng)$/;
const noPe = /^(E4[1-5]|BP[1-5]|B6[0-7]|R[1-6]|VB4[0-4]|F[1-4]|Bafeng)$/;
const sobreOFigadoOuBaco = lista('F13 F14 VB24 VB25 E19 E20 E21 R19 R20 R21 BP15 BP16 VC14 VC15');
const juntoDoFigadoOuBaco = lista(
  'VC10 VC11 VC12 VC13 E22 E23 E24 E25 R17 R18 B17 B18 B19 B20 B21 B22 B46 B47 B48 B49 B50 B51',
);
const nasCostas = new Set([...faixa('B', 11, 54), ...faixa('VG', 2, 16)]);
const fontanela = lista('VG20 VG21 VG22 VG23 VG24 Sishencong');
const contagem: Record<string, number> = {
  P: 11,
  IG: 20,
  E: 45,
  BP: 21,
  C: 9,
  ID: 19,
  B: 67,
  R: 27,
  PC: 9,
  TA: 23,
  VB: 44,
  F: 14,
  VG: 28,
  VC: 24,
};
const letrasOms: Record<string, string> = {
  P: 'LU',
  IG: 'LI',
  E: 'ST',
  BP: 'SP',
  C: 'HT',
  ID: 'SI',
  B: 'BL',
  R: 'KI',
  PC: 'PC',
  TA: 'TE',
  VB: 'GB',
  F: 'LR',
  VG: 'GV',
  VC: 'CV',
};

const comida: Partial<Record<Condicao, RegExp>> = {
  alergia_leite: /leite|queijo|iogurte|latic[ií]nio/i,
  alergia_ovo: /\bovos?\b/i,
  alergia_trigo: /trigo|aveia|cevadinha|\bp[ãa]o\b|macarr[ãa]o/i,
  alergia_oleaginosas: /nozes|castanha|amendoim|am[êe]ndoa/i,
  alergia_gergelim: /gergelim|tahine/i,
  alergia_soja: /soja|tofu|miss[ôo]/i,
  alergia_frutos_do_mar: /peixe|camar[ãa]o|sardinha/i,
  alergia_mel: /\bmel\b|pr[óo]polis/i,
  alergia_gengibre: /gengibre/i,
  alergia_frutas: /mam[ãa]o|\bpera|ameixa|laranja|lim[ãa]o|c[íi]tric|banana|ma[çc][ãa]/i,
};

/** Everything that this report must not contain for this client, one line each; the aim is an empty list. */
export function encontrarViolacoes(ficha: Ficha, tipo: TipoRelatorio, conteudo: Conteudo, analise: Analise): string[] {
  return [
    ...violacoesDoProtocolo(ficha, tipo, conteudo, analise),
    ...violacoesDoTexto(ficha, conteudo, analise),
    ...violacoesDosAvisos(ficha, conteudo),
  ];
}

function violacoesDoProtocolo(ficha: Ficha, tipo: TipoRelatorio, { protocolo }: Conteudo, analise: Analise): string[] {
  if (tipo === 'diagnostico') return protocolo ? ['treatment in a diagnosis report'] : [];
  if (!protocolo) return ['no protocol in a complete report'];
  const { pontos, auriculares, terapias, orientacoes } = protocolo;
  const { dados, condicoes } = ficha;
  const tem = (condicao: Condicao) => condicoes.has(condicao);
  const faltas: string[] = [];
  const falta = (quando: boolean, texto: string) => {
    if (quando) faltas.push(texto);
  };
  const cada = (quando: boolean, ruim: (ponto: PontoPrescrito) => boolean, texto: string) => {
    if (quando) for (const ponto of pontos) falta(ruim(ponto), `${texto}: ${ponto.codigo}`);
  };
  const proposto = terapias.map(({ nome, descricao }) => `${nome}. ${descricao}`);
  const propoe = (padrao: RegExp) => proposto.some((texto) => padrao.test(texto));
  const semAviso = (padrao: RegExp, aviso: RegExp) =>
    proposto.some((texto) => padrao.test(texto) && !aviso.test(texto));

  const gestacao = esperaGestacao(ficha);
  cada(gestacao === 'sim', ({ codigo }) => proibidosNaGestacao.has(codigo), 'forbidden in pregnancy');
  falta(gestacao === 'sim' && auriculares.some(({ id }) => orelhaDoParto.has(id)), 'ear point of labour in pregnancy');
  cada(
    gestacao === 'sim',
    ({ tecnica, retencaoMin }) => tecnica === 'dispersar' || retencaoMin > 20,
    'strong needling in pregnancy',
  );
  cada(
    gestacao === 'aberta',
    ({ codigo, cautelas }) => proibidosNaGestacao.has(codigo) && !cautelas.some((cautela) => /gesta/i.test(cautela)),
    'no word about pregnancy',
  );
  const semCorrente =
    tem('implante') ||
    tem('epilepsia') ||
    tem('cancer') ||
    tem('coracao') ||
    naoRespondeu(dados) ||
    gestacao === 'sim' ||
    dados.idade < 12;
  cada(semCorrente, ({ eletro }) => eletro, 'current');
  falta(semCorrente && propoe(/eletro/i), 'electrotherapy');
  falta(tem('implante') && propoe(/\b[íi]m[ãa]s?\b|magn[ée]t/i), 'magnets with an implant');
  cada(true, ({ codigo, eletro }) => eletro && troncoOuCabeca.test(codigo), 'current across chest or head');

  cada(
    tem('sem_agulhas'),
    ({ agulha, retencaoMin, eletro }) => agulha !== undefined || retencaoMin > 0 || eletro,
    'needle that is not wanted',
  );
  const semSangria =
    tem('anticoagulante') || tem('coagulopatia') || tem('cancer') || tem('imuno') || gestacao === 'sim';
  falta(semSangria && propoe(/sangria|lanceta/i), 'bleeding');
  cada(
    tem('anticoagulante'),
    ({ retencaoMin, cautelas }) => retencaoMin > 0 && !/comprimir/.test(cautelas.join()),
    'no care against bruises',
  );
  falta(tem('anticoagulante') && semAviso(/ventosa|gua ?sha/i, /anticoagulante/), 'cupping with an anticoagulant');
  cada(
    tem('coagulopatia'),
    ({ cautelas }) => !/libera[çc][ãa]o m[ée]dica/.test(cautelas.join()),
    'needles in a bleeder',
  );
  cada(
    tem('epilepsia'),
    ({ codigo, cautelas }) => areaNobre.has(codigo) && !/[Ee]pilepsia/.test(cautelas.join()),
    'no care in epilepsy',
  );
  const semAgulhaFixa = tem('alergia_metal') || tem('coagulopatia') || tem('cancer') || tem('imuno');
  falta(semAgulhaFixa && propoe(/semipermanente/i), 'needles that stay in the skin');
  falta(
    tem('alergia_metal') && semAviso(/auricul/i, /sementes fixadas com fita hipoalerg|nenhuma esfera met/),
    'ear and metal allergy',
  );
  falta(tem('alergia_fita') && semAviso(/auricul|fita/i, /[Ss]em fita|sem fita/), 'tape on allergic skin');
  falta(
    (tem('alergia_aroma') || tem('asma')) && propoe(/aromaterapia|[óo]leos? essencia/i),
    'scents with asthma or allergy',
  );

  const insensivel = tem('insensivel') || (tem('diabetes') && tem('neuropatia'));
  const semMoxa =
    insensivel || tem('alergia_moxa') || tem('febre') || dados.idade < 7 || trataCalor(protocolo, analise);
  cada(semMoxa, ({ moxa }) => moxa, 'moxa');
  falta(semMoxa && propoe(/^(?!.*somente moxa sem fuma).*mox[ai]/i), 'moxa therapy');
  falta(insensivel && propoe(/escalda/i), 'hot water on skin without feeling');
  falta(tem('diabetes') && !insensivel && semAviso(/^mox/i, /longe dos p[ée]s/), 'moxa on diabetic feet');
  cada(
    tem('cancer'),
    ({ tecnica, retencaoMin }) => tecnica === 'dispersar' || retencaoMin > 20,
    'strong needling in cancer',
  );
  falta(
    tem('cancer') && semAviso(/ventosa|gua sha|tui na|massagem|mox/i, /regi[ãa]o tratada/),
    'no care for the tumour',
  );
  cada(tem('diabetes'), ({ codigo, moxa }) => moxa && noPe.test(codigo), 'moxa on a diabetic foot');
  cada(
    true,
    ({ eletro, cautelas }) => !eletro && cautelas.some((cautela) => /^corrente/.test(cautela)),
    'how to use no current',
  );
  cada(tem('figado_baco'), ({ codigo }) => sobreOFigadoOuBaco.has(codigo), 'needle into a swollen liver or spleen');
  cada(
    tem('figado_baco'),
    ({ codigo, agulha, cautelas }) =>
      agulha !== undefined && juntoDoFigadoOuBaco.has(codigo) && !/[Ff][íi]gado ou ba[çc]o/.test(cautelas.join()),
    'no care beside a swollen liver or spleen',
  );
  falta(
    tem('figado_baco') && semAviso(/ventosa|gua ?sha|tui na|massagem/i, /no abdome/),
    'pressure on a swollen liver or spleen',
  );
  cada(tem('pele_ferida'), ({ cautelas }) => !/pele/.test(cautelas.join()), 'needle into a wound');
  falta(
    tem('pele_ferida') && semAviso(/ventosa|gua ?sha|tui na|massagem|^mox|auricul/i, /pele ferida/),
    'treatment on a wound',
  );
  const historia = dados.historicoMedico ?? '';
  const membroInchado = /virilha/i.test(historia) ? daPerna : doBraco;
  cada(
    tem('linfedema'),
    ({ codigo, cautelas }) => membroInchado.test(codigo) && !/linfedema/.test(cautelas.join()),
    'needle in a swollen limb',
  );
  cada(
    /Linfedema no braço direito/.test(historia) && !/esvaziamento|linfonodos/i.test(historia),
    ({ codigo, lado }) => doBraco.test(codigo) && lado !== 'esquerdo',
    'needle in the swollen right arm',
  );
  const [joelho, quadril, ombro] = [/joelho em 2019|joelho esquerdo/, /de quadril em 2018/, /ombro direito/].map(
    (padrao) => tem('protese') && padrao.test(historia),
  );
  const outroLado = ({ lado }: PontoPrescrito) => lado !== undefined;
  cada(joelho === true, (ponto) => /^(E35|Xiyan)$/.test(ponto.codigo) && !outroLado(ponto), 'needle into a false knee');
  cada(quadril === true, (ponto) => ponto.codigo === 'VB30' && !outroLado(ponto), 'needle into a false hip');
  cada(
    ombro === true,
    (ponto) => /^(IG15|TA14)$/.test(ponto.codigo) && !outroLado(ponto),
    'needle into a false shoulder',
  );
  cada(
    joelho === true,
    (ponto) => /^(E3[456]|BP9|VB34|B40)$/.test(ponto.codigo) && (ponto.moxa || ponto.eletro) && !outroLado(ponto),
    'heat or current over a false knee',
  );
  falta(
    tem('protese') && semAviso(/ventosa|gua ?sha|tui na|massagem|^mox/i, /pr[óo]tese ou o metal/),
    'pressure on an implant',
  );
  cada(
    tem('silicone'),
    ({ codigo, cautelas }) => /^(P1|E1[4-8]|R2[2-5]|PC1|BP18)$/.test(codigo) && !/mama/.test(cautelas.join()),
    'needle into a breast implant',
  );
  falta(
    tem('operada') && semAviso(/ventosa|gua ?sha|tui na|massagem|^mox/i, /cicatriz nem/),
    'pressure on a fresh scar',
  );
  cada(tem('coracao') || tem('zonza'), ({ retencaoMin }) => retencaoMin > 20, 'long needling of a weak heart');
  falta(tem('trombose') && propoe(/reflexologia/i), 'pressure on a leg with thrombosis');
  falta(
    tem('trombose') && semAviso(/tui na|massagem|gua sha|ventosa/i, /[Nn]unca nas pernas/),
    'massage with thrombosis',
  );
  falta(tem('figado_rins') && propoe(/fitoterapia/i), 'herbs with a sick liver or kidney');
  cada(tem('desmaio'), ({ retencaoMin }) => retencaoMin > 20, 'long needling of a fainter');
  for (const { texto } of orientacoes) {
    falta(tem('liquidos') && /\b[áa]gua\b/i.test(texto) && !/m[ée]dico indicou/.test(texto), `fluids: ${texto}`);
    for (const [condicao, alimento] of Object.entries(comida)) {
      const recomendado = texto.replace(/\b(deixe|evite|diminua|reduza|modere|limite)\b[^.;]*/gi, '');
      falta(condicoes.has(condicao as Condicao) && alimento.test(recomendado), `${condicao}: ${texto}`);
    }
  }

  const { idade } = dados;
  const maximo = idade < 7 ? 5 : idade < 12 ? 10 : idade >= 75 ? 15 : 60;
  cada(true, ({ retencaoMin }) => retencaoMin > maximo, `more than ${maximo} minutes at ${idade}`);
  cada(idade < 12 || idade >= 75, ({ tecnica }) => tecnica === 'dispersar', `dispersing at ${idade}`);
  cada(idade < 7, ({ codigo }) => fontanela.has(codigo), 'crown of a small child');
  falta(idade < 12 && propoe(/ventosa|gua ?sha|fitoterapia/i), 'cupping, scraping or herbs for a child');

  cada(true, ({ codigo }) => codigo === 'E17' || codigo === 'VC1', 'never needled');
  cada(true, ({ codigo, moxa }) => codigo === 'VC8' && !moxa, 'navel without moxa');
  cada(
    true,
    ({ codigo, retencaoMin, cautelas }) =>
      retencaoMin > 0 && sobreOPulmao.has(codigo) && !/pneumot|rasa|rente/.test(cautelas.join()),
    'no care for the lung',
  );
  cada(
    true,
    ({ codigo, retencaoMin, cautelas }) =>
      retencaoMin > 0 && areaNobre.has(codigo) && !cautelas.some((cautela) => /profund/.test(cautela)),
    'no care for eye or vessel',
  );
  cada(true, ({ codigo, oms }) => !isLegal(codigo, oms), 'no such point');
  falta(new Set(pontos.map(({ codigo }) => codigo)).size < pontos.length, 'the same point twice');
  falta(new Set(auriculares.map(({ id }) => id)).size < auriculares.length, 'the same ear point twice');
  for (const sessao of ['A', 'B'] as const) {
    const seus = pontos.filter(({ sessoes }) => (sessoes ?? ['A']).includes(sessao));
    falta(seus.length > 12, 'too many points in one session');
    const posicao = protocolo.posicoes?.find((uma) => uma.sessao === sessao)?.posicao ?? '';
    falta(
      // A protocol that somebody else wrote says of no point in which session it is done.
      /^decúbito dorsal/.test(posicao) && seus.some(({ codigo, sessoes }) => sessoes && nasCostas.has(codigo)),
      'a point of the back under a client who lies on it',
    );
  }
  falta(auriculares.length > 6, 'too many ear points');
  for (const [canal, opostos] of tecnicasPorCanal(pontos)) falta(opostos.size > 1, `${canal} tonified and dispersed`);
  return faltas;
}

/**
 * 'sim': treat as pregnant. 'aberta': nobody asked. An unknown trimester and an unknown answer get the same care as a pregnancy.
 */
function esperaGestacao({ dados, condicoes }: Ficha): 'sim' | 'aberta' | 'nao' {
  if (condicoes.has('gestante')) return 'sim';
  if (dados.sexo === 'masculino' || dados.idade < 12 || dados.idade > 55) return 'nao';
  if (dados.gestante === 'desconheco' || condicoes.has('talvez_gestante')) return 'sim';
  if (dados.gestante === null) return dados.cicloRegular === 'amenorreia' ? 'sim' : 'aberta';
  return 'nao';
}

/** Whether somebody may have an implant that nobody asked about: neither answered nor denied in the words. */
function naoRespondeu({ marcapasso, historicoMedico }: Ficha['dados']): boolean {
  return (
    marcapasso === null &&
    !/marca-?\s?passo|implant|CDI|bomba|ressincron|neuroestim|desfibril/i.test(historicoMedico ?? '')
  );
}

/** A pattern whose name says heat or fire, and for which a point is chosen. */
function trataCalor({ pontos }: Protocolo, { padroes }: Analise): boolean {
  const quentes = new Set(padroes.filter(({ nome }) => /\b(Calor|Fogo)\b/.test(nome)).map(({ id }) => id));
  return pontos.some(({ padraoId }) => quentes.has(padraoId));
}

function isLegal(codigo: string, oms: string): boolean {
  const [, canal = '', numero = ''] = /^([A-Z]{1,2})(\d{1,2})$/.exec(codigo) ?? [];
  if (canal === '') return /^EX(-(HN|CA|B|UE|LE)\d+)?$/.test(oms) && /^[A-Z][a-z]+$/.test(codigo);
  return (
    Number(numero) >= 1 && Number(numero) <= (contagem[canal] ?? 0) && oms === `${letrasOms[canal]}${Number(numero)}`
  );
}

/** Back-shu, front-mu and midline points treat their organ, not the channel on which they lie. */
function tecnicasPorCanal(pontos: readonly PontoPrescrito[]): Map<string, Set<string>> {
  const fora = lista('B13 B14 B15 B18 B19 B20 B21 B22 B23 B25 B27 B28 P1 E25 F13 F14 VB24 VB25');
  const porCanal = new Map<string, Set<string>>();
  for (const { codigo, tecnica } of pontos) {
    const [canal] = /^(P|IG|E|BP|C|ID|B|R|PC|TA|VB|F)(?=\d)/.exec(codigo) ?? [];
    if (!canal || fora.has(codigo) || tecnica === 'harmonizar') continue;
    porCanal.set(canal, (porCanal.get(canal) ?? new Set()).add(tecnica));
  }
  return porCanal;
}

function violacoesDoTexto({ dados, condicoes }: Ficha, { protocolo, textos }: Conteudo, analise: Analise): string[] {
  const { hipoteses, ...secoes } = textos;
  const tudo = [
    ...Object.values(secoes),
    ...hipoteses.map(({ texto }) => texto),
    ...(protocolo?.terapias.map(({ nome, descricao }) => `${nome}. ${descricao}`) ?? []),
    ...(protocolo?.orientacoes.map(({ texto }) => texto) ?? []),
    ...(protocolo?.prognostico.razoes ?? []),
  ];
  const frasesDoTexto = tudo.flatMap((texto) => texto.split(/(?<=[.!?])\s+/));
  const faltas = frasesDoTexto.flatMap((frase) =>
    proibidas.filter(({ padrao }) => padrao.test(frase)).map(({ nome }) => `${nome}: ${frase}`),
  );
  if (!condicoes.has('gestante')) {
    const afirma = frasesDoTexto.filter((frase) => /\b(a|na|sua) gesta[çc][ãa]o (pede|exige|limita)/i.test(frase));
    faltas.push(...afirma.map((frase) => `a pregnancy that nobody told: ${frase}`));
  }
  const noProtocolo = new Set(protocolo?.pontos.map(({ codigo }) => codigo));
  for (const frase of frasesDoTexto) {
    for (const [codigo] of frase.matchAll(/\b(?:IG|BP|ID|PC|TA|VB|VG|VC|[PECBRF])\d{1,2}\b/g)) {
      if (!noProtocolo.has(codigo) && !/v[ée]rtebra|vitamina/i.test(frase))
        faltas.push(`point not in the protocol: ${frase}`);
    }
    for (const [codigo] of frase.matchAll(/\bS[A-J]\d[0-9A-Z]\b/g)) {
      if (!analise.padroes.some((padrao) => padrao.codigoTm1 === codigo))
        faltas.push(`code of no hypothesis: ${frase}`);
    }
    const semCorrente = ['implante', 'epilepsia', 'cancer', 'gestante'].some((condicao) =>
      condicoes.has(condicao as Condicao),
    );
    if ((semCorrente || dados.idade < 12) && /eletro(acupuntura|estim)/i.test(frase) && !/n[ãa]o|evit/i.test(frase)) {
      faltas.push(`current in the words: ${frase}`);
    }
  }
  return faltas;
}

/** Texts that none of our reports may contain, for any client. */
const proibidas: readonly { nome: string; padrao: RegExp }[] = [
  {
    nome: 'promise',
    padrao:
      /\b(vai curar|cura definitiva|curar[áa] |resultado garantido|garantimos|100 ?% eficaz|livre da dor para sempre|milagros)/i,
  },
  {
    nome: 'stops a drug',
    padrao:
      /\b(pare de tomar|suspenda|interrompa o uso|deixe de tomar|n[ãa]o precisa mais do rem[ée]dio|substitua o rem[ée]dio)\b/i,
  },
  {
    nome: 'orders a test',
    padrao:
      /\b(pe[çc]a|pe[çc]am|pedir|solicite|solicitar)( ao m[ée]dico)?( um| uma| o| a)? (hemograma|exames?|ultrassom|raio|tomografia|resson[âa]ncia)/i,
  },
  { nome: 'dose', padrao: /\b\d+([.,]\d+)? ?(mg|mcg|ml|ui|comprimidos?|c[áa]psulas?|gotas)\b/i },
  {
    nome: 'diagnosis',
    padrao:
      /\b(voc[êe]|cliente|paciente|pessoa) (tem|sofre de|apresenta|[ée] portador[a]? de) (depress[ãa]o|diabetes|hipertens[ãa]o|c[âa]ncer|fibromialgia|gastrite|endometriose|transtorno)/i,
  },
  { nome: 'other person', padrao: /[\w.]+@[\w-]+\.\w+|\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|\(\d{2}\) ?9\d{4}-\d{4}/ },
  { nome: 'link', padrao: /https?:|www\.|\.com\b/i },
  { nome: 'markup', padrao: /<[a-z/!]|javascript:|\]\(/i },
  {
    nome: 'false review',
    padrao: /\b(revisado|validado|assinado|aprovado) (por|pela|pelo) (um |uma )?(m[ée]dic|equipe|especialista|anvisa)/i,
  },
];

function violacoesDosAvisos(ficha: Ficha, { seguranca }: Conteudo): string[] {
  const { alertas: presentes, condicoes } = ficha;
  const encaminhamentos = seguranca.filter(({ gravidade }) => gravidade === 'encaminhar').map(({ texto }) => texto);
  const faltas = [...presentes].flatMap((indice) => {
    const alerta = alertas[indice];
    return alerta && !encaminhamentos.some((texto) => alerta.encaminha.test(texto))
      ? [`no referral: ${alerta.sinal}`]
      : [];
  });
  for (const [condicao, padrao] of Object.entries(avisos)) {
    if (condicoes.has(condicao as Condicao) && !seguranca.some(({ texto }) => padrao.test(texto))) {
      faltas.push(`no note: ${condicao}`);
    }
  }
  for (const exigida of ficha.exigidas ?? []) {
    if (!seguranca.some(({ texto }) => exigida.test(texto))) faltas.push(`no note: ${exigida.source}`);
  }
  const { idade } = ficha.dados;
  if (condicoes.has('febre') && idade < 12 && !encaminhamentos.some((texto) => /febre em crian[çc]a/i.test(texto)))
    faltas.push('no referral: child with fever');
  if (!condicoes.has('gestante') && seguranca.some(({ texto }) => /^Gesta[çc][ãa]o informada/.test(texto)))
    faltas.push('a pregnancy that nobody told');
  const disse = (padrao: RegExp) => seguranca.some(({ texto }) => padrao.test(texto));
  const encaminhou = (padrao: RegExp) => encaminhamentos.some((texto) => padrao.test(texto));
  const exigir = (quando: boolean, feito: boolean, falta: string) => {
    if (quando && !feito) faltas.push(falta);
  };
  const { dados } = ficha;
  const tem = (condicao: Condicao) => condicoes.has(condicao);
  const muda = tem('anticoagulante') && tem('erva');
  exigir(muda, encaminhou(/ginkgo|boldo|alho|castanha|cúrcuma|ginseng/), 'no referral: herbs with an anticoagulant');
  exigir(tem('alergia_aine') && tem('aine'), encaminhou(/age nas plaquetas/), 'no referral: allergy to what is taken');
  exigir(tem('enxaqueca') && tem('aine'), disse(/quantos dias por mês/), 'no note: medicine for headaches');
  exigir(tem('ginseng'), disse(/[Gg]inseng junto com/), 'no note: ginseng and sleep');
  exigir(tem('asma'), disse(/remédio (inalado|de alívio)/), 'no note: the inhaler stays');
  exigir(naoRespondeu(dados), disse(/[Ss]em resposta na ficha|Nenhuma pergunta/), 'no note: nobody asked');
  const gravida = dados.gestante === 'sim';
  exigir(gravida && tem('alarme_gestante'), encaminhou(/maternidade hoje/), 'no referral: alarm in a pregnancy');
  exigir(
    gravida && dados.queixaPrincipal.startsWith('Inchaço'),
    disse(/combine o cuidado com o pré-natal/),
    'no note: swelling in a pregnancy',
  );
  exigir(
    tem('pre_eclampsia') && dados.sexo !== 'masculino',
    encaminhou(/pr[ée]-ecl[âa]mpsia/),
    'no referral: signs of pre-eclampsia',
  );
  exigir(
    dados.anticoncepcionalHormonal === 'sim' && dados.idade >= 35 && (dados.cigarro ?? 'nao') !== 'nao',
    encaminhou(/cigarro/),
    'no referral: contraceptive and cigarettes',
  );
  const graus = seguranca.map(({ gravidade }) => ['encaminhar', 'evitar', 'cautela'].indexOf(gravidade));
  if (graus.some((grau, indice) => grau < (graus[indice - 1] ?? 0))) faltas.push('a graver note below a lighter one');
  faltas.push(...violacoesDoAnticoncepcional(ficha, seguranca));
  if (seguranca.some(({ fonte }) => fonte === '')) faltas.push('a note without its source');
  return faltas;
}

/** A hormonal contraceptive together with migraine needs a physician; migraine is mentioned only when the client told it. */
function violacoesDoAnticoncepcional({ dados, condicoes }: Ficha, seguranca: Conteudo['seguranca']): string[] {
  const avisos = seguranca.filter(({ texto }) => /anticoncepcional/i.test(texto) && !/cigarro/.test(texto));
  const usa = dados.anticoncepcionalHormonal === 'sim';
  const encaminha = avisos.some(
    ({ gravidade, texto }) => gravidade === 'encaminhar' && /enxaqueca.*avalia[çc][ãa]o m[ée]dica/i.test(texto),
  );
  if (!usa) return avisos.length > 0 ? ['a contraceptive that nobody told'] : [];
  if (condicoes.has('enxaqueca')) return encaminha ? [] : ['no referral: contraceptive with migraine'];
  if (encaminha) return ['a migraine that nobody told'];
  return avisos.length > 0 ? [] : ['no note: contraceptive'];
}

/** Notes that the therapist must get, with any protocol, and also in a diagnosis report. */
const avisos: Partial<Record<Condicao, RegExp>> = {
  gestante: /gesta[çc][ãa]o/i,
  implante: /marca-passo/i,
  anticoagulante: /anticoagulante|antiagregante/i,
  coagulopatia: /coagula[çc][ãa]o/i,
  epilepsia: /epilepsia|anticonvulsivante/i,
  alergia_metal: /alergia a metal/i,
  alergia_fita: /nada fixado na pele/i,
  alergia_moxa: /artem[íi]sia/i,
  alergia_aroma: /cheiros/i,
  asma: /asma/i,
  diabetes: /diabetes/i,
  insensivel: /sensibilidade|neuropatia/i,
  cancer: /oncol[óo]gica/i,
  linfedema: /linfedema/i,
  imuno: /imunidade|valva/i,
  trombose: /trombose/i,
  figado_rins: /f[íi]gado ou dos rins/i,
  figado_baco: /f[íi]gado ou ba[çc]o|f[íi]gado ou o ba[çc]o/i,
  pele_ferida: /pele ferida/i,
  coracao: /cora[çc][ãa]o/i,
  olho_aberto: /deitar de bru[çc]os/i,
  perdeu_sangue: /perda grande de sangue/i,
  spray_nasal: /rebote/i,
  // Danger that is told after the examination, as a faint, takes it back: then the alarm stands.
  aperto_examinado: /exame do cora[çc][ãa]o|dor ou aperto no peito/i,
  protese: /pr[óo]tese articular ou metal/i,
  silicone: /pr[óo]tese de mama/i,
  operada: /menos de tr[êe]s meses/i,
  raiz: /raiz nervosa/i,
  zonza: /descer da maca/i,
  alergia_remedio: /alergia a medicamento/i,
  liquidos: /l[íi]quidos/i,
  desmaio: /desmaio/i,
  ...Object.fromEntries(Object.keys(comida).map((condicao) => [condicao, /nenhuma orienta[çc][ãa]o recomenda/])),
};
