import { useBlocker } from '@tanstack/react-router';

interface LeaveGuard {
  asking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before the form is left through a link or the back button. Warns before the tab closes while answers are only on the screen.
 * The app's own redirects pass `ignoreBlocker`.
 */
export function useLeaveGuard({
  shouldAsk,
  hasUnsaved,
}: {
  shouldAsk: () => boolean;
  hasUnsaved: () => boolean;
}): LeaveGuard {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && shouldAsk(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  const asking = blocker.status === 'blocked';
  return {
    asking,
    stay: () => asking && blocker.reset(),
    leave: () => asking && blocker.proceed(),
  };
}
