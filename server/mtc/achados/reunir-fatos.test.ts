import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { reunirFatos } from './reunir-fatos.ts';

function fatos(ficha: Partial<DadosAnamnese>): Record<string, string> {
  return Object.fromEntries(reunirFatos({ ...anamneseVazia, ...ficha }).map(({ rotulo, texto }) => [rotulo, texto]));
}
const doHistorico = (historicoMedico: string) => fatos({ historicoMedico });

describe('the line of facts', () => {
  it.each([
    [
      'RM do joelho em maio: lesão do menisco, derrame leve. Mãe com artrose.',
      'Exames',
      'RM do joelho em maio: lesão do menisco, derrame leve',
    ],
    ['fiz endoscopia ano passado deu gastrite leve', 'Exames', 'fiz endoscopia ano passado deu gastrite leve'],
    ['tsh e hemograma normais em março', 'Exames', 'tsh e hemograma normais em março'],
    ['Nunca fez colonoscopia.', 'Exames', 'Nunca fez colonoscopia'],
    ['Pesquisa de H. pylori na endoscopia: negativa.', 'Exames', 'Pesquisa de H. pylori na endoscopia: negativa'],
    [
      'tenho arritmia desde 2018 e pressão alta tudo controlado com o cardiologista nunca tive derrame',
      'Doenças',
      'tenho arritmia desde 2018; pressão alta tudo controlado',
    ],
    ['Diabetes há 6 anos, controlada. Nega asma.', 'Doenças', 'Diabetes há 6 anos, controlada'],
    ['asma só na infância', 'Antes', 'asma só na infância'],
    ['Operei hérnia em 2010. Cesárea em 2015.', 'Antes', 'Operei hérnia em 2010; Cesárea em 2015'],
    ['tive pneumonia em 2019, já tratada', 'Antes', 'tive pneumonia em 2019, já tratada'],
    ['HAS há 5 a', 'Doenças', 'HAS há 5 a'],
  ])('transcribes “%s”', (texto, rotulo, esperado) => {
    expect(doHistorico(texto)[rotulo]).toBe(esperado);
  });

  it('leaves out an illness that is denied behind its name in a dictation', () => {
    const texto = 'artrose que apareceu na chapa ano passado diabetes não tenho noventa e oito em jejum';
    expect(doHistorico(texto)).toEqual({ Doenças: 'artrose que apareceu na chapa ano passado' });
  });

  it('transcribes a pulse that is told as beats', () => {
    expect(doHistorico('pressao 12x7 e o batimento 108')['PA e pulso']).toBe('pressao 12x7; batimento 108');
    expect(doHistorico('Batimento deu 96, PA 130x80')['PA e pulso']).toBe('PA 130x80; Batimento deu 96');
  });

  it.each([
    'Pai teve câncer de intestino e o tio é diabético.',
    'minha irmã fez ressonância e deu hérnia',
    'Nega diabetes, hipertensão e asma.',
    'nunca tive trombose',
    'o pai morreu de câncer com 66 anos e tinha pressão alta',
    'meu irmão mais velho teve câncer de próstata e minha mãe tem pressão alta',
    'diabético é meu marido eu não',
    'não tenho epilepsia nem arritmia',
    'tenho medo da colonoscopia',
    'durmo às 23 h e tomo leite',
    'A avó morreu de aneurisma, o pai infartou com 60 anos.',
  ])('keeps out what is not hers, or denied: “%s”', (texto) => {
    expect(doHistorico(texto)).toEqual({});
  });

  it('tells a dictated history clause by clause, and nothing of the relatives in it', () => {
    expect(
      doHistorico(
        'pressão alta faz oito anos controlada operei a vesícula em 2012 minha mãe teve derrame e meu pai câncer de próstata',
      ),
    ).toEqual({ Doenças: 'pressão alta', Antes: 'operei a vesícula em 2012' });
  });

  it('keeps the denial of an examination that was never done', () => {
    const { Exames: dito = '' } = doHistorico(
      'pressão alta controlada tirou a vesícula em 2016 ela nunca fez colonoscopia nem exame de sangue',
    );
    expect(dito).not.toMatch(/^fez|; fez/);
    expect(dito).toContain('nunca fez colonoscopia');
  });

  it('has medicines and measures as they are written, without a denial', () => {
    expect(
      fatos({
        medicamentos: 'Losartana 50 mg 1x/d. Não usa AAS.',
        suplementos: 'nada',
        faceObservacao: 'Rosto pálido. PA 142x88.',
        pulsoObservacao: 'Em corda, 82 bpm, irregular.',
      }),
    ).toEqual({ Remédios: 'Losartana 50 mg 1x/d', 'PA e pulso': 'PA 142x88; 82 bpm, irregular' });
    expect(fatos({ medicamentos: 'nenhum', suplementos: 'não', alergias: 'nega' })).toEqual({});
    expect(fatos({ medicamentos: 'Não toma nada.' })).toEqual({});
  });

  it('ends a long answer with a whole clause', () => {
    const longo = Array.from({ length: 20 }, (_, dia) => `remédio número ${dia} de manhã e de noite`).join('; ');
    const { Remédios: dito = '' } = fatos({ medicamentos: longo });
    expect(dito.length).toBeLessThan(200);
    expect(dito).toMatch(/de noite; …$/);
  });

  it('has nothing to say of an intake without content', () => {
    expect(reunirFatos(anamneseVazia)).toEqual([]);
  });
});
