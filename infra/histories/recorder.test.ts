import { createRecorder } from './recorder';

let time = 0;
beforeEach(() => (time = 0));

it.each([
  [
    'answered',
    async () =>
      ({ outcome: 'answered', answer: { rsvp: 'one', status: 'RESERVED', position: null } }) as const,
    2,
  ],
  ['refused', async () => ({ outcome: 'refused', why: 'CONFLICT' }) as const, 2],
  ['unknown', async () => ({ outcome: 'unknown' }) as const, null],
  ['unknown', async () => Promise.reject(new Error('the line went dead')), null],
])('a call is %s, with the times of call and answer', async (outcome, send, answeredAt) => {
  const { calls, record } = createRecorder(() => ++time);

  await record('ask', 'ada', { salon: 'salon' }, send);

  expect(calls).toEqual([
    expect.objectContaining({ kind: 'ask', who: 'ada', about: { salon: 'salon' }, calledAt: 1, answeredAt }),
  ]);
  expect(calls[0]!.heard.outcome).toBe(outcome);
});

it('is written down before it is sent', async () => {
  const { calls, record } = createRecorder();
  let seen = 0;

  await record('balance', 'ada', {}, async () => {
    seen = calls.length;
    return { outcome: 'unknown' };
  });

  expect(seen).toBe(1);
});
