import type { DadosAnamnese, DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { isSaidByAnother } from '@meridia/shared/anamnese/opcoes-repetidas.ts';
import { keysOf } from '@meridia/shared/keys-of.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { isDeMulher } from '../catalog/sinais/ginecologia.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';
import { lerCampo, mencoesDe } from '../leitura/ler-texto.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { achadoId, sinalDoAchado } from './achado-id.ts';
import { corrigirMencoes, type MencaoCorrigida } from './corrigir-mencoes.ts';
import type { Leitura } from './leitura.ts';
import { leiturasDeEscolha, leiturasDeLista, leiturasDeNumero, leiturasDeTexto } from './respostas.ts';

/**
 * Reads every answer of the intake, closed and free text, into findings. One achado per sign and field, in a fixed order. What the
 * therapist corrected is read as she said.
 * `forca` is 0..1: chief complaint 1, therapist's own observation 0.95, checkbox 0.85, history 0.85, medicines 0.5.
 */
export function lerAnamnese(dados: DadosAnamnese): Achado[] {
  const coleta = new Coleta();
  lerTextos(dados, coleta);
  lerListas(dados, coleta);
  lerEscolhas(dados, coleta);
  lerNumeros(dados, coleta);
  const achados = semTempoDeOutra(semOQueEDaIdade(coleta.achados(), dados), dados);
  return semFomeDaGestacao(semRitmoDeFora(comMalares(achados, dados), dados), dados);
}

const emMeses = /\b(ha|faz|fazem|tem|de)( (umas?|uns|cerca de|quase|mais de|\S+))? ?\S* ?(dias?|semanas?|mes|meses)\b/;

/**
 * A complaint of months is no complaint of years because something else is: an allergy, piles, the knee that "é coisa antiga". The answer on
 * its beginning dates it, unless the main complaint tells of years and of no months.
 */
function semTempoDeOutra(achados: Achado[], { inicioQueixa, queixaPrincipal }: DadosAnamnese): Achado[] {
  if (inicioQueixa !== 'meses' && inicioQueixa !== 'recente') return achados;
  const emOutroTempo = emMeses.test(semAcentos(queixaPrincipal).toLowerCase());
  return achados.filter(
    (achado) =>
      !(achado.presente && sinalDoAchado(achado) === 'cronico') ||
      (achado.fonte === 'anamnese.queixaPrincipal' && !emOutroTempo) ||
      achado.confirmado !== undefined,
  );
}

function lerTextos(dados: DadosAnamnese, coleta: Coleta): void {
  for (const campo of keysOf(leiturasDeTexto)) {
    const texto = dados[campo] ?? '';
    const base = leiturasDeTexto[campo];
    const { correcoes } = dados;
    for (const mencao of corrigirMencoes(mencoesDe(lerCampo(dados, campo), base), { campo, texto, correcoes, base }))
      if (mencao.confirmado || cabeAoSexo(mencao.sinal, dados.sexo, texto)) coleta.juntar(campo, mencao, mencao.trecho);
  }
}

const palavrasDeMulher = /menstr|útero|utero|ov[áa]rio|vagin|gr[áa]vid|gesta|menopaus|endometri|climat[ée]rio|amament/i;
/**
 * Whether a gynaecological sign may be read in this text. In a man's intake it needs a word that belongs to nothing else, because a loose
 * word ("de Pelotas") would give him a menstruation; a trans man's own words still count.
 */
function cabeAoSexo(sinal: SinalId, sexo: DadosAnamnese['sexo'], texto: string): boolean {
  return sexo !== 'masculino' || !isDeMulher(sinal) || palavrasDeMulher.test(texto);
}

/** In years. From here on a menstruation that stays away is the end of menstruating. */
export const idadeDaMenopausa = 48;

/**
 * After the menopause no menstruation is missing: the answer "amenorreia" would speak for patterns of younger women. At that age it tells
 * the menopause itself, unless a hormone keeps the menstruation away.
 */
function semOQueEDaIdade(todos: Achado[], { idade, sexo, anticoncepcionalHormonal }: DadosAnamnese): Achado[] {
  // Her age is asked for; "duloxetina 60" and a grandmother of 80 tell another.
  const achados = todos.filter(
    (achado) => idade >= idadeAvancada || achado.confirmado !== undefined || sinalDoAchado(achado) !== 'idade_avancada',
  );
  const menopausa = achados.some((achado) => achado.presente && sinalDoAchado(achado) === 'menopausa');
  if (menopausa) return achados.filter((achado) => sinalDoAchado(achado) !== 'amenorreia');
  if (idade < idadeDaMenopausa || sexo === 'masculino' || anticoncepcionalHormonal === 'sim') return achados;
  const respondida = achadoId('amenorreia', 'cicloRegular');
  return achados.map((achado) =>
    achado.id === respondida && achado.presente
      ? { ...achado, id: achadoId('menopausa', 'cicloRegular'), label: 'sem menstruação na idade da menopausa' }
      : achado,
  );
}

/** In years; `respostas.ts` reads the number by the same limit. */
const idadeAvancada = 60;

const amamenta =
  /(?<!\b(nao|nunca|ja nao|parou de|parei de)( \w+)? )\b(amament(o|a|ando)|dou de mamar|dando de mamar|da o peito|puerper\w+)\b/;

/** Who carries or feeds a child eats more, and no heat of the Stomach makes her hungry. */
function semFomeDaGestacao(achados: Achado[], { gestante, queixaPrincipal, historicoMedico }: DadosAnamnese): Achado[] {
  const porDois =
    gestante === 'sim' || amamenta.test(semAcentos(`${queixaPrincipal} . ${historicoMedico ?? ''}`).toLowerCase());
  const marcada = achadoId('apetite_aumentado', 'apetite');
  return porDois ? achados.map((achado) => (achado.id === marcada ? { ...achado, forca: 0 } : achado)) : achados;
}

const soOMalar =
  /^(n?[ao]s? )?(regiao )?(malar(es)?|macas( do rosto)?|bochechas?|zigomas?|zigomatic[oa]s?)( (bem |muito )?(corad[ao]s?|vermelh[ao]s?|avermelhad[ao]s?|rosad[ao]s?))?(, (sobretudo|principalmente) quando .*)?$/;

/** A reddened face whose note names the cheeks alone is red there, and not all over. */
function comMalares(achados: Achado[], { faceObservacao }: DadosAnamnese): Achado[] {
  const nota = semAcentos(faceObservacao ?? '')
    .toLowerCase()
    .replace(/^(so|apenas|somente) |[ .;,]+$/g, '');
  if (!soOMalar.test(nota)) return achados;
  const toda = achadoId('face_vermelha', 'faceDesc');
  return achados.map((achado) =>
    achado.id === toda
      ? { ...achado, id: achadoId('malares_vermelhos', 'faceDesc'), label: sinais.malares_vermelhos.rotulo }
      : achado,
  );
}

const deAparelho =
  /(?<!\b(nao|sem|nega|nunca|nem)( \w+){0,2} )\b(marca-? ?passo|marcapasso|ressincronizador|cdi|desfibrilador)\b/;
const queFreia =
  /\b(atenolol|propranolol|metoprolol|selozok|bisoprolol|concor|carvedilol|nebivolol|sotalol|ivabradina|digoxina|verapamil|diltiazem|amiodarona|ancoron)\b/;
const foraDeRitmo = /\bfibrilacao atrial\b/;
const lentos: ReadonlySet<string> = new Set<SinalId>(['pulso_lento', 'pulso_retardado']);

/** What a device, a medicine or a known arrhythmia does to the rhythm of the pulse is kept, and speaks for no pattern. */
function semRitmoDeFora(achados: Achado[], dados: DadosAnamnese): Achado[] {
  const textos = semAcentos(
    [dados.queixaPrincipal, dados.historicoMedico, dados.medicamentos].filter((texto) => texto !== null).join(' . '),
  ).toLowerCase();
  const aparelho = dados.marcapasso === 'sim' || deAparelho.test(textos);
  const semPeso = (sinal: string) =>
    aparelho
      ? sinal === 'pulso_rapido' || sinal === 'pulso_irregular' || lentos.has(sinal)
      : (lentos.has(sinal) && queFreia.test(textos)) || (sinal === 'pulso_irregular' && foraDeRitmo.test(textos));
  return achados.map((achado) => (semPeso(sinalDoAchado(achado) ?? '') ? { ...achado, forca: 0 } : achado));
}

function lerListas(dados: DadosAnamnese, coleta: Coleta): void {
  for (const campo of keysOf(leiturasDeLista)) {
    const tabela: Readonly<Record<string, readonly Leitura[]>> = leiturasDeLista[campo];
    const escolhidas: readonly string[] = dados[campo];
    // Sorted, so that the order of the clicks does not matter: the same answers give the same findings.
    for (const opcao of escolhidas.toSorted()) {
      if (isSaidByAnother(dados, campo, opcao)) continue;
      for (const leitura of tabela[opcao] ?? []) coleta.juntar(campo, leitura, opcao);
    }
  }
}

function lerEscolhas(dados: DadosAnamnese, coleta: Coleta): void {
  for (const campo of keysOf(leiturasDeEscolha)) {
    const tabela: Readonly<Record<string, readonly Leitura[]>> = leiturasDeEscolha[campo];
    const valor = dados[campo];
    if (valor === null) continue;
    for (const leitura of tabela[valor] ?? []) coleta.juntar(campo, leitura, valor.replaceAll('_', ' '));
  }
}

function lerNumeros(dados: DadosAnamnese, coleta: Coleta): void {
  for (const campo of keysOf(leiturasDeNumero)) {
    const { emPalavras, ler } = leiturasDeNumero[campo];
    const valor = dados[campo];
    if (valor === null) continue;
    for (const leitura of ler(valor)) coleta.juntar(campo, leitura, emPalavras(valor));
  }
}

/** Gathers one achado per sign and field. Of two present ones the stronger stays; a present one always wins over a denied one. */
class Coleta {
  readonly #porId = new Map<string, Achado>();

  juntar(
    campo: DadosAnamneseField,
    leitura: Pick<MencaoCorrigida, 'sinal' | 'forca' | 'confirmado'> & { presente?: boolean; rotulo?: string },
    valor: string,
  ): void {
    const id = achadoId(leitura.sinal, campo);
    const presente = leitura.presente ?? true;
    const anterior = this.#porId.get(id);
    if (anterior && (anterior.presente !== presente ? anterior.presente : anterior.forca >= leitura.forca)) return;
    const rotulo = leitura.rotulo ?? sinais[leitura.sinal].rotulo;
    const forca = Math.round(leitura.forca * 100) / 100;
    const { confirmado } = leitura;
    const achado = { id, label: rotulo, fonte: `anamnese.${campo}`, valor, forca, presente };
    this.#porId.set(id, confirmado ? { ...achado, confirmado } : achado);
  }

  achados(): Achado[] {
    return [...this.#porId.values()];
  }
}
