import type { Achado } from '@meridia/shared/relatorio.ts';
import { isCampoDoExame, sinalDoAchado } from '../achados/achado-id.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';
import { lerPalavras, semAcentos } from '../leitura/palavras.ts';
import { emFrases, semOQueMuda, semOQueSossegou } from './frases-da-queixa.ts';
import { costasDeBaixo } from './partes-do-corpo.ts';

/** Answers that tell of the past, of habits and medicines, or what the therapist saw: nothing there is a complaint of today. */
const semQueixa: ReadonlySet<string> = new Set([
  'historicoMedico',
  'medicamentos',
  'suplementos',
  'alergias',
  'atividadeFisica',
  'profissao',
]);

const conjunto = (...ids: SinalId[]): ReadonlySet<SinalId> => new Set(ids);

/** Complaints in their own right that may also be what brings on a pain: "piora ao tossir". */
const gatilhos = conjunto('tosse', 'tosse_seca', 'espirros', 'constipacao', 'falta_ar_esforco');
const respiratorios = conjunto(
  'coriza_clara',
  'coriza_amarela',
  'congestao_nasal',
  'rinite',
  'sinusite',
  'asma',
  'chiado',
  'catarro',
  'tosse_catarro',
  'falta_ar',
  'dor_garganta',
);
const daPerna = conjunto('ciatica', 'dor_perna', 'dor_panturrilha');
const deJunta = conjunto(
  'dor_joelho',
  'dor_cotovelo',
  'dor_punho',
  'dor_mao',
  'dor_tornozelo',
  'dor_quadril',
  'dor_pe',
);
const doSono = conjunto('insonia', 'insonia_inicial', 'sono_ruim');
/** "Não dorme em cima dele", "não consegue dormir desse lado": of the place, and not of sleep. */
const deitaOndeDoi = /\bdorm\w*( \w+){0,2} ((desse|deste|do|de) lado|em cima d|sobre (o|a|ele|ela) )/;
const doBraco = conjunto('dor_braco');
const doDorso = conjunto('dor_lombar', 'dor_costas', 'dor_quadril');

/**
 * The present findings that are a complaint of today. Left out are those of other answers (history, medicines, habits, the exam), what
 * the text says is settled, what only brings on another pain, and the limb into which the pain of an organ runs. A back that is said
 * to hurt "embaixo" is the low back.
 */
export function queixasDoRelato(achados: readonly Achado[], queixaPrincipal: string): Achado[] {
  const presentes = new Set(
    achados.flatMap((achado) => (achado.presente && daQueixaPrincipal(achado) ? (sinalDoAchado(achado) ?? []) : [])),
  );
  const respira = [...respiratorios].some((sinal) => presentes.has(sinal));
  const fica = semOQueSossegou(queixaPrincipal);
  return achados
    .filter((achado) => {
      const campo = achado.fonte.replace('anamnese.', '');
      if (semQueixa.has(campo) || isCampoDoExame(campo)) return false;
      if (!daQueixaPrincipal(achado)) return true;
      const sinal = sinalDoAchado(achado);
      const frases = emFrases(queixaPrincipal).filter((frase) =>
        trechosDe(achado).some((trecho) => frase.includes(trecho)),
      );
      if (sinal === 'hernia_disco' && doPescoco(achado, frases)) return false;
      if (!sinal || frases.length === 0) return true;
      if (queixaPrincipal.includes(primeiroTrecho(achado)) && !fica.includes(primeiroTrecho(achado))) return false;
      if (doSono.has(sinal) && frases.every((frase) => deitaOndeDoi.test(semAcentos(frase)))) return false;
      if (deJunta.has(sinal) && frases.every((frase) => semOQueMuda(frase) === '')) return false;
      if (gatilhos.has(sinal) && frases.every((frase) => naoProvoca(frase, primeiroTrecho(achado)))) return false;
      if (gatilhos.has(sinal) && !(respira && sinal !== 'constipacao'))
        return !frases.every((frase) => soProvoca(frase, primeiroTrecho(achado)));
      return !frases.every((frase) => deOrgao(frase, sinal));
    })
    .map((achado) =>
      sinalDoAchado(achado) === 'dor_costas' && ditoEmbaixo(achado, queixaPrincipal) ? naLombar(achado) : achado,
    );
}

/** 1 for what the main complaint tells first, less for what comes later, so that the first complaint leads. */
export function pesoPeloLugar(trecho: string, queixaPrincipal: string): number {
  const [primeiro = trecho] = trecho.split(' … ');
  const lugar = queixaPrincipal.indexOf(primeiro);
  if (lugar <= 0) return 1;
  const destaque = acharDestaque(queixaPrincipal);
  if (destaque && lugar > destaque.index && lugar - destaque.index < longeDoDestaque) return 1;
  return 1 - (destaque ? 0.45 : 0.3) * (lugar / queixaPrincipal.length);
}

/** Where the complaint begins that the text calls the worst; null where it calls none. */
export function comecoDoDestaque(queixaPrincipal: string): number | null {
  return acharDestaque(queixaPrincipal)?.index ?? null;
}

