// Blood that people name by its colour. Sources: NICE NG12 (2015, updated 2023), bladder and kidney cancer; INCA, Câncer de bexiga: fatores
// de risco (cigarro, tintas, solventes, borracha, couro); Sociedade Brasileira de Urologia, hematúria; NICE CG141, upper gastrointestinal bleeding.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { textoDe } from '../leitura/palavras.ts';
import { ng12, type SinalDeAlerta } from './alarme.ts';
import { certezaDoPadrao, lugaresDoPadrao } from './dito.ts';
import type { Certeza, Frase } from './frase.ts';
import { exames } from './ja-examinado.ts';
import { normalizar } from './mencoes.ts';
import { pontosDoBaixoVentre } from './pontos-de-risco.ts';
import { lerDuracoes } from './quantidades.ts';
import { certezaNaFrase, maisForte, type Relatos } from './relatos.ts';

const comoQue =
  '((da |de |na |a )?(mesma )?cor (de|do|da|daquel[ea]s?|dess[ea]s?)|parec\\w+|lembra\\w*|igual( a)?|feito|que nem|qnem|tipo|tipo assim|estilo|virou|puro|pura|tom de|na cor) (com )?(um |uma |o |a |de |do |da |cor de |aquel[ea] |suco de |caldo de )*';
/** What blood in the urine looks like to those who see it. Weak tea and guaraná are a urine of little water. */
const daUrina =
  '(acai|coca( ?cola)?|cola|refrigerante de cola|cha (preto|mate|forte|escuro)|cafe( preto)?|vinho( tinto)?|beterraba|ferrugem|tijolo|sangue|agua (de (lavar )?|que lavou )?carne|agua de acougue|lavad[oa] de carne|groselha|uva|jabuticaba|jamelao|jambo|melancia|morango|framboesa|cereja|tomate|molho( de tomate)?|guisado|urucum|colorau|barro vermelho|terra roxa)';
/** Words of colour that need no likeness. */
const vermelha =
  '(?<!amarel\\w )(avermelhad[oa]s?|vermelh[oa]s?|vermelhona?|rosad[oa]s?|rosinha|cor de rosa|rosa|rubra?|bordo|sanguinolent[oa]s?|ensanguentad[oa]s?|marrom|marronzad[oa]|amarronzad[oa]|acastanhad[oa]|encarnad[oa])';
const deUrina =
  '(urina|urinas|xixi|mijo|mijad[ao]|pipi|urin(ei|ou|o|a|ando)|mij(ei|ou|o|a|ando)|verti agua|agua do joelho|vaso)';
const entre = '( (?!(fezes|coco|catarro|escarro|menstru\\w+|lingua|labios?|pele|corrimento|rosto)\\b)\\w+){0,9}?';

const urinaColorida = new RegExp(`\\b${deUrina}${entre} (${comoQue}${daUrina}|${vermelha})\\b`);
/** In the answer on the urine nobody repeats the word. */
const corNaResposta = new RegExp(
  `\\b((cor (de|do|da)|parec\\w+|igual( a)?|feito|que nem|tipo|lembra\\w*) (um |uma |o |a |de |suco de )*${daUrina}|(fic(ou|a)|saiu|sai|veio|vem|esta(va)?|ta(va)?)( \\w+){0,3} (${comoQue}${daUrina}|${vermelha}))\\b`,
);
const comRegras = /\b(menstru\w+|absorvente|regras|naqueles dias|incomodada)\b/;
/** What colours the urine by itself. Beet does so in some people; açaí does not. */
const queTinge =
  /\b(com(i|eu|e|o|ido|endo)|tom(ei|ou|o|a|ando)|beb(i|eu)|por causa|depois|e d[aoe]|foi|culpa|uso|usando)( \w+){0,4} (beterrabas?|pitaya|amoras?|ruibarbo|corante|rifampicina|pyridium|fenazopiridina|pyrisept|sepurin|nitrofurantoina|metronidazol|flagyl|benzetacil|levodopa|prolopa)\b|\b(rifampicina|pyridium|fenazopiridina|sepurin)\b/;

/** In days: blood of more than a year ago is asked about. */
const umAno = 366;
const deAnos =
  /\b((19|20)\d\d|anos atras|ha anos|na infancia|na adolescencia|quando (era |eu era )?(crianca|menin[oa]|jovem|solteir[oa]))\b/;

/** "Que nem vinho" likens, "nem cor de vinho" denies. */
const negam = /\b(nao|nunca|sem|nega|(?<!que )nem)\b/;
/** In words. */
const alcanceDoNao = 3;

