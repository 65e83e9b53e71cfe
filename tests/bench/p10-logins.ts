import { hashPassword } from '@meridia/server/auth/passwords.ts';
import { createTherapist } from '../faults/therapist.ts';
import { createApiClient, testPassword } from '../support/api-client.ts';
import { giants } from '../support/bombs.ts';
import { keepSending } from '../support/keep-sending.ts';
import { uploadRequest } from '../support/raw-upload.ts';
import { timeEach } from '../support/time-each.ts';
import { withAppAlone } from './app-alone.ts';
import { median, ms } from './figures.ts';

const rounds = 5;
// Of 300, three decide the 99th percentile, and two runs of the same build said 1.5x and 4.0x.
const visits = 1500;
const logins = 25;
const mostRatio = 3;
/** Of one hash: long for who guesses, short for who signs in. */
const hashMs = { least: 60, most: 120 };

/**
 * P10: twenty people sign in all the time, and other people's requests are timed; then one person sends large pictures all the
 * time, and a sign-in is timed.
 */
export async function measureLogins(): Promise<{ passed: boolean; figures: string }> {
  return withAppAlone(async (app, sql) => {
    const { client } = await createTherapist(app.baseUrl, sql);
    // Another person, because this many sign-ins end the oldest sessions of an account.
    const { email } = await createTherapist(app.baseUrl, sql);
    const visit = () => timeEach(visits, () => client.trpc.avaliacoes.list.query({}));
    const login = () =>
      timeEach(logins, () =>
        createApiClient(app.baseUrl).trpc.accounts.login.mutate({ email, password: testPassword }),
      );
    await visit();
    await login();
    const picture = await giants.PNG();
    const hashing: number[] = [];
    const others: number[] = [];
    const signIns: number[] = [];
    let answered = 0;
    for (let round = 0; round < rounds; round += 1) {
      hashing.push((await timeEach(10, () => hashPassword(testPassword))).p50);
      const idle = await visit();
      const sending = keepSending({ baseUrl: app.baseUrl, request: loginRequest(app.baseUrl, email), parallel: 20 });
      const busy = await visit();
      answered += (await sending.stop())[200] ?? 0;
      others.push(busy.p99 / idle.p99);

      const idleLogin = await login();
      const sender = await createTherapist(app.baseUrl, sql);
      const request = uploadRequest(app.baseUrl, { cookie: sender.client.cookie(), file: picture });
      const uploads = keepSending({ baseUrl: app.baseUrl, request, parallel: 10 });
      const busyLogin = await login();
      await uploads.stop();
      signIns.push(busyLogin.p99 / idleLogin.p99);
    }
    const ratios = { others: median(others), signIns: median(signIns) };
    return {
      passed:
        ratios.others <= mostRatio &&
        ratios.signIns <= mostRatio &&
        median(hashing) >= hashMs.least &&
        median(hashing) <= hashMs.most,
      figures:
        `one hash ${ms(median(hashing))}; 20 sign-ins at a time (${answered} in all): other requests' p99 ${ratios.others.toFixed(1)}x idle; ` +
        `pictures of 49 MP ten at a time: p99 of a sign-in ${ratios.signIns.toFixed(1)}x idle`,
    };
  });
}

function loginRequest(baseUrl: string, email: string): Buffer {
  const body = JSON.stringify({ email, password: testPassword });
  const lines = [
    'POST /trpc/accounts.login HTTP/1.1',
    `host: ${new URL(baseUrl).host}`,
    `origin: ${baseUrl}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
