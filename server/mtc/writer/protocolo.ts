import {
  type PadraoResultado,
  type PontoPrescrito,
  type Protocolo,
  sessoesDePontos,
} from '@meridia/shared/relatorio.ts';
import type { Regiao } from '../catalog/pontos/ponto.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { obterTratamento } from '../protocolo/tratamentos.ts';
import { type Combinacao, combinacoes } from './combinacoes.ts';
import { padraoComArtigo } from './nomes.ts';
import { contar, contrair, limitar, listar, minuscula, paragrafo, texto } from './portugues.ts';
import type { Redacao } from './redacao.ts';

/** The reasons of the plan: its aim, why these points stand together, how they are needled and what complements them. */
export function escreverProtocolo(redacao: Redacao, protocolo: Protocolo): string {
  return limitar(
    texto(
      paragrafo(principio(redacao, protocolo), raizERamo(redacao, protocolo), emDuasSessoes(redacao, protocolo)),
      paragrafo(...agrupar(redacao, protocolo.pontos)),
      paragrafo(
        distribuir(redacao, protocolo.pontos),
        tecnica(redacao, protocolo.pontos),
        moxa(redacao, protocolo.pontos),
      ),
      paragrafo(naOrelha(redacao, protocolo), terapias(redacao, protocolo), criterio(redacao)),
    ),
    2500,
  );
}

function principio({ facts, escolha }: Redacao, { pontos }: Protocolo): string {
  const [primeiro, ...outros] = facts.analise.padroes.flatMap(({ id }) =>
    semComentario(obterTratamento(id)?.principio),
  );
  if (!primeiro && pontos.some(({ metodo }) => queixaDe(metodo) !== null)) {
    return escolha('principio-queixa', [
      'Com poucos achados não se trata um padrão: o plano fica nos pontos da própria queixa, no lugar e à distância',
      'Como os achados ainda não mostram um padrão, os pontos são os da queixa, locais e à distância',
    ]);
  }
  if (!primeiro) {
    return escolha('principio-apoio', [
      'Sem um padrão que se destaque, o plano apoia o conjunto com pontos suaves, que servem a quase todas as pessoas',
      'Como nenhum padrão se impôs, a escolha é de pontos de apoio, com estímulo leve',
    ]);
  }
  const intencoes = new Set(partes(primeiro));
  const segundo = outros.find((principio) => partes(principio).some((parte) => !intencoes.has(parte)));
  const depois = segundo ? `; em segundo plano, ${segundo}` : '';
  return escolha('principio', [
    `O princípio de tratamento é ${primeiro}${depois}`,
    `O que se busca é ${primeiro}${depois}`,
    `A intenção do plano se resume em ${primeiro}${depois}`,
    `Tudo se orienta por um propósito: ${primeiro}${depois}`,
  ]);
}

/** "transformar a fleuma e fortalecer o Baço" -> both aims. */
function partes(principio: string): string[] {
  return principio.split(/, | e (?=\p{Ll}+r )/u);
}

/** "tonificar o Qi de Pulmão e Baço: a Terra gera o Metal" -> the part before the colon. */
function semComentario(principio: string | undefined): string[] {
  return principio ? [principio.replace(/:.*$/, '')] : [];
}

/** How many points treat the root and how many treat the branch. */
function raizERamo({ facts, escolha }: Redacao, { pontos, auriculares }: Protocolo): string {
  const natureza = new Map(facts.analise.padroes.map(({ id, natureza: lado }) => [id, lado]));
  const conta = (lado: PadraoResultado['natureza']) =>
    pontos.filter((ponto) => natureza.get(ponto.padraoId) === lado).length;
  const raiz = conta('raiz');
  const ramo = conta('manifestacao');
  const todos = `${contar(pontos.length, 'ponto corporal', 'pontos corporais')} e ${contar(auriculares.length, 'auricular', 'auriculares')}`;
  if (raiz > 0 && ramo > 0) {
    return escolha('raiz-e-ramo-pontos', [
      `Dos ${contar(pontos.length, 'ponto', 'pontos')} do corpo, ${contar(raiz, 'cuida', 'cuidam')} da raiz e ${contar(ramo, 'alivia', 'aliviam')} o que aparece, para que o alívio não dependa só da superfície`,
      `São ${todos}: na raiz trabalha${raiz > 1 ? 'm' : ''} ${contar(raiz, 'deles', 'deles')}, e no ramo, ${contar(ramo, 'outro', 'outros')}`,
      `Os ${todos} se repartem entre raiz (${raiz}) e ramo (${ramo}), porque tratar só um dos dois seria deixar a história pela metade`,
    ]);
  }
  if (raiz > 0) {
    return escolha('pontos-da-raiz', [
      `Os ${todos} se voltam para a raiz, que é de onde os sinais nascem`,
      `São ${todos}, quase todos dedicados à raiz, com estímulo mais constante do que forte`,
      `Para isso se reúnem ${todos}, escolhidos mais para refazer do que para conter`,
    ]);
  }
  if (facts.analise.padroes.length === 0) return '';
  return escolha('pontos-do-ramo', [
    `São ${todos}, voltados para o que mais incomoda agora; a raiz entra quando se mostrar`,
    `Os ${todos} soltam primeiro o que está preso, e por isso pedem reavaliação cedo`,
    `Para isso se reúnem ${todos}, com o alívio em primeiro plano`,
  ]);
}

