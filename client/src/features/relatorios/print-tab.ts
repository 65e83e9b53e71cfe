import { toast } from 'sonner';

// The tab reads the file when it opens, and again when the person reloads it or saves the file from it.
const fileKeptMs = 600_000;

/**
 * A tab that says that the pages are being made. It is opened in the click itself, because browsers block tabs that open later.
 * @returns null where the browser opened none
 */
export function openPrintTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  const { document } = tab;
  document.title = 'Preparando as páginas';
  document.documentElement.lang = 'pt-BR';
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.style.cssText = 'margin:25vh 2rem;font:1.25rem/1.5 system-ui,sans-serif;text-align:center';
  heading.textContent = 'Preparando as páginas para imprimir…';
  main.append(heading);
  document.body.append(main);
  return tab;
}

/** Shows the pages in the tab, from where the browser prints them. Without a tab it offers the file: that click may open one. */
export function openForPrint(tab: Window | null, file: File): void {
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), fileKeptMs);
  if (tab && !tab.closed) {
    tab.location.replace(url);
    return;
  }
  toast.info('As páginas estão prontas', {
    id: 'pdf',
    duration: Number.POSITIVE_INFINITY,
    description: 'O navegador não abriu outra aba sozinho.',
    action: { label: 'Abrir', onClick: () => window.open(url, '_blank') },
  });
}
