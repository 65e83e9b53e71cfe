import { type Substancia, substancias } from '@meridia/shared/relatorio.ts';
import type { Marca } from '../catalog/sinais/sinal.ts';
import { falaDe } from './evidencia.ts';
import { nomesSubstancias } from './nomes.ts';
import { contrair, limitar, listar, maiuscula, paragrafo } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { concordar, listarRotulos, listarRotulosCom } from './rotulos.ts';

/** Qi, Xue, Yin, Yang and Jin Ye: first those out of balance, with degree, signs and meaning, then those in balance. */
export function escreverSubstancias(redacao: Redacao): string {
  const { analise } = redacao.facts;
  const alteradas = substancias
    .filter((id) => analise.substancias[id].estado !== 'equilibrado')
    .sort((a, b) => analise.substancias[b].grau - analise.substancias[a].grau);
  const equilibradas = substancias.filter((id) => analise.substancias[id].estado === 'equilibrado');
  return limitar(
    paragrafo(
      ...alteradas.map((id, lugar) => descrever(id, lugar, redacao)),
      juntas(alteradas, redacao),
      emEquilibrio(equilibradas, alteradas.length > 0, redacao),
    ),
    2500,
  );
}

function descrever(id: Substancia, lugar: number, { facts, memoria, escolha }: Redacao): string {
  const { estado, grau, achados } = facts.analise.substancias[id];
  const { comArtigo, plural, explicacao } = nomesSubstancias[id];
  const falta = estado === 'deficiente';
  const grauDito = graus[grau >= 66 ? 2 : grau >= 33 ? 1 : 0];
  const seus = achados.filter((achadoId) => falaDe(achadoId, marcas[id][falta ? 'falta' : 'sobra']));
  const sinais = memoria.nomear(seus, lugar === 0 ? 3 : 2);
  const ditos = listarRotulos(sinais);
  const porSinais = ditos === '' ? '' : `, como ${concordar(sinais, 'mostra', 'mostram')} ${ditos}`;
  if (falta) {
    const nome = contrair('de', comArtigo);
    return escolha('falta', [
      `Falta${plural ? 'm' : ''} ${semArtigo(comArtigo)} (deficiência ${grauDito}), ${explicacao}${porSinais}`,
      `Há deficiência ${grauDito} ${nome}, ${explicacao}${ditos === '' ? '' : `: é o que ${concordar(sinais, 'conta', 'contam')} ${ditos}`}`,
      `${comArtigo}, ${explicacao}, ${plural ? 'estão' : 'está'} em deficiência ${grauDito}${ditos === '' ? '' : `; a isso se ${concordar(sinais, 'liga', 'ligam')} ${ditos}`}`,
      `A deficiência ${nome} é ${grauDito}: ${plural ? 'são eles' : 'é ele'} ${explicacao}${ditos === '' ? '' : `, e sem ${plural ? 'eles' : 'ele'} ${concordar(sinais, 'aparece', 'aparecem')} ${ditos}`}`,
    ]);
  }
  const forma = formasDeExcesso[id];
  const masculino = grauDito.replace(/a$/, 'o');
  return escolha('sobra', [
    `${comArtigo} ${plural ? 'estão' : 'está'} em excesso ${masculino}, na forma de ${forma}${porSinais}`,
    `Há excesso ${masculino} ${contrair('de', comArtigo)}, isto é, ${forma}${ditos === '' ? '' : `: ${concordar(sinais, 'aponta', 'apontam')} para isso ${ditos}`}`,
    `${maiuscula(forma)}: assim se lê o excesso ${masculino} ${contrair('de', comArtigo)}${ditos === '' ? '' : `, que se mostra ${listarRotulosCom('em', sinais)}`}`,
  ]);
}

/** The marks of each substance, to find signs that have the mark themselves and not only through a pattern. */
const marcas: Record<Substancia, { falta: Marca; sobra: Marca }> = {
  qi: { falta: 'qi_def', sobra: 'qi_exc' },
  xue: { falta: 'xue_def', sobra: 'xue_exc' },
  yin: { falta: 'yin_def', sobra: 'frio' },
  yang: { falta: 'yang_def', sobra: 'yang_exc' },
  jin_ye: { falta: 'jinye_def', sobra: 'jinye_exc' },
};

