// Sources: Ministério da Saúde, Manual de gestação de alto risco (2022), sinais de alerta; Caderneta da gestante (2022); ACOG, Urgent
// maternal warning signs.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { lugaresDoPadrao } from './dito.ts';
import type { Certeza, Frase } from './frase.ts';
import { ditosHoje, type Grupo, type Juntos } from './grupos.ts';
import { preEclampsia } from './pre-eclampsia.ts';
import { lerPressoes } from './quantidades.ts';
import { semanasDe } from './regras/gestacao.ts';
import { certezaNaFrase, maisForte, type Relatos } from './relatos.ts';

/** Completed weeks from which on the child is felt, and the pressure of a pregnancy may rise. */
const segundaMetade = 20;
/** Completed weeks: before it nobody feels how much the child moves. */
const dosMovimentos = 24;
/** Completed weeks from which on a birth is at term. */
const aTermo = 37;
/** mmHg, from which on a pressure is raised in a pregnancy. */
const pressaoAlta = { sistolica: 140, diastolica: 90 } as const;

const parente =
  /\b(mae|irmas?|tias?|prim[ao]s?|amigas?|vizinhas?|cunhadas?|sogra|colegas?|filhas?|avo|marido|esposo|companheiro)\b/;
/** Said of an earlier pregnancy, in the same breath. */
const deOutraVez =
  /\b(na|da|de) (primeira|outra|ultima|minha outra|minha primeira) (gravidez|gestacao|vez)\b|\b(gravidez|gestacao|parto) (anterior|passad[ao])\b|\baborto\b|\b(19|20)\d\d\b|\bno parto\b/;

/** The words up to the next comma or stop on both sides. */
function trecho({ palavras }: Frase, indice: number): string {
  let de = indice;
  while (de > 0 && palavras[de]?.pausa === 'nenhuma') de -= 1;
  let ate = indice + 1;
  while (ate < palavras.length && palavras[ate]?.pausa === 'nenhuma') ate += 1;
  return palavras
    .slice(de, ate)
    .map(({ forma }) => forma)
    .join(' ');
}

/** Told of this pregnancy: the child in her womb is nobody else here. */
function reconhecerDela(padrao: RegExp, menos?: RegExp): (frase: Frase) => boolean {
  return (frase) => {
    const { texto, marcas } = frase;
    if (frase.campo === 'alergias' || menos?.test(texto)) return false;
    const minhas = parente.test(texto) ? marcas : marcas.map((marca) => ({ ...marca, deOutro: false }));
    return lugaresDoPadrao({ ...frase, marcas: minhas }, padrao).some(
      ([de]) => !marcas[de]?.passada && !deOutraVez.test(trecho(frase, de)),
    );
  };
}

