import { describe, expect, it } from 'vitest';
import { unmask } from './unmask-draft.ts';

describe('marks that the model has repeated', () => {
  it.each([
    ['[cliente] dorme mal.', 'A cliente dorme mal.'],
    ['O sono de [cliente] é leve.', 'O sono da cliente é leve.'],
    ['A cliente [cliente] refere dor.', 'A cliente refere dor.'],
    ['A [cliente] refere dor, e o marido [nome] ronca.', 'A cliente refere dor, e o marido ronca.'],
    ['Falar com [nome], [contato].', 'Falar com.'],
    ['Nasceu em Recife [nascimento há 46 anos].', 'Nasceu em Recife.'],
    ['[CLIENTE 1] e [Nome do filho] vieram.', 'A cliente e vieram.'],
    ['Sente um [palavra] no peito e [palavra].', 'Sente um … no peito e ….'],
    ['Dor de 7 [de 10] e cansaço.', 'Dor de 7 [de 10] e cansaço.'],
  ])('%s', (written, read) => {
    expect(unmask(written, 'feminino')).toBe(read);
  });

  it('are replaced by words for the client according to the sex of the form', () => {
    expect(unmask('Ao [cliente] cabe descanso; por [cliente].', 'masculino')).toBe(
      'Ao cliente cabe descanso; pelo cliente.',
    );
    expect(unmask('De [cliente].', 'outro')).toBe('Da pessoa atendida.');
  });
});
