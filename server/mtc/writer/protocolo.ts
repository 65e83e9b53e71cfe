import {
  type Achado,
  type PontoPrescrito,
  type Protocolo,
  sessoesDePontos,
  sessoesDoPonto,
} from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { queixasForaDoAlcance } from '../diferenciacao/queixa-explicada.ts';
import { daQueixa } from '../protocolo/candidatos.ts';
import { idadeAdulta } from '../protocolo/forca-do-estimulo.ts';
import { sinaisDoNarizEPeito } from '../protocolo/montar-protocolo.ts';
import { desmenteCalor } from '../protocolo/sinais-de-calor.ts';
import { obterTratamento } from '../protocolo/tratamentos.ts';
import { regrasAtivas, todasAsRegras } from '../safety/conferir-relatorio.ts';
import { combinaComTecnica, combinacoes } from './combinacoes.ts';
import { temSinal } from './evidencia.ts';
import { limitar, listar, paragrafo, texto } from './portugues.ts';
import type { Redacao } from './redacao.ts';

/** The reasons of the plan: its aim, which points work together, moxa. The table has every point with its method. */
export function escreverProtocolo(redacao: Redacao, protocolo: Protocolo): string {
  const { pontos } = protocolo;
  const frases = pares(redacao.facts.analise.padroes.length > 0 ? pontos : [], redacao);
  return limitar(
    texto(
      paragrafo(principio(redacao), aoLadoDaHipotese(redacao, pontos), emDuasSessoes(redacao, protocolo), ...frases),
      paragrafo(moxa(pontos, redacao), criterio(redacao)),
    ),
    2500,
  );
}

function principio({ facts, escolha }: Redacao): string {
  // "tonificar o Qi de Pulmão e Baço: a Terra gera o Metal": the part before the colon.
  const [primeiro] = facts.analise.padroes.flatMap(
    ({ id }) => obterTratamento(id)?.principio.replace(/:.*$/, '') ?? [],
  );
  if (!primeiro) return 'Sem um padrão que se destaque, o plano reúne pontos de apoio, com estímulo leve';
  return escolha('principio', [
    `Pela hipótese principal, o princípio de tratamento é ${primeiro}`,
    `O que se busca, se a hipótese principal se confirmar, é ${primeiro}`,
  ]);
}

/** What of the complaint no hypothesis explains is treated as such, and the plan says so. Each point names what it is for. */
function aoLadoDaHipotese({ facts }: Redacao, pontos: readonly PontoPrescrito[]): string {
  const { achados, padroes } = facts.analise;
  return padroes.length > 0 &&
    pontos.some(({ padraoId }) => padraoId === daQueixa) &&
    queixasForaDoAlcance(achados, padroes).length > 0
    ? 'Nenhuma hipótese explica toda a queixa: ao lado dos pontos da hipótese há os que tratam o que falta, no lugar e à distância'
    : '';
}

function emDuasSessoes({ escolha }: Redacao, { posicoes = [] }: Protocolo): string {
  const [a, b] = posicoes;
  if (!a || !b) return '';
  return escolha('duas-sessoes', [
    `Como nem todos se alcançam numa só posição, alternam-se duas seleções: a A em ${a.posicao}, a B em ${b.posicao}`,
    `São duas seleções que se alternam, cada uma completa em si: a A em ${a.posicao} e a B em ${b.posicao}`,
  ]);
}

/** At most two pairs, each point once. */
function pares(pontos: readonly PontoPrescrito[], { escolha }: Redacao): string[] {
  const porCodigo = new Map(pontos.map((ponto) => [ponto.codigo, ponto]));
  const usados = new Set<string>();
  const frases: string[] = [];
  for (const combinacao of combinacoes) {
    const { codigos, efeito } = combinacao;
    const membros = codigos.flatMap((codigo) => (usados.has(codigo) ? [] : (porCodigo.get(codigo) ?? [])));
    if (frases.length === 2 || membros.length < codigos.length || !temSessaoComum(membros)) continue;
    const tecnicas = membros.map(({ tecnica }) => tecnica);
    if (!combinaComTecnica(combinacao, tecnicas)) continue;
    for (const { codigo } of membros) usados.add(codigo);
    const nomes = listar(membros.map(nomear));
    frases.push(escolha('par', [`${nomes}, juntos, ${efeito}`, `Combinados, ${nomes} ${efeito}`]));
  }
  return frases;
}

