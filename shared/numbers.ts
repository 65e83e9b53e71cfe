const numberFormat = new Intl.NumberFormat('pt-BR');

/** '10.000'. */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/** '1 diagnóstico', '3 diagnósticos', '0 diagnósticos'. */
export function plural(count: number, singular: string, pluralForm: string): string {
  return `${formatNumber(count)} ${count === 1 ? singular : pluralForm}`;
}
