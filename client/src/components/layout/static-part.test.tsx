import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StaticPart } from './static-part.tsx';

const Content = () => <p>Do código</p>;

/** Renders the part beside a page that already has one with the same id. */
function openBeside(markup: string) {
  const before = document.createElement('div');
  before.id = 'rodape';
  before.innerHTML = markup;
  document.body.append(before);
  const routeTree = createRootRoute({ component: () => <StaticPart id="rodape" Content={Content} /> });
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
}

describe('a static part', () => {
  afterEach(() => document.getElementById('rodape')?.remove());

  it('keeps the markup that the page has', async () => {
    openBeside('<p>Da página</p>');
    await waitFor(() => expect(screen.getAllByText('Da página')).toHaveLength(2));
    expect(screen.queryByText('Do código')).toBeNull();
  });

  it.each(['', '<!--$?--><!--/$-->'])('renders its content where the page still waited for it: %j', async (markup) => {
    openBeside(markup);
    expect(await screen.findByText('Do código')).toBeVisible();
  });
});
