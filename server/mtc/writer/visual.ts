import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import { limitar, listar, paragrafo, texto } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { oRotulo } from './rotulos.ts';
import { nomesAspectos, problemasDaFoto, type SinalVisual, sinaisDaFoto, sinaisDoTerapeuta } from './sinais-lingua.ts';
import { sinaisDaFace, sinaisDaOrelha } from './sinais-rosto.ts';

/**
 * The tongue as the photo shows it and as the therapist saw it. Where they differ the text tells both, and the therapist's eye
 * decides.
 */
export function escreverLingua(redacao: Redacao): string {
  const { dados, fotos } = redacao.facts;
  const olhar = {
    kind: 'lingua',
    foto: fotos.find(({ kind }) => kind === 'lingua')?.observacoes,
    vistos: [...dados.linguaDesc, ...dados.linguaDetalhes].map((descricao) => sinaisDoTerapeuta[descricao]),
    observacao: dados.linguaObservacao,
  } as const;
  return limitar(texto(...escreverOlhar(olhar, redacao), daAnotacao(redacao), ligarAoQuadro(redacao)), 2500);
}

export function escreverFace(redacao: Redacao): string {
  const { dados, fotos } = redacao.facts;
  const olhar = {
    kind: 'face',
    foto: fotos.find(({ kind }) => kind === 'face')?.observacoes,
    vistos: dados.faceDesc.map((descricao) => sinaisDaFace[descricao]),
    observacao: dados.faceObservacao,
  } as const;
  return limitar(texto(...escreverOlhar(olhar, redacao)), 1800);
}

export function escreverOrelha(redacao: Redacao): string {
  const { dados, fotos } = redacao.facts;
  const sinais = dados.orelhaDesc.flatMap((descricao) =>
    descricao === 'Sem alterações' ? [] : sinaisDaOrelha[descricao],
  );
  const limpa = sinais.length === 0 && dados.orelhaDesc.length > 0;
  const olhar = {
    kind: 'orelha',
    foto: fotos.find(({ kind }) => kind === 'orelha')?.observacoes,
    vistos: sinais,
    observacao: dados.orelhaObservacao,
    limpa,
  } as const;
  return limitar(texto(...escreverOlhar(olhar, redacao)), 1800);
}

interface Olhar {
  kind: FotoKind;
  foto: FotoObservacoes | undefined;
  /** The options that the therapist ticked. */
  vistos: readonly SinalVisual[];
  observacao: string | null;
  /** The therapist looked and found nothing unusual. */
  limpa?: boolean;
}

const nomes: Record<FotoKind, string> = { lingua: 'a língua', face: 'a face', orelha: 'a orelha' };

function escreverOlhar(olhar: Olhar, redacao: Redacao): string[] {
  const { kind, foto, vistos, observacao, limpa } = olhar;
  const nome = nomes[kind];
  if (!foto && vistos.length === 0 && citar(observacao) === '' && !limpa) {
    return [
      redacao.escolha(`sem-${kind}`, [
        `Não há foto nem descrição d${nome} nesta avaliação.`,
        `Desta vez ${nome} não foi fotografada nem descrita.`,
        `Sobre ${nome} não há registro nesta avaliação; vale observá-la na próxima.`,
      ]),
    ];
  }
  const medidos = foto
    ? [...foto.sinais].sort((a, b) => b.forca - a.forca).map(({ sinal }) => sinaisDaFoto[sinal])
    : [];
  const decisivos = [...vistos, ...medidos.filter((medido) => !vistos.some((visto) => mesmoAspecto(visto, medido)))];
  return [
    paragrafo(
      descreverFoto(olhar, medidos, redacao),
      descreverTerapeuta(olhar, redacao),
      compararOlhares(medidos, vistos, redacao),
    ),
    significado(decisivos.slice(0, 4), kind, redacao),
  ];
}

