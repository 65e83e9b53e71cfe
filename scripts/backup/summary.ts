import type { Manifest } from './manifest.ts';

/** The contents of a backup, in words for people. */
export function summarize({ tables, files, createdAt }: Pick<Manifest, 'tables' | 'files' | 'createdAt'>): string[] {
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  const all = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `  de / as of ${new Date(createdAt).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })} (São Paulo)`,
    `  ${rows('accounts')} contas / accounts · ${rows('avaliacoes')} avaliações / assessments · ${rows('consultas_evolutivas')} consultas / follow-ups`,
    `  ${files.count} arquivos / files, ${(files.bytes / 1024 / 1024).toFixed(1)} MB · ${all} linhas em ${tables.length} tabelas / rows in ${tables.length} tables`,
  ];
}
