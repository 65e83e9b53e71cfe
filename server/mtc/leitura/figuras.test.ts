import { describe, expect, it } from 'vitest';
import { duvidar, reconhecer } from './aprendido/reconhecedor.ts';
import { cabecas } from './cabecas.ts';
import { ler } from './ler.ts';
import { compilar } from './lexico.ts';
import { vocabulario } from './vocabulario.ts';

const lexico = compilar(vocabulario, cabecas);

/** What a text tells: `sinal`, or `-sinal` where it denies it. */
function ditosDe(texto: string, campo = 'queixaPrincipal'): string[] {
  const { ditos } = ler(texto, lexico, campo, reconhecer, duvidar);
  return [...new Set(ditos.map(({ sinal, presente }) => (presente ? sinal : `-${sinal}`)))];
}

/** [text, what it tells, what it does not tell, the field] */
type Caso = readonly [texto: string, diz: readonly string[], naoDiz: readonly string[], campo?: string];

const casos: Record<string, readonly Caso[]> = {
  'a heat that rises to the head is a flush, one that rises to the mouth is the stomach': [
    ['sinto um fogo que sobe do peito pro rosto e suo', ['ondas_calor'], ['azia', 'calor_peito']],
    ['sobe uma quentura pro pescoço e pra cara e passa', ['ondas_calor'], ['azia', 'queimacao_epigastrica']],
    ['um calor que sobe para a cabeça umas oito vezes por dia', ['ondas_calor'], ['azia', 'calor_peito']],
    ['sobe um fogo do estômago pra garganta depois do almoço', ['azia'], ['ondas_calor']],
    ['queimação que sobe pela garganta quando deito', ['azia'], ['ondas_calor']],
    ['fogo no peito que vem até a boca, azedo', ['calor_peito'], ['ondas_calor']],
  ],
  'a scar that pulls is no joint': [
    ['a cicatriz da mama repuxa quando ergo o ombro', [], ['dor_ombro', 'piora_movimento']],
    ['os pontos da cesárea repuxam quando levanto da cama', [], ['piora_manha', 'dor']],
    ['a pele da cicatriz estica quando viro o pescoço', [], ['dor_pescoco']],
    ['o enxerto do joelho puxa quando agacho', [], ['dor_joelho']],
    ['o ombro repuxa quando levanto o braço', ['dor_ombro'], []],
    ['o joelho puxa e dói quando agacho', ['dor_joelho'], []],
  ],
  'an answer about one organ tells no mood and no sleep without their words': [
    ['noite clara, de dia amarela', ['urina_amarela'], ['insonia'], 'urina'],
    ['levanta uma vez de noite clara', [], ['insonia'], 'urina'],
    ['tomado com calma nos dois punhos', [], ['-ansiedade', '-nervosismo'], 'pulsoObservacao'],
    ['dorme mal porque levanta quatro vezes pra urinar', ['noctiuria'], [], 'urina'],
    ['cliente ansiosa, pulso rápido', ['ansiedade', 'pulso_rapido'], [], 'pulsoObservacao'],
    ['passei a noite em claro', ['insonia'], []],
    ['no sereno da serra o joelho dói', ['dor_joelho'], ['-ansiedade']],
  ],
  'drinking names no drink by itself': [
    ['o suco de laranja, que toma todo dia', [], ['alcool_frequente'], 'urina'],
    ['ele toma todo dia no café', [], ['alcool_frequente']],
    ['bebe todo dia uma garrafa de água', [], ['alcool_frequente']],
    ['toma cachaça todo dia', ['alcool_frequente'], []],
    ['bebe cerveja todo dia depois do serviço', ['alcool_frequente'], []],
    ['bebe todo dia', ['alcool_frequente'], []],
  ],
  'a goal denies nothing that it wishes away': [
    ['joelho s/ dor p/ subir escada', [], ['-dor_joelho', '-dor'], 'objetivosCliente'],
    ['ombro sem dor', [], ['-dor_ombro', '-dor'], 'objetivosCliente'],
    ['noites sem insônia', [], ['-insonia'], 'objetivosCliente'],
    ['pescoço solto e cabeça sem dor', [], ['-dor_cabeca', '-dor'], 'objetivosCliente'],
    [
      'Quer engravidar. Tentando há 2 anos, nega endometriose, nega mioma.',
      ['-endometriose', '-mioma'],
      [],
      'objetivosCliente',
    ],
    ['ombro sem dor', ['-dor_ombro'], [], 'queixaPrincipal'],
  ],
  'hot water, a burn, both foods, a spine and a birth are what they are': [
    ['queimou a mão na chapa do fogão', [], ['calor_palmas']],
    ['botou o pé na bacia de água quente', [], ['calor_plantas', '-pes_frios']],
    ['palma da mão e sola do pé quentes', ['calor_palmas', 'calor_plantas'], []],
    [
      'alergia a kiwi e a milho até os 6 anos, hoje come os dois',
      [],
      ['apetite_aumentado', 'dieta_excessiva'],
      'historicoMedico',
    ],
    ['come por dois', ['dieta_excessiva'], []],
    ['dor na espinha quando levanta peso', [], ['acne']],
    ['espinha no queixo todo mês', ['acne'], []],
    ['Nasceu de 33 semanas, cesárea, 1.900 g', [], ['cirurgia'], 'historicoMedico'],
    ['cesárea em 2015', ['cirurgia'], [], 'historicoMedico'],
  ],
  'who gave smoking up does not smoke': [
    ['Ex-tabag. (20 maços-ano, parou há 3a).', [], ['tabaco'], 'historicoMedico'],
    ['ex-fumante', [], ['tabaco'], 'historicoMedico'],
    ['Ex-tabagista, 15 maços-ano', [], ['tabaco'], 'historicoMedico'],
    ['fuma um maço por dia', ['tabaco'], []],
    ['fuma desde os 15, dois maços', ['tabaco'], []],
    ['ex-fumante que voltou a fumar um maço por dia', ['tabaco'], []],
  ],
  'waking with a dream is no early waking': [
    ['acordo 3 da manhã com pesadelo', ['despertares_noturnos'], ['acorda_cedo']],
    ['acordo as 4 com sonho agitado', [], ['acorda_cedo']],
    ['acordo às 3 da manhã mas durmo de novo', [], ['acorda_cedo']],
    ['acorda as 4 e não dorme mais', ['acorda_cedo'], []],
    ['acorda às 3 da manhã com sonho ruim e não volta a dormir', ['acorda_cedo'], []],
    ['acorda cedo demais e não volta a dormir', ['acorda_cedo'], []],
  ],
  'in speech without marks a change takes the cause of its own clause': [
    [
      'a compressa morna alivia um pouco na friagem da serra piora bastante',
      ['melhora_calor', 'piora_frio'],
      ['melhora_frio'],
    ],
    [
      'a bolsa quente melhora bah no frio úmido da lagoa piora muito',
      ['melhora_calor', 'piora_frio'],
      ['melhora_frio'],
    ],
    ['no calor piora na friagem melhora', ['piora_calor', 'melhora_frio'], ['piora_frio']],
    ['se esquenta alivia se esfria piora bastante', ['melhora_calor', 'piora_frio'], ['melhora_frio']],
    ['melhora no calor piora no frio', ['melhora_calor', 'piora_frio'], ['melhora_frio', 'piora_calor']],
    ['piora com café melhora com repouso', ['piora_cafe', 'melhora_repouso'], []],
    [
      'não consegue fechar o sutiã nem pentear o cabelo depois que anda um pouco melhora no frio piora ela mora sozinha faz um ano',
      ['piora_frio'],
      ['melhora_frio', '-melhora_movimento'],
    ],
  ],
  'a chain of denials denies each of its links': [
    [
      'nega queda nega febre alta nega formigamento nas pernas',
      ['-queda', '-febre_alta', '-formigamento'],
      ['formigamento'],
    ],
    ['sem dor sem inchaço nem formigamento', ['-dor', '-edema', '-formigamento'], ['formigamento']],
    ['não tem febre nem tosse', ['-febre', '-tosse'], ['tosse']],
    ['nego diabetes nego pressão alta nego asma', ['-diabetes', '-hipertensao', '-asma'], ['asma']],
    ['nega tontura ou desmaio', ['-tontura', '-desmaio'], ['desmaio']],
    ['nega enjoo vômito ou diarreia', ['-nausea', '-vomito', '-diarreia'], ['diarreia']],
    ['não sente dormência nem fraqueza tem dor no joelho', ['-dormencia', 'dor_joelho'], ['-dor_joelho']],
  ],
  'what brings somebody is what hurts': [
    ['seu olavo vem por causa dos joelhos faz um ano dói mais pra subir a escada mora com a neta', ['dor_joelho'], []],
    ['veio por causa do ombro direito desde março dói de noite a mão formiga', ['dor_ombro'], []],
    ['vim por causa da lombar que trava no frio e dói quando lavo roupa', ['dor_lombar'], []],
    ['vem por causa do quadril faz dois anos dói pra levantar da cadeira', ['dor_quadril'], []],
    ['vem por causa do pescoço não dói mas estala muito', [], ['dor_pescoco']],
    ['vem por causa do ombro, que estala e não dói', [], ['dor_ombro']],
  ],
  'who breastfeeds is read': [
    ['tô dando só o peito', ['amamentacao'], []],
    ['amamento ele de 3 em 3 horas', ['amamentacao'], []],
    ['em aleitamento materno exclusivo', ['amamentacao'], []],
    ['estou amamentando e durmo pouco', ['amamentacao'], []],
    ['não amamenta mais', ['-amamentacao'], ['amamentacao']],
    ['dor no peito e na mama', [], ['amamentacao']],
    ['a irmã está amamentando', [], ['amamentacao']],
  ],
};

describe.each(Object.entries(casos))('%s', (_, destes) => {
  for (const [texto, diz, naoDiz, campo] of destes)
    it(`${texto} (${campo ?? 'queixaPrincipal'})`, () => {
      const ditos = ditosDe(texto, campo);
      expect(ditos).toEqual(expect.arrayContaining([...diz]));
      expect(ditos.filter((dito) => naoDiz.includes(dito))).toEqual([]);
    });
});
