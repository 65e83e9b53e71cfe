import { describe, expect, it } from 'vitest';
import { cabecas } from './cabecas.ts';
import { ler } from './ler.ts';
import { compilar } from './lexico.ts';
import { vocabulario } from './vocabulario.ts';

const lexico = compilar(vocabulario, cabecas);

function lidos(texto: string): string[] {
  return ler(texto, lexico, null).ditos.flatMap(({ sinal, presente }) => (presente ? [sinal] : []));
}

/** Illnesses, medicines and allergies that forbid a needle, a current or heat, in everyday words and in shorthand. */
const contados: [string, ...string[]][] = [
  ['tenho uma ferida na perna', 'pele_lesada'],
  ['queimei o braço no forno e ainda tá em carne viva', 'pele_lesada'],
  ['meus rins não estão filtrando direito', 'doenca_renal'],
  ['meu coração só bombeia trinta por cento', 'insuficiencia_cardiaca'],
  ['minha barriga tá cheia de água', 'ascite'],
  ['só posso tomar um litro de água por dia, ordem do médico', 'restricao_liquidos'],
  ['minha valva é de metal, dá pra ouvir o tique', 'protese_valvar'],
  ['Apresenta bioprótese aórtica.', 'protese_valvar'],
  ['tomo remédio que derruba a defesa, visse', 'imunossupressao'],
  ['imunossupr. por anti-TNF', 'imunossupressao'],
  ['minha coagulação é alterada', 'coagulopatia'],
  ['comprimido para as plaquetas não grudarem', 'antiagregante'],
  ['Refere uso de hipoglicemiante oral.', 'antidiabetico'],
  ['Informa uso de insulina glargina à noite.', 'antidiabetico'],
  ['a endoscopia deu varize no esôfago', 'varizes_esofago'],
  ['elastografia F4', 'cirrose'],
  ['Cl. refere trombose há duas semanas.', 'trombose_recente', 'trombose'],
  ['TVP aguda MID', 'trombose_recente', 'trombose'],
  ['tenho um coágulo na veia da perna', 'trombose'],
  ['espeto o dedo e não sinto', 'insensibilidade'],
  ['Sensibilidade tátil diminuída em pés.', 'insensibilidade'],
  ['o relógio de aço empola meu punho', 'alergia_metal'],
  ['micropore me deixa toda empolada', 'alergia_fita'],
  ['sardinha me empola', 'alergia_frutos_do_mar'],
  ['ovo me empola inteira', 'alergia_ovo'],
  ['não posso com gengibre, sou alérgico', 'alergia_gengibre'],
  ['agulha me apavora', 'medo_agulha'],
  ['tenho mó cagaço de agulha', 'medo_agulha'],
  ['a gente tá na luta pra engravidar', 'tentativa_gestar'],
  ['luto contra um câncer', 'cancer'],
];

