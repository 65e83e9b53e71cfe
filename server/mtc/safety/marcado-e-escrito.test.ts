import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { analisar } from '../diagnosticar.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';

const dadosDe = (mudancas: Partial<DadosAnamnese>): DadosAnamnese => ({
  ...fichaCalada,
  idade: 40,
  sexo: 'feminino',
  sintomasDigestivos: [],
  sintomasTermicos: [],
  ...mudancas,
});
const nota = (mudancas: Partial<DadosAnamnese>) =>
  conferirProtocolo({ dados: dadosDe(mudancas), tipo: 'completo', protocolo: null, achados: [] }).seguranca.find(
    ({ regra }) => regra === 'marcado_e_escrito',
  )?.texto;

describe('what is ticked and what is written', () => {
  it.each<[Partial<DadosAnamnese>, RegExp]>([
    [
      { anticoagulante: 'nao', medicamentos: 'Rivaroxabana 20 mg/d, losartana' },
      /anticoagulante: não.*Rivaroxabana.*trate como quem toma/,
    ],
    [
      { sintomasDigestivos: ['Constipação'], evacuacao: '1x/d, pastosa, s/ esforço, s/ sangue' },
      /“Constipação”.*nada para intestino preso/,
    ],
    [{ sintomasDigestivos: ['Constipação'], evacuacao: 'vou todo dia, fezes formadas, fácil' }, /“Constipação”/],
    [{ sintomasDigestivos: ['Diarreia'], evacuacao: 'A cada 3 dias, em bolinhas' }, /“Diarreia”/],
    [
      { sintomasTermicos: ['Mãos/pés frios'], pulsoObservacao: 'Pés quentes ao toque' },
      /“Mãos\/pés frios”.*“Pés quentes/,
    ],
    [{ gestante: 'nao', queixaPrincipal: 'Enjoo. Estou de 12 semanas' }, /gestante: não.*trate como gestante/],
    [{ cigarro: 'nao', queixaPrincipal: 'Tosse, fuma um maço por dia' }, /cigarro: não/],
    [{ frequenciaAlcool: 'nunca', queixaPrincipal: 'Toma cerveja todo fim de semana' }, /álcool: nunca/],
    [{ anticoncepcionalHormonal: 'nao', medicamentos: 'Yasmin' }, /anticoncepcional hormonal: não/],
    [{ idade: 53, cicloRegular: 'sim', historicoMedico: 'Menopausa aos 50' }, /ciclo regular: sim/],
    [{ epilepsia: 'nao', historicoMedico: 'Tenho epilepsia' }, /epilepsia: não/],
    [{ sintomasGerais: ['insônia'], queixaPrincipal: 'Dor no joelho. Durmo bem a noite toda' }, /“insônia”/],
  ])('is told in one sentence, with which of them was used: %j', (ficha, esperada) => {
    expect(nota(ficha)).toMatch(esperada);
    expect(nota(ficha)).toMatch(/^A ficha marca .* e o texto diz .*: usei o texto .*Confirme com a pessoa\.$/);
  });

  it.each<Partial<DadosAnamnese>>([
    { anticoagulante: 'nao', medicamentos: 'Losartana, AAS' },
    { anticoagulante: 'nao', historicoMedico: 'A mãe usa varfarina' },
    { sintomasDigestivos: ['Constipação'], evacuacao: 'A cada 3 dias, com força' },
    { sintomasDigestivos: ['Constipação'], evacuacao: 'Todo dia, mole, só quando toma laxante' },
    {
      sintomasDigestivos: ['Constipação'],
      evacuacao: 'Todo dia, pastosa',
      queixaPrincipal: 'Intestino preso na semana da menstruação',
    },
    { sintomasTermicos: ['Mãos/pés frios'], queixaPrincipal: 'Pés gelados, rosto quente' },
    { sintomasTermicos: ['Mãos/pés frios'], queixaPrincipal: 'Mãos frias, pés quentes à noite' },
    { gestante: 'nao', historicoMedico: 'A irmã está grávida de 12 semanas' },
    { cigarro: 'nao', historicoMedico: 'Ex-fumante, um maço por dia até 2010' },
    { frequenciaAlcool: 'nunca', queixaPrincipal: 'O marido bebe cerveja todo dia' },
    { cicloRegular: 'sim', objetivosCliente: 'Chegar bem na menopausa' },
    { epilepsia: 'nao', historicoMedico: 'Nega epilepsia. O irmão tem convulsão' },
    { sintomasGerais: ['insônia'], queixaPrincipal: 'Acordo várias vezes. Antes dormia bem' },
  ])('agrees in %j', (ficha) => {
    expect(nota(ficha)).toBeUndefined();
  });

  it('takes the finding of the tick back, and no other', () => {
    const ids = (evacuacao: string) =>
      analisar(dadosDe({ sintomasDigestivos: ['Constipação', 'Gases/Distensão'], evacuacao }), []).achados.map(
        ({ id }) => id,
      );
    expect(ids('1x ao dia, pastosa, sem esforço')).not.toContain('constipacao@sintomasDigestivos');
    expect(ids('1x ao dia, pastosa, sem esforço')).toContain('distensao_abdominal@sintomasDigestivos');
    expect(ids('a cada três dias')).toContain('constipacao@sintomasDigestivos');
  });
});
