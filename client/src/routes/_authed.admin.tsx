import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { AdminFrame } from '../features/admin/layout/admin-frame.tsx';

/** Every screen of the admin area is `_authed.admin.<path>.tsx`: the file name gives it the guard and the frame. */
export const Route = createFileRoute('/_authed/admin')({
  beforeLoad: ({ context }) => {
    if (context.user.role !== 'admin') throw redirect({ to: '/' });
  },
  staticData: { appNav: false, bottomNav: false },
  component: Admin,
});

function Admin() {
  const signOut = useSignOut();
  return (
    <AdminFrame onSignOut={() => signOut.mutate()}>
      <Outlet />
    </AdminFrame>
  );
}
