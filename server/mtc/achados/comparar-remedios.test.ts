import { describe, expect, it } from 'vitest';
import { sampleDados } from '../render/sample-relatorio.ts';
import { compararListas } from './comparar-remedios.ts';

const comparar = (antes: string | null, agora: string | null, campo: 'medicamentos' | 'alergias' = 'medicamentos') =>
  compararListas(
    { ...sampleDados, medicamentos: null, suplementos: null, alergias: null, [campo]: antes },
    { ...sampleDados, medicamentos: null, suplementos: null, alergias: null, [campo]: agora },
  ).map(({ entraram, sairam }) => ({ entraram, sairam }));

describe('medicines of two intakes', () => {
  it('are compared by name, whatever dose and order stand beside it', () => {
    expect(
      comparar('Losartana 50 mg de manhã, sinvastatina 20mg', 'sinvastatina à noite e uso de Losartana 100mg'),
    ).toEqual([]);
    expect(comparar('Losartana 50 mg; Rivotril 2mg', 'Losartana 50mg. Sertralina 50 mg')).toEqual([
      { entraram: ['Sertralina 50 mg'], sairam: ['Rivotril 2mg'] },
    ]);
    expect(comparar('vitamina D', 'vitamina C')).toEqual([{ entraram: ['vitamina C'], sairam: ['vitamina D'] }]);
  });

  it('that an answer says are not taken do not count as taken', () => {
    expect(comparar('Losartana', 'Não usa mais losartana')).toEqual([{ entraram: [], sairam: ['Losartana'] }]);
    expect(comparar('Nenhum', 'não toma remédios')).toEqual([]);
    expect(comparar('nenhum', 'varfarina')).toEqual([{ entraram: ['varfarina'], sairam: [] }]);
  });

  it('are not compared where one of the two did not answer', () => {
    expect(comparar(null, 'Losartana')).toEqual([]);
    expect(comparar('Losartana', null)).toEqual([]);
  });

  it('and allergies alike', () => {
    expect(comparar('alergia a dipirona', 'Dipirona, látex', 'alergias')).toEqual([
      { entraram: ['látex'], sairam: [] },
    ]);
  });
});
