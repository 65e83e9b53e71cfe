import { questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type RelatorioDraft, relatorioDraftSchema } from '@meridia/shared/relatorio.ts';
import { describe, expect, it } from 'vitest';
import { conferirRelatorio } from '../safety/conferir-relatorio.ts';
import { escreverRelatorio } from './escrever-relatorio.ts';
import type { FatosRelatorio } from './fatos.ts';
import { dadosDa, fatosDe, fotoDaLingua, lerFicha, nomesFichas } from './test-fichas.ts';

const queixas = [
  'Dor de cabeça',
  'Cansaço e falta de ar ao subir escadas, suor sem esforço',
  'Insônia com palpitações e memória fraca',
  'Dor lombar e joelhos fracos há anos, zumbido',
  'Azia, arrotos e barriga estufada',
  'Cólica menstrual com coágulos escuros',
  'Tosse seca e garganta seca',
  'Coceira na pele com placas que mudam de lugar',
  'Acompanhamento',
];

const escritos = nomesFichas.map((nome) => ({ nome, facts: fatosDe(dadosDa(nome)) }));
const sorteados = sortear(200);

describe('escreverRelatorio', () => {
  it('gives the same report for the same facts', () => {
    for (const { facts } of escritos)
      expect(escreverRelatorio(structuredClone(facts))).toEqual(escreverRelatorio(facts));
  });

  it('says no sentence twice in one report', () => {
    for (const { nome, facts } of [...escritos, ...sorteados.slice(0, 60)]) {
      const frases = frasesDe(escreverRelatorio(facts));
      const repetidas = frases.filter((frase, index) => frases.indexOf(frase) !== index);
      expect({ nome, repetidas }).toEqual({ nome, repetidas: [] });
    }
  });

  it('shares less than 35 % of its sentences between any two people', () => {
    const frases = escritos.map(({ facts }) => new Set(frasesDe(escreverRelatorio(facts))));
    const partes = frases.flatMap((a, index) =>
      frases.slice(index + 1).map((b) => [...a].filter((frase) => b.has(frase)).length / Math.min(a.size, b.size)),
    );
    expect(Math.max(...partes)).toBeLessThan(0.35);
  });

  it('keeps to the lengths of a draft, without broken sentences, for 200 random people and both kinds of report', () => {
    for (const { nome, facts } of sorteados) {
      const draft = escreverRelatorio(facts);
      expect(relatorioDraftSchema.safeParse(draft).error).toBeUndefined();
      const costura = seams.exec(textoDe(draft));
      expect({
        nome,
        costura: costura && textoDe(draft).slice(Math.max(0, costura.index - 60), costura.index + 40),
      }).toEqual({
        nome,
        costura: null,
      });
    }
  });

  it('writes nothing that the safety rules would remove', () => {
    for (const { nome, facts } of [...escritos, ...sorteados.slice(0, 120)]) {
      const textos = escreverRelatorio(facts);
      expect({ nome, textos: conferirRelatorio({ ...facts, textos }).textos }).toEqual({ nome, textos });
    }
  });

  it('leaves treatments out of a diagnosis report', () => {
    const draft = escreverRelatorio(fatosDe(dadosDa('tpm'), 'diagnostico'));
    expect([draft.protocolo, draft.orientacoes, draft.sessoes, draft.prognostico]).toEqual(['', '', '', '']);
  });

  it('tells of the first hypothesis what its name means, and what speaks against it or that nothing does where nothing does', () => {
    for (const { facts } of escritos) {
      const [primeira] = escreverRelatorio(facts).hipoteses;
      expect(primeira?.texto).toMatch(/tradição|medicina chinesa/);
    }
    // What is only unusual in a pattern is told neither as a contradiction nor as none.
    const textos = escritos.map(({ facts }) => escreverRelatorio(facts).hipoteses[0]?.texto ?? '');
    expect(textos.some((texto) => /[Cc]ontra ela|combina com ela/.test(texto))).toBe(true);
    expect(textos.some((texto) => texto.includes('a contradiz'))).toBe(true);
  });

  it('never argues for a pattern with an organ of another pattern', () => {
    const dor = 'Estufamento com arrotos frequentes e pouco apetite há anos';
    const ficha = {
      nomeCliente: 'Gilberto Nunes',
      idade: 52,
      queixaPrincipal: dor,
      historicoMedico: 'Pulso em corda.',
    };
    const facts = fatosDe(lerFicha({ ...ficha, sexo: 'masculino', inicioQueixa: 'anos' }));
    const [principal] = facts.analise.padroes;
    expect(principal?.orgaos).not.toContain('figado');
    const { sintese, hipoteses } = escreverRelatorio(facts);
    expect(`${sintese} ${hipoteses[0]?.texto}`).toContain('pulso em corda');
    expect(`${sintese} ${hipoteses[0]?.texto}`).not.toContain('a corda no pulso é a do Fígado tenso');
  });

  it('tells what the second hypothesis adds to the first, or that it adds nothing', () => {
    const segundas = nomesFichas.map((nome) => escreverRelatorio(fatosDe(dadosDa(nome))).hipoteses[1]?.texto ?? '');
    for (const segunda of segundas.filter((texto) => texto !== ''))
      expect(segunda).toMatch(
        /A favor dela: |apoia-se em|a primeira também explica|apoiam a primeira|com a primeira|nas evidências/,
      );
  });

  it('speaks of a denied sign as absent', () => {
    const facts = fatosDe(dadosDa('tpm'));
    const [padrao] = facts.analise.padroes;
    facts.analise.achados.push({ ...negado, id: 'calor_interno@sintomasTermicos' });
    padrao?.contra.push({ achadoId: 'calor_interno@sintomasTermicos', peso: 9 });
    expect(escreverRelatorio(facts).hipoteses[0]?.texto).toContain('Contra ela: sem sensação de calor interno');
  });

  it('tells both sides where photo and therapist disagree, and follows the therapist', () => {
    const foto = fotoDaLingua('lingua_vermelha', 'lingua_umida', 'saburra_fina');
    const { lingua } = escreverRelatorio(
      fatosDe({ ...dadosDa('tpm'), linguaDesc: ['Pálida', 'Seca'] }, 'completo', [foto]),
    );
    expect(lingua.match(/contradi/g)).toHaveLength(1);
    expect(lingua).toMatch(/a foto mostra corpo vermelho, você descreveu corpo pálido \(pouca chegada de Qi/);
    expect(lingua).toMatch(/a foto mostra superfície úmida, você descreveu superfície seca/);
    expect(lingua).toContain('vale o que você viu');
    expect(lingua).not.toMatch(/tradição, Calor|apoia|combina|confirma/);
  });

  it('names a contradiction between the photo and the words of the note as well', () => {
    const foto = fotoDaLingua('lingua_vermelha');
    const dados = { ...dadosDa('tpm'), linguaDesc: [], linguaObservacao: 'língua pálida' };
    const { lingua } = escreverRelatorio(fatosDe(dados, 'completo', [foto]));
    expect(lingua).toMatch(/a foto mostra corpo vermelho, você descreveu outra coisa.*“língua pálida”/);
    expect(lingua).not.toMatch(/apoia|combina/);
  });

  it('says that a poor photo allows only an approximate reading', () => {
    const foto = fotoDaLingua('lingua_vermelha');
    foto.observacoes.qualidade = { veredito: 'ruim', problemas: [{ problema: 'escura', conselho: '' }] };
    expect(escreverRelatorio(fatosDe(dadosDa('tpm'), 'completo', [foto])).lingua).toContain(
      'Como a imagem está escura, a leitura da foto é aproximada',
    );
  });

  it('never repeats free text, except short plain notes', () => {
    const linguaObservacao = 'veja https://exemplo.com <b>agora</b>';
    expect(textoDe(escreverRelatorio(fatosDe({ ...dadosDa('tpm'), linguaObservacao })))).not.toContain('exemplo.com');
  });

  it('names the client by a noun of the right gender when the field holds no name', () => {
    const quem = (sexo: 'feminino' | 'masculino' | 'outro') =>
      textoDe(escreverRelatorio(fatosDe({ ...dadosDa('executivo'), nomeCliente: '123', sexo })));
    expect(quem('masculino')).toMatch(/\b(o|do|no|pelo) cliente\b/i);
    expect(quem('masculino')).not.toMatch(/\b(a|da|na) cliente\b|pessoa atendida/i);
    expect(quem('feminino')).toMatch(/\b(a|da|na) cliente\b/i);
    expect(quem('outro')).toMatch(/pessoa atendida/);
  });

  it('mentions no signs of the menstrual cycle to a man, except in a question', () => {
    for (const nome of ['executivo', 'lombar', 'estudante', 'crianca'] as const)
      for (const frase of frasesDe(escreverRelatorio(fatosDe(dadosDa(nome)))))
        if (!frase.endsWith('?')) expect(frase).not.toMatch(/menstru|mamas|corrimento/);
  });

  it('says so when no pattern stands out', () => {
    const facts = fatosDe(dadosDa('tpm'));
    facts.analise.padroes = [];
    expect(escreverRelatorio(facts).sintese).toContain('ainda não desenham um padrão energético');
  });

  it('with one or two findings names no pattern, promises nothing and says what to ask, without what was told', () => {
    const ficha = {
      nomeCliente: 'Gilberto Nunes',
      idade: 52,
      sexo: 'masculino',
      queixaPrincipal: 'Dor no joelho',
    } as const;
    const facts = fatosDe(lerFicha({ ...ficha, inicioQueixa: 'recente' }));
    expect(facts.analise.padroes).toEqual([]);
    expect(facts.protocolo?.prognostico.nivel).not.toBe('favoravel');
    expect(facts.protocolo?.pontos.some(({ metodo }) => /joelho/.test(metodo))).toBe(true);
    const { sintese } = escreverRelatorio(facts);
    expect(sintese).toContain('o que melhora e o que piora a queixa');
    expect(sintese).toMatch(/falta perguntar ou examinar: .*fezes e urina.*pulso/);
    expect(sintese).not.toContain('ciclo menstrual');
    const comPulso = fatosDe(lerFicha({ ...ficha, historicoMedico: 'Pulso em corda.' }));
    expect(escreverRelatorio(comPulso).sintese).not.toMatch(/falta perguntar ou examinar: .*pulso/);
  });
});

const negado = {
  label: 'sensação de calor interno',
  fonte: 'anamnese.sintomasTermicos',
  valor: 'nega',
  forca: 0.6,
  presente: false,
};

// Broken places that a reader would notice: unjoined prepositions, empty slots, doubled marks, an article without its noun.
const seams =
  /undefined|null|NaN|\[object| {2}| [,;.]|\.\.|,[.,;:]|[:;]\.|\(\)|(?<!\p{L})(de|em|por) (o|a|os|as) \p{Lu}|(?<!\p{L})(o|a|os|as) (o|a|os|as) /u;

function textoDe({ hipoteses, ...textos }: RelatorioDraft): string {
  return [...Object.values(textos), ...hipoteses.map(({ texto }) => texto)].join('\n');
}

function frasesDe(draft: RelatorioDraft): string[] {
  return textoDe(draft)
    .split(/(?<=[.!?])\s+/)
    .filter((frase) => frase !== '');
}

/** People made from random options of the form, the same people in every run. */
function sortear(quantos: number): { nome: string; facts: FatosRelatorio }[] {
  let estado = 20261121;
  const sorte = (menorQue: number) => {
    estado = (Math.imul(estado, 1664525) + 1013904223) >>> 0;
    return Math.floor((estado / 2 ** 32) * menorQue);
  };
  const um = <Item>(lista: readonly Item[]): Item => lista[sorte(lista.length)] as Item;
  const alguns = <Item>(lista: readonly Item[], parte: number) => lista.filter(() => sorte(100) < parte);
  return Array.from({ length: quantos }, (_, index) => {
    const sexo = um(['feminino', 'masculino', 'outro'] as const);
    const dados = lerFicha({
      nomeCliente: um(['Ana Reis', 'joão', 'Íris Vaz', '--', 'Davi']),
      idade: um([0, 1, 7, 15, 28, 39, 47, 63, 88]),
      sexo,
      queixaPrincipal: um(queixas),
      inicioQueixa: um([...questions.inicioQueixa.values, null]),
      sintomasGerais: alguns(questions.sintomasGerais.options, 25),
      sintomasDigestivos: alguns(questions.sintomasDigestivos.options, 25),
      sintomasRespiratorios: alguns(questions.sintomasRespiratorios.options, 15),
      sintomasTermicos: alguns(questions.sintomasTermicos.options, 25),
      sintomasPele: alguns(questions.sintomasPele.options, 15),
      sintomasEmocionais: alguns(questions.sintomasEmocionais.options, 25),
      sintomasSono: alguns(questions.sintomasSono.options, 25),
      linguaDesc: alguns(questions.linguaDesc.options, 25),
      orelhaDesc: um([[], ['Sem alterações'], ['Vermelhidão']]),
      faceDesc: um([[], ['Tensa'], ['Pálida', 'Cansada']]),
      gestante: sexo === 'feminino' ? um(['sim', 'nao', null]) : null,
      marcapasso: um(['sim', 'nao', null]),
      disponibilidadeSessoes: um(['1x_sem', '3x_sem', 'variavel', null]),
    });
    const fotos = index % 3 === 0 ? [fotoDaLingua('lingua_vermelha', 'saburra_espessa', 'lingua_seca')] : [];
    return { nome: `sorteio ${index}`, facts: fatosDe(dados, index % 4 === 0 ? 'diagnostico' : 'completo', fotos) };
  });
}
