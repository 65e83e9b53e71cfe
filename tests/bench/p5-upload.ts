import { setTimeout as sleep } from 'node:timers/promises';
import { decodeFoto } from '@meridia/server/images/decode-foto.ts';
import { observeFoto } from '@meridia/server/vision/observe-foto.ts';
import { createTherapist, type Therapist } from '../faults/therapist.ts';
import { keepSending } from '../support/keep-sending.ts';
import { openRaw, type RawAnswer, readRaw, sendRaw, uploadRequest } from '../support/raw-upload.ts';
import { timeEach } from '../support/time-each.ts';
import { withAppAlone } from './app-alone.ts';
import { photoLikeFromCamera } from './camera-photo.ts';
import { median, ms } from './figures.ts';

const rounds = 5;
const photosPerRound = 5;
const visits = 1000;
/** These bytes lie within the closing boundary. */
const lastBytes = 20;
/** Long enough for the server to receive everything that was sent. */
const restMs = 100;
const most = { one: 1.3, three: 1.3, others: 3 };

/**
 * P5: a photo of 12 megapixels and about 4 MB, from its last received byte to the answer, against the same work (our copy and its
 * measurements) in one process without database and disk; then three photos at a time; then the time of other people's requests
 * while ten uploads run all the time. The time from the first sent byte is printed too.
 */
export async function measureUpload(): Promise<{ passed: boolean; figures: string }> {
  const photo = await photoLikeFromCamera();
  return withAppAlone(async (app, sql) => {
    const person = await confirmedTherapist(app.baseUrl, sql);
    const inProcess = async () => {
      const { jpeg } = await decodeFoto('lingua', photo);
      await observeFoto('lingua', jpeg);
    };
    const request = uploadRequest(app.baseUrl, { cookie: person.client.cookie(), file: photo });
    const upload = async () => assertKept(await sendRaw(app.baseUrl, request));
    const uploadAtOnce = (count: number) => timeLastByte(app.baseUrl, request, count);
    await Promise.all([upload(), upload(), upload(), inProcess()]);
    const one: number[] = [];
    const three: number[] = [];
    const bare: number[] = [];
    const times: number[] = [];
    const whole: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const here = await timeEach(photosPerRound, inProcess);
      const sharpAlone = await timeEach(photosPerRound, () => decodeFoto('lingua', photo));
      const there = median(await timesOf(photosPerRound, () => uploadAtOnce(1)));
      one.push(there / here.p50);
      bare.push(there / sharpAlone.p50);
      times.push(there);
      whole.push((await timeEach(photosPerRound, upload)).p50 / here.p50);
      const threeHere = await timeEach(photosPerRound, () => Promise.all([inProcess(), inProcess(), inProcess()]));
      three.push(median(await timesOf(photosPerRound, () => uploadAtOnce(3))) / threeHere.p50);
    }
    const others: number[] = [];
    const other = await confirmedTherapist(app.baseUrl, sql);
    const visit = () => timeEach(visits, () => other.client.trpc.avaliacoes.list.query({}));
    await visit();
    for (let round = 0; round < rounds; round += 1) {
      const idle = await visit();
      const busyPerson = await confirmedTherapist(app.baseUrl, sql);
      const request = uploadRequest(app.baseUrl, { cookie: busyPerson.client.cookie(), file: photo });
      const uploads = keepSending({ baseUrl: app.baseUrl, request, parallel: 10 });
      const busy = await visit();
      await uploads.stop();
      others.push(busy.p99 / idle.p99);
    }
    const ratios = { one: median(one), three: median(three), others: median(others) };
    return {
      passed: ratios.one <= most.one && ratios.three <= most.three && ratios.others <= most.others,
      figures:
        `12 MP photo of ${(photo.length / 1e6).toFixed(1)} MB: p50 ${ms(median(times))}, ${ratios.one.toFixed(2)}x of the same work in one process ` +
        `(${median(bare).toFixed(2)}x of its decoding alone; ${median(whole).toFixed(2)}x from the first byte sent), three at a time ${ratios.three.toFixed(2)}x; ` +
        `other requests' p99 during ten uploads ${ratios.others.toFixed(1)}x idle`,
    };
  });
}

async function confirmedTherapist(baseUrl: string, sql: Parameters<typeof createTherapist>[1]): Promise<Therapist> {
  const therapist = await createTherapist(baseUrl, sql);
  await sql`update accounts set email_confirmed_at = now() where id = ${therapist.userId}`;
  return therapist;
}

/** Milliseconds until this many uploads are answered. Their last bytes are sent at once, all others well before. */
async function timeLastByte(baseUrl: string, request: Buffer, count: number): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: count }, () => openRaw(baseUrl)));
  const answers = sockets.map(readRaw);
  for (const socket of sockets) socket.write(request.subarray(0, -lastBytes));
  await sleep(restMs);
  const begun = performance.now();
  for (const socket of sockets) socket.write(request.subarray(-lastBytes));
  for (const answer of await Promise.all(answers)) assertKept(answer);
  const took = performance.now() - begun;
  for (const socket of sockets) socket.destroy();
  return took;
}

async function timesOf(count: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) times.push(await measure());
  return times;
}

function assertKept({ status, text }: RawAnswer): void {
  if (status !== 200) throw new Error(`upload answered ${status}: ${text}`);
}
