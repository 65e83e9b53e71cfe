import { type DadosAnamnese, fieldsOfKind, findQuestion } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, Protocolo } from '@meridia/shared/relatorio.ts';
import { isCampoDoExame, isLidoPelaIa, sinaisPresentes, sinalDoAchado } from '../achados/achado-id.ts';
import { type Orientacao, orientacoes } from '../catalog/orientacoes.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { podeSerCitada } from '../safety/citar.ts';
import type { Frase } from '../safety/frase.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { comASuaOracao, semFimSolto, soASuaParte } from '../writer/citacao.ts';
import { minuscula } from '../writer/portugues.ts';
import { praticaHoje } from './estimar-prognostico.ts';
import { type PadraoTratado, temasTratados } from './padroes-tratados.ts';

type Item = Protocolo['orientacoes'][number];

interface Contexto {
  achados: readonly Achado[];
  padroes: readonly PadraoTratado[];
  dados: DadosAnamnese;
  regras: ReadonlySet<string>;
}

/** Advice with what was told that it answers to. */
type Candidata = Item & { razoes: readonly Razao[] };

interface Razao {
  /** What it answers to: a sign, a rule of safety, something told of home. One is answered once. */
  de: string;
  porque: string;
}

/** Advice that answers to something told, best first, with its priority for this person. What nobody told asks for no advice. */
export function ordenarOrientacoes({ achados, padroes, dados, regras }: Contexto): Candidata[] {
  const temas = temasTratados(padroes);
  const presentes = sinaisPresentes(achados);
  const contados = achados.filter(foiContado);
  const grupos = new Set<string>();
  const parou = parouPorNaoAguentar(dados);
  const ditas = lerRelatos(dados)
    .frases.filter(({ campo }) => camposDoGatilho.has(campo))
    .toSorted((uma, outra) => Number(outra.campo === daQueixa) - Number(uma.campo === daQueixa));
  return orientacoes
    .map((orientacao) => {
      const gatilho =
        orientacao.contado && servemAoGatilho(orientacao, presentes)
          ? doGatilho(orientacao.contado, dados, orientacao.abre ? ditas.filter(daVinda) : ditas, {
              soDito: orientacao.abre,
              // Where a sign tells that it is there, the year of its diagnosis says nothing against it.
              aindaQuePassada: orientacao.abre && orientacao.sinais.length > 0,
              deVontade: orientacao.abre && orientacao.sinais.length === 0,
            })
          : null;
      const seus = contados.filter((achado) => pede(orientacao, achado));
      const dasRegras = orientacao.pedidaPorRegras.filter((regra) => regras.has(regra));
      const deCasa = deQuemConta(orientacao, dados);
      const sinais = gatilho ? 1 : new Set(seus.map(sinalDoAchado)).size + dasRegras.length;
      const padrao = pesoNosPadroes(orientacao, padroes);
      const urgente = dasRegras.length > 0 && orientacao.prioridade === 'Essencial' ? pesoDaRegra : 0;
      const pedida = (orientacao.exigeSinal ? pesoDoPedido : 0) + urgente;
      const dito = Math.max(0, ...seus.map(pesoDoDito));
      // Advice for one sign alone says more than advice for many.
      const estreita = seus.length > 0 ? pesoDaEstreita / orientacao.sinais.length : 0;
      // The more answers say that it makes her worse, the surer.
      const habitos = Math.max(0, seus.filter(({ fonte }) => camposDoHabito.has(fonte)).length - 1);
      const peso =
        pesos[orientacao.prioridade] +
        habitos * pesoDeOutroHabito +
        Math.min(sinais, 3) * 0.32 +
        pedida +
        padrao +
        dito +
        estreita +
        (gatilho ? (orientacao.abre ? pesoDaAbertura(orientacao.contado, dados) : pesoDoGatilho) : 0);
      const razoes: Razao[] = orientacao.contado
        ? [...(gatilho ? [{ de: `gatilho ${orientacao.id}`, porque: gatilho }] : [])]
        : [
            ...dasRegras.map((regra) => ({ de: regra, porque: 'pelo cuidado dito na Segurança' })),
            ...seus
              .toSorted((um, outro) => pesoDoDito(outro) - pesoDoDito(um))
              .map((achado) => ({ de: sinalDoAchado(achado) ?? achado.id, porque: dizerPorque(achado, dados) })),
            ...deCasa,
          ];
      return { orientacao, gatilho, sinais, padrao, peso, razoes };
    })
    .filter(
      ({ orientacao, razoes }) =>
        razoes.length > 0 &&
        !(parou && (orientacao.grupo === 'exercicio' || orientacao.id === 'lombar_joelhos')) &&
        dados.idade >= orientacao.idadeMinima &&
        dados.idade <= orientacao.idadeMaxima &&
        (orientacao.somentePara === null || publicos[orientacao.somentePara](dados)) &&
        !orientacao.sinaisContrarios.some((sinal) => presentes.has(sinal)) &&
        !orientacao.temasContrarios.some((tema) => temas.has(tema)) &&
        !orientacao.evitarNasRegras.some((regra) => regras.has(regra)) &&
        (orientacao.exigeTambem.length === 0 || orientacao.exigeTambem.some((sinal) => presentes.has(sinal))) &&
        (orientacao.somenteNasRegras.length === 0 || orientacao.somenteNasRegras.some((regra) => regras.has(regra))),
    )
    .sort((a, b) => b.peso - a.peso || (a.orientacao.id < b.orientacao.id ? -1 : 1))
    .filter(({ orientacao: { grupo } }) => {
      const novo = !grupos.has(grupo);
      grupos.add(grupo);
      return novo;
    })
    .map(({ orientacao, gatilho, sinais, padrao, razoes }) => ({
      id: orientacao.id,
      categoria: orientacao.categoria,
      texto: comONumero(orientacao, dados),
      // What she told in her own words of this complaint goes before what she ticked.
      prioridade: gatilho ? 'Essencial' : prioridadePara(orientacao.prioridade, sinais, padrao),
      razoes,
    }));
}

