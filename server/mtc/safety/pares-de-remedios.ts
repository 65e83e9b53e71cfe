// A closed table of medicines and plants that harm each other, or somebody in this state. Sources: ANVISA, bulário eletrônico (sections on
// contraindications, warnings and interactions of the substances named); Stockley, Herbal Medicines Interactions (2009); EMA/HMPC, European Union
// herbal monographs (Hyperici herba, Liquiritiae radix); MHRA, Drug Safety Update, Tamoxifen: CYP2D6 (2010); Resolução SES-RJ 1757/2002 (plants
// in pregnancy and lactation); Farmacopeia Brasileira, Memento Fitoterápico (2016), Senna alexandrina.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { maiuscula } from '../writer/portugues.ts';
import { amamenta } from './amamentacao.ts';
import { certezaDoPadrao } from './dito.ts';
import { listar } from './regra.ts';
import type { Relatos } from './relatos.ts';
import { doQueToma, type SubstanciaId, tomadas } from './substancias.ts';
import { testeEmAberto } from './transferencia-de-embriao.ts';

export interface Par {
  id: string;
  um: readonly SubstanciaId[];
  /** What it is taken with, or in which state; the names of what was told. */
  com: readonly SubstanciaId[] | ((dados: DadosAnamnese, relatos: Relatos) => string[]);
  /** Also what is at hand and not begun yet. */
  porComecar?: true;
  /** What may happen, whom to ask and how soon, when to go to the emergency room. */
  texto: string;
  fonte: string;
}

export const bula = (...quais: readonly string[]) => `ANVISA, bulário eletrônico (${quais.join(', ')})`;
export const naoParar = 'Nada que foi receitado se para nem se diminui por conta própria.';

export const serotonina = [
  'escitalopram',
  'citalopram',
  'sertralina',
  'fluoxetina',
  'paroxetina',
  'fluvoxamina',
  'venlafaxina',
  'desvenlafaxina',
  'duloxetina',
  'milnaciprano',
  'clomipramina',
  'vortioxetina',
] as const satisfies readonly SubstanciaId[];
export const deSerotonina =
  'Febre, tremor, rigidez, diarreia forte, agitação ou confusão: pronto-socorro, dizendo o que toma.';

const certezas = ({ frases }: Relatos, padrao: RegExp) =>
  frases
    .filter(({ campo }) => campo !== 'objetivosCliente' && campo !== 'alergias')
    .map((frase) => certezaDoPadrao(doQueToma(frase), padrao));
export const conta = (relatos: Relatos, padrao: RegExp) =>
  certezas(relatos, padrao).some((certeza) => certeza !== null);
const contaHoje = (relatos: Relatos, padrao: RegExp) => certezas(relatos, padrao).includes('certo');

export const convulsao = /\b(convuls(ao|oes|iva|ivas)|epilep\w+|crises? convulsiva\w*)\b/;
const traumaDeCranio =
  /\b(traumatismo (de )?(crani\w+|cabeca)|tce|trauma de cranio|cirurgia (na|da) cabeca|tumor (na|da) cabeca)\b/;
const bebida =
  /\b(cachaca|pinga|cervejas?|cervejinha|vinho|whisky|uisque|vodka|conhaque|destilad\w+|bebid[ao]s? alcoolicas?|alcoolismo|alcoolatra|etilismo|etilista|bebo (todo|muito|no fim|nos fins)|bebe (todo|muito|no fim|nos fins))\b/;
const parouHaPouco =
  /\b(parou|parei|larg(ou|uei)|suspend(eu|i)|cort(ou|ei))( de (tomar|beber))?( \w+){0,4} (rivotril|clonazepam|diazepam|alprazolam|bromazepam|lorazepam|calmante|bebida|alcool)\b(?!( \w+){0,6} (anos?|(19|20)\d\d)\b)|\bparou de beber (ha|faz) (\d|um|uma|dois|duas|poucos|poucas) (dias?|semanas?)\b/;
const transtornoAlimentar =
  /\b(bulimi\w+|anorexia( nervosa)?|compulsao com vomito|provoc\w+ (o )?vomito|vomito provocado|transtorno alimentar)\b/;

