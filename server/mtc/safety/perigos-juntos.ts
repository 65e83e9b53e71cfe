// Dangers that no single sign shows. Sources stand with each of them.

import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { contarPalavras } from '../leitura/palavras.ts';
import { falaQueDiz } from './citar.ts';
import { cancerNaFamilia } from './contado.ts';
import { certezaDoPadrao, lugaresDoPadrao } from './dito.ts';
import type { Certeza, Frase } from './frase.ts';
import { comoEContado, ditosHoje, type Grupo, type Juntos } from './grupos.ts';
import { jaExaminado } from './ja-examinado.ts';
import { acharTodos } from './mencoes.ts';
import { nomesDeQuimioterapia } from './nomes-por-uso.ts';
import { obterFamilia } from './palavras-de-perigo.ts';
import { lerDuracoes, lerPerdasDePeso } from './quantidades.ts';
import { lugaresNaRede } from './rede.ts';
import { maisForte, type Relatos } from './relatos.ts';
import { dizRemedio } from './remedios-na-frase.ts';
import { eDeOutraEpoca } from './sequelas.ts';

/** Whether a sentence tells a family of danger in folk words, of today and of the client. */
export function naRede(id: string): (frase: Frase) => boolean {
  const familia = obterFamilia(id);
  return (frase) => lugaresNaRede(frase, familia).length > 0;
}

/** What is wished for is not told. */
export function deHoje({ frases }: Relatos): Frase[] {
  return frases.filter(({ campo }) => campo !== 'objetivosCliente').map(emDitado);
}

/** In words. What is dictated in one breath has no sentences, and neither a denial nor a relative holds to its end. */
const longaDemais = 30;
const dePessoa =
  /^(mae|pai|irma|irmao|marido|esposa|mulher|filh[oa]s?|tia|tio|prim[oa]|vizinh[oa]|amig[oa]|colega|avo|vo|net[oa]|sogr[oa]|cunhad[oa]|patrao|patroa)$/;
const deNegar = /^(nao|num|nem|nunca|sem|nega|nego|negou)$/;
const alcanceDaPessoa = 8;
const alcanceDoNao = 3;

/** A verb by which a dictation tells the next thing. */
const queConta =
  /^(doi|doeu|doendo|emagrec(eu|i)|perd(eu|i)|cans(ou|a)|escurec(eu|e)|sent(e|iu|i)|apareceu|inch(ou|a)|sangr(ou|a)|vomit(ou|a))$/;

/** "Nunca teve dói até de encostar", "nem infarto emagreceu": between the denial and this verb something else was denied. */
function dizDeNovo(palavras: Frase['palavras'], indice: number): boolean {
  const inicio = Math.max(0, indice - alcanceDoNao);
  const trecho = palavras.slice(inicio, indice + 1).map(({ forma }) => forma);
  const nao = trecho.findLastIndex((forma) => deNegar.test(forma));
  return trecho.some((forma, lugar) => lugar > nao + 1 && queConta.test(forma));
}

function emDitado(frase: Frase): Frase {
  const { palavras, marcas, resposta } = frase;
  const escrita = resposta.slice(palavras[0]?.inicio, palavras.at(-1)?.fim);
  if (palavras.length < longaDemais || /[,.;:!?\n]/.test(escrita)) return frase;
  const perto = (indice: number, alcance: number, padrao: RegExp) =>
    palavras.slice(Math.max(0, indice - alcance), indice + 1).some(({ forma }) => padrao.test(forma));
  return {
    ...frase,
    marcas: marcas.map((marca, indice) => ({
      ...marca,
      deOutro: marca.deOutro && perto(indice, alcanceDaPessoa, dePessoa),
      negada: marca.negada && perto(indice, alcanceDoNao, deNegar) && !dizDeNovo(palavras, indice),
    })),
  };
}

/** What was told of a group, in the words of the intake; '' for one that no pattern or sign of its own shows. */
export function falaDoGrupo(nome: string, relatos: Relatos, grupos: readonly Grupo[] = gruposDePerigo()): string {
  const grupo = grupos.find((um) => um.nome === nome);
  return grupo ? falaQueDiz(deHoje(relatos), (trecho) => comoEContado(grupo, [trecho]) === 'certo') : '';
}

const maosDesajeitadas: Grupo = {
  nome: 'mãos desajeitadas',
  sinais: [],
  padrao:
    /\b(maos?|dedos)( \w+){0,4} (bob[oa]s?|desajeitad\w+|desastrad\w+|lerd[oa]s?|atrapalhad\w+|sem (jeito|destreza|coordenacao|firmeza))\b|\bnao( \w+){0,3} (aboto\w+|enfi(a|o|ar)( \w+){0,3} agulha|enfi(a|o|ar) (a )?linha)|\b(consig\w+|consegu\w+)( \w+){0,2} (abotoar|fechar botao|fechar os botoes|enfiar a? ?linha)|\bdificuldade (para|pra|em|de) (abotoar|escrever|fechar (os )?botoes)|\b(deix\w+ cair|derrub\w+|solt\w+)( \w+){0,2} (xicaras?|copos?|as coisas|coisas|tudo|talheres|objetos|panelas?|chaves?)\b|\b(perd\w+|perda d[ae]) (a )?(destreza|coordenacao)( \w+){0,2} maos?\b/,
};
const marchaInsegura: Grupo = {
  nome: 'pernas duras ou marcha insegura',
  sinais: [],
  padrao:
    /\bpernas?( \w+){0,3} (dur[oa]s?|rigid[oa]s?|enrijecid[oa]s?|bambas?|presas?|endurec\w+|sem firmeza|que nao obedecem)\b|\b(and(o|a|ando|ar)|caminh(o|a|ando)|marcha)( \w+){0,2} (feito|como|igual|que nem|parec\w+)( \w+){0,2} (bebad[oa]|robo|pato|marionete)\b|\bmarcha (rigida|espastica|ataxica|instavel|insegura|em tesoura)\b|\b(segur\w+|apoi\w+|escor\w+)( \w+){0,2} (nas?|pelas?|em) paredes?\b|\bperna( \w+){0,3} arrast\w+|\barrast\w+( \w+){0,2} (a |as |o |os )?(pernas?|pes?)\b/,
};
const choqueNaColuna: Grupo = {
  nome: 'choque que desce pelas costas ao abaixar a cabeça',
  sinais: [],
  padrao:
    /\blhermitte\b(?! (neg|ausente))|\bchoqu\w+( \w+){0,6} (costas|coluna|espinha|dorso|corpo todo|pernas)( \w+){0,8} (abaix\w+|dobr\w+|flex\w+|inclin\w+|curv\w+)( \w+){0,3} (cabeca|pescoco|queixo)\b|\b(abaix\w+|dobr\w+|flex\w+|inclin\w+|curv\w+)( \w+){0,3} (cabeca|pescoco|queixo)( \w+){0,6} choqu\w+/,
};
const urgenciaUrinaria: Grupo = {
  nome: 'urina que não espera ou escapa',
  sinais: ['perda_esfincter', 'incontinencia'],
  padrao:
    /\b(xixi|urin\w+|mij\w+)( \w+){0,8} ((tenho|tem|preciso|precisa) (que|de) correr|saio correndo|nao da tempo|nao espera|urgencia|escap\w+)\b|\burgencia (para|pra|em|de) (urinar|fazer xixi)|\burgencia (miccional|urinaria)\b|\b(correr|corro|corre) (para|pro|ao) (o )?banheiro( \w+){0,3} (xixi|urin\w+)/,
};

