import { brand } from './brand.ts';
import { shownWord } from './plan-words.ts';

interface PublicPage {
  path: string;
  /** The document's full title, for the tab, search results and shared links. */
  title: string;
  /** One or two sentences, at most 160 characters: search engines show them below the title. */
  description: string;
}

const suffix = ` · ${brand.name}`;

/**
 * The public pages, the only ones for search engines. They are prerendered at build and listed in the sitemap; every other address
 * of the app has noindex. The server recognises them by their prerendered files.
 */
export const publicPages = {
  '/': {
    path: '/',
    title: `${brand.name}: diagnóstico energético em Medicina Tradicional Chinesa`,
    description:
      'Registre a anamnese com fotos da língua, da face e da orelha e receba um relatório energético completo, em português, para revisar com seu cliente.',
  },
  '/plans': {
    path: '/plans',
    title: `Planos${suffix}`,
    description: `Comece com ${shownWord('free-amount')}, sem cartão de crédito. ${shownWord('paid-from')}`,
  },
  '/auth': {
    path: '/auth',
    title: `Entrar${suffix}`,
    description: `Entre na sua conta do ${brand.name} ou crie uma gratuita: ${shownWord('free-amount')}, sem cartão de crédito.`,
  },
  '/recuperar-senha': {
    path: '/recuperar-senha',
    title: `Recuperar senha${suffix}`,
    description: `Esqueceu a senha do ${brand.name}? Informe seu email e receba um link para criar uma nova.`,
  },
  '/instalar': {
    path: '/instalar',
    title: `Instalar o app${suffix}`,
    description: `Instale o ${brand.name} no iPhone, no Android ou no computador: abre em tela cheia, direto do ícone, sem loja de aplicativos.`,
  },
  '/demo-relatorio': {
    path: '/demo-relatorio',
    title: `Relatório básico ou completo${suffix}`,
    description:
      'Compare o relatório básico com o completo em um exemplo prático: hipóteses, pontos de acupuntura, auriculoterapia, terapias e orientações.',
  },
  '/demo-relatorio-exemplo': {
    path: '/demo-relatorio-exemplo',
    title: `Exemplo de relatório completo${suffix}`,
    description:
      'Leia um relatório completo de exemplo, com dados hipotéticos: cinco elementos, achados visuais, pontos, sessões, prognóstico e orientações.',
  },
  '/politica-privacidade': {
    path: '/politica-privacidade',
    title: `Política de Privacidade${suffix}`,
    description: `Quais dados o ${brand.name} coleta, para que os usa, com quem os compartilha, por quanto tempo os guarda e como exercer seus direitos.`,
  },
  '/termos-uso': {
    path: '/termos-uso',
    title: `Termos de Uso${suffix}`,
    description: `As regras de uso do ${brand.name}: conta, planos, responsabilidades e o limite entre avaliação energética e diagnóstico médico.`,
  },
  '/lgpd': {
    path: '/lgpd',
    title: `LGPD: seus direitos${suffix}`,
    description:
      'Seus direitos segundo a Lei Geral de Proteção de Dados, como exercê-los e o prazo de resposta: 15 dias, prorrogáveis por mais 15.',
  },
} as const satisfies Record<string, PublicPage>;

/** The answer to every unknown address. */
export const notFoundPage: PublicPage = {
  path: '/404',
  title: `Página não encontrada${suffix}`,
  description: 'Esta página não existe ou mudou de endereço.',
};

/**
 * The pages whose content is rendered at build. The two forms are not: text typed before the code arrives would be lost, or the
 * browser itself would send the form with the password in the address.
 */
export const prerenderedPaths: ReadonlySet<string> = new Set(
  [...Object.keys(publicPages), notFoundPage.path].filter((path) => path !== '/auth' && path !== '/recuperar-senha'),
);
