import type { ErrorCode } from '@meridia/shared/errors.ts';
import { readErrorBody } from '../lib/app-error.ts';
import { formatWait } from '../lib/format-wait.ts';
import { brand } from './brand.ts';
import { connectionMessage, type ErrorText } from './connection.ts';

/** One text per code (docs/PRODUCT.md 18.1). Agreed titles are written word for word (18.2). */
export const errorTexts: Record<ErrorCode, ErrorText> = {
  VALIDATION: { title: 'Há campos para corrigir', action: 'Confira os campos destacados e envie de novo.' },
  TOO_LARGE: { title: 'O envio é grande demais', action: 'Entre na sua conta e tente de novo.' },
  UNAUTHENTICATED: { title: 'Usuário não autenticado', action: 'Entre de novo para continuar. Nada foi perdido.' },
  FORBIDDEN: {
    title: 'Sua conta não tem acesso a esta área',
    action: `Se você deveria ter acesso, fale com quem administra o sistema, em ${brand.supportEmail}.`,
  },
  NOT_FOUND: { title: 'Não encontramos o que você procura', action: 'Volte ao início e tente por outro caminho.' },
  EMAIL_ALREADY_REGISTERED: {
    title: 'Este email já está cadastrado. Faça login ou recupere sua senha.',
    action: 'Use "Fazer Login" ou "Esqueci minha senha".',
  },
  INVALID_CREDENTIALS: {
    title: 'Email ou senha incorretos.',
    action: 'Confira o email e a senha e tente de novo.',
  },
  EMAIL_NOT_CONFIRMED: {
    title: 'Seu email ainda não foi confirmado',
    action: 'Abra o link que enviamos para o seu email. Confira também a pasta de spam.',
  },
  ACCOUNT_BLOCKED: {
    title: 'Esta conta está bloqueada',
    action: `Para saber o motivo, fale com o suporte em ${brand.supportEmail}.`,
  },
  LINK_INVALID: {
    title: 'Este link não é válido',
    action: 'Abra o link inteiro, como está no email, ou peça um novo.',
  },
  LINK_EXPIRED: { title: 'Este link expirou', action: 'Peça um novo; ele chega em poucos minutos.' },
  LINK_USED: { title: 'Este link já foi usado', action: 'Entre com seu email e sua senha.' },
  SECOND_FACTOR_REQUIRED: {
    title: 'Falta o código de verificação',
    action: 'Digite o código de 6 números do seu aplicativo autenticador.',
  },
  SECOND_FACTOR_INVALID: {
    title: 'Código incorreto ou já usado',
    action: 'Digite o próximo que o aplicativo mostrar, ou use um código de recuperação.',
  },
  SECOND_FACTOR_ACTIVE: {
    title: 'A verificação em duas etapas já está ativa',
    action: 'Desative-a antes de configurar outro aplicativo.',
  },
  QUOTA_EXCEEDED: {
    title: 'Limite Atingido',
    action: 'Você usou todos os diagnósticos deste período. Veja os planos para continuar.',
  },
  NO_ACTIVE_SUBSCRIPTION: {
    title: 'Você não possui uma assinatura ativa',
    action: 'Veja na página de planos como voltar a gerar diagnósticos.',
  },
  PAYMENTS_NOT_CONFIGURED: {
    title: 'Os pagamentos ainda não foram configurados neste sistema',
    action: `Seu plano não mudou e nada foi cobrado. Fale com quem administra o sistema, em ${brand.supportEmail}.`,
  },
  PAYMENT_UNAVAILABLE: {
    title: 'O provedor de pagamentos não respondeu',
    action: 'Seu plano não mudou. Tente de novo em alguns minutos.',
  },
  PAYMENT_DECLINED: {
    title: 'O pagamento foi recusado',
    action: 'Seu plano não mudou. Troque o cartão em "Gerenciar Assinatura" e tente de novo.',
  },
  PAYMENT_CONFLICT: {
    title: 'Há outro pagamento em andamento',
    action: 'Talvez em outra aba. Espere um instante, confira Minha assinatura e tente de novo.',
  },
  ALREADY_SUBSCRIBED: {
    title: 'Você já tem uma assinatura',
    action: 'Troque de plano na página de planos; a diferença é calculada por dia.',
  },
  NOT_SUBSCRIBED: {
    title: 'Sua conta não tem assinatura paga',
    action: 'Escolha um plano para assinar.',
  },
  NOT_IN_PLAN: {
    title: 'Seu plano não inclui isto',
    action: 'O que você já fez continua aberto. Veja em Planos o que cada um inclui.',
  },
  PLAN_NOT_FOUND: { title: 'Este plano não está à venda', action: 'Recarregue a página e escolha outro plano.' },
  PLAN_TOO_SMALL: {
    title: 'Este plano inclui menos do que você já usou neste período',
    action: 'Troque a partir da próxima renovação.',
  },
  AVALIACAO_NOT_FOUND: {
    title: 'Avaliação não encontrada',
    action: 'Confira o endereço ou procure a avaliação no histórico.',
  },
  AVALIACAO_PENDING: {
    title: 'Este relatório ainda está sendo gerado',
    action: 'Espere ele ficar pronto antes de pedir outro.',
  },
  REPROCESS_LIMIT: {
    title: 'Este relatório já foi refeito 5 vezes hoje',
    action: 'Tente de novo amanhã ou crie uma nova avaliação.',
  },
  REPROCESS_TAKES_UNIT: {
    title: 'Refazer com estas respostas usa um diagnóstico do plano',
    action: 'Recarregue a página e confirme de novo.',
  },
  CARTA_CONFLICT: {
    title: 'Esta carta mudou em outro aparelho',
    action: 'Nada foi sobrescrito. Copie o que escreveu, recarregue a página e junte as duas versões.',
  },
  RESPOSTAS_CONFLICT: {
    title: 'Estas respostas mudaram em outro aparelho',
    action: 'Nada foi sobrescrito. Recarregue a página e veja as respostas atuais.',
  },
  PARECER_CONFLICT: {
    title: 'Esta revisão mudou em outro aparelho',
    action: 'Nada foi sobrescrito. Recarregue para ver a atual.',
  },
  PERGUNTAS_EM_ABERTO: {
    title: 'Há perguntas de segurança em aberto',
    action: 'Responda-as na ficha, ou marque que assina com elas em aberto.',
  },
  PARECER_INCOMPLETO: {
    title: 'A revisão ainda não está completa',
    action: 'Veja o que falta, no alto da revisão, e assine de novo.',
  },
  VERSAO_NOT_FOUND: { title: 'Esta versão do relatório não existe', action: 'Volte à lista de versões.' },
  VERSAO_LIMIT: {
    title: 'Este relatório já tem 50 versões assinadas',
    action: 'Faça uma nova avaliação deste cliente.',
  },
  VERSAO_VIOLADA: {
    title: 'Esta versão foi alterada depois de assinada',
    action: `Ela não vale como assinada e não pode ser enviada. Revise e assine de novo, ou fale com o suporte em ${brand.supportEmail}.`,
  },
  RELATORIO_NAO_ASSINADO: {
    title: 'Este relatório ainda não foi assinado',
    action: 'Nas suas configurações, só relatórios assinados podem ser compartilhados. Revise e assine antes.',
  },
  RESPOSTAS_LIMIT: {
    title: 'Estas respostas já foram corrigidas 100 vezes',
    action: 'Faça uma nova avaliação deste cliente.',
  },
  RETRY_LIMIT: {
    title: 'Este relatório já foi tentado 20 vezes hoje',
    action: `Tente de novo amanhã. Se continuar, fale com o suporte em ${brand.supportEmail}.`,
  },
  FOTO_NOT_FOUND: { title: 'Não encontramos esta foto', action: 'Envie a foto de novo.' },
  FOTO_TOO_LARGE: { title: 'A imagem é muito grande', action: 'Tamanho máximo: 5MB. Escolha uma foto menor.' },
  FOTO_TOO_MANY_PIXELS: {
    title: 'A imagem tem resolução alta demais',
    action: 'Escolha uma foto de até 50 megapixels, como as da câmera do celular.',
  },
  FOTO_NOT_AN_IMAGE: { title: 'Este arquivo não é uma imagem', action: 'Escolha uma foto em JPEG, PNG ou WebP.' },
  FOTO_HEIC: {
    title: 'Ainda não lemos fotos em HEIC',
    action: 'No iPhone, use Ajustes > Câmera > Formatos > Mais Compatível, ou envie a foto em JPEG.',
  },
  FOTO_UNSUPPORTED: {
    title: 'Este formato de imagem não é aceito',
    action: 'Escolha uma foto em JPEG, PNG ou WebP.',
  },
  FOTO_CORRUPT: {
    title: 'A imagem está danificada ou incompleta',
    action: 'Tire a foto de novo ou escolha outra.',
  },
  FOTOS_FULL: {
    title: 'Há fotos demais em formulários que não foram enviados',
    action: 'Envie ou descarte os rascunhos que não usa mais e escolha a foto de novo.',
  },
  FOTO_UPLOAD_GONE: {
    title: 'O envio desta foto não está mais aberto',
    action: 'Envie a foto de novo.',
  },
  FOTO_UPLOAD_OFFSET: {
    title: 'O envio da foto continuou em outro ponto',
    action: 'Tente de novo: ele segue de onde parou.',
  },
  SHARE_NOT_FOUND: {
    title: 'Este link não existe mais',
    action: 'Ele pode ter sido revogado. Crie um novo link para compartilhar o relatório.',
  },
  SHARE_LIMIT: {
    title: 'Este relatório já tem 50 links ativos',
    action: 'Encerre um deles na lista abaixo para criar outro.',
  },
  CONVITE_NOT_FOUND: {
    title: 'Este convite não existe mais',
    action: 'Recarregue a página para ver os convites abertos.',
  },
  CONVITE_CONFLICT: {
    title: 'A ficha foi preenchida também em outro aparelho',
    action: 'Escolha com quais respostas continuar.',
  },
  CONVITE_ANSWERED: {
    title: 'Esta ficha já foi respondida',
    action: 'As respostas estão nos seus rascunhos.',
  },
  CONVITE_LIMIT: {
    title: 'Há convites demais sem resposta',
    action: 'Encerre um dos convites abertos para enviar outro.',
  },
  CLIENTE_NOT_FOUND: {
    title: 'Cliente não encontrado',
    action: 'Volte à lista de clientes para ver como ela está agora.',
  },
  CLIENTE_CONFLICT: {
    title: 'Este cliente mudou em outro aparelho',
    action: 'Nada foi sobrescrito. Veja os dados atuais e refaça a sua mudança.',
  },
  FOTO_CONSENT_WITHDRAWN: {
    title: 'Este cliente revogou o consentimento para fotos',
    action: 'Se ele consentiu de novo, registre isso na página do cliente e tente outra vez.',
  },
  PEDIDO_NOT_FOUND: {
    title: 'Pedido não encontrado',
    action: 'Recarregue a página para ver os pedidos como estão agora.',
  },
  CONSULTA_NOT_FOUND: {
    title: 'Consulta não encontrada',
    action: 'Recarregue a página para ver as consultas como estão agora.',
  },
  CONSULTA_CONFLICT: {
    title: 'Esta consulta mudou em outro aparelho',
    action: 'Nada foi sobrescrito. Veja a versão atual e refaça a sua mudança.',
  },
  CONSULTA_LIMIT: {
    title: 'Já são 1.000 consultas aqui',
    action: 'Faça uma avaliação deste cliente e registre nela as próximas consultas.',
  },
  ACCOUNT_FULL: {
    title: 'Sua conta chegou ao máximo do que pode guardar',
    action: `Apague clientes de que não precisa mais, registre a consulta sem a foto ou escolha um plano maior. Se precisar de mais, escreva para ${brand.supportEmail}.`,
  },
  PROTOCOLO_NOT_FOUND: {
    title: 'Este protocolo não existe mais',
    action: 'Feche e abra Meus protocolos para ver a lista como está agora.',
  },
  PROTOCOLO_LIMIT: {
    title: 'Você já tem 100 protocolos',
    action: 'Exclua um protocolo que não usa mais e salve de novo.',
  },
  API_KEY_NOT_FOUND: {
    title: 'Esta chave não existe mais',
    action: 'Recarregue a página para ver a lista como está agora.',
  },
  API_KEY_LIMIT: {
    title: 'Você já tem 10 chaves ativas',
    action: 'Revogue uma chave que não usa mais e crie de novo.',
  },
  WEBHOOK_NOT_FOUND: {
    title: 'Este webhook não existe mais',
    action: 'Recarregue a página para ver a lista como está agora.',
  },
  WEBHOOK_LIMIT: {
    title: 'Você já tem 5 endereços de webhooks',
    action: 'Exclua um endereço que não usa mais e adicione de novo.',
  },
  WEBHOOK_DISABLED: {
    title: 'Este endereço está desligado',
    action: 'Ligue-o antes de enviar.',
  },
  SUPPORT_THREAD_NOT_FOUND: {
    title: 'Esta conversa com o suporte não existe mais',
    action: `Recarregue a página. Se precisar, escreva para ${brand.supportEmail}.`,
  },
  SUPPORT_CONFLICT: {
    title: 'Esta conversa mudou enquanto você escrevia',
    action: 'Nada foi enviado. Leia o que há de novo e envie outra vez: o seu texto continua aqui.',
  },
  SUPPORT_LIMIT: {
    title: 'Há mensagens demais ao suporte',
    action: `Espere a resposta das que já enviou, ou escreva para ${brand.supportEmail}.`,
  },
  LOGO_INVALID: { title: 'Este arquivo não serve como logo', action: 'Envie uma imagem PNG, JPG ou WebP.' },
  LOGO_TOO_LARGE: { title: 'A logo é muito grande', action: 'Envie uma imagem de até 2 MB.' },
  ADMIN_EXISTS: {
    title: 'Já existe um administrador no sistema',
    action: `Peça acesso a quem administra o sistema, em ${brand.supportEmail}.`,
  },
  SETUP_SECRET_WRONG: {
    title: 'A chave ou o código de instalação não confere',
    action: 'Confira-o com quem instalou o sistema.',
  },
  LAST_ADMIN: { title: 'O último administrador não pode sair', action: 'Promova outra pessoa antes.' },
  OWN_ACCOUNT: { title: 'Isto não pode ser feito na própria conta', action: 'Peça a outro administrador.' },
  REPORT_NOT_READY: {
    title: 'O relatório ainda não está pronto',
    action: 'Espere o relatório terminar e tente de novo.',
  },
  DRAFT_NOT_FOUND: {
    title: 'Este rascunho não existe mais',
    action: 'O que está na tela continua aqui; ele será salvo como um rascunho novo.',
  },
  DRAFT_CONFLICT: {
    title: 'Este rascunho foi alterado em outro aparelho',
    action: 'Escolha qual das duas versões você quer manter.',
  },
  DRAFT_LIMIT: {
    title: 'Você já tem 20 rascunhos guardados',
    action: 'Este fica guardado só neste aparelho. Envie ou descarte um dos outros para guardá-lo também na sua conta.',
  },
  IDEMPOTENCY_MISMATCH: {
    title: 'Este formulário já foi enviado com outros dados',
    action: 'Procure a avaliação no histórico ou comece uma nova.',
  },
  TERMS_NOT_ACCEPTED: {
    title: 'Há uma versão nova dos termos',
    action: 'Aceite-a no aviso do alto da tela para voltar a criar e alterar. Ler e exportar continuam abertos.',
  },
  TOO_MANY_REQUESTS: { title: 'Muitas tentativas em pouco tempo', action: 'Espere um minuto e tente de novo.' },
  REGISTRO_VIOLADO: {
    title: 'Este registro foi alterado fora do sistema',
    action: `Fale com o suporte em ${brand.supportEmail}.`,
  },
  STORAGE_FULL: {
    title: 'Não há espaço para guardar isto agora',
    action: `Falta espaço no servidor. Tente de novo em alguns minutos; se continuar, fale com o suporte em ${brand.supportEmail}.`,
  },
  UNAVAILABLE: {
    title: 'O serviço está temporariamente indisponível',
    action: 'Nada foi perdido. Tente de novo em alguns minutos.',
  },
  INTERNAL: {
    title: 'Algo deu errado do nosso lado',
    action: `Nada foi perdido. Tente de novo; se continuar, fale com o suporte em ${brand.supportEmail}.`,
  },
};