/** One sign of the hands or the shock beside another of the cord is enough; legs and urine alone are asked about. */
export function compressaoDaMedula(relatos: Relatos): Juntos | null {
  const frases = deHoje(relatos);
  const certos = ditosHoje([maosDesajeitadas, choqueNaColuna, marchaInsegura, urgenciaUrinaria], frases);
  const daMedula = certos.includes(maosDesajeitadas.nome) || certos.includes(choqueNaColuna.nome);
  const outraCausa = frases.some((frase) => certezaDoPadrao(frase, /\b(parkinson|parkinsonismo)\b/) === 'certo');
  if (certos.length >= 2 && daMedula) return { certeza: outraCausa ? 'incerto' : 'certo', ditos: certos };
  return certos.includes(choqueNaColuna.nome) ? { certeza: 'incerto', ditos: certos } : null;
}

const pancada =
  /\b((bat(eu|i|endo|ido)|pancada|trauma|traumatismo|machuc\w+|acert\w+|golpe|tombo|queda)( \w+){0,4} (cabeca|tempora|testa|nuca|cranio)|(cabeca|tempora|testa|nuca)( \w+){0,3} (bateu|bati|batida)|bat(eu|i) com a (cabeca|testa|nuca))\b/;
const sinaisTardios: readonly Grupo[] = [
  { nome: 'sonolência', sinais: ['sonolencia'], padrao: /\b(sonolent\w+|mole e dormindo|so (quer|dorme) dorm\w+)\b/ },
  {
    nome: 'confusão ou troca de nomes',
    sinais: ['mente_confusa'],
    padrao: /\b(confus[oa]|confusao|desorientad[oa]|troc\w+( \w+){0,2} nomes?|esquec\w+ nomes?|repetindo)\b/,
  },
  {
    nome: 'dor ou peso na cabeça',
    sinais: ['dor_cabeca', 'cabeca_pesada', 'cefaleia_subita', 'cefaleia_trauma'],
    padrao: /\bpeso na cabeca\b/,
  },
  { nome: 'vômito', sinais: ['vomito'] },
  {
    nome: 'fraqueza ou perna que arrasta',
    sinais: ['fraqueza_um_lado', 'perda_forca_subita', 'fala_alterada', 'face_caida'],
    padrao:
      /\b(pernas?|pes?)( \w+){0,3} arrast\w+|\barrast\w+( \w+){0,2} (a |o )?(perna|pe|chinelas?|chinelos?)\b|\b(derrub\w+|deix\w+ cair)( \w+){0,3} (dessa|desta|mesma|so d[ea])( \w+){0,2} mao\b/,
  },
];
/** A bleeding under the skull may show up to so many days after the blow. */
const diasDepoisDaPancada = 92;
/** From this age on a blow to the head is dangerous by itself (NICE NG232). */
const idadeDaPancada = 65;

/** The sentences that tell a blow to the head of the last months. */
export function pancadasRecentes(relatos: Relatos, { idade }: Pick<DadosAnamnese, 'idade'>): Frase[] {
  return deHoje(relatos).filter(
    (frase) =>
      (lugaresDoPadrao(frase, pancada).length > 0 || frase.sinais.get('pancada_cabeca') === 'certo') &&
      !antiga(frase) &&
      !eDeOutraEpoca(frase, idade),
  );
}

/** A fall without a word on the head counts only beside what a bleeding inside it does. */
const tardiosDoPovo: Grupo = {
  nome: 'sono demais, confusão ou fala trocada',
  sinais: [],
  reconhece: naRede('cabeca_confusa'),
};

/** A recent blow to the head of somebody whose blood is thinned, or who is drowsy, confused or weak since. */
export function sangramentoNaCabeca(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  const frases = deHoje(relatos);
  const soQueda = pancadasRecentes(relatos, dados).length === 0;
  if (
    soQueda &&
    !frases.some((frase) => naRede('queda_ou_batida')(frase) && !antiga(frase) && !eDeOutraEpoca(frase, dados.idade))
  )
    return null;
  const certos = ditosHoje([...sinaisTardios, tardiosDoPovo], frases);
  if (soQueda && certos.length === 0) return null;
  const afina =
    dados.anticoagulante === 'sim' || relatos.diz('anticoagulante', 'antiagregante')
      ? ['remédio que afina o sangue']
      : [];
  if (afina.length === 0 && certos.length < (dados.idade >= idadeDaPancada ? 1 : 2)) return null;
  return { certeza: 'certo', ditos: [...afina, ...certos] };
}

