/// <reference types="vite/client" />

/** The sample report's HTML, written by the engine during the build: demo-relatorio-plugin.ts. */
declare module 'virtual:demo-relatorio' {
  const html: string;
  export default html;
}
