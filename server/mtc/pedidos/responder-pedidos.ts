import { foldText } from '@meridia/shared/folded-text.ts';
import type { PontoPrescrito, Protocolo, Relatorio, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { reunirFatos } from '../achados/reunir-fatos.ts';
import type { Regiao } from '../catalog/pontos/ponto.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { terapias } from '../catalog/terapias.ts';
import { pedeSuavidade } from '../protocolo/forca-do-estimulo.ts';
import { contaDeSi, temPeleFragil } from '../protocolo/pele-fragil.ts';
import { type RegraAtiva, regrasAtivas, todasAsRegras } from '../safety/conferir-relatorio.ts';
import { menciona, normalizar } from '../safety/mencoes.ts';
import type { EfeitoClinico } from '../safety/regra.ts';
import { idSemResposta } from '../safety/regras/perguntas.ts';
import { listar, maiuscula, minuscula } from '../writer/portugues.ts';
import { porqueSemMoxa } from '../writer/protocolo.ts';
import { lerPedidos, type Pedido, tomaAlgum } from './ler-pedidos.ts';
import { comAPalavraCerta } from './modo.ts';
import { type NaPergunta, semLicencaAntes } from './na-pergunta.ts';
import type { ParaResponder } from './para-responder.ts';
import { primeira, responderTemas, sobreParar, sobrePlanta } from './temas.ts';

type Respostas = NonNullable<Relatorio['pedidos']>;

interface Contexto extends ParaResponder {
  ativas: readonly RegraAtiva[];
  plano: Protocolo;
}

/**
 * What the client asks for, in her words, and what this report says to it. An answer is never more than the safety rules and the plan say;
 * where neither decides it says so. Answers that only the therapist can give say "você".
 */
export function responderPedidos({ dados, analise, protocolo, seguranca }: ParaResponder): Respostas {
  const pedidos = lerPedidos(dados);
  if (pedidos.length === 0) return [];
  const ativas = regrasAtivas(todasAsRegras, { dados, achados: analise.achados }, protocolo);
  // Two things asked for in one breath are quoted once, each with its answer.
  const juntos: { fala: string; ditas: { nome: string; resposta: string }[] }[] = [];
  for (const pedido of pedidos) {
    const resposta = comAEsperaCerta(responder(pedido, { dados, analise, protocolo, seguranca, ativas }), seguranca);
    const nome = nomes[pedido.assunto];
    const junto = juntos.find(({ fala }) => fala.includes(pedido.fala) || pedido.fala.includes(fala));
    if (!junto) juntos.push({ fala: pedido.fala, ditas: [{ nome, resposta }] });
    else {
      if (pedido.fala.length > junto.fala.length) junto.fala = pedido.fala;
      const igual = junto.ditas.find((dita) => dita.resposta === resposta);
      if (igual) igual.nome = `${igual.nome} e ${minuscula(nome)}`;
      else junto.ditas.push({ nome, resposta });
    }
  }
  const respostas = juntos.map(({ fala, ditas }) => ({
    pedido: fala,
    resposta:
      ditas.length === 1 && !ditas[0]?.nome.includes(' e ')
        ? (ditas[0]?.resposta ?? '')
        : ditas.map(({ nome, resposta }) => (nome === '' ? resposta : `${nome}: ${minuscula(resposta)}`)).join(' '),
  }));
  return respostas.map(({ pedido, resposta }, indice) => {
    const antes = respostas.findIndex((uma) => uma.resposta === resposta);
    return { pedido, resposta: antes < indice && resposta.length > respostaCurta ? aMesma : resposta };
  });
}

/** In characters: a longer answer is not printed twice. */
const respostaCurta = 60;
const aMesma = 'Vale a mesma resposta dada acima.';

/** How each is named beside another. */
const nomes: Readonly<Record<Pedido['assunto'], string>> = {
  sangria: 'Sangria',
  ventosa: 'Ventosa',
  moxa: 'Moxa',
  calor_nos_pes: 'Calor nos pés',
  sementes: 'Sementes na orelha',
  corrente: 'Corrente elétrica',
  massagem: 'Massagem',
  raspagem: 'Raspagem',
  estalar: 'Estalar',
  outra_terapia: 'Outra terapia',
  outra_tecnica: 'Outra técnica',
  agulha: 'Agulha',
  forca: 'Força da sessão',
  brucos: 'De bruços',
  horario: 'Horário',
  apertar_em_casa: 'Pontos em casa',
  ervas: 'Plantas',
  remedio: 'Remédio',
  pergunta: '',
};

/** Of a technique that neither the plan nor a rule names. */
const foraDoPlano = 'Não está no plano, e nenhuma regra de segurança a exclui: decida você.';
const hojeVemOMedico =
  'Não por agora: antes vem o atendimento médico de hoje, e nenhuma sessão se faz até a liberação.';

function responder(pedido: Pedido, { protocolo, ...resto }: ParaResponder & Pick<Contexto, 'ativas'>): string {
  const { assunto } = pedido;
  const naPergunta = comoPergunta(pedido, { ...resto, protocolo });
  if (assunto === 'pergunta') return responderTemas(pedido.temas, naPergunta);
  if (assunto === 'remedio') return sobreRemedio(pedido, naPergunta);
  if (assunto === 'ervas') return sobreErvas(pedido, { ...resto, protocolo }, naPergunta);
  if (resto.seguranca.some(({ prazo }) => prazo === 'hoje')) return pedido.recusa ? semSessaoHoje : hojeVemOMedico;
  if (assunto === 'estalar') return sobreEstalar(resto.seguranca);
  if (!protocolo) return pedido.recusa ? semPlano : (proibida(pedido, resto.ativas) ?? semPlano);
  const contexto: Contexto = { ...resto, protocolo, plano: protocolo };
  const recusada = pedido.recusa ? semATecnica(assunto, protocolo) : null;
  if (recusada) return recusada;
  const dita = semLicencaAntes(naPergunta, comAPalavraCerta(doPlano[assunto](pedido, contexto), pedido.dito));
  return naPergunta.espera && /^O plano/.test(dita) ? `${dita} Só depois do que a Segurança manda ver antes.` : dita;
}

/** A visit is named as asked for only where a note asks for one by a day; a note that only asks something waits for its answer. */
function comAEsperaCerta(resposta: string, seguranca: readonly SegurancaNota[]): string {
  if (seguranca.some(({ gravidade, prazo }) => gravidade === 'encaminhar' && prazo !== undefined)) return resposta;
  return resposta
    .replace(/\b(na|em) avaliação( médica)? que a Segurança pede/gu, 'em consulta')
    .replace(/(?<!\p{L})à avaliação( médica)? que a Segurança pede/gu, 'à consulta')
    .replace(/avaliação( médica)? que a Segurança pede/gu, 'resposta que a Segurança pede');
}

/** Something is to be seen or answered before the first session. */
function esperaAntes(seguranca: readonly SegurancaNota[]): boolean {
  return seguranca.some(({ gravidade, prazo }) => prazo === 'antes' || (gravidade === 'encaminhar' && !prazo));
}

function comoPergunta(
  { dito, antes }: Pedido,
  { ativas, ...resto }: ParaResponder & Pick<Contexto, 'ativas'>,
): NaPergunta {
  return {
    ...resto,
    texto: dito,
    antes,
    exames: reunirFatos(resto.dados).find(({ rotulo }) => rotulo === 'Exames')?.texto ?? '',
    regras: new Set(ativas.map(({ regra }) => regra.id)),
    hoje: resto.seguranca.some(({ prazo }) => prazo === 'hoje'),
    espera: esperaAntes(resto.seguranca),
  };
}

const semSessaoHoje = 'Nenhuma sessão se faz antes da liberação médica de hoje; o plano de depois se combina então.';
const semPlano = 'Este relatório não traz tratamento; responda você.';

const doPlano: Record<
  Exclude<Pedido['assunto'], 'remedio' | 'pergunta' | 'ervas' | 'estalar'>,
  (pedido: Pedido, contexto: Contexto) => string
> = {
  sangria: (pedido, contexto) =>
    proibida(pedido, contexto.ativas) ??
    contraATecnica(pedido, contexto) ??
    cuidado(/\bsangria\b/, contexto) ??
    'Não: o plano não traz sangria, nem a ventosa que a faz.',
  ventosa: terapia('ventosaterapia', /\bventosas?\b/),
  moxa: sobreMoxa,
  calor_nos_pes: sobreCalorNosPes,
  sementes: sobreSementes,
  corrente: sobreCorrente,
  massagem: terapia('tuina', /\bmassage\w+|\btui ?na\b/),
  raspagem: terapia('gua_sha', /\bgua ?sha\b|\braspagem\b/),
  outra_terapia: sobreOutraTerapia,
  outra_tecnica: () => 'Não está no plano: responda você.',
  agulha: sobreAgulha,
  forca: sobreForca,
  brucos: sobreBrucos,
  horario: (_pedido, { plano }) =>
    `O programa não marca horário: combine você. O plano prevê ${minuscula(plano.sessoes.frequencia).replace(/\.$/, '')}.`,
  apertar_em_casa: (_pedido, { plano }) =>
    traz(plano, 'acupressao')
      ? 'Sim: a autoacupressão está no plano, nos pontos que você marcar.'
      : 'Não está no plano: se ensinar, marque você os pontos.',
};

// --- What the rules say ---

/** The words that stand for a technique in the effects of the rules. */
const comoAsRegrasDizem: Partial<Record<Pedido['assunto'], string>> = {
  sangria: 'sangria',
  ventosa: 'ventosa',
  moxa: 'moxa',
  calor_nos_pes: 'escalda-pes com agua quente',
  corrente: 'eletroacupuntura',
  massagem: 'massagem tui na',
  raspagem: 'gua sha',
  ervas: 'fitoterapia',
};

function excluida(assunto: Pedido['assunto'], efeito: EfeitoClinico): boolean {
  const nome = comoAsRegrasDizem[assunto];
  return (
    (nome !== undefined && efeito.retirarTerapias !== undefined && menciona(nome, efeito.retirarTerapias)) ||
    (assunto === 'moxa' && efeito.semMoxa === true) ||
    (assunto === 'corrente' && efeito.semEletro === true)
  );
}

/** "Não", with the reason of the first rule that takes it out; null where none does. */
function proibida({ assunto }: Pick<Pedido, 'assunto'>, ativas: readonly RegraAtiva[]): string | null {
  const regra = ativas.find(({ efeito }) => excluida(assunto, efeito));
  if (!regra) return null;
  return regra.regra.id === idSemResposta
    ? 'Não, enquanto a Segurança tiver perguntas sem resposta.'
    : `Não: ${razao(regra.motivo)}.`;
}

/** In characters. */
const razaoCurta = 130;

/** Under which name the catalogue of therapies has a technique. */
const noCatalogo: Partial<Record<Pedido['assunto'], string>> = {
  ventosa: 'ventosaterapia',
  moxa: 'moxabustao',
  calor_nos_pes: 'escalda_pes',
  massagem: 'tuina',
  raspagem: 'gua_sha',
};

/** What draws, rubs or pricks the skin. */
const daPele: ReadonlySet<Pedido['assunto']> = new Set(['ventosa', 'raspagem', 'massagem', 'sangria']);
const deCorticoide: ReadonlySet<string> = new Set(['corticoide_por_semanas', 'corticoide_na_pele']);
const paralisiaDaFace = /\bparalisi\w+ (facial|de bell|d[ao] (rosto|face|cara))\b/;
const movimentoJunto = /\b(repux\w+|sincinesi\w+|contratura\w*|(pisca|fecha|mexe)( \w+)? junto)\b/;
const sobreAPressao = 'No lugar dela, pressão leve dos dedos ou calor morno conferido com a mão.';

/**
 * What speaks against a technique although no rule takes it out of this plan: what the catalogue says of it, thin skin and bruises, a face
 * that has been paralysed. Null where nothing does.
 */
function contraATecnica(
  { assunto, dito }: Pedido,
  { dados, ativas }: Pick<Contexto, 'dados' | 'ativas'>,
): string | null {
  const pele = daPele.has(assunto);
  if (pele && (temPeleFragil(dados) || ativas.some(({ regra }) => deCorticoide.has(regra.id)))) {
    const afina = ativas.some(({ regra }) => regra.id === 'anticoagulante');
    const porque = `a pele fina ou que fica roxa à toa${afina ? ', com o remédio que afina o sangue,' : ''} se machuca`;
    return `Não: ${porque}. ${sobreAPressao}`;
  }
  const id = noCatalogo[assunto];
  const terapia = id && terapias.find((uma) => uma.id === id);
  const regra = terapia && ativas.find((uma) => terapia.evitarNasRegras.includes(uma.regra.id));
  if (regra) return `Não: ${razao(regra.motivo)}.${pele ? ` ${sobreAPressao}` : ''}`;
  if (assunto === 'corrente' && contaDeSi(dados, paralisiaDaFace, { passada: true }) && !foraDaFace.test(dito))
    return contaDeSi(dados, movimentoJunto)
      ? 'Não no rosto: depois da paralisia, a corrente pode reforçar o repuxado e o movimento junto. No lugar dela, agulha fina e suave, calor brando e exercício no espelho com a fisioterapeuta.'
      : 'No rosto, melhor não: depois da paralisia, a corrente pode deixar repuxado, e os estudos não mostram que apresse. Agulha fina e suave e exercício no espelho com a fisioterapeuta.';
  if (assunto === 'ventosa' && dados.idade >= idadeFragil)
    return `Melhor não: nesta idade a pele e os vasos marcam fácil. ${sobreAPressao}`;
  return null;
}
const foraDaFace = /\b(joelhos?|costas|lombar|pernas?|ombros?|bracos?|coluna|pes?|quadril)\b/;
const idadeFragil = 80;

/** What a rule rests on, without what it orders: "uso de antiagregante informado". */
function razao(motivo: string): string {
  const [base = ''] = motivo.split(/: |; |\. |(?<=\w)\?/);
  const [, aberta = ''] = /^Confirme (se [^,.;?]{4,90})/.exec(motivo) ?? [];
  if (aberta !== '') return `enquanto não se souber ${aberta} (veja a Segurança)`;
  if (base.length > razaoCurta) return 'um cuidado da parte Segurança a deixa de fora';
  return `${minuscula(base.replace(/\.$/, ''))} (veja a Segurança)`;
}

/** A note that speaks of the technique without taking it out. */
function cuidado(padrao: RegExp, { seguranca }: Pick<ParaResponder, 'seguranca'>): string | null {
  const nota = seguranca.find(
    ({ gravidade, texto, prazo }) => gravidade !== 'encaminhar' && !prazo && padrao.test(normalizar(texto)),
  );
  return nota ? `Não está no plano. Na Segurança: ${minuscula(primeira(nota.texto))}` : null;
}

/** What the plan says to a technique that is not wanted; null for what has an answer of its own. */
function semATecnica(assunto: Pedido['assunto'], plano: Protocolo): string | null {
  const tem: Partial<Record<Pedido['assunto'], boolean>> = {
    sangria: false,
    ventosa: traz(plano, 'ventosaterapia'),
    moxa: plano.pontos.some(({ moxa }) => moxa) || traz(plano, 'moxabustao'),
    calor_nos_pes: traz(plano, 'escalda_pes'),
    sementes: traz(plano, 'auriculoterapia'),
    corrente: plano.pontos.some(({ eletro }) => eletro),
    massagem: traz(plano, 'tuina'),
    raspagem: traz(plano, 'gua_sha'),
  };
  const esta = tem[assunto];
  if (esta === undefined) return null;
  return esta ? recusaDoPlano(minuscula(nomes[assunto])) : 'Certo: o plano não traz isto.';
}

function traz({ terapias }: Protocolo, id: string): boolean {
  return terapias.some((uma) => uma.id === id);
}

// --- Techniques ---

function terapia(id: string, padrao: RegExp): (pedido: Pedido, contexto: Contexto) => string {
  return (pedido, contexto) => {
    const nao = proibida(pedido, contexto.ativas);
    if (nao) return nao;
    const noPlano = contexto.plano.terapias.find((uma) => uma.id === id);
    const contra = contraATecnica(pedido, contexto);
    if (noPlano && !contra) return `Sim, está no plano: ${minuscula(noPlano.nome)}, como descrita nas terapias.`;
    return contra ?? cuidado(padrao, contexto) ?? foraDoPlano;
  };
}

/** A place of the body in simple words, with the regions of the catalogue and points that stand for it in the rules. */
const partes: readonly { palavra: RegExp; nome: string; regioes: readonly Regiao[]; codigos: readonly string[] }[] = [
  {
    palavra: /\b(barriga|ventre|umbigo|abdome|pe da barriga|utero)\b/,
    nome: 'no ventre',
    regioes: ['abdome'],
    codigos: ['CV4', 'CV6', 'CV8'],
  },
  { palavra: /\b(solas?|planta do pe|pes?|calcanhar)\b/, nome: 'nos pés', regioes: ['pe'], codigos: ['KI1', 'KI3'] },
  {
    palavra: /\b(lombar|cadeiras|rins|pe das costas)\b/,
    nome: 'na lombar',
    regioes: ['lombar', 'sacro'],
    codigos: ['BL23', 'GV4'],
  },
  { palavra: /\b(costas|espinhaco|coluna)\b/, nome: 'nas costas', regioes: ['dorso', 'lombar'], codigos: [] },
  { palavra: /\b(bracos?|antebracos?|cotovelos?|ombros?)\b/, nome: 'no braço', regioes: ['braco'], codigos: [] },
  { palavra: /\b(maos?|dedos?|punhos?)\b/, nome: 'na mão', regioes: ['mao'], codigos: [] },
  { palavra: /\b(pernas?|joelhos?|coxas?|panturrilhas?)\b/, nome: 'na perna', regioes: ['perna'], codigos: [] },
  { palavra: /\b(cabeca|testa|rosto|cara)\b/, nome: 'na cabeça', regioes: ['cabeca', 'face'], codigos: [] },
];

function parteDita({ dito, nome }: Pedido): (typeof partes)[number] | undefined {
  const depois = dito.slice(Math.max(0, dito.indexOf(nome)));
  return partes.find(({ palavra }) => palavra.test(depois.slice(0, nome.length + aoLado)));
}
/** In letters behind the technique. */
const aoLado = 30;

function naParte(ponto: PontoPrescrito, regioes: readonly Regiao[]): boolean {
  const regiao = obterPonto(ponto.codigo)?.regiao;
  return regiao !== undefined && regioes.includes(regiao);
}

function sobreMoxa(pedido: Pedido, { ativas, plano, analise, dados }: Contexto): string {
  const nao = proibida(pedido, ativas);
  if (nao) return nao;
  const parte = parteDita(pedido);
  const regra = parte && ativas.find(({ efeito }) => aquece(efeito, parte.codigos));
  if (parte && regra) return `Não ${parte.nome}: ${razao(regra.motivo)}.`;
  const aquecidos = plano.pontos.filter(({ moxa }) => moxa);
  if (aquecidos.length === 0)
    return contraATecnica(pedido, { dados, ativas }) ?? `Não está no plano: ${porqueSemMoxa({ analise, dados })}.`;
  const onde = listar(aquecidos.slice(0, 4).map(({ codigo }) => codigo));
  const ali = parte && aquecidos.filter((ponto) => naParte(ponto, parte.regioes));
  if (parte && ali?.length === 0) return `O plano põe moxa em ${onde}, e não ${parte.nome}.`;
  return `Sim: o plano põe moxa em ${listar((ali ?? aquecidos).slice(0, 4).map(({ codigo }) => codigo))}${emCasa.test(pedido.dito) ? '; em casa, não a propõe' : ''}.`;
}
const emCasa = /\b(em casa|sozinh[oa]|ensin\w+)\b/;

function aquece({ semMoxa }: EfeitoClinico, codigos: readonly string[]): boolean {
  return semMoxa instanceof Set && codigos.some((codigo) => semMoxa.has(codigo));
}

function recusaDoPlano(tecnica: string): string {
  return `O plano traz ${tecnica}: retire-a você, se a ficha não a quer.`;
}

function sobreCalorNosPes(pedido: Pedido, contexto: Contexto): string {
  const nao = proibida(pedido, contexto.ativas);
  if (nao) return nao;
  const noPlano = traz(contexto.plano, 'escalda_pes');
  const emCasaDito = contexto.plano.orientacoes.find(({ texto }) => /escalda|pés em água|bolsa/.test(texto));
  if (noPlano) return 'Sim, está no plano: escalda-pés, como descrito nas terapias.';
  if (emCasaDito) return `O plano diz: ${minuscula(emCasaDito.texto)}`;
  return (
    contraATecnica(pedido, contexto) ??
    cuidado(/\b(escalda|agua quente|bolsa (de agua )?quente)\b/, contexto) ??
    'Não está no plano, e nenhuma regra de segurança o exclui: decida você.'
  );
}

function sobreSementes(_pedido: Pedido, { plano, seguranca }: Contexto): string {
  const naOrelha = plano.terapias.find(({ id }) => id === 'auriculoterapia');
  const semFita = seguranca.find(({ regra }) => regra === 'alergia_a_fita');
  if (semFita || (naOrelha && /sem sementes? nem fita/.test(naOrelha.descricao)))
    return `Não${semFita ? `: ${razao(semFita.texto)}` : ''}. Os pontos da orelha são pressionados com o dedo, sem semente nem fita.`;
  const nomes = plano.auriculares.map(({ nome }) => nome);
  if (naOrelha && nomes.length > 0) return `Sim, está no plano: sementes na orelha (${listar(nomes.slice(0, 4))}).`;
  if (nomes.length > 0)
    return `O plano traz pontos da orelha (${listar(nomes.slice(0, 4))}); a semente neles, decida você.`;
  return 'O plano não traz pontos da orelha; decida você.';
}

function sobreCorrente(pedido: Pedido, { ativas, plano, dados }: Contexto): string {
  const com = plano.pontos.filter(({ eletro }) => eletro).map(({ codigo }) => codigo);
  const nao = proibida(pedido, ativas);
  if (nao) return plano.pontos.some(usaAgulha) ? `${nao} A agulha sem corrente pode.` : nao;
  const contra = contraATecnica(pedido, { dados, ativas });
  if (contra) return contra;
  return com.length > 0 ? `O plano permite corrente em ${listar(com.slice(0, 4))}.` : foraDoPlano;
}

const terapiasPorNome: readonly [RegExp, string][] = [
  [/reflexolog/, 'reflexologia'],
  [/aromaterap|oleos?/, 'aromaterapia'],
  [/flora/, 'florais'],
  [/tai/, 'tai_chi'],
  [/gong|kung/, 'qigong'],
  [/medita/, 'meditacao'],
  [/cromo/, 'cromopuntura'],
  [/musico/, 'musicoterapia'],
];

function sobreOutraTerapia({ nome }: Pedido, contexto: Contexto): string {
  const id = terapiasPorNome.find(([palavra]) => palavra.test(nome))?.[1];
  const noPlano = contexto.plano.terapias.find((uma) => uma.id === id);
  if (noPlano) return `Sim, está no plano: ${minuscula(noPlano.nome)}, como descrita nas terapias.`;
  const regra = contexto.ativas.find(
    ({ efeito: { retirarTerapias } }) => retirarTerapias && menciona(nome, retirarTerapias),
  );
  return regra ? `Não: ${razao(regra.motivo)}.` : foraDoPlano;
}

// --- Needles, strength, position ---

function usaAgulha({ agulha, retencaoMin }: PontoPrescrito): boolean {
  return agulha !== undefined || retencaoMin > 0;
}

function sobreAgulha(pedido: Pedido, { plano, ativas, seguranca }: Contexto): string {
  const comAgulha = plano.pontos.filter(usaAgulha);
  const semNenhuma = ativas.find(({ efeito }) => efeito.semAgulha);
  const teme = pedido.recusa || /\b(medo|pavor|horror|receio|fobia)\b/.test(pedido.dito);
  if (teme || semNenhuma) {
    if (comAgulha.length === 0) return 'O plano não usa nenhuma agulha: os pontos são pressionados.';
    const medo = seguranca.find(({ texto }) => /medo de agulha/.test(texto));
    return medo
      ? `O plano usa agulhas. Na Segurança: ${minuscula(primeira(medo.texto))}`
      : 'O plano usa agulhas; nenhuma entra sem o acordo de quem se trata: combine você antes.';
  }
  const parte = parteDita(pedido);
  if (!parte) return comAgulha.length > 0 ? 'Sim: o plano usa agulhas.' : 'O plano não usa nenhuma agulha.';
  const poupado = seguranca.find(({ regra }) => regra === poupados[parte.nome]);
  const aqui = comAgulha.filter((ponto) => naParte(ponto, parte.regioes)).map(({ codigo }) => codigo);
  if (poupado)
    return `${maiuscula(primeira(poupado.texto))}${aqui.length > 0 ? ` No outro, o plano usa ${listar(aqui)}.` : ''}`;
  return aqui.length > 0 ? `O plano usa ${listar(aqui)} ${parte.nome}.` : `O plano não põe agulha ${parte.nome}.`;
}

const poupados: Readonly<Record<string, string>> = {
  'no braço': 'braco_poupado',
  'na perna': 'perna_poupada',
  'nos pés': 'pes_sem_sentir',
  'na mão': 'maos_sem_sentir',
};

function sobreForca({ nome }: Pedido, { ativas, dados, analise, plano }: Contexto): string {
  const leve = /leve|suave|fraq|levinh/.test(nome);
  const regra = ativas.find(
    ({ efeito, motivo }) =>
      efeito.insercaoRasa === true ||
      efeito.semDispersar ||
      efeito.semAgulha ||
      /manipulação forte|estímulos? (leve|suave)|poucas agulhas|poucos pontos/.test(motivo),
  );
  const suave = regra !== undefined || pedeSuavidade(dados, analise, new Set(ativas.map((uma) => uma.regra.id)));
  const minutos = Math.max(0, ...plano.pontos.map(({ retencaoMin }) => retencaoMin));
  const tempo = minutos > 0 ? `, até ${minutos} minutos` : '';
  if (leve)
    return suave ? `Sim: o plano é de estímulo leve${tempo}.` : 'A força se ajusta em cada ponto; combine você antes.';
  if (regra) return `Não: ${razao(regra.motivo)}.`;
  return suave
    ? `Não: o plano é de estímulo leve${tempo}.`
    : 'O plano não pede sessão forte: a força se ajusta ao toque, e decide você.';
}

function sobreBrucos({ recusa }: Pedido, { plano }: Contexto): string {
  const posicoes = plano.posicoes ?? [];
  const ventral = posicoes.find(({ posicao }) => posicao.startsWith('decúbito ventral'));
  const ditas = listar(posicoes.map(({ posicao }) => posicao));
  if (recusa)
    return ventral
      ? `O plano tem a sessão ${ventral.sessao} em decúbito ventral: faça você só a outra, ou deite a pessoa de lado.`
      : `Certo: o plano não deita de bruços${ditas === '' ? '' : ` (${ditas})`}.`;
  return ventral
    ? `Sim: a sessão ${ventral.sessao} é em decúbito ventral.`
    : `O plano usa outra posição${ditas === '' ? '' : `: ${ditas}`}.`;
}

// --- Medicines, plants, the spine ---

function sobreRemedio({ nome }: Pedido, naPergunta: NaPergunta): string {
  const nota = naPergunta.seguranca.some(
    ({ texto, gravidade }) => gravidade === 'encaminhar' && nome.length >= 5 && foldText(texto).includes(nome),
  );
  const dita = sobreParar(naPergunta);
  // Who takes nothing has nothing to stop.
  if ((naPergunta.dados.medicamentos ?? '').trim() !== '' && !tomaAlgum(naPergunta.dados))
    return 'A ficha não traz remédio em uso, e o plano não pede nenhum; o que um médico receitar se conversa com ele.';
  return nota ? `${dita} A Segurança diz o que levar a quem receitou.` : dita;
}

function sobreErvas(
  pedido: Pedido,
  {
    ativas,
    protocolo,
    seguranca,
    dados,
  }: Pick<Contexto, 'ativas' | 'seguranca' | 'dados'> & { protocolo: Protocolo | null },
  naPergunta: NaPergunta,
): string {
  if (pedido.recusa)
    return protocolo?.terapias.some(({ id }) => id === 'fitoterapia')
      ? recusaDoPlano('fitoterapia')
      : 'Certo: o plano não traz planta nem chá.';
  const planta = /\b(?:erva|cha|garrafada|tintura)s? d[eo] (\w{4,})/.exec(pedido.dito)?.[1];
  const nota = planta && seguranca.find(({ texto }) => foldText(texto).includes(planta));
  if (nota) return `Não antes de ler a Segurança, que fala dela: ${minuscula(primeira(nota.texto))}`;
  const conhecida = sobrePlanta(naPergunta);
  if (conhecida) return conhecida;
  const nao = proibida(pedido, ativas);
  if (nao) return nao;
  if (protocolo?.terapias.some(({ id }) => id === 'fitoterapia'))
    return 'O plano traz fitoterapia, como descrita nas terapias.';
  return (dados.medicamentos ?? '') === ''
    ? 'O plano não traz planta nem chá; antes de tomar, perguntar ao médico ou ao farmacêutico.'
    : 'O plano não traz planta nem chá; junto dos remédios da ficha, decide quem os receitou ou o farmacêutico.';
}

function sobreEstalar(seguranca: readonly SegurancaNota[]): string {
  const nota = seguranca.find(({ regra }) => regra === 'pedido_de_estalar');
  return nota ? 'Não: este plano não manipula nem estala (veja a Segurança).' : 'Não: o plano não manipula nem estala.';
}
