// What has to be asked before a treatment of the main complaint, by what it is about: the warning signs of primary care for it.
// Sources: NICE NG59 (low back), CG150 (headache), NG12 (stomach, bowel, cough), NG226 (joints), NG88 (menses), NG23 (menopause), CG191
// and NG115 (cough), NG222 (depression), CG113 (anxiety), NG206 (fatigue), NG155 (tinnitus); Ministério da Saúde, CAB nº 28.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { falaDeSeFerir, palavrasDaFicha, semOQueFoiDito } from '../diferenciacao/ja-dito.ts';
import { assuntoDaQueixa } from '../diferenciacao/queixa-entendida.ts';
import { soDoNariz } from './alarmes-da-queixa.ts';
import { diasDesdeAMenstruacao, gestacaoRespondida } from './ciclo.ts';
import { certezaDoPadrao } from './dito.ts';
import { serveNaIdade } from './perguntas-por-idade.ts';
import { semanasDe } from './regras/gestacao.ts';
import { lerRelatos, type Relatos } from './relatos.ts';
import { naoMenstruaMais, podeHaverGravidez } from './sem-menstruar.ts';

/** A question, the words by which an intake has answered it, told or denied, and those without which nobody needs to ask. */
type Pergunta = readonly [pergunta: string, jaDita: RegExp, seDito?: RegExp];

/** "Depois da faxina", "desde que trocou o pneu". */
const depoisDeEsforco =
  /\b(depois|apos|dps|desde) (de |que |do dia que )?(troc\w+|mudanca|faxina|poda|mutirao|carga|mud(ar|ei|ou)|arrast\w+|empurr\w+|futebol|jogo|jogar)\b/;

const pancada: Pergunta = [
  'houve pancada, queda ou torção?',
  new RegExp(
    `${depoisDeEsforco.source}|\\b(pancada|queda|caiu|cai|trauma|torc\\w+|bati|bateu|acidente|lesao|mau jeito|peg(ou|uei|ar)|levant(ou|ei|ar)|carreg\\w+|ergu\\w+|esforco|agach\\w+|fibromialgia|artrose|artrite|fascite|capsulite|tendinite|bursite|esporao|anastrozol|letrozol|reumat\\w+)\\b`,
  ),
];
const febre: Pergunta = ['há febre?', /\bfebr\w+/];
/** A blood pressure in figures, "12x8" or "128/84", and one that is only named, "pressão boa". */
const medida = /\b\d+ (por|x) \d+\b|\b\d{2,3} ?x ?\d{1,3}\b|\b\d{3} ?\/ ?\d{2,3}\b/;
const pressao = new RegExp(`\\b(pressao|pa)\\b|${medida.source}`);
const peso: Pergunta = ['perdeu peso sem querer?', /\b(emagrec\w+|peso|kg|quilos?)\b/];
const doJunta: readonly Pergunta[] = [
  pancada,
  ['incha, esquenta ou fica vermelho?', /\b(inch\w+|quente|vermelh\w+|esquent\w+)\b/],
  ['trava, falseia ou perde força?', /\b(trav\w+|false\w+|forca|fraquez\w+)\b/],
  [
    'há febre?',
    /\bfebr\w+/,
    /\b(joelhos?|juntas?|articulac\w+|ombros?|cotovelos?|quadril)( (?!nao\b|sem\b|nem\b)\w+){0,6} (inch\w+|quentes?|vermelh\w+|esquent\w+)\b|\b(inch\w+|quentes?|vermelh\w+|esquent\w+)( (?!nao\b|sem\b|nem\b)\w+){0,6} (joelhos?|juntas?|articulac\w+|ombros?|cotovelos?|quadril)\b|\bprotese\b/,
  ],
  [
    'já fez radiografia ou outra imagem?',
    /\b(rx|raio|radiografia|rm|ressonancia|ultrassom|usg|tomografia|artrose|laudo)\b/,
    new RegExp(
      `${depoisDeEsforco.source}|\\b(pancada|queda|caiu|cai|trauma|torc\\w+|bati|bateu|acidente|trav\\w+|false\\w+|meses|anos|\\d+ anos)\\b`,
    ),
  ],
];

