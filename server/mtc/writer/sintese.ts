import type { PadraoResultado } from '@meridia/shared/relatorio.ts';
import { compararEvidencia, evidenciaDoPadrao } from './evidencia.ts';
import { padraoComArtigo } from './nomes.ts';
import { temasPorPerguntar } from './perguntas.ts';
import { contrair, limitar, listar, paragrafo } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { resumirRelacao } from './relacoes.ts';
import { concordar, listarRotulos, listarRotulosCom, oRotulo, rotuloDe } from './rotulos.ts';

/** The beginning of the report: the hypothesis, its confidence, its reason, the second hypothesis, and the evidence. */
export function escreverSintese(redacao: Redacao): string {
  const [principal, segundo] = redacao.facts.analise.padroes;
  if (!principal) return semHipotese(redacao);
  return limitar(
    paragrafo(
      abertura(principal, redacao),
      sustentacao(principal, redacao),
      segundo ? relacionar(principal, segundo, redacao) : '',
      relacaoEmUmaFrase(redacao),
      ressalva(principal, redacao),
    ),
    900,
  );
}

export function descreverConfianca(confianca: number): 'alta' | 'moderada' | 'baixa' {
  if (confianca >= 0.7) return 'alta';
  return confianca >= 0.45 ? 'moderada' : 'baixa';
}

function semHipotese({ facts, pessoa, escolha }: Redacao): string {
  const faltam = temasPorPerguntar(facts.analise.achados, facts.dados);
  return paragrafo(
    `As respostas e as observações ${pessoa.de}, ${pessoa.idade}, ainda não desenham um padrão energético com segurança`,
    faltam.length === 0 ? '' : `Para formar uma hipótese, falta perguntar ou examinar: ${listar(faltam)}`,
    escolha('sem-hipotese', [
      'Vale completar a anamnese, conferir pulso e língua pessoalmente e só então definir a conduta',
      'Antes de definir a conduta, convém voltar à anamnese e conferir pulso e língua pessoalmente',
      'O próximo passo é ouvir mais e tomar o pulso, antes de qualquer conduta',
    ]),
  );
}

function abertura({ nome, confianca }: PadraoResultado, { pessoa, escolha }: Redacao): string {
  const padrao = padraoComArtigo(nome);
  const medida = `confiança ${descreverConfianca(confianca)}`;
  return escolha('sintese', [
    `O conjunto de sinais ${pessoa.de}, ${pessoa.idade}, aponta para ${padrao}, com ${medida}`,
    `${pessoa.em}, ${pessoa.idade}, a leitura energética tem como hipótese principal ${padrao} (${medida})`,
    `A leitura energética ${pessoa.de}, ${pessoa.idade}, se organiza em torno ${contrair('de', padrao)}, com ${medida}`,
    `O que ${pessoa.quem}, ${pessoa.idade}, conta e mostra se explica melhor, por ora, ${contrair('por', padrao)} (${medida})`,
    `Com ${medida}, o quadro ${pessoa.de}, ${pessoa.idade}, se lê como ${nome}`,
  ]);
}

function sustentacao(principal: PadraoResultado, { facts, memoria, escolha }: Redacao): string {
  const { respostas, exame } = evidenciaDoPadrao(facts.analise, principal);
  const contadas = memoria.nomearFortes(respostas, exame.length > 0 ? 2 : 3);
  const todos = [...contadas, ...memoria.nomearFortes(exame, 1)];
  const motivo = memoria.comPorque(todos, principal.orgaos);
  if (!motivo) {
    return todos.length === 0
      ? ''
      : escolha('sustentacao-sem-porque', [
          `Sustentam essa leitura sinais como ${listar(todos.map(rotuloDe))}`,
          `Chega-se a ela ${listarRotulosCom('por', todos)}`,
          `O que mais pesa são sinais como ${listar(todos.map(rotuloDe))}`,
        ]);
  }
  const porque = memoria.porque(motivo);
  const outros = todos.filter((achado) => achado !== motivo);
  if (outros.length === 0) return `O sinal decisivo é este: ${rotuloDe(motivo)}, porque ${porque}`;
  return escolha('sustentacao', [
    `${concordar([motivo], 'Pesa', 'Pesam')} sobretudo ${oRotulo(motivo)}, porque ${porque}; na mesma direção ${concordar(outros, 'vai', 'vão')} ${listarRotulos(outros)}`,
    `Chega-se a ela ${listarRotulosCom('por', todos)}: no primeiro plano ${concordar([motivo], 'está', 'estão')} ${oRotulo(motivo)}, porque ${porque}`,
    `O fio condutor ${concordar([motivo], 'é', 'são')} ${oRotulo(motivo)}, já que ${porque}; ${concordar(outros, 'soma-se', 'somam-se')} ${listarRotulos(outros)}`,
    `Quem conduz a essa leitura ${concordar([motivo], 'é', 'são')} ${oRotulo(motivo)}, pois ${porque}; ${listarRotulos(outros)} ${concordar(outros, 'completa', 'completam')} o argumento`,
  ]);
}

function relacionar(principal: PadraoResultado, segundo: PadraoResultado, { escolha }: Redacao): string {
  const outro = padraoComArtigo(segundo.nome);
  if (principal.natureza !== segundo.natureza) {
    const [raiz, ramo] = principal.natureza === 'raiz' ? [principal, segundo] : [segundo, principal];
    return escolha('raiz-e-ramo', [
      `A raiz parece ser ${padraoComArtigo(raiz.nome)}; o que mais aparece no dia a dia é ${padraoComArtigo(ramo.nome)}`,
      `Por baixo está ${padraoComArtigo(raiz.nome)}, e é ${padraoComArtigo(ramo.nome)} que se faz notar primeiro`,
      `${padraoComArtigo(ramo.nome)} é o que incomoda; ${padraoComArtigo(raiz.nome)} é o terreno em que isso se instalou`,
    ]);
  }
  const { comuns, proprios } = compararEvidencia(segundo, principal);
  const motivo =
    comuns.length > proprios.length
      ? 'divide com ela a maior parte dos sinais e tem poucos que sejam só seus'
      : 'explica sinais que a primeira deixa de fora, mas menos deles';
  return escolha('segunda', [
    `Em segundo lugar fica ${outro}, que ${motivo}`,
    `A concorrente mais próxima é ${outro}: ${motivo}`,
    `Logo atrás vem ${outro}, porque ${motivo}`,
  ]);
}

function relacaoEmUmaFrase({ facts, escolha }: Redacao): string {
  const resumo = resumirRelacao(facts.analise.relacaoElementos);
  if (resumo === '') return '';
  return escolha('relacao-resumo', [
    `Na linguagem dos cinco elementos, ${resumo}`,
    `Pelos cinco elementos, ${resumo}`,
    `Visto pelos cinco elementos, o quadro diz que ${resumo}`,
  ]);
}

function ressalva({ confianca }: PadraoResultado, { escolha }: Redacao): string {
  if (confianca >= 0.5) return '';
  return escolha('ressalva', [
    'É uma leitura ainda aberta, que pede confirmação antes de definir a conduta',
    'Convém tratá-la como pergunta, e não como resposta, até conferir o pulso',
    'Antes de agir a partir dela, vale conferir o que falta perguntar',
  ]);
}
