import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sampleDados } from '../render/sample-relatorio.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const calada: DadosAnamnese = {
  ...sampleDados,
  idade: 44,
  sexo: 'feminino',
  gestante: 'nao',
  anticoagulante: 'nao',
  inicioQueixa: null,
  historicoMedico: null,
  medicamentos: null,
  suplementos: null,
  urina: null,
  evacuacao: null,
  atividadeFisica: null,
  linguaObservacao: null,
  alergias: null,
  objetivosCliente: null,
  tpm: [],
};

/** What stands on the first page: a referral, or a sentence to be read before a treatment. */
function naPrimeiraPagina(texto: string, mudancas: Partial<DadosAnamnese> = {}): string[] {
  return encontrarSinaisDeAlerta({ ...calada, queixaPrincipal: texto, ...mudancas })
    .filter(({ gravidade }) => gravidade === 'encaminhar')
    .map(({ texto: nota }) => nota);
}

const perigos: readonly (readonly [texto: string, mudancas: Partial<DadosAnamnese>])[] = [
  ['Desde domingo a fala dela tá embolada e a xícara escapa da mão direita', { idade: 70 }],
  ['Acordou com a boca repuxada e o braço esquerdo morto', { idade: 66 }],
  [
    'O pai rolou da escada tem dez dias, agora vive dormindo o dia inteiro e confunde o nome da gente',
    { idade: 82, sexo: 'masculino' },
  ],
  ['Tombo no quintal mês passado, depois disso anda fora do ar', { idade: 78 }],
  ['Tossindo faz dois meses, vem um fiapo de sangue no catarro', { idade: 60, sexo: 'masculino' }],
  ['Mijo da cor de coca cola desde ontem, com sangue', { idade: 57, sexo: 'masculino' }],
  ['Evacua preto que nem piche tem uma semana', { idade: 50 }],
  ['A barriga da perna esquerda endureceu e ficou quente depois do voo', {}],
  ['Perna direita inchou do nada, tá vermelha e dura', {}],
  ['De noite o ar some, tenho que sentar na beira da cama', { idade: 67 }],
  ['Dorme na poltrona porque deitado se sente afogado', { idade: 71, sexo: 'masculino' }],
  ['Um elefante em cima do peito quando carrego o balde', { idade: 59 }],
  ['Peito espremendo e formigando o queixo', { idade: 62, sexo: 'masculino' }],
  ['Hoje cedo uma cortina desceu na vista do olho direito', { idade: 61 }],
  ['A vista apagou de um olho por uns minutos ontem', { idade: 68 }],
  ['De terça pra cá o ouvido esquerdo tapou de vez, não escuto o celular', { idade: 41 }],
  ['A regra atrasou nove dias e hoje veio uma fisgada do lado esquerdo', { idade: 27 }],
  ['Não desceu esse mês, tô tonta e com dor no ombro', { idade: 31 }],
  ['As calças estão caindo e não fiz dieta', { idade: 58 }],
  ['Definhando desde julho, sua o lençol de noite', { idade: 49 }],
  ['Febrão que não passa e nuca dura', { idade: 22 }],
  ['Batendo queixo de tarde, ardência ao mijar', { idade: 73 }],
  ['O xixi trancou desde a madrugada', { idade: 69, sexo: 'masculino' }],
  ['Adormecido entre as pernas e as costas travadas', { idade: 39 }],
  ['Às vezes dá vontade de dormir e não acordar', { idade: 35 }],
  ['Acho que sou um peso pra todo mundo', { idade: 80 }],
  ['A menina tá molinha e não quer mamar', { idade: 0 }],
  ['Barriga dura feito tábua e vomitou verde', { idade: 45 }],
  ['Ontem revirou os olhos e tremeu inteiro', { idade: 19, sexo: 'masculino' }],
  ['O bebê tá quietinho, quase não chuta desde ontem', { idade: 28, gestante: 'sim' }],
];

