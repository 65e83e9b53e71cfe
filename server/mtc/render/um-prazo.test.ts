import { describe, expect, it } from 'vitest';
import { descreverAbertura } from './descrever-abertura.ts';
import { sampleRelatorio } from './sample-relatorio.ts';

type Nota = (typeof sampleRelatorio.seguranca)[number];

const nota = (regra: string, texto: string, prazo?: Nota['prazo']): Nota => ({
  regra,
  texto,
  gravidade: 'encaminhar',
  removidos: [],
  fonte: 'x',
  ...(prazo && { prazo }),
});

const coracao = nota('coracao', 'Coração: avaliação médica em 24 a 48 horas, antes de tratar.', 'antes');
const intestino = nota('intestino', 'Intestino: investigação médica em até duas semanas.', 'antes');
const zumbido = nota('zumbido', 'Zumbido: otorrino, em até um mês.', 'dias');
const pele = nota('pele', 'Pele: dermatologista nesta semana.', 'dias');
const piora = nota('piora', 'Asma: posto em até um mês; se piorar, médico hoje.', 'dias');
const peito: Nota = { ...nota('peito', 'Peito: SAMU (192) agora.', 'hoje'), agora: true };
const olho = nota('olho', 'Olho: pronto-socorro hoje.', 'hoje');

function primeiraTela(...seguranca: Nota[]): string {
  return descreverAbertura({ ...sampleRelatorio, seguranca })
    .alertas.flatMap(({ titulo, notas }) => [titulo, ...notas.map(({ texto }) => texto)])
    .join('\n');
}

const prazos = /em 24 a 48 horas|em um ou dois dias|nesta semana|em até duas semanas|em até um mês/g;

describe('several deadlines', () => {
  it.each<[string, Nota[], string]>([
    ['before treating and in weeks', [coracao, intestino, zumbido], 'em um ou dois dias'],
    ['in days and in a month', [pele, zumbido], 'nesta semana'],
    ['in weeks before treating, and this week beside it', [intestino, pele], 'nesta semana'],
  ])('are one, the first, with a sentence to say: %s', (_, notas, primeiro) => {
    const tela = primeiraTela(...notas);
    expect(tela).toContain(`Um só prazo para tudo: ${primeiro}`);
    expect(tela).toMatch(/Para dizer: “[^”]+”/);
    const ditos = new Set(
      [...tela.matchAll(prazos)].map(([dito]) => dito.replace('em 24 a 48 horas', 'em um ou dois dias')),
    );
    expect([...ditos]).toEqual([primeiro]);
  });

  it('are today or now, and nothing later stands beside', () => {
    expect(primeiraTela(olho, { ...olho, regra: 'outro' }, pele)).toMatch(/Um só prazo para tudo: hoje\./);
    const agora = primeiraTela(olho, peito, coracao, zumbido);
    expect(agora).toMatch(/Um só prazo para tudo: agora, pelo SAMU \(192\)/);
    expect(agora).not.toMatch(prazos);
  });

  it('do not count what holds only if something comes', () => {
    expect(primeiraTela(pele, piora)).toContain('Um só prazo para tudo: nesta semana.');
  });

  it('need no sentence where there is one', () => {
    expect(primeiraTela(zumbido)).not.toContain('Um só prazo');
    expect(primeiraTela(zumbido)).toContain('Avaliação médica em até um mês');
  });
});
