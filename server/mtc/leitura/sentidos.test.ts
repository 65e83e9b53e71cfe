import { describe, expect, it } from 'vitest';
import { duvidar, reconhecer } from './aprendido/reconhecedor.ts';
import { cabecas } from './cabecas.ts';
import { ler } from './ler.ts';
import { compilar } from './lexico.ts';
import { vocabulario } from './vocabulario.ts';

const lexico = compilar(vocabulario, cabecas);

/** What a text states, and with a "-" what it denies. */
function ditos(texto: string, campo: string): Set<string> {
  const lidos = ler(texto, lexico, campo, reconhecer, duvidar).ditos;
  return new Set(lidos.map(({ sinal, presente }) => (presente ? sinal : `-${sinal}`)));
}

describe('a word beside its other sense', () => {
  it.each([
    ['faceObservacao', 'Fasciculação na pálpebra, vista duas vezes', 'visao_dupla', 'Queixa-se de vista dupla'],
    ['faceObservacao', 'Mãos quentes e rosadas agora', 'calor_palmas', 'Mãos quentes e secas'],
    ['faceObservacao', 'Mancha roxa no braço, da faixa da pressão', 'equimoses', 'Manchas roxas no braço'],
    [
      'queixaPrincipal',
      'No gelo os dedos ficam brancos que nem papel',
      'face_palida',
      'Meu rosto fica branco que nem papel',
    ],
    [
      'queixaPrincipal',
      'Virar a cabeça eu viro. Torcicolo, mas não travou',
      'rigidez_pescoco',
      'Torcicolo há dois dias',
    ],
    ['queixaPrincipal', 'Se coço, sangra fininho', 'fezes_finas', 'As fezes saem fininhas'],
    ['queixaPrincipal', 'Quase caí no banheiro', 'queda', 'Caí no banheiro'],
    ['queixaPrincipal', 'Não dorme mal', 'insonia', 'Não dorme'],
    ['queixaPrincipal', 'Meu marido faz massagem com a mão quente', 'calor_palmas', 'Fico com a mão quente'],
    ['faceObservacao', 'Mímica simétrica. Temp. 37,6. PA 132x76.', 'dor_cabeca', 'Dor de cabeça nas têmporas'],
    ['faceObservacao', 'PA 132x76', 'dor_costas', 'Dor na pá'],
    ['pulsoObservacao', 'guan E um pco em corda', 'sop', 'Tem ovários policísticos'],
    ['queixaPrincipal', 'Juntou formiga no penico dele', 'formigamento', 'Formigamento na mão'],
    ['alergias', 'Camarão como à vontade', 'alergia_frutos_do_mar', 'Camarão'],
    ['alergias', 'Peixe eu como normal', 'alergia_frutos_do_mar', 'Peixe me empola'],
    ['alergias', 'só o alumínio do desodorante ardeu', 'alergia_metal', 'níquel do brinco'],
    ['urina', 'Clara, uma vez na madrugada', 'noctiuria', 'Levanto quatro vezes na madrugada'],
    ['objetivosCliente', 'Quero aquela ventosa forte nas coxas', '-membros_fracos', ''],
    ['objetivosCliente', 'Um chá que limpa esse xixi', '-urina_turva', ''],
    ['objetivosCliente', 'Queria uma mão seca', '-suor_maos', ''],
    ['objetivosCliente', 'Queria que ela dormisse a noite toda', '-insonia', ''],
    ['objetivosCliente', 'Estou pensando na cirurgia', 'cirurgia', 'Fiz a cirurgia da vesícula'],
    ['objetivosCliente', 'Receio agulhas próximas ao olho', 'medo_agulha', 'Tenho medo de agulha'],
    ['objetivosCliente', 'Me diga se pode ser leucemia', 'cancer', 'Tenho leucemia'],
    ['historicoMedico', 'Fui tabagista por vinte anos e cessei', 'tabaco', 'Sou tabagista'],
    ['medicamentos', 'Bupropiona para cessação do tabagismo', 'tabaco', ''],
    ['queixaPrincipal', 'Não tive queda da pálpebra', '-queda', 'Não tive queda'],
    ['linguaObservacao', 'Não achei roxa', '-equimoses', ''],
    ['queixaPrincipal', 'Não tenho febre nem calafrio e o nariz escorre', '-coriza_clara', ''],
  ])('%s: %s is no %s', (campo, texto, sinal, comEle) => {
    expect(ditos(texto, campo)).not.toContain(sinal);
    if (comEle !== '') expect(ditos(comEle, campo)).toContain(sinal);
  });

  it('tells of a wish what it is for', () => {
    expect(ditos('Queria um chá pra dor de barriga', 'objetivosCliente')).toContain('dor_abdominal');
    expect(ditos('Alergia a camarão, mas como peixe à vontade', 'alergias')).toContain('alergia_frutos_do_mar');
  });
});