const porAssunto: Readonly<Record<string, readonly Pergunta[]>> = {
  joelho: doJunta,
  ombro: doJunta,
  cotovelo: doJunta,
  quadril: doJunta,
  'mão ou punho': [
    ['os dedos formigam, e à noite?', /\b(formig\w+|dorm\w+|parest\w*)\b/],
    ['deixa cair coisas?', /\b(deixa cair|derrub\w+|forca)\b/],
    pancada,
  ],
  'tornozelo ou pé': [
    pancada,
    [
      'dá quatro passos apoiando o pé?',
      /\b(apoi\w+|pisa\w*|passos|and(a|o|ar|ando|ava)|caminh\w+|ponho o pe|poe o pe)\b/,
    ],
    ['tem diabetes ou ferida no pé?', /\b(diabet\w+|dm|glicada|glicemia|ferida)\b/],
  ],
  costas: [
    [
      'urina e fezes saem como sempre, e sente a região íntima?',
      /\b(esfincter\w*|selim|segura (o )?xixi|incontinencia|urin\w+)\b/,
    ],
    ['alguma perna perdeu força?', /\b(forca|fraquez\w+|bamba)\b/],
    ['dói à noite, deitado, sem aliviar?', /\b(noite|madrugada|deitad\w+)\b/],
    pancada,
    ['há febre, perda de peso ou câncer no passado?', /\b(febr\w+|emagrec\w+|cancer|tumor)\b/],
  ],
  pescoço: [
    ['os braços formigam ou perdem força?', /\b(formig\w+|forca|fraquez\w+|dorment\w+)\b/],
    [
      'as mãos ficaram desajeitadas ou as pernas duras?',
      /\b(desajeitad\w+|derrub\w+|marcha|coordenac\w+|forca( \w+){0,4} (norma(l|is)|preservad\w+|ok|boa))\b/,
    ],
    pancada,
    febre,
  ],
  cabeça: [
    [
      'começou de repente, e é diferente de todas as outras?',
      /\b(de repente|subit\w+|pior da vida|(a )?mesma dor de sempre|desde (?!(hoje|ontem|anteontem)\b)|(mesmo|sempre o) padrao|sempre (d[oa]|igual|assim)|tod[oa]s? (mes|dia|semana)|quase todo dia|(ha|faz) (\w+ ){0,2}(meses|anos)|aos poucos)\b/,
    ],
    [
      'a vista, a fala ou a força mudam na crise?',
      /\b(vista|visao|fala|forca|auras?|formig\w+|luz\w*|zigue|pontinhos|manchas?)\b/,
    ],
    ['há febre ou pescoço duro?', /\b(febr\w+|rigid\w+|duro)\b/],
    [
      'em quantos dias do mês toma remédio para a dor?',
      /\b(\d+ (vezes|x)|vezes por (semana|mes)|dias (do|por|no|ao) mes)\b/,
    ],
    ['quanto deu a pressão?', pressao],
  ],
  sono: [
    ['ronca ou para de respirar dormindo?', /\b(ronc\w+|apneia|respirar|sem ar)\b/],
    ['as pernas ficam inquietas à noite?', /\bpernas? inquiet\w+/],
    [
      'usa remédio para dormir, álcool ou energético?',
      /\b(zolpidem|clonazepam|rivotril|alcool|cerveja|vinho|energetico|melatonina)\b/,
    ],
    ['o ânimo caiu, há pensamento de morte?', new RegExp(`\\b(viver|anim\\w+|desanim\\w+)\\b|${falaDeSeFerir.source}`)],
  ],
  tontura: [
    ['tudo gira, ou parece que vai desmaiar?', /\b(gira\w*|rod\w+|desmai\w+)\b/],
    ['vem ao virar na cama ou ao levantar?', /\b(virar|levant\w+|deit\w+)\b/],
    [
      'quanto dá a pressão deitado e em pé?',
      new RegExp(`\\bpressao( \\w+){0,2} (norma(l|is)|boa)\\b|${medida.source}`),
    ],
    ['a audição mudou, há zumbido?', /\b(zumbid\w+|audic\w+|surd\w+|ouv\w+)\b/],
    ['houve queda ou remédio novo?', /\b(quedas?|caiu|cai|tombo|remedio novo)\b/],
  ],
  zumbido: [
    ['é de um lado só, ou pulsa com o coração?', /\b(lado|direit\w+|esquerd\w+|pulsa\w*|dois ouvidos)\b/],
    ['a audição caiu? já fez audiometria?', /\b(audic\w+|audiometria|surd\w+|ouv\w+)\b/],
  ],
  estômago: [
    ['as fezes estão pretas, ou há sangue no vômito?', /\b(fezes|pret\w+|sangue)\b/],
    ['a comida entala ao engolir?', /\b(entala\w*|engol\w+|disfagia)\b/],
    peso,
    [
      'usa anti-inflamatório ou AAS?',
      /\b(ibuprofeno|nimesulida|diclofenaco|aas|aspirina|anti inflamatorios?|aines?|naproxeno)\b/,
    ],
    ['alguém da família teve câncer de estômago?', /\bcancer\b/],
  ],
  intestino: [
    ['há sangue nas fezes?', /\bsangue\b/],
    ['mudou há pouco, ou é de sempre?', /\b(desde|sempre|ha|faz|mudou)\b/],
    // A bowel that was seen and is clean needs no question about weight.
    [
      peso[0],
      /\b(emagrec\w+|peso|kg|quilos?)\b|\bcolonoscopia\b.*\b(limp[oa]|norma(l|is)|so hemorroid\w+|mais nada)\b/,
    ],
    ['alguém da família teve câncer de intestino?', /\bcancer\b/],
    ['acorda à noite para evacuar?', /\b(noite|madrugada)\b/],
  ],
  enjoo: [
    ['segura líquidos?', /\bsegura\b/, /\bvomit\w+/],
    ['há possibilidade de gravidez?', /\b(gravid\w+|gestante|semanas)\b/],
    ['há dor forte na barriga, febre ou remédio novo?', /\b(dor|febr\w+|remedio)\b/],
  ],
  'coceira ou pele': [
    ['há pus, bolhas ou febre?', /\b(pus|bolh\w+|febr\w+)\b/],
    ['alguém em casa também coça?', /\b(casa|familia|filh\w+|marido)\b/, /\b(coc\w+|prurid\w+|prurigin\w+)\b/],
    ['começou depois de remédio, alimento ou produto novo?', /\b(remedio|produto|sabao|alimento|com(i|eu))\b/],
    ['inchou lábio, língua ou rosto alguma vez?', /\b(inch\w+|labio|lingua|falta de ar)\b/],
  ],
  menstruação: [
    ['qual foi o primeiro dia da última menstruação?', /\b(ultima menstruacao|dum)\b/],
    ['pode haver gravidez?', /\bgravid\w+/],
    [
      'sangra fora da data ou depois da relação?',
      /\b(fora (da|de)|relacao|escape|entre (as|uma)( \w+)? (menstruac\w+|regras?|outra)|no meio do ciclo|intermenstrua\w+)\b/,
    ],
    ['há febre ou corrimento com cheiro?', /\b(corrimento|febr\w+)\b/],
    ['quando fez o último preventivo ou ultrassom?', /\b(preventivo|papanicolau|ultrassom|usg)\b/],
  ],
  calores: [
    [
      'houve sangramento depois da menopausa?',
      /\bsangr\w+|\b(veio|desceu|saiu|suj\w+|manch\w+)( \w+){0,4} (sangue|calcinha)\b/,
    ],
    ['usa hormônio, ou teve câncer de mama?', /\b(hormonio|reposicao|cancer|tamoxifeno|anastrozol)\b/],
    ['emagreceu ou o coração dispara?', /\b(emagrec\w+|dispar\w+|palpit\w+|tireoide)\b/],
  ],
  'tosse ou respiração': [
    ['há quantas semanas?', /\b(semanas?|meses|mes|anos|dias|desde)\b/],
    ['há sangue no catarro, suor à noite ou perda de peso?', /\b(sangue|suor|su(a|o)|emagrec\w+)\b/],
    ['chia, ou falta ar parado?', /\b(chi\w+|falta (de )?ar)\b/],
    ['fuma, ou alguém fuma em casa?', /\b(fum\w+|cigarr\w+)\b/],
  ],
  urina: [
    ['há febre ou dor nas costas?', /\b(febr\w+|costas|lombar)\b/],
    ['há sangue na urina?', /\bsangue\b/],
    ['a urina sai toda, com jato?', /\bjato\b/],
    ['bebe e urina muito mais do que antes?', /\b(sede|diabet\w+|glic\w+)\b/],
  ],
  ansiedade: [
    [
      'as batidas vêm também no esforço? já fez eletrocardiograma e exame de tireoide?',
      /\b(eletro\w*|tireoide|tsh|esforco)\b/,
      /\b(palpit\w*|taquicard\w*|coracao( \w+){0,3} (dispar\w+|aceler\w+|bat\w+|pul\w+)|(dispar\w+|aceler\w+)( \w+){0,2} coracao)\b/,
    ],
    ['há pensamento de morte ou de se machucar?', falaDeSeFerir],
    ['quanto café, energético ou álcool por dia?', /\b(cafes?|cafezinhos?|energetico|alcool|cerveja|vinho)\b/],
  ],
  tristeza: [
    ['pensa em morrer, ou já tentou?', falaDeSeFerir],
    ['come, dorme e trabalha como antes?', /\b(trabalh\w+|come|dorm\w+)\b/],
    ['quem ajuda e acompanha em casa?', /\b(famil\w+|amig\w+|sozinh\w+|mora)\b/],
  ],
  cansaço: [
    [
      'quando foram o último hemograma, a glicemia e o exame de tireoide?',
      /\b(hemograma|glicemia|tsh|tireoide|ferritina)\b|\bexames?( de sangue)?( \w+){0,6} (norma(l|is)|ok|bons|limpos|sem alterac\w+)\b/,
    ],
    peso,
    ['falta ar ao esforço, ou as pernas incham?', /\b(falta (de )?ar|inch\w+|folego)\b/],
    ['ronca, ou acorda cansado?', /\b(ronc\w+|acord\w+)\b/],
    ['há febre ou suor à noite?', /\b(febr\w+|su(a|o|or))\b/],
  ],
  memória: [
    ['a família também notou, e desde quando?', /\b(famil\w+|filh\w+|marido)\b/],
    ['perde-se em lugares conhecidos, ou erra contas e remédios?', /\b(perde|perdeu|contas)\b/],
    ['o ânimo caiu, ou há remédio para dormir?', /\b(anim\w+|trist\w+|zolpidem|clonazepam|rivotril)\b/],
  ],
};

