import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toasts } from './components/feedback/toasts.tsx';
import { UpdateNotice } from './pwa/update-notice.tsx';
import { queryClient, trpc, trpcClient } from './trpc.ts';

/** The providers of every screen except the landing page: server state and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toasts />
        <UpdateNotice />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
