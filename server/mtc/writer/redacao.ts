import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { FatosRelatorio } from './fatos.ts';
import { criarMemoria, type Memoria } from './memoria.ts';
import { contrair, criarEscolha, type Escolha, maiuscula } from './portugues.ts';

/** Shared by all parts of one report: the facts, the wordings already used, and the findings already named. */
export interface Redacao {
  facts: FatosRelatorio;
  escolha: Escolha;
  memoria: Memoria;
  pessoa: Pessoa;
}

export function abrirRedacao(facts: FatosRelatorio): Redacao {
  const { analise, dados } = facts;
  const semente = `${dados.idade}|${dados.queixaPrincipal}|${analise.padroes.map(({ id }) => id).join()}`;
  return { facts, escolha: criarEscolha(semente), memoria: criarMemoria(analise), pessoa: nomearPessoa(dados) };
}

/** How the text names the client: by the first name if the field holds a name, otherwise by a noun. */
interface Pessoa {
  /** "Helena", "Seu José" or "a cliente". */
  quem: string;
  /** "de Helena" or "da cliente". */
  de: string;
  /** "42 anos". */
  idade: string;
}

function nomearPessoa(dados: Pick<DadosAnamnese, 'nomeCliente' | 'sexo' | 'idade'>): Pessoa {
  const quem = comoSeChama(dados.nomeCliente) ?? substantivo(dados.sexo);
  return {
    quem,
    de: contrair('de', quem),
    idade: dados.idade === 0 ? 'menos de 1 ano' : dados.idade === 1 ? '1 ano' : `${dados.idade} anos`,
  };
}

// An abbreviation of two letters or more is a title; a single letter stands for a name.
const tratamento = /^(?:sr[aª]?|srta|senhora?|senhorita|dr[aª]?|doutora?|prof[aª]?|professora?|\p{L}{2,5}\.)$/iu;
const cortesia = /^(?:seu|dona)$/i;
const naoENome = /^(?:cliente|paciente|teste|pessoa|mãe|pai|filh[oa]|esposa|marido|m[rs]{1,2})$/i;

/** "Seu José da Silva" -> "Seu José"; "dra. ANA" -> "Ana"; null for a field that holds no name. */
function comoSeChama(nomeCliente: string): string | null {
  const palavras = nomeCliente
    .trim()
    .split(/\s+/)
    .filter((palavra) => !tratamento.test(palavra));
  const [inicio = '', seguinte = ''] = palavras;
  const comCortesia = cortesia.test(inicio);
  const primeiro = comCortesia ? seguinte : inicio;
  // Initials and codes have no vowel, or are no letters.
  const isNome = /^\p{L}[\p{L}’'-]{1,30}$/u.test(primeiro) && /[aeiouyà-ý]/i.test(primeiro) && !naoENome.test(primeiro);
  if (!isNome) return null;
  return comCortesia ? `${comoNome(inicio)} ${comoNome(primeiro)}` : comoNome(primeiro);
}

/** A name typed in capitals or in small letters is written normally in the text. */
function comoNome(nome: string): string {
  const minusculo = nome.toLocaleLowerCase('pt-BR');
  return nome === nome.toLocaleUpperCase('pt-BR') || nome === minusculo ? maiuscula(minusculo) : nome;
}

function substantivo(sexo: DadosAnamnese['sexo']): string {
  if (sexo === 'outro') return 'a pessoa atendida';
  return sexo === 'feminino' ? 'a cliente' : 'o cliente';
}
