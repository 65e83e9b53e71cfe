import { type Elemento, elementos, type Substancia, substancias } from '@meridia/shared/relatorio.ts';
import { rotulosDe } from './evidencia.ts';
import type { FatosRelatorio } from './fatos.ts';
import { nomesElementos, nomesOrgaos, nomesSubstancias, padraoComArtigo } from './nomes.ts';
import { contrair, type Escolha, limitar, listar, paragrafo, porExtenso, texto } from './portugues.ts';
import { explicarRelacao } from './sintese.ts';

/** Below this share of 100 an element or organ is only background. */
const relevante = 30;

export function escreverElementos(facts: FatosRelatorio, escolha: Escolha): string {
  const { analise } = facts;
  const ordem = [...elementos].sort((a, b) => analise.elementos[b].pontuacao - analise.elementos[a].pontuacao);
  const exigidos = ordem.filter((elemento) => analise.elementos[elemento].pontuacao >= relevante).slice(0, 2);
  const calmo = ordem.at(-1) ?? 'metal';
  if (exigidos.length === 0) {
    return paragrafo(
      'Os cinco elementos aparecem próximos entre si, sem um desequilíbrio que se destaque',
      analise.relacaoElementos.explicacao,
    );
  }
  const nomes = listar(exigidos.map((elemento) => nomesElementos[elemento].comArtigo));
  const abertura =
    exigidos.length === 1
      ? `${nomes} é o elemento mais exigido neste momento, enquanto ${nomesElementos[calmo].comArtigo} segue mais preservado`
      : escolha('elementos', [
          `${nomes} são os elementos mais exigidos neste momento; ${nomesElementos[calmo].comArtigo}, em contraste, mostra poucos sinais`,
          `Entre os cinco elementos, ${nomes} concentram os sinais, e ${nomesElementos[calmo].comArtigo} aparece em segundo plano`,
        ]);
  const relacao = paragrafo(analise.relacaoElementos.explicacao.trim() || explicarRelacao(facts));
  const ditos = new Set<string>();
  return limitar(
    texto(
      paragrafo(abertura),
      relacao,
      ...exigidos.map((elemento, index) => descreverElemento(facts, elemento, ditos, index, escolha)),
    ),
    2500,
  );
}

export function escreverSindromes(facts: FatosRelatorio): string {
  const { padroes } = facts.analise;
  if (padroes.length === 0) {
    return texto(paragrafo('Os sinais reunidos até aqui não formam uma síndrome definida'), descreverPrincipios(facts));
  }
  const raizes = padroes.filter(({ natureza }) => natureza === 'raiz').map(({ nome }) => padraoComArtigo(nome));
  const ramos = padroes.filter(({ natureza }) => natureza === 'manifestacao').map(({ nome }) => padraoComArtigo(nome));
  const quantas = padroes.length === 1 ? 'uma hipótese' : `${porExtenso(padroes.length, 'a')} hipóteses`;
  const combinacao =
    raizes.length > 0 && ramos.length > 0
      ? `O quadro combina ${quantas}: na raiz, ${listar(raizes)}; na superfície, ${listar(ramos)}`
      : `O quadro reúne ${quantas}: ${listar([...raizes, ...ramos])}`;
  const conduta =
    raizes.length > 0 && ramos.length > 0
      ? 'Na prática, convém aliviar primeiro o que mais incomoda e, em paralelo, cuidar do terreno que o sustenta'
      : raizes.length > 0
        ? 'Todas pertencem à raiz (ben): o cuidado tende a ser mais longo e constante do que intenso'
        : 'Todas são manifestações (biao): convém procurar, ao longo das sessões, a raiz que as sustenta';
  return limitar(
    texto(
      paragrafo(combinacao, padroes.length > 1 ? conduta : ''),
      descreverPrincipios(facts),
      paragrafo(
        'São síndromes energéticas da medicina chinesa, a confirmar pelo profissional com o pulso e a palpação',
      ),
    ),
    3000,
  );
}

export function escreverZangFu(facts: FatosRelatorio, escolha: Escolha): string {
  const { analise } = facts;
  const ordem = [...analise.zangFu].sort((a, b) => b.envolvimento - a.envolvimento);
  const centrais = ordem.filter(({ envolvimento }) => envolvimento >= relevante).slice(0, 3);
  if (centrais.length === 0) return paragrafo('Nenhum órgão se destaca com clareza nos sinais informados');
  const discretos = ordem
    .filter(({ envolvimento }) => envolvimento > 0)
    .slice(centrais.length, centrais.length + 3)
    .map(({ orgao }) => nomesOrgaos[orgao].comArtigo);
  const ditos = new Set<string>();
  const frases = centrais.map(({ orgao, achados }, index) => {
    const sinais = listar(rotulosDe(analise, achados, 4, ditos));
    const { comArtigo } = nomesOrgaos[orgao];
    if (sinais === '') return `${comArtigo} acompanha o conjunto, pelos mesmos sinais`;
    if (index === 0) {
      return escolha('zangfu', [
        `${comArtigo} está no centro do quadro, com ${sinais}`,
        `É ${comArtigo} que mais aparece, por sinais como ${sinais}`,
      ]);
    }
    return index === 1
      ? `Em seguida vem ${comArtigo}, a que se ligam sinais como ${sinais}`
      : `${comArtigo} completa o conjunto, com ${sinais}`;
  });
  const fundo =
    discretos.length === 0
      ? ''
      : `${listar(discretos)} ${discretos.length === 1 ? 'aparece' : 'aparecem'} com menor peso e ${discretos.length === 1 ? 'pode' : 'podem'} ser apenas ${discretos.length === 1 ? 'acompanhado' : 'acompanhados'}`;
  return limitar(paragrafo(...frases, fundo), 2500);
}

