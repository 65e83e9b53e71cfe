import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PublicShell } from '../components/layout/public-shell.tsx';
import { isSignedIn, mayBeSignedIn } from '../features/accounts/session-hint.ts';
import { Landing } from '../features/landing/landing.tsx';
import { brand } from '../messages/brand.ts';

export const Route = createFileRoute('/')({
  beforeLoad: async () => {
    if (mayBeSignedIn() && (await isSignedIn())) throw redirect({ to: '/dashboard' });
  },
  component: LandingPage,
});

function LandingPage() {
  const navigate = useNavigate();

  useEffect(() => {
    document.title = `${brand.name}: diagnóstico energético em Medicina Tradicional Chinesa`;
  }, []);

  // Without the hint the page shows at once, and redirects later if the cookie belongs to a session.
  useEffect(() => {
    let left = false;
    isSignedIn().then((signedIn) => {
      if (signedIn && !left) navigate({ to: '/dashboard', replace: true });
    });
    return () => {
      left = true;
    };
  }, [navigate]);

  return (
    <PublicShell>
      <Landing />
    </PublicShell>
  );
}
