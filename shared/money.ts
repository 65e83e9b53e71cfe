const moneyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const wholeMoneyFormat = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

/** 'R$ 34,90'; whole amounts without centavos as in the price list, 'R$ 69'. @param centavos integer */
export function formatMoney(centavos: number): string {
  return (centavos % 100 === 0 ? wholeMoneyFormat : moneyFormat).format(centavos / 100);
}

/** 'R$ 69,00', for charges, which always show centavos. @param centavos integer */
export function formatExactMoney(centavos: number): string {
  return moneyFormat.format(centavos / 100);
}
