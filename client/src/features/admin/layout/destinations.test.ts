import { describe, expect, it } from 'vitest';
import { adminDestinations, destinationOf } from './destinations.ts';

describe('the entries of the admin area', () => {
  it('have the agreed order, with the system screen last', () => {
    expect(adminDestinations.map(({ to, label }) => [to, label])).toEqual([
      ['/admin', 'Dashboard'],
      ['/admin/users', 'Usuários'],
      ['/admin/subscriptions', 'Assinaturas'],
      ['/admin/evaluations', 'Avaliações'],
      ['/admin/plans', 'Planos'],
      ['/admin/test-reports', 'Relatórios de Teste'],
      ['/admin/pedidos', 'Pedidos de Titulares'],
      ['/admin/support', 'Suporte'],
      ['/admin/system', 'Sistema'],
    ]);
  });

  it.each([
    ['/admin', 'Dashboard'],
    ['/admin/users', 'Usuários'],
    ['/admin/users/7b0f7f9e-28f4-4a7e-9d4f-4b8a5f0d2c11', 'Usuários'],
    ['/admin/test-reports', 'Relatórios de Teste'],
  ])('own the screens below them: %s belongs to %s', (pathname, label) => {
    expect(destinationOf(pathname)?.label).toBe(label);
  });

  it('do not match paths outside the admin area', () => {
    expect(destinationOf('/administradores')).toBeUndefined();
    expect(destinationOf('/dashboard')).toBeUndefined();
  });
});
