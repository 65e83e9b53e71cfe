import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { lerTexto } from '../leitura/ler-texto.ts';
import { encontrarQueixas } from './queixas.ts';

const sinaisDe = (texto: string, campo: Parameters<typeof lerTexto>[1] = 'queixaPrincipal') =>
  lerTexto(texto, campo, 1).flatMap(({ sinal, presente }) => (presente ? [sinal] : []));

function protocoloDe(dados: Partial<DadosAnamnese>) {
  const { protocolo } = diagnosticar({ ...anamneseVazia, ...dados }, [], 'completo');
  if (!protocolo) throw new Error('A complete report has a protocol.');
  return protocolo;
}

const queixasDe = (queixaPrincipal: string) => {
  const dados = { ...anamneseVazia, queixaPrincipal };
  return encontrarQueixas(diagnosticar(dados, [], 'diagnostico').analise.achados, dados).map(({ nome }) => nome);
};

describe('an illness that is told is known', () => {
  it.each([
    ['neuralgia_pos_herpetica', 'Neuralgia pós-herpética à direita há 3 meses.'],
    ['neuralgia_pos_herpetica', 'Herpes-zóster em agosto nas costelas, ficou a dor em choque.'],
    ['neuralgia_pos_herpetica', 'Cobreiro em maio do lado esquerdo. Já cicatrizou mas dói.'],
    ['neuralgia_pos_herpetica', 'Tive cobreiro na costela, secou tudo mas ficou a dor'],
    ['neuralgia_pos_herpetica', 'Depois do zóster a dor não passou'],
    ['neuralgia_pos_herpetica', 'Nevralgia herpética no tronco'],
    ['herpes_zoster', 'Cobreiro nas costas desde ontem'],
    ['otite', 'Otite de repetição, quinta otite do ano.'],
    ['otite', 'Infecção de ouvido toda vez que entra na piscina'],
    ['adenoide', 'Ronca, o otorrino quer tirar a adenoide em janeiro'],
    ['adenoide', 'Hipertrofia de adenoide'],
  ] as const)('%s <- %s', (sinal, texto) => {
    expect(sinaisDe(texto)).toContain(sinal);
  });

  it.each([
    ['neuralgia_pos_herpetica', 'Cobreiro em 2012, sarou sem dor'],
    ['herpes_zoster', 'Nega herpes-zóster'],
    ['otite', 'Teve otite na infância, nunca mais'],
    ['otite', 'Sem otite há dois anos'],
    ['adenoide', 'Adenoide operada aos 4'],
  ] as const)('and not where it is over or denied: %s <- %s', (sinal, texto) => {
    expect(sinaisDe(texto, 'historicoMedico')).not.toContain(sinal);
  });

  it('and its wound is closed where it dried up', () => {
    expect(sinaisDe('Cobreiro na costela em agosto, pegou até o peito, secou tudo mas ficou a dor')).not.toContain(
      'pele_lesada',
    );
    expect(sinaisDe('Cobreiro nas costas, as bolhas ainda não secaram')).toContain('pele_lesada');
    expect(sinaisDe('Cobreiro nas costas com bolhas')).toContain('pele_lesada');
  });

  it('and so is its medicine', () => {
    const rotulos = lerTexto('Pregabalina 75 2x, gabapentina à noite', 'medicamentos', 1).map(({ rotulo }) => rotulo);
    expect(rotulos).toContain('uso de pregabalina e gabapentina');
  });

  it.each([
    ['Otite de repetição', 'otite'],
    ['Adenoide grande, dorme de boca aberta', 'adenoide aumentada'],
    ['Neuralgia pós-herpética nas costelas à direita', 'dor depois do herpes-zóster'],
  ])('and is the complaint: %s', (queixaPrincipal, nome) => {
    expect(queixasDe(queixaPrincipal)).toContain(nome);
  });
});

describe('the pain that a shingles left', () => {
  const osmar: Partial<DadosAnamnese> = {
    idade: 63,
    queixaPrincipal:
      'É aquele cobreiro. Deu em agosto na costela lado direito, pegou da costa até embaixo do peito. Secou tudo mas ficou a dor, parece choque e queima, a camiseta encostar já dói. Não tenho mais bolha nem ferida.',
    linguaDesc: ['Vermelha', 'Saburra amarela'],
    pulso: ['Em corda', 'Rápido'],
  };

  it('gets distant points, and no needle nor painful spot in the skin that hurts', () => {
    const { pontos, posicoes } = protocoloDe(osmar);
    expect(pontos.filter(({ metodo }) => metodo.includes('ponto local'))).toEqual([]);
    expect(pontos.some(({ codigo }) => codigo === 'TA6' || codigo === 'VB34')).toBe(true);
    expect(posicoes?.map(({ nota }) => nota).join()).not.toContain('Ashi');
  });

  it.each([
    osmar.queixaPrincipal ?? '',
    'Dor na costela do lado direito, nem a blusa encosta que já dói',
    'Dor no tronco à esquerda depois do zóster, não aguento o toque. Ficou a dor nas costas',
  ])('is not lain on: "%s"', (queixaPrincipal) => {
    const posicoes = protocoloDe({ ...osmar, queixaPrincipal }).posicoes?.map(({ posicao }) => posicao) ?? [];
    expect(posicoes.join()).not.toContain('ventral');
  });
});