/** Who gave up walking because she has not the strength, or falls, is not sent walking. */
function parouPorNaoAguentar({ atividadeFisica }: DadosAnamnese): boolean {
  return /\b(parou|parei|deixou|deixei|nao (faz|faco|anda|ando|caminha|caminho|consegue|consigo))\b[^.;]{0,60}\b(frac\w+|fraqu\w+|tont\w+|falta de ar|medo de cair|qued\w+|caiu|cai)\b/.test(
    semAcentos(atividadeFisica ?? '').toLowerCase(),
  );
}

/** The cups that she told stand in the advice, and the old are not told to drink more without whoever looks after heart and kidneys. */
function comONumero({ id, texto }: Orientacao, { cafeXicaras, idade }: DadosAnamnese): string {
  if (id === 'mais_agua' && idade >= idadeDeQuemCuida)
    return texto.replace(/\.$/, ', se o médico não limita os líquidos.');
  if (id !== 'menos_cafe' || cafeXicaras === null || cafeXicaras < cafeDeContar) return texto;
  return `Das ${cafeXicaras} xícaras de café por dia, desça uma por semana até uma ou duas, só pela manhã, e veja o que muda na queixa.`;
}
const idadeDeQuemCuida = 75;
const cafeDeContar = 3;

/** A trigger of one kind of pain says nothing to somebody without it. */
function servemAoGatilho({ sinais }: Orientacao, presentes: ReadonlySet<string>): boolean {
  return sinais.length === 0 || sinais.some((sinal) => presentes.has(sinal));
}

const daQueixa = 'queixaPrincipal';
/** "Dirigir sem medo e parar de fumar": what is wanted begins anew behind "e". */
const naoQuer = /\b(nao|nem|nunca|nega|n)( \w+){0,3} $/;
const daVinda = ({ campo }: Frase) => campo === daQueixa || campo === 'objetivosCliente';
/** Words that deny are no reason: the rest of the sentence may be what is not so. */
const nega = /\b(nao|nem|nega|nunca|sem|n)\b/i;
const camposDoGatilho: ReadonlySet<string> = new Set([daQueixa, 'objetivosCliente', 'atividadeFisica']);

/** In words, on each side. */
const vizinhas = 3;