const esquecimento: Grupo = {
  nome: 'esquecimento ou confusão',
  sinais: ['memoria_fraca', 'mente_confusa'],
  reconhece: naRede('cabeca_confusa'),
  padrao:
    /\b(esquecid[oa]|esquec\w+|repet\w+ (a mesma|as mesmas|o que|tudo)|se perd\w+|nao (lembra|lembro|reconhece)|memoria (ruim|fraca|falha\w*|pior\w*)|desorientad[oa]|atrapalhad[oa])\b/,
};
const outrosTardios: readonly Grupo[] = [
  ...sinaisTardios.filter(({ nome }) => nome !== 'confusão ou troca de nomes'),
  {
    nome: 'passo inseguro',
    sinais: [],
    padrao:
      /\b(desequilibr\w+|passos?( \w+)? (inseguro|incerto|curto)s?|cambale\w+|anda (torto|se segurando|pior)|arrasta (o pe|a perna))\b/,
  },
];
const deQueda =
  /(?<!\b(pressao|pa|glicemia|acucar|cabelos?|unhas?|dentes?|imunidade|animo|rendimento|ficha|peso|audicao|visao|libido)( \w+){0,2} )\b(caiu|cai|caida|quedas?|tombo|escorreg(ou|ei))\b(?! (d[aeo] |a |o )?(pressao|cabelos?|unhas?|ficha|rendimento|animo|imunidade|sono|energia|libido|em depressao))/;
const quedaDeOutro =
  /\b(mae|pai|marido|esposa|irmao?|avo|sogr[oa]|tia|tio|filh[oa]|net[oa]|vizinh[oa])( \w+){0,3} (caiu|escorreg\w+|levou um tombo)\b/;
const queda: Grupo = {
  nome: 'queda',
  sinais: ['queda'],
  reconhece: (frase) =>
    naRede('queda_ou_batida')(frase) ||
    (!quedaDeOutro.test(frase.texto) &&
      lugaresDoPadrao({ ...frase, marcas: frase.marcas.map((marca) => ({ ...marca, deOutro: false })) }, deQueda)
        .length > 0),
};
const aindaDePerto = /\b(hoje|ontem|anteontem|est[ae] (semana|mes)|(semana|mes) passad[oa])\b/;

/**
 * A fall of the last months, or of a time that nobody told, of somebody whose blood is thinned and who forgets, sleeps or walks otherwise: a
 * bleeding under the skull grows slowly. With a blow to the head or these signs within days, `sangramentoNaCabeca` speaks.
 */
export function quedaComSangueFino(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  if (sangramentoNaCabeca(relatos, dados) !== null) return null;
  if (dados.anticoagulante !== 'sim' && !relatos.diz('anticoagulante', 'antiagregante')) return null;
  const frases = deHoje(relatos);
  const quedas = frases.filter(
    (frase) => comoEContado(queda, [frase]) === 'certo' && !antiga(frase) && !eDeOutraEpoca(frase, dados.idade),
  );
  if (quedas.length === 0) return null;
  const tardios = ditosHoje([esquecimento, ...outrosTardios], frases);
  if (tardios.length > 0) return { certeza: 'certo', ditos: [queda.nome, 'remédio que afina o sangue', ...tardios] };
  return quedas.some(({ texto }) => aindaDePerto.test(texto))
    ? { certeza: 'incerto', ditos: [queda.nome, 'remédio que afina o sangue'] }
    : null;
}

/** More than three months ago. */
function antiga({ palavras, texto }: Frase): boolean {
  const dias = lerDuracoes(palavras);
  return dias.length > 0
    ? Math.min(...dias) > diasDepoisDaPancada
    : /\b((19|20)\d\d|ano passado|anos|infancia|quando (era )?crianca|antigamente)\b/.test(texto);
}

const meios =
  /\b(guard\w+|junt\w+|escond\w+|separ\w+)( \w+){0,6} (comprimidos?|remedios?|cartelas?|corda|veneno|arma|morfina)\b/;

const meiosGuardados: Grupo = { nome: 'remédio ou outro meio guardado', sinais: [], padrao: meios };
const despedida: Grupo = {
  nome: 'coisas dadas, dívidas pagas ou pendências resolvidas',
  sinais: [],
  padrao:
    /\b(ja )?(dei|deixei|doei|entreguei)( \w+){0,4} (com|para|pra|pro) (meu|minha|um|uma|o|a|os|as)\b|\b(paguei|acertei|quitei)( \w+){0,3} (devia|divida|dividas|contas)\b|\bresolvi( \w+){0,3} pend\w+|\bcartas? de despedida|\btestamento\b/,
};
const calmaSubita: Grupo = {
  nome: 'calma que veio de repente',
  sinais: [],
  padrao:
    /\b(calma|paz|alivio)( \w+){0,5} (fazia|faz) tempo\b|\b(desde|de repente)( \w+){0,4} (calma|paz|leveza|alivio)\b/,
};

/** What stands beside a thought of death and makes it more dangerous; alone it says nothing. */
export function pertoDeUmPlano(relatos: Relatos): string[] {
  return ditosHoje([meiosGuardados, despedida, calmaSubita, ...soEComPerdas], deHoje(relatos));
}