export function escreverSubstancias(facts: FatosRelatorio): string {
  const { analise } = facts;
  const alteradas = substancias.filter((id) => analise.substancias[id].estado !== 'equilibrado');
  const equilibradas = substancias.filter((id) => analise.substancias[id].estado === 'equilibrado');
  const ditos = new Set<string>();
  const frases = [...alteradas]
    .sort((a, b) => analise.substancias[b].grau - analise.substancias[a].grau)
    .map((id, index) => descreverSubstancia(facts, id, ditos, index));
  const nomes = listar(equilibradas.map((id) => nomesSubstancias[id].comArtigo));
  const resto =
    equilibradas.length === 0
      ? ''
      : alteradas.length === 0
        ? 'Qi, Xue, Yin, Yang e Jin Ye aparecem em equilíbrio nos sinais informados'
        : `${nomes} não ${equilibradas.length === 1 && equilibradas[0] !== 'jin_ye' ? 'mostra' : 'mostram'} desvio claro`;
  return limitar(paragrafo(...frases, resto), 2500);
}

function descreverElemento(
  { analise }: FatosRelatorio,
  elemento: Elemento,
  ditos: Set<string>,
  index: number,
  escolha: Escolha,
): string {
  const { comArtigo, rege } = nomesElementos[elemento];
  const ele = comArtigo.startsWith('a ') ? 'ela' : 'ele';
  const sinais = listar(rotulosDe(analise, analise.elementos[elemento].achados, 4, ditos));
  if (sinais === '') return paragrafo(`${comArtigo}, que rege ${rege}, participa pelos mesmos sinais`);
  return paragrafo(
    escolha(
      'elemento',
      [
        `${comArtigo} rege ${rege}; aqui ${ele} fala por meio de sinais como ${sinais}`,
        `${contrair('a', comArtigo)} se ligam sinais como ${sinais}, no campo do que ${ele} rege: ${rege}`,
      ],
      index,
    ),
  );
}

function descreverSubstancia({ analise }: FatosRelatorio, id: Substancia, ditos: Set<string>, index: number): string {
  const { estado, grau, achados } = analise.substancias[id];
  const { comArtigo, plural, explicacao } = nomesSubstancias[id];
  const intensidade = grau >= 66 ? 'acentuada' : grau >= 33 ? 'moderada' : 'leve';
  const desvio =
    estado === 'deficiente' ? `deficiência ${intensidade}` : `${excesso(intensidade)} (${formasDeExcesso[id]})`;
  const sinais = listar(rotulosDe(analise, achados, 3, ditos));
  const quem = `${comArtigo}, ${explicacao},`;
  // Three substances in a row would read like a form if each sentence were built alike.
  switch (index % 3) {
    case 0:
      return `${quem} ${plural ? 'mostram' : 'mostra'} ${desvio}${sinais === '' ? '' : `, visível em sinais como ${sinais}`}`;
    case 1:
      return `Há também ${desvio} ${contrair('de', comArtigo)}, ${explicacao}${sinais === '' ? '' : `: apontam para isso sinais como ${sinais}`}`;
    default:
      return `${quem} ${plural ? 'têm' : 'tem'} ${desvio}${sinais === '' ? '' : `, a que se ligam sinais como ${sinais}`}`;
  }
}

/** Excess means something else for each substance. */
const formasDeExcesso: Record<Substancia, string> = {
  qi: 'estagnação ou contrafluxo',
  xue: 'estase ou Calor',
  yin: 'Frio interno',
  yang: 'Calor',
  jin_ye: 'acúmulo de Umidade ou Fleuma',
};

function excesso(intensidade: 'acentuada' | 'moderada' | 'leve'): string {
  return `excesso ${intensidade === 'acentuada' ? 'acentuado' : intensidade === 'moderada' ? 'moderado' : 'leve'}`;
}

function descreverPrincipios({ analise }: FatosRelatorio): string {
  const { yinYang, interiorExterior, frioCalor, deficienciaExcesso } = analise.principios;
  const eixos = [
    eixo(interiorExterior, 'Interior', 'Exterior'),
    eixo(frioCalor, 'Frio', 'Calor'),
    eixo(deficienciaExcesso, 'Deficiência', 'Excesso'),
    eixo(yinYang, 'Yin', 'Yang'),
  ];
  const claros = eixos.flatMap(({ tendencia }) => (tendencia ? [tendencia] : []));
  const neutros = eixos.flatMap(({ tendencia, par }) => (tendencia ? [] : [par]));
  if (claros.length === 0)
    return paragrafo('Pelos oito princípios, nenhum dos quatro eixos pende com clareza para um lado');
  return paragrafo(
    `Pelos oito princípios, o quadro mostra ${listar(claros)}`,
    neutros.length === 0 ? '' : `Entre ${neutros.join(', e entre ')}, não há predomínio claro`,
  );
}

function eixo(valor: number, negativo: string, positivo: string): { tendencia: string | null; par: string } {
  const lado = valor < 0 ? negativo : positivo;
  const par = `${negativo} e ${positivo}`;
  const forca = Math.abs(valor);
  if (forca < 15) return { tendencia: null, par };
  if (forca < 40) return { tendencia: `discreta tendência a ${lado}`, par };
  return { tendencia: `${forca < 70 ? 'predomínio' : 'claro predomínio'} de ${lado}`, par };
}
