// A thyroid that may run too fast shows only by several signs together: NICE NG145, Thyroid disease (2019), has such a person examined by blood.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { deJuntos, type SinalDeAlerta } from './alarme.ts';
import { certezaDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { comoEContado, type Grupo, type Juntos } from './grupos.ts';
import { deHoje } from './perigos-juntos.ts';
import { lerPerdasDePeso } from './quantidades.ts';
import type { Relatos } from './relatos.ts';

/** In beats a minute, at rest. */
const batidasRapidas = 100;
const medido =
  /\b(batimentos?|batida|batendo|batia|pulso|fc|frequencia( cardiaca)?|coracao|bpm)( (?!anos?\b|kg\b|por\b)[a-z]+){0,4} (1[0-9]{2})\b(?! ?(por|x|vezes|\/|kg|cm|mg|km|anos))|\b(1[0-9]{2}) ?(bpm|batimentos|batidas|por minuto|ppm)\b/g;
const deEsforco =
  /\b(esteira|corr(o|e|er|endo|ida)|trein\w+|academia|bicicleta|pedal\w*|ergometric[oa]|exercicios?|esforco|subi(r|ndo)?|escadas?|caminhad\w+|futebol|febre)\b/;
/** In words, around the number. */
const alcanceDoEsforco = 6;

/** The highest pulse of somebody at rest that a sentence tells, of today. */
function pulsoRapido({ texto, marcas }: Frase): boolean {
  return [...texto.matchAll(medido)].some((achado) => {
    const valor = Number(achado[4] ?? achado[5]);
    const de = texto.slice(0, achado.index).split(' ').length - 1;
    const ate = de + achado[0].split(' ').length;
    const palavras = texto.split(' ').slice(Math.max(0, de - alcanceDoEsforco), ate + alcanceDoEsforco);
    if (marcas.slice(de, ate).some(({ deOutro, negada }) => deOutro || negada)) return false;
    return valor >= batidasRapidas && !deEsforco.test(palavras.join(' '));
  });
}

const pulso: Grupo = { nome: 'pulso de 100 ou mais em repouso', sinais: [], reconhece: pulsoRapido };
const paradaNoPeito: Grupo = {
  nome: 'coração que dispara parada',
  sinais: [],
  padrao:
    /\b(coracao|batedeira|palpita\w+|taquicardia)( \w+){0,6} (parad[oa]|deitad[oa]|sentad[oa]|em repouso|quiet[oa]|sem fazer nada|dormindo|o dia (todo|inteiro)|direto)\b/,
};
const comeBem =
  /\bcom(o|e|endo|ia)( \w+){0,2} (bem|muito|demais|normal|de tudo|direito|dobrado|feito|mais|igual|que nem|por (dois|duas|tres))\b|\b(muita|mais|tanta|boa) fome\b|\bfome( \w+){0,3} (o tempo (todo|inteiro)|toda hora|de leao|demais|aumentou)\b|\b(apetite|fome) (bo[am]|aumentad[oa]|otim[oa]|ate aumentou|normal|dobrou)\b|\bcome(r)? (o dia (todo|inteiro)|sem parar)\b/;
const emagrece =
  /\b(roupas?|calcas?|saias?|vestidos?|cinto|short)( \w+){0,3} (cai(ndo|u)|larg[oa]s?|frouxa?s?|folgad[oa]s?|sobrando|dancando)\b|\b(sec(ando|ou|uei)|emagrec\w+|perd(i|eu|endo) peso|peso (caindo|caiu|despencou))\b/;
const deProposito =
  /(?<!\b(sem|nao|nem|semanas) (\w+ )?)\b(dietas?|regime|reeducacao|nutricionista|jejum|ozempic|mounjaro|saxenda|semaglutida|bariatrica|cortei|de proposito|queria emagrecer)\b/;
/** "De 63 pra 57": of a body, in kilos that nobody wrote. */
const deParaPeso =
  /\b(de|era|pesava) (\d{2,3})( kg| quilos)?( \w+)? (para|pra|pro|agora|hoje|e hoje)( \w+)? (\d{2,3})\b/;
const minimoDeQuilos = 3;
const dePesar = /\b(pes\w+|quilos?|kg|balanca|emagrec\w+|perd\w+|dieta|calcas?|roupas?|fui|desci|baixei|caiu)\b/;

function perdeuPeso(frase: Frase): boolean {
  const { texto, marcas } = frase;
  if (lerPerdasDePeso(frase).some(({ kg }) => kg >= minimoDeQuilos)) return true;
  if (marcas.some(({ deOutro }) => deOutro)) return false;
  const [, , antes, , , , , depois] = deParaPeso.exec(texto) ?? [];
  const kg = Number(antes) - Number(depois);
  return Number(depois) >= 30 && kg >= minimoDeQuilos && kg <= Number(antes) / 2 && dePesar.test(texto);
}

const outros: readonly Grupo[] = [
  {
    nome: 'tremor',
    sinais: ['tremor', 'tremores'],
    padrao: /\b(maos?|dedos?)( \w+){0,3} trem\w+\b|\btrem\w+( \w+){0,3} (maos?|dedos?)\b/,
  },
  {
    nome: 'calor ou suor',
    sinais: [
      'calor_interno',
      'suor_excessivo',
      'suor_espontaneo',
      'aversao_calor',
      'ondas_calor',
      'intolerancia_calor',
    ],
    padrao:
      /\b(calor|calorao|calorento|calorenta|suo|suando|suor|encalorad[oa])\b|\b(nao|num) (aguento|aguenta|suporto|suporta) (o )?calor\b/,
  },
  {
    nome: 'fezes mais vezes ao dia',
    sinais: ['diarreia'],
    padrao:
      /\b([3-9]|tres|quatro|cinco|seis) (a [3-9] |ou [3-9] |a \w+ )?(vezes|x)( \w+){0,2} (dia|moles?|pastos\w+)\b(?<=\b(evacu\w+|intestino|coco|fezes|banheiro|obr\w+|obro)\b.*)|\bintestino( \w+){0,2} (solto|acelerado|correndo)\b/,
  },
  {
    nome: 'coxas fracas',
    sinais: [],
    padrao:
      /\b(pernas?|coxas?)( \w+){0,5} (frac\w+|bamb\w+|nao (presta\w*|aguent\w+)|sem forca)( \w+){0,5}\b|\bfraqueza( \w+){0,3} (pernas?|coxas?|escada)\b/,
  },
  {
    nome: 'pescoço ou olhos que crescem',
    sinais: [],
    padrao:
      /\b(bocio|papo|pescoco (grosso|inchad\w+|alto|aumentad\w+))\b|\bolhos?( \w+){0,2} (saltad\w+|esbugalhad\w+|arregalad\w+|para fora)\b/,
  },
];
const daFamilia =
  /\b(mae|pai|irma|irmao|irmas|tia|tio|avo|prima|familia)\b( \w+){0,6} (tireoide|hipertireoidismo|graves|papo|bocio)\b|\b(tireoide|hipertireoidismo|bocio)( \w+){0,4} (na|da|de|minha) (mae|pai|irma|tia|avo|familia)\b/;
const jaVista =
  /\b(tsh|t4|tireoide)( (deu|esta|ta|veio|foi|de|do|em|e|livre|recente|agora|\w+))? (norma(l|is)|bo[am]|ok|[0-4][.,]\d+)\b|\b(exames?)( \w+){0,3} tireoide( \w+){0,3} (norma\w+|bo[am]|ok|bem)\b/;
const deAntes = /\b(19|20)[01]\d\b|\b(ha|faz|tem) (\w+ )?anos?\b/;

function tireoide(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  if (dados.idade < menorIdade) return null;
  const frases = deHoje(relatos);
  const tem = (grupo: Grupo) => comoEContado(grupo, frases) === 'certo';
  const diz = (padrao: RegExp) => frases.some((frase) => certezaDoPadrao(frase, padrao) === 'certo');
  // Whoever takes off weight on purpose needs another reason.
  const querida = frases.some(({ texto }) => deProposito.test(texto));
  const emagreceu = !querida && (frases.some(perdeuPeso) || relatos.diz('emagrecimento') || diz(emagrece));
  const comFome = dados.apetite === 'aumentado' || relatos.diz('apetite_aumentado') || diz(comeBem);
  const rapido = tem(pulso);
  const parada = !rapido && tem(paradaNoPeito);
  if (!emagreceu && !rapido) return null;
  if (!rapido && !(parada && comFome)) return null;
  if (frases.some(({ texto }) => jaVista.test(texto) && !deAntes.test(texto))) return null;
  const sinais = outros.filter(tem).map(({ nome }) => nome);
  const naFamilia = frases.some(({ texto }) => daFamilia.test(texto)) ? ['tireoide na família'] : [];
  const ditos = [
    ...(emagreceu ? [comFome ? 'perde peso comendo bem' : 'perde peso'] : []),
    ...(rapido ? [pulso.nome] : [paradaNoPeito.nome]),
    ...sinais,
    ...naFamilia,
  ];
  const pontos = (comFome && emagreceu ? 2 : emagreceu ? 1 : 0) + (rapido ? 1 : 0) + sinais.length + naFamilia.length;
  return sinais.length > 0 && pontos >= minimoDePontos ? { certeza: 'certo', ditos } : null;
}

/** In years; and how many signs make the picture, the loss of weight with hunger counted twice. */
const [menorIdade, minimoDePontos] = [12, 4];

export const alarmeDaTireoide: SinalDeAlerta = deJuntos(tireoide, {
  id: 'tireoide_acelerada',
  prazo: 'dias',
  sinal: 'Sinais que, juntos, podem ser da tireoide acelerada',
  conduta:
    'médico nesta semana, para exame, eletrocardiograma e sangue com TSH e T4 livre; as sessões não substituem essa consulta. Até lá, menos café, e nada de iodo, algas ou ervas. Dor no peito, falta de ar, desmaio, coração irregular, febre ou confusão: pronto-socorro hoje.',
  grupos: [pulso, paradaNoPeito, ...outros],
  fonte: 'NICE NG145, Thyroid disease (2019)',
});

/** Whether one visit for the thyroid asks for the loss of weight, too. */
export function tireoideExplica(relatos: Relatos, dados: DadosAnamnese): boolean {
  return tireoide(relatos, dados) !== null;
}
