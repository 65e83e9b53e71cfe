import type { Orgao } from '@meridia/shared/relatorio.ts';
import { nomesOrgaos } from './nomes.ts';
import { limitar, paragrafo } from './portugues.ts';
import type { Redacao } from './redacao.ts';

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

/** The most involved organ with its function, and the next one. The bars beside the text show all. */
export function escreverZangFu({ facts, escolha }: Redacao): string {
  const ordem = facts.analise.zangFu
    .filter(({ envolvimento }) => envolvimento > 0)
    .sort((a, b) => b.envolvimento - a.envolvimento);
  const centrais = ordem.filter(({ envolvimento }) => envolvimento >= relevante).slice(0, 2);
  const [central, segundo] = centrais;
  if (!central) {
    return paragrafo(
      escolha('sem-orgao', [
        'Nenhum órgão se destaca com clareza nos sinais informados',
        'Os sinais informados se espalham entre os órgãos',
      ]),
    );
  }
  const primeiro = `${nomesOrgaos[central.orgao].comArtigo}, que ${funcoes[central.orgao]}`;
  return limitar(
    paragrafo(
      escolha('orgao-central', [
        `O órgão que mais aparece é ${primeiro}`,
        `No centro da leitura está ${primeiro}`,
        `A leitura se concentra n${primeiro}`,
      ]),
      segundo ? `Depois vem ${nomesOrgaos[segundo.orgao].comArtigo}` : '',
    ),
    2500,
  );
}
