import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { heldMailedLink, holdMailedLink, parseMailedLink } from '../features/accounts/mailed-link.ts';
import { requireSession } from '../features/accounts/session.ts';
import { WelcomeFrame, WelcomeScreen } from '../features/accounts/welcome/welcome-screen.tsx';

/** Reached from the mail, `#access_token=…&type=signup`; without a link a session is needed (docs/PRODUCT.md 2.4). */
export const Route = createFileRoute('/bem-vindo')({
  beforeLoad: async ({ location }) => {
    const link = parseMailedLink(location.hash);
    if (link) {
      holdMailedLink(link);
      throw redirect({ to: '/bem-vindo', replace: true });
    }
    const held = heldMailedLink();
    if (!held) {
      const { trpcUtils } = await import('../trpc.ts');
      await requireSession(trpcUtils, location);
    }
    return { link: held };
  },
  pendingComponent: LoadingScreen,
  component: BemVindo,
});

function BemVindo() {
  const { link } = Route.useRouteContext();
  return (
    <WelcomeFrame>
      <WelcomeScreen key={link?.token} link={link} />
    </WelcomeFrame>
  );
}
