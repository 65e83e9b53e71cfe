import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { bulaDe, classesDoNome, comAcento } from '../../catalog/remedios.ts';
import { sinais } from '../../catalog/sinais.ts';
import { maiuscula, minuscula } from '../../writer/portugues.ts';
import { efeitosAtribuidos } from '../efeito-atribuido.ts';
import { type Explicado, efeitosContados } from '../efeitos-conhecidos.ts';
import { listar, type RegraClinica } from '../regra.ts';
import type { Relatos } from '../relatos.ts';

/** In medicines: more would hide the first. */
const maximo = 5;

/** What no other note says: neither a rule of its own nor what the client herself puts down to the medicine. */
function contados(relatos: Relatos, dados: DadosAnamnese): Explicado[] {
  const atribuidos = new Set<string>(efeitosAtribuidos(relatos, dados).map(({ sinal }) => sinal));
  return efeitosContados(relatos, dados).flatMap((um) => {
    if (um.linha.ditoPor !== undefined) return [];
    const ditos = um.ditos.filter((sinal) => !atribuidos.has(sinal));
    return um.ditos.length > 0 && ditos.length === 0 ? [] : [{ ...um, ditos }];
  });
}

/** A row that names several effects says which of them was told. */
function escreverEfeito({ linha: { efeito }, ditos }: Explicado): string {
  const rotulos = ditos.map((sinal) => minuscula(sinais[sinal].rotulo));
  return /,| ou /.test(efeito) && rotulos.some((rotulo) => rotulo !== efeito)
    ? `${efeito} (na ficha: ${listar(rotulos)})`
    : efeito;
}

/** The word for a class says nothing beside a medicine of it. */
function semGerais(remedios: readonly string[]): string {
  const nomes = remedios.filter((nome) => classesDoNome.has(nome));
  return listarOu((nomes.length > 0 ? nomes : remedios).map(comAcento));
}

const lista = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
const listarOu = (nomes: readonly string[]) => lista.format(nomes);

function porRemedio(explicados: readonly Explicado[]): { nome: string; deles: Explicado[] }[] {
  const todos = new Map<string, Explicado[]>();
  for (const um of explicados) {
    const nome = semGerais(um.remedios);
    todos.set(nome, [...(todos.get(nome) ?? []), um]);
  }
  return [...todos].map(([nome, deles]) => ({ nome, deles }));
}

/** The package inserts of what is taken, and the guidelines that the rows name. */
function fontesDe(explicados: readonly Explicado[]): string {
  const fontes = explicados.flatMap(({ linha, remedios }) =>
    linha.fonte.split('; ').map((fonte) => ({ fonte, bulas: /^bulas? /.test(fonte) ? remedios.map(bulaDe) : [] })),
  );
  const bulas = [...new Set(fontes.flatMap((uma) => uma.bulas))];
  const nomeadas = bulas.filter((uma) => uma !== 'bula do medicamento');
  const quais = nomeadas.length > 0 ? nomeadas : bulas;
  return [
    ...(quais.length > 0 ? [`a conferir na bula (ANVISA, bulário eletrônico): ${quais.join(', ')}`] : []),
    ...new Set(fontes.flatMap((uma) => (uma.bulas.length > 0 ? [] : [uma.fonte]))),
  ].join('; ');
}

/** Told with the medicine as its beginning: nobody has to ask for it. */
const desdeORemedio =
  /\b(desde (que )?(\w+ ){0,2}(toma|tomo|tomei|tomou|uso|usa|usei|comec\w+|inici\w+|entr(ei|ou))|(comec|inici|pior|aument)\w+ (com|depois d[aeo]) )/;

function jaContadoDesde({ frases }: Relatos, explicados: readonly Explicado[]): boolean {
  return explicados.every(({ remedios }) =>
    frases.some(
      ({ texto, campo }) =>
        campo !== 'objetivosCliente' &&
        desdeORemedio.test(texto) &&
        remedios.some((nome) =>
          new RegExp(`${desdeORemedio.source}( \\w+){0,5} ${nome}\\b|${desdeORemedio.source}${nome}\\b`).test(texto),
        ),
    ),
  );
}

/** What is told and a medicine in use is known to do. It keeps nobody from a session. */
export const regrasDosEfeitos: readonly RegraClinica[] = [
  {
    id: 'efeito_conhecido',
    gravidade: 'cautela',
    fonte: 'a conferir na bula (ANVISA, bulário eletrônico): reações adversas',
    fonteDe: (dados, relatos) => fontesDe(contados(relatos, dados)),
    motivo: (dados, relatos) => {
      const explicados = contados(relatos, dados);
      const remedios = porRemedio(explicados).slice(0, maximo);
      if (remedios.length === 0) return null;
      const ditos = remedios.map(({ nome, deles }) => {
        const urgentes = [...new Set(deles.flatMap(({ linha }) => linha.urgente ?? []))];
        return [`${maiuscula(nome)} pode dar ${listar([...new Set(deles.map(escreverEfeito))])}.`, ...urgentes].join(
          ' ',
        );
      });
      const conhecidos =
        remedios.length === 1 && remedios[0]?.deles.length === 1 ? 'É efeito conhecido' : 'São efeitos conhecidos';
      const quem = jaContadoDesde(relatos, explicados)
        ? 'A ficha conta que veio ou aumentou com ele: que quem o receitou saiba na próxima consulta'
        : 'Pergunte se começou depois do remédio e leve a quem o receitou';
      const pesamMenos = remedios.every(({ deles }) => deles.every(({ linha }) => !linha.pesaInteiro));
      return `${ditos.join(' ')} ${conhecidos}${pesamMenos ? ', e por isso contam menos nas hipóteses' : ''}. ${quem}; não pare nem diminua por conta própria.`;
    },
    efeito: {},
  },
];
