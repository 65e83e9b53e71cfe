import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadMore } from './load-more.tsx';

/** Renders the end of a list, and reports what a browser would report of it. */
function openEnd(onLoad: () => void) {
  type Report = (sightings: readonly { isIntersecting: boolean }[]) => void;
  let report: Report = () => {};
  class Observer {
    constructor(told: Report) {
      report = told;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<LoadMore rows="avaliações" onLoad={onLoad} loading={false} failed={false} />);
  return (...sightings: boolean[]) => report(sightings.map((isIntersecting) => ({ isIntersecting })));
}

describe('the end of a list', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [[true], 1],
    [[false], 0],
    // On a busy page both are delivered together, and the browser reports nothing more while the end stays in sight.
    [[false, true], 1],
    [[true, false], 0],
  ])('that is seen as %j loads %i times', (sightings, times) => {
    const onLoad = vi.fn();
    openEnd(onLoad)(...sightings);
    expect(onLoad).toHaveBeenCalledTimes(times);
  });
});
