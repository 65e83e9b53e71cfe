import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { settled } from './settled.ts';
import { asTallAsThePage } from './tall-window.ts';

/** It runs in the page. The package for Playwright takes twice as long, because it serves frames, and our pages have none. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const source = `${axe};(${makeLean})();(${judgeEachLookOnce})()`;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the theme: those about colours. */
export async function expectContrast(page: Page, screen: string): Promise<void> {
  await expectNoViolations(page, screen, ['color-contrast', 'link-in-text-block']);
}

/**
 * Checks that axe finds no violation, neither of WCAG 2.2 AA nor of best practice.
 * @param within selector of the part that is new on the screen; the rest was checked before
 */
export async function expectAccessible(page: Page, screen: string, within?: string): Promise<void> {
  await expectNoViolations(page, screen, tags, within);
}

/** @param runOnly tags or names of rules */
async function expectNoViolations(page: Page, screen: string, runOnly: string[], within?: string): Promise<void> {
  // Otherwise axe would judge a button by the part that the sticky bar does not cover.
  const { violations } = await asTallAsThePage(page, () =>
    runAxe(page, { runOnly, resultTypes: ['violations'] }, within),
  );
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  expect(told, `accessibility of ${screen}`).toEqual([]);
}

async function runAxe(page: Page, options: RunOptions, within?: string): Promise<Pick<AxeResults, 'violations'>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await settled(page);
  return page.evaluate(
    async ({ options, within }) => {
      const { violations } = await window.axe.run(within ? { include: [[within]] } : document, options);
      return { violations };
    },
    { options, within },
  );
}

/**
 * Runs in the page. A fifth of axe's time went into reading the same few colours again for every text and everything behind it, and
 * more into the markup of each element that it looked at, which no message here shows.
 */
function makeLean(): void {
  window.axe.configure({ noHtml: true });
  const { Color } = window.axe.commons.color;
  const read = Color.prototype.parseString;
  const known = new Map<string, AxeColor>();
  Color.prototype.parseString = function (text) {
    const same = known.get(text);
    if (same === undefined) {
      read.call(this, text);
      known.set(text, new Color(this));
      return this;
    }
    this.r = same.r;
    this.g = same.g;
    this.b = same.b;
    this.alpha = same.alpha;
    return this;
  };
}

/**
 * Runs in the page. The contrast of every single text takes most of axe's time. Texts of one screen look the same when their elements
 * have the same tags, attributes and colours, all the way up; only the first of them is judged.
 */
function judgeEachLookOnce(): void {
  const numbers = new Map<string, number>();
  let looks = new WeakMap<Element, number>();
  const lookOf = (element: Element | null): number => {
    if (!element) return 0;
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor } = getComputedStyle(element);
    const attributes = [...element.attributes]
      .filter(({ name }) => !/^(?:id|href|aria-.*)$/.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const key = [lookOf(element.parentElement), element.tagName, color, backgroundColor, ...attributes].join();
    const look = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, look);
    looks.set(element, look);
    return look;
  };
  const rule = window.axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('axe has no rule about contrast any more');
  const { matches } = rule;
  let run: unknown;
  let judged = new Set<number>();
  rule.matches = (element, virtual, context) => {
    if (run !== context) {
      run = context;
      judged = new Set();
      looks = new WeakMap();
    }
    const look = lookOf(element);
    if (judged.has(look) || !matches.call(rule, element, virtual, context)) return false;
    judged.add(look);
    return true;
  };
}

/** The parts of axe that its types leave out. */
interface AxeRule {
  id: string;
  matches(element: Element, virtual: unknown, context: unknown): boolean;
}

interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColor;
}

declare global {
  interface Window {
    axe: typeof import('axe-core') & {
      _audit: { rules: AxeRule[] };
      commons: { color: { Color: { new (same: AxeColor): AxeColor; prototype: AxeColor } } };
    };
  }
}
