import { type OperationNote, createReportTokens } from '@athenaeum/registry';
import { Registry } from 'prom-client';
import { createOperationCounts, PAGE_HEADER } from './countOperations';

const REPORT_KEY = 'a key for reports of thirty-two signs';
const sender = { remote: 'mfe-one', version: 'v001', kind: 'queries' } as const;
const page = createReportTokens([REPORT_KEY]).sign({
  versions: [{ name: 'mfe-one', version: 'v001' }],
  member: null,
  session: null,
});

/** Counts with a store whose writes the test controls. */
function counting() {
  const batches: (readonly OperationNote[])[] = [];
  const answers: (() => void)[] = [];
  const asked = createOperationCounts({
    env: { INTERNAL_KEY: 'a key between services, also long', REPORT_KEY, REPORT_KEY_PREVIOUS: [] },
    // Fakes with the used members only.
    senders: { of: () => [sender] } as unknown as Parameters<typeof createOperationCounts>[0]['senders'],
    registry: new Registry(),
    log: { warn: jest.fn() } as unknown as Parameters<typeof createOperationCounts>[0]['log'],
    keep: (notes) => {
      batches.push(notes);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const ask = (times: number) => {
    for (let n = 0; n < times; n++)
      asked.count({
        headers: { [PAGE_HEADER]: page },
        address: '127.0.0.1',
        document: 'query Salons{salons{ok}}',
        answer: { status: 200, data: {} },
      });
  };
  return { ...asked, ask, batches, answer: () => answers.shift()!() };
}

it('buffers counts during a hanging write, up to a limit', async () => {
  const { ask, write, close, batches, answer } = counting();
  ask(1);
  void write();
  for (let n = 0; n < 5; n++) {
    ask(5000);
    void write();
  }
  // Lets anything run that the previous write would have started.
  await new Promise(setImmediate);
  expect(batches.map(({ length }) => length)).toEqual([1]);

  const closed = close();
  answer();
  await new Promise(setImmediate);
  expect(batches.map(({ length }) => length)).toEqual([1, 20_000]);
  answer();
  await closed;
});