/** How a colour of blood is told of the urine in this sentence. */
function corDaUrina(frase: Frase): Certeza | null {
  const { campo, texto, palavras } = frase;
  if (campo === 'objetivosCliente') return null;
  const lugares = [
    ...lugaresDoPadrao(frase, urinaColorida),
    ...(campo === 'urina' && !/\b(fezes|coco|lingua)\b/.test(texto) ? lugaresDoPadrao(frase, corNaResposta) : []),
  ].filter(([de]) => !negam.test(textoDe(palavras, [Math.max(0, de - alcanceDoNao), de])));
  if (lugares.length === 0) return null;
  if (comRegras.test(texto) || queTinge.test(texto)) return 'incerto';
  const curada = lugares.every(([de]) => frase.marcas[de]?.curada);
  return curada || antiga(frase) ? 'passado' : 'certo';
}

function antiga({ texto, palavras }: Frase): boolean {
  return deAnos.test(texto) || lerDuracoes(palavras).some((dias) => dias > umAno);
}

/** Beet is often told in the sentence beside. */
function explicada(frase: Frase, relatos: Relatos): boolean {
  return relatos.perto(frase).some(({ texto }) => queTinge.test(texto));
}

function sangueNaUrina(relatos: Relatos): Certeza | null {
  return maisForte(
    relatos.frases.flatMap((frase): Certeza[] => {
      const cor = corDaUrina(frase);
      const lido = certezaNaFrase(frase, ['sangue_urina']);
      // The reader takes a red urine for blood, whatever was eaten; and blood that was seen once this year is no matter of the past.
      const explica = explicada(frase, relatos) || (lido !== null && comRegras.test(frase.texto));
      const curada = (frase.lugares.get('sangue_urina') ?? []).some(([de]) => frase.marcas[de]?.curada);
      const deHoje = lido === 'passado' && !antiga(frase) && !curada ? 'certo' : lido;
      return [cor, deHoje].flatMap((um) => (um === null ? [] : [um === 'certo' && explica ? 'incerto' : um]));
    }),
  );
}

/** What makes a tumour of the bladder likelier. */
const fuma = /\b(fum(a|o|ou|ei|ante|ava)|macos?|cigarros?|ex ?tabag\w*|tabag\w+)\b/;
const naoFuma = /\b(nao|nunca|nem) fum\w+/;
const deTinta =
  /\b(pint(or|ora|ura|a (barco|carro|casa|parede)\w*)|tintas?|solventes?|thinner|tiner|borracharia|borracheir[oa]|curtume|couro|frentista|grafic[oa]|cabeleireir[oa]|tintur\w+|lixadeira|verniz|agrotoxicos?)\b/;

function riscos(relatos: Relatos, { cigarro, profissao }: DadosAnamnese): string[] {
  const fumante =
    cigarro === 'diario' ||
    cigarro === 'ocasional' ||
    relatos.frases.some((frase) => lugaresDoPadrao(frase, fuma).length > 0 && !naoFuma.test(frase.texto));
  const pinta =
    deTinta.test(normalizar(profissao ?? '')) ||
    relatos.frases.some((frase) => lugaresDoPadrao(frase, deTinta).length > 0);
  return [...(fumante ? ['o cigarro'] : []), ...(pinta ? ['o trabalho com tinta ou solvente'] : [])];
}

const sinalDaUrina = 'Sangue na urina, ou urina de cor que é sangue até prova em contrário';
const semTocar = 'Até lá, nada de agulha, calor, ventosa nem massagem no baixo-ventre e no sacro.';
const aoUrologista =
  'urologista nesta semana, com exame de urina, mesmo que não doa e já tenha passado; comida não basta como explicação.';
const aoSocorro = 'Coágulo, urina que não sai, febre ou dor lombar: pronto-socorro.';

const naGestacao = {
  sinal: sinalDaUrina,
  conduta: `maternidade ou pré-natal hoje, antes de tratar, com exame de urina; comida não basta como explicação. ${semTocar} Dor, febre ou mais sangue: SAMU (192).`,
  prazo: 'hoje',
} as const;

/** In years. */
const fimDaInfancia = 14;
/** In a child the kidney is thought of, and no tumour. */
const naCrianca = {
  sinal: sinalDaUrina,
  conduta: `pediatra em 24 a 48 horas, com exame de urina e pressão medida; comida não basta como explicação. ${semTocar} Rosto inchado, pouca urina, dor de cabeça, vômito ou febre: pronto-socorro.`,
  prazo: 'antes',
  fonte: 'SBP, Hematúria na infância; KDIGO, Glomerular diseases (2021)',
} as const;

