import { createHistory } from './history';

const asked = { kind: 'seat', who: 'ada', about: 'salon' } as const;

it.each([
  ['acknowledged', async () => ({ id: 'one', value: 'RESERVED' })],
  ['failed', async () => 'failed' as const],
  ['unknown', async () => 'unknown' as const],
  ['unknown', async () => Promise.reject(new Error('the line went dead'))],
])('the response to an operation makes it %s', async (outcome, work) => {
  const history = createHistory();

  await history.record(asked, work);

  expect(history.take()).toMatchObject([{ ...asked, outcome }]);
});

it('what nobody has answered yet is there as it was invoked, before it was sent', async () => {
  const history = createHistory();
  let seen: unknown;

  void history.record(asked, async () => {
    seen = history.take();
    return 'failed';
  });

  expect(seen).toMatchObject([{ ...asked, outcome: 'invoked', answer: null }]);
  expect(history.take()).toEqual([]);
});
