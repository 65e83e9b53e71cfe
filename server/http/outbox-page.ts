import type { OutboxMessage } from '../integrations/mailer/outbox-store.ts';
import { escapeHtml } from './pages/page-settings.ts';

/** The path of the pages: `/correio/<key>`. */
export interface OutboxPlace {
  appName: string;
  path: string;
}

export function outboxListPage(messages: readonly OutboxMessage[], { appName, path }: OutboxPlace): string {
  const rows = messages.map(
    ({ id, to, subject, sentAt }) => `<li><a href="${path}/${id}">
<span class="subject">${escapeHtml(subject)}</span>
<span class="meta">para ${escapeHtml(to)}</span>
<time class="meta" datetime="${sentAt}">${formatSentAt(sentAt)}</time></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ol>${rows.join('')}</ol>`
      : '<p class="empty">Nenhuma mensagem ainda. O que o aplicativo enviar por email aparece aqui.</p>';
  return page(
    `Emails de ${appName}`,
    `<h1>Emails de ${escapeHtml(appName)}</h1>
<p class="lead">Nenhum servidor de email está configurado (<code>SMTP_URL</code>). As mensagens não saem desta máquina: ficam guardadas aqui, as mais novas primeiro.</p>
${list}`,
  );
}

export function outboxMessagePage(message: OutboxMessage, { appName, path }: OutboxPlace): string {
  const { id, to, subject, sentAt, html, text } = message;
  return page(
    `${subject} · ${appName}`,
    `<nav><a href="${path}">Todas as mensagens</a></nav>
<h1>${escapeHtml(subject)}</h1>
<p class="meta">Para ${escapeHtml(to)} · <time datetime="${sentAt}">${formatSentAt(sentAt)}</time> · <a href="${path}/${id}/original">Baixar o original (.eml)</a></p>
<iframe title="A mensagem" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>
<details><summary>Em texto simples</summary><pre>${linked(text)}</pre></details>`,
  );
}

export function outboxMissingPage(): string {
  return page(
    'Não encontrado',
    '<h1>Não encontrado</h1><p class="lead">Abra o endereço que aparece no terminal quando o aplicativo começa.</p>',
  );
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style>${styles}</style></head><body><main>${main}</main></body></html>`;
}

const sentAtFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'long',
  timeStyle: 'medium',
});

function formatSentAt(iso: string): string {
  return sentAtFormat.format(new Date(iso));
}

// Turns the addresses in the text part into links, as a mail program does.
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+[^\s<>".,;]/g,
    '<a href="$&" target="_blank" rel="noopener">$&</a>',
  );
}

const styles = `
:root { color-scheme: light dark; --ground: light-dark(#fbf8f3, #14171a); --surface: light-dark(#fffefb, #1b1f23);
  --ink: light-dark(#1e2422, #ece7de); --soft: light-dark(#56605c, #a9b0ad); --line: light-dark(#e4dccf, #30363b);
  --jade: light-dark(#1f5e4b, #7fcbae); }
body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 24px 16px 48px; overflow-wrap: anywhere; }
h1 { font: 600 1.75rem/1.2 Georgia, serif; margin: 16px 0 8px; }
a { color: var(--jade); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--jade); outline-offset: 3px; border-radius: 4px; }
.lead, .meta, .empty { color: var(--soft); }
.meta { font-size: 0.875rem; }
ol { list-style: none; margin: 24px 0 0; padding: 0; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; gap: 2px; padding: 14px 16px; color: inherit; text-decoration: none; }
li a:hover .subject { text-decoration: underline; }
.subject { font-weight: 600; }
nav { min-height: 44px; display: flex; align-items: center; }
iframe { width: 100%; height: 58rem; border: 1px solid var(--line); border-radius: 10px; margin: 16px 0; background: var(--surface); }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; color: var(--jade); }
pre { white-space: pre-wrap; font: 0.9375rem/1.5 ui-monospace, monospace; border: 1px solid var(--line); border-radius: 10px; padding: 16px; background: var(--surface); }
`;