function contraBupropiona(dados: DadosAnamnese, relatos: Relatos): string[] {
  const bebe =
    dados.frequenciaAlcool === 'regularmente' || relatos.diz('alcool_frequente') || contaHoje(relatos, bebida);
  return [
    ...(dados.epilepsia === 'sim' || relatos.certeza('epilepsia') !== null || conta(relatos, convulsao)
      ? ['convulsão na história']
      : []),
    ...(conta(relatos, traumaDeCranio) ? ['trauma ou doença da cabeça'] : []),
    ...(bebe ? ['álcool'] : []),
    // The leaflet means both those of today and of long ago.
    ...(conta(relatos, transtornoAlimentar) ? ['bulimia ou anorexia'] : []),
    ...(contaHoje(relatos, parouHaPouco) ? ['calmante ou álcool parado há pouco'] : []),
  ];
}

export function gestanteOuPossivel(dados: DadosAnamnese, relatos: Relatos): string[] {
  if (dados.sexo === 'masculino') return [];
  if (dados.gestante === 'sim' || relatos.diz('gestante', 'gravidez_escrita')) return ['gestação'];
  if (relatos.diz('tentativa_gestar')) return ['vontade de engravidar'];
  return dados.gestante === 'desconheco' || relatos.diz('atraso_menstrual') ? ['gravidez possível'] : [];
}

function comPressaoAlta(_dados: DadosAnamnese, relatos: Relatos): string[] {
  return [
    ...(relatos.diz('hipertensao', 'crise_hipertensiva') ? ['pressão alta'] : []),
    ...tomadas(relatos, ['diuretico', 'digoxina', 'pressao']),
  ];
}

function comAlcool(dados: DadosAnamnese, relatos: Relatos): string[] {
  const bebe =
    dados.frequenciaAlcool === 'regularmente' || dados.frequenciaAlcool === 'socialmente' || contaHoje(relatos, bebida);
  return bebe ? ['álcool'] : [];
}

const deGlaucoma =
  /\b(glaucoma|pressao (alta )?(do|no|dos|nos) olhos?|angulo (fechado|estreito)|colirio( \w+){0,3} pressao|timolol|latanoprost\w*|xalatan|travoprost\w*|bimatoprost\w*|dorzolamida|brimonidina|cosopt|combigan|brinzolamida)\b/;

function comGlaucoma(_dados: DadosAnamnese, relatos: Relatos): string[] {
  return relatos.diz('glaucoma') || conta(relatos, deGlaucoma) ? ['glaucoma'] : [];
}

const intestinoSolto =
  /\b(diarreia|intestino (muito )?solto|(fezes|coco|evacu\w+)( \w+){0,4} (moles?|liquid\w+|pastos\w+|amolecid\w+|soltas?)|sai mole|(quatro|cinco|seis|sete|oito|[4-9])( a \w+)? vezes( ao dia| por dia)? mole|tenho que correr)\b/;
const daVesicula =
  /\b(pedras?|calculos?)( \w+){0,3} vesicula\b|\b(obstrucao|entupi\w+)( \w+){0,3} (bile|biliar|vesicula)\b/;

const evacuaPouco =
  /\b(dia sim( e)? dia nao|(a )?cada (2|3|4|5|dois|tres|quatro|cinco) dias|de (dois|tres|quatro) em (dois|tres|quatro)|pres[oa]|ressecad\w+)\b/;

function comIntestinoSolto(_dados: DadosAnamnese, relatos: Relatos): string[] {
  // A stool that is soft and does not come every day is no loose bowel.
  const raro = relatos.frases.some((frase) => frase.campo === 'evacuacao' && evacuaPouco.test(frase.texto));
  return relatos.diz('diarreia') || (!raro && (relatos.diz('fezes_moles') || contaHoje(relatos, intestinoSolto)))
    ? ['intestino solto']
    : [];
}

function contraBoldo(dados: DadosAnamnese, relatos: Relatos): string[] {
  return [...comIntestinoSolto(dados, relatos), ...(contaHoje(relatos, daVesicula) ? ['pedra na vesícula'] : [])];
}

