// How a medicine is taken, where that by itself does harm or takes its effect away. Source: ANVISA, bulário eletrônico, "como devo usar" of each.
import type { ClasseDeRemedio } from '../../catalog/remedios.ts';
import { textoDe } from '../../leitura/palavras.ts';
import { podeSerCitada } from '../citar.ts';
import type { RegraClinica } from '../regra.ts';
import { eDeles, emUso, type RemedioContado } from '../uso-do-remedio.ts';

interface Modo {
  classes: readonly ClasseDeRemedio[];
  /** Of the class only these. */
  so?: RegExp;
  /** In what is told of the medicine, up to the next one. */
  errado: RegExp;
  diz: string;
}

const modos: readonly Modo[] = [
  {
    classes: ['bisfosfonato'],
    errado:
      /\b(deitad[oa]|deit(a|o) (logo )?(depois|em seguida)|na cama|gol(e|es|inho|inhos)|pouca agua|cafe|leite|suco|depois d[aeo]s? (comer|almoco|janta|jantar|cafe)|com (a )?comida)\b/,
    diz: 'é para tomar em jejum, em pé ou sentado, com um copo cheio de água, e ficar meia hora sem deitar nem comer, porque pode ferir o esôfago',
  },
  {
    classes: ['antibiotico'],
    so: /^(doxiciclina|minociclina|tetraciclina|limeciclina|clindamicina)$/,
    errado: /\b(deitad[oa]|deit(o|a|ar)|antes de dormir|gol(e|es|inho|inhos)|sem agua|a seco)\b/,
    diz: 'é para tomar com um copo cheio de água e não deitar logo depois, porque pode ferir o esôfago',
  },
  {
    classes: ['bupropiona'],
    errado:
      /\b(1[89]|2[0-3]) ?(h|hs|hrs|horas)\b|\b(8|9|10|11) (h |horas )?da noite\b|\b(a|de) noite\b|\bantes de (dormir|deitar)\b|\bao deitar\b/,
    diz: 'perto de dormir pode tirar o sono: a bula a afasta da hora de deitar',
  },
  {
    classes: ['ferro'],
    errado: /\bcom (o |a )?(leite|cafe|cha|iogurte|calcio)\b|\bjunto (do|com o) (cafe|leite|calcio)\b/,
    diz: 'com leite, café, chá ou cálcio é menos absorvido: a bula os separa',
  },
];

/** The words from one medicine to the next of the same sentence. */
function contadoDele({ frase, lugar: [de, ate] }: RemedioContado, todos: readonly RemedioContado[]): string {
  const seguinte = todos.find((outro) => outro.frase === frase && outro.lugar[0] >= ate)?.lugar[0];
  return textoDe(frase.palavras, [de, seguinte ?? frase.palavras.length]);
}

export const regraDoModoDeTomar: RegraClinica = {
  id: 'modo_de_tomar',
  gravidade: 'cautela',
  fonte: 'ANVISA, bulário eletrônico: como usar',
  efeito: {},
  motivo: (_dados, relatos) => {
    const usados = emUso(relatos);
    const ditos = usados.flatMap((usado) => {
      const modo = modos.find(
        ({ classes, so }) =>
          usado.classes.some((classe) => classes.includes(classe)) && (!so || eDeles(usado.nome, so)),
      );
      if (!modo) return [];
      const fala = modo.errado.exec(contadoDele(usado, usados))?.[0];
      if (fala === undefined) return [];
      const citada = podeSerCitada(fala) ? ` (“${fala}”)` : '';
      return [`${usado.nome}${citada}: ${modo.diz}`];
    });
    if (ditos.length === 0) return null;
    const [primeiro = '', ...outros] = [...new Set(ditos)];
    return `Modo de tomar a conferir com quem receitou ou com o farmacêutico, antes da próxima dose: ${[primeiro, ...outros].join('; ')}. Nada se para por conta própria.`;
  },
};
