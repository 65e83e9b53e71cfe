import { describe, expect, it } from 'vitest';
import { buildAnamnese } from '../../../tests/support/anamnese.ts';
import { isOnlyAnswering, listPerguntas } from './rules.ts';

const listEmAberto = (...report: Parameters<typeof listPerguntas>) => listPerguntas(...report).emAberto;
const json = (notes: unknown) => JSON.stringify(notes);
const asked = { epilepsia: 'nao', cancer: 'nao', anticoagulante: 'nao' } as const;

describe('the open questions of a report', () => {
  it('are those about safety that nobody answered, whatever the report is', () => {
    const dados = buildAnamnese({ epilepsia: 'sim' });
    for (const diagnostico of [null, '', 'x', '[]', '{"seguranca":1}', json({ seguranca: [{ regra: 'outra' }] })]) {
      expect(listEmAberto(dados, diagnostico)).toEqual(['anticoagulante', 'cancer']);
    }
  });

  it.each([
    ['gestacao_nao_perguntada', null, ['gestante']],
    ['gestacao_possivel', 'desconheco', ['gestante']],
    ['gestacao_possivel', 'nao', []],
    ['outra', null, []],
  ] as const)('name a pregnancy with the rule %s and the answer %s: %j', (regra, gestante, expected) => {
    const dados = buildAnamnese({ ...asked, gestante });
    expect(listEmAberto(dados, json({ seguranca: [{ regra }] }))).toEqual(expected);
  });

  it('leave out what is not asked of this client, and what was told in another place', () => {
    const analise = (...sinais: string[]) => ({
      padroes: [],
      achados: sinais.map((sinal) => ({
        id: `${sinal}@queixaPrincipal`,
        label: sinal,
        fonte: 'anamnese.queixaPrincipal',
        valor: '',
        forca: 1,
        presente: true,
      })),
    });
    const ele = buildAnamnese({ ...asked, sexo: 'masculino', cicloRegular: null, fluxo: null, gestante: null });
    const ela = buildAnamnese({ ...asked });
    expect(listEmAberto(ele, json({ analise: analise() }))).not.toContain('dorMenstrual');
    expect(listEmAberto(ela, json({ analise: analise() }))).toContain('dorMenstrual');
    expect(listEmAberto(ela, json({ analise: analise() }))).toContain('sintomasSono');
    expect(listEmAberto(ela, json({ analise: analise('insonia') }))).not.toContain('sintomasSono');
  });

  it('are also those of its hypotheses, each once, with the unanswered questions of the intake that ask for the same', () => {
    const perguntado = (...decidirias: string[]) => {
      const padroes = decidirias.map((decidiria) => ({ decidiria }));
      return listPerguntas(
        buildAnamnese({ ...asked, evacuacao: null, urina: 'Clara.', pulso: [], linguaDesc: [] }),
        json({ analise: { achados: [], padroes } }),
      );
    };
    const intestino = 'O intestino muda com a tensão? Pulso em corda confirma.';
    expect(perguntado(intestino, intestino, 'O que decidiria já foi respondido.')).toEqual({
      emAberto: ['evacuacao'],
      aDecidir: ['O intestino muda com a tensão?'],
    });
    // Only the first three are told in full.
    expect(perguntado('', '', '', intestino)).toEqual({ emAberto: [], aDecidir: [] });
    expect(perguntado('A visão embaça?')).toEqual({ emAberto: [], aDecidir: ['A visão embaça?'] });
    expect(perguntado('A língua treme?').emAberto).toContain('linguaDesc');
  });
});

describe('a change of the answers', () => {
  const before = buildAnamnese({ gestante: 'desconheco', historicoMedico: null, sintomasPele: [] });
  it.each([
    ['an open text', { historicoMedico: 'Asma.' }, true],
    ['open choices', { sintomasPele: ['Seca'] }, true],
    ["'Não sabe'", { gestante: 'nao' }, true],
    ['nothing', {}, true],
    ['an answer', { idade: 43 }, false],
    ['a list that had a choice', { sintomasGerais: ['cansaço', 'má digestão', 'insônia'] }, false],
    ['an answer that is taken back', { sede: null }, false],
    ['an open text and an answer', { historicoMedico: 'Asma.', idade: 43 }, false],
  ] as const)('to %s only answers what was open: %s', (_what, change, expected) => {
    const after = buildAnamnese({ ...before, ...JSON.parse(JSON.stringify(change)) });
    expect(isOnlyAnswering(before, after)).toBe(expected);
  });
});
