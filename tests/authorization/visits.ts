import { randomUUID } from 'node:crypto';
import { type Answer, callBatch, callHttp, openRawSocket, type RawCall, SocketRefused } from '../support/raw-call.ts';
import { type Identity, identities, type World } from './identities.ts';
import type { Expectation, ProcedureRow } from './matrix.ts';
import { fingerprint } from './ownership.ts';

export interface Procedure {
  path: string;
  type: RawCall['type'];
  row: ProcedureRow;
}

export interface Visit {
  answer: Answer;
  /** Whether any row of the owner has changed. */
  ownerChanged: boolean;
}

export type Transport = (call: RawCall) => Promise<Answer>;

/** The ways to call, each with a session of its own. */
export function createTransports({ app }: World) {
  const http: Transport = (call) => callHttp(app.baseUrl, call);
  const batch: Transport = (call) => callBatch(app.baseUrl, call, companion(call));
  const socket: Transport = async (call) => {
    const opened = await openRawSocket(app.baseUrl, { cookie: call.cookie }).catch(refusedUpgrade);
    if ('outcome' in opened) return opened;
    try {
      return await opened.call(call);
    } finally {
      opened.close();
    }
  };
  return { http, batch, socket };
}

/** A description of each difference from a row's declared answers, and of each change to the owner's rows by somebody else. */
export async function findDifferences(
  world: World,
  procedure: Procedure,
  expectedOf: (identity: Identity) => Expectation,
  transport: Transport,
  { changesNothing = false } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const identity of identities) {
    const { answer, ownerChanged } = await visit(world, identity, procedure, transport);
    const expected = expectedOf(identity);
    if (answer.outcome !== expected) {
      found.push(`${identity}: declared ${expected}, got ${answer.outcome} (${answer.status})`);
    }
    const { byAdmins, byHolder } = procedure.row;
    const mayChange = (byHolder || identity === (byAdmins ? 'admin' : 'owner')) && !changesNothing;
    if (ownerChanged && !mayChange) found.push(`${identity}: changed rows of the owner`);
  }
  return found;
}

/** One identity calls one procedure; the input names new rows of its subject. */
export async function visit(
  world: World,
  identity: Identity,
  { path, type, row }: Procedure,
  transport: Transport,
): Promise<Visit> {
  const { sql } = world.app.database;
  const { owner } = world.people;
  const input = await row.input?.({ sql, subject: world.subjectOf(identity), caller: world.people[identity] });
  const before = await fingerprint(sql, owner.id);
  const answer = await transport({ path, type, input, ...(await signIn(world, identity)) });
  return { answer, ownerChanged: before !== (await fingerprint(sql, owner.id)) };
}

export async function signIn(world: World, identity: Identity): Promise<{ cookie?: string }> {
  const cookie = await world.cookieOf(identity);
  return cookie ? { cookie } : {};
}

/** Only a signed-in person can open a socket; others never reach a procedure. */
function refusedUpgrade(error: unknown): Answer {
  if (!(error instanceof SocketRefused) || error.status !== 401) throw error;
  return { status: 401, outcome: 'UNAUTHENTICATED', body: null };
}

// The batch also contains a call that this identity may make. That call must not give its rights to the other one.
function companion({ type }: RawCall): RawCall {
  return type === 'mutation'
    ? { path: 'drafts.discard', type, input: { id: randomUUID() } }
    : { path: 'subscriptions.plans', type };
}
