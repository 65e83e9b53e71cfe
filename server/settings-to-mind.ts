import type { Config } from './config.ts';

/** What an operator should look at although everything starts: settings that fit a trial and no installation that people reach over https. */
export function settingsToMind({ secure, SMTP_URL, TRUST_PROXY }: Config): string[] {
  if (!secure) return [];
  return [
    // Nobody reads the start text for people of elsewhere.
    ...(SMTP_URL
      ? []
      : ['SMTP_URL is not set: no mail leaves this machine, it is kept in the outbox of the start text']),
    // This process speaks no TLS, so something in front of it does.
    ...(TRUST_PROXY > 0
      ? []
      : [
          'PUBLIC_URL is https and TRUST_PROXY is 0: all visitors have the address of the proxy, and share its limits. Set TRUST_PROXY to the number of proxies in front',
        ]),
  ];
}