/** Somebody else's, an animal's, denied, feared, wished, asked, past, or something that only sounds alike. */
const naoContados: [string, ...string[]][] = [
  ['Minha mãe faz quimioterapia', 'oncologia', 'cancer', 'tratamento_oncologico'],
  ['Meu pai usa marca-passo e toma Marevan', 'marca_passo', 'anticoagulante', 'dispositivo_implantado'],
  ['O cachorro toma Gardenal por convulsão', 'anticonvulsivante', 'epilepsia'],
  ['A gata está com ferida na perna', 'pele_lesada'],
  ['Tenho medo de ter câncer', 'cancer', 'oncologia'],
  ['Tenho medo de pegar HIV', 'imunossupressao'],
  ['Não tenho diabetes nem tomo metformina', 'diabetes', 'antidiabetico'],
  ['Nega trombose, embolia ou TVP recente', 'trombose', 'trombose_recente'],
  ['Nunca tive convulsão', 'epilepsia'],
  ['Exame para ver se é hepatite: deu negativo', 'hepatopatia'],
  ['Anti-HCV não reagente', 'hepatopatia'],
  ['Será que estou grávida?', 'gestante', 'gravidez_escrita'],
  ['Minha filha está grávida de gêmeos', 'gestante', 'gravidez_escrita'],
  ['Não está grávida, teste negativo', 'gestante', 'gravidez_escrita'],
  ['Minha irmã perdeu três bebês', 'perda_gestacional'],
  ['Não sinto dor na perna', 'insensibilidade'],
  ['Na perna não sinto nada, só no joelho', 'insensibilidade'],
  ['Tomei anestesia na mão para a cirurgia', 'insensibilidade'],
  ['Quase não sinto quando a senhora põe a agulha', 'insensibilidade'],
  ['Bebo pouca água, um litro por dia no máximo', 'restricao_liquidos'],
  ['Posso beber no máximo duas cervejas', 'restricao_liquidos'],
  ['O médico mandou beber mais água', 'restricao_liquidos'],
  ['O bebê não segura a cabeça ainda', 'perda_gestacional'],
  ['O cliente não veio esse mês', 'atraso_menstrual'],
  ['Salário com quinze dias de atraso', 'atraso_menstrual'],
  ['Sonhei que engravidava', 'tentativa_gestar', 'gestante'],
  ['Não quer engravidar', 'tentativa_gestar'],
  ['Não tem medo de agulha', 'medo_agulha'],
  ['Meu marido tem pavor de agulha', 'medo_agulha'],
  ['Meu filho tem alergia a amendoim e leite', 'alergia_oleaginosas', 'alergia_leite'],
  ['Não tem alergia a metal, fita ou látex', 'alergia_metal', 'alergia_fita'],
  ['Come camarão sem problema', 'alergia_frutos_do_mar'],
  ['Gosta de mel e gengibre no chá', 'alergia_mel', 'alergia_gengibre'],
  ['Toma leite e come pão todo dia', 'alergia_leite', 'alergia_trigo'],
  ['Disfunção diastólica do VE grau I', 'varizes_esofago'],
  ['Tem varizes nas pernas, usa meia elástica nas varizes', 'varizes_esofago'],
  ['Barriga estufada depois de beber água', 'ascite'],
  ['Tem o coração mole, chora por tudo', 'insuficiencia_cardiaca', 'doenca_coracao'],
  ['Teve pedra no rim em 2010, tirou', 'doenca_renal'],
  ['Deficiência do Rim Yang', 'doenca_renal'],
  ['Fígado em ordem no ultrassom', 'hepatopatia', 'cirrose'],
  ['Queimação na barriga e no estômago', 'pele_lesada'],
  ['Queimei a língua com café', 'pele_lesada'],
  ['Ferida na boca que arde', 'pele_lesada'],
  ['Pressão no trabalho que não baixa', 'hipertensao'],
  ['Pressão alta no olho direito, faz colírio', 'hipertensao'],
  ['Meu avô teve infarto e usava AAS', 'doenca_coracao', 'antiagregante'],
  ['O médico perguntou se tomo corticoide, não tomo', 'corticoide', 'imunossupressao'],
  ['Tomou prednisona em 2015', 'corticoide', 'imunossupressao'],
  ['A vizinha está com a imunidade baixa por causa da químio', 'imunossupressao', 'cancer', 'oncologia'],
  ['Trabalho no hospital do câncer', 'oncologia', 'cancer'],
  ['Densitometria normal, sem osteoporose', 'osteoporose'],
  ['Queda de plaquetas da minha mãe com dengue', 'coagulopatia'],
  ['Usa perfume todo dia', 'alergia_aromas'],
  ['Não me incomodo com fumaça', 'alergia_artemisia'],
  ['Se engravidar, paro a acupuntura', 'gestante', 'tentativa_gestar', 'gravidez_escrita'],
  ['Meu marido é diabético e usa insulina', 'diabetes', 'antidiabetico'],
];

describe('conditions and medicines that change what a therapist may do', () => {
  it.each(contados)('are read in: %s', (texto, ...sinais) => {
    expect(lidos(texto)).toEqual(expect.arrayContaining(sinais));
  });

  it.each(naoContados)('are not read in: %s', (texto, ...sinais) => {
    for (const sinal of sinais) expect(lidos(texto)).not.toContain(sinal);
  });
});
