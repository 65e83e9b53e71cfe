import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, Protocolo } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { isCanalId } from '../catalog/canais.ts';
import { type Orientacao, orientacoes } from '../catalog/orientacoes.ts';
import type { Tema } from '../catalog/tema.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { praticaHoje } from './estimar-prognostico.ts';
import { type PadraoTratado, temasTratados } from './padroes-tratados.ts';

type Item = Protocolo['orientacoes'][number];

interface Contexto {
  achados: readonly Achado[];
  padroes: readonly PadraoTratado[];
  dados: DadosAnamnese;
  regras: ReadonlySet<string>;
}

/** Advice that fits, best first, with its priority for this person. */
export function ordenarOrientacoes({ achados, padroes, dados, regras }: Contexto): Item[] {
  const temas = temasTratados(padroes);
  const presentes = new Set(achados.flatMap((achado) => (achado.presente ? (sinalDoAchado(achado) ?? []) : [])));
  const marcados = new Set(
    achados.flatMap((achado) =>
      achado.presente && camposDoHabito.has(achado.fonte) ? (sinalDoAchado(achado) ?? []) : [],
    ),
  );
  const grupos = new Set<string>();
  // A channel is a place, and asks for no diet.
  const semPadrao = !padroes.some(({ tratado, padrao }) => tratado && !isCanalId(padrao.id));
  return orientacoes
    .map((orientacao) => {
      const dasRegras = orientacao.pedidaPorRegras.filter((regra) => regras.has(regra)).length;
      const sinais = orientacao.sinais.filter((sinal) => presentes.has(sinal)).length + dasRegras;
      const padrao = pesoNosPadroes(orientacao, padroes);
      const urgente = dasRegras > 0 && orientacao.prioridade === 'Essencial' ? pesoDaRegra : 0;
      const pedida = (orientacao.exigeSinal && sinais > 0 ? pesoDoPedido : 0) + urgente;
      const marcado = orientacao.sinais.some((sinal) => marcados.has(sinal));
      const peso =
        pesos[orientacao.prioridade] + Math.min(sinais, 3) * 0.32 + pedida + padrao + (marcado ? pesoDoMarcado : 0);
      return { orientacao, sinais, padrao, peso };
    })
    .filter(
      ({ orientacao, sinais }) =>
        dados.idade >= orientacao.idadeMinima &&
        dados.idade <= orientacao.idadeMaxima &&
        (orientacao.somentePara === null || publicos[orientacao.somentePara](dados)) &&
        !orientacao.sinaisContrarios.some((sinal) => presentes.has(sinal)) &&
        !(orientacao.exigeSinal && sinais === 0) &&
        !(semPadrao && sinais === 0 && (orientacao.generica || dependeDoPadrao(orientacao))) &&
        !orientacao.temasContrarios.some((tema) => temas.has(tema)) &&
        !orientacao.evitarNasRegras.some((regra) => regras.has(regra)) &&
        (orientacao.somenteNasRegras.length === 0 || orientacao.somenteNasRegras.some((regra) => regras.has(regra))),
    )
    .sort((a, b) => soEnche(a) - soEnche(b) || b.peso - a.peso || (a.orientacao.id < b.orientacao.id ? -1 : 1))
    .filter(({ orientacao: { grupo } }) => {
      const novo = !grupos.has(grupo);
      grupos.add(grupo);
      return novo;
    })
    .map(({ orientacao, sinais, padrao }) => ({
      id: orientacao.id,
      categoria: orientacao.categoria,
      texto: orientacao.texto,
      prioridade: prioridadePara(orientacao.prioridade, sinais, padrao),
    }));
}

function soEnche({ orientacao, sinais }: { orientacao: Orientacao; sinais: number }): number {
  return orientacao.generica && sinais === 0 ? 1 : 0;
}

/** Ids of advice for anybody that no sign of this client asks for: it only fills up. */
export function soParaCompletar(achados: readonly Achado[]): ReadonlySet<string> {
  const presentes = new Set(achados.flatMap((achado) => (achado.presente ? (sinalDoAchado(achado) ?? []) : [])));
  return new Set(
    orientacoes.flatMap(({ id, generica, sinais }) =>
      generica && !sinais.some((sinal) => presentes.has(sinal)) ? [id] : [],
    ),
  );
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
/** What the client can change and marked herself comes before what suits the pattern. */
const pesoDoMarcado = 0.9;

/** Without a pattern there is no diet for it. */
function dependeDoPadrao({ categoria, temas }: Orientacao): boolean {
  return categoria === 'alimentacao' || temas.some((tema) => deNatureza.has(tema));
}

/** Without a pattern nobody knows whether to warm or to cool. */
const deNatureza: ReadonlySet<string> = new Set<Tema>(['frio', 'yang', 'calor', 'yin', 'exterior']);

/**
 * `quantas` items: the best ones, at most four per category, and each of the three badges at least once.
 * @param completam what is taken only as long as there are fewer than six
 */
export function selecionarOrientacoes(
  ordenadas: readonly Item[],
  quantas: number,
  completam: ReadonlySet<string> = new Set(),
): Item[] {
  const escolhidas: Item[] = [];
  for (const item of ordenadas) {
    if (escolhidas.length === quantas) break;
    if (completam.has(item.id) && escolhidas.length >= minimoDeOrientacoes) continue;
    if (contar(escolhidas, 'categoria', item.categoria) >= 4) continue;
    // With too many essentials none stands out: from the fifth on they are only important.
    const cheio = item.prioridade === 'Essencial' && contar(escolhidas, 'prioridade', 'Essencial') >= 4;
    escolhidas.push(cheio ? { ...item, prioridade: 'Importante' } : item);
  }
  return escolhidas.length < 3 ? escolhidas : comTodasAsPrioridades(escolhidas);
}

/** Fewer were promised to nobody (docs/PRODUCT.md 9.3), unless there is no pattern to advise on. */
const minimoDeOrientacoes = 6;

/** The list is in order of weight, so a missing badge goes to the first, middle or last item. */
function comTodasAsPrioridades(itens: readonly Item[]): Item[] {
  const tem = (prioridade: Item['prioridade']) => itens.some((item) => item.prioridade === prioridade);
  const ultimo = itens.length - 1;
  const meio = Math.floor(itens.length / 2);
  const ajustadas = itens.map((item, index): Item => {
    if (index === 0 && !tem('Essencial')) return { ...item, prioridade: 'Essencial' };
    if (index === ultimo && !tem('Recomendada')) return { ...item, prioridade: 'Recomendada' };
    if (index === meio && !tem('Importante')) return { ...item, prioridade: 'Importante' };
    return item;
  });
  return [...ajustadas].sort((a, b) => ordem[a.prioridade] - ordem[b.prioridade]);
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
const pesoDaRegra = 0.6;

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
