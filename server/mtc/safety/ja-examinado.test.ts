import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const alerta = (id: string, queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}) =>
  encontrarSinaisDeAlerta({ ...fichaCalada, idade: 48, queixaPrincipal, ...mudancas }).find((um) => um.id === id);

describe('a finding that an examination has answered', () => {
  it.each<[string, string, Partial<DadosAnamnese>?]>([
    ['sangramento', 'Sangra no papel. Fui à procto mês passado, fez a colonoscopia: só hemorroida, intestino limpo.'],
    ['sangramento', 'Sai sangue nas fezes às vezes.', { historicoMedico: 'Colonoscopia em maio, só hemorroida' }],
    ['sangramento', 'colonoscopia normal há 3 meses. O sangue no papel é da fissura, disse a proctologista'],
    ['sangramento', 'Sangue vivo no papel. Fiz colono em junho: hemorroidas internas, sem pólipos.'],
    ['tosse_que_dura', 'Tosse há 4 anos. Fez RX de tórax em fevereiro, o pneumologista disse bronquite de cigarro.'],
    ['tosse_que_dura', 'Tosse seca há dois meses, radiografia do tórax sem alterações'],
    ['zumbido_de_um_lado', 'Zumbido no ouvido esquerdo há um ano. O otorrino fez audiometria, perda por ruído.'],
    [
      'dificuldade_para_engolir',
      'Dificuldade para engolir há meses. Endoscopia em julho: hérnia de hiato e mais nada.',
    ],
  ])('%s is told as examined, and what a change asks for: %s', (id, queixa, mudancas) => {
    expect(alerta(id, queixa, mudancas)).toMatchObject({
      certo: false,
      gravidade: 'cautela',
      texto: expect.stringMatching(/^Já examinado.*Confirme que nada mudou/),
    });
  });

  it.each<[string, string, Partial<DadosAnamnese>?]>([
    [
      'sangramento',
      'Sangra no papel. Fiz colonoscopia mês passado, só hemorroida. Agora aumentou e vem misturado nas fezes.',
    ],
    ['sangramento', 'Sangra no papel. A proctologista pediu colonoscopia, ainda não fiz.'],
    ['sangramento', 'Sangra no papel. Colonoscopia em 2018 normal.'],
    ['sangramento', 'Sangra no papel. A mãe fez colonoscopia e deu normal.'],
    ['sangramento', 'Sangra no papel. Colonoscopia mês passado: pólipo, aguardando biópsia.'],
    ['sangramento', 'Sangra no papel e vomitei sangue. Colonoscopia mês passado limpa.'],
    ['sangramento', 'Sangra no papel há duas semanas. Colonoscopia há oito meses, só hemorroida.'],
    ['sangramento', 'Sangra no papel desde ontem. Colonoscopia no mês passado limpa.'],
    ['sangue_na_urina', 'Urina cor de vinho no domingo.', { historicoMedico: 'Urologista em março, próstata normal' }],
    ['tosse_que_dura', 'Tosse há 4 anos. RX em fevereiro, bronquite. A tosse piorou e emagreci.'],
    ['tosse_que_dura', 'Tosse há dois meses. O pneumologista viu uma mancha no RX.'],
    ['dificuldade_para_engolir', 'Dificuldade para engolir há meses. Tem medo de fazer endoscopia.'],
  ])('%s alarms where it changed, was not done, is old or was another: %s', (id, queixa, mudancas) => {
    expect(alerta(id, queixa, mudancas)).toMatchObject({ certo: true, gravidade: 'encaminhar' });
  });
});