const graus = ['leve', 'moderada', 'acentuada'] as const;

/** Excess has another meaning for each substance. */
const formasDeExcesso: Record<Substancia, string> = {
  qi: 'Qi que para ou que anda ao contrário',
  xue: 'Sangue que para ou se aquece',
  yin: 'Frio interno',
  yang: 'Calor',
  jin_ye: 'Umidade ou Fleuma que se acumula',
};

/** The joint meaning of two changes, where the tradition has a word for it. */
function juntas(alteradas: readonly Substancia[], { facts, escolha }: Redacao): string {
  const estado = (id: Substancia) => (alteradas.includes(id) ? facts.analise.substancias[id].estado : null);
  if (estado('qi') === 'deficiente' && estado('xue') === 'deficiente') {
    return escolha('qi-e-xue', [
      'Qi e Sangue se alimentam um do outro, e por isso convém cuidar dos dois',
      'Como o Qi gera o Sangue e o Sangue abriga o Qi, a falta de um prolonga a do outro',
    ]);
  }
  if (estado('qi') === 'deficiente' && estado('jin_ye') === 'excesso') {
    return escolha('qi-e-liquidos', [
      'As duas coisas são uma só: os líquidos se acumulam porque falta Qi que os mova',
      'Uma explica a outra, já que o Qi enfraquecido deixa os líquidos parados',
      'Não basta secar: enquanto o Qi não se refizer, os líquidos voltam a parar',
    ]);
  }
  if (estado('yin') === 'deficiente' && estado('jin_ye') === 'deficiente') {
    return escolha('yin-e-liquidos', [
      'Yin e líquidos secam juntos, e quem umedece um socorre o outro',
      'A secura dos líquidos é a face visível da falta de Yin',
    ]);
  }
  if (estado('yang') === 'deficiente' && estado('jin_ye') === 'excesso') {
    return escolha('yang-e-liquidos', [
      'Sem calor, a água não se transforma: por isso as duas coisas andam juntas',
      'É o Yang que evapora e move a água, e o que sobra de um é o que falta do outro',
    ]);
  }
  if (estado('yin') === 'deficiente' && estado('yang') === 'excesso') {
    return escolha('yin-e-yang', [
      'O Yang sobra porque o Yin não o ancora: nutre-se um para acalmar o outro',
      'Não é Calor de verdade cheio: é Yang solto por falta de Yin',
    ]);
  }
  if (estado('qi') === 'excesso' && estado('xue') === 'excesso') {
    return escolha('qi-e-estase', [
      'O Sangue segue o Qi, e onde um para o outro também acaba parando',
      'Primeiro para o Qi, depois o Sangue: convém mover os dois',
    ]);
  }
  return '';
}

function emEquilibrio(ids: readonly Substancia[], haAlteradas: boolean, { escolha }: Redacao): string {
  if (ids.length === 0) return '';
  if (!haAlteradas) return 'Qi, Xue, Yin, Yang e Jin Ye aparecem em equilíbrio nos sinais informados';
  const nomes = listar(ids.map((id) => nomesSubstancias[id].comArtigo));
  const varios = ids.length > 1 || ids[0] === 'jin_ye';
  return escolha('equilibrio', [
    `${nomes} não ${varios ? 'mostram' : 'mostra'} desvio claro`,
    `Sem desvio claro ${varios ? 'ficam' : 'fica'} ${nomes}`,
    `Quanto ao restante, ${nomes} se ${varios ? 'mantêm' : 'mantém'} em equilíbrio`,
    `${varios ? 'Seguem' : 'Segue'} em equilíbrio ${nomes}`,
  ]);
}

function semArtigo(comArtigo: string): string {
  return comArtigo.replace(/^(os|as|o|a) /, '');
}
