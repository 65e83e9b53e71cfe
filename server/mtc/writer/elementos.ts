import { type Elemento, elementos, type Orgao } from '@meridia/shared/relatorio.ts';
import { falaDe } from './evidencia.ts';
import { nomesElementos } from './nomes.ts';
import { contrair, limitar, listar, paragrafo, texto } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { explicarRelacao } from './relacoes.ts';
import { concordar, listarRotulos, listarRotulosCom, oRotulo, rotuloDe } from './rotulos.ts';

/** An element with a smaller share of 100 is only background. */
const relevante = 30;

/** Which elements are strained, how they act on each other, and which signs show it. */
export function escreverElementos(redacao: Redacao): string {
  const { analise } = redacao.facts;
  const ordem = [...elementos].sort((a, b) => analise.elementos[b].pontuacao - analise.elementos[a].pontuacao);
  const exigidos = ordem.filter((elemento) => analise.elementos[elemento].pontuacao >= relevante).slice(0, 2);
  const [primeiro] = exigidos;
  if (!primeiro) {
    return redacao.escolha('elementos-calmos', [
      'Os cinco elementos aparecem próximos entre si, sem um desequilíbrio que se destaque.',
      'Nenhum dos cinco elementos se destaca: os sinais informados se distribuem com pouco peso entre eles.',
    ]);
  }
  return limitar(
    texto(
      paragrafo(abertura(exigidos, ordem.at(-1) ?? primeiro, redacao), relacao(redacao)),
      paragrafo(...exigidos.map((elemento) => descrever(elemento, redacao))),
    ),
    2500,
  );
}

function abertura(exigidos: readonly Elemento[], calmo: Elemento, { facts, pessoa, escolha }: Redacao): string {
  const nomes = listar(exigidos.map((elemento) => nomesElementos[elemento].comArtigo));
  const calmoNome = nomesElementos[calmo].comArtigo;
  if (exigidos.length === 1) {
    return escolha('um-elemento', [
      `${nomes} é o elemento mais exigido ${pessoa.em} neste momento, enquanto ${calmoNome} segue mais preservado`,
      `Dos cinco elementos, ${nomes} concentra quase tudo o que foi dito; ${calmoNome} fica em silêncio`,
      `O quadro se concentra ${contrair('em', nomes)}, com pouca participação dos demais`,
    ]);
  }
  const [a = calmo, b = calmo] = exigidos;
  const distancia = facts.analise.elementos[a].pontuacao - facts.analise.elementos[b].pontuacao;
  if (distancia > 20) {
    return escolha('elemento-e-outro', [
      `${nomesElementos[a].comArtigo} fala mais alto, e ${nomesElementos[b].comArtigo} responde em segundo plano; ${calmoNome} mostra poucos sinais`,
      `Dos cinco elementos, o mais exigido é ${nomesElementos[a].comArtigo}, seguido de longe ${contrair('por', nomesElementos[b].comArtigo)}`,
      `O peso maior recai sobre ${nomesElementos[a].comArtigo}; ${nomesElementos[b].comArtigo} participa, e ${calmoNome} quase não aparece`,
    ]);
  }
  return escolha('elementos', [
    `${nomes} são os elementos mais exigidos ${pessoa.em} neste momento; ${calmoNome}, em contraste, mostra poucos sinais`,
    `Entre os cinco elementos, ${nomes} concentram os sinais, e ${calmoNome} aparece em segundo plano`,
    `${nomes} dividem o quadro quase por igual, enquanto ${calmoNome} se mantém à parte`,
  ]);
}

/** The relation of the two, and this person's signs on both ends of it. */
function relacao({ facts, memoria, escolha }: Redacao): string {
  const { relacaoElementos: dada, elementos: pontuados } = facts.analise;
  const explicada = explicarRelacao(dada);
  if (dada.tipo === 'equilibrio') return explicada;
  const [causa] = memoria.nomear(proprios(pontuados[dada.de].achados, dada.de), 1);
  const [efeito] = memoria.nomear(proprios(pontuados[dada.para].achados, dada.para), 1);
  if (!causa || !efeito || rotuloDe(causa) === rotuloDe(efeito)) return explicada;
  const origem = nomesElementos[dada.de];
  const destino = nomesElementos[dada.para];
  return paragrafo(
    explicada,
    escolha('relacao', [
      `É assim que ${oRotulo(causa)} (${origem.nome}) e ${oRotulo(efeito)} (${destino.nome}) podem pertencer a uma história só`,
      `Nesta avaliação, a ligação se vê entre ${oRotulo(causa)}, de um lado, e ${oRotulo(efeito)}, do outro`,
      `Um exemplo desse laço: ${oRotulo(causa)}, do lado ${contrair('de', origem.comArtigo)}, e ${oRotulo(efeito)}, do lado ${contrair('de', destino.comArtigo)}`,
      `Por isso não surpreende encontrar juntos ${oRotulo(causa)} e ${oRotulo(efeito)}`,
    ]),
  );
}

function descrever(elemento: Elemento, { facts, memoria, escolha }: Redacao): string {
  const { comArtigo, rege } = nomesElementos[elemento];
  const ele = comArtigo.startsWith('a ') ? 'ela' : 'ele';
  const { achados } = facts.analise.elementos[elemento];
  const seus = proprios(achados, elemento);
  const ditos = memoria.nomear(seus.length > 0 ? seus : achados, 3);
  if (ditos.length === 0) return `${comArtigo}, que rege ${rege}, participa pelos mesmos sinais`;
  return escolha('elemento', [
    `${comArtigo} rege ${rege}; aqui ${ele} se manifesta ${listarRotulosCom('por', ditos)}`,
    `${contrair('a', comArtigo)} cabem ${rege}, e é nesse campo que se ${concordar(ditos, 'encontra', 'encontram')} ${listarRotulos(ditos)}`,
    `${rege} dependem ${contrair('de', comArtigo)}: é o que ${concordar(ditos, 'conta', 'contam')} ${listarRotulos(ditos)}`,
  ]);
}

/** Of the findings of an element, those that speak of its own organs. */
function proprios(achadoIds: readonly string[], elemento: Elemento): string[] {
  return achadoIds.filter((id) => orgaosDe[elemento].some((orgao) => falaDe(id, orgao)));
}

const orgaosDe: Record<Elemento, readonly Orgao[]> = {
  madeira: ['figado', 'vesicula_biliar'],
  fogo: ['coracao', 'intestino_delgado', 'pericardio', 'triplo_aquecedor'],
  terra: ['baco', 'estomago'],
  metal: ['pulmao', 'intestino_grosso'],
  agua: ['rim', 'bexiga'],
};