function descreverFoto({ foto, kind }: Olhar, medidos: readonly SinalVisual[], { escolha }: Redacao): string {
  if (!foto) return '';
  const nome = nomes[kind];
  const problemas = foto.qualidade.problemas.map(({ problema }) => problema);
  if (kind === 'lingua' && (foto.contorno === null || problemas.includes('lingua_nao_encontrada'))) {
    return 'Na foto enviada não foi possível localizar a língua com segurança; a leitura apoia-se no que o profissional viu';
  }
  const ressalva =
    foto.qualidade.veredito === 'boa' || problemas.length === 0
      ? ''
      : `; como a imagem está ${listar([...new Set(problemas.map((problema) => problemasDaFoto[problema]))])}, essa leitura é aproximada`;
  const ditos = listar(palavrasDe(medidos));
  if (ditos === '') {
    return kind === 'lingua'
      ? `A foto da língua não mostrou sinal que se destacasse${ressalva}`
      : `A foto d${nome} acompanha o relatório para conferência; sua leitura cabe ao olhar do profissional${ressalva}`;
  }
  if (kind !== 'lingua') {
    return escolha('foto-de-perto', [
      `Na foto d${nome} se nota ${ditos}${ressalva}`,
      `A foto d${nome} deixa ver ${ditos}${ressalva}`,
      `Pela foto, vê-se n${nome} ${ditos}${ressalva}`,
    ]);
  }
  return escolha('foto-lingua', [
    `Na foto, ${nome} mostra ${ditos}${ressalva}`,
    `O que a foto d${nome} deixa ver: ${ditos}${ressalva}`,
    `Medida na foto, ${nome} tem ${ditos}${ressalva}`,
  ]);
}

function descreverTerapeuta({ kind, vistos, observacao, limpa, foto }: Olhar, { escolha }: Redacao): string {
  const nome = nomes[kind];
  const citacao = citar(observacao);
  const nota = citacao === '' ? '' : `, e anotou: ${citacao}`;
  const ditos = listar(palavrasDe(vistos));
  if (ditos !== '') {
    return escolha(`direto-${kind}`, [
      `Ao exame direto d${nome}, o profissional registrou ${ditos}${nota}`,
      `À vista do profissional, ${nome} trouxe ${ditos}${citacao === '' ? '' : `; a anotação diz: ${citacao}`}`,
      `O profissional, olhando ${nome}, registrou ${ditos}${nota}`,
    ]);
  }
  if (limpa) return `À observação do profissional, o pavilhão auricular não mostra alterações visíveis${nota}`;
  if (citacao !== '') return `Sobre ${nome}, o profissional anotou: ${citacao}`;
  return foto && kind === 'lingua' ? 'Não há descrição da língua feita ao vivo, e convém fazê-la' : '';
}

function compararOlhares(
  medidos: readonly SinalVisual[],
  vistos: readonly SinalVisual[],
  { escolha }: Redacao,
): string {
  if (medidos.length === 0 || vistos.length === 0) return '';
  const divergentes = medidos.flatMap((medido) => {
    const mesmos = vistos.filter((visto) => mesmoAspecto(visto, medido));
    return mesmos.length > 0 && !mesmos.some(({ valor }) => valor === medido.valor) ? [{ medido, mesmos }] : [];
  });
  const comuns = palavrasDe(medidos.filter((medido) => vistos.some((visto) => mesmoSinal(visto, medido))));
  const novos = palavrasDe(medidos.filter((medido) => !vistos.some((visto) => mesmoAspecto(visto, medido))));
  return paragrafo(
    comuns.length === 0
      ? ''
      : escolha('olhares-comuns', [
          `Foto e exame direto concordam em ${listar(comuns)}`,
          `Os dois olhares se encontram em ${listar(comuns)}`,
        ]),
    ...divergentes.map(({ medido, mesmos }) => {
      const aoVivo = listar(palavrasDe(mesmos));
      return escolha('olhares-divergentes', [
        `Divergem ${nomesAspectos[medido.aspecto]}: a foto mostra ${medido.palavras}, e o profissional viu ${aoVivo}; vale o que foi visto ao vivo, porque luz e câmera alteram a imagem`,
        `Quanto ao que se vê ${nomesAspectos[medido.aspecto]}, a foto diz ${medido.palavras} e o exame direto, ${aoVivo}: prevalece o olhar do profissional`,
        `Há diferença também ${nomesAspectos[medido.aspecto]} (${medido.palavras} na foto, ${aoVivo} ao vivo), e de novo decide quem esteve presente`,
      ]);
    }),
    novos.length === 0
      ? ''
      : escolha('olhares-novos', [
          `A foto sugere ainda ${listar(novos)}, o que não foi anotado ao vivo e merece conferência`,
          `Só a foto traz ${listar(novos)}; vale conferir pessoalmente`,
        ]),
  );
}

