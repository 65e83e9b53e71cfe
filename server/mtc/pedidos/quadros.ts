// What may be expected of acupuncture in the complaints that clients ask about most, each in one line: its course, what studies show, and what
// helps beside it. Sources: Cochrane reviews of acupuncture by year (migraine and tension headache 2016, low back 2020, fibromyalgia 2013,
// peripheral osteoarthritis 2010, menopausal hot flushes 2013, insomnia 2012, depression 2018, irritable bowel 2012, dysmenorrhoea 2016, Bell's
// palsy 2010, neuropathic pain 2017, stress incontinence 2013) and of chronic prostatitis (2018); AAO-HNS guidelines on tinnitus (2014) and allergic rhinitis (2015);
// NICE NG59 (back, 2016), NG123 (urinary incontinence of women, 2019), NG226 (osteoarthritis, 2022), CG184 (reflux, 2014); European guideline on
// insomnia (ESRS, 2023). Which were looked up: docs/SOURCES.md. No line promises a result or moves a medicine, and what a
// guideline advises against acupuncture is told where it is named.
import { lerRelatos } from '../safety/relatos.ts';
import type { ParaResponder } from './para-responder.ts';

export interface Quadro {
  id: string;
  /** How a text in simple letters names it. */
  palavra: RegExp;
  /** Where it has lasted for years, and where an ear or a joint has aged: behind "Depois de 6 anos, ". */
  deAnos?: string;
  alcance: string;
}

