import type { SegurancaNota } from '@meridia/shared/relatorio.ts';
import { expect, it } from 'vitest';
import { cuidadosAoLado } from './cuidados-ao-lado.ts';

const nota = (regra: string, texto: string): SegurancaNota => ({
  ...{ regra, texto, gravidade: 'evitar', removidos: [], fonte: '' },
});

it('takes from the cautions what concerns needle, skin and couch, at most five lines', () => {
  const iodo = 'Alergia a iodo na pele informada: limpar com álcool a 70 %, nada de iodo, PVPI ou merthiolate.';
  const notas = [
    nota(
      'diabetes_com_neuropatia',
      'Diabetes com sinais de neuropatia: sem moxa nem outro calor sobre a pele; agulhar pés e pernas somente com pele íntegra. Em casa, olhar os pés todo dia. Conferir se a pessoa se alimentou; com insulina, ter açúcar à mão.',
    ),
    nota('alergia_a_iodo', iodo),
    nota(
      'anticoagulante',
      'Uso de anticoagulante: nada de sangria; agulhas finas, com compressão ao retirar. O medicamento fica.',
    ),
    nota('marcapasso', 'Marca-passo: sem corrente.'),
  ];
  expect(cuidadosAoLado(notas)).toEqual([
    'Uso de anticoagulante: agulhas finas, com compressão ao retirar.',
    iodo,
    'Diabetes com sinais de neuropatia: agulhar pés e pernas somente com pele íntegra; conferir se a pessoa se alimentou; com insulina, ter açúcar à mão.',
  ]);
  expect(cuidadosAoLado([...notas, ...notas])).toHaveLength(5);
});