/** Points work together only when they are needled together. */
function temSessaoComum(membros: readonly PontoPrescrito[]): boolean {
  return sessoesDePontos.some((sessao) => membros.every((ponto) => sessoesDoPonto(ponto).includes(sessao)));
}

/** The code of Yintang is its name, so the name is not repeated in brackets. */
function nomear({ codigo, pinyin }: PontoPrescrito): string {
  return codigo.toLowerCase() === pinyin.toLowerCase() ? codigo : `${codigo} (${pinyin})`;
}

/** Heat or Cold is given as the reason only if something told or seen is a sign of it. */
function moxa(pontos: readonly PontoPrescrito[], { facts }: Redacao): string {
  const codigos = pontos.filter((ponto) => ponto.moxa).map(({ codigo }) => codigo);
  const { frioCalor } = facts.analise.principios;
  if (codigos.length === 0) {
    return `Não se propõe moxa: ${porqueSemMoxa(facts)}`;
  }
  const ditos = `${listar(codigos.slice(0, 4))}${codigos.length > 4 ? ', entre outros da tabela' : ''}`;
  return frioCalor < -15 && contaFrio(facts.analise.achados)
    ? `Como há sinal de Frio, a moxa tem lugar em ${ditos}`
    : `A moxa, a critério de quem atende, cabe em ${ditos}`;
}

/** The one reason that holds; a caution is named only where a rule of safety forbids moxa. */
export function porqueSemMoxa({ analise, dados }: Pick<Redacao['facts'], 'analise' | 'dados'>): string {
  const tem = (sinais: ReadonlySet<string>) =>
    analise.achados.some((achado) => achado.presente && achado.forca > 0 && sinais.has(sinalDoAchado(achado) ?? ''));
  const proibida = regrasAtivas(todasAsRegras, { dados, achados: analise.achados }, null).some(
    ({ efeito }) => efeito.semMoxa === true,
  );
  if (proibida) return 'uma cautela da parte Segurança a deixa de fora';
  if (analise.principios.frioCalor > 15 && temSinal(analise, 'calor') && !desmenteCalor(analise.achados))
    return 'há sinal de Calor';
  if (tem(aliviadoPeloFrio)) return 'a queixa melhora com gelo ou frio';
  if (tem(pioradoPeloCalor)) return 'o calor piora a queixa';
  if (dados.idade < idadeAdulta && tem(sinaisDoNarizEPeito)) return 'a fumaça irrita nariz e peito';
  // Cold that was told asks for it, and the plan would belie the intake with "nothing".
  return contaFrio(analise.achados) ? 'os pontos escolhidos não a pedem' : 'nada no quadro a pede';
}

const aliviadoPeloFrio: ReadonlySet<string> = new Set<SinalId>(['melhora_frio']);
const pioradoPeloCalor: ReadonlySet<string> = new Set<SinalId>(['piora_calor']);

/** Cold that was felt or told; a pale tongue or a stiff joint alone is none. */
const frioContado: ReadonlySet<string> = new Set<SinalId>([
  'intolerancia_frio',
  'membros_frios',
  'lombar_joelhos_frios',
  'abdome_frio',
  'piora_frio',
  'dor_contraida_frio',
  'prefere_quentes',
  'melhora_bebida_quente',
  'calafrios',
  'exposicao_frio',
]);

function contaFrio(achados: readonly Achado[]): boolean {
  return achados.some((achado) => achado.presente && achado.forca > 0 && frioContado.has(sinalDoAchado(achado) ?? ''));
}

function criterio({ escolha }: Redacao): string {
  return escolha('criterio', [
    'Localização, profundidade e intensidade se ajustam ao que a palpação mostrar',
    'O que se encontrar ao toque pode mudar ponto e estímulo',
  ]);
}