function gestanteHoje(relatos: Relatos, { gestante }: DadosAnamnese): boolean {
  return gestante === 'sim' || relatos.diz('gestante', 'gravidez_escrita');
}

export const alarmeDaUrina: SinalDeAlerta = {
  id: 'sangue_na_urina',
  prazo: 'antes',
  sinal: sinalDaUrina,
  conduta: `${aoUrologista} ${semTocar} ${aoSocorro}`,
  especie: (relatos, dados) => {
    if (gestanteHoje(relatos, dados)) return naGestacao;
    if (dados.idade < fimDaInfancia) return naCrianca;
    const ditos = riscos(relatos, dados);
    if (ditos.length === 0) return null;
    return {
      sinal: sinalDaUrina,
      conduta: `${aoUrologista} Com ${ditos.join(' e ')}, ainda mais: é preciso ver a bexiga por dentro. ${semTocar} ${aoSocorro}`,
      prazo: 'antes',
    };
  },
  perguntar: 'quantas vezes foi, e quando? havia coágulo? já fez ultrassom ou exame de urina depois disso?',
  seIncerto: 'cautela',
  noPassado: 'cautela',
  seDeAntes: (relatos) =>
    relatos.frases.some(({ marcas }) => marcas.some(({ curada }) => curada))
      ? 'Sangue na urina de antes, contado como resolvido, com alta ou exame normal: não é alerta hoje. Se voltar urina escura, rosto inchado ou pouca urina: pronto-socorro no mesmo dia.'
      : null,
  quando: (relatos, dados) =>
    // Blood by its name has the alarm of a pregnancy there.
    gestanteHoje(relatos, dados) && relatos.certeza('sangue_urina') !== null ? null : sangueNaUrina(relatos),
  exclusao: {
    sinais: ['sangue_urina'],
    nomes: 'cancer|tumor|pedra|calculo',
    dizem: (frase) => corDaUrina(frase) !== null,
    exame: exames.urina,
  },
  efeito: {
    retirarPontos: pontosDoBaixoVentre.codigos,
    retirarExtras: pontosDoBaixoVentre.extras,
    cautelaTerapias: {
      padrao: /\b(ventosa\w*|gua ?sha|massagem|tui ?na|moxa\w*|moxibust\w*)\b/,
      texto: 'Nunca no baixo-ventre nem no sacro, até que o médico tenha visto a urina.',
    },
  },
  fonte: `${ng12}; INCA, Câncer de bexiga`,
};

const deFezes = '(fezes|coco|bosta|merda|evacu(ei|ou|o|a|acao|acoes)|obr(ei|ou|ando)|cag(uei|ou|ando)|intestino)';
const digerido =
  '(borra (de|do) cafe|po de cafe|cafe (coado|passado|preto)|piche|graxa( preta| de \\w+)?|asfalto|betume|alcatrao|petroleo|carvao( molhado)?|tinta preta|breu|azeviche|oleo queimado|oleo de motor|sangue (pisado|coalhado|velho|podre)|geleia de (morango|framboesa|amora|goiaba)|goiabada)';
const deVomito = '(vomit\\w+|golf\\w+|bot(ei|ou) (para|pra) fora|lanc(ei|ou))';
const fezesDigeridas = new RegExp(`\\b${deFezes}( (?!(nao|sem|vomit\\w+|urina|xixi)\\b)\\w+){0,8}? ${digerido}\\b`);
const vomitoDigerido = new RegExp(
  `\\b${deVomito}( (?!(nao|sem|fezes|coco)\\b)\\w+){0,7}? (${digerido}|(cor de|parec\\w+|feito|que nem) (cafe|coca( cola)?|vinho)|sangue vivo)\\b`,
);
const naResposta =
  /\b(borra (de|do) cafe|piche|asfalto|betume|alcatrao|petroleo|azeviche|((da |de )?cor (de|do|da)|parec\w+|feito|que nem|igual|como) (um |uma |a |o )?(cafe|po de cafe|graxa|carvao|breu|tinta preta|sangue pisado))\b/;
/** What blackens the stool by itself; of iron that is taken and not told beside it `tomaFerro` knows. */
const queEscurece =
  /\b(acai|beterraba|feijoada|feijao preto|jabuticaba|mirtilo|alcacuz|bismuto|peptozil|carvao ativado|sulfato ferroso|ferro|noripurum|neutrofer)\b/;
const nomesDoFerro =
  /\b(sulfato ferroso|ferroso|ferrico|noripuru[mn]|neutrofer|combiron|bismuto|peptozil|pepto|carvao ativado|(tom\w+|us(a|o|ando)|uso d[eo]|repo\w+|reposicao d[eo]|comprimidos? de|gotas de|suplement\w+ d[eo]|por causa d[oe]|pelo|culpa do|d[oe]) (o )?ferro)\b(?! (baix|no sangue))/;
