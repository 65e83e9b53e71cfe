/** The browser itself downloads the file and writes it to the disk in pieces, so that it does not pass through this page. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
