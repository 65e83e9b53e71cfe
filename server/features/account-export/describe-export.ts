import type { Config } from '../../config.ts';

/** The text file that a reader of the ZIP opens first. */
export function describeExport({ APP_NAME, PRIVACY_EMAIL }: Config, generatedAt: Date): string {
  const when = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(generatedAt);
  // Old Windows editors need this line ending.
  return `${text(APP_NAME, PRIVACY_EMAIL, when).replaceAll('\n', '\r\n')}\r\n`;
}

const text = (app: string, email: string, when: string) => `SEUS DADOS NO ${app.toUpperCase()}
Exportação de ${when} (horário de Brasília)

Este arquivo reúne tudo o que a sua conta guarda. Ele tem dados de saúde dos seus clientes: guarde-o em lugar
seguro, de preferência criptografado, e não o envie por canais abertos.

O QUE HÁ AQUI

conta.json
    Sua conta, seu perfil, sua clínica, seu plano com pagamentos e mudanças, os aparelhos em que você entrou e os
    rascunhos de anamnese. Senhas e códigos não são exportados: deles guardamos apenas resumos criptográficos.
clientes.json
    Os seus clientes com os dados anteriores, as junções de dois clientes em um, e os convites que você enviou, com o que
    foi respondido e consentido. Cada avaliação diz de que cliente é.
clinica/
    A logo que você enviou, se houver.
avaliacoes/
    Uma pasta por avaliação, com a data, o nome do cliente e o começo do código da avaliação:
    avaliacao.json     todas as respostas da anamnese, o diagnóstico e as etapas da geração
    relatorio.html     o relatório; abra com um clique, sem internet, em qualquer navegador
    revisao.json       a sua revisão do relatório, se houver
    assinada-*.html    cada versão assinada, como foi assinada; em assinada-*.json, o conteúdo de que o hash é prova
    versoes.json       as respostas anteriores a cada correção, com o motivo
    consultas.json     as consultas de evolução, com as versões anteriores e as anuladas
    links.json         os links de compartilhamento que você criou: validade, revogação e visualizações
    *.jpg              as fotos
fotos-sem-avaliacao/
    Fotos de rascunhos, ainda sem avaliação. Em envios.json, os envios de fotos que não terminaram.
registros/
    Em partes de até 5.000 linhas: movimentos do seu limite de diagnósticos, mensagens que enviamos a você, pedidos a
    modelos de IA com seu custo, e o registro de acesso: o que foi lido dos seus dados (oQue), quando (createdAt), por
    quem (quem: você, a administração ou quem tem um link seu) e por quê (porQue). O hash de cada linha comprova que ela
    e as anteriores são as que foram gravadas; linhas sem hash são de antes dessa conferência.
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