const semPerigo: readonly (readonly [texto: string, mudancas: Partial<DadosAnamnese>])[] = [
  ['Não teve fala enrolada nem boca torta', { idade: 70 }],
  ['O marido ficou com a boca torta depois do derrame', { idade: 66 }],
  ['Rolou da escada em 2009, sem sequela', { idade: 82 }],
  ['A mãe anda confusa e troca os nomes', { idade: 50 }],
  ['Fez exame de sangue no mês passado', {}],
  ['Nunca cuspiu sangue', { idade: 60 }],
  ['Xixi clarinho, sem sangue', { idade: 57, sexo: 'masculino' }],
  ['Cocô marrom, nada de preto', { idade: 50 }],
  ['As duas pernas incham um pouco no calor', {}],
  ['A perna esquerda inchou na gravidez, em 2012', {}],
  ['Sem falta de ar, dorme com um travesseiro', { idade: 67 }],
  ['O avô tinha falta de ar e dormia na poltrona', { idade: 30 }],
  ['Nega dor no peito', { idade: 59 }],
  ['Tem medo de perder a visão como a tia', { idade: 61 }],
  ['Enxerga bem com os óculos', { idade: 68 }],
  ['Escuta bem dos dois ouvidos', { idade: 41 }],
  ['A regra vem certinha', { idade: 27 }],
  ['Quando era mocinha a regra falhava', { idade: 45 }],
  ['Quer emagrecer, está de dieta e perdeu 3 kg', { idade: 38 }],
  ['A roupa não fica larga, ganhou peso', { idade: 58 }],
  ['Sem febre', { idade: 22 }],
  ['O filho teve febrão na semana passada', { idade: 33 }],
  ['Urina sem dificuldade', { idade: 69, sexo: 'masculino' }],
  ['Ri até morrer com os netos', { idade: 70 }],
  ['Não pensa em sumir nem em morrer', { idade: 35 }],
  ['A bebê da vizinha ficou molinha', { idade: 30 }],
  ['Barriga estufada depois do feijão, solta gases', { idade: 45 }],
  ['Teve convulsão de febre quando era criança', { idade: 40, epilepsia: 'nao' }],
  ['O bebê mexe bastante', { idade: 28, gestante: 'sim' }],
  ['Nó na garganta quando se emociona', { idade: 36 }],
];

describe('the net under the reader', () => {
  it.each(perigos)('shows on the first page: %s', (texto, mudancas) => {
    expect(naPrimeiraPagina(texto, mudancas)).not.toEqual([]);
  });

  it('is silent, but for three of thirty, where the same words are denied, past or said of others', () => {
    const mostrados = semPerigo.filter(([texto, mudancas]) => naPrimeiraPagina(texto, mudancas).length > 0);
    expect(mostrados.length, mostrados.map(([texto]) => texto).join(' | ')).toBeLessThanOrEqual(3);
  });

  it.each([
    ['trombose_na_perna', 'A barriga da perna direita tá inchada e dura', { historicoMedico: 'Cesárea há 4 semanas' }],
    ['trombose_na_perna', 'A panturrilha esquerda amanheceu inchada e quente, dói ao pisar', {}],
    [
      'sangramento_na_cabeca',
      'Rolou no banheiro semana retrasada. Depois disso vive dormindo o dia todo e troca os nomes',
      { idade: 81, medicamentos: 'AAS' },
    ],
    [
      'gravidez_fora_do_utero',
      'A regra atrasou oito dias, pontada só do lado direito, saiu uma borra e fiquei tonta',
      { idade: 26 },
    ],
    ['tosse_com_sangue', 'Tosse de três meses com fiapo de sangue no catarro. As calças estão caindo', { idade: 61 }],
    ['surdez_subita', 'Há cinco dias não escuto do ouvido direito, apagou de uma vez', { idade: 47 }],
  ] as const)('joins several into one alarm: %s', (id, queixaPrincipal, mudancas) => {
    const certos = encontrarSinaisDeAlerta({ ...calada, queixaPrincipal, ...mudancas }).filter(({ certo }) => certo);
    expect(certos.map((alerta) => alerta.id)).toContain(id);
  });

  it.each([
    ['trombose_na_perna', 'As duas pernas incham à tarde', { historicoMedico: 'Cesárea há 4 semanas' }],
    ['sangramento_na_cabeca', 'Caiu no banheiro em 2015. Dorme bem', { idade: 81, medicamentos: 'AAS' }],
    ['gravidez_fora_do_utero', 'A regra atrasou oito dias, sem dor nenhuma', { idade: 26 }],
    ['tosse_com_sangue', 'Tosse de três meses, catarro claro, sem sangue', { idade: 61 }],
    ['surdez_subita', 'Não escuto do ouvido direito desde criança', { idade: 47 }],
  ] as const)('raises no %s for: %s', (id, queixaPrincipal, mudancas) => {
    const certos = encontrarSinaisDeAlerta({ ...calada, queixaPrincipal, ...mudancas }).filter(({ certo }) => certo);
    expect(certos.map((alerta) => alerta.id)).not.toContain(id);
  });

  it('quotes the whole sentence, asks, and says by when', () => {
    const surda = 'Ontem revirou os olhos e ficou babando';
    const [nota = ''] = naPrimeiraPagina(`Trabalha na feira. ${surda}.`);
    expect(nota).toContain(`“${surda}”`);
    expect(nota).toMatch(/\?/);
    expect(nota).toMatch(/hoje|agora|horas/);
  });
});
