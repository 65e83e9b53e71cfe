import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { PadraoResultado } from '@meridia/shared/relatorio.ts';
import { evidenciaDoPadrao } from './evidencia.ts';
import type { FatosRelatorio } from './fatos.ts';
import { nomesElementos, padraoComArtigo } from './nomes.ts';
import { contrair, type Escolha, limitar, listar, paragrafo } from './portugues.ts';

/** The report's first lines: the hypothesis, why, how sure, and what carries it. */
export function escreverSintese(facts: FatosRelatorio, escolha: Escolha): string {
  const [principal, segundo] = facts.analise.padroes;
  const quem = chamarCliente(facts.dados);
  if (!principal) {
    return paragrafo(
      `As respostas e as observações ${quem.de} ainda não desenham um padrão energético com segurança`,
      'Vale completar a anamnese, conferir pulso e língua pessoalmente e só então definir a conduta',
    );
  }
  const { respostas, exame } = evidenciaDoPadrao(facts.analise, principal);
  const sinais = listar([...respostas.slice(0, exame.length > 0 ? 2 : 3), ...exame.slice(0, 1)]);
  const confianca = descreverConfianca(principal.confianca);
  const abertura = escolha('sintese', [
    `O conjunto de sinais ${quem.de} aponta para ${padraoComArtigo(principal.nome)}, com confiança ${confianca}`,
    `${quem.em} a avaliação energética tem como hipótese principal ${padraoComArtigo(principal.nome)}, com confiança ${confianca}`,
    `A leitura energética ${quem.de} se organiza em torno ${contrair('de', padraoComArtigo(principal.nome))}, com confiança ${confianca}`,
  ]);
  return limitar(
    paragrafo(
      abertura,
      sinais === '' ? '' : sustentacao(sinais, escolha),
      segundo ? relacionar(principal, segundo) : '',
      explicarRelacao(facts),
      principal.confianca < 0.5 ? 'É uma leitura ainda aberta, que pede confirmação antes de definir a conduta' : '',
    ),
    900,
  );
}

/** How the text names the client: the first name when it is one, a neutral noun otherwise; both with the age between commas. */
export function chamarCliente(dados: DadosAnamnese): { de: string; em: string } {
  const primeiro = dados.nomeCliente.trim().split(/\s+/)[0] ?? '';
  const nome = /^\p{Lu}[\p{L}’'-]{1,30}$/u.test(primeiro) ? primeiro : substantivo(dados.sexo);
  const idade = dados.idade === 0 ? 'com menos de 1 ano' : dados.idade === 1 ? '1 ano' : `${dados.idade} anos`;
  return { de: `${contrair('de', nome)}, ${idade},`, em: `${contrair('em', nome)}, ${idade},` };
}

function substantivo(sexo: DadosAnamnese['sexo']): string {
  if (sexo === 'outro') return 'a pessoa atendida';
  return sexo === 'feminino' ? 'a cliente' : 'o cliente';
}

export function descreverConfianca(confianca: number): 'alta' | 'moderada' | 'baixa' {
  if (confianca >= 0.7) return 'alta';
  return confianca >= 0.45 ? 'moderada' : 'baixa';
}

function sustentacao(sinais: string, escolha: Escolha): string {
  return escolha('sustentacao', [
    `Sustentam essa leitura sinais como ${sinais}`,
    `Os sinais que mais pesam são ${sinais}`,
    `Chega-se a ela por sinais como ${sinais}`,
  ]);
}

function relacionar(principal: PadraoResultado, segundo: PadraoResultado): string {
  if (principal.natureza === segundo.natureza) {
    return `Logo ao lado aparece ${padraoComArtigo(segundo.nome)}, que divide parte dos mesmos sinais`;
  }
  const [raiz, manifestacao] = principal.natureza === 'raiz' ? [principal, segundo] : [segundo, principal];
  return `A raiz do quadro parece ser ${padraoComArtigo(raiz.nome)}; o que mais aparece no dia a dia é ${padraoComArtigo(manifestacao.nome)}`;
}

/** The sheng/ke relation in one sentence of our own. */
export function explicarRelacao({ analise }: FatosRelatorio): string {
  const { tipo, de, para } = analise.relacaoElementos;
  const origem = nomesElementos[de].comArtigo;
  const destino = nomesElementos[para].comArtigo;
  switch (tipo) {
    case 'sheng':
      return `Pelo ciclo de geração (Sheng), o desequilíbrio ${contrair('de', origem)} passa ${contrair('a', destino)}`;
    case 'ke':
      return `Pelo ciclo de controle (Ke), ${origem} pesa sobre ${destino}`;
    case 'cheng':
      return `${origem} domina ${destino} além da conta (ciclo Cheng)`;
    case 'wu':
      return `${origem} se volta contra ${destino}, que deveria controlá-${origem.startsWith('a ') ? 'la' : 'lo'} (ciclo Wu)`;
    case 'equilibrio':
      return 'Entre os cinco elementos, nenhuma relação se destaca como causa do quadro';
  }
}