const tomadoTarde =
  /\b(furosemida|furosemide|lasix|bumetanida|hidroclorotiazida|clortalidona|clorana|indapamida|higroton)\b( (?!(losartana|sinvastatina|metformina|oxibutinina)\b)\w+){0,5} ((1[6-9]|2[0-3]) ?(h|hs|horas?|00)|(a|de|pela|toda) noite|noite|(a|de|no fim da) tarde|antes de (dormir|deitar)|(quatro|cinco|seis|sete|oito|nove|[4-9]) (da|horas da) (tarde|noite)|jantar)\b/;
const levantaDeNoite =
  /\b(noct\w+|nictur\w+)\b|\b(levant\w+|acord\w+|vou|vai|xixi|urin\w+|mij\w+)( \w+){0,6} (noite|madrugada)\b|\b[2-9] ?x? (vezes )?(a|de|por) noite\b/;

/** The time stands beside the name of the diuretic, the getting up wherever it is told. */
function deNoite(_dados: DadosAnamnese, relatos: Relatos): string[] {
  const tarde = relatos.frases.some((frase) => certezaDoPadrao(doQueToma(frase), tomadoTarde) === 'certo');
  const levanta = relatos.diz('nicturia', 'urina_noturna') || contaHoje(relatos, levantaDeNoite);
  return tarde && levanta ? ['a dose no fim do dia e idas ao banheiro à noite'] : [];
}

/** A test that is still open counts, whatever was ticked. */
function comSangueOuGravidez(dados: DadosAnamnese, relatos: Relatos): string[] {
  return [
    ...tomadas(relatos, ['antitrombotico', 'progesterona']),
    ...(testeEmAberto(dados, relatos) ? ['gravidez possível'] : gestanteOuPossivel(dados, relatos)),
  ];
}