const sangue: Grupo = {
  nome: 'sangramento',
  sinais: ['sangramento_genital', 'sangramento_referido', 'fluxo_intenso'],
  reconhece: reconhecerDela(
    /\b(sangr(ou|ei|ando|a|amento\w*)|(saiu|sai|saindo|saem|desceu|desce|veio|vem|tive|teve|com|vi|viu|notei|notou|perd\w+|escorr\w+|suj\w+|manch\w+)( \w+){0,4} (sangue|sanguinolent\w+)|(manchas?|borra|escape|corrimento)( \w+){0,3} (marrom|marrons|escur\w+|rosad\w+|cafe|vermelh\w+|calcinha)|(calcinha|papel)( \w+){0,3} (sangue|vermelh\w+|marrom|suj\w+))\b/,
    /\b(gengiva|nariz|exame|escov\w+|hemograma|pressao|fezes|hemorroida|pele)\b/,
  ),
};
const liquido: Grupo = {
  nome: 'perda de líquido',
  sinais: [],
  reconhece: reconhecerDela(
    /\b(perd\w+|sai|saiu|saindo|escorr\w+|vaz\w+|desceu|descendo|pingando|molh\w+)( \w+){0,3} (agua|aguinha|liquido|liquidozinho)\b|\bbolsa( \w+){0,2} (romp\w+|estour\w+|rot\w+|vaz\w+|fur\w+)\b|\b(romp\w+|estour\w+) (a )?bolsa\b|\bcalcinha( \w+){0,3} (molhad\w+|encharcad\w+)\b|\btampao\b/,
    /\b(xixi|urina|urino|nariz|olhos?|joelho)\b/,
  ),
};
/** Contractions that train the womb: somebody has to say so who examined her. */
const deTreino = /\b(treinamento|treino|braxton)\b/;
const contracoes: Grupo = {
  nome: 'contrações ou barriga que endurece',
  sinais: [],
  reconhece: reconhecerDela(
    /\bcontrac\w+\b|\bbarriga( \w+){0,4} (endurec\w+|dura|contrai\w*|contraindo|vira pedra|pedra)\b|\b(endurec\w+) (a )?barriga\b|\bcolicas?( \w+){0,3} (ritmad\w+|fortes?|de \d+ em \d+|vem e vao)\b/,
    /\b(treinamento|treino|braxton|menstrua\w*)\b/,
  ),
};
const bebeMexeMenos: Grupo = {
  nome: 'bebê que mexe menos',
  sinais: [],
  reconhece: reconhecerDela(
    /\b(bebe|nenem|nene)( \w+){0,3} (mex\w+|chut\w+)( \w+){0,2} (menos|pouco|pouquinho)\b|\b(bebe|nenem|nene)( \w+){0,3} (parou|quase nao|nao|deixou)( de)?( \w+){0,2} (mex\w+|chut\w+)\b|\bnao (sint\w+|sente|senti)( mais)?( o| a)?( meu)? (bebe|nenem|nene)( mex\w+)?\b|\b(bebe|nenem|nene)( \w+){0,3} (quiet\w+|parad\w+)\b|\b(mex\w+|chut\w+) (bem |muito )?menos\b/,
    /\bmex\w+ (bem|muito|bastante|normal\w*)\b(?! menos)/,
  ),
};
const febre: Grupo = {
  nome: 'febre',
  sinais: ['febre', 'febre_alta', 'febre_persistente', 'febre_vespertina'],
  padrao: /\bfebr(e|es|ao|il)\b/,
};
const cabecaForte: Grupo = {
  nome: 'dor de cabeça forte',
  sinais: ['cefaleia_subita'],
  reconhece: reconhecerDela(
    /\b(dor(es)? de cabeca|cefaleia|cabeca( \w+)? (doendo|doi|latej\w+|estour\w+))( \w+){0,5} (fort\w+|intens\w+|horrivel|insuportavel|nao (passa|cede|melhora)|estour\w+|pior)\b|\b(forte|muita|intensa) (dor de cabeca|cefaleia)\b/,
  ),
};
const luzes: Grupo = {
  nome: 'luzes, pontos ou névoa na vista',
  sinais: ['visao_turva', 'perda_visao', 'visao_dupla'],
  reconhece: reconhecerDela(
    /\b(vendo|vejo|ve|viu|vi|enxerg\w+|aparec\w+)( \w+){0,3} (luz|luzes|luzinhas?|pontinhos?|pontos|estrelinhas?|estrelas|flash\w*|faiscas?|raios?|moscas?|embacad\w+|turv\w+|borrad\w+|dobrado|vaga ?lum\w+)\b|\b(vista|visao)( \w+){0,2} (embac\w+|turv\w+|borrad\w+|escurec\w+|nublad\w+)\b/,
    /\b(oculos|miopia|grau|aura ha|enxaqueca (ha|desde))\b/,
  ),
};
const inchado = 'inch\\w+|empapuc\\w+|edema|edemaciad\\w+';
const rostoInchado: Grupo = {
  nome: 'inchaço do rosto',
  sinais: ['edema_face'],
  reconhece: reconhecerDela(
    new RegExp(
      `\\b(rosto|cara|face|palpebras?)( \\w+){0,4} (${inchado})\\b|\\b(${inchado})( \\w+){0,4} (rosto|cara|face|palpebras?)\\b`,
    ),
    /\b(chor\w+|sinusite|dente|alergi\w+)\b/,
  ),
};
/** Hands alone swell in many pregnancies: they are asked about. */
const maosInchadas: Grupo = {
  nome: 'mãos inchadas',
  sinais: [],
  reconhece: reconhecerDela(
    new RegExp(
      `\\b(maos?|dedos)( \\w+){0,3} (${inchado})\\b|\\b(${inchado})( \\w+){0,3} (maos?|dedos)\\b|\\b(alianca|anel|aneis) (nem|nao) (\\w+ )?(entra|sai|cabe|serve)m?\\b`,
    ),
  ),
};
const pressao: Grupo = {
  nome: 'pressão de 14 por 9 ou mais',
  sinais: ['crise_hipertensiva'],
  reconhece: (frase) =>
    lerPressoes(frase).some(
      ({ sistolica, diastolica, indice }) =>
        !frase.marcas[indice]?.deOutro &&
        !deOutraVez.test(trecho(frase, indice)) &&
        (sistolica >= pressaoAlta.sistolica || (diastolica ?? 0) >= pressaoAlta.diastolica),
    ),
};

