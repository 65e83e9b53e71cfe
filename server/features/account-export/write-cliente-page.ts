import { readOrNull } from '@meridia/drizzle/stored.ts';
import {
  consentimentoDoClienteFormat,
  dadosAnamneseFormat,
  liberacaoFormat,
  pontosUsadosFormat,
} from '@meridia/drizzle/stored-formats.ts';
import {
  type anamneseFields,
  anamneseSections,
  type DadosAnamnese,
  fieldsOfSection,
  questions,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import { answerInWords, isAnswered } from '@meridia/shared/anamnese/question.ts';
import { dateFormats, saoPaulo } from '@meridia/shared/dates.ts';
import { liberacaoInWords } from '@meridia/shared/liberacao-medica.ts';
import { tipoWords, viaWords } from '@meridia/shared/pedido-titular.ts';
import { escapeHtml } from '../../engine/standalone-relatorio.ts';
import type { ToldAvaliacao } from './export-avaliacoes.ts';
import type { ToldConsulta } from './export-consultas.ts';
import type { ClienteParts } from './read-cliente-parts.ts';

const { formatDate, formatDateTime } = dateFormats(saoPaulo);

/** Everything of a client on one page that opens without a network: nothing is asked of any server, and nothing runs. */
export function writeClientePage(
  {
    clientes,
    versoes,
    convites,
    pedidos,
    avaliacoes,
    soltas,
  }: ClienteParts & { avaliacoes: readonly ToldAvaliacao[]; soltas: readonly ToldConsulta[] },
  now: Date,
): string {
  const nome = clientes.find(({ juntadoA }) => juntadoA === null)?.nome ?? '';
  return page(nome, [
    `<h1>${escapeHtml(nome)}</h1>`,
    `<p>Dados guardados até ${formatDateTime(now)} (horário de Brasília).</p>`,
    section(
      'Dados pessoais',
      clientes.map((one) =>
        facts([
          ['Nome', one.nome],
          ['Nascimento', one.nascimento && calendarDay(one.nascimento)],
          ['Idade informada', one.idade === null ? null : `${one.idade} anos`],
          ['Sexo', one.sexo],
          ['Telefone', one.telefone],
          ['Email', one.email],
          ['Cadastro', formatDate(one.createdAt)],
          ['Inteligência artificial de fora do Brasil', permission(one.iaExterior, one.iaExteriorEm)],
          ['Fotos', one.fotosPermitidas === null ? null : permission(one.fotosPermitidas, one.fotosPermitidasEm)],
        ]),
      ),
    ),
    section(
      'Dados anteriores',
      versoes.map(({ createdAt }) => `<p>Dados que valeram até ${formatDateTime(createdAt)}: em cliente.json.</p>`),
    ),
    ...avaliacoes.map(avaliacaoSection),
    section('Consultas sem avaliação', soltas.map(consultaFacts)),
    section(
      'Fichas enviadas',
      convites.map(({ createdAt, answeredAt }) =>
        paragraph(
          `Enviada em ${formatDate(createdAt)}${answeredAt ? `, respondida em ${formatDate(answeredAt)}` : ''}`,
        ),
      ),
    ),
    section(
      'Pedidos sobre os dados',
      pedidos.map((one) =>
        paragraph(
          [
            `${tipoWords[one.tipo]}, ${viaWords[one.via].toLowerCase()}, em ${calendarDay(one.recebidoEm)}`,
            one.concluidoEm
              ? `${one.desfecho} em ${formatDate(one.concluidoEm)}`
              : `prazo até ${calendarDay(one.venceEm)}`,
            one.resposta ?? '',
          ]
            .filter(Boolean)
            .join('. '),
        ),
      ),
    ),
    section('Quem leu estes dados', ['<p>Cada leitura está em registros/, com o dia, quem e por quê.</p>']),
  ]);
}

function avaliacaoSection({ folder, row, relatorio, consultas, photos, shares, versoes }: ToldAvaliacao): string {
  // Answers that no release wrote stand in the assessment's JSON.
  const dados = readOrNull(() => dadosAnamneseFormat.read(row.dadosAnamnese));
  const consentido = row.consentimentoCliente && consentimentoDoClienteFormat.read(row.consentimentoCliente);
  const files = [
    ...(relatorio ? ['relatorio.html', 'relatorio.pdf'] : []),
    ...(photos.length > 0 ? ['as fotos (.jpg)'] : []),
    'avaliacao.json',
  ];
  return section(`Avaliação de ${formatDate(row.createdAt)}`, [
    facts([
      ['Queixa principal', row.queixaPrincipal],
      ['Consentimento registrado pelo terapeuta', `versão ${row.consentimentoVersao}`],
      [
        'Consentimento do próprio cliente',
        consentido &&
          `${consentido.nome}, ${consentido.local}, em ${formatDateTime(consentido.em)}; fotos: ${consentido.fotos ? 'sim' : 'não'}`,
      ],
      ['Hipóteses', relatorio?.analise.padroes.map(({ nome }) => nome).join('; ')],
      ['Síntese', relatorio?.textos.sintese],
      ['Correções das respostas', versoes.length > 0 ? `${versoes.length}, em versoes.json` : null],
      ['Arquivos', `${folder}: ${files.join(', ')}`],
    ]),
    ...(dados ? anamneseSections.map((one) => answers(one.title, fieldsOfSection(one), dados)) : []),
    ...consultas.map(consultaFacts),
    ...shares.map((one) =>
      paragraph(
        `Link de compartilhamento de ${formatDate(one.createdAt)}, ${
          one.revokedAt ? `encerrado em ${formatDate(one.revokedAt)}` : `vale até ${formatDate(one.expiresAt)}`
        }, visualizações: ${one.viewCount}`,
      ),
    ),
  ]);
}

function consultaFacts(one: ToldConsulta): string {
  return facts([
    [
      `Consulta ${one.numeroConsulta}, ${formatDate(one.dataConsulta)}${one.anuladaAt ? ' (anulada)' : ''}`,
      one.observacoes,
    ],
    ['Mudanças', one.mudancasQuadro],
    ['Sintomas atuais', one.sintomasAtuais.join(', ')],
    ['Sintomas resolvidos', one.sintomasResolvidos.join(', ')],
    ['Novas queixas', one.novasQueixas],
    ['Liberação médica', one.liberacao && liberacaoInWords(liberacaoFormat.read(one.liberacao))],
    [
      'Pontos usados',
      pontosUsadosFormat
        .read(one.pontos)
        .pontos.map(({ codigo, nome, motivo }) => `${codigo} ${nome}${motivo ? ` (a evitar; motivo: ${motivo})` : ''}`)
        .join(', '),
    ],
    ['Retorno', one.retornoEm && calendarDay(one.retornoEm)],
  ]);
}

function answers(title: string, fields: readonly (typeof anamneseFields)[number][], dados: DadosAnamnese): string {
  const given = fields.filter((field) => isAnswered(dados[field]));
  if (given.length === 0) return '';
  const words = given.map((field) => [questions[field].label, answerInWords(questions[field], dados[field])] as const);
  return `<h3>${escapeHtml(title)}</h3>${facts(words)}`;
}

function permission(given: boolean | null, at: Date | null): string {
  if (given === null || at === null) return 'não perguntado';
  return `${given ? 'autorizado' : 'não autorizado'} desde ${formatDate(at)}`;
}

/** @param day `YYYY-MM-DD` */
function calendarDay(day: string): string {
  return day.split('-').reverse().join('/');
}

function facts(lines: readonly (readonly [name: string, value: string | null | undefined])[]): string {
  const told = lines.filter(([, value]) => value);
  return `<dl>${told.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('')}</dl>`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

/** Nothing when there is nothing to tell. */
function section(title: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `<section><h2>${escapeHtml(title)}</h2>${parts.join('')}</section>`;
}

function page(nome: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Dados de ${escapeHtml(nome)}</title>
<style>
body{margin:0 auto;max-width:52rem;padding:1.5rem 1rem;background:#fffefb;color:#22201c;font:1rem/1.55 system-ui,sans-serif}
h1{font-size:1.6rem;margin:0}h2{font-size:1.25rem;margin:2rem 0 .5rem;border-top:1px solid #d8d2c6;padding-top:1.25rem}
h3{font-size:1.05rem;margin:1.25rem 0 .25rem}dl{margin:.25rem 0 1rem}dt{color:#5b564c;font-size:.94rem;margin-top:.5rem}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}section{break-inside:auto}
</style>
</head>
<body>
${parts.join('\n')}
</body>
</html>
`;
}
