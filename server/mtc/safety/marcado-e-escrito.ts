// What an answer ticks and a text of the same intake says otherwise. The text, in the client's own words, is used; the therapist is told in one
// sentence and asks. A finding that only the tick gives is not weighed.
import { type DadosAnamnese, type DadosAnamneseField, findQuestion } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { achadoId } from '../achados/achado-id.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { falaQueDiz, podeSerCitada } from './citar.ts';
import { certezaDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { lerDuracoes } from './quantidades.ts';
import { certezaNaFrase, lerRelatos, type Relatos } from './relatos.ts';
import { tomaNaFrase } from './substancias.ts';

/** In days. */
const umAno = 366;

interface Confronto {
  campo: DadosAnamneseField;
  /** As the form has it. */
  marcado: string;
  foiMarcado: (dados: DadosAnamnese) => boolean;
  /** Whether a sentence says the opposite. */
  diz: (frase: Frase, dados: DadosAnamnese) => boolean;
  /** A sentence that says what was ticked: then nothing is known. */
  confirma?: (frase: Frase) => boolean;
  /** The signs that say the opposite, by whose words they are named where the sentence may not be quoted. */
  doSinal?: readonly string[];
  /** Findings that only the tick gives. */
  sinais?: readonly SinalId[];
  /** Findings of the text itself that the agreement takes the weight from. */
  semPeso?: (frase: Frase) => readonly SinalId[];
  /** What follows from using the text. */
  uso: string;
}

/** Told of the client, of today. */
const padrao = (um: RegExp) => (frase: Frase) =>
  frase.campo !== 'objetivosCliente' && frase.campo !== 'alergias' && certezaDoPadrao(frase, um) === 'certo';
const sinal =
  (...sinais: readonly string[]) =>
  (frase: Frase) =>
    frase.campo !== 'objetivosCliente' && certezaNaFrase(frase, sinais) === 'certo';

const asVezes =
  /\b(as vezes|de vez em quando|quando|qdo|se|antes|depois|alguns dias|alterna\w*|ora|varia|so (se|com)|na crise|com (laxante|remedio|sene|cha|fibra))\b/;
const evacuaBem =
  /\b([1-3]|uma?|duas)( ?x| vez(es)?)?( \w+){0,2} (d|dia)\b(?! sim)|\b(tod[oa]s? (os |santo )?dias?|diari\w+)\b/;
const molesSemForca =
  /\b(pastos\w+|mole|moles|macias?|formad[oa]s?|normal|normais|sem esforco|s esforco|sem forca|facil|bem formad\w+|bristol [34])\b/;
const presas =
  /\b(pres[oa]|ressecad\w+|dur[oa]s?|sec[oa]s?|bolinhas?|forca(?<!sem forca)|esforco(?<!(sem|s) esforco)|constipa\w+|laxante(?<!nao usa laxante)|bristol [12])\b/;
const soltas = /\b(sol[tl]\w+|moles?|liquid\w+|diarrei\w+|aquos\w+|pastos\w+|bristol [67])\b/;

const semRegras =
  /\b(estou|esta|entrou|entrei|ja) (n?a |em )?menopausa\b|\bpos menopausa\b|\bmenopausa (aos|desde|ha|em)\b|\bnao menstru\w+ (ha|faz|desde) |\bparou de menstruar\b|\b(menstruacao|regras?) (parou|acabou) /;

/** What may be so, or is over, contradicts no answer of today. */
const talvez = /\b(acha|acho|suspeita|sera|talvez|medo|desconfi\w+|pode estar)\b/;
const acabou =
  /\b(curad[oa]|remissao|operad[oa]|retirad[oa]|removid[oa]|venceu|venci|livre|tratad[oa]|tive|teve|19\d\d|20\d\d|anos atras)\b/;

const confrontos: readonly Confronto[] = [
  {
    campo: 'anticoagulante',
    marcado: 'anticoagulante: não',
    foiMarcado: ({ anticoagulante }) => anticoagulante === 'nao',
    diz: sinal('anticoagulante'),
    doSinal: ['anticoagulante'],
    uso: 'trate como quem toma anticoagulante',
  },
  {
    campo: 'epilepsia',
    marcado: 'epilepsia: não',
    foiMarcado: ({ epilepsia }) => epilepsia === 'nao',
    diz: sinal('epilepsia'),
    doSinal: ['epilepsia'],
    uso: 'trate como quem tem convulsão',
  },
  {
    campo: 'marcapasso',
    marcado: 'marca-passo: não',
    foiMarcado: ({ marcapasso }) => marcapasso === 'nao',
    diz: sinal('marca_passo', 'dispositivo_implantado'),
    doSinal: ['marca_passo', 'dispositivo_implantado'],
    uso: 'nada de corrente nem ímã',
  },
  {
    campo: 'cancer',
    marcado: 'câncer: não',
    foiMarcado: ({ cancer }) => cancer === 'nao',
    diz: (frase) =>
      sinal('cancer')(frase) && !acabou.test(frase.texto) && lerDuracoes(frase.palavras).every((dias) => dias <= umAno),
    doSinal: ['cancer'],
    uso: 'trate com os cuidados do câncer',
  },
  {
    campo: 'gestante',
    marcado: 'gestante: não',
    foiMarcado: ({ gestante, sexo }) => gestante === 'nao' && sexo !== 'masculino',
    diz: (frase) =>
      frase.campo !== 'objetivosCliente' &&
      !talvez.test(frase.texto) &&
      (sinal('gestante', 'gravidez_escrita')(frase) ||
        padrao(/\b(estou|esta|to|ta) (gravida|gestante|de \d{1,2} semanas)\b|\bgestacao (atual|de \d{1,2} semanas)\b/)(
          frase,
        )),
    uso: 'trate como gestante',
  },
  {
    campo: 'cigarro',
    marcado: 'cigarro: não',
    foiMarcado: ({ cigarro }) => cigarro === 'nao',
    diz: padrao(
      /\b(fumo|fuma|fumando) (?!(passiv|nada|nao))|\bfumante( de)? (\d|um|uma|meio|ativ\w+)|\b(maco|macos|cigarros?) (por|ao) dia\b/,
    ),
    confirma: (frase) => /\b(ex ?(fumante|tabag\w*)|parou|parei|largou|deixou|fumava|fumou)\b/.test(frase.texto),
    uso: 'conte com o cigarro',
  },
  {
    campo: 'frequenciaAlcool',
    marcado: 'álcool: nunca',
    foiMarcado: ({ frequenciaAlcool }) => frequenciaAlcool === 'nunca',
    diz: padrao(
      /\b(bebo|bebe|tomo|toma|bebendo)( \w+){0,4} (cervejas?|cervejinha|vinho|cachaca|pinga|whisky|uisque|vodka|gin|bebida alcoolica|alcool)\b|\b(cervejas?|cachaca|pinga|vinho)( \w+){0,3} (tod[oa]s?|por|aos?|no fim) /,
    ),
    uso: 'conte com o álcool',
  },
  {
    campo: 'anticoncepcionalHormonal',
    marcado: 'anticoncepcional hormonal: não',
    foiMarcado: ({ anticoncepcionalHormonal, sexo }) => anticoncepcionalHormonal === 'nao' && sexo !== 'masculino',
    diz: (frase) => tomaNaFrase(frase, 'anticoncepcional') && !/\b(diu de cobre|sem hormonio)\b/.test(frase.texto),
    uso: 'conte com o hormônio',
  },
  {
    campo: 'cicloRegular',
    marcado: 'ciclo regular: sim',
    foiMarcado: ({ cicloRegular, sexo }) => cicloRegular === 'sim' && sexo !== 'masculino',
    diz: (frase) => frase.campo !== 'objetivosCliente' && certezaDoPadrao(frase, semRegras) !== null,
    sinais: ['ciclo_irregular'],
    uso: 'o ciclo não conta aqui',
  },
  {
    campo: 'cicloRegular',
    marcado: 'ciclo: sem menstruação',
    foiMarcado: ({ cicloRegular, sexo }) => cicloRegular === 'amenorreia' && sexo !== 'masculino',
    diz: padrao(
      /\b(menstruei|menstruou|desceu|menstruacao (veio|desceu)) (ha (\d+|uma?|duas|tres) (dias?|semanas?)|semana passada|ontem|hoje|este mes|mes passado)\b|\bmenstrua tod[oa]s? (os )?mes(es)?\b/,
    ),
    sinais: ['amenorreia', 'menopausa'],
    uso: 'a falta de menstruação não conta',
  },
  {
    campo: 'sintomasDigestivos',
    marcado: 'Constipação',
    foiMarcado: ({ sintomasDigestivos }) => sintomasDigestivos.includes('Constipação'),
    diz: ({ campo, texto }) =>
      campo === 'evacuacao' && evacuaBem.test(texto) && molesSemForca.test(texto) && !asVezes.test(texto),
    confirma: (frase) =>
      certezaNaFrase(frase, ['constipacao', 'fezes_secas']) === 'certo' ||
      (frase.campo === 'evacuacao' && presas.test(frase.texto)),
    sinais: ['constipacao'],
    // "Pastosa, sem esforço" is a bowel that is well, and no loose one.
    semPeso: ({ texto }) => (/\b(mole|moles|solt\w+|liquid\w+|diarrei\w+)\b/.test(texto) ? [] : ['fezes_moles']),
    uso: 'nada para intestino preso',
  },
  {
    campo: 'sintomasDigestivos',
    marcado: 'Fezes secas',
    foiMarcado: ({ sintomasDigestivos }) => sintomasDigestivos.includes('Fezes secas'),
    diz: ({ campo, texto }) => campo === 'evacuacao' && soltas.test(texto) && !asVezes.test(texto),
    confirma: (frase) => certezaNaFrase(frase, ['fezes_secas', 'constipacao']) === 'certo',
    sinais: ['fezes_secas'],
    uso: 'fezes secas não contam',
  },
  {
    campo: 'sintomasDigestivos',
    marcado: 'Diarreia',
    foiMarcado: ({ sintomasDigestivos }) => sintomasDigestivos.includes('Diarreia'),
    diz: ({ campo, texto }) =>
      campo === 'evacuacao' &&
      /\b(ressecad\w+|dur[oa]s?|bolinhas?|pres[oa]|cada [2-9] dias|bristol [12])\b/.test(texto) &&
      !asVezes.test(texto),
    confirma: (frase) => certezaNaFrase(frase, ['diarreia', 'fezes_moles', 'fezes_alternadas']) === 'certo',
    sinais: ['diarreia'],
    uso: 'nada para intestino solto',
  },
  {
    campo: 'sintomasTermicos',
    marcado: 'Mãos/pés frios',
    foiMarcado: ({ sintomasTermicos }) => sintomasTermicos.includes('Mãos/pés frios'),
    diz: padrao(
      /\b(pes?|maos?|extremidades|solas?|plantas?)( \w+){0,3} (quentes?|ardem|queimando|pegando fogo|fervendo)( ao toque)?\b|\b(calor|quentura|fogo) (n[oa]s|n[oa]) (pes?|maos?|solas?|plantas?)\b|\b(descobre|tira) os pes\b/,
    ),
    confirma: (frase) =>
      frase.campo !== 'objetivosCliente' &&
      /\b(pes?|maos?|extremidades)( \w+){0,3} (fri[oa]s?|gelad[oa]s?)\b/.test(frase.texto),
    sinais: ['membros_frios'],
    uso: 'frio não conta ali; se só as mãos são frias, escreva-o',
  },
  {
    campo: 'sintomasTermicos',
    marcado: 'Sudorese noturna',
    foiMarcado: ({ sintomasTermicos }) => sintomasTermicos.includes('Sudorese noturna'),
    diz: ({ negados }) => negados.has('sudorese_noturna'),
    confirma: (frase) => certezaNaFrase(frase, ['sudorese_noturna']) === 'certo',
    sinais: ['sudorese_noturna'],
    uso: 'suor à noite não conta',
  },
  {
    campo: 'sintomasGerais',
    marcado: 'insônia',
    foiMarcado: ({ sintomasGerais }) => sintomasGerais.includes('insônia'),
    diz: padrao(
      /\b(durmo|dorme|dormindo|sono) (muito )?(bem|otimo|a noite (toda|inteira)|como pedra|bom|tranquilo|reparador)\b/,
    ),
    confirma: (frase) =>
      certezaNaFrase(frase, [
        'insonia',
        'insonia_inicial',
        'sono_ruim',
        'sono_leve',
        'despertares_noturnos',
        'acorda_cedo',
      ]) === 'certo',
    sinais: ['insonia'],
    uso: 'insônia não conta',
  },
];

export interface Desacordo {
  /** Ids of the findings that no longer count. */
  retirados: readonly string[];
  texto: string;
}

const vistos = new WeakMap<Relatos, readonly Desacordo[]>();

/** Each tick that a text contradicts, in one sentence. */
export function encontrarDesacordos(dados: DadosAnamnese): readonly Desacordo[] {
  const relatos = lerRelatos(dados);
  const antes = vistos.get(relatos);
  if (antes) return antes;
  const achados = confrontos.flatMap(
    ({ campo, marcado, foiMarcado, diz, confirma, doSinal = [], sinais = [], semPeso, uso }): Desacordo[] => {
      if (!foiMarcado(dados)) return [];
      const ditas = relatos.frases.filter((frase) => diz(frase, dados));
      if (ditas.length === 0 || (confirma && relatos.frases.some(confirma))) return [];
      const fala = falaQueDiz(ditas, (frase) => diz(frase, dados)) || palavrasDoSinal(ditas, doSinal);
      const onde = findQuestion(ditas[0]?.campo ?? campo)?.reportName.toLowerCase() ?? 'outra resposta';
      const dito = fala === '' ? `diz o contrário (${onde})` : `diz “${fala}”`;
      const retirados = [
        ...sinais.map((um) => achadoId(um, campo)),
        ...ditas.flatMap((frase) => semPeso?.(frase).map((um) => achadoId(um, frase.campo)) ?? []),
      ];
      return [{ retirados, texto: `A ficha marca “${marcado}” e o texto ${dito}: usei o texto (${uso}).` }];
    },
  );
  vistos.set(relatos, achados);
  return achados;
}

/** A dose beside a medicine forbids to quote the sentence, and not to name the medicine. */
function palavrasDoSinal(ditas: readonly Frase[], sinais: readonly string[]): string {
  for (const { lugares, palavras, resposta } of ditas)
    for (const [de, ate] of sinais.flatMap((um) => lugares.get(um) ?? [])) {
      const fala = resposta.slice(palavras[de]?.inicio, palavras[ate - 1]?.fim);
      if (podeSerCitada(fala)) return fala;
    }
  return '';
}

/** The findings without those that a text has taken back. */
export function semMarcasDesditas(achados: readonly Achado[], dados: DadosAnamnese): Achado[] {
  const retirados = new Set(encontrarDesacordos(dados).flatMap((um) => um.retirados));
  return achados.filter(({ id }) => !retirados.has(id));
}