function emDuasSessoes({ escolha }: Redacao, { posicoes = [] }: Protocolo): string {
  const [a, b] = posicoes;
  if (!a || !b) return '';
  return escolha('duas-sessoes', [
    `Como nem todos se alcançam numa só posição, alternam-se duas seleções: a A em ${a.posicao}, a B em ${b.posicao}`,
    `São duas seleções que se alternam, cada uma completa em si: a A em ${a.posicao} e a B em ${b.posicao}`,
  ]);
}

/** Every point once: first pairs that work together, then points of the complaint, then the other points of each pattern. */
function agrupar(redacao: Redacao, pontos: readonly PontoPrescrito[]): string[] {
  const restantes = new Set(pontos);
  const frases: string[] = [];
  for (const combinacao of combinacoes) {
    if (frases.length === 3) break;
    const membros = combinacao.codigos.flatMap(
      (codigo) => [...restantes].find((ponto) => ponto.codigo === codigo) ?? [],
    );
    if (membros.length < combinacao.codigos.length || !temSessaoComum(membros)) continue;
    for (const ponto of membros) restantes.delete(ponto);
    frases.push(descreverPar(membros, combinacao, redacao));
  }
  const daQueixa = [...restantes].filter(({ metodo }) => queixaDe(metodo) !== null);
  for (const ponto of daQueixa) restantes.delete(ponto);
  return [
    ...frases,
    ...porQueixa(daQueixa, redacao),
    ...redacao.facts.analise.padroes.flatMap((padrao) => porPadrao(padrao, [...restantes], pontos, redacao)),
    ...deApoio([...restantes], redacao),
  ];
}

/** Points work together only when they are needled together. Older protocols are one session. */
function temSessaoComum(membros: readonly PontoPrescrito[]): boolean {
  return sessoesDePontos.some((sessao) => membros.every(({ sessoes }) => (sessoes ?? ['A']).includes(sessao)));
}

function descreverPar(pontos: readonly PontoPrescrito[], { efeito }: Combinacao, { escolha }: Redacao): string {
  const nomes = listar(pontos.map((ponto) => nomear(ponto)));
  return escolha('par', [
    `${nomes} vêm juntos porque ${efeito}`,
    `Os pontos ${nomes} se escolhem pelo que fazem em conjunto: ${efeito}`,
    `Combinados, ${nomes} ${efeito}`,
  ]);
}

function porQueixa(pontos: readonly PontoPrescrito[], { escolha }: Redacao): string[] {
  const queixas = [...new Set(pontos.flatMap(({ metodo }) => queixaDe(metodo) ?? []))];
  return queixas.map((queixa) => {
    const seus = pontos.filter(({ metodo }) => queixaDe(metodo) === queixa);
    const nomes = listar(seus.map((ponto) => nomear(ponto)));
    const varios = seus.length > 1;
    return escolha('queixa', [
      `Para ${queixa}, ${varios ? 'entram' : 'entra'} ${nomes}`,
      `${nomes} ${varios ? 'respondem' : 'responde'} diretamente à queixa de ${queixa}`,
      `Pela queixa de ${queixa} se ${varios ? 'incluem' : 'inclui'} ${nomes}`,
    ]);
  });
}

function porPadrao(
  padrao: PadraoResultado,
  restantes: readonly PontoPrescrito[],
  pontos: readonly PontoPrescrito[],
  { escolha }: Redacao,
): string[] {
  const seus = restantes.filter(({ padraoId, metodo }) => padraoId === padrao.id && !isApoio(metodo));
  const [primeiro, ...outros] = seus;
  if (!primeiro) return [];
  const alvo = padraoComArtigo(padrao.nome);
  const razao = razaoDe(primeiro, pontos);
  const resto = listar(outros.map((ponto) => nomear(ponto)));
  const comResto = resto === '' ? '' : `, e com ele ${resto}`;
  return [
    escolha('do-padrao', [
      `${contrair('a', alvo)} se dirige ${nomear(primeiro, razao)}${comResto}`,
      `${nomear(primeiro, razao)} serve ${contrair('a', alvo)}${resto === '' ? '' : `, ao lado de ${resto}`}`,
      `Por causa ${contrair('de', alvo)} ${resto === '' ? 'está' : 'estão'} aqui ${nomear(primeiro, razao)}${resto === '' ? '' : ` e também ${resto}`}`,
      `Quem trata ${alvo} é ${nomear(primeiro, razao)}${resto === '' ? '' : `, acompanhado de ${resto}`}`,
    ]),
  ];
}