/** What she says that she came for goes before what troubles her most besides. */
function acharDestaque(queixaPrincipal: string): RegExpExecArray | null {
  return oMotivo.exec(queixaPrincipal) ?? oQueMaisIncomoda.exec(queixaPrincipal);
}

const oMotivo =
  /\b(?:(?:procur(?:o|ei|a|ou)|busc(?:o|ei|a|ou)|vim|venho|veio|vem|marquei|marcou)(?: \p{L}+){0,4} (?:por causa|por conta|devido|para tratar|pra tratar)|(?:o )?que (?:me |a |o |lhe )?(?:trouxe|traz|fez vir|fez procurar)|(?:o )?motivo d[ae] (?:consulta|procura|vinda))(?=\P{L})/iu;

const oQueMaisIncomoda =
  /\b(?:(?:o )?que (?:mais|me|mais me|mais a|mais o) (?:incomoda|d[óo]i|atrapalha|preocupa)|(?:a )?queixa principal|principalmente a?o?)\b/iu;
/** In letters. Farther on another complaint begins. */
const longeDoDestaque = 60;

function daQueixaPrincipal({ fonte }: Achado): boolean {
  return fonte === 'anamnese.queixaPrincipal';
}

function trechosDe({ valor }: Achado): string[] {
  return valor.split(' … ').filter((trecho) => trecho !== '');
}

function primeiroTrecho(achado: Achado): string {
  return trechosDe(achado)[0] ?? achado.valor;
}

/** "Piora sentado, tosse e espirro", "dói ao tossir"; not "a tosse piora" and not "piora da tosse". */
function soProvoca(frase: string, trecho: string): boolean {
  const antes = semAcentos(frase.slice(0, frase.indexOf(trecho)));
  return (
    (/\b(pior|agrav|aument|desencad|provoc)\w*(?! (d[ao]|n[ao]) )\b(?!.*\b(melhor\w*|alivi\w*|tem|queixa|refere|apresenta|sente)\b)/.test(
      antes,
    ) ||
      /\b(doi|doem|fisga\w*|repuxa|trava|irradia)\b[^,]*\b(ao|quando|se|com)\b[^,]*$/.test(antes) ||
      // "Perda de xixi no espirro"
      /\b(perd\w+|escap\w+|solt\w+|vaz\w+)\b[^,]*\b(ao|quando|se|com|n[oa]|em)( \w+)? $/.test(antes)) &&
    !/\b(piora|aumento) d[ao]s? $/.test(antes)
  );
}

/** "Tosse não altera": a test of the pain, and no cough. */
function naoProvoca(frase: string, trecho: string): boolean {
  const depois = semAcentos(frase.slice(frase.indexOf(trecho) + trecho.length)).toLowerCase();
  return /^\W*(nao|ñ|n) (altera|muda|piora|interfere|influencia|provoca|agrava)/.test(depois);
}

/** A limb into which the pain of womb, bowel, kidney or heart runs: "cólica que desce para as pernas". */
function deOrgao(frase: string, sinal: SinalId): boolean {
  const simples = semAcentos(frase).toLowerCase();
  if (daPerna.has(sinal))
    return (
      /\b(colica|menstru|ventre|barriga|utero|endometrio|pedra|calculo)/.test(simples) &&
      !/\b(lomb|ciatic|coluna|hernia|quadril|gluteo|nadega|bumbum|coxa|varizes|costas)/.test(simples)
    );
  if (doDorso.has(sinal))
    return (
      /\b(colica|menstru\w*|ventre|utero|endometri\w+)\b/.test(simples) &&
      /\b(desc\w+|irradia\w*|vai|reflete|espalha\w*|corre|puxa|pega)\b( \w+){0,4} (sacr\w+|lombar|costas|cadeiras|rins|quadril)\b/.test(
        simples,
      ) &&
      !/\b(dor|dores|doi|doem) (na|nas|no) (lombar|costas|cadeiras|coluna)\b|\b(dor lombar|lombalgia)\b/.test(simples)
    );
  return (
    doBraco.has(sinal) && /\b(peito|coracao|torax)\b/.test(simples) && !/\b(pescoco|cervical|ombro)\b/.test(simples)
  );
}

/** A disc of the neck: its complaint is the neck, and the low back is not concerned. */
function doPescoco({ valor }: Achado, frases: readonly string[]): boolean {
  if (/\b(c\d|cervical|cervicais)\b/i.test(valor)) return true;
  return !/\b[ls]\d|lomb/i.test(valor) && frases.length > 0 && frases.every((frase) => /\b(c\d|cervica)/i.test(frase));
}

function ditoEmbaixo(achado: Achado, queixaPrincipal: string): boolean {
  if (!daQueixaPrincipal(achado)) return false;
  return emFrases(queixaPrincipal).some((frase) => {
    if (!frase.includes(primeiroTrecho(achado))) return false;
    const formas = lerPalavras(frase).palavras.map(({ forma }) => forma);
    return formas.some((_, indice) => costasDeBaixo(formas, indice));
  });
}

function naLombar(achado: Achado): Achado {
  return { ...achado, id: achado.id.replace('dor_costas', 'dor_lombar'), label: sinais.dor_lombar.rotulo };
}
