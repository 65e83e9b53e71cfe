import { plural } from '@meridia/shared/numbers.ts';
import type { EstadoDasRespostas } from '@meridia/shared/respostas.ts';

/** What making a report again costs, to be read before it is confirmed. */
export function costOfRefazer(usaUnidade: boolean): string {
  return usaUnidade
    ? 'Refazer com estas respostas usa 1 diagnóstico do seu plano.'
    : 'Refazer não usa diagnósticos do seu plano; cada relatório pode ser refeito até 5 vezes por dia.';
}

/** What those who hold a link of the report will see; '' without links. */
export function fateOfLinks({ links, assinado }: Pick<EstadoDasRespostas, 'links' | 'assinado'>): string {
  if (links === 0) return '';
  if (assinado) {
    const stay = plural(links, 'link compartilhado continua', 'links compartilhados continuam');
    return `${stay} a mostrar a versão assinada, até que você assine a nova.`;
  }
  const shown = plural(links, 'link compartilhado passará', 'links compartilhados passarão');
  return `${shown} a mostrar o relatório novo, com o aviso de que foi refeito.`;
}
