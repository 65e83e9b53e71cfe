import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { diagnosticar } from '../diagnosticar.ts';

function pontosDe(dados: Partial<DadosAnamnese>) {
  const { analise, protocolo } = diagnosticar({ ...anamneseVazia, ...dados }, [], 'completo');
  if (!protocolo) throw new Error('A complete report has a protocol.');
  return { pontos: protocolo.pontos, primeiro: analise.padroes[0]?.id, orientacoes: protocolo.orientacoes };
}

const daFace = (codigo: string) => obterPonto(codigo)?.regiao === 'face' || codigo === 'TA17';

describe('a complaint of one side of the face', () => {
  it.each([
    ['Paralisia de Bell D há 10 dias, boca torta. Olho D não fecha.', 'direito'],
    ['Paralisia facial à esquerda há três semanas, olho não fecha.', 'esquerdo'],
    ['Paralisia facial periférica do lado direito há 2 meses, sobrou fraqueza para franzir a testa.', 'direito'],
    ['Rosto torto para a direita, paralisia de Bell do lado esquerdo depois de vento frio.', 'esquerdo'],
    ['Acordei com o rosto torto. Paralisia de Bell. A sobrancelha esquerda não levanta.', 'esquerdo'],
    ['Neuralgia do trigêmeo à direita, choque na bochecha ao mastigar.', 'direito'],
  ] as const)('has all its local points there: %s', (queixaPrincipal, lado) => {
    const locais = pontosDe({ queixaPrincipal }).pontos.filter(({ codigo }) => daFace(codigo));
    expect(locais.length).toBeGreaterThanOrEqual(3);
    expect(locais.map((ponto) => ponto.lado)).toEqual(locais.map(() => lado));
  });

  it('takes its side from what the therapist saw, where the client tells none', () => {
    const { pontos } = pontosDe({ queixaPrincipal: 'Paralisia de Bell há um mês', faceObservacao: 'lagoftalmo E' });
    expect(pontos.filter(({ codigo }) => daFace(codigo)).every(({ lado }) => lado === 'esquerdo')).toBe(true);
  });

  it('has the command point of the face, and is Wind in its channels and not in the skin', () => {
    const { pontos, primeiro } = pontosDe({
      queixaPrincipal: 'Paralisia de Bell do lado direito, acordei com a boca torta depois de dormir no vento.',
      inicioQueixa: 'recente',
      fatoresAgravantes: ['Frio'],
      pulso: ['Superficial'],
    });
    expect(primeiro).toBe('vento_face');
    expect(pontos.map(({ codigo }) => codigo)).toEqual(expect.arrayContaining(['IG4', 'TA17', 'E4', 'VB14']));
  });

  it('keeps the ear that somebody has got used to out of the session', () => {
    const queixaPrincipal =
      'Paralisia de Bell à esquerda há duas semanas, e o zumbido no ouvido direito é antigo, já me acostumei.';
    expect(pontosDe({ queixaPrincipal }).pontos.map(({ codigo }) => codigo)).not.toContain('ID19');
  });
});

describe('the channel of a pain that runs down one leg', () => {
  it('is needled on its side, whatever the back may ask for', () => {
    const { pontos } = pontosDe({ queixaPrincipal: 'Dor lombar que desce pela perna E até o pé, há 3 semanas.' });
    const daPerna = pontos.filter(({ codigo }) => ['B40', 'B60', 'VB30', 'B54'].includes(codigo));
    expect(daPerna.length).toBeGreaterThanOrEqual(3);
    expect(daPerna.every(({ lado }) => lado === 'esquerdo')).toBe(true);
  });

  it('runs on from the neck into the arm', () => {
    const { pontos } = pontosDe({ queixaPrincipal: 'Cervicobraquialgia E há 2 meses, dor desce pelo braço, formiga.' });
    const locais = pontos.filter(({ metodo }) => metodo.startsWith('ponto local'));
    expect(locais.length).toBeGreaterThanOrEqual(3);
    expect(locais.every(({ lado }) => lado === 'esquerdo')).toBe(true);
  });
});

describe('a sign that is no complaint', () => {
  const doIntestino = /intestino/;

  it.each([
    ['dry stools every day', { evacuacao: '1x ao dia, um pouco ressecada' }],
    ['dry stools that are ticked', { evacuacao: 'todo dia, em bolinhas', sintomasDigestivos: ['Fezes secas'] }],
    ['a tick that the text contradicts', { evacuacao: 'pastosa, 3x ao dia', sintomasDigestivos: ['Constipação'] }],
    ['two ticks that contradict each other', { sintomasDigestivos: ['Constipação', 'Diarreia'] }],
    ['stools that are soft now and then', { evacuacao: 'às vezes mole' }],
  ] satisfies [string, Partial<DadosAnamnese>][])('gets no point: %s', (_, resto) => {
    const { pontos } = pontosDe({ queixaPrincipal: 'Enxaqueca do lado direito e zumbido', ...resto });
    expect(pontos.map(({ metodo }) => metodo).join('; ')).not.toMatch(doIntestino);
  });

  it('gets one where it was told as a complaint, or beyond doubt', () => {
    const preso = { sintomasDigestivos: ['Constipação' as const], evacuacao: 'a cada 4 dias, com esforço' };
    const { pontos } = pontosDe({ queixaPrincipal: 'Enxaqueca do lado direito', ...preso });
    expect(pontos.map(({ metodo }) => metodo).join('; ')).toMatch(doIntestino);
  });

  it('of tiredness tonifies nothing in full Fire', () => {
    const { pontos } = pontosDe({
      queixaPrincipal: 'Psoríase e azia, muito cansado.',
      sintomasGerais: ['cansaço', 'irritabilidade'],
      sintomasDigestivos: ['Azia/Refluxo', 'Empachamento'],
      linguaDesc: ['Vermelha', 'Saburra amarela', 'Saburra espessa'],
      linguaDetalhes: ['Bordas vermelhas'],
      pulso: ['Em corda', 'Rápido', 'Cheio'],
      apetite: 'aumentado',
      sede: 'bebidas_frias',
    });
    expect(pontos.filter(({ tecnica }) => tecnica === 'tonificar').map(({ codigo }) => codigo)).toEqual([]);
    expect(pontos.map(({ codigo }) => codigo)).not.toContain('VC6');
  });
});

