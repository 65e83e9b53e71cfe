import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import { keysOf } from '@meridia/shared/keys-of.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { sinaisLingua } from '../catalog/sinais/lingua.ts';
import { sinais } from '../catalog/sinais.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { limitar, listar, paragrafo, texto } from './portugues.ts';
import { comoLinha } from './queixa.ts';
import type { Redacao } from './redacao.ts';
import { rotuloDe } from './rotulos.ts';
import { nomesAspectos, problemasDaFoto, type SinalVisual, sinaisDaFoto, sinaisDoTerapeuta } from './sinais-lingua.ts';
import { sinaisDaFace, sinaisDaOrelha } from './sinais-rosto.ts';

/**
 * The tongue as the photo shows it and as the therapist saw it, each sign once with its traditional meaning. Where they differ one
 * sentence says so, and the therapist's eye decides.
 */
export function escreverLingua(redacao: Redacao): string {
  const { dados, fotos } = redacao.facts;
  const olhar = {
    kind: 'lingua',
    foto: fotos.find(({ kind }) => kind === 'lingua')?.observacoes,
    vistos: [...dados.linguaDesc, ...dados.linguaDetalhes].map((descricao) => sinaisDoTerapeuta[descricao]),
    observacao: dados.linguaObservacao,
  } as const;
  const escrito = escreverOlhar(olhar, redacao);
  return limitar(
    escrito === ''
      ? 'Não há foto nem descrição da língua nesta avaliação.'
      : texto(escrito, ligarAoQuadro(olhar, redacao)),
    2500,
  );
}

/** '' when the face was neither photographed nor described. */
export function escreverFace(redacao: Redacao): string {
  const { dados, fotos } = redacao.facts;
  const olhar = {
    kind: 'face',
    foto: fotos.find(({ kind }) => kind === 'face')?.observacoes,
    vistos: dados.faceDesc.map((descricao) => sinaisDaFace[descricao]),
    observacao: dados.faceObservacao,
  } as const;
  return limitar(escreverOlhar(olhar, redacao), 1800);
}

/** '' when the ear was neither photographed nor described. */
export function escreverOrelha(redacao: Redacao): string {
  const { dados, fotos } = redacao.facts;
  const vistos = dados.orelhaDesc.flatMap((descricao) =>
    descricao === 'Sem alterações' ? [] : sinaisDaOrelha[descricao],
  );
  const olhar = {
    kind: 'orelha',
    foto: fotos.find(({ kind }) => kind === 'orelha')?.observacoes,
    vistos,
    observacao: dados.orelhaObservacao,
  } as const;
  const limpa = vistos.length === 0 && dados.orelhaDesc.length > 0;
  return limitar(
    paragrafo(limpa ? 'Você não viu alterações no pavilhão auricular' : '', escreverOlhar(olhar, redacao)),
    1800,
  );
}

interface Olhar {
  kind: FotoKind;
  foto: FotoObservacoes | undefined;
  /** The options that the therapist ticked. */
  vistos: readonly SinalVisual[];
  observacao: string | null;
}

const nomes: Record<FotoKind, string> = { lingua: 'a língua', face: 'a face', orelha: 'a orelha' };

function escreverOlhar(olhar: Olhar, redacao: Redacao): string {
  const iguais = (a: SinalVisual, b: SinalVisual) => a.aspecto === b.aspecto && a.valor === b.valor;
  const medidos = medidosNa(olhar);
  const divergencias = compararOlhares(olhar, redacao);
  const anotados = anotadosEm(olhar, redacao);
  // What the quoted note says is not told a second time.
  const vistos = olhar.vistos.filter((visto) => !anotados.some((anotado) => iguais(visto, anotado)));
  const comuns = vistos.filter((visto) => medidos.some((medido) => iguais(visto, medido)));
  const soDaFoto = medidos.filter(
    (medido) =>
      !divergencias.some((divergencia) => divergencia.medido === medido) &&
      ![...vistos, ...anotados].some((visto) => iguais(visto, medido)),
  );
  const soSeus = vistos.filter(
    (visto) => !comuns.includes(visto) && !divergencias.some(({ mesmos }) => mesmos.includes(visto)),
  );
  return paragrafo(
    comuns.length > 0 ? `Na foto e ao vivo se vê ${comSentido(comuns)}` : '',
    soDaFoto.length > 0
      ? `A foto mostra ${comSentido(soDaFoto)}${vistos.length > 0 ? ', a conferir ao vivo' : ''}`
      : '',
    semSinalNaFoto(olhar),
    soSeus.length > 0 ? `Você descreveu ${comSentido(soSeus)}` : '',
    contradizer(divergencias, olhar),
    contradizerSe(vistos, anotados, olhar.observacao),
    anotacao(olhar, redacao),
    aproximada(olhar),
    sentido(olhar, comuns.length + soDaFoto.length + soSeus.length, redacao),
  );
}