const dorDeCostasOuPerna: Grupo = {
  nome: 'dor lombar ou que desce pelas pernas',
  sinais: ['dor_lombar', 'ciatica', 'hernia_disco', 'dor_perna', 'deficit_radicular'],
};
const dormenciaEmSela: Grupo = {
  nome: 'dormência entre as pernas',
  sinais: ['anestesia_sela'],
  padrao:
    /\b(dorment\w*|dormenc\w+|adormec\w+|anestesi\w+|amortec\w+|nao (sint\w+|sente)(?! (\w+ )?(dorm|formig|dor\b))|insensivel)( \w+){0,6} (entre as pernas|(d?as )?partes( intimas)?|regiao (intima|genital|anal)|anus|perineo|vagina|penis|saco|assento|papel higienico|me limpo|se limpar|me limpar)\b/,
};
/** In the words of who sits: it may be the saddle, and may be the groin of an old hernia. */
const dormenciaNaVirilha: Grupo = {
  nome: 'dormência na virilha ou onde se senta',
  sinais: [],
  padrao:
    /\b(dorment\w*|dormenc\w+|adormec\w+|anestesi\w+|amortec\w+|insensivel)( \w+){0,8} (virilhas?|selim|onde (eu )?(senta|sento))\b/,
};
const urinaPresa: Grupo = {
  nome: 'urina que não sai',
  sinais: [],
  padrao:
    /\b(demora\w*|custa\w*|dificil|dificuldade)( \w+){0,3} (para|de) (sair o xixi|sair a urina|urinar|fazer xixi|mijar|soltar (o xixi|a urina))\b|\b(xixi|urina) (ta |esta )?(demora\w*|custa\w*|saindo aos poucos|sai aos poucos)\b|\bnao( \w+){0,2} (consig\w+|consegu\w+) (mais )?(urinar|fazer xixi|mijar|esvaziar a bexiga)\b|\b(xixi|urina) (pres[ao]|nao sai|travad[ao])\b|\bretencao (de urina|urinaria)\b|\bnao sint\w+( \w+){0,3} vontade de (urinar|fazer xixi)\b/,
};
const duasPernas: Grupo = {
  nome: 'fraqueza ou dormência nas duas pernas',
  sinais: [],
  padrao:
    /\b(duas|ambas as|nas 2|dos dois lados) pernas( \w+){0,5} (frac\w+|fraqueza|dorm\w+|formig\w+|sem forca|falh\w+)\b|\b(fraqueza|dormenc\w+|formigamento)( \w+){0,3} (nas|das) duas pernas\b/,
};

/** A back with numbness of the saddle or urine that stays or runs away is an emergency; with both legs concerned it is asked about. */
export function caudaEquina(relatos: Relatos): Juntos | null {
  const frases = deHoje(relatos);
  const certos = ditosHoje([dorDeCostasOuPerna, dormenciaEmSela, dormenciaNaVirilha, urinaPresa, duasPernas], frases);
  const tem = ({ nome }: Grupo) => certos.includes(nome);
  const naSela = tem(dormenciaEmSela) || (tem(dormenciaNaVirilha) && (tem(urinaPresa) || tem(dorDeCostasOuPerna)));
  if (naSela || ((tem(dorDeCostasOuPerna) || tem(duasPernas)) && tem(urinaPresa)))
    return { certeza: 'certo', ditos: certos };
  return tem(dorDeCostasOuPerna) && tem(duasPernas) ? { certeza: 'incerto', ditos: certos } : null;
}

const daTempora: Grupo = {
  nome: 'dor de cabeça',
  sinais: [
    'dor_cabeca',
    'cefaleia_temporal',
    'cefaleia_lateral',
    'cefaleia_frontal',
    'cefaleia_nuca',
    'cefaleia_topo',
    'enxaqueca',
  ],
  padrao:
    /\b(dor|doi|doendo|doido|lateja\w*|fisgada)( \w+){0,8} (tempora|fronte|cabeca|fonte)\b|\b(cabeca|tempora|fonte)( \w+){0,4} (doi|doendo|dor|lateja\w*)\b/,
};
const doCouroCabeludo: Grupo = {
  nome: 'couro cabeludo dolorido',
  sinais: [],
  padrao:
    /\b(couro cabeludo|pentear|penteia|penteio|escovar o cabelo|encostar( a cabeca)? no travesseiro|encosta no travesseiro)( \w+){0,4} (doi|dor|dolorid\w+|sensivel|incomoda)\b|\b(doi|dor|dolorid\w+|sensivel)( \w+){0,5} (couro cabeludo|pentear|escovar o cabelo|encostar( a cabeca)? (no|ao) travesseiro|travesseiro|por oculos|chapeu)\b/,
};
const aoMastigar: Grupo = {
  nome: 'mandíbula que dói ou cansa ao mastigar',
  sinais: [],
  padrao:
    /\b(doi|doeu|dor|cansa\w*|cansou|canseira|fisga\w*|para(r)? de|parou de|trava\w*)( \w+){0,6} (masti(g|c|qu)\w*|masca(r|ndo|va)?|mandibula|queixo|maxilar|comer carne)\b|\b(masti(g|c|qu)\w*|mandibula|queixo|maxilar)( \w+){0,5} (doi|doeu|cansa\w*|cansou|canseira|dor|fadiga\w*|no meio da (carne|comida|refeicao))\b/,
};
const daVista: Grupo = {
  nome: 'vista que some, escurece ou dobra',
  sinais: ['perda_visao', 'visao_dupla'],
  padrao:
    /\b(vista|visao|olho|enxerg\w+)( \w+){0,4} (escurec\w+|apag\w+|sum(iu|e)|some|nublou|embac\w+ de repente|fic(ou|a) (cinza|pret[ao]|escur[ao]|embacad[ao])|dobrad[ao])\b|\b(cortina|sombra|veu) (descendo|fechando|na frente|(no|num) olho|na vista)\b|\bvendo dobrado\b/,
};
const cinturasRigidas: Grupo = {
  nome: 'ombros ou quadris rígidos ou doloridos pela manhã',
  sinais: [],
  padrao:
    /\b(ombros|quadris|cadeiras|quartos|bracos)( \w+){0,14} (durs?|dur[oa]s?|rigid\w+|travad\w+|dolorid\w+|emperrad\w+|pesad\w+)( \w+){0,6} (manha|acord\w+|levant\w+)\b|\b(ombros|quadris|cadeiras|quartos)( \w+){0,9} (manha|acord\w+|amanhec\w+)( \w+){0,8} (dur[oa]?s?|rigid\w*|travad\w*|emperrad\w*)\b|\b(nao|sem) (consegue|consigo|poder)( \w+){0,2} (erguer|levantar) os bracos\b|\bpolimialgia\b/,
};
const rigidasDeManha =
  /\b(ombros|quadris|cadeiras)( \w+){0,6} (durs?|duros?|rigid\w+|travad\w+|dolorid\w+)( \w+){0,5} (manha|acord\w+|levant\w+)\b|\b(ombros|quadris|cadeiras|quartos)( \w+){0,5} amanhec\w+( \w+){0,2} (dur|rigid|travad|emperrad)\w*|\bpolimialgia\b/;
