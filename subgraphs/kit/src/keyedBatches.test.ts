import { countCost, countingInto, type Costs } from './costs';
import { keyedBatches } from './keyedBatches';

/** Batches that are answered when the test says so. */
function observed({ maxItems = 10 } = {}) {
  const batches: { key: string; items: readonly string[]; answer: () => void; fail: (why: Error) => void }[] =
    [];
  const ask = keyedBatches<string, string>(
    (key, items) => {
      countCost('queries');
      return new Promise((done, fail) =>
        batches.push({ key, items, answer: () => done(items.map((item) => `${item}!`)), fail }),
      );
    },
    { maxItems },
  );
  return { ask, batches };
}

it('answers together what is asked while another batch is at work, each with its own answer', async () => {
  const { ask, batches } = observed();

  const first = ask('salon', 'a');
  const others = [ask('salon', 'b'), ask('salon', 'c')];
  expect(batches.map(({ items }) => items)).toEqual([['a']]);
  batches[0]!.answer();

  expect(await first).toBe('a!');
  expect(batches.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
  batches[1]!.answer();
  expect(await Promise.all(others)).toEqual(['b!', 'c!']);
});

it('does not let one key wait for another, and answers at once again when nothing waits', async () => {
  const { ask, batches } = observed();

  const asked = [ask('salon', 'a'), ask('other', 'b')];
  expect(batches.map(({ key }) => key)).toEqual(['salon', 'other']);
  for (const { answer } of batches.splice(0)) answer();
  await Promise.all(asked);
  const later = ask('salon', 'c');
  batches[0]!.answer();

  expect(await later).toBe('c!');
});

it('takes no more than the most at a time, in the order in which they came', async () => {
  const { ask, batches } = observed({ maxItems: 2 });

  const asked = ['a', 'b', 'c', 'd'].map((item) => ask('salon', item));
  for (let at = 0; at < 3; at++) {
    batches[at]!.answer();
    await Promise.race(asked.slice(-1).concat(asked.slice(at, at + 1)));
  }

  expect(await Promise.all(asked)).toEqual(['a!', 'b!', 'c!', 'd!']);
  expect(batches.map(({ items }) => items)).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('answers all of a batch with its error, and goes on', async () => {
  const { ask, batches } = observed();

  const first = ask('salon', 'a');
  const second = ask('salon', 'b');
  batches[0]!.fail(new Error('not now'));

  await expect(first).rejects.toThrow('not now');
  batches[1]!.answer();
  expect(await second).toBe('b!');
});

it('counts a batch as part of the request that came first', async () => {
  const { ask, batches } = observed();
  const [one, two, three]: Costs[] = Array.from({ length: 3 }, () => ({ fetches: 0, queries: 0 }));

  const asked = [
    countingInto(one!, () => ask('salon', 'a')),
    countingInto(two!, () => ask('salon', 'b')),
    countingInto(three!, () => ask('salon', 'c')),
  ];
  batches[0]!.answer();
  await asked[0];
  batches[1]!.answer();
  await Promise.all(asked);

  expect([one!.queries, two!.queries, three!.queries]).toEqual([1, 1, 0]);
});