/** Whose meanings stand in brackets, said once: with what is described first. */
function sentido({ kind }: Olhar, quantos: number, { facts: { dados, fotos } }: Redacao): string {
  const antes = { lingua: [], face: ['lingua'], orelha: ['lingua', 'face'] }[kind];
  const descritos = new Set<string>([
    ...fotos.map((foto) => foto.kind),
    ...(dados.linguaDesc.length + dados.linguaDetalhes.length > 0 ? ['lingua'] : []),
    ...(dados.faceDesc.length > 0 ? ['face'] : []),
  ]);
  return quantos === 0 || antes.some((um) => descritos.has(um))
    ? ''
    : 'Entre parênteses, o sentido que a medicina chinesa dá a cada sinal';
}

function medidosNa({ foto }: Olhar): SinalVisual[] {
  return foto ? [...foto.sinais].sort((a, b) => b.forca - a.forca).map(({ sinal }) => sinaisDaFoto[sinal]) : [];
}

/** "corpo arroxeado e veias sublinguais dilatadas (…); rachaduras (…)": each sign and each meaning once; `sentido` says whose meaning it is. */
function comSentido(sinais: readonly SinalVisual[]): string {
  const unicos = sinais.filter(
    ({ palavras }, lugar) => sinais.findIndex((outro) => outro.palavras === palavras) === lugar,
  );
  const ditos = [...Map.groupBy(unicos, ({ sugere }) => sugere)].map(
    ([sugere, iguais]) => `${listar(iguais.map(({ palavras }) => palavras))} (${sugere})`,
  );
  const ultimo = ditos.pop() ?? '';
  return ditos.length === 0 ? ultimo : `${ditos.join('; ')} e ${ultimo}`;
}

function semSinalNaFoto({ foto, kind, vistos }: Olhar): string {
  if (!foto) return '';
  if (kind === 'lingua' && isSemLingua(foto))
    return 'Na foto enviada não foi possível localizar a língua com segurança';
  if (foto.sinais.length > 0 || vistos.length > 0) return '';
  return `A foto d${nomes[kind]} não mostrou sinal que se destacasse`;
}

function isSemLingua({ contorno, qualidade }: FotoObservacoes): boolean {
  return contorno === null || qualidade.problemas.some(({ problema }) => problema === 'lingua_nao_encontrada');
}

function aproximada({ foto, kind }: Olhar): string {
  if (!foto || foto.qualidade.veredito === 'boa' || (kind === 'lingua' && isSemLingua(foto))) return '';
  const problemas = [...new Set(foto.qualidade.problemas.map(({ problema }) => problemasDaFoto[problema]))];
  return problemas.length === 0 ? '' : `Como a imagem está ${listar(problemas)}, a leitura da foto é aproximada`;
}

interface Divergencia {
  medido: SinalVisual;
  /** What the therapist saw of the same property. */
  mesmos: readonly SinalVisual[];
}

/** Where the photo shows another value of a property than the therapist ticked or noted. */
function compararOlhares(olhar: Olhar, redacao: Redacao): Divergencia[] {
  const vistos = [...olhar.vistos, ...anotadosEm(olhar, redacao)];
  return medidosNa(olhar).flatMap((medido) => {
    const mesmos = vistos.filter(({ aspecto }) => aspecto === medido.aspecto);
    return mesmos.length > 0 && !mesmos.some(({ valor }) => valor === medido.valor) ? [{ medido, mesmos }] : [];
  });
}

/** The signs of the therapist's note that a photo could show as well. */
function anotadosEm({ kind }: Olhar, { facts }: Redacao): SinalVisual[] {
  return facts.analise.achados.flatMap((achado) => {
    const sinal = sinalDoAchado(achado);
    const anotado = achado.presente && achado.fonte === `anamnese.${kind}Observacao` && sinal;
    return anotado ? fotoSinais.filter((deFoto) => deFoto === sinal).map((deFoto) => sinaisDaFoto[deFoto]) : [];
  });
}

