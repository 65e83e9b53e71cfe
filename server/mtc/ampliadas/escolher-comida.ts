import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import type { TerapiaAmpliada } from '@meridia/shared/relatorio.ts';
import { alimentos } from '../catalog/ampliadas/alimentos.ts';
import {
  type Alimento,
  type Direcao,
  gruposDeAlimentos,
  type Natureza,
  refeicoes,
} from '../catalog/ampliadas/ampliada.ts';
import {
  cautelaDaCrianca,
  cautelaDeTodos,
  cautelaDoOrgao,
  cautelasDaComida,
  pratos,
  preparos,
  raros,
  rarosParaTodos,
  soPreparo,
} from '../catalog/ampliadas/pratos.ts';
import { gestante } from '../catalog/orientacoes.ts';
import type { Tema } from '../catalog/tema.ts';
import { apoioGeral } from '../protocolo/candidatos.ts';
import type { PadraoTratado } from '../protocolo/padroes-tratados.ts';
import { listar } from '../writer/portugues.ts';
import { idsDaComida } from './conferir-ampliadas.ts';

const fonte = 'Kastner, Chinese Nutrition Therapy, 2ª ed. (2009); Ministério da Saúde, Guia Alimentar (2014)';
const quantosAlimentos = 9;
const porGrupo = 2;
const idadeAdulta = 18;

interface Contexto {
  padroes: readonly PadraoTratado[];
  temas: ReadonlySet<Tema>;
  dados: Pick<DadosAnamnese, 'idade' | 'alergias'>;
  regras: ReadonlySet<string>;
}

const comoRecomendacao = ({ nome }: Pick<Alimento, 'nome'>) => `Prefira: ${nome}`;
const comoRefeicao = ({ refeicao, texto }: { refeicao: string; texto: string }) => `${refeicao}: ${texto}`;

/** Every food and every meal of the catalogue, a line each, so that the safety rules can take out single ones. */
export const candidatasDaComida: readonly TerapiaAmpliada[] = [
  emBranco(idsDaComida.alimentos, 'O que pôr no prato', alimentos.map(comoRecomendacao)),
  emBranco(idsDaComida.dia, 'Um dia simples', pratos.map(comoRefeicao)),
  emBranco(idsDaComida.preparo, 'Como preparar', ['Preparo: simples e cozido']),
];

function emBranco(id: string, nome: string, passos: string[]): TerapiaAmpliada {
  return {
    ...{ id, tipo: 'alimentacao', nome, padraoId: apoioGeral, quando: '', passos },
    ...{ cautelas: [], pontos: [], fonte, evidencia: 'tradicao' },
  };
}

/** @param livres what the safety rules have left of `candidatasDaComida` */
export function escolherComida(livres: readonly TerapiaAmpliada[], contexto: Contexto): TerapiaAmpliada[] {
  const { padroes, temas, dados, regras } = contexto;
  const direcao = paraOnde(temas);
  const linhasDe = (id: string) => livres.find((uma) => uma.id === id)?.passos;
  const [naLista, noDia, noPreparo] = [idsDaComida.alimentos, idsDaComida.dia, idsDaComida.preparo].map(linhasDe);
  const padraoId = padroes[0]?.padrao.id ?? apoioGeral;
  const cautelas = [
    ...cautelasDaComida.filter((uma) => uma.regras.some((regra) => regras.has(regra))).map(({ texto }) => texto),
    ...(dados.idade < 12 ? [cautelaDaCrianca] : []),
    cautelaDeTodos,
  ];
  const comum = { padraoId, cautelas };
  if (!naLista || !noDia) {
    if (!noPreparo) return [];
    const doOrgao = soPreparo.some((regra) => regras.has(regra)) ? [cautelaDoOrgao] : [];
    return [
      {
        ...emBranco(idsDaComida.preparo, 'Como preparar', [`Preparo: ${preparos[direcao]}`]),
        ...{ padraoId, cautelas: [...doOrgao, ...cautelas] },
      },
    ];
  }
  const podem = (texto: string) => !citadoNasAlergias(texto, dados.alergias);
  const cabe = ({ evitarNasRegras, idadeMinima }: Pick<Alimento, 'evitarNasRegras' | 'idadeMinima'>) =>
    dados.idade >= idadeMinima && !evitarNasRegras.some((regra) => regras.has(regra));
  const escolhidos = escolherAlimentos(
    alimentos.filter((um) => cabe(um) && podem(um.nome) && naLista.includes(comoRecomendacao(um))),
    direcao,
    contexto,
  );
  const semExtremos = dados.idade < idadeAdulta || [...gestante, 'amamentacao'].some((regra) => regras.has(regra));
  const dia = refeicoes.flatMap((refeicao) => {
    const prato = pratos.find(
      (um) =>
        um.refeicao === refeicao &&
        um.direcoes.includes(direcao) &&
        cabe(um) &&
        podem(um.texto) &&
        noDia.includes(comoRefeicao(um)),
    );
    return prato ? [comoRefeicao(prato)] : [];
  });
  return [
    {
      ...emBranco(idsDaComida.alimentos, 'O que pôr no prato', [
        `Preparo: ${preparos[direcao]}`,
        ...(escolhidos.length > 0 ? [`Prefira: ${listar(escolhidos.map(({ nome }) => nome))}`] : []),
        `Deixe para poucas vezes: ${semExtremos ? rarosParaTodos : raros[direcao]}`,
      ]),
      ...comum,
    },
    ...(dia.length > 0 ? [{ ...emBranco(idsDaComida.dia, 'Um dia simples', dia), ...comum, cautelas: [] }] : []),
  ];
}