/** Told as new, without its cause beside it: iron of years explains no stool of yesterday. */
const deAgora =
  /\b(hoje|ontem|anteontem|desde (ontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|est[ae]|a semana)|est[ae] semana|semana passada|de repente|(ha|faz) (\d|um|dois|duas|tres|quatro|cinco|poucos|alguns|uns) (\w+ )?dias?)\b/;

function tomaFerro({ frases }: Relatos): boolean {
  return frases.some(
    (frase) =>
      frase.campo !== 'objetivosCliente' &&
      (lugaresDoPadrao(frase, nomesDoFerro).length > 0 ||
        ((frase.campo === 'medicamentos' || frase.campo === 'suplementos') &&
          lugaresDoPadrao(frase, ferro).length > 0)),
  );
}

const ferro = /\bferro\b/;

/**
 * Dark or black stools that iron, bismuth, charcoal or a food explains, told beside them or taken: no sign of a bleeding, unless they are as tar or
 * came of late without a cause beside them.
 */
export function escurasPorOutraCausa(relatos: Relatos): boolean {
  const escuras = relatos.frases.filter(
    (frase) =>
      frase.campo !== 'objetivosCliente' &&
      (certezaNaFrase(frase, ['fezes_pretas', 'fezes_escuras']) === 'certo' ||
        lugaresDoPadrao(frase, fezesEscuras).length > 0),
  );
  if (escuras.length === 0 || sangueDigerido(relatos) === 'certo') return false;
  const comFerro = tomaFerro(relatos);
  return escuras.every(
    (frase) =>
      relatos.perto(frase).some(({ texto }) => queEscurece.test(texto) || nomesDoFerro.test(texto)) ||
      (comFerro && !deAgora.test(frase.texto)),
  );
}

const fezesEscuras = /\b(fezes|coco)( \w+){0,2} (pret[oa]s?|escur[oa]s?)\b/;
const gordas = /\b(gordur\w+|engordurad\w+|boia\w*|oleos[oa]s?)\b/;

/** Black stools and nothing else that bleeds, all told beside a food that blackens them. */
export function pretasPelaComida(relatos: Relatos): boolean {
  const pretas = relatos.frasesCom('fezes_pretas');
  return (
    pretas.length > 0 && pretas.every((frase) => relatos.perto(frase).some(({ texto }) => queEscurece.test(texto)))
  );
}

/** Blood that was digested on its way, by stool or vomit, in the words of who saw it. */
export function sangueDigerido(relatos: Relatos): Certeza | null {
  return maisForte(
    relatos.frases.flatMap((frase): Certeza[] => {
      if (frase.campo === 'objetivosCliente' || gordas.test(frase.texto)) return [];
      const vomitou = lugaresDoPadrao(frase, vomitoDigerido).length > 0;
      const evacuou =
        lugaresDoPadrao(frase, fezesDigeridas).length > 0 ||
        (frase.campo === 'evacuacao' && lugaresDoPadrao(frase, naResposta).length > 0);
      if (!vomitou && !evacuou) return [];
      if (antiga(frase)) return ['passado'];
      const comida = !vomitou && relatos.perto(frase).some(({ texto }) => queEscurece.test(texto));
      return [comida ? 'incerto' : 'certo'];
    }),
  );
}

const peloAnus =
  /\bsangr\w+( \w+){0,5} (papel|vaso|privada|evacu\w+|fezes|coco|anus|hemorroidas?|limp(o|ar|a)|faco forca|faz forca|ir aos pes)\b|\b(papel|vaso|privada)( \w+){0,3} (vermelh\w+|ensanguentad\w+)\b/;

/** "Sangra no papel", "o vaso fica vermelho": blood of the bowel, in words that name no stool. */
export function sangraAoEvacuar(frase: Frase): boolean {
  return (
    frase.campo !== 'objetivosCliente' &&
    !/\b(xixi|urina\w*|mij\w+)\b/.test(frase.texto) &&
    certezaDoPadrao(frase, peloAnus) === 'certo' &&
    !comRegras.test(frase.texto)
  );
}

export const sangueDeDentro = {
  sinal: 'Fezes ou vômito com a cor de sangue digerido',
  conduta:
    'pronto-socorro hoje, mesmo sem dor; não tratar antes, e nada de anti-inflamatório. Tontura, suor frio, desmaio ou muito sangue: SAMU (192).',
  prazo: 'hoje',
} as const;