const fotoSinais = keysOf(sinaisDaFoto);

/** All contradictions in one sentence. */
function contradizer(divergencias: readonly Divergencia[], { vistos }: Olhar): string {
  if (divergencias.length === 0) return '';
  const ditas = divergencias.map(({ medido, mesmos }) => {
    const marcados = mesmos.filter((mesmo) => vistos.includes(mesmo));
    const descrito = marcados.length > 0 ? comSentido(marcados) : 'outra coisa, na anotação abaixo';
    return `${nomesAspectos[medido.aspecto]} a foto mostra ${medido.palavras}, você descreveu ${descrito}`;
  });
  return `Foto e exame se contradizem: ${ditas.join('; ')}; vale o que você viu`;
}

/** A note on one part of the tongue, or on a shade, says nothing against the whole: "a ponta mais vermelha que o corpo". */
function soDeUmaParte(observacao: string | null): boolean {
  return /\b(pont\w+|lados?|bordas?|laterais|raiz|fundo|meio|centro|puxando|puxad[oa]|pouco|pouquinho|leve\w*|mais)\b/.test(
    semAcentos(observacao ?? '').toLowerCase(),
  );
}

/** Where what was ticked and what was noted name two values of one property. */
function contradizerSe(
  vistos: readonly SinalVisual[],
  anotados: readonly SinalVisual[],
  observacao: string | null,
): string {
  const soMatiz = soDeUmaParte(observacao);
  const aspectos = vistos.flatMap(({ aspecto, valor }) =>
    !(soMatiz && aspecto === 'cor') &&
    anotados.some((anotado) => anotado.aspecto === aspecto && anotado.valor !== valor)
      ? [nomesAspectos[aspecto]]
      : [],
  );
  return aspectos.length === 0
    ? ''
    : `O que você marcou e o que anotou diferem ${listar([...new Set(aspectos)])}: convém olhar de novo`;
}

/** The therapist's note in quotes; where it is too long to quote, the signs that were read in it. */
function anotacao({ kind, observacao }: Olhar, { facts }: Redacao): string {
  const citacao = citar(observacao);
  if (citacao !== '') return `Você anotou: ${citacao}`;
  const lidos = facts.analise.achados.filter(
    ({ presente, fonte }) => presente && fonte === `anamnese.${kind}Observacao`,
  );
  return lidos.length === 0 ? '' : `Da sua anotação se leu: ${listar([...new Set(lidos.map(rotuloDe))])}`;
}

/** Whether the tongue supports the first hypothesis. Beside a contradiction it never does, and a plain tongue supports none. */
function ligarAoQuadro(olhar: Olhar, redacao: Redacao): string {
  const { facts, escolha } = redacao;
  const [principal] = facts.analise.padroes;
  if (!principal) return '';
  if (compararOlhares(olhar, redacao).length > 0)
    return 'Com essa diferença, convém olhar a língua de novo antes de concluir.';
  const daLingua = new Set(facts.analise.achados.filter(isDaLingua).map(({ id }) => id));
  const aFavor = principal.aFavor.some(({ achadoId }) => daLingua.has(achadoId));
  const contra = principal.contra.some(({ achadoId }) => daLingua.has(achadoId));
  if (aFavor && contra)
    return 'Em relação à hipótese principal, a língua se divide: um traço a apoia e outro a contraria.';
  if (aFavor)
    return escolha('lingua-a-favor', [
      'A língua apoia a hipótese principal.',
      'A língua combina com a hipótese principal.',
    ]);
  return contra ? 'A língua destoa da hipótese principal, e convém revê-la na próxima sessão.' : '';
}

/** A sign of the tongue that means something: a rosy body and a thin coating are nobody's argument. */
function isDaLingua(achado: Achado): boolean {
  const sinal = sinalDoAchado(achado);
  return achado.forca > 0 && sinal !== undefined && sinal in sinaisLingua && sinais[sinal].marcas.length > 0;
}

/** Free text is quoted only when it is short and plain; any other text stays in the intake, where it is complete. */
function citar(observacao: string | null): string {
  const limpa = comoLinha(observacao ?? '').replace(/[.;,]+$/, '');
  if (limpa === '' || limpa.length > 220 || !/^[\p{L}\p{N} ,;:()/%°.+-]+$/u.test(limpa)) return '';
  return `“${limpa}”`;
}
