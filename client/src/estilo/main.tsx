import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/app.css';
import { StylePage } from './style-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('estilo.html has no #root');

createRoot(root).render(
  <StrictMode>
    <StylePage />
  </StrictMode>,
);
