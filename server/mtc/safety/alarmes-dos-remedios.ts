// Dangers that show only where a medicine, a picture and a time are read together. Each alarm names its guideline.

import { nomesDe } from '../catalog/remedios.ts';
import { deJuntos, type SinalDeAlerta } from './alarme.ts';
import { antiInflamatorio } from './alarmes.ts';
import { lugaresDoPadrao } from './dito.ts';
import { comoEContado, ditosHoje, type Grupo, type Juntos } from './grupos.ts';
import { nomesDeCorticoide } from './nomes-por-uso.ts';
import { deHoje } from './perigos-juntos.ts';
import { lerDuracoes } from './quantidades.ts';
import type { Relatos } from './relatos.ts';
import { dizRemedio, remediosNaFrase } from './remedios-na-frase.ts';

const diz = (grupo: Grupo, relatos: Relatos) => comoEContado(grupo, deHoje(relatos)) === 'certo';
const certo = (ditos: readonly string[]): Juntos => ({ certeza: 'certo', ditos });

/* Mania: CANMAT and ISBD guidelines (2018); NICE CG185. */

const litio: Grupo = { nome: 'lítio', sinais: [], reconhece: dizRemedio(nomesDe(['litio'])) };
const bipolar: Grupo = {
  nome: 'transtorno bipolar',
  sinais: [],
  padrao: /\b(bipolar\w*|tab( tipo)? (1|2|i|ii)|mania|hipomania)\b/,
};
const antidepressivo: Grupo = {
  nome: 'antidepressivo',
  sinais: ['antidepressivo'],
  reconhece: dizRemedio(nomesDe(['isrs', 'irsn', 'triciclico', 'bupropiona', 'mirtazapina'])),
};
const dormePoucoSemCansar: Grupo = {
  nome: 'pouco sono sem cansaço',
  sinais: [],
  padrao:
    /\b(dorm\w+)( \w+){0,3} ([2-4] ?h\w*|(duas|tres|quatro) horas?)( \w+){0,8} (ligad[oa]|dispost[oa]|eletric[oa]|energia|pique|sem cansaco|sem sono)\b|\bsem (sono e sem cansaco|precisar dormir|necessidade de dormir)\b|\bnao (precis\w+|sente falta de) (dormir|sono)\b/,
};
const falaRapido: Grupo = {
  nome: 'fala ou pensamento acelerados',
  sinais: [],
  padrao: /\b(fal\w+)( \w+){0,2} (rapido|sem parar|demais|acelerad\w+)\b|\bpensamentos? acelerad\w+\b|\bacelerad[oa]\b/,
};
const gasta: Grupo = {
  nome: 'gastos fora do comum',
  sinais: [],
  padrao: /\b(gast(ou|ei|ando)|comprou|comprei|comprando)( \w+){0,4} (mil|demais|tudo|sem parar|sem poder|impuls\w+)\b/,
};
const energiaDemais: Grupo = {
  nome: 'energia ou planos demais',
  sinais: [],
  padrao:
    /\b(energia|disposicao|planos?|projetos?|ideias)( \w+){0,2} (demais|sem fim|de sobra|mil)\b|\bacorda ligad[oa]\b/,
};
const daMania = [dormePoucoSemCansar, falaRapido, gasta, energiaDemais];

function viradaDoHumor(relatos: Relatos): Juntos | null {
  const ditos = ditosHoje(daMania, deHoje(relatos));
  const base = [bipolar, litio, antidepressivo].filter((grupo) => diz(grupo, relatos)).map(({ nome }) => nome);
  if (!diz(dormePoucoSemCansar, relatos) || ditos.length < 2) return null;
  return base.length > 0 || ditos.length >= 3 ? certo([...ditos, ...base]) : null;
}

/* Lithium: ANVISA, bula do carbonato de lítio; NICE CG185, monitoring. */

const doExcessoDeLitio: readonly Grupo[] = [
  { nome: 'tremor', sinais: ['tremor'] },
  { nome: 'muita sede', sinais: ['sede_aumentada'] },
  { nome: 'muita urina', sinais: ['urina_clara_abundante', 'urina_abundante', 'urina_frequente'] },
  { nome: 'diarreia ou vômito', sinais: ['diarreia', 'vomito'] },
  {
    nome: 'confusão ou passo inseguro',
    sinais: [],
    padrao: /\b(confus[oa]|desorientad[oa]|passo inseguro|anda(ndo)? bamb[oa]|cambale\w+)\b/,
  },
];

function litioComAntiInflamatorio(relatos: Relatos): Juntos | null {
  if (!diz(litio, relatos) || !diz(antiInflamatorio, relatos)) return null;
  return certo([litio.nome, antiInflamatorio.nome, ...ditosHoje(doExcessoDeLitio, deHoje(relatos))]);
}

/* Corticosteroids by mouth: ESE and Endocrine Society (2024), from three to four weeks. */

const corticoideOral = /\bcorticoide (oral|via oral|em comprimido)\b/;
const pararCorticoide =
  /\b(quer|quero|vai|vou|pensa em|penso em) (parar|suspender|largar|tirar)\b|\b(parou|parei|largou|larguei|suspendeu|suspendi) (hoje|ontem|de repente|de uma vez|por conta|sozinh[oa]|ha \d dias?)\b|\b(por conta propria|sem receita|sobrou de)\b/;
