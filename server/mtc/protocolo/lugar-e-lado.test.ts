import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { diagnosticar } from '../diagnosticar.ts';

function protocoloDe(dados: Partial<DadosAnamnese>) {
  const { protocolo } = diagnosticar({ ...anamneseVazia, ...dados }, [], 'completo');
  if (!protocolo) throw new Error('A complete report has a protocol.');
  return protocolo;
}

const codigosDe = (dados: Partial<DadosAnamnese>) => protocoloDe(dados).pontos.map(({ codigo }) => codigo);
const locaisDe = (queixaPrincipal: string) =>
  protocoloDe({ queixaPrincipal }).pontos.filter(({ metodo }) => metodo.includes('ponto local'));

describe('a complaint is treated where it is, and on its side', () => {
  it.each([
    'Dor epic. medial E há 4m, insid. Piora: pegada fechada, flex punho c/ resist.',
    'Dor na parte de dentro do cotovelo esquerdo, piora ao fletir o punho contra resistência.',
    'Dor no epicôndilo medial E há 4m. Piora: flexão de punho contra resistência.',
  ])('with points of the inner elbow, and none of wrist or belly: "%s"', (queixaPrincipal) => {
    const codigos = codigosDe({ idade: 29, queixaPrincipal });
    expect(codigos).toEqual(expect.arrayContaining(['C3', 'ID8']));
    expect(codigos.filter((codigo) => /^(TA4|IG5|ID5|VC3|F5)$/.test(codigo))).toEqual([]);
  });

  it.each([
    ['Meu ombro. Foi o direito. Não ponho a mão nas costas, capsulite.', 'direito'],
    ['Dor no ombro D ao erguer o braço', 'direito'],
    ['Dor no epicôndilo medial E há 4m', 'esquerdo'],
    ['Dor no joelho à E ao subir escada', 'esquerdo'],
  ])('with local points on that side alone: "%s"', (queixaPrincipal, lado) => {
    const locais = locaisDe(queixaPrincipal);
    expect(locais.length).toBeGreaterThan(1);
    expect(new Set(locais.map((ponto) => ponto.lado))).toEqual(new Set([lado]));
  });

  it('with no point of the low back for a pain that goes round the chest', () => {
    const codigos = codigosDe({ queixaPrincipal: 'Dor na costela do lado direito, da costa até embaixo do peito' });
    expect(codigos.filter((codigo) => /^(B23|B25|B40|Yaotongdian)$/.test(codigo))).toEqual([]);
    expect(codigos.some((codigo) => /^(F14|VB24|TA6|VB34)$/.test(codigo))).toBe(true);
  });
});
