/** Letters that every device, archive and mail keeps: 'João D’Ávila' -> 'joao-d-avila'. Empty for a name without any. */
export function plainName(name: string, mostLetters: number): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, mostLetters)
    .replace(/-$/, '');
}

/** '2026-11-21', in São Paulo. */
export function plainDay(date: Date): string {
  return date.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
}