function aoRedor(palavras: Frase['palavras'], de: number, ate: number): [number, number] {
  let inicio = de;
  while (inicio > 0 && de - inicio < vizinhas && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  let fim = ate;
  while (fim < palavras.length && fim - ate < vizinhas && palavras[fim]?.pausa === 'nenhuma') fim += 1;
  return [inicio, fim];
}

/** Why advice for something told is given, in her words; null where nobody told it of herself and of now. */
function doGatilho(
  contado: RegExp,
  dados: DadosAnamnese,
  frases: readonly Frase[],
  { soDito = false, aindaQuePassada = false, deVontade = false } = {},
): string | null {
  for (const { campo, texto, palavras, marcas, resposta } of frases) {
    const dito = contado.exec(texto);
    if (!dito) continue;
    const de = texto.slice(0, dito.index).split(' ').length - 1;
    const ate = de + dito[0].trim().split(' ').length;
    const sua = marcas.slice(de, ate);
    const negado = deVontade ? naoQuer.test(texto.slice(0, dito.index)) : sua.some(({ negada }) => negada);
    if (sua.length === 0 || negado || sua.some(({ deOutro, passada }) => deOutro || (passada && !aindaQuePassada)))
      continue;
    const entre = (um: number, outro: number) =>
      resposta.slice(palavras[um]?.inicio ?? 0, palavras[outro - 1]?.fim ?? 0).replace(/\s+/g, ' ');
    const fala = entre(de, ate);
    const escrito = camposDeTexto.find((um) => um === campo);
    const inteira = escrito ? comASuaOracao(fala, dados[escrito]) : fala;
    // A word alone says too little: the few before and behind it, within its clause.
    const [inicio, fim] = aoRedor(palavras, de, ate);
    const citada = [inteira, semFimSolto(entre(inicio, fim)), fala].find(
      (uma) => uma.includes(' ') && uma.length <= falaCurta && !nega.test(semAcentos(uma)) && podeSerCitada(uma),
    );
    return citada ? `porque contou “${entreAspas(citada)}”` : 'porque contou isto na queixa';
  }
  if (soDito) return null;
  const oficio = semAcentos(dados.profissao ?? '').toLowerCase();
  return contado.test(oficio) && !foraDoTrabalho.test(oficio)
    ? `porque contou: ${minuscula(dados.profissao ?? '')}`
    : null;
}

/** Told by the client, in words or by a mark: not seen in an examination, nor read by a model alone. */
function foiContado(achado: Achado): boolean {
  const [origem, campo = ''] = achado.fonte.split('.');
  return (
    achado.presente && achado.forca > 0 && origem === 'anamnese' && !isCampoDoExame(campo) && !isLidoPelaIa(achado)
  );
}

function pede({ sinais, lugar }: Orientacao, achado: Achado): boolean {
  const sinal = sinalDoAchado(achado);
  return (
    sinal !== undefined &&
    sinais.includes(sinal) &&
    (lugar === null || lugar.test(semAcentos(`${achado.label} ${achado.valor}`).toLowerCase()))
  );
}

/** What she came for, and what she marked as making it worse, come before what is told of habits, and this before the rest. */
function pesoDoDito({ fonte }: Achado): number {
  if (camposDoHabito.has(fonte)) return pesoDoMarcado;
  return fonte === 'anamnese.queixaPrincipal' ? pesoDaQueixa : 0;
}

const camposDeTexto = fieldsOfKind('text');

/** In characters: longer words are named and not quoted. */
const falaCurta = 60;

function dizerPorque({ fonte, label, valor }: Achado, dados: DadosAnamnese): string {
  const campo = fonte.split('.')[1] ?? '';
  const kind = findQuestion(campo)?.kind;
  const escrito = camposDeTexto.find((um) => um === campo);
  const fala = escrito ? soASuaParte(comASuaOracao(valor, dados[escrito]), valor) : valor;
  if (
    (kind === 'text' || kind === 'line') &&
    !valor.includes(' … ') &&
    fala.includes(' ') &&
    fala.length <= falaCurta &&
    !nega.test(semAcentos(fala)) &&
    !comecaCortada(fala, escrito ? (dados[escrito] ?? '') : '') &&
    podeSerCitada(fala)
  )
    return `porque contou “${entreAspas(fala)}”`;
  if (kind === 'choices') return `porque marcou “${fala}”`;
  // "Muito café" is our judgement; she told how many cups.
  if (kind === 'number') return `porque contou: ${valor}`;
  return `porque contou: ${minuscula(label)}`;
}

function entreAspas(fala: string): string {
  const dita = fala.replace(/[“”"]/g, '’');
  return (dita.match(/’/g) ?? []).length === 1 ? dita.replace('’', '') : dita;
}

/** Whether what stands right before it belongs to it: "à | noite e acorda", "não | incha". */
function comecaCortada(fala: string, texto: string): boolean {
  const onde = texto.indexOf(fala);
  const antes = onde > 0 ? texto.slice(0, onde).toLowerCase() : '';
  return /(?<!\p{L})(à|às|aos?|d[aeo]s?|em|n[ao]s?|com|c\/|sem|s\/|não|nao|nem|nega|nunca|para|pra|por|pel[ao]) ?$/u.test(
    antes,
  );
}

/** What was told of home, without a sign. */
function deQuemConta({ somentePara, sinais, pedidaPorRegras }: Orientacao, dados: DadosAnamnese): Razao[] {
  if (
    somentePara !== 'quem_tem_bebe' ||
    sinais.length > 0 ||
    pedidaPorRegras.length > 0 ||
    !publicos.quem_tem_bebe(dados)
  )
    return [];
  return [{ de: 'bebe', porque: 'porque contou do bebê' }];
}

/** The answers on what makes it worse and on habits. */
const camposDoHabito: ReadonlySet<string> = new Set([
  'anamnese.fatoresAgravantes',
  'anamnese.cafeXicaras',
  'anamnese.frequenciaAlcool',
  'anamnese.cigarro',
  'anamnese.consumoAgua',
  'anamnese.atividadeFisica',
]);
/** What she told that makes it worse or better comes before all but what safety asks for. */
const pesoDoGatilho = 1.6;

/** What she came for opens the list, what she tells first before the rest; only what safety asks for may stand before it. */
function pesoDaAbertura(contado: RegExp | null, { queixaPrincipal }: DadosAnamnese): number {
  const onde = contado ? semAcentos(queixaPrincipal).toLowerCase().search(contado) : -1;
  if (onde < 0) return pesoDoGatilho + pesoDoDesejo;
  const lugar = onde / queixaPrincipal.length;
  return lugar > comecoDaQueixa ? pesoDoGatilho - menosPeloLugar : 3 - lugar;
}
const pesoDeOutroHabito = 0.3;
/** What she wants besides ("e parar de fumar") counts more than a trigger, what she tells besides a little less. */
const pesoDoDesejo = 0.7;
const menosPeloLugar = 0.3;
/** As a share of the complaint: farther on it tells something else beside what she came for. */
const comecoDaQueixa = 0.4;
/** What the client can change and marked herself comes before what suits the pattern. */
const pesoDoMarcado = 1.3;
const pesoDaQueixa = 0.9;
const pesoDaEstreita = 0.6;

/**
 * At most `quantas` items: the best ones, at most three per category and two for the same thing told; each of the three badges at least once.
 */
export function selecionarOrientacoes(ordenadas: readonly Candidata[], quantas: number): Item[] {
  const escolhidas: Item[] = [];
  const respostas = new Map<string, number>();
  for (const { razoes, ...item } of ordenadas) {
    if (escolhidas.length === quantas) break;
    const deGatilho = razoes[0]?.de.startsWith('gatilho ') ?? false;
    if (contar(escolhidas, 'categoria', item.categoria) >= 3 && !deGatilho) continue;
    const quantasDe = ({ de }: Razao) => respostas.get(de) ?? 0;
    const razao = razoes.toSorted((uma, outra) => quantasDe(uma) - quantasDe(outra))[0];
    if (!razao || quantasDe(razao) >= maximoPorRazao) continue;
    respostas.set(razao.de, quantasDe(razao) + 1);
    // With too many essentials none stands out: from the fourth on they are only important.
    const cheio = item.prioridade === 'Essencial' && contar(escolhidas, 'prioridade', 'Essencial') >= 3;
    escolhidas.push({ ...item, porque: razao.porque, ...(cheio && { prioridade: 'Importante' as const }) });
  }
  return escolhidas.length < 3 ? escolhidas : comTodasAsPrioridades(escolhidas);
}

const maximoPorRazao = 2;

/** A missing badge goes to the first, middle or last item. */
function comTodasAsPrioridades(itens: readonly Item[]): Item[] {
  const ajustadas = itens.toSorted((a, b) => ordem[a.prioridade] - ordem[b.prioridade]);
  const dar = (prioridade: Item['prioridade'], lugar: number) => {
    const item = ajustadas[lugar];
    if (item && !ajustadas.some((um) => um.prioridade === prioridade)) ajustadas[lugar] = { ...item, prioridade };
  };
  dar('Essencial', 0);
  dar('Recomendada', ajustadas.length - 1);
  dar('Importante', Math.floor(ajustadas.length / 2));
  return ajustadas;
}

function pesoNosPadroes({ temas, padroes: proprios }: Orientacao, padroes: readonly PadraoTratado[]): number {
  return padroes
    .filter(({ tratado }) => tratado)
    .reduce((soma, { padrao, tratamento, peso }) => {
      const comuns = temas.filter((tema) => tratamento.temas.includes(tema)).length;
      const citado = proprios.some((id) => id === padrao.id) ? 0.25 : 0;
      return soma + peso * (Math.min(comuns, 2) * 0.2 + citado);
    }, 0);
}

/**
 * The client's own signs raise the priority. An essential item that neither a sign nor the main pattern asks for is only
 * important.
 */
function prioridadePara(base: Item['prioridade'], sinais: number, padrao: number): Item['prioridade'] {
  if (base === 'Recomendada') return sinais >= 2 ? 'Importante' : 'Recomendada';
  if (base === 'Importante') return sinais >= 3 ? 'Essencial' : 'Importante';
  return sinais > 0 || padrao >= 0.2 ? 'Essencial' : 'Importante';
}

function contar<Key extends 'categoria' | 'prioridade'>(itens: readonly Item[], chave: Key, valor: Item[Key]): number {
  return itens.filter((item) => item[chave] === valor).length;
}

/** More for advice that only this client's own sign calls for. */
const pesoDoPedido = 0.25;
/** What a safety rule asks for is not crowded out by what suits the patterns. */
const pesoDaRegra = 2;

const pesos: Record<Item['prioridade'], number> = { Essencial: 0.34, Importante: 0.22, Recomendada: 0.1 };
const ordem: Record<Item['prioridade'], number> = { Essencial: 0, Importante: 1, Recomendada: 2 };

/** Whose desk waits for them. */
const foraDoTrabalho = /\b(licenca|afastad[oa]|aposentad[oa]|desempregad[oa])\b/;

/** Those for whom a piece of advice is meant. */
const publicos: Record<NonNullable<Orientacao['somentePara']>, (dados: DadosAnamnese) => boolean> = {
  quem_trabalha: ({ profissao }) => {
    const dita = semAcentos(profissao ?? '').trim();
    return dita !== '' && !semEmprego.test(dita);
  },
  quem_nao_treina_muito: (dados) => !treinaMuito(dados),
  quem_treina: ({ atividadeFisica }) => praticaHoje(atividadeFisica),
  quem_dorme_a_noite: (dados) =>
    !comBebe.test(ditos(dados)) &&
    !semNoiteInteira.test(
      semAcentos(`${dados.profissao ?? ''} . ${dados.queixaPrincipal} . ${dados.atividadeFisica ?? ''}`),
    ),
  quem_levanta_sozinho: (dados) =>
    publicos.quem_dorme_a_noite(dados) &&
    !/\b(bengalas?|andador|muletas?|cadeirante|cadeira de rodas|acamad[oa])\b/.test(ditos(dados)),
  quem_menstrua: ({ sexo, gestante }) => sexo !== 'masculino' && gestante !== 'sim',
  quem_fala_de_telas: (dados) =>
    /\b(celular|telas?|computador|notebook|noticias?|redes sociais|instagram|tiktok|televisao|tv|videogame)\b/.test(
      ditos(dados),
    ),
  quem_trabalha_sentado: (dados) =>
    !foraDoTrabalho.test(semAcentos(dados.profissao ?? '').toLowerCase()) &&
    (deMesa.test(semAcentos(dados.profissao ?? '').toLowerCase()) ||
      /\b(trabalh\w+( \w+){0,3} sentad[oa]|sentad[oa] o dia|home office)\b/.test(ditos(dados))),
  quem_carrega_peso: (dados) =>
    deCarga.test(semAcentos(dados.profissao ?? '').toLowerCase()) ||
    /\b(carreg\w+|levant\w+|peg(ar|ou|ando))( \w+){0,3} (peso|pesos|pesad[oa]|sacos?|caixas?|cimento|botijao|mudanca)\b/.test(
      ditos(dados),
    ),
  quem_tem_bebe: (dados) => comBebe.test(ditos(dados)) && dados.gestante !== 'sim',
  quem_nao_tem_bebe: (dados) => !comBebe.test(ditos(dados)),
  quem_tem_bicho: (dados) =>
    /(?<!\b(nao|sem|nem|nunca)( \w+){0,3} )\b(gat[oa]s?|gatinh[oa]s?|cachorr\w+|caes|cao|caozinho|pets?)\b/.test(
      ditos(dados),
    ),
  quem_corre: ({ atividadeFisica, objetivosCliente }) =>
    /\b(corr(e|o|ida|idas|er|endo)|maraton\w*|trail|triatl\w*|cooper)\b/.test(
      semAcentos(`${atividadeFisica ?? ''} . ${objetivosCliente ?? ''}`).toLowerCase(),
    ) && praticaHoje(atividadeFisica),
  crianca_que_molha_a_cama: (dados) =>
    /\b(xixi|urina\w*|mija\w*|molha\w*|faz)( \w+){0,3} (na |a )?cama\b|\benurese\b|\bnoites? (seca|molhad)/.test(
      ditos(dados),
    ),
  quem_bebe_pouca_agua: ({ consumoAgua }) => consumoAgua === null || consumoAgua < coposBastantes,
};

/** What was told of complaint, wishes, sport and work, in simple letters. */
function ditos({
  queixaPrincipal,
  objetivosCliente,
  atividadeFisica,
  profissao,
  historicoMedico,
}: DadosAnamnese): string {
  return semAcentos(
    [queixaPrincipal, objetivosCliente, atividadeFisica, profissao, historicoMedico]
      .filter((dito) => dito !== null)
      .join(' . '),
  ).toLowerCase();
}

const deMesa =
  /\b(administr\w+|escritorio|secretari\w+|programador\w*|desenvolvedor\w*|analista|contador\w*|contabil\w*|bancari\w+|advogad\w+|designer|atendente|telemarketing|digitador\w*|motorista|caminhoneir\w+|costureir\w+|caixa|recepcionista|jornalista|engenheir\w+|estudante|ti|redator\w*)\b/;
const deCarga =
  /\b(pedreir\w+|servente|carregador\w*|estoquista|almoxarif\w+|repositor\w*|mecanic\w+|faxineir\w+|diarista|domestica|cuidador\w*|enfermeir\w+|tecnic\w+ de enfermagem|agricult\w+|lavrador\w*|marceneir\w+|montador\w*|entregador\w*|pintor\w*|acougueir\w+|feirante|garcon\w*|cozinheir\w+)\b/;
const comBebe =
  /\b(amament\w+|mamadas?|mamadeiras?|recem-?nascid\w+|bebe de \d|(bebe|nenem|nene) (tem|com) \d|(parto|cesarea|bebe|nenem|nene)( \w+)? (ha|faz|tem) (\d+|um|uma|dois|duas|tres|quatro|cinco|seis) (dias?|semanas?|mes|meses)|puerper[ai]\w*|pos-?parto|(bebe|nenem|nene) (nasceu|mama|chora|dorme))\b/;

/** Works by night, or has a baby that wakes. */
const semNoiteInteira =
  /\b(turno( da noite| noturno)?|noturn[oa]|plant(ao|oes|onista)|madrugada|trabalh\w+ (de|a|na) noite|vigia|amament\w+|mamadas?|recem-nascid\w+|bebe de|bebe com)\b/;

const semEmprego =
  /\b(aposentad[oa]|pensionista|d[oa] lar|dona de casa|desempregad[oa]|estudante|afastad[oa]|licenca|encostad[oa]|nao trabalha|sem trabalho)\b/;

/** Glasses of 250 ml. */
const coposBastantes = 6;

/** An athlete, or five training sessions a week and more. */
function treinaMuito({ profissao, atividadeFisica }: DadosAnamnese): boolean {
  const dita = semAcentos(`${profissao ?? ''} . ${atividadeFisica ?? ''}`);
  const vezes = [...dita.matchAll(/(\d+) ?(?:x|vezes)/g)].reduce((soma, [, quantas]) => soma + Number(quantas), 0);
  return (
    /\b(atleta|triatlet\w*|triatlo|ironman|maraton\w*|ultramaraton\w*)\b/.test(dita) ||
    vezes >= treinosDeQuemTreinaMuito
  );
}

const treinosDeQuemTreinaMuito = 5;
