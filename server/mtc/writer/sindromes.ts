import type { PadraoResultado } from '@meridia/shared/relatorio.ts';
import type { Marca } from '../catalog/sinais/sinal.ts';
import { falaDe } from './evidencia.ts';
import { padraoComArtigo } from './nomes.ts';
import { contrair, limitar, listar, minuscula, paragrafo, porExtenso, texto } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { rotuloDe } from './rotulos.ts';

/** How the hypotheses fit together, which one is treated first, and what the eight principles say. */
export function escreverSindromes(redacao: Redacao): string {
  const { padroes } = redacao.facts.analise;
  if (padroes.length === 0) {
    return texto(
      paragrafo('Os sinais reunidos até aqui não formam uma síndrome definida'),
      descreverPrincipios(redacao),
    );
  }
  return limitar(
    texto(
      paragrafo(combinar(padroes, redacao), conduzir(padroes, redacao)),
      descreverPrincipios(redacao),
      redacao.escolha('confirmar', [
        'São síndromes energéticas da medicina chinesa, a confirmar pelo profissional com o pulso e a palpação.',
        'Os nomes acima descrevem síndromes energéticas; o pulso e a palpação é que as confirmam.',
        'Tudo isto é leitura energética: antes da conduta, a mão sobre o pulso e sobre o ventre tem a última palavra.',
        'Como toda síndrome energética, estas se confirmam ao toque, no pulso e no trajeto dos canais.',
      ]),
    ),
    3000,
  );
}

function combinar(padroes: readonly PadraoResultado[], { escolha }: Redacao): string {
  const { raizes, ramos } = separar(padroes);
  const [primeiro] = padroes;
  if (padroes.length === 1 && primeiro) {
    return escolha('uma-hipotese', [
      `Uma única síndrome reúne os sinais: ${padraoComArtigo(primeiro.nome)}`,
      `O quadro cabe em uma síndrome só, ${padraoComArtigo(primeiro.nome)}`,
      `Os sinais se deixam reunir em um só nome: ${primeiro.nome}`,
    ]);
  }
  const quantas = `${porExtenso(padroes.length, 'a')} hipóteses`;
  if (raizes.length > 0 && ramos.length > 0) {
    const raiz = listar(raizes);
    const ramo = listar(ramos);
    return escolha('raizes-e-ramos', [
      `O quadro combina ${quantas}: na raiz, ${raiz}; na superfície, ${ramo}`,
      `São ${quantas} em dois planos: embaixo ${raizes.length > 1 ? 'estão' : 'está'} ${raiz}, e o que aflora é ${ramo}`,
      `Em ${quantas}, a raiz (ben) cabe ${listar(raizes.map((nome) => contrair('a', nome)))}, e o ramo (biao), ${listar(ramos.map((nome) => contrair('a', nome)))}`,
    ]);
  }
  const todas = listar([...raizes, ...ramos]);
  return escolha('hipoteses-juntas', [
    `O quadro reúne ${quantas}: ${todas}`,
    `${quantas} disputam os mesmos sinais: ${todas}`,
    `Os sinais se repartem entre ${quantas}: ${todas}`,
  ]);
}

function conduzir(padroes: readonly PadraoResultado[], { escolha }: Redacao): string {
  const { raizes, ramos } = separar(padroes);
  const [primeiro] = padroes;
  if (!primeiro || padroes.length < 2) return '';
  if (raizes.length > 0 && ramos.length > 0) {
    return primeiro.natureza === 'raiz'
      ? escolha('conduzir-raiz', [
          'Como a raiz pesa mais, é por ela que o cuidado se orienta, sem deixar de aliviar o que incomoda',
          'O maior peso está na raiz: alivia-se o que aparece enquanto ela se refaz',
          'A raiz vem na frente, e por isso convém constância mais do que intensidade',
        ])
      : escolha('conduzir-ramo', [
          'Na prática, convém aliviar primeiro o que mais incomoda e, em paralelo, cuidar do terreno que o sustenta',
          'O ramo fala mais alto agora: é por ele que se começa, com um olho na raiz',
          'Primeiro se solta o que está preso, e logo depois se fortalece o que cedeu',
        ]);
  }
  const todas = padroes.length === 2 ? 'Ambas' : 'Todas';
  return raizes.length > 0
    ? escolha('so-raizes', [
        `${todas} pertencem à raiz (ben): o cuidado tende a ser mais longo e constante do que intenso`,
        `São ${minuscula(todas)} de raiz (ben), e raiz se rega aos poucos`,
        `Por estarem ${minuscula(todas)} na raiz (ben), pedem sessões regulares e hábitos que as sustentem`,
      ])
    : escolha('so-ramos', [
        `${todas} são manifestações (biao): convém procurar, ao longo das sessões, a raiz que as sustenta`,
        `São ${minuscula(todas)} de superfície (biao), e fica a pergunta pela raiz, que as próximas sessões podem mostrar`,
        'Por serem manifestações (biao), tendem a responder cedo; a raiz ainda está por nomear',
      ]);
}