const emQualquerSemana = [sangue, liquido, contracoes, febre];
const naSegundaMetade = [bebeMexeMenos, cabecaForte, luzes, rostoInchado, pressao];
export const gruposDaGestacao: readonly Grupo[] = [...emQualquerSemana, ...naSegundaMetade];

/** What sends a pregnant client to the maternity ward today; what has an alarm of its own is not said twice. */
export function alarmeDaGestacao(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  if (dados.gestante !== 'sim' && !relatos.diz('gestante', 'gravidez_escrita')) return null;
  const semanas = semanasDe(dados, relatos);
  const frases = relatos.frases.filter(({ campo }) => campo !== 'objetivosCliente');
  const daPressao = new Set(preEclampsia(relatos, dados) ? [cabecaForte, luzes, rostoInchado, pressao] : []);
  const naSegunda = semanas === null || semanas >= segundaMetade;
  const grupos = naSegunda ? gruposDaGestacao : emQualquerSemana;
  const ditos = ditosHoje(
    grupos.filter(
      (grupo) => !daPressao.has(grupo) && !(grupo === sangue && relatos.certeza(...sangue.sinais) !== null),
    ),
    frases,
  );
  if (ditos.length > 0) return { certeza: 'certo', ditos };
  const outra = maisForte(
    frases.flatMap((frase): Certeza[] => {
      const dita = certezaNaFrase(frase, ['alarme_gestacional']);
      return dita === null ? [] : [deTreino.test(frase.texto) ? 'incerto' : dita];
    }),
  );
  if (outra !== null) return { certeza: outra, ditos: [] };
  return naSegunda && !daPressao.has(rostoInchado) && ditosHoje([maosInchadas], frases).length > 0
    ? { certeza: 'incerto', ditos: [] }
    : null;
}

/** The alarms as they are agreed with every pregnant client, by what her week can bring. */
export function alarmesParaCombinar(semanas: number | null): string {
  const cedo = 'sangramento, perda de líquido, febre, dor forte na barriga ou desmaio';
  if (semanas !== null && semanas < segundaMetade) return `${cedo}; vômito que não deixa segurar líquido`;
  const contrai = semanas !== null && semanas >= aTermo ? 'contrações ritmadas' : 'contrações antes de 37 semanas';
  const mexe = semanas === null || semanas >= dosMovimentos ? ', bebê que mexe menos' : '';
  return `sangramento, perda de líquido, ${contrai}${mexe}, dor de cabeça forte ou luzes na vista, inchaço do rosto e das mãos, dor forte abaixo das costelas, febre; panturrilha de um lado só inchada, quente ou dolorida`;
}
