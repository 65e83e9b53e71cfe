import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { gerarFicha } from '../../../tests/bench/safety-generator.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import { sinais } from '../catalog/sinais.ts';
import { lerTexto } from '../leitura/ler-texto.ts';
import { obterTratamento } from '../protocolo/tratamentos.ts';
import { escreverRelatorio } from './escrever-relatorio.ts';
import type { FatosRelatorio } from './fatos.ts';
import { rotuloDe } from './rotulos.ts';
import { dadosDa, fatosDe, fotoDaLingua, lerFicha, nomesFichas } from './test-fichas.ts';

/** Characters of running text of the release before, over the same generated intakes. */
const medianaAnterior = 10_793;

const gerados = Array.from({ length: 200 }, (_, numero) =>
  escrito(`gerado ${numero}`, gerarFicha(numero, 0.08).dados, numero),
);
const inventados = nomesFichas.map((nome, lugar) => escrito(nome, dadosDa(nome), lugar));
const todos = [...gerados, ...inventados];

describe('the running text of a report', () => {
  it('is at most half as long as before', () => {
    const mediana = gerados.map(({ draft }) => textoDe(draft).length).sort((a, b) => a - b)[gerados.length / 2] ?? 0;
    expect(mediana, `median of ${mediana} characters, ${medianaAnterior} before`).toBeLessThanOrEqual(
      medianaAnterior / 2,
    );
  });

  it.each(afirmacoes())('states %s only where something told, seen or denied names it', (_, palavra) => {
    const falsas = todos.flatMap(({ nome, facts, draft }) => {
      const dita = palavra.exec(semInterpretacao(draft, facts));
      return dita && !palavra.test(sabido(facts)) ? [`${nome}: ${aoRedor(dita)}`] : [];
    });
    expect(falsas).toEqual([]);
  });

  it.each([
    ['Calor', 'calor'],
    ['Frio', 'frio'],
  ] as const)(
    'speaks of %s only with a sign of it, or in the meaning of a hypothesis with that name',
    (palavra, marca) => {
      const falsas = todos.flatMap(({ nome, facts, draft }) => {
        const dita = new RegExp(`\\b${palavra}\\b`).exec(semInterpretacao(draft, facts));
        const { achados, padroes } = facts.analise;
        const comMarca = achados.some((achado) => {
          const sinal = sinalDoAchado(achado);
          return achado.presente && sinal !== undefined && sinais[sinal].marcas.includes(marca);
        });
        return dita && !comMarca && !padroes.some((padrao) => padrao.nome.includes(palavra))
          ? [`${nome}: ${aoRedor(dita)}`]
          : [];
      });
      expect(falsas).toEqual([]);
    },
  );

  it('tells each sign once', () => {
    const repetidos = todos.flatMap(({ nome, facts, draft }) => {
      // The name of a hypothesis tells no sign, even if it contains the word: "Tristeza e preocupação que lesam o Shen".
      let resto = facts.analise.padroes.reduce(
        (texto, padrao) => texto.replaceAll(new RegExp(escapar(padrao.nome), 'giu'), '#'),
        semPerguntas(textoDe({ ...draft, sintese: semQueixa(draft.sintese) })),
      );
      const rotulos = [...new Set(facts.analise.achados.filter(({ presente }) => presente).map(rotuloDe))];
      return rotulos
        .sort((a, b) => b.length - a.length)
        .flatMap((rotulo) => {
          // "Dor" alone is part of too many other words to be counted.
          if (rotulo === 'dor') return [];
          const partes = resto.split(new RegExp(`(?<!\\p{L})${escapar(rotulo)}(?!\\p{L})`, 'iu'));
          resto = partes.join('#');
          return partes.length > 2 ? [`${nome}: ${rotulo}, ${partes.length - 1} times`] : [];
        });
    });
    expect(repetidos).toEqual([]);
  });

  it('has no sentence in both synthesis and hypotheses, and a single line for each hypothesis after the third', () => {
    for (const { draft } of todos) {
      const daSintese = frasesDe(draft.sintese);
      for (const { texto } of draft.hipoteses)
        expect(frasesDe(texto).filter((frase) => daSintese.includes(frase))).toEqual([]);
      for (const { texto } of draft.hipoteses.slice(3)) expect(frasesDe(texto)).toHaveLength(1);
    }
  });

  it('asks nothing that was told or denied', () => {
    const respondidas = todos.flatMap(({ nome, facts, draft }) => {
      const conhecidos = new Set(facts.analise.achados.map(sinalDoAchado));
      return draft.hipoteses.flatMap(({ texto }) => {
        const pergunta = /A perguntar: (.*)\?/.exec(texto)?.[1] ?? '';
        const perguntados = lerTexto(`${pergunta}.`, null, 1).filter(({ presente }) => presente);
        // "High fever" may be asked where fever is known.
        const gerais = perguntados.flatMap(({ sinal }) => implicacoes[sinal] ?? []);
        return perguntados.flatMap(({ sinal }) =>
          conhecidos.has(sinal) && !gerais.includes(sinal) ? [`${nome}: ${sinal} in ${pergunta}`] : [],
        );
      });
    });
    expect(respondidas).toEqual([]);
  });

  it('gives no medical order', () => {
    for (const { draft } of todos) expect(textoDe(draft)).not.toMatch(/\b(pe[çc]a|solicite|requisite|prescreva)\b/i);
  });

  it('never says that the tongue supports a hypothesis beside a contradiction', () => {
    const comContradicao = todos.filter(({ draft }) => draft.lingua.includes('se contradizem'));
    expect(comContradicao.length).toBeGreaterThan(10);
    for (const { draft } of comContradicao) expect(draft.lingua).not.toMatch(/apoia|combina|confirma|concorda/);
  });
});

