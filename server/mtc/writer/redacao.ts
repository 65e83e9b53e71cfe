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
  /** "Helena" or "a cliente". */
  quem: string;
  /** "de Helena" or "da cliente". */
  de: string;
  em: string;
  /** "42 anos". */
  idade: string;
}

function nomearPessoa(dados: Pick<DadosAnamnese, 'nomeCliente' | 'sexo' | 'idade'>): Pessoa {
  const primeiro = dados.nomeCliente.trim().split(/\s+/)[0] ?? '';
  const isNome = /^\p{Lu}[\p{L}’'-]{1,30}$/u.test(primeiro) && !/^(Cliente|Paciente)$/.test(primeiro);
  const quem = isNome ? comoNome(primeiro) : substantivo(dados.sexo);
  return {
    quem,
    de: contrair('de', quem),
    em: contrair('em', quem),
    idade: dados.idade === 0 ? 'menos de 1 ano' : dados.idade === 1 ? '1 ano' : `${dados.idade} anos`,
  };
}

/** A name typed in capitals is written normally in the text. */
function comoNome(nome: string): string {
  return nome === nome.toLocaleUpperCase('pt-BR') ? maiuscula(nome.toLocaleLowerCase('pt-BR')) : nome;
}

function substantivo(sexo: DadosAnamnese['sexo']): string {
  if (sexo === 'outro') return 'a pessoa atendida';
  return sexo === 'feminino' ? 'a cliente' : 'o cliente';
}
