import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { lerCampo } from './ler-texto.ts';
import { acharQuemConta } from './quem.ts';

const ficha = (mudancas: Partial<DadosAnamnese>): DadosAnamnese => ({
  ...anamneseVazia,
  nomeCliente: 'Lia Prado',
  idade: 6,
  sexo: 'feminino',
  ...mudancas,
});

function ditos(queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}): Set<string> {
  const { ditos: lidos } = lerCampo(ficha({ queixaPrincipal, ...mudancas }), 'queixaPrincipal');
  return new Set(lidos.flatMap(({ sinal, presente }) => (presente ? [sinal] : [])));
}

const deAdulto = { nomeCliente: 'Rosa Lima', idade: 46 };

describe('who brings a child', () => {
  it.each([
    ['Ela tosse à noite. Eu tenho enxaqueca e não durmo', ['tosse'], ['enxaqueca', 'insonia']],
    ['A Lia tem febre, e eu não durmo de preocupação', ['febre'], ['insonia']],
    ['Sou a mãe da Lia. Ela vomita de manhã. Eu sofro de gastrite', ['vomito'], ['gastrite']],
    ['Minha filha coça os braços. Minha mãe, osteoporose', ['coceira'], ['osteoporose']],
    ['Ela chora, eu faço massagem com a mão quente e passa', [], ['calor_palmas']],
    ['Ela não dorme bem, estou cansada e com dor nas costas', ['insonia'], ['cansaco', 'dor_costas']],
    ['Eu dou dipirona quando ela tem febre', ['febre'], []],
    ['Eu acho que ela tem tosse de alergia', [], ['insonia']],
    ['Quem tem asma sou eu, ela só espirra', [], ['asma']],
    ['O Enzo, filho da vizinha, teve leucemia, e ela tem dor na perna', ['dor_perna'], ['cancer']],
    ['Minha enxaqueca piorou desde que ela nasceu. Ela tosse', ['tosse'], ['enxaqueca']],
    ['Eu tive anemia na gravidez dela. Ela come pouco', ['apetite_baixo'], ['anemia']],
  ] as const)('speaks of herself with "eu": %s', (texto, dela, daMae) => {
    const lidos = ditos(texto);
    for (const sinal of dela) expect(lidos).toContain(sinal);
    for (const sinal of daMae) expect(lidos).not.toContain(sinal);
  });

  it.each([
    ['Tenho dor de barriga depois da escola e fico enjoada', { idade: 12 }, ['dor_abdominal']],
    ['Tosse seca há uma semana e febre', {}, ['tosse', 'febre']],
    [
      'Quem responde é a filha. Meu pai está com tontura. Ele não dorme. Eu tenho asma',
      { idade: 84 },
      ['tontura', 'insonia'],
    ],
  ] as const)('leaves to the client what is hers: %s', (texto, mudancas, dela) => {
    const lidos = ditos(texto, mudancas);
    for (const sinal of dela)
      expect(
        [...lidos].some((lido) => lido.startsWith(sinal)),
        `${sinal}: ${[...lidos].join()}`,
      ).toBe(true);
    expect(lidos).not.toContain('asma');
  });

  it('is heard by the rules of safety, too', () => {
    const relatos = lerRelatos(
      ficha({
        queixaPrincipal: 'Ela tem dor nas pernas.',
        historicoMedico: 'O Enzo, filho da vizinha, teve leucemia. Eu tenho epilepsia.',
      }),
    );
    expect(relatos.certeza('cancer')).toBeNull();
    expect(relatos.certeza('epilepsia')).toBeNull();
  });
});

describe('an adult', () => {
  it.each([
    ['Minha filha tem asma e eu tenho tosse', ['tosse'], ['asma']],
    ['Eu não durmo e ela, minha filha, tem enxaqueca', ['insonia'], ['enxaqueca']],
    ['Eu tenho enxaqueca e não durmo', ['enxaqueca', 'insonia'], []],
    ['Essa dor é outra a mulher tem fibromialgia e falou que é isso que pega no corpo', [], ['fibromialgia']],
    ['A patroa é que é diabética, eu só tenho coceira', ['coceira'], ['diabetes']],
    ['Minha irmã, lúpus. Eu tenho dor de cabeça', ['dor_cabeca'], ['lupus']],
  ] as const)('who says "eu" stays the client: %s', (texto, dela, deOutro) => {
    const lidos = ditos(texto, deAdulto);
    for (const sinal of dela) expect(lidos).toContain(sinal);
    for (const sinal of deOutro) expect(lidos).not.toContain(sinal);
  });

  it('is told of by another only where somebody says so', () => {
    expect(
      acharQuemConta(ficha({ ...deAdulto, queixaPrincipal: 'Ela, a dor, vem de noite. Sou mãe de dois.' })),
    ).toBeNull();
    expect(
      acharQuemConta(ficha({ ...deAdulto, queixaPrincipal: 'Quem escreve é o filho. Ela anda tonta.' })),
    ).not.toBeNull();
    expect(acharQuemConta(ficha({ queixaPrincipal: 'Ela tosse.' }))).toMatchObject({ nome: 'lia', parente: 'filha' });
  });
});