export const pares: readonly Par[] = [
  {
    id: 'anticolinergico_e_glaucoma',
    um: ['anticolinergico'],
    com: comGlaucoma,
    texto: `no glaucoma de ângulo fechado, ou de tipo que não se sabe, este remédio pode subir a pressão do olho de repente. Ligar em um ou dois dias para quem o receitou e para o oftalmologista, dizendo um do outro e o colírio, antes de seguir. ${naoParar} Olho vermelho com dor, halos nas luzes, vista turva ou vômito: pronto-socorro.`,
    fonte: bula('oxibutinina', 'amitriptilina', 'escopolamina'),
  },
  {
    id: 'planta_diuretica_com_remedio',
    um: ['plantaDiuretica'],
    com: ['diuretico', 'pressao'],
    texto: `a soma tira água e muda o potássio e a pressão, e faz urinar mais. Parar a planta, e o médico ou o farmacêutico precisa saber em um ou dois dias. ${naoParar} Levantar devagar, também de noite; desmaio, cãibra forte ou palpitação: pronto-socorro.`,
    fonte: `${bula('furosemida', 'losartana')}; Farmacopeia Brasileira, Memento Fitoterápico (2016): Equisetum arvense`,
  },
  {
    id: 'diuretico_no_fim_do_dia',
    um: ['diuretico'],
    com: deNoite,
    texto: `parte do que se urina à noite pode ser da hora do remédio, e não só do corpo. Perguntar nesta semana a quem o receitou se a hora pode mudar; ele decide. ${naoParar} Até lá, luz acesa e caminho livre. Falta de ar ou inchaço que aumenta: médico no mesmo dia.`,
    fonte: bula('furosemida', 'hidroclorotiazida'),
  },
  {
    id: 'planta_do_acucar',
    um: ['plantaDoAcucar'],
    com: ['sulfonilureia'],
    texto: `os dois baixam o açúcar, e a soma pode derrubá-lo. Parar a planta avisando o posto, em um ou dois dias, e medir a glicose; depois de tomar o remédio, nunca ficar sem comer; pão ou açúcar no bolso. ${naoParar} Suor frio, tremor ou confusão: açúcar na hora; se não passa ou desmaia, SAMU (192).`,
    fonte: `${bula('glibenclamida', 'gliclazida')}; Sociedade Brasileira de Diabetes, Diretriz (2024)`,
  },
  {
    id: 'metformina_e_intestino',
    um: ['metformina'],
    com: comIntestinoSolto,
    texto: `a metformina solta o intestino de muita gente, ainda mais quando a dose aumenta: pergunte se a piora veio com ela. Contar nesta semana a quem a receitou, que decide sobre dose, hora ou forma de liberação lenta. ${naoParar} Vômito, diarreia forte, fraqueza ou sede intensa: médico no mesmo dia.`,
    fonte: bula('metformina'),
  },
  {
    id: 'boldo_e_intestino',
    um: ['boldo'],
    com: contraBoldo,
    texto: `o boldo amargo e frio estimula a bile e solta mais o intestino, e não se toma por meses nem com a via da bile entupida. Parar, e contar ao médico ou ao farmacêutico nesta semana. Olho amarelo, urina escura, fezes brancas ou febre com tremor: pronto-socorro no mesmo dia.`,
    fonte: 'Farmacopeia Brasileira, Memento Fitoterápico (2016): Peumus boldus; EMA/HMPC, Boldi folium',
  },
  {
    id: 'planta_que_move_o_sangue',
    um: ['dongQuai', 'canela'],
    com: comSangueOuGravidez,
    porComecar: true,
    texto: `a planta move o sangue e pode sangrar ou dar contração. Não tomar, nem começar, e contar hoje a quem acompanha; a comida temperada de leve não preocupa. ${naoParar} Sangramento, dor forte ou desmaio: pronto-socorro.`,
    fonte:
      'Stockley, Herbal Medicines Interactions (2009); EMA/HMPC, Cinnamomi cortex; Bensky, Materia Medica, 3ª ed. (2004)',
  },
  {
    id: 'calmante_com_planta',
    um: ['calmante'],
    com: ['plantaCalmante'],
    texto: `a soma dá mais sono e tira a atenção, perigosa com fogo, panela, direção ou escada. Não somar; quem receitou, ou o posto, precisa saber em um ou dois dias, e remédio de outra pessoa não se toma. Calmante de todo dia não se para de uma vez. Sono de que não se acorda bem, queda ou confusão: SAMU (192).`,
    fonte: `${bula('clonazepam', 'diazepam')}; EMA/HMPC, Valerianae radix`,
  },
  {
    id: 'hiperico_com_serotonina',
    um: ['hiperico'],
    com: [...serotonina, 'tramadol', 'triptano', 'triptofano', 'sibutramina', 'dextrometorfano'],
    texto: `juntos podem dar síndrome serotoninérgica. Falar hoje com quem receitou ou com o farmacêutico, antes da próxima dose do hipérico. O remédio receitado não se para por conta própria. ${deSerotonina}`,
    fonte: `${bula('hipérico', 'escitalopram', 'tramadol')}; EMA/HMPC, Hyperici herba; Stockley, Herbal Medicines Interactions (2009)`,
  },
  {
    id: 'hiperico_tira_efeito',
    um: ['hiperico'],
    // With what thins the blood another rule names it.
    com: ['digoxina', 'antirretroviral', 'ciclosporina', 'estatina'],
    texto: `o hipérico tira o efeito de muitos remédios, e às vezes o aumenta quando se para. Falar hoje com quem receitou ou com o farmacêutico. ${naoParar}`,
    fonte: `${bula('hipérico')}; EMA/HMPC, Hyperici herba`,
  },
  {
    id: 'hiperico_e_anticoncepcional',
    um: ['hiperico'],
    com: ['anticoncepcional'],
    texto: `o hipérico pode tirar o efeito do anticoncepcional. Usar também camisinha, e falar com o ginecologista ou o farmacêutico em um ou dois dias. ${naoParar} Sangramento fora da data ou atraso: teste de gravidez e médico.`,
    fonte: `${bula('hipérico', 'etinilestradiol')}; EMA/HMPC, Hyperici herba`,
  },
  {
    id: 'dois_de_serotonina',
    um: ['tramadol', 'triptofano', 'sibutramina', 'dextrometorfano'],
    com: [...serotonina, 'triciclico', 'trazodona', 'mirtazapina', 'buspirona'],
    texto: `os dois aumentam a serotonina, e a soma pode dar síndrome serotoninérgica ou convulsão. Quem receitou ou o farmacêutico precisa saber em um ou dois dias, antes de nova dose do que é tomado por conta própria. ${naoParar} ${deSerotonina}`,
    fonte: bula('tramadol', 'sibutramina', 'sertralina'),
  },
  {
    id: 'triptano_com_serotonina',
    um: ['triptano'],
    com: serotonina,
    texto: `a soma raramente dá síndrome serotoninérgica; confirme nesta semana se quem receitou um sabe do outro. ${naoParar} ${deSerotonina}`,
    fonte: bula('sumatriptana', 'sertralina'),
  },
  {
    id: 'imao',
    um: ['imao'],
    com: [
      ...serotonina,
      'triciclico',
      'mirtazapina',
      'trazodona',
      'buspirona',
      'carbamazepina',
      'psicoestimulante',
      'opioideComSerotonina',
      'isometepteno',
      'ciclobenzaprina',
      'tramadol',
      'triptano',
      'hiperico',
      'triptofano',
      'bupropiona',
      'pseudoefedrina',
      'dextrometorfano',
      'sibutramina',
    ],
    texto: `a combinação é contraindicada com tranilcipromina, moclobemida ou linezolida, e com os do Parkinson pede cautela ou se evita: pressão muito alta ou síndrome serotoninérgica. Falar hoje com quem receitou ou com o farmacêutico, antes da próxima dose. ${naoParar} Dor de cabeça forte, febre, tremor, rigidez ou confusão: pronto-socorro.`,
    fonte: bula('tranilcipromina', 'moclobemida', 'linezolida'),
  },
  {
    id: 'tamoxifeno_com_inibidor',
    um: ['tamoxifeno'],
    com: ['paroxetina', 'fluoxetina', 'bupropiona', 'duloxetina'],
    texto:
      'pode reduzir o efeito do tamoxifeno contra o câncer. A oncologia e quem receitou precisam saber nesta semana; nenhum dos dois se para por conta própria, e o antidepressivo nunca de uma vez.',
    fonte: `${bula('tamoxifeno', 'duloxetina')}; MHRA, Drug Safety Update: Tamoxifen and CYP2D6 (2010)`,
  },
  {
    id: 'isotretinoina_com_vitamina_a',
    um: ['isotretinoina'],
    com: ['vitaminaA'],
    texto:
      'a isotretinoína já é da família da vitamina A, e a soma é tóxica para o fígado e a cabeça. Falar com o dermatologista hoje ou amanhã, e até lá sem o suplemento; a isotretinoína não se para por conta própria. Dor de cabeça forte, vômito ou vista turva: pronto-socorro.',
    fonte: bula('isotretinoína'),
  },
  {
    id: 'isotretinoina_com_tetraciclina',
    um: ['isotretinoina'],
    com: ['tetraciclina'],
    texto: `a combinação é contraindicada, porque pode subir a pressão dentro da cabeça. Falar com o dermatologista hoje, antes da próxima dose. ${naoParar} Dor de cabeça forte, vômito ou vista turva: pronto-socorro.`,
    fonte: bula('isotretinoína'),
  },
  {
    id: 'isotretinoina_e_gravidez',
    um: ['isotretinoina'],
    com: gestanteOuPossivel,
    texto:
      'pode causar malformação grave no bebê. Teste de gravidez e médico hoje, nenhuma dose antes, com o dermatologista avisado. Sem gravidez, não se esquece o método nem um dia.',
    fonte: bula('isotretinoína'),
  },
  {
    id: 'bupropiona_e_convulsao',
    um: ['bupropiona'],
    com: contraBupropiona,
    texto: `a bupropiona baixa o limiar das convulsões. Avisar hoje quem receitou, contando tudo isto e quanto se bebe; não parar nem mudar a dose por conta própria, e quem bebe todo dia também não para de beber de uma vez sem médico. Convulsão: deitar de lado, nada na boca, SAMU (192).`,
    fonte: bula('bupropiona: contraindicações e advertências'),
  },
  {
    id: 'laxante_e_amamentacao',
    um: ['sene', 'cascara', 'boldo', 'ruibarbo'],
    com: (dados, relatos) => (amamenta(dados, relatos) ? ['amamentação'] : []),
    texto:
      'passa para o leite e pode dar cólica e diarreia ao bebê, além de irritar o intestino de quem toma. Não tomar até falar com a obstetra ou o posto, em um ou dois dias; o pediatra também precisa saber. Bebê com diarreia, mole ou que não mama: pronto-socorro.',
    fonte: 'Resolução SES-RJ 1757/2002; Farmacopeia Brasileira, Memento Fitoterápico (2016): Senna alexandrina',
  },
  {
    id: 'sene_com_digoxina_ou_diuretico',
    um: ['sene', 'cascara', 'ruibarbo'],
    com: ['digoxina', 'diuretico'],
    texto: `o laxante faz perder potássio, e com este remédio o coração pode sair do ritmo. Quem receitou ou o farmacêutico precisa saber em um ou dois dias. ${naoParar} Palpitação, fraqueza forte ou desmaio: pronto-socorro.`,
    fonte: `${bula('digoxina', 'hidroclorotiazida')}; Farmacopeia Brasileira, Memento Fitoterápico (2016): Senna alexandrina`,
  },
  {
    id: 'alcacuz_e_pressao',
    um: ['alcacuz'],
    com: comPressaoAlta,
    texto: `o alcaçuz segura sal, sobe a pressão e tira potássio. Não tomar até falar com o médico ou o farmacêutico, em um ou dois dias; medir a pressão. ${naoParar} Fraqueza forte, palpitação ou inchaço: médico no mesmo dia.`,
    fonte: 'EMA/HMPC, Liquiritiae radix; Stockley, Herbal Medicines Interactions (2009)',
  },
  {
    id: 'potassio_com_remedio_da_pressao',
    um: ['potassio'],
    com: ['pressao'],
    texto: `o potássio pode subir demais e parar o coração. O médico ou o farmacêutico precisa saber em um ou dois dias, e até lá sem sal light nem suplemento por conta própria. ${naoParar} Fraqueza forte ou palpitação: pronto-socorro.`,
    fonte: bula('losartana', 'enalapril', 'espironolactona'),
  },
  {
    id: 'toranja',
    um: ['toranja'],
    com: ['comToranja'],
    texto: `a fruta aumenta este remédio no sangue. Deixar a toranja até falar com o farmacêutico ou o médico, nesta semana. ${naoParar} Dor muscular forte ou urina escura: médico no mesmo dia.`,
    fonte: bula('sinvastatina', 'felodipino', 'ciclosporina'),
  },
  {
    id: 'metronidazol_e_alcool',
    um: ['metronidazol'],
    com: comAlcool,
    texto:
      'nada de bebida durante o remédio e pelo menos até um dia depois da última dose, ou pelo tempo que a bula diz: pode dar vômito, rubor e coração disparado. O antibiótico não se interrompe para beber; dúvida, com o farmacêutico hoje.',
    fonte: bula('metronidazol'),
  },
  {
    id: 'secnidazol_e_alcool',
    um: ['secnidazol'],
    com: comAlcool,
    texto:
      'nada de bebida durante o remédio e até quatro dias depois do secnidazol, ou três do tinidazol: pode dar vômito, rubor e coração disparado. O remédio não se interrompe para beber; dúvida, com o farmacêutico hoje.',
    fonte: bula('secnidazol', 'tinidazol'),
  },
  {
    id: 'litio_com_diuretico_ou_pressao',
    um: ['litio'],
    com: ['diuretico', 'pressao'],
    texto: `pode fazer o lítio subir até intoxicar. Quem receita o lítio precisa saber em um ou dois dias, para dosar. ${naoParar} Tremor forte, vômito, diarreia, confusão ou passo inseguro: pronto-socorro.`,
    fonte: `${bula('carbonato de lítio')}; NICE CG185 (2014)`,
  },
  {
    id: 'metotrexato_com_anti_inflamatorio',
    um: ['metotrexato'],
    com: ['antiInflamatorio', 'sulfaTrimetoprima'],
    texto: `o metotrexato pode subir e ferir a medula do osso, o rim e a boca. Quem receitou precisa saber hoje ou amanhã, antes de nova dose do que foi tomado por conta própria. ${naoParar} Febre, ferida na boca, sangramento, manchas roxas ou falta de ar: pronto-socorro.`,
    fonte: bula('metotrexato'),
  },
  {
    id: 'varfarina_com_antibiotico',
    um: ['varfarina'],
    com: ['antibiotico'],
    texto: `o antibiótico ou antifúngico pode fazer a varfarina subir em poucos dias. Quem acompanha a varfarina precisa saber hoje ou amanhã, para repetir o INR. ${naoParar} Sangramento, fezes pretas ou pancada na cabeça: pronto-socorro.`,
    fonte: bula('varfarina'),
  },
  {
    id: 'nitrato_com_remedio_de_erecao',
    um: ['nitrato'],
    com: ['paraErecao'],
    texto: `a combinação é proibida, porque a pressão pode cair até o desmaio ou a morte. Nenhuma dose do remédio para a ereção até falar com o cardiologista, hoje. ${naoParar} Dor no peito depois dele: SAMU (192), dizendo o que tomou.`,
    fonte: bula('sildenafila', 'isossorbida'),
  },
  {
    id: 'estatina_ou_colchicina_com_macrolideo',
    um: ['macrolideo'],
    com: ['estatina', 'colchicina'],
    texto: `a soma pode ferir os músculos, o rim e o sangue. Quem receitou ou o farmacêutico precisa saber hoje. ${naoParar} Dor muscular forte, urina escura ou diarreia forte: pronto-socorro.`,
    fonte: bula('sinvastatina', 'colchicina', 'claritromicina', 'itraconazol'),
  },
  {
    id: 'azatioprina_com_alopurinol',
    um: ['azatioprina'],
    com: ['alopurinol'],
    texto: `o remédio da gota multiplica a azatioprina ou a mercaptopurina, e a defesa do sangue pode cair; com febuxostate a bula não aceita a soma. Quem receitou precisa saber hoje, antes da próxima dose, para decidir a dose e o hemograma. ${naoParar} Febre, sangramento ou manchas roxas: pronto-socorro.`,
    fonte: bula('azatioprina', 'alopurinol', 'febuxostate'),
  },
  {
    id: 'aas_com_anti_inflamatorio',
    um: ['antiInflamatorio'],
    com: ['aas'],
    texto: `a soma fere o estômago e o rim, e o anti-inflamatório pode tirar do AAS a proteção do coração. O médico ou o farmacêutico precisa saber em um ou dois dias, ainda mais se o anti-inflamatório é tomado por conta própria. O AAS não se para. Fezes pretas, vômito escuro ou tontura: pronto-socorro.`,
    fonte: bula('ibuprofeno', 'ácido acetilsalicílico'),
  },
];

/** What was told of a pair; null when one of its sides is not. */
export function contarPar({ um, com, porComecar }: Par, dados: DadosAnamnese, relatos: Relatos): string | null {
  const uns = tomadas(relatos, um, porComecar);
  if (uns.length === 0) return null;
  const outros = typeof com === 'function' ? com(dados, relatos) : tomadas(relatos, com);
  if (outros.length === 0) return null;
  const [primeiro = '', ...resto] = [...new Set(uns)];
  const nomes = listar([maiuscula(primeiro), ...resto]);
  const comQue = listar([...new Set(outros)]);
  return typeof com === 'function' ? `${nomes}, com ${comQue} na ficha` : `${nomes} junto com ${comQue}`;
}

export const regraDoPar = ({ id }: Par) => `par_${id}`;
