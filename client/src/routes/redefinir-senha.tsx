import { createFileRoute, redirect } from '@tanstack/react-router';
import { heldMailedLink, holdMailedLink, parseMailedLink } from '../features/accounts/mailed-link.ts';
import { ResetScreen } from '../features/accounts/recovery/reset-screen.tsx';

/** Reached from the mail, `#access_token=…&type=recovery`; the address loses the token before anything shows. */
export const Route = createFileRoute('/redefinir-senha')({
  beforeLoad: ({ location }) => {
    const link = parseMailedLink(location.hash);
    if (!link) return { link: heldMailedLink() };
    holdMailedLink(link);
    throw redirect({ to: '/redefinir-senha', replace: true });
  },
  component: RedefinirSenha,
});

function RedefinirSenha() {
  const { link } = Route.useRouteContext();
  return <ResetScreen key={link?.token} link={link} />;
}
