import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { toast } from 'sonner';
import { removeHeaderNotices } from '../components/feedback/header-notices.ts';
import { createAppRouter } from '../router.tsx';
import { queryClient } from '../trpc.ts';
import { watchTexts } from './watch-texts.ts';

export interface OpenApp {
  user: UserEvent;
  /** Where the app is: path and search. */
  address: () => string;
  /** Closes the page, as before a reload: what the device and the server keep is still there. */
  leave: () => void;
}

let watch: ReturnType<typeof watchTexts> | null = null;

/** The whole app as the browser starts it, at an address, for somebody with keyboard and pointer. */
export function openApp(path: string): OpenApp {
  const history = createMemoryHistory({ initialEntries: [path] });
  watch = watchTexts(() => history.location.pathname);
  render(<RouterProvider router={createAppRouter({ history })} />);
  return {
    // As a file dialog that was told to show all files.
    user: userEvent.setup({ delay: null, applyAccept: false }),
    address: () => history.location.href,
    leave: leavePage,
  };
}

/** With what a page holds in memory, and no reload brings back. */
export function leavePage(): void {
  watch?.look();
  watch?.stop();
  watch = null;
  cleanup();
  queryClient.clear();
  toast.dismiss();
  removeHeaderNotices();
}