/** The narrower first: who has a herniated disc has a back that hurts too. */
const quadros: readonly Quadro[] = [
  {
    id: 'zumbido',
    palavra: /\b(zumbidos?|chiado n[oa]s? ouvidos?|barulho n[oa]s? ouvidos?|ouvido (apita|zune|chia)\w*)\b/,
    deAnos: 'é pouco provável que o zumbido suma de todo: ',
    alcance:
      'o alvo é incomodar menos e dormir melhor. Os estudos com acupuntura não bastam para aconselhá-la nem para desaconselhá-la (AAO-HNS, 2014). Som baixo de fundo à noite e o aparelho auditivo, quando indicado, costumam ajudar.',
  },
  {
    id: 'neuropatia',
    palavra:
      /\b(neuropati\w+|polineuropati\w+|(formigamento|queimacao|dormencia|formiga\w*) (n[oa]s?|d[oa]s?) (pes?|solas?))\b/,
    alcance:
      'o nervo se recupera devagar e nem sempre por inteiro: busca-se menos queimação e sono melhor, e os estudos com acupuntura não bastam para dizer se ajuda (Cochrane, 2017). Açúcar e vitamina B12 acompanhados pelo médico e pé olhado todo dia continuam.',
  },
  {
    id: 'paralisia_facial',
    palavra: /\bparalisi\w+ (facial|de bell|d[ao] (rosto|face|cara))\b|\bparalisia facial\b/,
    alcance:
      'o que ficou depois de meses muda devagar e em parte, sem prazo certo. Os estudos com acupuntura são fracos (Cochrane, 2010). O exercício no espelho com a fisioterapeuta e o cuidado do olho continuam.',
  },
  {
    id: 'fibromialgia',
    palavra: /\bfibromialgia\b/,
    alcance:
      'é dor de longo curso: a acupuntura pode aliviar dor e rigidez por algumas semanas, quase como a agulha simulada (Cochrane, 2013), e o que sustenta é exercício leve e regular, sono e o remédio como receitado.',
  },
  {
    id: 'enxaqueca',
    palavra: /\benx?aquecas?\b/,
    alcance:
      'costuma ir e voltar: em parte das pessoas as crises ficam menos frequentes (Cochrane, 2016), e um diário de crises mostra se é o seu caso.',
  },
  {
    id: 'cefaleia',
    palavra: /\b(dor(es)? de cabeca|cefaleias?)\b/,
    alcance:
      'a dor de tensão que vem muitas vezes por mês costuma ficar menos frequente em parte das pessoas (Cochrane, 2016); analgésico em muitos dias do mês também mantém a dor.',
  },
  {
    id: 'hernia',
    palavra: /\b(hernias? (de disco|discal|lombar)|protrus\w+|ciatic\w+)\b/,
    alcance:
      'a acupuntura não muda o disco; pode aliviar por um tempo, enquanto o próprio corpo costuma melhorar em semanas a meses. A diretriz inglesa não a recomenda: aconselha seguir ativo e fazer exercício (NICE, 2016).',
  },
  {
    id: 'lombar',
    palavra: /\b(lombar\w*|lombalgia|coluna|costas|cadeiras)\b/,
    alcance:
      'pode aliviar logo depois, mais do que não tratar e quase como a agulha simulada (Cochrane, 2020), e o que sustenta é mexer-se e fortalecer.',
  },
  {
    id: 'pescoco',
    palavra: /\b(pescoco|cervical\w*|torcicolo|trapezio)\b/,
    alcance: 'pode aliviar logo depois das sessões, por pouco tempo; pausas, posição e exercício é que sustentam.',
  },
  {
    id: 'artrose',
    palavra: /\b(artroses?|desgaste|osteoartrite|joelhos?)\b/,
    alcance:
      'o desgaste não se desfaz; a dor pode aliviar, com pouca diferença da agulha simulada (Cochrane, 2010). A diretriz inglesa não recomenda a acupuntura: o principal é exercício que fortalece e cuidar do peso (NICE, 2022).',
  },
  {
    id: 'ombro',
    palavra: /\b(ombros?|bursite|capsulite|manguito)\b/,
    alcance: 'pode aliviar a dor para mexer melhor; quem devolve o movimento é o exercício, aos poucos, em meses.',
  },
  {
    id: 'calcanhar',
    palavra: /\b(fascite|esporao|calcanhar)\b/,
    alcance:
      'costuma ceder em meses: alongar sola e panturrilha e calçado macio fazem a maior parte, e a agulha pode aliviar no caminho.',
  },
  {
    id: 'menopausa',
    palavra: /\b(menopausa|climaterio|fogachos?|calor(es|oes)|calorao|ondas de calor)\b/,
    alcance:
      'os calores podem aliviar em parte das mulheres, menos do que com hormônio, e sem vantagem mostrada sobre a agulha simulada (Cochrane, 2013). Se o hormônio cabe, é pergunta para a ginecologista.',
  },
  {
    id: 'endometriose',
    palavra: /\bendometriose\b/,
    alcance:
      'é crônica, vai e volta: busca-se menos dor em cada ciclo, com prova ainda pouca, junto do que a ginecologista acompanha.',
  },
  {
    id: 'colica',
    palavra: /\bcolicas? (menstrua\w+|d[ao] menstrua\w+|no primeiro)\b|\bdismenorreia\b/,
    alcance:
      'pode aliviar a cólica, mas os estudos ainda não bastam para dizer (Cochrane, 2016); bolsa morna e o remédio como receitado continuam.',
  },
  {
    id: 'psoriase',
    palavra: /\bpsoriase\b/,
    alcance:
      'é crônica, vai e volta: buscam-se menos coceira e períodos mais longos sem placas, com prova fraca para a acupuntura. A pomada e o dermatologista continuam; junta que dói ou incha se conta a ele.',
  },
  {
    id: 'pele',
    palavra: /\b(dermatite|eczema|urticaria|vitiligo|rosacea|acne|coceira)\b/,
    alcance:
      'costuma ir e voltar: busca-se menos coceira e menos crise, com prova fraca; hidratante e a pomada como receitada continuam.',
  },
  {
    id: 'rinite',
    palavra: /\b(rinite|sinusite|alergia no nariz)\b/,
    alcance:
      'costuma voltar com o que a provoca: pode aliviar, e a diretriz aceita a acupuntura como opção (AAO-HNS, 2015). Tirar pó, mofo e bicho do quarto e o remédio como receitado continuam.',
  },
  {
    id: 'asma',
    palavra: /\b(asma|bronquite)\b/,
    alcance: 'a acupuntura não substitui a bombinha, que fica à mão; pode somar no sono e na ansiedade que vêm junto.',
  },
  {
    id: 'intestino_irritavel',
    palavra: /\b(intestino irritavel|sii|colite nervosa)\b/,
    alcance:
      'costuma ir e voltar com comida e tensão: pode aliviar, mas não se mostrou melhor que a agulha simulada (Cochrane, 2012); o diário do que provoca ajuda.',
  },
  {
    id: 'refluxo',
    palavra: /\b(refluxo|azia|gastrite|queimacao)\b/,
    alcance:
      'a prova é pouca; jantar bem antes de deitar, menos peso e cabeceira alta podem ajudar (NICE, 2014), e o remédio como receitado continua.',
  },
  {
    id: 'intestino_preso',
    palavra: /\b(intestino preso|prisao de ventre|constipacao)\b/,
    alcance: 'pode ajudar o ritmo, junto de água, fibra e hora certa para o banheiro.',
  },
  {
    id: 'urina',
    palavra: /\b(xixi|incontinencia|perd\w+ urina|urina solta|bexiga)\b/,
    alcance:
      'pode somar, com prova incerta (Cochrane, 2013); o primeiro passo na mulher é o treino do assoalho pélvico, com quem o ensine (NICE, 2019).',
  },
  {
    id: 'prostata',
    // The review is of men: a woman's pelvic pain is not answered from it.
    palavra: /\bprostatite\b/,
    alcance: 'os sintomas podem diminuir por um tempo (Cochrane, 2018), com o urologista acompanhando.',
  },
  {
    id: 'insonia',
    palavra: /\b(insonia|dormir|sono)\b/,
    alcance:
      'pode ajudar a dormir, com prova fraca (Cochrane, 2012); o primeiro tratamento é a terapia própria para insônia, que muda os hábitos do sono (ESRS, 2023).',
  },
  {
    id: 'panico',
    palavra: /\b(panico|ansiedade|ansios[oa]s?|nervos[oa]|crise de choro)\b/,
    alcance: 'pode ajudar a acalmar e a dormir, com prova limitada, somada à psicoterapia e ao remédio como receitado.',
  },
  {
    id: 'depressao',
    palavra: /\b(depressao|tristeza|desanimo|luto)\b/,
    alcance:
      'pode somar, com prova incerta (Cochrane, 2018), e não substitui psicoterapia nem o remédio como receitado.',
  },
  {
    id: 'pressao',
    palavra: /\b(pressao alta|hipertens\w+)\b/,
    alcance: 'não substitui o remédio nem a medida em casa; pode somar no sono e na tensão.',
  },
  {
    id: 'diabetes',
    palavra: /\bdiabet\w+\b/,
    alcance: 'não baixa o açúcar no lugar do remédio e da comida; pode somar no que vem junto.',
  },
  {
    id: 'cansaco',
    palavra: /\b(pos covid|depois da covid|covid|fadiga|cansaco)\b/,
    alcance:
      'a recuperação costuma ser aos poucos, com prova ainda pouca: dosar o esforço, descansar antes de esgotar e aumentar devagar.',
  },
  {
    id: 'tontura',
    palavra: /\b(tontura|labirintite|vertigem)\b/,
    alcance:
      'muita tontura cede com o tempo ou com a manobra que o otorrino faz; a acupuntura pode somar, com prova pouca.',
  },
];