function deApoio(restantes: readonly PontoPrescrito[], { facts, escolha }: Redacao): string[] {
  const dosPadroes = new Set(facts.analise.padroes.map(({ id }) => id));
  const seus = restantes.filter(({ metodo, padraoId }) => isApoio(metodo) || !dosPadroes.has(padraoId));
  if (seus.length === 0) return [];
  const nomes = listar(seus.map((ponto) => nomear(ponto)));
  return [
    escolha('apoio', [
      `${nomes} ${seus.length > 1 ? 'dão' : 'dá'} apoio ao conjunto`,
      `Como apoio geral ${seus.length > 1 ? 'ficam' : 'fica'} ${nomes}`,
      `${nomes} ${seus.length > 1 ? 'completam' : 'completa'} a seleção, com estímulo leve`,
    ]),
  ];
}

/** The reason for this point; '' when the reason names a point outside the plan, because a text never names such a point. */
function razaoDe({ metodo }: PontoPrescrito, pontos: readonly PontoPrescrito[]): string {
  const citados = metodo.match(/\b[A-Z]{1,2}\d{1,2}\b/g) ?? [];
  const todosNoPlano = citados.every((codigo) => pontos.some((ponto) => ponto.codigo === codigo));
  return todosNoPlano ? metodo.replace(/^pela ação do ponto: /, '') : '';
}

/** The code of Yintang is its name, so the name is not repeated in brackets. */
function nomear({ codigo, pinyin }: PontoPrescrito, razao = ''): string {
  const entreParenteses = [codigo.toLowerCase() === pinyin.toLowerCase() ? '' : pinyin, razao].filter(
    (item) => item !== '',
  );
  return entreParenteses.length === 0 ? codigo : `${codigo} (${entreParenteses.join(', ')})`;
}

function queixaDe(metodo: string): string | null {
  return /, para (?<queixa>[^,]+)$/.exec(metodo)?.groups?.queixa ?? null;
}

function isApoio(metodo: string): boolean {
  return metodo.startsWith('apoio geral');
}

type Zona = 'braços' | 'pernas' | 'frente do tronco' | 'costas' | 'cabeça';

function zonaDe(regiao: Regiao): Zona {
  if (regiao === 'braco' || regiao === 'mao') return 'braços';
  if (regiao === 'perna' || regiao === 'pe') return 'pernas';
  if (regiao === 'torax' || regiao === 'abdome') return 'frente do tronco';
  return regiao === 'dorso' || regiao === 'lombar' || regiao === 'sacro' ? 'costas' : 'cabeça';
}

function distribuir({ escolha }: Redacao, pontos: readonly PontoPrescrito[]): string {
  const zonas = new Set(pontos.flatMap(({ codigo }) => obterPonto(codigo) ?? []).map(({ regiao }) => zonaDe(regiao)));
  if (zonas.size < 3) return '';
  const ditas = listar([...zonas]);
  return escolha('distribuir', [
    `A escolha equilibra alto e baixo, frente e costas (${ditas}), para que nenhuma região carregue o estímulo sozinha`,
    `Os pontos se repartem entre ${ditas}, o que permite alternar posições e lados ao longo das sessões`,
    `Com pontos em ${ditas}, o estímulo percorre o corpo em vez de se concentrar em um lugar`,
  ]);
}

const nomesTecnicas = { tonificar: 'tonificação', dispersar: 'dispersão', harmonizar: 'harmonização' } as const;
const participios = { tonificar: 'tonificados', dispersar: 'dispersos', harmonizar: 'harmonizados' } as const;

