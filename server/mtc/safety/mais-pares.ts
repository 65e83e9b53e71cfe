// More medicines that harm each other, or somebody in this state; the table of `pares-de-remedios.ts` says what a pair is. Sources: ANVISA, bulário
// eletrônico (interactions and contraindications of the substances named); FDA, boxed warning on opioids with benzodiazepines (2016) and warning on
// gabapentinoids (2019); OMS, Medical eligibility criteria for contraceptive use, 5ª ed. (2015); Stockley, Herbal Medicines Interactions (2009).
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { nomesDe } from '../catalog/remedios.ts';
import { textoDe } from '../leitura/palavras.ts';
import {
  bula,
  conta,
  convulsao,
  deSerotonina,
  gestanteOuPossivel,
  naoParar,
  type Par,
  serotonina,
} from './pares-de-remedios.ts';
import type { Relatos } from './relatos.ts';
import { tomadas } from './substancias.ts';
import { emUso } from './uso-do-remedio.ts';

/** What acts in the womb, or is injected, loses nothing by what the liver does. */
const naoSePerde = nomesDe([], ['levonorgestrel', 'medroxiprogesterona']);
const soLocal = /\b(mirena|kyleena|diu|siu|injec\w+|trimestral|depo)\b/;

/** What makes the pill work less, where what is taken is not of the womb alone. */
function comIndutor(_dados: DadosAnamnese, relatos: Relatos): string[] {
  const contraceptivos = emUso(relatos).filter(({ classes }) => classes.includes('anticoncepcional'));
  const dito = contraceptivos.length > 0 && contraceptivos.every(({ nome }) => naoSePerde.has(nome));
  if (dito && contraceptivos.some(({ nome, frase }) => soLocal.test(nome) || soLocal.test(frase.texto))) return [];
  const outros = tomadas(relatos, ['indutor', 'topiramato']);
  const comRitonavir = emUso(relatos).some(({ nome }) => nome === 'ritonavir');
  return [...outros, ...(comRitonavir ? ['ritonavir'] : [])];
}

/** Milligrams a day above which the leaflet of simvastatin forbids the other. */
const limites = [
  { quais: nomesDe([], ['anlodipino', 'amiodarona']), mg: 20 },
  { quais: nomesDe([], ['verapamil', 'diltiazem']), mg: 10 },
] as const;
const nuncaComSinvastatina = nomesDe([], ['genfibrozila', 'ciclosporina']);

function comSinvastatina(_dados: DadosAnamnese, relatos: Relatos): string[] {
  const tomados = emUso(relatos);
  const doses = tomados.flatMap(({ nome, frase, lugar: [, ate] }) => {
    if (!deSinvastatina.has(nome)) return [];
    const [, dose] = /^(\d{2})( ?mg)?\b/.exec(textoDe(frase.palavras, [ate, ate + 2])) ?? [];
    return dose === undefined ? [] : [Number(dose)];
  });
  const dose = Math.max(0, ...doses);
  return [
    ...new Set(
      tomados.flatMap(({ nome }) =>
        nuncaComSinvastatina.has(nome) || limites.some(({ quais, mg }) => quais.has(nome) && dose > mg) ? [nome] : [],
      ),
    ),
  ];
}
const deSinvastatina = nomesDe([], ['sinvastatina']);

function comEpilepsia(dados: DadosAnamnese, relatos: Relatos): string[] {
  return dados.epilepsia === 'sim' || relatos.certeza('epilepsia') !== null || conta(relatos, convulsao)
    ? ['convulsão ou epilepsia']
    : [];
}

