import { keysOf } from '@meridia/shared/keys-of.ts';
import { deliveryDays, earlierSecretHours, failingDays, mostWebhooks } from '@meridia/shared/webhook.ts';
import { mostTries } from '../../features/webhooks/rules.ts';
import { webhookWords } from './webhook-events.ts';

/** The part of the page about messages that the app sends by itself. */
export function WebhookSection() {
  return (
    <>
      <h2 id="webhooks">Webhooks</h2>
      <p>
        Em vez de perguntar a cada poucos segundos, o seu sistema pode ser avisado. Adicione até {mostWebhooks}{' '}
        endereços em <a href="/configuracoes#webhooks">Configurações</a>. Cada aviso é um <code>POST</code> assinado
        como manda a especificação <a href="https://www.standardwebhooks.com">Standard Webhooks</a>, e leva só o tipo, a
        hora e um identificador: os dados o seu sistema lê pela API, com a sua chave.
      </p>
      <pre>
        <code>{exampleMessage}</code>
      </pre>
      <dl>
        {keysOf(webhookWords).map((type) => {
          const { title, about } = webhookWords[type];
          return (
            <div key={type}>
              <dt>
                <code>{type}</code>
              </dt>
              <dd>
                {title}.
                {about && (
                  <span className="suave">
                    <code>data.id</code> é o identificador {about.what}: <code>GET /api/v1{about.path}</code>
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <h3>O que o seu sistema faz</h3>
      <ul>
        <li>
          Confere a assinatura sobre o corpo como chegou, antes de ler o JSON, e recusa um{' '}
          <code>webhook-timestamp</code> com mais de 5 minutos.
        </li>
        <li>
          Responde com um código de 200 a 299 em até 15 segundos, e trabalha depois. Outro código, também um
          redirecionamento, conta como falha.
        </li>
        <li>
          Guarda o <code>webhook-id</code>: o mesmo aviso pode chegar mais de uma vez, sempre com o mesmo. Avisos podem
          chegar fora de ordem.
        </li>
      </ul>
      <p>
        Um aviso que falha é tentado {mostTries} vezes, com pausas de cerca de 5 segundos, 5 minutos, 30 minutos, 2, 5,
        10, 14, 20 e 24 horas. Um endereço a que nenhum aviso chega há mais de {failingDays} dias é desligado, e você
        recebe um email. Nas Configurações ficam os avisos de {deliveryDays} dias, e cada um pode ser enviado de novo.
        Quando você troca o segredo, os avisos levam as duas assinaturas por {earlierSecretHours} horas.
      </p>
      <h3>Conferir em Node.js</h3>
      <pre>
        <code>{nodeExample}</code>
      </pre>
      <h3>Conferir em Python</h3>
      <pre>
        <code>{pythonExample}</code>
      </pre>
    </>
  );
}

const exampleMessage = `POST /avisos HTTP/1.1
Content-Type: application/json
webhook-id: msg_0192f0a0-7d3e-4c1b-9a2f-5b6c7d8e9f00
webhook-timestamp: 1796040000
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"relatorio.pronto","timestamp":"2026-11-28T12:00:00.000Z","data":{"id":"0192f0a0-2b1c-4d5e-8f90-a1b2c3d4e5f6"}}`;

// Both are carried out by tests/integration/webhooks.test.ts.
export const nodeExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

// secret: "whsec_..."; headers: com nomes em minúsculas; body: o texto como chegou
export function verify(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return signatures.split(' ').some((one) => {
    const [version, value = ''] = one.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

export const pythonExample = `import base64, hashlib, hmac, time

# secret: "whsec_..."; headers: com nomes em minúsculas; body: os bytes como chegaram
def verify(secret, headers, body):
    stamp = headers["webhook-timestamp"]
    if abs(time.time() - int(stamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f'{headers["webhook-id"]}.{stamp}.'.encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(
        hmac.compare_digest(one, f"v1,{expected}")
        for one in headers["webhook-signature"].split(" ")
    )`;
