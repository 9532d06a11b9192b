import { setTimeout as pause } from 'node:timers/promises';
import type { Heard, Kind } from '../call';
import type { Places } from '../objects/objects';
import type { Acts } from './acts';

const RETRY_INTERVAL_MS = 500;
const RECOVERY_TIMEOUT_MS = 60_000;

/** Every member reads everything after the last fault; rejects when the product does not answer within a minute. */
export async function readFinalState(acts: readonly Acts[], { salons }: Places): Promise<void> {
  await Promise.all(
    acts.map(async (own) => {
      for (const { id } of salons) await untilAnswered(() => own.look(id));
      await untilAnswered(own.sessions);
      await untilAnswered(own.balance);
    }),
  );
  await untilAnswered(acts[0]!.offers);
}

async function untilAnswered<K extends Kind>(look: () => Promise<Heard<K>>): Promise<void> {
  for (const until = Date.now() + RECOVERY_TIMEOUT_MS; Date.now() < until; await pause(RETRY_INTERVAL_MS))
    if ((await look()).outcome === 'answered') return;
  throw new Error('A minute after the last fault was healed, members get no answer yet');
}
