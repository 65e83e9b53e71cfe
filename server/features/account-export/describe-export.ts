import type { Config } from '../../config.ts';

/** The text file that a reader of the ZIP opens first. */
export function describeExport({ APP_NAME, PRIVACY_EMAIL }: Config, generatedAt: Date): string {
  return asFile(text(APP_NAME, PRIVACY_EMAIL, instantInWords(generatedAt)));
}

/** The same for the ZIP of one client. */
export function describeClienteExport({ APP_NAME, PRIVACY_EMAIL }: Config, generatedAt: Date): string {
  return asFile(clienteText(APP_NAME, PRIVACY_EMAIL, instantInWords(generatedAt)));
}

function instantInWords(instant: Date): string {
  return new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(instant);
}

function asFile(text: string): string {
  // Old Windows editors need this line ending.
  return `${text.replaceAll('\n', '\r\n')}\r\n`;
}

const clienteText = (app: string, email: string, when: string) => `DADOS DE UM CLIENTE NO ${app.toUpperCase()}
Exportação de ${when} (horário de Brasília)

Este arquivo tem dados de saúde de uma pessoa. Entregue-o só a ela ou a quem ela autorizou, por um canal seguro.

dados.html
    Tudo em uma página para ler: quem é, o que respondeu, o que foi escrito, os consentimentos, os links e os pedidos. Abra
    com um clique, sem internet.
cliente.json
    Os dados do cliente com os anteriores, as junções, os convites com o que foi respondido e consentido, os rascunhos, e os
    pedidos sobre os dados.
avaliacoes/
    Uma pasta por avaliação:
    avaliacao.json     todas as respostas da anamnese, o consentimento, o diagnóstico e as etapas da geração
    relatorio.html     o relatório, para ler em qualquer navegador
    relatorio.pdf      o relatório em PDF
    revisao.json       a revisão do relatório, se houver
    assinada-*.html    cada versão assinada, como foi assinada; em assinada-*.json, o conteúdo de que o hash é prova
    anterior-*.html    os últimos relatórios que foram refeitos, como estavam; em anterior-*.json, o seu conteúdo
    versoes.json       as respostas anteriores a cada correção, com o motivo
    consultas.json     as consultas de evolução, com as versões anteriores e as anuladas
    links.json         os links de compartilhamento: validade, revogação e visualizações
    carta.json         a carta ao cliente, se foi mudada
    *.jpg              as fotos
consultas-sem-avaliacao/
    As consultas registradas sem avaliação, com as versões anteriores e as anuladas, e as suas fotos, se houver.
fotos-de-rascunhos/
    Fotos que ainda não fazem parte de uma avaliação, se houver.
registros/
    Quem leu os dados deste cliente, quando e por quê.
manifesto.json
    Quantas linhas e quantos arquivos há aqui. Em "ausentes" estão as fotos que não foram encontradas e os PDFs que não
    puderam ser feitos agora; o mesmo relatório está em relatorio.html.

Arquivos .json são texto e abrem em qualquer editor. Datas estão no formato ISO 8601, em UTC.
Nas respostas, null ou uma lista vazia quer dizer: não perguntado.

Dúvidas sobre dados pessoais: ${email}`;

const text = (app: string, email: string, when: string) => `SEUS DADOS NO ${app.toUpperCase()}
Exportação de ${when} (horário de Brasília)

Este arquivo reúne tudo o que a sua conta guarda. Ele tem dados de saúde dos seus clientes: guarde-o em lugar
seguro, de preferência criptografado, e não o envie por canais abertos.

O QUE HÁ AQUI

conta.json
    Sua conta, seu perfil, sua clínica, seu plano com pagamentos e mudanças, os aparelhos em que você entrou, as chaves da
    API e os webhooks, os seus protocolos e os rascunhos de anamnese. Senhas e códigos não são exportados: deles guardamos apenas resumos criptográficos.
clientes.json
    Os seus clientes com os dados anteriores, as junções de dois clientes em um, e os convites que você enviou, com o que
    foi respondido e consentido. Cada avaliação diz de que cliente é. Também os pedidos dos seus clientes sobre os dados
    deles, e os registros que você guarda sem identidade.
clinica/
    A logo que você enviou, se houver.
avaliacoes/
    Uma pasta por avaliação, com a data, o nome do cliente e o começo do código da avaliação:
    avaliacao.json     todas as respostas da anamnese, o diagnóstico e as etapas da geração
    relatorio.html     o relatório; abra com um clique, sem internet, em qualquer navegador
    revisao.json       a sua revisão do relatório, se houver
    assinada-*.html    cada versão assinada, como foi assinada; em assinada-*.json, o conteúdo de que o hash é prova
    anterior-*.html    os últimos relatórios que foram refeitos, como estavam; em anterior-*.json, o seu conteúdo
    versoes.json       as respostas anteriores a cada correção, com o motivo
    consultas.json     as consultas de evolução com os pontos usados, as versões anteriores e as anuladas
    links.json         os links de compartilhamento que você criou: validade, revogação e visualizações
    carta.json         a carta ao cliente, se você a mudou
    *.jpg              as fotos
consultas-sem-avaliacao/
    As consultas de clientes sem avaliação, com os pontos usados, as versões anteriores, as anuladas e as fotos, se houver.
fotos-sem-avaliacao/
    Fotos de rascunhos, ainda sem avaliação. Em envios.json, os envios de fotos que não terminaram.
suporte/
    Em conversas.json, as suas conversas com o suporte; as imagens que você enviou têm o código da mensagem.
registros/
    Em partes de até 5.000 linhas: movimentos do seu limite de diagnósticos, mensagens que enviamos a você, avisos aos
    seus sistemas, pedidos a modelos de IA com seu custo, e o registro de acesso: o que foi lido dos seus dados (oQue), quando (createdAt), por
    quem (quem: você, um programa com uma chave sua, a administração ou quem tem um link seu) e por quê (porQue). O hash
    de cada linha comprova que ela e as anteriores são as que foram gravadas; linhas sem hash são de antes dessa
    conferência.
manifesto.json
    Quantas linhas e quantos arquivos há nesta exportação, para conferência. Em "ausentes" estão as imagens que não
    foram encontradas.

OS FORMATOS

Arquivos .json são texto e abrem em qualquer editor. Datas estão no formato ISO 8601, em UTC.
Nas respostas, null ou uma lista vazia quer dizer: não perguntado.

A Lei 13.787/2018 pede que prontuários sejam guardados por pelo menos 20 anos a partir do último registro. Se você
vai excluir a conta, guarde esta exportação por esse prazo.

Depois da exclusão ficam o registro de acessos (códigos e horários, sem nomes) e, por 12 meses, um código do seu email
que não permite lê-lo, com os diagnósticos gratuitos usados no mês: serve para não os dar de novo a quem já os teve.

Dúvidas sobre os seus dados: ${email}`;
