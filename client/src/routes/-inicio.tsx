import { lazyPart } from '../components/lazy-part.tsx';

/** The clients of the start screen. */
export const ClientesDoInicio = lazyPart(
  async () => (await import('../features/clientes/inicio-cards.tsx')).InicioCards,
);