/** Text for any error a request or a screen may throw. */
export function errorMessage(error: unknown): ErrorText {
  const body = readErrorBody(error);
  if (!body) return connectionMessage(error);
  const text = errorTexts[body.code] ?? { title: body.message, action: errorTexts.INTERNAL.action };
  // Only the server knows what it was, and which plan includes it.
  if (body.code === 'NOT_IN_PLAN') return { ...text, action: `${body.message} ${text.action}` };
  if (body.retryAfterSeconds !== undefined) {
    return { ...text, action: `Tente de novo em ${formatWait(body.retryAfterSeconds)}.` };
  }
  if (!body.requestId) return text;
  const known = text.action.includes(brand.supportEmail);
  return {
    ...text,
    action: `${text.action} ${known ? codeForSupport(body.requestId) : quoteToSupport(body.requestId)}`,
  };
}

/** The number that people tell support, and the address of support. */
export function quoteToSupport(requestId: string): string {
  return `Suporte: ${brand.supportEmail}. ${codeForSupport(requestId)}`;
}

function codeForSupport(requestId: string): string {
  return `Código para o suporte: ${requestId}.`;
}

/** Portuguese text per field path of a VALIDATION refusal; empty for every other error. */
export function errorFields(error: unknown): Record<string, string> {
  return readErrorBody(error)?.fields ?? {};
}