/** The most frequent technique, and the others as exceptions, instead of one list each. */
function tecnica({ facts, escolha }: Redacao, pontos: readonly PontoPrescrito[]): string {
  const grupos = (['tonificar', 'dispersar', 'harmonizar'] as const)
    .map((nome) => ({ nome, codigos: pontos.filter((ponto) => ponto.tecnica === nome).map(({ codigo }) => codigo) }))
    .filter(({ codigos }) => codigos.length > 0)
    .sort((a, b) => b.codigos.length - a.codigos.length);
  const [maior, ...outros] = grupos;
  if (!maior) return '';
  const resto = outros.map(({ nome, codigos }) => `${nomesTecnicas[nome]} em ${listar(codigos)}`);
  const excecoes = resto.length === 0 ? '' : `; as exceções são ${resto.join(', e ')}`;
  const { deficienciaExcesso } = facts.analise.principios;
  const porque =
    maior.nome === 'tonificar' && deficienciaExcesso < -15
      ? ', porque há mais falta do que excesso'
      : maior.nome === 'dispersar' && deficienciaExcesso > 15
        ? ', porque há mais a soltar do que a repor'
        : maior.nome === 'harmonizar'
          ? ', sem forçar nem para repor nem para soltar'
          : '';
  if (maior.codigos.length * 2 <= pontos.length) {
    const todas = grupos.map(({ nome, codigos }) => `${nomesTecnicas[nome]} em ${listar(codigos)}`);
    return escolha('tecnicas', [
      `As técnicas se dividem: ${todas.join('; ')}`,
      `Nenhuma técnica predomina: ${todas.join('; ')}`,
      `A agulha varia conforme o ponto: ${todas.join('; ')}`,
    ]);
  }
  return escolha('tecnica', [
    `A maior parte dos pontos pede ${nomesTecnicas[maior.nome]}${porque}${excecoes}`,
    `Quanto à técnica, predomina a ${nomesTecnicas[maior.nome]}${porque}${excecoes}`,
    `Em geral os pontos são ${participios[maior.nome]}${porque}${excecoes}`,
  ]);
}

function moxa({ facts, escolha }: Redacao, pontos: readonly PontoPrescrito[]): string {
  const codigos = pontos.filter((ponto) => ponto.moxa).map(({ codigo }) => codigo);
  const { frioCalor } = facts.analise.principios;
  if (codigos.length === 0) {
    if (frioCalor > 15) {
      return escolha('sem-moxa-calor', [
        'Não se propõe moxa, porque o quadro já mostra Calor',
        'A moxa fica de fora: há Calor, e ela o alimentaria',
        'Por haver sinais de Calor, não se propõe moxa aqui',
      ]);
    }
    return escolha('sem-moxa', ['Neste caso não se propõe moxa', 'Para este quadro não se indica moxa']);
  }
  const [primeiros, sobra] = [codigos.slice(0, 4), codigos.length - 4];
  const ditos = listar(primeiros);
  const mais = sobra > 0 ? ', entre outros assinalados na tabela' : '';
  return frioCalor < -15
    ? escolha('moxa-frio', [
        `Como o Frio predomina, a moxa tem lugar em ${ditos}${mais}`,
        `O Frio convida à moxa, sobretudo em ${ditos}${mais}`,
        `A moxa é bem-vinda onde falta calor: ${ditos}${mais}`,
      ])
    : escolha('moxa', [
        `A moxa, quando o profissional a considerar oportuna, cabe em ${ditos}${mais}`,
        `Se houver oportunidade para a moxa, os lugares são ${ditos}${mais}`,
        `Moxa é possível em ${ditos}${mais}, a critério de quem atende`,
      ]);
}

function naOrelha({ escolha }: Redacao, { auriculares }: Protocolo): string {
  const [primeiro, ...outros] = auriculares;
  if (!primeiro) return '';
  const resto = listar(outros.map(({ nome }) => nome));
  const comResto = resto === '' ? '' : `; depois ${outros.length > 1 ? 'vêm' : 'vem'} ${resto}`;
  return escolha('orelha-plano', [
    `Na orelha, pelo mapa da escola chinesa, o primeiro ponto é ${primeiro.nome} (${primeiro.motivo})${comResto}`,
    `A auriculoterapia, no mapa da escola chinesa, começa por ${primeiro.nome} (${primeiro.motivo})${comResto}`,
    `Pela escola chinesa, a orelha recebe antes de tudo ${primeiro.nome} (${primeiro.motivo})${comResto}`,
  ]);
}

function terapias({ escolha }: Redacao, { terapias: escolhidas }: Protocolo): string {
  const nomes = listar(escolhidas.map(({ nome }) => minuscula(nome)));
  if (nomes === '') return '';
  return escolha('terapias', [
    `Complementam o cuidado ${nomes}`,
    `Ao lado das agulhas cabem ${nomes}`,
    `Entre uma sessão e outra, ou junto delas, ajudam ${nomes}`,
  ]);
}

function criterio({ escolha }: Redacao): string {
  return escolha('criterio', [
    'Localização, profundidade e intensidade ficam a critério do profissional, que ajusta tudo ao que encontrar no dia',
    'O que se encontrar ao toque, no dia, pode mudar ponto, profundidade e intensidade',
    'Nada disso substitui o que a palpação disser: ponto e estímulo se ajustam a cada encontro',
    'Quem atende decide profundidade e intensidade, e troca o ponto que naquele dia não responder',
  ]);
}