const doCorpoTodo: readonly Grupo[] = [
  {
    nome: 'peso perdido',
    sinais: ['emagrecimento'],
    reconhece: (frase) => lerPerdasDePeso(frase).some(({ kg }) => kg >= 2),
    padrao: /\bemagrec(eu|i|endo)( \w+){0,3} (quilos?|kg|muito|bastante)\b/,
  },
  { nome: 'febre baixa', sinais: ['febre', 'febre_vespertina', 'febre_persistente'] },
];
const daArterite = [daTempora, doCouroCabeludo, aoMastigar, daVista, cinturasRigidas];
const idadeDaArterite = 50;

/**
 * A head or scalp that hurts beside a jaw that tires, sight that goes or stiff shoulders, after fifty: sight may be lost within days. All that was
 * told of it stands in one line.
 */
export function arteriteTemporal(relatos: Relatos, { idade }: Pick<DadosAnamnese, 'idade'>): Juntos | null {
  if (idade < idadeDaArterite) return null;
  const frases = deHoje(relatos);
  const certos = ditosHoje(daArterite, frases);
  const tem = ({ nome }: Grupo) => certos.includes(nome);
  const cabeca = tem(daTempora) || tem(doCouroCabeludo);
  if (!cabeca && !(tem(aoMastigar) && tem(daVista))) return null;
  const ditos = [...certos, ...ditosHoje(doCorpoTodo, frases)];
  const juntas = [doCouroCabeludo, daVista, cinturasRigidas].filter(tem).length;
  if (tem(aoMastigar) || juntas >= 2) return { certeza: 'certo', ditos };
  // Stiff shoulders beside a headache are common: they are asked about only where the morning stands right beside them.
  const soOmbros = frases.some((frase) => certezaDoPadrao(frase, rigidasDeManha) === 'certo');
  return tem(daVista) || soOmbros || tem(doCouroCabeludo) ? { certeza: 'incerto', ditos } : null;
}

const febreOuCalafrio: Grupo = {
  nome: 'febre ou calafrio',
  sinais: ['febre', 'febre_alta', 'febre_persistente', 'febre_vespertina', 'calafrios'],
  padrao: /\b(3[89]|37[.,][89]|40)([.,]\d)? ?(graus|c|o c|ºc)?\b(?=( \w+){0,3} (febre|temperatura|grau))/,
};

/** Chemotherapy that runs, in whatever words. */
export function emQuimioterapia(relatos: Relatos): boolean {
  return deHoje(relatos).some(
    (frase) =>
      (certezaDoPadrao(frase, /\b(quimio(terapia)?|neutropeni\w+|imunoterapia)\b/) === 'certo' ||
        dizRemedio(nomesDeQuimioterapia)(frase)) &&
      !/\b(termin\w+|acab\w+|encerr\w+|ultima quimio|fiz quimio|(19|20)[01]\d)\b/.test(frase.texto),
  );
}

export function febreNaQuimioterapia(relatos: Relatos): Juntos | null {
  const febre = comoEContado(febreOuCalafrio, deHoje(relatos));
  return emQuimioterapia(relatos) && (febre === 'certo' || febre === 'incerto') ? { certeza: febre, ditos: [] } : null;
}

const sangueNasFezes: Grupo = {
  nome: 'sangue nas fezes',
  sinais: ['sangue_fezes', 'fezes_pretas'],
  padrao:
    /\bsangue( \w+){0,6} (banheiro|fezes|coco|evacu\w+|papel|papel higienico|vaso|privada|me limp\w+|se limp\w+)\b|\b(fezes|coco|papel|papel higienico)( \w+){0,4} (sangue|vermelho|sujo de sangue)\b/,
};
/* The habit of the bowel: NICE NG12 (2023 update); INCA, Detecção precoce do câncer colorretal. */

const doHabito = ['constipacao', 'diarreia', 'fezes_alternadas', 'fezes_moles'];
const mudou =
  /\b(antes|sempre) (ia|era|fazia|evacuava|funcionava|obrava)\b|\b(mudou|desregul\w+|nao era assim|nao e mais como|deixou de ser)\b|\bde (uns |umas )?(\d+|um|uma|dois|duas|tres|quatro|poucos?) (meses|mes|semanas|semana|dias) (para|pra) ca\b/;
/** In days: what has been so for longer is a habit. */
const diasDeMudanca = 190;

const nomeDoIntestino =
  /\b(intestin\w+|evacu\w+|coco|fezes|ia todo dia|banheiro|(ando|fico|estou|to|vivo|fiquei)( \w+){0,2} (pres[oa]|solt[oa]|ressecad[oa]|constipad[oa]))\b/;
/** In words: a dictation tells other things in the same breath. */
const pertoDaMudanca = 16;

/** Whether the bowel is what the words around a change speak of: a neck takes its time "pra soltar", too. */
function falaDoIntestino({ texto, sinais, lugares, campo }: Frase): boolean {
  if (campo === 'evacuacao') return true;
  const dela = acharTodos(texto, mudou).map(({ index }) => contarPalavras(texto.slice(0, index)));
  const doNome = acharTodos(texto, nomeDoIntestino).map(({ index }) => contarPalavras(texto.slice(0, index)));
  const doSinal = doHabito.flatMap((um) =>
    (sinais.get(um) === 'certo' ? (lugares.get(um) ?? []) : []).map(([de]) => de),
  );
  const ditas = [...doNome, ...doSinal];
  return (
    ditas.length > 0 &&
    (dela.length === 0 || dela.some((um) => ditas.some((outro) => Math.abs(um - outro) <= pertoDaMudanca)))
  );
}

/** A bowel that goes otherwise than it used to, within some months. */
export function mudouHaPouco(frase: Frase): boolean {
  const { texto, palavras } = frase;
  if (
    !falaDoIntestino(frase) ||
    /\b(desde (sempre|crianca|menina|menino|pequen\w+|jovem)|a vida toda|ha anos|muitos anos)\b/.test(texto)
  )
    return false;
  const dias = lerDuracoes(palavras);
  if (mudou.test(texto)) return dias.length === 0 || Math.min(...dias) <= diasDeMudanca;
  return (
    /\b(ha|faz|tem)\b/.test(texto) &&
    dias.some((um) => um >= 14 && um <= diasDeMudanca) &&
    /\b(pres[oa]|prend\w+|trav\w+|solt\w+|ressec\w+|constipad\w+)\b/.test(texto)
  );
}

