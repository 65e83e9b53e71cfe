import { createServer, type IncomingMessage } from 'node:http';
import postgres from 'postgres';
import { WebSocketServer } from 'ws';

/**
 * A bare server with which P2 compares the product. It does only the steps that every report needs: it inserts a form's answers together
 * with a job. A worker takes the job, announces five stages with an update and a NOTIFY each, and stores a prepared report. Each stage
 * goes to the page over a socket, and the page fetches the report. There is no session, no quota, no engine and no photo. Needs one
 * stored report to copy. Prints its port.
 */
const sql = postgres(process.env.DATABASE_URL ?? '', { max: 5, onnotice: () => {} });
await sql`drop table if exists raw_jobs, raw_reports`;
await sql`create table raw_reports (id uuid primary key default gen_random_uuid(), dados jsonb, percent int default 0, html text)`;
await sql`create table raw_jobs (id uuid primary key)`;
let ready = '';

const page = `<!doctype html><html lang="pt-BR"><title>P2</title><button>Gerar</button><main></main><script type="module">
  const socket = new WebSocket(location.href.replace('http', 'ws'));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const dados = await (await fetch('/intake')).text();
  document.querySelector('button').addEventListener('click', async () => {
    const begun = performance.now();
    const done = new Set();
    let id;
    const show = async () => {
      document.querySelector('main').innerHTML = await (await fetch('/report?id=' + id)).text();
      requestAnimationFrame(() => requestAnimationFrame(() => { document.documentElement.dataset.p2 = performance.now() - begun; }));
    };
    socket.onmessage = ({ data }) => {
      const event = JSON.parse(data);
      if (event.percent < 100) return;
      done.add(event.id);
      if (event.id === id) show();
    };
    id = await (await fetch('/create', { method: 'POST', body: dados })).text();
    if (done.has(id)) show();
  });
  document.documentElement.dataset.ready = 'yes';
</script></html>`;

async function create(dados: string): Promise<string> {
  return sql.begin(async (tx) => {
    const [row] = await tx<{ id: string }[]>`
      with report as (insert into raw_reports (dados) values (${dados}::text::jsonb) returning id),
        job as (insert into raw_jobs select id from report returning id)
      select id, pg_notify('raw_job', '') from job`;
    return row?.id ?? '';
  });
}

async function work(): Promise<void> {
  const [job] = await sql<{ id: string }[]>`
    delete from raw_jobs where id = (select id from raw_jobs for update skip locked limit 1) returning id`;
  if (!job) return;
  ready ||= await readReport();
  for (const percent of [5, 25, 45, 65, 85, 100]) {
    const html = percent === 100 ? ready : null;
    await sql`
      with report as (update raw_reports set percent = ${percent}, html = ${html} where id = ${job.id} returning id, percent)
      select pg_notify('raw_event', row_to_json(report)::text) from report`;
  }
}

async function readReport(): Promise<string> {
  const [row] = await sql<{ html: string }[]>`
    select relatorio_html as html from avaliacoes where relatorio_html is not null limit 1`;
  if (!row) throw new Error('no report to copy');
  return row.html;
}

async function answer({ method, url = '/' }: IncomingMessage, body: string): Promise<string> {
  if (method === 'POST') return create(body);
  if (url === '/intake') {
    const [intake] = await sql<{ dados: string }[]>`select dados_anamnese::text as dados from avaliacoes limit 1`;
    return intake?.dados ?? '';
  }
  const id = new URL(url, 'http://localhost').searchParams.get('id');
  if (!id) return page;
  const [row] = await sql<{ html: string }[]>`select html from raw_reports where id = ${id}`;
  return row?.html ?? '';
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (text: string) => (body += text));
  request.on('end', () => {
    answer(request, body).then(
      (text) => response.setHeader('content-type', 'text/html; charset=utf-8').end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
const sockets = new WebSocketServer({ server });
await sql.listen('raw_event', (event) => {
  for (const socket of sockets.clients) socket.send(event);
});
await sql.listen('raw_job', () => void work());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
});
