import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../components/layout/page.tsx';
import { PaymentReturn } from '../features/subscriptions/payment/payment-return.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export const Route = createFileRoute('/_authed/success')({
  validateSearch: (search: Record<string, unknown>): { session_id?: string } =>
    typeof search.session_id === 'string' ? { session_id: search.session_id } : {},
  component: Success,
});

function Success() {
  usePageTitle('Pagamento');
  const { session_id } = Route.useSearch();
  return (
    <Page width="form">
      <PaymentReturn transactionId={session_id ?? null} />
    </Page>
  );
}