describe('every told complaint', () => {
  it.each([
    ['Rinite com nariz entupido e chiado no peito. Também faz xixi na cama.', 8, [/rinite|nariz/, /xixi|Rim|origem/]],
    ['Psoríase nos cotovelos, e gastrite que queima em jejum.', 39, [/psoríase/, /gastrite/]],
    [
      'Dor de cabeça na nuca, zumbido, insônia, prisão de ventre e inchaço nas pernas.',
      48,
      [/nuca/, /zumbido/, /sono/, /intestino/, /inchaço/],
    ],
    [
      'Joelho esquerdo dolorido; tristeza desde o luto da mãe; azia à noite.',
      59,
      [/joelho/, /tristeza|luto/, /azia|Estômago/],
    ],
    ['Dor nas costas e tosse seca há dois meses, e palpitação à noite.', 55, [/costas/, /tosse/, /palpita/]],
  ] as const)('has a point of its own: %s', (queixaPrincipal, idade, esperados) => {
    const metodos = pontosDe({ queixaPrincipal, idade }).pontos.map(({ metodo }) => metodo);
    for (const esperado of esperados) expect(metodos.some((metodo) => esperado.test(metodo))).toBe(true);
  });

  it('so has a sleep that three answers tell, in an old man with four others', () => {
    const { pontos } = pontosDe({
      idade: 81,
      sexo: 'masculino',
      queixaPrincipal:
        'Os joelhos doem, o esquerdo é o pior. De noite acordo às 3 e fico de olho aberto, levanto 4 vezes para urinar, e o ouvido tem um zumbido de cigarra.',
      sintomasGerais: ['insônia', 'tristeza'],
      sintomasSono: ['Despertares noturnos'],
      qualidadeSono: 'ruim',
    });
    const codigos = pontos.map(({ codigo }) => codigo);
    expect(codigos.some((codigo) => ['C7', 'Anmian', 'Yintang', 'Sishencong'].includes(codigo))).toBe(true);
    expect(codigos.some((codigo) => ['Xiyan', 'VB34', 'Heding', 'BP9'].includes(codigo))).toBe(true);
  });
});

describe('advice', () => {
  it('sends no mother of a newborn out of her bed, and lets her sleep with the child', () => {
    const { orientacoes } = pontosDe({
      idade: 29,
      queixaPrincipal: 'Não durmo, choro à toa e o leite está secando.',
      historicoMedico: 'Cesárea há 5 semanas',
      sintomasGerais: ['insônia'],
    });
    const textos = orientacoes.map(({ texto }) => texto).join(' ');
    expect(textos).not.toContain('saia da cama');
    expect(textos).toContain('Durma quando o bebê dormir');
  });

  it('has an exercise for the knee, also where it hurts much, and none for the elbow', () => {
    const joelho = pontosDe({ idade: 70, queixaPrincipal: 'Dor no joelho direito, artrose', intensidadeDor: 8 });
    expect(joelho.orientacoes.map(({ id }) => id)).toContain('esticar_joelho');
    const cotovelo = pontosDe({ idade: 70, queixaPrincipal: 'Dor no cotovelo direito', intensidadeDor: 8 });
    expect(cotovelo.orientacoes.map(({ id }) => id)).not.toContain('esticar_joelho');
  });

  it('sends the cat out of the room of a child with rhinitis, and names no animal to others', () => {
    const comGato = { queixaPrincipal: 'Rinite e chiado no peito', historicoMedico: 'dois gatos dormem na cama dela' };
    expect(pontosDe({ idade: 8, ...comGato }).orientacoes.map(({ id }) => id)).toContain('bicho_fora_do_quarto');
    const semGato = pontosDe({ idade: 8, queixaPrincipal: 'Rinite e chiado no peito' });
    expect(semGato.orientacoes.map(({ id }) => id)).not.toContain('bicho_fora_do_quarto');
    const nunca = pontosDe({ idade: 8, queixaPrincipal: 'Rinite e chiado no peito. Não temos gato nem cachorro.' });
    expect(nunca.orientacoes.map(({ id }) => id)).not.toContain('bicho_fora_do_quarto');
  });
});