const semSangue: Grupo = {
  nome: 'palidez, anemia ou cansaço',
  sinais: ['anemia', 'face_palida', 'cansaco', 'labios_palidos'],
  padrao: /\b(palpebra|conjuntiva|mucosa)( \w+){0,3} (sem cor|palid\w+|descorad\w+)\b/,
};

/** A physician who reads the sheet must find only what was told. */
function nomeDaFalta(relatos: Relatos, { faceDesc }: DadosAnamnese): string {
  const ditos = [
    ...(faceDesc.includes('Pálida') || relatos.diz('face_palida', 'labios_palidos') ? ['palidez'] : []),
    ...(relatos.diz('anemia') ? ['anemia'] : []),
    ...(relatos.diz('cansaco') ? ['cansaço'] : []),
  ];
  return ditos.length === 0 ? 'palidez' : ditos.join(' e ');
}

const doIntestino: readonly Grupo[] = [
  {
    nome: 'mudança do hábito do intestino',
    sinais: ['fezes_alternadas'],
    reconhece: mudouHaPouco,
    padrao:
      /\bintestino( \w+){0,8} (mudou|desregul\w+|nao e mais o mesmo|trocou|era um relogio)\b|\b(mudanca|mudou|alterou)( \w+){0,3} (habito|ritmo|funcionamento)( \w+){0,2} intestin\w+|\b(ora|hora|dia|um dia|uns dia|uma hora) (trava|prende|pres|travad)\w*( \w+){0,8} (solt\w+)\b/,
  },
  {
    nome: 'fezes finas',
    sinais: [],
    padrao:
      /\b(fezes|coco|obra|obrando|evacua\w*|saindo|sai|saem)( \w+){0,4} (fin(o|a|inh[oa])s?|afilad\w+|em fita|estreit\w+|(que nem|como|feito|igual|tipo) (um |uma )?(lapis|fita|caneta|barbante|cobra|espaguete|palito))\b|\b(fin(o|a|inh[oa])s?|afilad\w+|estreit\w+)( \w+)? (que nem|como|feito|igual|tipo) (um |uma )?(lapis|fita|caneta|barbante|cobra|espaguete|palito)\b|\b(fezes|coco) (\w+ )?em fita\b/,
  },
  {
    nome: 'sensação de não esvaziar',
    sinais: ['tenesmo'],
    padrao: /\b(sensacao|impressao)( \w+){0,4} (nao|num) (acab\w+|esvazi\w+|terminou|saiu tudo)\b/,
  },
  { nome: 'muco', sinais: ['fezes_muco'], padrao: /\b(muco|catarr\w+)( \w+){0,3} (fezes|junto|coco)\b/ },
  {
    nome: 'emagrecimento',
    sinais: ['emagrecimento'],
    reconhece: (frase) => lerPerdasDePeso(frase).some(({ kg }) => kg >= 2),
    padrao:
      /\b(calcas?|roupas?|cintos?)( \w+){0,5} (caindo|larg\w+|folgad\w+|sobrando|furei|furou)\b|\bfur(ei|ou|ar)( \w+){0,2} cinto\b/,
  },
  semSangue,
];
const naFamilia: Grupo = {
  nome: 'câncer de intestino na família',
  sinais: [],
  reconhece: cancerNaFamilia('intestino|colo?n?|reto|colorretal'),
};
const deAlarme = new Set(['mudança do hábito do intestino', 'fezes finas', 'emagrecimento', naFamilia.nome]);
const idadeDoIntestino = 40;

const colonoscopiaNormal =
  /\bcolono(scopia)?\b( (?!(nao|nunca|sem) (fiz|fez|marc)\w*)\w+){0,9} (normal|limpa|sem alterac\w+|nao (tinha|deu|mostrou|achou) nada|tudo (bem|certo|ok))\b/;
const desteAno =
  /\b(comeco d[oe] ano|inicio d[oe] ano|(est[ae]|nest[ae]|dest[ae]) ano|mes passado|semana passada|ha (pouco|[1-9]|1[0-2]|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez) ?(mes|meses|semanas?)|faz (\w+ )?(mes|meses|semanas?)|em (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?! de (19|20)))\b/;

/** A colonoscopy of this year that found nothing, of the client. */
function colonoscopiaBoa(frase: Frase): boolean {
  const achado = colonoscopiaNormal.exec(frase.texto);
  if (!achado || !desteAno.test(frase.texto)) return false;
  const antes = frase.texto.slice(Math.max(0, achado.index - 30), achado.index);
  return !/\b(mae|pai|irma|irmao|marido|esposa|mulher|filh[oa]|tia|tio|avo)( \w+){0,3} $/.test(antes);
}

/** NICE NG12: blood beside another sign from forty; from fifty two of a changed habit, thin stools, weight lost and a relative's cancer. */
export function intestinoAInvestigar(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  if (dados.idade < idadeDoIntestino) return null;
  const frases = deHoje(relatos);
  // What a colonoscopy of this year has looked at, and bleeds no more, is not to be looked at again.
  if (!sangraPeloIntestino(relatos) && frases.some(colonoscopiaBoa)) return null;
  const certos = ditosHoje([...doIntestino, naFamilia], frases);
  const visto = dados.faceDesc.includes('Pálida') ? [semSangue.nome] : [];
  const outros = [...new Set([...certos, ...visto])].map((nome) =>
    nome === semSangue.nome ? nomeDaFalta(relatos, dados) : nome,
  );
  const fortes = outros.filter((nome) => deAlarme.has(nome));
  const sangra = sangraPeloIntestino(relatos);
  if (sangra && fortes.length > 0 && outros.length >= 2)
    return { certeza: 'certo', ditos: [sangueNasFezes.nome, ...outros] };
  return !sangra && dados.idade >= 50 && fortes.length >= 2 ? { certeza: 'certo', ditos: outros } : null;
}

