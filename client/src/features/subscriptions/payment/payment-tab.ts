/** A tab that waits for the address of a page at the payment provider. */
interface PaymentTab {
  /** Opens the address in this tab when the browser refused the new tab or the person has closed it. */
  go(url: string): void;
  close(): void;
}

/**
 * Opens a tab that shows `text`. Call it in the click handler: browsers block a tab as a popup if it opens later, after the
 * server's answer.
 */
export function openPaymentTab(text: string): PaymentTab {
  const tab = window.open('', '_blank');
  if (tab) sayMeanwhile(tab.document, text);
  return {
    go(url) {
      if (!tab || tab.closed) {
        window.location.assign(url);
        return;
      }
      // The provider's page must not get access to ours.
      tab.opener = null;
      tab.location.replace(url);
    },
    close() {
      tab?.close();
    },
  };
}

function sayMeanwhile(page: Document, text: string): void {
  page.title = text;
  page.documentElement.lang = 'pt-BR';
  const line = page.createElement('p');
  line.textContent = text;
  line.setAttribute('role', 'status');
  page.body.append(line);
  const { backgroundColor, color } = getComputedStyle(document.body);
  Object.assign(page.body.style, {
    display: 'grid',
    placeContent: 'center',
    minHeight: '90vh',
    font: '1.125rem/1.5 system-ui, sans-serif',
    textAlign: 'center',
    backgroundColor,
    color,
  });
}