it('says little where nothing is known: no principles, no pairs of points and no advice to warm or to cool', () => {
  const facts = fatosDe(lerFicha({ nomeCliente: 'Tiago Sá', idade: 35, sexo: 'masculino', queixaPrincipal: 'soluço' }));
  const draft = escreverRelatorio(facts);
  expect(facts.analise.padroes).toEqual([]);
  expect(draft.sindromes).not.toContain('princípios');
  expect(draft.protocolo).not.toMatch(/juntos|Combinados/);
  expect(facts.protocolo?.orientacoes.map(({ texto }) => texto).join(' ')).not.toMatch(/morno|aquec/);
});

it('gives one meaning of the tongue once', () => {
  const dados = { ...dadosDa('executivo'), linguaDesc: [], linguaObservacao: null };
  const { lingua } = escreverRelatorio(
    fatosDe({ ...dados, linguaDetalhes: ['Arroxeada', 'Veias sublinguais dilatadas'] }),
  );
  expect(lingua.match(/Sangue que circula mal/g)).toHaveLength(1);
});

it('says where what was ticked of the tongue and what was noted differ', () => {
  const dados = { ...dadosDa('executivo'), linguaDesc: ['Úmida' as const], linguaObservacao: 'seca no meio' };
  expect(escreverRelatorio(fatosDe(dados)).lingua).toContain('diferem na umidade');
});

it('names the narrower of two signs that say the same', () => {
  const dados = {
    ...dadosDa('executivo'),
    queixaPrincipal: 'Dor de cabeça na testa, nariz entupido com secreção amarela',
  };
  expect(textoDe(escreverRelatorio(fatosDe(dados)))).toContain('dor de cabeça frontal');
});

