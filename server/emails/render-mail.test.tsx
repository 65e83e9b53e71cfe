import { describe, expect, it } from 'vitest';
import type { Brand, MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.tsx';

const brand: Brand = {
  APP_NAME: 'MeridIA',
  PUBLIC_URL: 'https://app.meridia.test',
  INSTITUTE_NAME: 'Instituto de Teste & Filhos Ltda.',
  INSTITUTE_CNPJ: '12.345.678/0001-90',
  SUPPORT_EMAIL: 'suporte@meridia.test',
};
const nomeCompleto = 'Ana Beatriz Souza';
const plan = { name: 'Premium', priceBrl: 6900, diagnosesLimit: 60 };
const graceUntil = new Date('2026-12-01T02:30:00Z');
const periodEnd = new Date('2026-12-21T15:00:00Z');
const link = 'https://app.meridia.test/bem-vindo#access_token=abc&type=signup';
const samples: readonly (MailContent & { action: string })[] = [
  { kind: 'confirmation', nomeCompleto, link, welcomedBefore: false, monthly: 3, action: link },
  { kind: 'recovery', nomeCompleto, link, action: link },
  {
    kind: 'password_changed',
    nomeCompleto,
    changedAt: new Date('2026-11-21T02:05:00Z'),
    action: `${brand.PUBLIC_URL}/recuperar-senha`,
  },
  {
    kind: 'api_key_created',
    nomeCompleto,
    nome: 'Agenda da clínica',
    prefix: 'mrd_ab12CD34',
    createdAt: new Date('2026-11-21T02:05:00Z'),
    action: `${brand.PUBLIC_URL}/configuracoes#api`,
  },
  {
    kind: 'webhook_disabled',
    nomeCompleto,
    host: 'sistema.clinica.test',
    failingSince: new Date('2026-11-21T02:05:00Z'),
    action: `${brand.PUBLIC_URL}/configuracoes#webhooks`,
  },
  { kind: 'report_ready', nomeCompleto, link, action: link },
  { kind: 'intake_answered', nomeCompleto, link, action: link },
  {
    kind: 'new_terms',
    nomeCompleto,
    versions: [
      { title: 'Termos de Uso', number: '2.0', address: `${brand.PUBLIC_URL}/termos-uso/versao-2.0`, changes: 'Nada.' },
    ],
    inForceAt: periodEnd,
    action: `${brand.PUBLIC_URL}/novos-termos`,
  },
  {
    kind: 'new_price',
    nomeCompleto,
    planName: 'Premium',
    priceBrl: 7900,
    inForceAt: periodEnd,
    action: `${brand.PUBLIC_URL}/subscription`,
  },
  { kind: 'support_answered', nomeCompleto, subject: 'Outro assunto', link, action: link },
  { kind: 'report_failed', nomeCompleto, link, unitReturned: true, earlierReport: false, action: link },
  { kind: 'payment_failed', nomeCompleto, plan, graceUntil, action: `${brand.PUBLIC_URL}/subscription` },
  {
    kind: 'plan_changed',
    nomeCompleto,
    from: 'Gratuito',
    plan,
    source: 'payment',
    periodEnd,
    endsAt: null,
    action: `${brand.PUBLIC_URL}/subscription`,
  },
  {
    kind: 'quota_nearly_used',
    nomeCompleto,
    planName: 'Profissional',
    used: 18,
    limit: 20,
    periodEnd: new Date('2026-12-01T12:00:00Z'),
    next: plan,
    action: `${brand.PUBLIC_URL}/plans`,
  },
];

/** Addresses that a mail program would fetch by itself when it shows the message. */
function fetched(html: string): string[] {
  return [...html.matchAll(/(?:src|background|srcset)=|url\(|@import|<link /g)].map(([found]) => found);
}

describe.each(samples)('the message $kind', (content) => {
  it('has one button, in both parts', async () => {
    const { html, text } = await renderMail(content, brand);
    const escaped = content.action.replaceAll('&', '&amp;');
    expect(html).toContain(`href="${escaped}"`);
    expect(html).toContain(`>${escaped}</a>`);
    expect(text.split(content.action)).toHaveLength(2);
  });

  it('says who writes, how to answer, and why the person gets it', async () => {
    const { text } = await renderMail(content, brand);
    for (const words of [
      brand.INSTITUTE_NAME,
      brand.INSTITUTE_CNPJ,
      brand.SUPPORT_EMAIL,
      'Você recebeu esta mensagem',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('fetches nothing and runs nothing', async () => {
    const { html } = await renderMail(content, brand);
    expect(fetched(html)).toEqual([]);
    expect(html).not.toMatch(/<script|<svg|<img/i);
  });

  it('is marked as Portuguese for screen readers, and supports light and dark', async () => {
    const { html } = await renderMail(content, brand);
    expect(new Set([...html.matchAll(/ lang="([^"]*)"/g)].map(([, lang]) => lang))).toEqual(new Set(['pt-BR']));
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('has the same greeting by name in both parts, and a subject of one line', async () => {
    const { subject, html, text } = await renderMail(content, brand);
    expect(text).toMatch(/, Ana\n/);
    expect(html).toMatch(/, Ana<\/h1>/);
    expect(subject).toMatch(/^[^\p{Cc}]{5,60}$/u);
  });

  it('stays below 102 kB, where Gmail cuts messages', async () => {
    const { html } = await renderMail(content, brand);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});

describe('names', () => {
  it.each(['<b>Ana</b>', 'http://ganhe.example', 'ganhe.example', 'A'.repeat(31), '"><script>', '\u202eanA', ' '])(
    'that are no names (%s) are left out of the greeting',
    async (name) => {
      const { html, text } = await renderMail({ kind: 'recovery', nomeCompleto: name, link }, brand);
      expect(text).toContain('Vamos criar uma nova senha\n');
      if (name.trim()) expect(html).not.toContain(name);
    },
  );

  it.each(["D'Ávila", 'José', 'Ana-Maria', 'Łukasz', '李雷'])('such as %s are used unchanged', async (name) => {
    const { text } = await renderMail({ kind: 'recovery', nomeCompleto: `${name} Souza`, link }, brand);
    expect(text).toContain(`Vamos criar uma nova senha, ${name}\n`);
  });
});

describe('what the messages promise', () => {
  it('a confirmation: 48 hours, and two bonus diagnoses that make five', async () => {
    const { text } = await renderMail(
      { kind: 'confirmation', nomeCompleto, link, welcomedBefore: false, monthly: 3 },
      brand,
    );
    expect(text).toContain('48 horas');
    expect(text).toContain('2 diagnósticos de boas-vindas');
    expect(text).toContain('são 5 diagnósticos');
  });

  it('a confirmation: the number of the free plan as an admin has changed it', async () => {
    const confirmation = { kind: 'confirmation', nomeCompleto, link, welcomedBefore: false } as const;
    const { text } = await renderMail({ ...confirmation, monthly: 4 }, brand);
    expect(text).toMatch(/são 6 diagnósticos completos\s+grátis, e depois 4 por\s+mês/);
    const unlimited = await renderMail({ ...confirmation, monthly: -1 }, brand);
    expect(unlimited.text).not.toContain('boas-vindas');
  });

  it('a recovery: one hour, and nothing to do for a person who did not ask for it', async () => {
    const { text } = await renderMail({ kind: 'recovery', nomeCompleto, link }, brand);
    expect(text).toContain('1 hora');
    expect(text).toContain('Se não foi você, ignore');
  });

  it('a changed password: the time, in São Paulo time', async () => {
    const changedAt = new Date('2026-11-21T02:05:00Z');
    const { text } = await renderMail({ kind: 'password_changed', nomeCompleto, changedAt }, brand);
    expect(text).toContain('20 de novembro de 2026 às 23:05');
  });

  it.each([
    [19, 'Resta 1 diagnóstico no seu plano'],
    [18, 'Restam 2 diagnósticos no seu plano'],
    [20, 'Você usou todos os diagnósticos do seu plano'],
    [21, 'Você usou todos os diagnósticos do seu plano'],
  ])('a quota: what is left after %i of 20', async (used, expected) => {
    const content = {
      kind: 'quota_nearly_used',
      nomeCompleto,
      planName: 'Profissional',
      limit: 20,
      next: plan,
    } as const;
    const { subject, text } = await renderMail({ ...content, used, periodEnd: new Date() }, brand);
    expect(subject).toBe(expected);
    expect(text).toContain('o plano Premium, de R$\u00a069,00 por mês, inclui 60 diagnósticos');
  });

  it('a report that failed: the unit came back, what is kept and what to do', async () => {
    const failed = { kind: 'report_failed', nomeCompleto, link, unitReturned: true, earlierReport: false } as const;
    const { subject, text } = await renderMail(failed, brand);
    expect(subject).toBe('O relatório que você pediu não pôde ser gerado');
    expect(text).toContain('A unidade deste diagnóstico foi devolvida ao seu plano.');
    expect(text).toContain('A anamnese e as fotos continuam guardadas');
    expect(text).toContain('tentar novamente');
    expect(text).toContain(`Se falhar outra vez, escreva para ${brand.SUPPORT_EMAIL}`);
  });

  it('a report that could not be made again: the earlier report remains, and no unit is mentioned because none was taken', async () => {
    const failed = { kind: 'report_failed', nomeCompleto, link, unitReturned: false, earlierReport: true } as const;
    const { subject, text } = await renderMail(failed, brand);
    expect(subject).toBe('O relatório não pôde ser refeito');
    expect(text).toContain('O relatório anterior continua no lugar, sem alterações.');
    expect(text).not.toContain('unidade');
  });

  it('a failed payment: its subject, until when the plan lasts, and what remains possible', async () => {
    const { html, text } = await renderMail({ kind: 'payment_failed', nomeCompleto, plan, graceUntil }, brand);
    expect(text).toContain('Plano: Premium');
    expect(text).toContain('R$\u00a069,00 por mês');
    expect(text).toContain('30 de novembro de 2026 às 23:30 (horário de Brasília)');
    expect(text).toContain('seu histórico e os relatórios prontos continuam abertos');
    expect(html).toContain('Seu plano Premium vale até 30 de novembro de 2026');
  });

  describe('a change of plan', () => {
    const base = { kind: 'plan_changed', nomeCompleto, from: 'Gratuito', plan, periodEnd } as const;
    const midnight = new Date('2027-01-01T03:00:00Z');
    const enterprise = { name: 'Enterprise', priceBrl: 12700, diagnosesLimit: -1 };
    const free = { name: 'Gratuito', priceBrl: 0, diagnosesLimit: 3 };

    it('by card: the plan before and now, its units, its price and its renewal', async () => {
      const { text } = await renderMail({ ...base, source: 'payment', endsAt: null }, brand);
      for (const fact of ['Antes: Gratuito', 'Agora: Premium', 'Por mês: 60 diagnósticos', 'R$\u00a069,00 por mês']) {
        expect(text).toContain(fact);
      }
      expect(text).toContain('Renova em: 21 de dezembro de 2026');
    });

    it('by card, but cancelled: its last day', async () => {
      const { text } = await renderMail({ ...base, source: 'payment', endsAt: periodEnd }, brand);
      expect(text).toContain('Vale até: 21 de dezembro de 2026');
      expect(text).not.toContain('Renova em');
    });

    it('by hand: nothing is charged, and its last day', async () => {
      const { text } = await renderMail({ ...base, plan: enterprise, source: 'grant', endsAt: midnight }, brand);
      expect(text).toContain('Por mês: diagnósticos ilimitados');
      expect(text).toContain('Valor: sem cobrança no cartão');
      expect(text).toContain('Vale até: 31 de dezembro de 2026');
      expect(text).not.toContain('127,00');
    });

    it('after a paid plan: the free plan again, and when the count restarts', async () => {
      const { text } = await renderMail({ ...base, from: 'Premium', plan: free, source: 'free', endsAt: null }, brand);
      expect(text).toContain('Seu plano Premium chegou ao fim');
      expect(text).toContain('Valor: grátis');
      expect(text).toContain('A contagem recomeça em: 21 de dezembro de 2026');
    });
  });
});
