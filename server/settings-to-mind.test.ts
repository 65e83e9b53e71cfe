import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { settingsToMind } from './settings-to-mind.ts';

const behindProxy = { PUBLIC_URL: 'https://meridia.example', SMTP_URL: 'smtp://localhost:25', TRUST_PROXY: '1' };
const warnings = (env: Record<string, string>) => settingsToMind(readConfig(env));

it('warns of nothing for a trial on this machine or an installation behind its proxy', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings(behindProxy)).toEqual([]);
});

it('warns of https without a trusted proxy, because all visitors would share one address', () => {
  expect(warnings({ ...behindProxy, TRUST_PROXY: '0' })).toEqual([expect.stringContaining('TRUST_PROXY is 0')]);
});

it('warns of https without a mail server', () => {
  const { SMTP_URL: _, ...withoutMail } = behindProxy;
  expect(warnings(withoutMail)).toEqual([expect.stringContaining('SMTP_URL is not set')]);
});

it('warns of photos that cross the network unencrypted', () => {
  const keys = { S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const bucket = (endpoint: string) => warnings({ ...behindProxy, ...keys, S3_ENDPOINT: endpoint });
  expect(bucket('http://s3.example')).toEqual([expect.stringContaining('S3_ENDPOINT is http')]);
  expect(bucket('https://s3.example')).toEqual([]);
  expect(bucket('http://127.0.0.1:9000')).toEqual([]);
});
