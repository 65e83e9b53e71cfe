// A voice that stays hoarse: NICE NG12 (2015) sends it from 45 years on; smoke, one ear or the throat beside it send earlier.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { contarPalavras, type Faixa } from '../leitura/palavras.ts';
import { deJuntos, ng12, type SinalDeAlerta } from './alarme.ts';
import { lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { comoEContado, type Grupo, type Juntos } from './grupos.ts';
import { exames } from './ja-examinado.ts';
import { acharTodos } from './mencoes.ts';
import { deHoje } from './perigos-juntos.ts';
import { lerDuracoesNoLugar } from './quantidades.ts';
import type { Relatos } from './relatos.ts';

const vozRuim =
  /\b(rouquidao|rouquid\w+|rouc[oa]s?|enrouquec\w+|disfonia|disfonic[oa])\b|\b(fiquei|ficou|estou|ta|to|esta|ando) (quase |meio )?sem voz\b|\bperd(i|eu|endo) a voz\b|\bvoz( \w+){0,5} (falha(ndo)?|some|sumiu|sumindo|rouca|rachada|arranhada|aspera|raspando|quebrada|nao (prest|volt|sai|melhor|firm)\w*|mudou|mudada|diferente|estranha|engross\w+|grossa)\b/;
/** Of a voice of always, of an operation or of a child there is nothing to see soon. */
const deSempre =
  /\b(desde (crianca|menin[oa]|sempre|pequen[oa]|moc[oa]|a adolescencia)|a vida (toda|inteira)|de nascenca|sempre (foi|tive|teve))\b/;
const acabou =
  /\b(ja )?(voltou ao normal|passou|sarou|melhorou de vez|ficou boa|recuperei|recuperou)\b|\bvoz (normal|boa|limpa)\b/;
const semAcabar = /\bnao (passou|sarou|ficou boa|recuperei|recuperou|voltou)\b/;

/** In days. */
const tresSemanas = 21;
const inicioDito =
  /\bdesde (o |a |os )?(comeco d[oa] |inicio d[oa] |fim d[oa] |meio d[oa] )?(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano|carnaval|natal|pascoa|sao joao|ano novo|inverno|verao|mes passado|semestre)\b/;
const maisDe = /\b(ha|faz|tem|ja tem|vai para) (\w+ )?(mais de|umas|uns|varias|muitas|quase)? ?(meses|anos)\b/;
/** In words: what was dictated in one breath tells the time of other things, too. */
const alcanceDoTempo = 14;

function perto(palavras: number, faixas: readonly Faixa[]): boolean {
  return faixas.some(([de, ate]) => palavras >= de - alcanceDoTempo && palavras < ate + alcanceDoTempo);
}

/** How long it is told to last; null without a word on it. */
function duraNaFrase(frase: Frase, lugares: readonly Faixa[]): 'muito' | 'pouco' | 'desde' | null {
  const duracoes = lerDuracoesNoLugar(frase.palavras).filter(({ indice }) => perto(indice, lugares));
  const noLugar = (padrao: RegExp) =>
    acharTodos(frase.texto, padrao).some(({ index }) => perto(contarPalavras(frase.texto.slice(0, index)), lugares));
  if (duracoes.some(({ dias }) => dias >= tresSemanas) || noLugar(maisDe)) return 'muito';
  if (noLugar(inicioDito)) return 'desde';
  return duracoes.length > 0 ? 'pouco' : null;
}

function rouca(frase: Frase): Faixa[] {
  if (deSempre.test(frase.texto) || (acabou.test(frase.texto) && !semAcabar.test(frase.texto))) return [];
  return lugaresDoPadrao(frase, vozRuim).filter(([de]) => !frase.marcas[de]?.passada);
}

/** "Voz rouca. Já tem dois meses e não melhora": the next sentence tells how long. */
const contaOTempo = /^(e )?(ja |isso |mas )*(tem|faz|ha|desde|vai|mais de)\b/;

function dura(relatos: Relatos, { inicioQueixa, idade }: DadosAnamnese): 'certo' | 'incerto' | null {
  const frases = deHoje(relatos);
  const vozes = frases.filter((frase) => rouca(frase).length > 0);
  if (idade < adulto || vozes.length === 0) return null;
  const tempos = vozes.map((frase) => {
    const nela = duraNaFrase(frase, rouca(frase));
    if (nela !== null) return nela;
    const seguinte = frases[frases.indexOf(frase) + 1];
    const depois =
      seguinte?.campo === frase.campo && contaOTempo.test(seguinte.texto)
        ? duraNaFrase(seguinte, [[0, seguinte.palavras.length]])
        : null;
    if (depois !== null) return depois;
    const daQueixa = frase.campo === 'queixaPrincipal' && frases.find(({ campo }) => campo === frase.campo) === frase;
    return daQueixa && (inicioQueixa === 'meses' || inicioQueixa === 'anos') ? 'muito' : null;
  });
  if (tempos.includes('muito')) return 'certo';
  return tempos.includes('desde') ? 'incerto' : null;
}

/** In years. NG12 names 45; from this age on a hoarse voice is looked at without another sign. */
const [adulto, sozinha] = [18, 40];

const ouvidoDeUmLado =
  /\b(dor|doi|doendo|fisgada|pontada|agulhada)( \w+){0,7} ouvidos?\b|\bouvido( \w+){0,5} (doi|doendo|dolorido|fisga\w*|pontada)\b|\botalgia\b/;
const engolir =
  /\b(dificuldade|dor|doi|custa|ruim|incomoda\w*|pega\w*)( \w+){0,3} engol\w+\b|\bengol\w+( \w+){0,3} (doi|com dor|mal|dificil|custa|arranha\w*)\b|\bcomida( \w+){0,3} (entala|agarra|para|pega)\b|\b(engasg\w+|disfagia|odinofagia)\b/;
const carocoNoPescoco =
  /\b(caroco|nodulo|bola|ingua|massa)( \w+){0,4} (pescoco|garganta)\b|\bpescoco( \w+){0,3} (caroco|nodulo|bola|ingua)\b/;
const fuma =
  /\b(fum(o|a|ando|ante)|tabagista|carteiras?|macos?( de cigarro)?|cigarros? (por|ao) dia)\b(?<!\b(ex|nao|nunca|parou de|parei de) \w+)/;
const ouvido: Grupo = { nome: 'dor que vai ao ouvido', sinais: ['dor_ouvido'], padrao: ouvidoDeUmLado };
const aoEngolir: Grupo = { nome: 'dificuldade ou dor para engolir', sinais: ['disfagia'], padrao: engolir };
const noPescoco: Grupo = { nome: 'caroço no pescoço', sinais: [], padrao: carocoNoPescoco };
const acompanham: readonly Grupo[] = [ouvido, aoEngolir, noPescoco];

function companhia(relatos: Relatos, { cigarro }: DadosAnamnese): string[] {
  const frases = deHoje(relatos);
  const ditos = acompanham.filter((grupo) => comoEContado(grupo, frases) === 'certo').map(({ nome }) => nome);
  const fumante =
    cigarro === 'diario' ||
    cigarro === 'ocasional' ||
    (cigarro !== 'nao' && frases.some((frase) => lugaresDoPadrao(frase, fuma).length > 0));
  return fumante ? [...ditos, 'fuma'] : ditos;
}

function rouquidao(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  const certeza = dura(relatos, dados);
  if (certeza === null) return null;
  const ditos = companhia(relatos, dados);
  if (dados.idade < sozinha && ditos.length === 0) return null;
  // With a companion, "desde março" is not left to a question.
  return { certeza: ditos.length > 0 ? 'certo' : certeza, ditos };
}

export const alarmeDaRouquidao: SinalDeAlerta = deJuntos(rouquidao, {
  id: 'rouquidao_que_dura',
  prazo: 'dias',
  sinal: 'Rouquidão há três semanas ou mais',
  conduta:
    'otorrino em até duas semanas, para ver a laringe; antes, se houver falta de ar ou dificuldade para engolir.',
  especie: (relatos, dados) =>
    companhia(relatos, dados).length === 0
      ? null
      : {
          sinal: 'Rouquidão há três semanas ou mais',
          prazo: 'dias',
          conduta:
            'otorrino nesta semana, no máximo em duas, para ver a laringe por dentro (laringoscopia); um raio X bom do pulmão não responde por ela. Barulho ou falta de ar ao respirar, sangue ou não conseguir engolir: pronto-socorro hoje.',
        },
  grupos: acompanham,
  exclusao: {
    sinais: [],
    nomes: 'cancer|tumor',
    dizem: (frase) => lugaresDoPadrao(frase, vozRuim).length > 0,
    exame: exames.garganta,
  },
  fonte: ng12,
});
