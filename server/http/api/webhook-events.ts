import type { WebhookType } from '@meridia/shared/webhook.ts';

interface WebhookWords {
  /** When it is sent. */
  title: string;
  /** What `data.id` is the id of, and where it is read; null when there is no id. */
  about: { what: string; path: string } | null;
}

/** Every message that an address can get. A test holds the addresses against the operations. */
export const webhookWords: Record<WebhookType, WebhookWords> = {
  'cliente.criado': {
    title: 'Um cliente foi cadastrado, também por uma avaliação de uma pessoa nova',
    about: { what: 'do cliente', path: '/clientes/{id}' },
  },
  'avaliacao.criada': {
    title: 'Uma avaliação foi criada, e o relatório está na fila',
    about: { what: 'da avaliação', path: '/avaliacoes/{id}' },
  },
  'relatorio.pronto': {
    title: 'O relatório de uma avaliação ficou pronto, também quando foi refeito',
    about: { what: 'da avaliação', path: '/avaliacoes/{id}/relatorio' },
  },
  'relatorio.falhou': {
    title: 'O relatório não pôde ser gerado; o motivo está na avaliação',
    about: { what: 'da avaliação', path: '/avaliacoes/{id}' },
  },
  'consulta.registrada': {
    title: 'Uma consulta foi registrada',
    about: { what: 'da consulta', path: '/consultas/{id}' },
  },
  'uso.esgotado': {
    title: 'O último diagnóstico do período foi usado, em planos com limite',
    about: null,
  },
  'webhook.teste': {
    title: 'O teste que se pede nas Configurações',
    about: null,
  },
};