describe('the name of the client', () => {
  const sintese = (nomeCliente: string) => escreverRelatorio(fatosDe({ ...dadosDa('lombar'), nomeCliente })).sintese;

  it.each([
    ['Seu José', 'Seu José, 58 anos'],
    ['dona maria das dores', 'Dona Maria, 58 anos'],
    ['SEU ANTÔNIO', 'Seu Antônio, 58 anos'],
    ['Dr. Paulo Henrique Lima', 'Paulo, 58 anos'],
    ['Sra. Lourdes', 'Lourdes, 58 anos'],
    ['profa ana', 'Ana, 58 anos'],
    ['Profª Helena', 'Helena, 58 anos'],
    ['Eng. Sílvio Prates', 'Sílvio, 58 anos'],
    ['joão', 'João, 58 anos'],
    ['MARIA', 'Maria, 58 anos'],
    ['Íris', 'Íris, 58 anos'],
    ['Seu', 'do cliente, 58 anos'],
    ['dr.', 'do cliente, 58 anos'],
    ['Paciente 12', 'do cliente, 58 anos'],
    ['M.J.', 'do cliente, 58 anos'],
    ['123', 'do cliente, 58 anos'],
  ])('%s becomes "%s"', (nome, esperado) => {
    expect(sintese(nome)).toContain(esperado);
    expect(sintese(nome)).not.toMatch(/\b(Em|de|em) (Seu|Dona|Dr|Sra),/);
  });
});

/** Words that say something about the client. The text may use them only for what the client told, denied or showed. */
function afirmacoes(): [string, RegExp][] {
  const raizes =
    'calor frio sede febre suor dor(?!sal) dói gestaç gestante gravidez grávida menstrua cólica rox arroxead vermelh pálid insônia tosse catarro tontura zumbido palpita ansied medo irritab raiva trist diarreia azia náusea vômito coceira sangr inchaço urina fezes lombar joelho cansaço fome apetite espinha rouca';
  return raizes.split(' ').map((raiz) => [raiz, new RegExp(`(?<!\\p{L})${raiz}`, 'u')]);
}

/** The text without names of patterns and aims of treatment, which are interpretation, and without questions. */
function semInterpretacao(draft: RelatorioDraft, { analise }: FatosRelatorio): string {
  const interpretado = analise.padroes.flatMap(({ id, nome }) => [
    nome,
    ...(obterTratamento(id)?.principio.replace(/:.*$/, '') ?? '').split('\n'),
  ]);
  return interpretado
    .filter((trecho) => trecho !== '')
    .sort((a, b) => b.length - a.length)
    .reduce(
      (texto, trecho) => texto.replaceAll(trecho, '#'),
      semPerguntas(textoDe({ ...draft, sintese: semQueixa(draft.sintese) })),
    );
}

/** Without the complaint in the client's words, from which the text that follows takes its signs. */
function semQueixa(sintese: string): string {
  return sintese.replace(/^A queixa [^“]*“[^”]*”( \(tempo: “[^”]*”\))?(\.? Conta ainda: (“[^”]*”(, | e )?)+)?/, '');
}

function semPerguntas(texto: string): string {
  return texto.replace(/(A perguntar: [^?]*|O que perguntar a seguir: [^.]*)\?/g, '');
}

/** A word with some text around it, for the message of a failed test. */
function aoRedor({ input, index }: RegExpExecArray): string {
  return input.slice(Math.max(0, index - 40), index + 40);
}

function sabido({ analise, dados }: FatosRelatorio): string {
  const ditos = analise.achados.flatMap(({ label, valor }) => [label, valor]);
  return [...ditos, dados.linguaObservacao, dados.gestante === 'desconheco' ? 'gestação' : ''].join('\n').toLowerCase();
}

function escrito(nome: string, dados: DadosAnamnese, numero: number) {
  const fotos = numero % 3 === 0 ? [fotoDaLingua('lingua_vermelha', 'lingua_umida', 'saburra_fina')] : [];
  const facts = fatosDe(dados, 'completo', fotos);
  return { nome, facts, draft: escreverRelatorio(facts) };
}

function textoDe({ hipoteses, ...textos }: RelatorioDraft): string {
  return [...Object.values(textos), ...hipoteses.map(({ texto }) => texto)].join('\n');
}

function frasesDe(texto: string): string[] {
  return texto.split(/(?<=[.!?])\s+/).filter((frase) => frase !== '');
}

function escapar(texto: string): string {
  return texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
