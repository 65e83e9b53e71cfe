import type { DadosAnamnese, DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';
import { achadoId } from './achado-id.ts';
import { lerTexto } from './ler-texto.ts';
import { type Leitura, leiturasDeEscolha, leiturasDeLista } from './respostas.ts';
import type { Topico } from './topicos.ts';

/**
 * Reads every answer of the intake, closed and free text, into findings. One achado per sign and field, in a fixed order.
 * `forca` is 0..1: chief complaint 1, therapist's own observation 0.95, checkbox 0.85, history 0.85, medicines 0.5.
 */
export function achadosFromAnamnese(dados: DadosAnamnese): Achado[] {
  const coleta = new Coleta();
  lerTextos(dados, coleta);
  lerListas(dados, coleta);
  lerEscolhas(dados, coleta);
  lerNumeros(dados, coleta);
  return coleta.achados();
}

interface CampoLivre {
  campo: DadosAnamneseField;
  topico: Topico | null;
  base: number;
}

// Medicines say what somebody treats, goals what somebody wants: both only hint at a sign.
const camposLivres: readonly CampoLivre[] = [
  { campo: 'queixaPrincipal', topico: null, base: 1 },
  { campo: 'historicoMedico', topico: null, base: 0.85 },
  { campo: 'medicamentos', topico: null, base: 0.5 },
  { campo: 'suplementos', topico: null, base: 0.4 },
  { campo: 'urina', topico: 'urina', base: 0.85 },
  { campo: 'evacuacao', topico: 'fezes', base: 0.85 },
  { campo: 'atividadeFisica', topico: null, base: 0.5 },
  { campo: 'linguaObservacao', topico: 'lingua', base: 0.95 },
  { campo: 'faceObservacao', topico: 'face', base: 0.95 },
  { campo: 'orelhaObservacao', topico: 'orelha', base: 0.85 },
  { campo: 'alergias', topico: null, base: 0.4 },
  { campo: 'objetivosCliente', topico: null, base: 0.5 },
  { campo: 'profissao', topico: null, base: 0.3 },
];

function lerTextos(dados: DadosAnamnese, coleta: Coleta): void {
  for (const { campo, topico, base } of camposLivres) {
    const texto = dados[campo];
    if (typeof texto !== 'string') continue;
    for (const mencao of lerTexto(texto, topico, base)) coleta.juntar(campo, mencao, mencao.trecho);
  }
}

function lerListas(dados: DadosAnamnese, coleta: Coleta): void {
  ler('fatoresAgravantes', dados.fatoresAgravantes, leiturasDeLista.fatoresAgravantes);
  ler('fatoresAmeliorantes', dados.fatoresAmeliorantes, leiturasDeLista.fatoresAmeliorantes);
  ler('sintomasGerais', dados.sintomasGerais, leiturasDeLista.sintomasGerais);
  ler('sintomasDigestivos', dados.sintomasDigestivos, leiturasDeLista.sintomasDigestivos);
  ler('sintomasRespiratorios', dados.sintomasRespiratorios, leiturasDeLista.sintomasRespiratorios);
  ler('sintomasTermicos', dados.sintomasTermicos, leiturasDeLista.sintomasTermicos);
  ler('sintomasPele', dados.sintomasPele, leiturasDeLista.sintomasPele);
  ler('sintomasEmocionais', dados.sintomasEmocionais, leiturasDeLista.sintomasEmocionais);
  ler('sintomasSono', dados.sintomasSono, leiturasDeLista.sintomasSono);
  ler('tpm', dados.tpm, leiturasDeLista.tpm);
  ler('linguaDesc', dados.linguaDesc, leiturasDeLista.linguaDesc);
  ler('faceDesc', dados.faceDesc, leiturasDeLista.faceDesc);
  ler('orelhaDesc', dados.orelhaDesc, leiturasDeLista.orelhaDesc);

  function ler<Opcao extends string>(
    campo: DadosAnamneseField,
    escolhidas: readonly Opcao[],
    tabela: Record<Opcao, Leitura[]>,
  ) {
    // Sorted, so that the order of the clicks does not matter: the same answers give the same findings.
    for (const opcao of escolhidas.toSorted())
      for (const leitura of tabela[opcao]) coleta.juntar(campo, leitura, opcao);
  }
}

function lerEscolhas(dados: DadosAnamnese, coleta: Coleta): void {
  ler('inicioQueixa', dados.inicioQueixa, leiturasDeEscolha.inicioQueixa);
  ler('apetite', dados.apetite, leiturasDeEscolha.apetite);
  ler('sede', dados.sede, leiturasDeEscolha.sede);
  ler('cicloRegular', dados.cicloRegular, leiturasDeEscolha.cicloRegular);
  ler('fluxo', dados.fluxo, leiturasDeEscolha.fluxo);
  ler('dorMenstrual', dados.dorMenstrual, leiturasDeEscolha.dorMenstrual);
  ler('endometrioseDiagnostico', dados.endometrioseDiagnostico, leiturasDeEscolha.endometrioseDiagnostico);
  ler('frequenciaAlcool', dados.frequenciaAlcool, leiturasDeEscolha.frequenciaAlcool);
  ler('cigarro', dados.cigarro, leiturasDeEscolha.cigarro);
  ler('qualidadeSono', dados.qualidadeSono, leiturasDeEscolha.qualidadeSono);
  ler('gestante', dados.gestante, leiturasDeEscolha.gestante);

  function ler<Valor extends string>(campo: DadosAnamneseField, valor: Valor | null, tabela: Record<Valor, Leitura[]>) {
    if (valor === null) return;
    for (const leitura of tabela[valor]) coleta.juntar(campo, leitura, valor.replaceAll('_', ' '));
  }
}

const idadeIdoso = 60;
const idadeCrianca = 12;

function lerNumeros(dados: DadosAnamnese, coleta: Coleta): void {
  const anos = `${dados.idade} anos`;
  if (dados.idade >= idadeIdoso) coleta.juntar('idade', { sinal: 'idade_avancada', forca: 0.6 }, anos);
  if (dados.idade < idadeCrianca) coleta.juntar('idade', { sinal: 'crianca', forca: 0.6 }, anos);
  // 0 and 5 are the sliders' start values: they say nothing (docs/PRODUCT.md 5.4).
  const dor = dados.intensidadeDor;
  if (dor >= 7) coleta.juntar('intensidadeDor', { sinal: 'dor_intensa', forca: dor / 10 }, `${dor} de 10`);
  else if (dor >= 1 && dor <= 3) coleta.juntar('intensidadeDor', { sinal: 'dor_leve', forca: 0.5 }, `${dor} de 10`);
  const estresse = dados.estresseNivel;
  if (estresse >= 7)
    coleta.juntar('estresseNivel', { sinal: 'estresse_alto', forca: estresse / 10 }, `${estresse} de 10`);
  if (dados.consumoAgua !== null && dados.consumoAgua <= 3)
    coleta.juntar('consumoAgua', { sinal: 'pouca_agua', forca: 0.6 }, `${dados.consumoAgua} copos por dia`);
  if (dados.cafeXicaras !== null && dados.cafeXicaras >= 4)
    coleta.juntar('cafeXicaras', { sinal: 'cafe_excessivo', forca: 0.6 }, `${dados.cafeXicaras} xícaras por dia`);
}

/** Gathers one achado per sign and field; of two the stronger stays, and what is present stays before what is denied. */
class Coleta {
  readonly #porId = new Map<string, Achado>();

  juntar(
    campo: DadosAnamneseField,
    leitura: { sinal: SinalId; forca: number; presente?: boolean },
    valor: string,
  ): void {
    const id = achadoId(leitura.sinal, campo);
    const presente = leitura.presente ?? true;
    const anterior = this.#porId.get(id);
    if (anterior && (anterior.presente !== presente ? anterior.presente : anterior.forca >= leitura.forca)) return;
    const { rotulo } = sinais[leitura.sinal];
    const forca = Math.round(leitura.forca * 100) / 100;
    this.#porId.set(id, { id, label: rotulo, fonte: `anamnese.${campo}`, valor, forca, presente });
  }

  achados(): Achado[] {
    return [...this.#porId.values()];
  }
}
