import { parseArgs } from 'node:util';
import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoRandom } from '@athenaeum/kit/demo';
import mongoose from 'mongoose';
import { checkCoaching } from '../faults/checks/coaching';
import { checkSeats } from '../faults/checks/seats';
import { readState } from '../faults/finalState';
import { signIn } from '../faults/member';
import { signInPeople } from '../faults/people';
import { startProxy } from '../faults/proxy';
import { timeUntil } from '../faults/rig';
import { startCluster } from '../histories/cluster';
import { createProof } from '../processes/proof';
import { seedDomains } from '../start/demoDomains';
import { openBank } from './bank';
import { checkRefunds } from './checkRefunds';
import { figuresOf, type Kill } from './figures';
import type { Form } from './forms';
import { buy } from './purchases';
import { readFinalState } from './readFinalState';
import { letAnHourPass, promisedBy, stillAsked } from './settling';
import { runWave } from './wave';

/**
 * Staff refund what members bought, all or a part of it, while gateway, workers, subgraphs and the database are killed at random
 * instants; the payment provider outlives them. At the end staff, orders, minutes, seats, mails and the provider have to agree, within the
 * time that the outbox has promised:
 * node --import tsx infra/refunds/refunds.ts [--minutes 6] [--seed anything]
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '6' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const { seed } = values;
const MINUTE = 60_000;
const BUYERS = 12;
/** Beside those that are bought, which a refund removes as far as they are there. */
const MINUTES_EACH = 60;
/** Beside what the outbox itself has promised: one attempt, and the mail after it. */
const SETTLING_MS = MINUTE;
/** Of all refunds: a run in which nothing dies while something is refunded would say nothing. */
const LEAST_UNDER_WAY = 0.5;

const { cleanUp, problems, run } = createProof();
const random = demoRandom(`refunds ${seed}`);
const say = (line: string) => console.log(line);
const forms: Form[] = [];
const kills: Kill[] = [];
/** Seldom: the provider is in this process, and reading everything keeps it from answering. */
const LOOK_INTERVAL_MS = 5000;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

await run(prove, 'Staff, orders, minutes, seats, mails and the provider agree.');

async function prove(): Promise<void> {
  say(`seed ${seed}`);
  let origin = '';
  const bank = await openBank(random, () => origin);
  cleanUp.add(bank.close);
  const line = await startProxy(Number(new URL(bank.env.STRIPE_API_BASE!).port));
  cleanUp.add(line.stop);
  const cluster = await startCluster(cleanUp, {
    ...bank.env,
    ...{ STRIPE_API_BASE: `http://127.0.0.1:${line.port}`, BILLING_TIMEOUT_MS: '5000' },
    ...{ LIMIT_CHECKOUT: '1000000', LIMIT_PUBLIC_FORM: '1000000', CONFIRMED_FOR_MINUTES: '600' },
  });
  origin = cluster.origin;
  await connectDatabase(cluster.databaseUri);
  cleanUp.add(disconnectDatabase);
  await seedDomains(Date.now());
  await cluster.startAll();
  const people = await signInPeople(origin, BUYERS, MINUTES_EACH);
  const staff = await signIn(origin, DEMO_ACCOUNTS.admin.email, DEMO_PASSWORD);
  const db = mongoose.connection.db!;
  const targets = [...cluster.targets(), { name: 'provider', instance: null, line }];
  const onKill = (name: string) => void kills.push({ name, at: Date.now() });
  const minutes = Number(values.minutes);

  for (const until = Date.now() + minutes * MINUTE; Date.now() < until;) {
    const purchases = await buy({ origin, people, bank, db });
    bank.forgetKeys();
    const wave = await runWave({ purchases, staff, targets, random, onKill, say });
    forms.push(...wave);
    say(`${wave.length} refunds asked for, ${forms.length} until now; ${kills.length} processes killed`);
  }

  const look = () => readFinalState(db, { forms, bank, letters: cluster.mail.received });
  const invariants = async () => {
    const state = await readState(db);
    return [...checkCoaching(state), ...checkSeats({ operations: [], before: state, after: state })];
  };
  await settles('after the last kill', db, async () => [
    ...checkRefunds(await look()),
    ...(await invariants()),
  ]);
  await bank.rest();
  await letAnHourPass(db);
  await settles('when the provider is asked for all of them again', db, async () => {
    const asked = await stillAsked(db);
    return asked.length > 0 ? asked : [...checkRefunds(await look()), ...(await invariants())];
  });
  const figures = figuresOf(await look(), forms, kills);
  say(JSON.stringify({ seed, ...figures }));
  const { underWay, refunds } = figures;
  if (underWay < refunds * LEAST_UNDER_WAY)
    problems.push(`Only ${underWay} of ${refunds} refunds were under way when something was killed`);
}

/** Waits for as long as the outbox has promised: until each message is due again, and one attempt more. */
async function settles(when: string, db: mongoose.mongo.Db, look: () => Promise<string[]>): Promise<void> {
  const promised = await promisedBy(db);
  let found: string[] = [];
  const took = await timeUntil(
    async () => {
      found = await look();
      return found.length === 0;
    },
    promised + SETTLING_MS,
    LOOK_INTERVAL_MS,
  );
  say(
    took === null
      ? `${when}: not settled within ${seconds(promised + SETTLING_MS)}`
      : `${when}: settled in ${seconds(took)}; the outbox had promised ${seconds(promised)}`,
  );
  problems.push(...found);
}