const nunca = /(?!)/;
const naGestacao: readonly Pergunta[] = [['há sangue, perda de líquido, barriga que endurece ou febre?', nunca]];
/** A baby is felt, and pre-eclampsia begins, in the second half, which begins with this week. */
const naSegundaMetade: readonly Pergunta[] = [
  ['o bebê mexe como sempre?', /\bmex\w+/],
  ...naGestacao,
  ['quanto deu a pressão?', pressao],
  ['há dor de cabeça forte, luzes na vista ou inchaço do rosto e das mãos?', nunca],
  [
    'a panturrilha que dói está quente ou mais inchada que a outra?',
    /\bpanturrilha( \w+){0,6} (quente|inchad\w+|igual)\b/,
    /\b(panturrilha|batata da perna|caimbra|caibra)\b/,
  ],
];
const metade = 20;

const deFerro = /\b(sulfato ferroso|ferro|noripurum|neutrofer|ferroso)\b/;

/** Iron blackens the stool, and who takes it must know why it is asked. */
function comFerro(pergunta: string, textos: string): string {
  return /fezes estão pretas/.test(pergunta) && deFerro.test(textos)
    ? pergunta.replace('as fezes estão pretas', 'as fezes estão mais pretas, moles e fétidas do que o ferro as deixa')
    : pergunta;
}

