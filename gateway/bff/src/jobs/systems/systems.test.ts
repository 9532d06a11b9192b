import { openTestDatabase } from '@athenaeum/kit/testing';
import {
  createFakeHttpSystem,
  failing,
  hanging,
  resetting,
  truncating,
} from '@athenaeum/gateway-testing/fakeHttpSystem';
import { bookmarkWebhook } from '../bookmarkWebhook';
import { createHttpSystem } from './httpSystem';
import { JobRecord } from './jobRecord.model';
import type { JobCall, JobSystem } from './jobSystem';
import { recorder } from './recorder';

type System = Awaited<ReturnType<typeof createFakeHttpSystem>>;

const call = (key: string, more: object = {}): JobCall => ({
  job: bookmarkWebhook,
  payload: { id: 'b', userId: 'u', salonOrCoachId: 's', ...more },
  key,
});
const signal = () => new AbortController().signal;

let database: { close(): Promise<void> };
let other: System;
beforeAll(async () => {
  database = await openTestDatabase([JobRecord]);
  other = await createFakeHttpSystem();
});
afterAll(async () => {
  await other.goAway();
  await database.close();
});

const http = (): JobSystem =>
  createHttpSystem({ url: `${other.url}/`, tokenFor: (kind) => `token of ${kind}` });

describe.each([
  {
    name: 'a recorder',
    system: () => recorder,
    async had() {
      const records = await JobRecord.find().lean();
      return records.map(({ _id, path, method, payload }) => ({ key: _id, path, method, body: payload }));
    },
  },
  {
    name: 'a system over HTTP',
    system: http,
    had: async () => [...other.callsByKey.values()].map(({ authorization: _secret, ...had }) => had),
  },
])('$name', ({ system, had }) => {
  it('receives the payload at its address, under its name', async () => {
    await system().run(call('one'), signal());

    expect(await had()).toEqual([
      { key: 'one', method: 'POST', path: '/webhooks/salesforce/bookmark', body: call('one').payload },
    ]);
  });

  it('has a repetition once, and different calls each', async () => {
    for (const key of ['two', 'two', 'three']) await system().run(call(key), signal());

    expect((await had()).map(({ key }) => key)).toEqual(['one', 'two', 'three']);
  });

  it('takes text as text', async () => {
    const id = '{{constructor}} $where \u2028 "quoted" \u0000';

    await system().run(call('four', { id }), signal());

    expect((await had()).at(-1)).toMatchObject({ body: { id } });
  });
});

describe('a system over HTTP', () => {
  it('is shown the bearer of the job', async () => {
    await http().run(call('five'), signal());

    expect(other.calls.at(-1)?.authorization).toBe('Bearer token of bookmark');
  });

  it.each([
    [500, 'away'],
    [503, 'away'],
    [401, 'away'],
    [404, 'away'],
    [409, 'away'],
    [400, 'refused'],
    [422, 'refused'],
  ])('that answers %i is %s, and its words stay outside', async (status, kind) => {
    other.behave = failing(status);

    await expect(http().run(call('six'), signal())).rejects.toMatchObject({
      kind,
      code: `HTTP_${status}`,
      message: `HTTP_${status}`,
    });
  });

  it('that sends elsewhere is not followed, since the bearer is for it alone', async () => {
    other.behave = failing(302, { location: `${other.url}/elsewhere` });
    const before = other.calls.length;

    await expect(http().run(call('seven'), signal())).rejects.toMatchObject({ code: 'HTTP_302' });
    expect(other.calls).toHaveLength(before + 1);
  });

  it('that asks to retry later says when', async () => {
    other.behave = failing(429, { 'retry-after': '120' });

    await expect(http().run(call('eight'), signal())).rejects.toMatchObject({ retryAfter: 120_000 });
  });

  it('that hangs up is away', async () => {
    other.behave = resetting;

    await expect(http().run(call('nine'), signal())).rejects.toMatchObject({ kind: 'away' });
  });

  it('that breaks off after it has agreed has agreed', async () => {
    other.behave = truncating;

    await expect(http().run(call('ten'), signal())).resolves.toBeUndefined();
  });

  it('that hangs is left when its time is over', async () => {
    other.behave = hanging;

    await expect(http().run(call('eleven'), AbortSignal.timeout(50))).rejects.toMatchObject({
      kind: 'away',
    });
  });

  it('that is not there is away', async () => {
    await other.goAway();

    await expect(http().run(call('twelve'), signal())).rejects.toMatchObject({ kind: 'away' });
    await other.comeBack();
  });
});
