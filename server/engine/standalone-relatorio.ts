/**
 * A stored report as a document of its own that opens without a network: the photos stand inside it, and nothing is asked of any
 * server, not even a logo.
 * @param photos JPEG by the id in the report's `/api/fotos/<id>`
 */
export function standaloneRelatorio(
  nomeCliente: string,
  html: string,
  photos: ReadonlyMap<string, Uint8Array>,
): string {
  const body = html
    .replace(/ src="\/api\/fotos\/([0-9a-f-]{36})"/g, (_whole, id: string) => {
      const jpeg = photos.get(id);
      return jpeg ? ` src="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"` : '';
    })
    .replace(/ src="https:[^"]*"/g, '');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>Relatório de ${escapeHtml(nomeCliente)}</title>
<style>body{margin:0;background:#fffefb}body>.relatorio{max-width:920px;margin:0 auto;padding:24px 16px}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** For text and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
