import { describeConfianca } from '@meridia/shared/confianca.ts';
import type { PadraoResultado } from '@meridia/shared/relatorio.ts';
import { evidenciaDoPadrao } from './evidencia.ts';
import { padraoComArtigo } from './nomes.ts';
import { temasPorPerguntar } from './perguntas.ts';
import { contrair, limitar, listar, paragrafo } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { listarRotulos } from './rotulos.ts';

/** The beginning of the report: the hypothesis, its confidence, what weighs most, and the second hypothesis. */
export function escreverSintese(redacao: Redacao): string {
  const { facts, escolha } = redacao;
  const [principal, segundo] = facts.analise.padroes;
  if (!principal) return semHipotese(redacao);
  const { palavra } = describeConfianca(principal.confianca);
  return limitar(
    paragrafo(
      abertura(principal, redacao),
      sustentacao(principal, redacao),
      segundo ? `A seguir vem ${padraoComArtigo(segundo.nome)}` : '',
      palavra === 'baixa'
        ? escolha('ressalva', [
            'É uma pergunta a conferir, e não ainda uma resposta',
            'É uma leitura aberta, a confirmar antes da conduta',
          ])
        : '',
    ),
    900,
  );
}

function semHipotese({ facts, pessoa, memoria, escolha }: Redacao): string {
  const presentes = facts.analise.achados.filter(({ presente }) => presente).map(({ id }) => id);
  const ditos = listarRotulos(memoria.nomear(presentes, 4));
  const faltam = temasPorPerguntar(facts.analise.achados, facts.dados);
  return paragrafo(
    `As respostas e as observações ${pessoa.de}, ${pessoa.idade}, ainda não desenham um padrão energético com segurança`,
    ditos === '' ? '' : `Até aqui se registrou: ${ditos}`,
    faltam.length === 0 ? '' : `Para formar uma hipótese, falta perguntar ou examinar: ${listar(faltam)}`,
    escolha('sem-hipotese', [
      'Vale completar a anamnese antes de definir a conduta',
      'Antes de definir a conduta, convém perguntar e examinar mais',
    ]),
  );
}

function abertura({ nome, confianca }: PadraoResultado, { pessoa, escolha }: Redacao): string {
  const padrao = padraoComArtigo(nome);
  const medida = describeConfianca(confianca).texto;
  return escolha('sintese', [
    `O conjunto de sinais ${pessoa.de}, ${pessoa.idade}, aponta para ${padrao}: ${medida}`,
    `A leitura energética ${pessoa.de}, ${pessoa.idade}, tem como hipótese principal ${padrao}: ${medida}`,
    `O que se sabe ${pessoa.de}, ${pessoa.idade}, se explica melhor, por ora, ${contrair('por', padrao)}: ${medida}`,
  ]);
}

function sustentacao(principal: PadraoResultado, { facts, memoria, escolha }: Redacao): string {
  const { aFavor } = evidenciaDoPadrao(facts.analise, principal);
  const ditos = listarRotulos(memoria.nomear(aFavor, 3));
  if (ditos === '') return aFavor.length > 0 ? 'Ela se apoia no que se viu ao exame, descrito adiante' : '';
  return escolha('sustentacao', [`O que mais pesa: ${ditos}`, `Em primeiro plano: ${ditos}`]);
}