function daGestacao(dados: DadosAnamnese, relatos: Relatos): readonly Pergunta[] {
  if (dados.gestante !== 'sim') return [];
  const semanas = semanasDe(dados, relatos);
  return semanas !== null && semanas < metade ? naGestacao : naSegundaMetade;
}

/** A pregnancy that was denied and menses that are over are asked about by nobody. */
function serveAoCiclo(pergunta: string, dados: DadosAnamnese, relatos: Relatos): boolean {
  if (/gravidez/.test(pergunta)) return podeHaverGravidez(dados, relatos) && !gestacaoRespondida(dados, relatos);
  if (/última menstruação/.test(pergunta) && diasDesdeAMenstruacao(relatos) !== null) return false;
  return !/menstruação|fora da data/.test(pergunta) || !naoMenstruaMais(dados, relatos);
}

/** So many fit into a visit's first minute. */
const maximo = 4;

/** What nobody has told yet and should be asked first, for the main complaint of this client; empty where nothing is left. */
export function oQuePerguntar(dados: DadosAnamnese): string[] {
  const relatos = lerRelatos(dados);
  const assunto = soDoNariz(dados, relatos) ? null : assuntoDaQueixa(dados);
  const textos = relatos.frases.map(({ texto }) => texto).join(' . ');
  const palavras = palavrasDaFicha(dados);
  return [...daGestacao(dados, relatos), ...(assunto === null ? [] : (porAssunto[assunto] ?? []))]
    .filter(
      ([pergunta, jaDita, seDito]) =>
        serveNaIdade(pergunta, dados) &&
        serveAoCiclo(pergunta, dados, relatos) &&
        !jaDita.test(textos) &&
        (seDito === undefined || relatos.frases.some((frase) => certezaDoPadrao(frase, seDito) !== null)),
    )
    .map(([pergunta]) => comFerro(semOQueFoiDito(pergunta, dados, palavras), textos))
    .filter((pergunta) => pergunta !== '')
    .slice(0, maximo);
}
