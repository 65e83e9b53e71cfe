import type { Orgao } from '@meridia/shared/relatorio.ts';
import { falaDe } from './evidencia.ts';
import { nomesOrgaos } from './nomes.ts';
import { contrair, limitar, listar, paragrafo } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { concordar, listarRotulos, listarRotulosCom } from './rotulos.ts';

/** An organ with a smaller share of 100 is only background. */
const relevante = 30;

/** The healthy function of each organ, as taught (Su Wen 8; Maciocia, The Foundations of Chinese Medicine, ch. 6-18). */
const funcoes: Record<Orgao, string> = {
  figado: 'mantém o Qi em livre fluxo e guarda o Sangue',
  vesicula_biliar: 'guarda a bile e dá firmeza às decisões',
  coracao: 'governa o Sangue e abriga o Shen',
  intestino_delgado: 'separa o puro do impuro',
  pericardio: 'protege o Coração do que o agita',
  triplo_aquecedor: 'distribui Qi e líquidos pelos três aquecedores',
  baco: 'transforma o alimento em Qi e Sangue e move os líquidos',
  estomago: 'recebe o alimento e o faz descer',
  pulmao: 'espalha o Qi, faz descer os líquidos e guarda a superfície',
  intestino_grosso: 'solta o que já não serve',
  rim: 'guarda a Essência e aquece e refresca todos os outros',
  bexiga: 'transforma e elimina os líquidos',
};

export function escreverZangFu(redacao: Redacao): string {
  const { facts, escolha } = redacao;
  const ordem = [...facts.analise.zangFu].sort((a, b) => b.envolvimento - a.envolvimento);
  const centrais = ordem.filter(({ envolvimento }) => envolvimento >= relevante).slice(0, 3);
  if (centrais.length === 0) {
    return paragrafo(
      escolha('sem-orgao', [
        'Nenhum órgão se destaca com clareza nos sinais informados',
        'Os sinais informados se espalham entre os órgãos, sem que um deles se destaque',
      ]),
    );
  }
  const discretos = ordem
    .filter(({ envolvimento }) => envolvimento > 0)
    .slice(centrais.length, centrais.length + 3)
    .map(({ orgao }) => nomesOrgaos[orgao].comArtigo);
  return limitar(
    paragrafo(
      ...centrais.map(({ orgao, achados }, lugar) => descrever(orgao, achados, lugar, redacao)),
      aoFundo(discretos, redacao),
    ),
    2500,
  );
}

function descrever(orgao: Orgao, achados: readonly string[], lugar: number, { memoria, escolha }: Redacao): string {
  const { comArtigo } = nomesOrgaos[orgao];
  const funcao = funcoes[orgao];
  const seus = achados.filter((id) => falaDe(id, orgao));
  const nomeados = memoria.nomear(seus.length > 0 ? seus : achados, lugar === 0 ? 3 : 2);
  if (nomeados.length === 0) {
    return escolha('orgao-sem-sinal', [
      `${comArtigo}, que ${funcao}, acompanha o conjunto, sem sinal próprio`,
      `Já ${comArtigo}, que ${funcao}, participa por sua ligação com os outros`,
    ]);
  }
  const ditos = listarRotulos(nomeados);
  if (lugar === 0) {
    return escolha('orgao-central', [
      `${comArtigo} está no centro do quadro: é quem ${funcao}, e quando falha ${concordar(nomeados, 'surge', 'surgem')} ${ditos}`,
      `O órgão que mais aparece é ${comArtigo}, que ${funcao}; é o que se lê ${listarRotulosCom('em', nomeados)}`,
      `Tudo passa ${contrair('por', comArtigo)}, que ${funcao} e aqui se ressente, como ${concordar(nomeados, 'mostra', 'mostram')} ${ditos}`,
      `Quem mais se ressente é ${comArtigo}: quando não ${funcao.replace(/ e .*$/, '')} como deveria, ${concordar(nomeados, 'aparece', 'aparecem')} ${ditos}`,
    ]);
  }
  if (lugar === 1) {
    return escolha('orgao-segundo', [
      `Em seguida vem ${comArtigo}, que ${funcao}: a isso se ${concordar(nomeados, 'liga', 'ligam')} ${ditos}`,
      `Ao seu lado está ${comArtigo}, que ${funcao}, com ${ditos}`,
      `${contrair('a', comArtigo)}, que ${funcao}, ${concordar(nomeados, 'pertence', 'pertencem')} ${ditos}`,
    ]);
  }
  return escolha('orgao-terceiro', [
    `${comArtigo}, que ${funcao}, completa o conjunto ${listarRotulosCom('por', nomeados)}`,
    `Por fim, ${comArtigo}, que ${funcao}, se mostra ${listarRotulosCom('em', nomeados)}`,
    `Resta ${comArtigo}, que ${funcao}, com ${ditos}`,
  ]);
}

function aoFundo(discretos: readonly string[], { escolha }: Redacao): string {
  const nomes = listar(discretos);
  if (nomes === '') return '';
  const varios = discretos.length > 1;
  return escolha('ao-fundo', [
    `${nomes} ${varios ? 'aparecem' : 'aparece'} com menor peso e ${varios ? 'podem' : 'pode'} esperar`,
    `Com peso menor, ${nomes} ${varios ? 'ficam' : 'fica'} para as próximas sessões`,
    `Ao fundo ${varios ? 'estão' : 'está'} ${nomes}, sem pedir cuidado próprio por ora`,
  ]);
}