/** In days: after so many the body's own hormone is slow to come back. */
const diasDeCorticoide = 21;
const corticoideASair: Grupo = {
  nome: 'corticoide por semanas',
  sinais: [],
  reconhece: (frase) =>
    (lugaresDoPadrao(frase, corticoideOral).length > 0 ||
      remediosNaFrase(frase).some(({ nome }) => nomesDeCorticoide.has(nome))) &&
    !/\b(pomada|creme|colirio|gel|locao)\b/.test(frase.texto) &&
    lugaresDoPadrao(frase, pararCorticoide).length > 0 &&
    lerDuracoes(frase.palavras).some((dias) => dias >= diasDeCorticoide),
};

/* Skin: NICE NG153, Impetigo (2020); NICE NG190, Secondary bacterial infection of eczema (2021). */

const crostaAmarela: Grupo = {
  nome: 'crosta amarela ou pus na pele',
  sinais: [],
  padrao:
    /\b(casquinhas?|cascas?|crostas?|crostinhas?)( \w+){0,2} (amarel\w+|melic\w+|cor de mel)\b|\b(pele|dobra|ferida|placas?|eczema|lesao|lesoes)( \w+){0,4} (com pus|purulent\w+|minando)\b/,
};
const peleQueDoi: Grupo = {
  nome: 'pele úmida, quente ou que dói',
  sinais: ['lesao_umida', 'febre'],
  padrao:
    /\b(umid[oa]|quente|doi( \w+){0,2} (toque|encostar)|dolorid[oa]|vermelh[oa]( \w+){0,3} (subindo|aument\w+|espalh\w+))\b/,
};
const daPeleInfectada = [crostaAmarela, peleQueDoi];

function peleInfectada(relatos: Relatos): Juntos | null {
  const ditos = ditosHoje(daPeleInfectada, deHoje(relatos));
  return ditos.length === daPeleInfectada.length ? certo(ditos) : null;
}

export const alarmesDosRemedios: readonly SinalDeAlerta[] = [
  deJuntos(viradaDoHumor, {
    id: 'virada_do_humor',
    prazo: 'hoje',
    sinal: 'Pouco sono sem cansaço e mente acelerada',
    conduta:
      'falar hoje com o psiquiatra ou o CAPS, com alguém da família junto, pelos sinais de mania; nenhum remédio é parado nem mudado por conta própria, e não tratar antes. Risco para si ou para outros, dias sem dormir ou ouvir vozes: SAMU (192).',
    perguntar:
      'há quantos dias dorme assim? que remédio foi começado, parado ou pulado? quem pode acompanhar? há pensamento de morte?',
    grupos: [...daMania, bipolar, litio, antidepressivo],
    fonte: 'CANMAT e ISBD, Bipolar disorder (2018); NICE CG185 (2014)',
  }),
  deJuntos(litioComAntiInflamatorio, {
    id: 'litio_com_anti_inflamatorio',
    prazo: 'antes',
    sinal: 'Lítio junto com anti-inflamatório',
    conduta:
      'que quem receita o lítio saiba em 24 horas, para dosar o lítio e a creatinina: o anti-inflamatório faz o lítio subir. O lítio não se para por conta própria. Tremor forte, vômito, diarreia, confusão ou passo inseguro: pronto-socorro.',
    perguntar:
      'há quantos dias toma o anti-inflamatório? o tremor aumentou? há diarreia, vômito ou confusão? quando foi a última dosagem?',
    grupos: [litio, antiInflamatorio, ...doExcessoDeLitio],
    fonte: 'ANVISA, bula do carbonato de lítio; NICE CG185 (2014)',
  }),
  deJuntos((relatos) => (diz(corticoideASair, relatos) ? certo([corticoideASair.nome]) : null), {
    id: 'corticoide_a_parar',
    prazo: 'antes',
    sinal: 'Corticoide em comprimido por três semanas ou mais, sem quem o acompanhe ou para parar',
    conduta:
      'médico em 24 horas: não se para de repente, porque o corpo pode ficar sem o próprio hormônio; a redução é receitada. Fraqueza forte, vômito, pressão baixa, desmaio ou febre: pronto-socorro, dizendo do corticoide.',
    perguntar: 'quantos miligramas, e desde que dia? já pulou ou parou? há fraqueza, tontura ou vômito?',
    grupos: [corticoideASair],
    fonte: 'ESE e Endocrine Society, Glucocorticoid-induced adrenal insufficiency (2024); ANVISA, bula do medicamento',
  }),
  deJuntos(peleInfectada, {
    id: 'pele_infectada',
    prazo: 'antes',
    sinal: 'Pele úmida ou dolorida com crosta amarela ou pus',
    conduta:
      'consulta médica em 24 a 48 horas, porque pode estar infectada; nada se agulha, aquece nem aplica sobre ela. Febre, vermelhidão que se espalha, bolhas agrupadas ou lesão perto do olho: pronto-socorro.',
    perguntar: 'há febre? o vermelho se espalha? há bolhinhas agrupadas? outra pessoa em casa tem?',
    grupos: daPeleInfectada,
    fonte: 'NICE NG190, Secondary bacterial infection of eczema (2021); NICE NG153, Impetigo (2020)',
  }),
];
