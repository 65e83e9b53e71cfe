import type { faceDescricoes, orelhaDescricoes } from '@meridia/shared/anamnese/observacao-visual.ts';
import type { SinalVisual } from './sinais-lingua.ts';

// Source: Maciocia, Diagnosis in Chinese Medicine (2nd ed., 2018), face and ears. Wording is our own.
export const sinaisDaFace: Record<(typeof faceDescricoes)[number], SinalVisual> = {
  Pálida: {
    aspecto: 'cor_face',
    valor: 'palida',
    palavras: 'cor pálida no rosto',
    sugere: 'Qi ou Sangue que pouco sobem',
  },
  Avermelhada: {
    aspecto: 'cor_face',
    valor: 'vermelha',
    palavras: 'cor avermelhada no rosto',
    sugere: 'Calor que sobe',
  },
  Oleosa: {
    aspecto: 'brilho_face',
    valor: 'oleosa',
    palavras: 'brilho oleoso no rosto',
    sugere: 'Umidade ou Calor no Estômago',
  },
  Seca: {
    aspecto: 'brilho_face',
    valor: 'seca',
    palavras: 'rosto ressecado',
    sugere: 'pouco Sangue ou poucos líquidos na pele',
  },
  Tensa: {
    aspecto: 'expressao',
    valor: 'tensa',
    palavras: 'expressão tensa',
    sugere: 'Qi do Fígado que não se solta',
  },
  Cansada: {
    aspecto: 'expressao',
    valor: 'cansada',
    palavras: 'expressão cansada',
    sugere: 'Qi que não se refaz no descanso',
  },
};

export const sinaisDaOrelha: Record<Exclude<(typeof orelhaDescricoes)[number], 'Sem alterações'>, SinalVisual> = {
  Vermelhidão: { aspecto: 'cor_orelha', valor: 'vermelha', palavras: 'vermelhidão na orelha', sugere: 'Calor' },
  Descamativa: {
    aspecto: 'pele_orelha',
    valor: 'descamativa',
    palavras: 'pele descamativa na orelha',
    sugere: 'secura ou processo antigo na área que descama',
  },
  'Sensível ao toque': {
    aspecto: 'toque_orelha',
    valor: 'sensivel',
    palavras: 'sensibilidade ao toque na orelha',
    sugere: 'uma região do corpo que pede atenção, a localizar ponto a ponto',
  },
};
