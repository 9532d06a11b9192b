import { setTimeout as pause } from 'node:timers/promises';
import { demoRandom } from '@athenaeum/kit/demo';
import type { OpenGraph } from './openGraph';

interface Asking {
  salonId: string;
  members: number;
  /** Within which all of them ask for the first time. */
  seconds: number;
}

const CREATE = `mutation HotSeat($input: CreateRSVPInput!) { createRSVP(input: $input) { ok code data { id status } } }`;
/** A member who was refused comes again, later each time. */
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

interface Answered {
  status: string;
  waitedMs: number;
  refusals: number;
}

/** Each member asks until there is an answer; one that is refused because too much is asked comes again. */
export async function askForSeats(graph: OpenGraph, { salonId, members, seconds }: Asking) {
  const random = demoRandom('hot salon');
  const dueTimes = Array.from({ length: members }, () => random.next() * seconds * 1000);
  const startedAt = performance.now();
  const answers = await Promise.all(dueTimes.map((due, n) => askUntilAnswered(`member-${n}`, due)));
  const tookSeconds = (performance.now() - startedAt) / 1000;

  const byWait = answers.map(({ waitedMs }) => waitedMs / 1000).sort((one, other) => one - other);
  const wait = (share: number) => `${byWait[Math.floor((members - 1) * share)]!.toFixed(1)} s`;
  const refusals = answers.map(({ refusals: times }) => times);
  const told = countBy(answers.map(({ status }) => status));
  return {
    told,
    figures: {
      'answered after': `${tookSeconds.toFixed(0)} s`,
      'answers a second': (members / tookSeconds).toFixed(0),
      'answered at the first time': refusals.filter((times) => times === 0).length,
      'refused and come again': refusals.reduce((sum, times) => sum + times, 0),
      'most refusals of one member': Math.max(...refusals),
      'half answered within': wait(0.5),
      '99 % answered within': wait(0.99),
      'processor of the service': `${((process.cpuUsage().user + process.cpuUsage().system) / members / 1000).toFixed(1)} ms a member`,
    },
  };

  async function askUntilAnswered(id: string, due: number): Promise<Answered> {
    await pause(due);
    const cameAt = performance.now();
    const viewer = { id, roles: new Set(['member'] as const) };
    const variables = { input: { salonId, userId: id } };
    for (let refusals = 0; ; refusals++) {
      const { status, data } = await graph.ask(CREATE, variables, viewer);
      const answer = data?.createRSVP as { data: { status: string } | null; code?: string } | undefined;
      if (answer)
        return {
          status: answer.data?.status ?? `refused with ${answer.code}`,
          waitedMs: performance.now() - cameAt,
          refusals,
        };
      if (status !== 503)
        return { status: `failed with ${status}`, waitedMs: performance.now() - cameAt, refusals };
      await pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** refusals) * (0.5 + random.next()));
    }
  }
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
