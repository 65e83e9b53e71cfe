import { createRoot } from 'react-dom/client';
import './styles/app.css';

// As in main.tsx: without it zod's first schema tests whether it may compile code from text, which our CSP reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const element = document.getElementById('root');
if (!element) throw new Error('ficha.html has no #root');
const root = createRoot(element);

/** The page of an invited client: no router, no session, no service worker. */
void import('./features/ficha/ficha-page.tsx').then(({ FichaPage }) => root.render(<FichaPage />));