export const maisPares: readonly Par[] = [
  {
    id: 'opioide_com_calmante',
    um: ['opioide'],
    com: ['calmante', 'gabapentinoide'],
    texto: `a soma pode tirar o fôlego e a consciência. Quem receitou um e o outro precisa saber hoje; nada de álcool, e não dirigir. ${naoParar} Sono de que não se acorda bem, lábio roxo ou respiração lenta: SAMU (192).`,
    fonte: `${bula('tramadol', 'clonazepam', 'pregabalina')}; FDA, Boxed warning: opioids and benzodiazepines (2016)`,
  },
  {
    id: 'opioide_com_naltrexona',
    um: ['naltrexona'],
    com: ['opioide'],
    texto: `a naltrexona corta o efeito do opioide e pode dar abstinência forte. Falar hoje com quem receitou, antes da próxima dose. ${naoParar} Vômito, suor, agitação ou confusão: pronto-socorro.`,
    fonte: bula('naltrexona com bupropiona'),
  },
  {
    id: 'tramadol_e_convulsao',
    um: ['tramadol'],
    com: comEpilepsia,
    texto: `o tramadol baixa o limiar das convulsões. Quem o receitou precisa saber hoje da história. ${naoParar} Convulsão: deitar de lado, nada na boca, SAMU (192).`,
    fonte: bula('tramadol'),
  },
  {
    id: 'alfabloqueador_com_remedio_de_erecao',
    um: ['alfabloqueador'],
    com: ['paraErecao'],
    texto: `juntos podem derrubar a pressão. Quem receitou um precisa saber do outro em um ou dois dias, antes de nova dose do que é tomado sem receita. ${naoParar} Levantar devagar da maca; desmaio ou dor no peito: SAMU (192).`,
    fonte: bula('doxazosina', 'sildenafila'),
  },
  {
    id: 'anticoncepcional_com_indutor',
    um: ['anticoncepcional'],
    com: comIndutor,
    texto: `o outro remédio pode tirar o efeito da pílula, do adesivo ou do implante (o topiramato, em dose alta), e alguns deles fazem mal ao bebê. Usar também camisinha, e falar com o ginecologista em um ou dois dias. ${naoParar} Atraso: teste de gravidez e médico.`,
    fonte: `${bula('carbamazepina', 'topiramato')}; OMS, Medical eligibility criteria for contraceptive use (2015)`,
  },
  {
    id: 'lamotrigina_com_estrogenio',
    um: ['lamotrigina'],
    com: ['comEstrogenio'],
    texto: `a pílula com estrogênio diminui a lamotrigina no sangue, e na pausa ela sobe. Quem receita a lamotrigina precisa saber nesta semana, antes de começar, trocar ou parar a pílula. ${naoParar} Crise, tontura forte ou vista dupla: médico no mesmo dia.`,
    fonte: `${bula('lamotrigina')}; OMS, Medical eligibility criteria for contraceptive use (2015)`,
  },
  {
    id: 'tirzepatida_com_anticoncepcional',
    um: ['tirzepatida'],
    com: (_dados, relatos) =>
      /\b(diu|mirena|kyleena|implanon|implante|injec\w+|adesivo)\b/.test(
        relatos.frases.map(({ texto }) => texto).join(' '),
      )
        ? []
        : tomadas(relatos, ['anticoncepcional']),
    texto: `no começo e a cada aumento da dose, a pílula pode ser menos absorvida. Usar também camisinha nessas semanas, e perguntar ao ginecologista nesta semana por quanto tempo. ${naoParar}`,
    fonte: bula('tirzepatida'),
  },
  {
    id: 'remedio_que_malforma',
    um: ['malforma'],
    com: gestanteOuPossivel,
    texto:
      'pode causar malformação grave no bebê ou interromper a gestação. Teste de gravidez e médico hoje, antes da próxima dose, com quem o receita avisado; quem só quer engravidar fala com ele antes de tentar, porque há um tempo de espera. Quem receitou decide.',
    fonte: bula('metotrexato', 'leflunomida', 'micofenolato', 'acitretina', 'talidomida'),
  },
  {
    id: 'remedio_de_sempre_e_gravidez',
    um: ['deUsoSeguido'],
    com: gestanteOuPossivel,
    texto:
      'pode fazer mal ao bebê, e parar de uma vez pode fazer mal à mãe: não parar sozinha. Gravidez ou suspeita: médico hoje, com quem o receita avisado; vontade de engravidar: falar com ele antes de tentar. Quem receitou decide. Convulsão ou sangramento: SAMU (192).',
    fonte: bula('valproato', 'varfarina', 'carbonato de lítio', 'carbamazepina'),
  },
  {
    id: 'pressao_ou_colesterol_e_gravidez',
    um: ['daPressaoNaGestacao'],
    com: gestanteOuPossivel,
    texto:
      'este remédio não se usa na gestação. Gravidez ou suspeita: avisar hoje o pré-natal ou quem o receita, que diz o que tomar no lugar; vontade de engravidar: falar com ele antes de tentar. Não parar sozinha nem trocar por planta. Dor de cabeça forte, vista turva ou pressão alta: maternidade.',
    fonte: bula('enalapril', 'losartana', 'sinvastatina'),
  },
  {
    id: 'litio_com_planta_diuretica',
    um: ['litio'],
    com: ['plantaDiuretica'],
    texto: `a planta que faz urinar pode fazer o lítio subir até intoxicar, e também pouco sal ou sauna. Não tomar a planta, e quem receita o lítio precisa saber em um ou dois dias, para dosar. ${naoParar} Tremor forte, vômito, diarreia, confusão ou passo inseguro: pronto-socorro.`,
    fonte: `${bula('carbonato de lítio')}; Stockley, Herbal Medicines Interactions (2009)`,
  },
  {
    id: 'digoxina_com_outro',
    um: ['digoxina'],
    com: ['comDigoxina'],
    texto: `o outro pode aumentar a digoxina, ou o potássio que muda o efeito dela. Confirme em um ou dois dias se quem receitou um sabe do outro, e quando foi o último exame. ${naoParar} Enjoo, vista amarela ou turva, pulso muito lento ou desmaio: pronto-socorro.`,
    fonte: bula('digoxina'),
  },
  {
    id: 'varfarina_com_outro',
    um: ['varfarina'],
    com: ['mudaInr'],
    texto: `o outro pode subir ou baixar o INR, sobretudo quando começa, muda de dose ou para. Quem acompanha a varfarina precisa saber em um ou dois dias, para decidir quando repetir o INR. ${naoParar} Sangramento, fezes pretas ou pancada na cabeça: pronto-socorro.`,
    fonte: bula('varfarina'),
  },
  {
    id: 'aas_com_anticoagulante',
    um: ['aas'],
    com: ['anticoagulante'],
    texto: `a soma faz sangrar mais. Se o AAS, ou o remédio de dor ou de gripe que o contém, foi tomado por conta própria, o médico ou o farmacêutico precisa saber hoje, antes de nova dose; se foi receitado, confirme que um médico sabe dos dois. ${naoParar} Fezes pretas, sangramento que não para ou pancada na cabeça: pronto-socorro.`,
    fonte: bula('ácido acetilsalicílico', 'varfarina'),
  },
  {
    id: 'anticoagulante_direto_com_outro',
    um: ['anticoagulanteDireto'],
    com: ['comDoac'],
    texto: `o outro pode aumentar o anticoagulante, e sangrar, ou tirar o efeito dele. Quem receitou precisa saber hoje. ${naoParar} Sangramento, fezes pretas, pancada na cabeça, ou perna que incha: pronto-socorro.`,
    fonte: bula('rivaroxabana', 'apixabana'),
  },
  {
    id: 'ergotamina_com_inibidor',
    um: ['ergotamina'],
    com: ['comErgotamina'],
    texto: `a combinação é contraindicada, porque os vasos podem fechar. Nenhuma nova dose do remédio da crise até falar hoje com quem receitou ou com o farmacêutico. ${naoParar} Dedos frios, roxos ou dormentes, ou dor no peito: pronto-socorro.`,
    fonte: bula('ergotamina', 'claritromicina'),
  },
  {
    id: 'ergotamina_com_triptano',
    um: ['ergotamina'],
    com: ['triptano', 'betabloqueador'],
    texto: `com triptano não se toma no mesmo dia (24 horas entre um e outro), e com betabloqueador os dedos podem esfriar. O médico ou o farmacêutico precisa saber em um ou dois dias. ${naoParar} Dedos roxos ou dormentes, ou dor no peito: pronto-socorro.`,
    fonte: bula('ergotamina', 'sumatriptana', 'propranolol'),
  },
  {
    id: 'sinvastatina_com_outro',
    um: ['sinvastatina'],
    com: comSinvastatina,
    texto: `nesta dose ou com este remédio, a bula não aceita a soma, que pode ferir os músculos e o rim. Quem receitou ou o farmacêutico precisa saber em um ou dois dias. ${naoParar} Dor ou fraqueza nos músculos, ou urina escura: pronto-socorro.`,
    fonte: bula('sinvastatina'),
  },
  {
    id: 'colchicina_com_outro',
    um: ['colchicina'],
    com: ['comColchicina'],
    texto: `a colchicina pode subir até intoxicar. Quem receitou ou o farmacêutico precisa saber hoje. ${naoParar} Diarreia forte, fraqueza ou dormência: pronto-socorro.`,
    fonte: bula('colchicina'),
  },
  {
    id: 'desmopressina_com_outro',
    um: ['desmopressina'],
    com: [...serotonina, 'diuretico', 'carbamazepina', 'antiInflamatorio', 'triciclico'],
    texto: `juntos podem baixar o sódio do sangue. Quem receitou a desmopressina precisa saber hoje, e o líquido é só o que ele disse. ${naoParar} Dor de cabeça, enjoo, confusão ou convulsão: pronto-socorro.`,
    fonte: bula('desmopressina'),
  },
  {
    id: 'opioide_com_serotonina',
    um: ['opioideComSerotonina'],
    com: [...serotonina, 'imao'],
    texto: `a soma pode dar síndrome serotoninérgica. Confirme em um ou dois dias se quem receitou um sabe do outro. ${naoParar} ${deSerotonina}`,
    fonte: bula('metadona', 'fentanila', 'tapentadol'),
  },
];
