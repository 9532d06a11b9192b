import { createCaller } from './caller';
import { figuresOf, IN_TIME, isGood, recoveredAfter } from './figures';
import { runOpenLoop, type Outcome } from './runOpenLoop';
import { Agent } from 'node:http';

const agent = new Agent();
const caller = createCaller({ agent, port: 1, id: 'nobody' });

it('begins what is due while those before are still waiting, and counts their wait', async () => {
  const begun: number[] = [];
  let letGo = () => {};
  const together = new Promise<void>((resolve) => (letGo = resolve));
  const visit = {
    name: 'slow',
    async run() {
      begun.push(begun.length);
      if (begun.length === 3) letGo();
      await together;
      return null;
    },
  };

  const outcomes = await runOpenLoop([0, 0, 0].map((due) => ({ due, visit, caller })));

  // One after the other they would wait for ever.
  expect(begun).toEqual([0, 1, 2]);
  expect(outcomes.map(({ problem }) => problem)).toEqual([null, null, null]);
});

it('keeps what was not answered as what went wrong', async () => {
  const visit = { name: 'broken', run: () => caller.get('/nowhere') };

  const [outcome] = await runOpenLoop([{ due: 0, visit, caller }]);

  expect(outcome?.problem).toContain('ECONNREFUSED');
});

describe('figures', () => {
  const outcome = (due: number, ms: number, problem: string | null = null): Outcome => ({
    visit: 'home',
    due,
    ms,
    problem,
  });

  it('count what came late or wrong as not served', () => {
    const outcomes = [
      outcome(0, 10),
      outcome(1, IN_TIME + 1),
      outcome(2, 10, 'Home: UNAVAILABLE'),
      outcome(3, 20),
    ];

    const { goodput, good, offered, problems } = figuresOf(outcomes, 2);

    expect({ goodput, good, offered }).toEqual({ goodput: 1, good: 50, offered: 2 });
    expect(problems).toBe('1 late, 1 Home: UNAVAILABLE');
    expect(outcomes.map(isGood)).toEqual([true, false, false, true]);
  });

  it('tell when it was well again, and when it never was', () => {
    const seconds = [0, 1000, 2000, 3000, 4000, 5000];
    const well = seconds.map((due) => outcome(due, 10));
    const bad = (until: number) => seconds.map((due) => outcome(due, 10, due <= until ? 'late' : null));

    expect(recoveredAfter(well, 0)).toBe(0);
    expect(recoveredAfter(bad(2000), 0)).toBe(2);
    expect(recoveredAfter(bad(5000), 0)).toBeNull();
  });
});