/** The one that a question names; otherwise the one that the main complaint names first, of herself and of now. */
export function quadroDe(pergunta: string, { dados }: Pick<ParaResponder, 'dados'>): Quadro | undefined {
  const perguntado = quadros.find(({ palavra }) => palavra.test(pergunta));
  if (perguntado) return perguntado;
  for (const { campo, texto, marcas } of lerRelatos(dados).frases) {
    if (campo !== 'queixaPrincipal') continue;
    const ditos = quadros.flatMap((quadro, ordem) => {
      const dito = quadro.palavra.exec(texto);
      if (!dito) return [];
      const onde = texto.slice(0, dito.index).split(' ').length - 1;
      const marca = marcas[onde];
      return !marca || marca.deOutro || marca.negada || marca.passada ? [] : [{ quadro, onde, ordem }];
    });
    const [primeiro] = ditos.sort((um, outro) => um.onde - outro.onde || um.ordem - outro.ordem);
    if (primeiro) return primeiro.quadro;
  }
  return undefined;
}

/** In years, of a complaint that is told to have lasted so long: "há 6 anos", "faz três anos"; null where none is told or it is less. */
export function anosDeQueixa({ dados }: Pick<ParaResponder, 'dados'>): number | null {
  for (const { campo, texto } of lerRelatos(dados).frases) {
    if (campo !== 'queixaPrincipal') continue;
    const [, dito = ''] = /\b(?:ha|faz|tem)(?: (?:uns|umas|mais de|cerca de|ja|quase))* (\w+) anos\b/.exec(texto) ?? [];
    const anos = porExtenso.get(dito) ?? Number(dito);
    if (Number.isInteger(anos) && anos > 1 && anos < 90) return anos;
  }
  return null;
}

const porExtenso: ReadonlyMap<string, number> = new Map(
  ['dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'].map(
    (nome, indice) => [nome, indice + 2] as const,
  ),
);