/** Whether blood of the bowel is told of today. */
export function sangraPeloIntestino(relatos: Relatos): boolean {
  return comoEContado(sangueNasFezes, deHoje(relatos)) === 'certo';
}

const deInfeccao: Grupo = {
  nome: 'febre ou infecção',
  sinais: ['febre', 'febre_alta', 'febre_persistente', 'infeccao_urinaria', 'inflamacao_pus', 'pus'],
  padrao: /\b(pneumonia|infeccao|erisipela|celulite infecciosa|ferida infeccionada|apendicite|abscesso)\b/,
};
const deGravidade: readonly Grupo[] = [
  {
    nome: 'confusão ou muita prostração',
    sinais: ['mente_confusa'],
    padrao: /\b(confus[oa]|desorientad[oa]|prostrad[oa]|nao reage|delir\w+|muito molinh[oa])\b/,
  },
  {
    nome: 'respiração rápida ou falta de ar',
    sinais: ['falta_ar', 'falta_ar_repouso'],
    padrao: /\brespira\w*( \w+){0,2} (rapid\w+|ofegante|curt\w+)\b/,
  },
  {
    nome: 'urina que quase parou',
    sinais: [],
    padrao: /\b(quase )?nao (urin\w+|faz xixi|fez xixi|mij\w+)( \w+){0,3} (hoje|desde|ha|horas)\b/,
  },
  {
    nome: 'pele fria, manchada ou arroxeada',
    sinais: ['boca_roxa', 'labios_roxos'],
    padrao: /\bpele( \w+){0,3} (fria e|manchada|marmor\w+|arroxeada|acinzentada)\b/,
  },
  { nome: 'pressão baixa', sinais: ['hipotensao'], padrao: /\bpressao( \w+){0,2} (caiu|baixissima|8 por|9 por)\b/ },
];

/** NICE NG253: an infection beside two signs that the body does not hold it. */
export function sepse(relatos: Relatos): Juntos | null {
  const frases = deHoje(relatos);
  if (comoEContado(deInfeccao, frases) !== 'certo') return null;
  const certos = ditosHoje(deGravidade, frases);
  return certos.length >= 2 ? { certeza: 'certo', ditos: [deInfeccao.nome, ...certos] } : null;
}

/** The strongest of several ways in which a danger is told. */
export function oMaisForte(...juntos: readonly (Juntos | Certeza | null)[]): Certeza | null {
  return maisForte(juntos.flatMap((um) => (um === null ? [] : typeof um === 'string' ? [um] : [um.certeza])));
}

/** What stands by the side of a wish to die and makes it more dangerous (ABP/CFM 2014; mhGAP 2023). */
const soEComPerdas: readonly Grupo[] = [
  { nome: 'mora só', sinais: [], padrao: /\b(mor[ao]|viv[eo]) (so|sozinh[oa])\b/ },
  {
    nome: 'suicídio na família',
    sinais: [],
    reconhece: ({ texto }) =>
      /\b(avo|vo|pai|mae|irmao?|tio|tia|prim[oa]|filh[oa]|marido|esposa)( \w+){0,3} (se matou|se suicidou|tirou a (propria )?vida|suicidio)\b/.test(
        texto,
      ),
  },
];

const panturrilha: Grupo = {
  nome: 'dor ou inchaço na panturrilha',
  sinais: ['dor_panturrilha'],
  reconhece: naRede('perna_de_um_lado'),
  padrao:
    /\b(batata d[ae] perna|batatas? das? pernas?|panturrilhas?)( \w+){0,6} (doi|doendo|dor|dolorid\w+|caimbra|inchad\w+|quente|esticad\w+|dur[ao])\b|\b(doi|doendo|dor|dolorid\w+|caimbra|inchad\w+|inchou|quente|esticad\w+|dur[ao])( \w+){0,6} (batata|batatas|panturrilhas?)\b/,
};
const deUmLado: Grupo = {
  nome: 'uma perna mais inchada, quente ou esticada que a outra',
  sinais: [],
  padrao:
    /\b(perna|batata|panturrilha|direita|esquerda)( \w+){0,4} (mais|bem mais|muito mais) (inchad\w+|gross\w+|quente)\b|\b(so|apenas) (um|uma|a) (perna|lado|direita|esquerda)( \w+){0,3} (inch\w+|gross\w+)\b|\bdireita \d\d( \w+){0,2} esquerda \d\d\b|\besquerda \d\d( \w+){0,2} direita \d\d\b|\bpele( \w+){0,2} (esticad\w+|brilh\w+)( \w+){0,4} (quente|batata|panturrilha|perna)\b|\b(batata|panturrilha|barriga)( d[ae] perna)?( (esquerda|direita))?( \w+){0,3} (inch\w+|dur[ao])( \w+){0,4} (quente|vermelh\w+|doi|doendo|dur[ao])\b/,
};
const paradaOuOperada: Grupo = {
  nome: 'parto, cirurgia, imobilização ou viagem longa há pouco',
  sinais: [],
  padrao:
    /\b(oper(ou|ei|ad[oa])|cirurgia|cesarea|cesariana|parto|pariu|pari|ganh(ou|ei) (o )?(nenem|bebe))( \w+){0,8} (ha|faz|tem) (uns |umas )?(\d+|um|uma|dois|duas|tres|quatro|cinco) (dias?|semanas?)\b|\b(ha|faz|tem) (\d+|um|uma|dois|duas|tres|quatro|cinco) (dias?|semanas?)( \w+){0,4} (oper\w+|cirurgia)\b|\b(muletas?|gessad\w+|gesso|imobilizad\w+|tala|acamad\w+|bota ortopedica|fratur\w+( \w+){0,6} bota|(fic(ou|a|o|ando)|mais)( \w+){0,2} (na|de) cama)\b|\b(voo|viagem|viaj\w+|onibus|carro)( \w+){0,4} \d+ horas\b/,
};
const doPulmao: Grupo = {
  nome: 'falta de fôlego, dor ao puxar o ar ou quase desmaio',
  sinais: ['dor_ao_respirar', 'falta_ar', 'falta_ar_esforco', 'falta_ar_repouso', 'hemoptise'],
  padrao:
    /\b(fisgad\w+|pontad\w+|dor|doi)( \w+){0,8} (pux\w+ o ar|respir\w+|ar fundo|inspir\w+)\b|\b(sem (gas|folego)|falta de ar|cans\w+)( \w+){0,8} (escadas?|lance|andar|subir)\b|\b(vista|visao)( \w+){0,2} escurec\w+|\bquase( \w+){0,2} (desmai\w+|cai\w*)\b/,
};

