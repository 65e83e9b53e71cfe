import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configSchema, readConfig } from './config.ts';

const example = Object.fromEntries(
  readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')];
    }),
);

describe('configuration', () => {
  it('.env.example names every setting and nothing else', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(configSchema.shape).sort());
  });

  it('an unchanged copy of .env.example changes no setting', () => {
    expect(readConfig(example)).toEqual(readConfig({}));
  });

  it('names the wrong setting in its error', () => {
    expect(() => readConfig({ PORT: 'abc' })).toThrow(/PORT/);
    expect(() => readConfig({ ROLE: 'queen' })).toThrow(/ROLE/);
  });

  it('writes more reports at the same time when Gemini writes them, unless the number is set', () => {
    expect(readConfig({}).WORKER_CONCURRENCY).toBe(4);
    expect(readConfig({ GEMINI_API_KEY: 'k' }).WORKER_CONCURRENCY).toBe(16);
    expect(readConfig({ GEMINI_API_KEY: 'k', WORKER_CONCURRENCY: '2' }).WORKER_CONCURRENCY).toBe(2);
    expect(() => readConfig({ WORKER_CONCURRENCY: '0' })).toThrow(/WORKER_CONCURRENCY/);
  });

  it('knows a bucket by all of its four settings, and by none of them', () => {
    const all = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'fotos',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig({}).bucket).toBeNull();
    expect(readConfig(all).bucket).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'fotos',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    for (const name of Object.keys(all)) {
      expect(() => readConfig({ ...all, [name]: '' })).toThrow(new RegExp(`needs ${name} beside it`));
    }
    expect(() => readConfig({ ...all, S3_ENDPOINT: 'ftp://s3.example' })).toThrow(/S3_ENDPOINT/);
  });

  it('takes a pooler only for the role of requests, and beside the direct way', () => {
    const pooler = 'postgres://meridia_app:secret@pool.example:6432/meridia';
    const DATABASE_URL = 'postgres://meridia:secret@db.example/meridia';
    expect(readConfig({ DATABASE_URL, DATABASE_POOLER_URL: pooler }).DATABASE_POOLER_URL).toBe(pooler);
    expect(() => readConfig({ DATABASE_POOLER_URL: pooler })).toThrow(/needs DATABASE_URL beside it/);
    expect(() => readConfig({ DATABASE_URL, DATABASE_POOLER_URL: DATABASE_URL })).toThrow(/meridia_app:password/);
  });

  it('gives metrics to other machines only for a token', () => {
    expect(readConfig({ METRICS_PORT: '9464' })).toMatchObject({ METRICS_PORT: 9464, METRICS_HOST: '127.0.0.1' });
    expect(() => readConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toThrow(/METRICS_TOKEN/);
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN/);
    const METRICS_TOKEN = 'a'.repeat(24);
    expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN })).toMatchObject({
      METRICS_TOKEN,
    });
  });

  it('cannot switch the limits off in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', LIMITS: 'off' })).toThrow(/LIMITS/);
    expect(readConfig({ NODE_ENV: 'production' }).LIMITS).toBe('on');
    expect(readConfig({ NODE_ENV: 'test', LIMITS: 'off' }).LIMITS).toBe('off');
  });

  it('cookies are secure exactly when PUBLIC_URL is https', () => {
    expect(readConfig({ PUBLIC_URL: 'https://app.example.com/' })).toMatchObject({
      secure: true,
      PUBLIC_URL: 'https://app.example.com',
    });
    expect(readConfig({ PORT: '8080' })).toMatchObject({ secure: false, PUBLIC_URL: 'http://localhost:8080' });
  });
});