/** The meaning of the single signs, joined into running text. */
function significado(sinais: readonly SinalVisual[], kind: FotoKind, { escolha }: Redacao): string {
  const [primeiro, ...outros] = sinais.filter(
    ({ palavras }, index) => sinais.findIndex((outro) => outro.palavras === palavras) === index,
  );
  if (!primeiro) return '';
  const resto = outros.map(({ palavras, sugere }) => `${palavras}, para ${sugere}`);
  const frase = escolha(`significado-${kind}`, [
    `A tradição lê ${primeiro.palavras} como ${primeiro.sugere}`,
    `O sinal de ${primeiro.palavras} se entende como ${primeiro.sugere}`,
    `Com ${primeiro.palavras}, pensa-se em ${primeiro.sugere}`,
  ]);
  if (resto.length === 0) return paragrafo(frase);
  return paragrafo(
    frase,
    escolha(`significado-resto-${kind}`, [
      `Os demais apontam: ${resto.join('; ')}`,
      `Na sequência, ${resto.join('; ')}`,
      `Quanto ao restante: ${resto.join('; ')}`,
    ]),
  );
}

/** Signs that only the therapist's note names count as well. */
function daAnotacao({ facts, memoria, escolha }: Redacao): string {
  const anotados = facts.analise.achados.filter(
    ({ presente, fonte }) => presente && fonte === 'anamnese.linguaObservacao',
  );
  const achado = memoria.comPorque(anotados);
  if (!achado) return '';
  const porque = memoria.porque(achado);
  return paragrafo(
    escolha('anotacao', [
      `Da anotação, importa ainda isto: ${oRotulo(achado)}, pois ${porque}`,
      `O que foi anotado acrescenta ${oRotulo(achado)}, porque ${porque}`,
      `A anotação conta, sobretudo por trazer ${oRotulo(achado)}: ${porque}`,
    ]),
  );
}

/** Whether the tongue supports the first hypothesis. */
function ligarAoQuadro({ facts, escolha }: Redacao): string {
  const [principal] = facts.analise.padroes;
  const daLingua = new Set(facts.analise.achados.filter(({ fonte }) => /lingua/.test(fonte)).map(({ id }) => id));
  if (!principal || daLingua.size === 0) return '';
  const aFavor = principal.aFavor.some(({ achadoId }) => daLingua.has(achadoId));
  const contra = principal.contra.some(({ achadoId }) => daLingua.has(achadoId));
  if (aFavor && contra) {
    return paragrafo(
      escolha('lingua-dividida', [
        'A língua, assim, apoia em parte a hipótese principal e em parte a põe em dúvida',
        'Em relação à hipótese principal, a língua se divide: confirma um traço e contraria outro',
      ]),
    );
  }
  if (aFavor) {
    return paragrafo(
      escolha('lingua-a-favor', [
        `No conjunto, a língua está do lado da hipótese principal (${principal.nome})`,
        `Tudo somado, a língua confirma o que as respostas já diziam: ${principal.nome}`,
        `É uma língua que se espera encontrar em ${principal.nome}`,
      ]),
    );
  }
  if (contra) {
    return paragrafo(
      escolha('lingua-contra', [
        `Não é a língua que se esperaria em ${principal.nome}, e isso recomenda cautela`,
        `A língua destoa da hipótese principal (${principal.nome}): convém revê-la na próxima sessão`,
      ]),
    );
  }
  return paragrafo(
    escolha('lingua-neutra', [
      'A língua não decide entre as hipóteses desta vez',
      'Entre as hipóteses, a língua se mantém neutra',
    ]),
  );
}

/** Free text is quoted only when it is short and plain; any other text stays in the intake, where it is complete. */
function citar(observacao: string | null): string {
  const limpa = (observacao ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,]+$/, '');
  if (limpa === '' || limpa.length > 220 || !/^[\p{L}\p{N} ,;:()/%°.+-]+$/u.test(limpa)) return '';
  return `“${limpa}”`;
}

function palavrasDe(sinais: readonly SinalVisual[]): string[] {
  return [...new Set(sinais.map(({ palavras }) => palavras))];
}

function mesmoAspecto(a: SinalVisual, b: SinalVisual): boolean {
  return a.aspecto === b.aspecto;
}

function mesmoSinal(a: SinalVisual, b: SinalVisual): boolean {
  return a.aspecto === b.aspecto && a.valor === b.valor;
}
