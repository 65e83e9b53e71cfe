import { describe, expect, it } from 'vitest';
import { normalizar } from './mencoes.ts';
import { encontrarSinaisDeAlerta, sinaisDeAlerta } from './sinais-de-alerta.ts';

const flags = (text: string) => encontrarSinaisDeAlerta(normalizar(text)).map(({ id }) => id);

const casos: Record<string, { sim: string[]; nao: string[] }> = {
  dor_no_peito: { sim: ['Aperto no peito à noite', 'dor torácica'], nao: ['Nega dor no peito', 'dor no pé'] },
  cefaleia_subita: { sim: ['A pior dor de cabeça da vida', 'cefaleia súbita'], nao: ['Dor de cabeça há anos'] },
  perda_de_controle_esfincteriano: {
    sim: ['Não consegue segurar a urina desde ontem', 'perdeu o controle da bexiga', 'dormência na região íntima'],
    nao: ['Nega incontinência urinária', 'urina clara'],
  },
  perda_de_peso_sem_causa: {
    sim: ['Emagreceu 8 kg sem motivo', 'perda de peso inexplicada', 'perdeu 6 kg em dois meses sem dieta'],
    nao: ['Emagreceu com dieta', 'quer perder peso'],
  },
  febre_com_rigidez_de_nuca: {
    sim: ['Febre desde ontem e nuca rígida'],
    nao: ['Rigidez de nuca por tensão', 'sem febre, nuca rígida'],
  },
  risco_de_suicidio: {
    sim: ['Tem pensamentos de morte', 'diz que não quer mais viver', 'ideias de se matar'],
    nao: ['Nega ideação suicida', 'medo de morrer nas crises'],
  },
  sangramento: {
    sim: [
      'Sangue nas fezes',
      'fezes pretas',
      'tosse com sangue',
      'fezes têm pus e sangue',
      'sangramento há mais de 20 dias',
    ],
    nao: ['Deficiência de sangue', 'exame de sangue normal'],
  },
  perda_de_visao: { sim: ['Perda súbita da visão do olho direito', 'visão dupla'], nao: ['Visão cansada'] },
  sinais_de_avc: { sim: ['Fala enrolada desde hoje', 'fraqueza de um lado do corpo'], nao: ['Fraqueza geral'] },
  falta_de_ar_grave: {
    sim: ['Falta de ar em repouso', 'Falta de ar, sem conseguir ficar deitado'],
    nao: ['Falta de ar ao correr'],
  },
  abdome_agudo: { sim: ['Dor abdominal súbita', 'barriga dura'], nao: ['Barriga estufada'] },
  desmaio: {
    sim: ['Desmaiou duas vezes', 'na crise chega a perder a noção das coisas'],
    nao: ['Nunca desmaiou', 'trabalhando, perde a noção do tempo'],
  },
  ictericia: { sim: ['Olhos amarelados'], nao: ['Saburra amarelada'] },
  massa_ou_nodulo: { sim: ['Nódulo na mama esquerda'], nao: ['Sem nódulo na mama'] },
  dificuldade_para_engolir: {
    sim: ['Dificuldade para engolir sólidos', 'sente o alimento parar ao engolir'],
    nao: ['Sensação de bolo na garganta'],
  },
  perna_inchada_e_dolorida: { sim: ['Panturrilha inchada e dolorida'], nao: ['Pernas cansadas'] },
  febre_persistente: {
    sim: ['Febre há 10 dias', 'Sudorese noturna, febre e perda de peso'],
    nao: ['Febre na infância'],
  },
  pressao_muito_alta: { sim: ['Pressão 190x110', 'pressão de 18 por 11'], nao: ['Pressão 12 por 8'] },
};

describe('red flags', () => {
  it('have cases and a source for every flag', () => {
    expect(Object.keys(casos)).toEqual(sinaisDeAlerta.map(({ id }) => id));
    expect(sinaisDeAlerta.every(({ fonte }) => fonte !== '')).toBe(true);
  });

  it.each(Object.entries(casos))(
    '%s is raised when the sign is told, and not when it is denied or only similar',
    (id, { sim, nao }) => {
      for (const text of sim) expect(flags(text), text).toContain(id);
      for (const text of nao) expect(flags(text), text).not.toContain(id);
    },
  );
});
