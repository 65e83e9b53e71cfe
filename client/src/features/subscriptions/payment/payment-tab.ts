/** A tab that waits for the address of a page of the payment provider. */
interface PaymentTab {
  /** Where the browser refused the tab, or the person has closed it, this tab goes there. */
  go(url: string): void;
  close(): void;
}

/**
 * Opens a tab that says `text`. To be called in the click itself: a tab opened later, when the server has answered, is taken for a
 * popup and blocked.
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
      // The provider's page gets no handle on ours.
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
