import { describe, expect, it } from 'vitest';
import { readDevice } from './read-device.ts';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

describe('readDevice', () => {
  it('distinguishes phones from computers', () => {
    expect(readDevice({ userAgent: agents.iphone, maxTouchPoints: 5 })).toBe('iphone');
    expect(readDevice({ userAgent: agents.android, maxTouchPoints: 5 })).toBe('android');
    expect(readDevice({ userAgent: agents.windows, maxTouchPoints: 0 })).toBe('computer');
  });

  it('recognises an iPad that calls itself a Mac by its touch screen', () => {
    expect(readDevice({ userAgent: agents.mac, maxTouchPoints: 5 })).toBe('iphone');
    expect(readDevice({ userAgent: agents.mac, maxTouchPoints: 0 })).toBe('computer');
  });
});