/** Whether a clot of the leg may have reached the lung. */
export function chegouAoPulmao(relatos: Relatos): boolean {
  return comoEContado(doPulmao, deHoje(relatos)) === 'certo';
}

/**
 * A calf that hurts beside a cause or a difference between the legs: a clot, which may have reached the lung. A leg that is told as swollen
 * and inflamed, or a clot that was found, has an alarm of its own.
 */
export function tromboseNaPerna(relatos: Relatos): Juntos | null {
  if (relatos.certeza('perna_inflamada', 'trombose_recente') !== null) return null;
  const certos = ditosHoje([panturrilha, deUmLado, paradaOuOperada, doPulmao], deHoje(relatos));
  const tem = ({ nome }: Grupo) => certos.includes(nome);
  if (!tem(panturrilha)) return null;
  if (!tem(deUmLado) && !tem(paradaOuOperada)) return null;
  // Looked for within three months and not found, with nothing worse since: it is asked about.
  const vista = !tem(doPulmao) && jaExaminado(relatos, naoAchada);
  return { certeza: vista ? 'incerto' : 'certo', ditos: certos };
}

const naoAchada = {
  sinais: ['edema', 'edema_pernas', 'dor_panturrilha', 'dor_perna'],
  nomes: 'trombose|trombo|tvp|flebite',
};

const atraso: Grupo = {
  nome: 'menstruação que não veio na data',
  sinais: ['atraso_menstrual'],
  reconhece: naRede('regra_atrasada'),
  padrao:
    /\b(menstruacao|regras?|menstruac\w+|ciclo)( \w+){0,8} (nao (veio|desceu)|atras\w+)\b|\bnao (veio|desceu)( \w+){0,3} na data\b|\batrasad[ao]( \w+){0,4} (menstruacao|regra|dias)\b/,
};
const dorDeUmLadoDoVentre: Grupo = {
  nome: 'dor forte de um lado do baixo ventre',
  sinais: [],
  padrao:
    /\b(dor|doi|doendo|pontad\w+|fisgad\w+|colica)( \w+){0,10} (embaixo|baixo ventre|pe da barriga|ovario|virilha)( \w+){0,4} (lado|esquerd[oa]|direit[oa])\b|\b(dor|doi|pontad\w+|fisgad\w+|colica)( (?!(pescoco|nuca|cabeca|rosto|ombro|braco|mao|peito|costas|lombar|joelho|perna|pe|ouvido|dente)\b)\w+){0,6} (de|so de|em) um lado\b|\b(dor|doi|pontad\w+|fisgad\w+)( \w+){0,4} ovario (esquerdo|direito)\b|\b(dor|doi|doendo|pontad\w+|fisgad\w+|colica)( (?!(pescoco|nuca|cabeca|rosto|ombro|braco|mao|peito|costas|lombar|joelho|perna|pe|ouvido|dente)\b)\w+){0,4} (so )?d[oe] (um )?lado\b/,
};
const sangueForaDeHora: Grupo = {
  nome: 'sangramento pouco ou fora de hora',
  sinais: ['sangramento_genital', 'escape'],
  padrao:
    /\b(borra|escape|sangramento|sangue|manchad\w+|manchas?)( \w+){0,6} (pouc\w+|calcinha|protetor|fora|escur\w+|marrom|cafe)\b|\b(saiu|desceu|veio|sujou|manchou)( \w+){0,4} (borra|borrinha|marrom|escur\w+|sangue|pingo)\b/,
};
const sangueNoVentre: Grupo = {
  nome: 'dor no ombro, tontura ou desmaio',
  sinais: ['desmaio', 'tontura', 'vertigem'],
  padrao: /\bdor( \w+){0,4} (pont\w+ )?d[oe] ombro\b|\bponta do ombro\b|\bvista( \w+){0,2} escurec\w+|\bdesmai\w+/,
};
const idadeDeGestar = { de: 12, ate: 55 } as const;

/** A missed period beside pain on one side and blood: a pregnancy outside the womb, also with an IUD or after a negative test. */
export function gravidezForaDoUtero(relatos: Relatos, { idade, sexo }: DadosAnamnese): Juntos | null {
  if (sexo === 'masculino' || idade < idadeDeGestar.de || idade > idadeDeGestar.ate) return null;
  const certos = ditosHoje([atraso, dorDeUmLadoDoVentre, sangueForaDeHora, sangueNoVentre], deHoje(relatos));
  const tem = ({ nome }: Grupo) => certos.includes(nome);
  if (!tem(atraso) || !tem(dorDeUmLadoDoVentre)) return null;
  return { certeza: tem(sangueForaDeHora) || tem(sangueNoVentre) ? 'certo' : 'incerto', ditos: certos };
}

/** All groups that a note may name. */
function gruposDePerigo(): readonly Grupo[] {
  return [
    maosDesajeitadas,
    choqueNaColuna,
    marchaInsegura,
    urgenciaUrinaria,
    ...sinaisTardios,
    esquecimento,
    queda,
    meiosGuardados,
    despedida,
    calmaSubita,
    ...soEComPerdas,
    ...daArterite,
    ...doCorpoTodo,
    sangueNasFezes,
    ...doIntestino,
    naFamilia,
    deInfeccao,
    ...deGravidade,
    panturrilha,
    deUmLado,
    paradaOuOperada,
    doPulmao,
    atraso,
    dorDeUmLadoDoVentre,
    sangueForaDeHora,
    sangueNoVentre,
  ];
}
