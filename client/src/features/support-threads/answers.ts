import { foldText } from '@meridia/shared/folded-text.ts';
import { welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';

export interface Answer {
  /** The part of the address behind #. It stays, because mails and notes link to it. */
  id: string;
  question: string;
  text: string;
}

interface Topic {
  title: string;
  answers: readonly Answer[];
}

/** Static, so that it opens without a network. Each sentence is true of the code and has its row in docs/PROMISES.md. */
export const topics: readonly Topic[] = [
  {
    title: 'Anamnese e rascunhos',
    answers: [
      {
        id: 'primeira-avaliacao',
        question: 'Como faço uma avaliação?',
        text: 'Abra Nova Avaliação, preencha o que souber, fotografe a língua e envie. São obrigatórios nome, idade, sexo, telefone e email (ou “Não tem / não informou”), a queixa principal, a foto da língua e o consentimento.',
      },
      {
        id: 'perguntas-vazias',
        question: 'Preciso responder a tudo?',
        text: 'Não. Uma pergunta sem resposta conta como não perguntada e não leva a nenhuma conclusão.',
      },
      {
        id: 'rascunho',
        question: 'O que preenchi se perde se eu sair da tela?',
        text: 'Não. A anamnese se salva sozinha no aparelho e na sua conta. Em Início, toque em “Continuar”. A conta guarda até 20 rascunhos.',
      },
      {
        id: 'sem-internet',
        question: 'E se a internet cair?',
        text: 'Continue preenchendo: as respostas ficam no aparelho. Uma anamnese pronta espera nele com as fotos e é enviada quando a conexão volta e o aplicativo está aberto.',
      },
      {
        id: 'ditar',
        question: 'Posso ditar as respostas?',
        text: 'Sim, nos campos de várias linhas, se o seu navegador reconhece fala. O som vai ao serviço do próprio navegador; o nosso servidor não o recebe.',
      },
      {
        id: 'corrigir',
        question: 'Enviei uma resposta errada. Como corrijo?',
        text: 'No relatório, abra “Respostas” e toque em “Corrigir”. A versão anterior fica guardada e o relatório é refeito. Em até 24 horas da avaliação, a correção não usa diagnóstico.',
      },
      {
        id: 'ficha',
        question: 'A pessoa pode preencher a ficha antes da consulta?',
        text: 'Pode. “Enviar ficha ao cliente” cria um link para WhatsApp, QR ou email. O que ela responde chega aos seus rascunhos, e você completa a sua parte. O link não usa diagnóstico do plano. A página de planos mostra em quais deles a ficha está incluída.',
      },
    ],
  },
  {
    title: 'Fotos',
    answers: [
      {
        id: 'foto-da-lingua',
        question: 'Como fotografo a língua?',
        text: 'Com luz natural, a língua relaxada e inteira, sem café nem corantes nas 2 horas antes. Depois do envio o aplicativo avisa se faltou luz ou foco, e você decide se repete.',
      },
      {
        id: 'formatos-de-foto',
        question: 'Que fotos são aceitas?',
        text: 'JPEG, PNG e WebP de até 5 MB e 50 megapixels. Uma foto maior é reduzida no aparelho antes de ir, quando o navegador consegue abri-la. Para o HEIC do iPhone, escolha Ajustes > Câmera > Formatos > Mais Compatível.',
      },
      {
        id: 'contorno',
        question: 'O contorno da língua saiu errado. E agora?',
        text: 'Responda, abaixo da foto, que ele não confere. Então nenhuma medida feita dentro do contorno conta.',
      },
      {
        id: 'metadados',
        question: 'A foto leva a localização do celular?',
        text: 'Não. No envio cada foto é regravada sem localização, data e dados do aparelho.',
      },
    ],
  },
  {
    title: 'Relatório',
    answers: [
      {
        id: 'quanto-demora',
        question: 'Quanto tempo leva um relatório?',
        text: 'De alguns segundos a poucos minutos, em geral; em horários de pico, até 10 minutos ou mais. Você pode fechar a tela: o relatório fica no histórico quando termina.',
      },
      {
        id: 'de-onde-vem',
        question: 'De onde vêm as hipóteses e os pontos?',
        text: 'De tabelas fixas da Medicina Tradicional Chinesa: respostas e sinais medidos nas fotos somam a favor e contra cada padrão. Um modelo de inteligência artificial, quando ligado, não pode criar pontos nem códigos. Cada relatório diz qual motor o escreveu.',
      },
      {
        id: 'substitui',
        question: 'O relatório substitui a minha avaliação?',
        text: 'Não. Ele propõe hipóteses com as evidências à vista; a decisão é sua. Ele também não é diagnóstico médico.',
      },
      {
        id: 'sem-hipotese',
        question: 'Por que o relatório não traz nenhuma hipótese?',
        text: 'Porque houve poucos achados. Nesse caso o relatório não aponta um padrão e diz o que ainda perguntar. Responda na própria tela, e ele é refeito.',
      },
      {
        id: 'falhou',
        question: 'O relatório falhou. Perdi um diagnóstico?',
        text: 'Não: a unidade volta ao plano, e a anamnese e as fotos continuam guardadas. “Tentar Novamente” usa um diagnóstico outra vez.',
      },
      {
        id: 'refazer',
        question: 'Posso refazer um relatório?',
        text: 'Pode, sem usar diagnóstico, até 5 vezes por dia em cada relatório, a não ser que uma resposta tenha sido trocada depois de 24 horas. Se refazer falhar, o relatório anterior fica.',
      },
      {
        id: 'imprimir',
        question: 'Como imprimo ou guardo o relatório?',
        text: 'Na tela do relatório, “PDF” dá o arquivo e “Imprimir” abre as páginas dele em outra aba.',
      },
    ],
  },
  {
    title: 'Assinatura, carta e compartilhamento',
    answers: [
      {
        id: 'nao-revisado',
        question: 'O que quer dizer “Não revisado por profissional”?',
        text: 'Que ninguém assinou aquele relatório. Todo relatório sem assinatura traz esse aviso, na tela, no PDF e no link.',
      },
      {
        id: 'assinar',
        question: 'Como assino um relatório?',
        text: 'Em “Revisar e assinar”, diga de cada parte se concorda, altera ou retira, e assine com a sua senha. A versão assinada não muda mais. Não é uma assinatura digital qualificada, e ninguém conferiu o seu registro.',
      },
      {
        id: 'carta',
        question: 'Como envio algo que a pessoa entenda?',
        text: '“Compartilhar” oferece primeiro a carta: o que foi encontrado, o que será feito, o que fazer em casa e quando voltar, em palavras simples. Você pode mudar o texto antes.',
      },
      {
        id: 'link',
        question: 'Como funciona o link compartilhado?',
        text: 'Ele vale 7, 30 ou 90 dias, ou até você o encerrar, e abre para quem o tiver, sem conta. Não mostra fotos.',
      },
      {
        id: 'encerrar-link',
        question: 'Onde vejo e encerro os links?',
        text: 'Na página do cliente, em “Links compartilhados”: desde quando, até quando e quantas vezes cada um foi aberto, com o botão para encerrar.',
      },
    ],
  },
  {
    title: 'Clientes e consultas',
    answers: [
      {
        id: 'consulta',
        question: 'Como registro uma consulta de retorno?',
        text: 'Abra “Evolução” no relatório, ou “Registrar consulta” na página do cliente, escreva como ele está e marque os pontos que usou. Uma consulta errada não é apagada: é anulada, com o motivo. A página de planos mostra quantas consultas por cliente cada um inclui; as anuladas contam.',
      },
      {
        id: 'juntar',
        question: 'A mesma pessoa aparece duas vezes. O que faço?',
        text: 'Na página do cliente, em “Mais opções”, use “Juntar com outro cadastro”. Dá para desfazer depois.',
      },
      {
        id: 'buscar',
        question: 'Como acho uma avaliação antiga?',
        text: 'Em Histórico, busque por palavras do nome ou da queixa; acentos não importam. Há filtros por situação e por dia.',
      },
    ],
  },
  {
    title: 'Plano e pagamento',
    answers: [
      {
        id: 'o-que-conta',
        question: 'O que conta como um diagnóstico?',
        text: 'Enviar uma avaliação usa um. Quantos você usou está em Minha assinatura.',
      },
      {
        id: 'gratuito',
        question: 'O plano gratuito expira?',
        text: `Não. Ao confirmar o email de uma conta nova, você ganha mais ${welcomeBonusDiagnoses} diagnósticos no primeiro período. As unidades grátis valem uma vez por pessoa.`,
      },
      {
        id: 'mudar-de-plano',
        question: 'Como mudo de plano ou cancelo?',
        text: 'Troque na página de planos: a subida cobra a diferença na hora, a descida vale na hora e deixa crédito. Cartão, notas e cancelamento estão em “Gerenciar Assinatura”.',
      },
      {
        id: 'pagamento-falhou',
        question: 'O meu pagamento falhou. Perco o acesso?',
        text: 'O plano continua por 7 dias. Depois não é possível criar avaliações até pagar ou cancelar; o histórico e os relatórios continuam abertos.',
      },
      {
        id: 'prioridade',
        question: 'Que diferença faz o plano no suporte?',
        text: 'A caixa do suporte mostra primeiro quem está nos planos com suporte prioritário e, entre iguais, quem espera há mais tempo.',
      },
    ],
  },
  {
    title: 'Conta e aparelhos',
    answers: [
      {
        id: 'senha',
        question: 'Como troco a senha?',
        text: 'Em Configurações, Segurança. Se a esqueceu, use “Esqueci minha senha” na tela de entrada: o link chega por email e vale por 1 hora.',
      },
      {
        id: 'duas-etapas',
        question: 'Como protejo melhor a conta?',
        text: 'Ative a verificação em duas etapas em Configurações, com um aplicativo autenticador, e guarde os dez códigos de recuperação: cada um entra uma vez no lugar do código.',
      },
      {
        id: 'perdi-o-celular',
        question: 'Perdi o celular. Como o tiro da conta?',
        text: 'Em Configurações, Segurança, encerre a sessão dele ou saia de todos os dispositivos. Depois troque a senha.',
      },
      {
        id: 'instalar',
        question: 'Dá para instalar no celular?',
        text: 'Dá. A página “Instalar o app” mostra o caminho para iPhone e Android, e no computador quando o navegador permite.',
      },
    ],
  },
  {
    title: 'Privacidade e LGPD',
    answers: [
      {
        id: 'quem-ve',
        question: 'Quem vê os dados dos meus clientes?',
        text: 'Você. Administradores do serviço não abrem avaliações, relatórios nem fotos: veem uma lista com nome, email, data e situação. Cada leitura está em Configurações, “Quem acessou”.',
      },
      {
        id: 'inteligencia-artificial',
        question: 'Os dados vão a uma inteligência artificial?',
        text: 'Só onde ela está ligada e a pessoa atendida autorizou. Sem autorização nada dela vai ao provedor, e o redator local escreve o relatório.',
      },
      {
        id: 'exportar',
        question: 'Como baixo os meus dados?',
        text: 'Em Configurações, “Exportar meus dados”, com a sua senha: um arquivo ZIP com tudo da conta. De um cliente só, na página dele, em “Mais opções”, “Exportar dados (ZIP)”.',
      },
      {
        id: 'pedido-de-cliente',
        question: 'Um cliente pediu os dados, ou que sejam apagados.',
        text: 'Registre o pedido na página dele, em “Mais opções”, “Direitos do cliente (LGPD)”. O prazo é de 15 dias. Dá para exportar, anonimizar ou excluir; antes o aplicativo diz até quando a lei pede guardar o registro.',
      },
      {
        id: 'excluir-conta',
        question: 'Como excluo a minha conta?',
        text: 'Em Configurações, “Excluir minha conta”, com a senha e a palavra EXCLUIR. Os dados são apagados na hora; exporte antes o que a lei pede guardar.',
      },
      {
        id: 'mensagens-ao-suporte',
        question: 'Quem lê as minhas mensagens ao suporte?',
        text: 'Administradores do serviço, e cada leitura fica em “Quem acessou”. Uma conversa encerrada é apagada depois de 12 meses, com as imagens.',
      },
    ],
  },
];

/** Words of an answer's search text: question and answer, in lower case and without accents. */
const indexed = topics.map(({ title, answers }) => ({
  title,
  answers: answers.map((answer) => ({ answer, words: foldText(`${title} ${answer.question} ${answer.text}`) })),
}));

/** The topics with the answers that hold the beginning of every typed word. All of them for an empty search. */
export function findAnswers(search: string): readonly Topic[] {
  const wanted = foldText(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  return indexed.flatMap(({ title, answers }) => {
    const found = answers.filter(({ words }) => wanted.every((word) => beginsAWord(words, word)));
    return found.length > 0 ? [{ title, answers: found.map(({ answer }) => answer) }] : [];
  });
}

function beginsAWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(text);
}
