import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { oQuePerguntar } from './o-que-perguntar.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const alertas = (queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}) =>
  encontrarSinaisDeAlerta({ ...fichaCalada, idade: 53, sexo: 'feminino', queixaPrincipal, ...mudancas });
const id = 'sangramento_depois_da_menopausa';

describe('bleeding after the menopause', () => {
  it.each<[string, Partial<DadosAnamnese>?]>([
    ['Dor no ombro direito. A última menstruação foi há 19 meses. Mês retrasado veio um sangramento por três dias.'],
    ['Dor no ombro.', { historicoMedico: 'Menopausa aos 51. Teve um sangramento de três dias no mês passado.' }],
    [
      'A menstruação parou, a última de verdade foi na Páscoa do ano passado. Mês retrasado veio um sanguinho uns três dias, marronzinho',
    ],
    ['Entrou na menopausa faz 6 anos e semana passada sujou a calcinha de sangue'],
    ['Não menstrua há dois anos. Ontem desceu um pouquinho de sangue'],
    ['Parou de menstruar aos 49. De vez em quando aparece uma borra na calcinha', { idade: 57 }],
    ['Joelho dói', { historicoMedico: 'Pós-menopausa. Notou corrimento com sangue há 20 dias' }],
    ['Insônia. Na menopausa desde 2019. Achou que a menstruação tinha voltado: veio sangue dois dias'],
    ['Faz um ano e meio que não desce nada, mas em setembro manchei o absorvente'],
    ['Cansaço. Vi umas manchas marrons na calcinha', { idade: 64 }],
    ['sangramento depois da menopausa', { idade: 60 }],
    ['Já não menstrua há 14 meses. Este mês desceu três dias'],
    ['Sem regras desde 2022. Apareceu um vermelho no papel quando se limpa'],
    ['Parei de menstruar com 50, e agora com 53 veio de novo'],
    ['Menopausa aos 48, usa reposição. Voltou a menstruar todo mês'],
  ])('asks for a gynaecologist within days, before the rest: %s', (texto, mudancas) => {
    const alerta = alertas(texto, mudancas).find((um) => um.id === id);
    expect(alerta).toMatchObject({
      certo: true,
      prazo: 'antes',
      gravidade: 'encaminhar',
      texto: expect.stringMatching(/ginecologista nos próximos dias.*ultrassom/),
    });
    expect(alertas(texto, mudancas).map((um) => um.id)).not.toContain('sangramento');
  });

  it.each<[string, Partial<DadosAnamnese>?]>([
    ['Menopausa aos 51. Nunca mais sangrou'],
    ['Menopausa aos 51. A gengiva sangra ao escovar'],
    ['Na menopausa há 3 anos. Fez exame de sangue, tudo normal'],
    ['Na menopausa há 3 anos. Hemorroida com sangue vivo nas fezes'],
    ['A mãe teve sangramento depois da menopausa'],
    ['Menstruação há 12 dias, veio sangue vivo por cinco dias', { idade: 38, cicloRegular: 'sim' }],
    ['Não menstrua há dois anos. Antes da menopausa sangrava muito'],
    ['Menopausa há 10 anos. Saiu sangue do nariz ontem'],
    ['Medo de ter sangramento depois da menopausa'],
    ['Menopausa há 10 anos. Estase de sangue, disse a outra acupunturista'],
    ['Menopausa há 4 anos. A dor do ombro veio de novo'],
    ['Na menopausa. Tira sangue todo mês para a glicemia'],
  ])('is not raised by %s', (texto, mudancas) => {
    expect(alertas(texto, mudancas).map((um) => um.id)).not.toContain(id);
  });

  it('keeps the alarm of blood from another place beside it', () => {
    const ids = alertas('Menopausa aos 50. Veio um sangramento de dois dias. Fezes pretas como piche').map(
      (um) => um.id,
    );
    expect(ids).toEqual(expect.arrayContaining([id, 'sangramento']));
  });

  it('is not asked about once it is told', () => {
    const perguntas = (queixaPrincipal: string) =>
      oQuePerguntar({ ...fichaCalada, idade: 53, sexo: 'feminino', queixaPrincipal }).join(' ');
    expect(perguntas('Calorões')).toContain('depois da menopausa');
    expect(perguntas('Calorões. Não menstrua há dois anos, mês passado veio um sanguinho')).not.toContain('menopausa');
  });
});