/** Cold and heat in one person are not answered by either. */
export function paraOnde(temas: ReadonlySet<Tema>): Direcao {
  const tem = (...quais: Tema[]) => quais.some((tema) => temas.has(tema));
  const frio = tem('frio', 'yang');
  const seco = tem('yin', 'calor_vazio', 'secura');
  const umido = tem('umidade', 'fleuma', 'aguas');
  if (frio && (seco || tem('calor'))) return 'neutra';
  if (tem('calor')) return 'refrescar';
  if (seco) return umido ? 'neutra' : 'umedecer';
  if (frio) return 'aquecer';
  return umido ? 'secar' : 'neutra';
}

const naturezas: Record<Direcao, readonly Natureza[]> = {
  aquecer: ['morna', 'neutra'],
  refrescar: ['fresca', 'fria', 'neutra'],
  umedecer: ['neutra', 'fresca'],
  secar: ['neutra', 'morna'],
  neutra: ['neutra', 'morna', 'fresca'],
};
/** Of heat and cold at once, neither is fed. */
const soNeutras: readonly Natureza[] = ['neutra'];

/** Foods of the right nature, those that serve most first, from every shelf. */
function escolherAlimentos(cabem: readonly Alimento[], direcao: Direcao, { padroes, temas }: Contexto): Alimento[] {
  const fraco = temas.has('digestao') || temas.has('qi');
  const misto =
    direcao === 'neutra' && (['calor', 'calor_vazio', 'yin', 'frio', 'yang'] as const).some((tema) => temas.has(tema));
  const deles = misto ? soNeutras : naturezas[direcao];
  const ordenados = cabem
    .filter(({ natureza }) => deles.includes(natureza) && !(natureza === 'fria' && fraco))
    .map((alimento) => ({
      alimento,
      peso: padroes.reduce(
        (soma, { tratamento, peso }) =>
          soma + peso * alimento.temas.filter((tema) => tratamento.temas.includes(tema)).length,
        0,
      ),
    }))
    .filter(({ alimento, peso }) => peso > 0 || alimento.natureza === 'neutra')
    .sort((a, b) => b.peso - a.peso || (a.alimento.nome < b.alimento.nome ? -1 : 1));
  const usados = new Map<string, number>();
  const escolhidos = new Set<Alimento>();
  for (const { alimento } of ordenados) {
    const quantos = usados.get(alimento.grupo) ?? 0;
    if (quantos >= porGrupo || escolhidos.size >= quantosAlimentos) continue;
    usados.set(alimento.grupo, quantos + 1);
    escolhidos.add(alimento);
  }
  return gruposDeAlimentos.flatMap((grupo) => [...escolhidos].filter((um) => um.grupo === grupo));
}

/** Words of the kitchen that name no food. */
const daCozinha =
  /^(cozid|refogad|ensopad|grelhad|morn|leve|sopa|caldo|salada|fatia|pequen|punhado|mingau|bagaco|fresc|quantidade|pouca|integral|branco)/;

/** A net below the rules: what the answer about allergies names in any way is not put on a plate. */
function citadoNasAlergias(texto: string, alergias: string | null): boolean {
  const ditas = foldText(alergias ?? '');
  return foldText(texto)
    .split(/[^a-z]+/)
    .some((palavra) => palavra.length > 3 && !daCozinha.test(palavra) && ditas.includes(palavra.replace(/s$/, '')));
}
