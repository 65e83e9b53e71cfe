import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { FatosRelatorio } from './fatos.ts';
import { limitar, listar, minuscula, paragrafo, texto } from './portugues.ts';
import { nomesAspectos, problemasDaFoto, type SinalLingua, sinaisDaFoto, sinaisDoTerapeuta } from './sinais-lingua.ts';

/** The tongue as the photo shows it and as the therapist saw it; where they differ, the therapist's eye decides. */
export function escreverLingua({ dados, fotos }: FatosRelatorio): string {
  const foto = fotos.find(({ kind }) => kind === 'lingua')?.observacoes;
  const vistos = dados.linguaDesc.map((descricao) => sinaisDoTerapeuta[descricao]);
  const medidos = foto
    ? [...foto.sinais].sort((a, b) => b.forca - a.forca).map(({ sinal }) => sinaisDaFoto[sinal])
    : [];
  const decisivos = [
    ...vistos,
    ...medidos.filter(({ aspecto }) => !vistos.some((visto) => visto.aspecto === aspecto)),
  ].slice(0, 4);
  return limitar(
    texto(
      paragrafo(descreverFoto(foto, medidos), descreverTerapeuta(vistos, dados.linguaObservacao)),
      compararOlhares(medidos, vistos),
      significado(decisivos),
    ),
    2500,
  );
}

export function escreverFace({ dados, fotos }: FatosRelatorio): string {
  return escreverObservacao('face', dados.faceDesc, dados.faceObservacao, fotos);
}

export function escreverOrelha({ dados, fotos }: FatosRelatorio): string {
  const semAlteracoes = dados.orelhaDesc.includes('Sem alterações');
  const sinais = dados.orelhaDesc.filter((sinal) => sinal !== 'Sem alterações');
  const limpa =
    semAlteracoes && sinais.length === 0
      ? 'À observação do profissional, o pavilhão auricular não mostra alterações visíveis'
      : '';
  return limitar(
    paragrafo(limpa, escreverObservacao('orelha', sinais, dados.orelhaObservacao, fotos, limpa !== '')),
    1800,
  );
}

function descreverFoto(foto: FotoObservacoes | undefined, medidos: readonly SinalLingua[]): string {
  if (!foto) return '';
  const problemas = foto.qualidade.problemas.map(({ problema }) => problema);
  const semLingua = foto.contorno === null || problemas.includes('lingua_nao_encontrada');
  if (semLingua)
    return 'Na foto enviada não foi possível localizar a língua com segurança; a leitura apoia-se no que o profissional viu';
  const ressalva =
    foto.qualidade.veredito === 'boa' || problemas.length === 0
      ? ''
      : `; como a imagem está ${listar(problemas.map((problema) => problemasDaFoto[problema]))}, essa leitura é aproximada`;
  if (medidos.length === 0) return `A foto da língua não mostrou sinal que se destacasse${ressalva}`;
  return `Na foto, a língua mostra ${listar(unicos(medidos))}${ressalva}`;
}

function descreverTerapeuta(vistos: readonly SinalLingua[], observacao: string | null): string {
  const citacao = citar(observacao);
  const nota = citacao === '' ? '' : `, e anotou: ${citacao}`;
  if (vistos.length > 0) return `Ao exame direto, o profissional registrou ${listar(unicos(vistos))}${nota}`;
  return citacao === ''
    ? 'Não há descrição da língua feita ao vivo'
    : `Ao exame direto, o profissional anotou: ${citacao}`;
}

function compararOlhares(medidos: readonly SinalLingua[], vistos: readonly SinalLingua[]): string {
  if (medidos.length === 0 || vistos.length === 0) return '';
  const divergentes = medidos.filter((medido) => {
    const mesmos = vistos.filter(({ aspecto }) => aspecto === medido.aspecto);
    return mesmos.length > 0 && !mesmos.some(({ valor }) => valor === medido.valor);
  });
  const novos = medidos.filter((medido) => !vistos.some(({ aspecto }) => aspecto === medido.aspecto));
  const comuns = medidos.filter((medido) => vistos.some((visto) => mesmoSinal(visto, medido)));
  const aspectos = listar([...new Set(divergentes.map(({ aspecto }) => nomesAspectos[aspecto]))]);
  return paragrafo(
    comuns.length === 0 ? '' : `Foto e exame direto concordam em ${listar(unicos(comuns))}`,
    divergentes.length === 0
      ? ''
      : `Os dois olhares divergem ${aspectos}: vale o que o profissional viu ao vivo, porque luz e câmera alteram a imagem`,
    novos.length === 0
      ? ''
      : `A foto sugere ainda ${listar(unicos(novos))}, o que não foi anotado ao vivo e merece conferência`,
  );
}

function significado(sinais: readonly SinalLingua[]): string {
  if (sinais.length === 0) return '';
  const leituras = sinais.map(({ palavras, sugere }) => `${palavras}, ${sugere}`);
  return paragrafo(`Como a tradição lê esses sinais: ${leituras.join('; ')}`);
}

function escreverObservacao(
  kind: Exclude<FotoKind, 'lingua'>,
  sinais: readonly string[],
  observacao: string | null,
  fotos: FatosRelatorio['fotos'],
  jaDescrita = false,
): string {
  const nome = kind === 'face' ? 'a face' : 'a orelha';
  const citacao = citar(observacao);
  const palavras = listar(sinais.map((sinal) => (sinal === 'Vermelhidão' ? 'com vermelhidão' : minuscula(sinal))));
  const descricao = palavras === '' ? '' : `Ao exame direto, ${nome} se mostra ${palavras}`;
  const nota =
    citacao === '' ? '' : `${descricao === '' ? 'O profissional anotou' : 'Há também a anotação'}: ${citacao}`;
  const temFoto = fotos.some((foto) => foto.kind === kind);
  const foto = temFoto
    ? `A foto d${nome} acompanha o relatório para conferência; sua leitura cabe ao olhar do profissional`
    : '';
  if (descricao === '' && nota === '' && foto === '' && !jaDescrita) {
    return `Não há foto nem descrição d${nome} nesta avaliação.`;
  }
  return limitar(paragrafo(descricao, nota, foto), 1800);
}

/** Free text is quoted only when short and plain; anything else stays in the intake, where it is whole. */
function citar(observacao: string | null): string {
  const limpa = (observacao ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,]+$/, '');
  if (limpa === '' || limpa.length > 220 || !/^[\p{L}\p{N} ,;:()/%°.+-]+$/u.test(limpa)) return '';
  return `“${limpa}”`;
}

function unicos(sinais: readonly SinalLingua[]): string[] {
  return [...new Set(sinais.map(({ palavras }) => palavras))];
}

function mesmoSinal(a: SinalLingua, b: SinalLingua): boolean {
  return a.aspecto === b.aspecto && a.valor === b.valor;
}