function separar(padroes: readonly PadraoResultado[]) {
  const nomes = (natureza: PadraoResultado['natureza']) =>
    padroes.filter((padrao) => padrao.natureza === natureza).map(({ nome }) => padraoComArtigo(nome));
  return { raizes: nomes('raiz'), ramos: nomes('manifestacao') };
}

interface Eixo {
  lado: string;
  forca: number;
  /** Signs that show it, each with the mark itself in the catalogue. */
  sinais: string[];
}

function descreverPrincipios(redacao: Redacao): string {
  const { escolha } = redacao;
  const { yinYang, interiorExterior, frioCalor, deficienciaExcesso } = redacao.facts.analise.principios;
  const claros = [
    eixo(frioCalor, ['Frio', 'frio'], ['Calor', 'calor'], redacao),
    eixo(deficienciaExcesso, ['Deficiência', 'deficiencia'], ['Excesso', 'excesso'], redacao),
    eixo(interiorExterior, ['Interior', null], ['Exterior', 'exterior'], redacao),
    eixo(yinYang, ['Yin', null], ['Yang', null], redacao),
  ].flatMap((item) => item ?? []);
  if (claros.length === 0) {
    return paragrafo('Pelos oito princípios, nenhum dos quatro eixos pende com clareza para um lado');
  }
  const lista = listar(claros.map(descreverEixo));
  return paragrafo(
    escolha('principios', [
      `Pelos oito princípios, o quadro mostra ${lista}`,
      `Na balança dos oito princípios, encontra-se ${lista}`,
      `Os oito princípios se resumem assim: ${lista}`,
      `Lido pelos oito princípios, o quadro traz ${lista}`,
    ]),
    misto(frioCalor, deficienciaExcesso, redacao),
  );
}

function descreverEixo({ lado, forca, sinais: ditos }: Eixo): string {
  const grau = forca < 40 ? 'discreta tendência a' : forca < 70 ? 'predomínio de' : 'claro predomínio de';
  return `${grau} ${lado}${ditos.length === 0 ? '' : ` (${ditos.join(' e ')})`}`;
}

/** Says so when heat and cold, or deficiency and excess, appear together, because this changes the treatment. */
function misto(frioCalor: number, deficienciaExcesso: number, { escolha }: Redacao): string {
  if (Math.abs(deficienciaExcesso) < 15) {
    return escolha('misto-forca', [
      'Deficiência e Excesso convivem, de modo que se fortalece sem deixar de mover',
      'Entre Deficiência e Excesso não há vencedor: convém fortalecer e mover ao mesmo tempo',
      'Há falta e há acúmulo, e tratar só um dos lados alimentaria o outro',
    ]);
  }
  if (Math.abs(frioCalor) < 15) {
    return escolha('misto-calor', [
      'Frio e Calor não se decidem, e o pulso ajuda a saber qual dos dois é verdadeiro',
      'Entre Frio e Calor o quadro fica no meio, o que aconselha a não aquecer nem refrescar em excesso',
      'Nem Frio nem Calor predominam',
    ]);
  }
  return '';
}

function eixo(
  valor: number,
  negativo: [string, Marca | null],
  positivo: [string, Marca | null],
  { facts, memoria }: Redacao,
): Eixo | null {
  const forca = Math.abs(valor);
  if (forca < 15) return null;
  const [lado, marca] = valor < 0 ? negativo : positivo;
  const com = marca ? facts.analise.achados.map(({ id }) => id).filter((id) => falaDe(id, marca)) : [];
  return { lado, forca, sinais: memoria.nomear(com, 2).map(rotuloDe) };
}
