import { openTestDatabase } from '@athenaeum/kit/testing';
import {
  answering,
  createFakeHttpSystem,
  failing,
  hanging,
  resetting,
  showingPage,
  succeeding,
  truncating,
} from '@athenaeum/gateway-testing/fakeHttpSystem';
import type { AnyJob } from '../job';
import { bookmarkWebhook } from '../bookmarkWebhook';
import { createCompany } from '../createCompany';
import { jobs } from '../jobs';
import { rsvpFlow } from '../rsvpFlow';
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

  it('that breaks off in its confirmation is asked again under the same key, and does it once', async () => {
    other.behave = truncating;
    await expect(http().run(call('ten'), signal())).rejects.toMatchObject({ kind: 'away' });

    other.behave = succeeding;
    await http().run(call('ten'), signal());

    expect(other.calls.filter(({ key }) => key === 'ten')).toHaveLength(2);
    expect([...other.callsByKey.keys()].filter((key) => key === 'ten')).toHaveLength(1);
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

describe('told is what the system itself confirms', () => {
  const UUID = '01909afe-c8f8-d1a5-5f49-6ff0b9b8d1c6';
  const run = (job: AnyJob) => http().run({ ...call('answers'), job }, signal());
  const refused = { ok: false, code: 'INVALID', message: 'ngozi@example.org is not known', data: null };
  const failed = { error: { name: 'Error', message: 'ngozi@example.org is not known' } };

  it.each([
    ['a run that was started', createCompany, 'text/plain', UUID, 201],
    ['a run that was started', createCompany, 'application/json', `"${UUID}"`, 201],
    ['the result of a run', rsvpFlow, 'application/json', 'null', 200],
    ['the result of a run', rsvpFlow, 'application/json; charset=utf-8', '{"contact":"003A"}', 200],
    ['a webhook that was taken', bookmarkWebhook, 'application/vnd.api+json', '{"error":null}', 200],
    ['a webhook without an answer', bookmarkWebhook, '', '', 204],
  ] as const)('by %s', async (_what, job, type, body, status) => {
    other.behave = answering(type, body, status);

    await expect(run(job)).resolves.toBeUndefined();
  });

  it.each(jobs.map((job) => [job.kind, job] as const))('by the envelope of our own: %s', async (_, job) => {
    other.behave = answering('application/json', '{"ok":true,"code":null,"message":null,"data":null}');

    await expect(run(job)).resolves.toBeUndefined();
  });

  describe.each(jobs.map((job) => [job.kind, job] as const))('%s is not confirmed', (_kind, job) => {
    it.each([
      ['a sign-in of a proxy', 'ANSWERED_PAGE', showingPage],
      ['a page without a type', 'ANSWERED_PAGE', answering('', '<html><body>Maintenance</body></html>')],
      ['a page that is called JSON', 'ANSWERED_PAGE', answering('application/json', '<!doctype html>')],
      ['nothing', 'ANSWERED_EMPTY', answering('application/json', '')],
      ['a text', 'ANSWERED_OTHER', answering('text/plain', 'We are back at nine.')],
      ['JSON without saying so', 'ANSWERED_OTHER', answering('application/octet-stream', '{"ok":true}')],
      ['half of an object', 'ANSWERED_OTHER', answering('application/json', '{"ok":tr')],
      ['a refusal', 'ANSWERED_NO', answering('application/json', JSON.stringify(refused))],
      ['a failed run', 'ANSWERED_NO', answering('application/json', JSON.stringify(failed))],
      ['too much', 'ANSWERED_TOO_MUCH', answering('application/json', `"${'a'.repeat(300_000)}"`)],
    ])('by %s', async (_what, code, behave) => {
      other.behave = behave;

      await expect(run(job)).rejects.toMatchObject({ kind: 'away', code, message: code });
    });
  });

  it.each([
    ['a run that shall start', createCompany, 'application/json', '{"contact":"003A"}', 200],
    ['a run that shall start', createCompany, '', '', 204],
    ['a run whose result is due', rsvpFlow, '', '', 204],
    ['a run whose result is due', rsvpFlow, 'text/plain', UUID, 201],
    ['a webhook', bookmarkWebhook, 'application/json', '["taken"]', 200],
  ] as const)('not what confirms another kind of job: %s', async (_what, job, type, body, status) => {
    other.behave = answering(type, body, status);

    await expect(run(job)).rejects.toMatchObject({
      kind: 'away',
      code: expect.stringMatching(/^ANSWERED_(OTHER|EMPTY)$/),
    });
  });

  it.each([400, 413, 422])('a page with the status %i is not a refusal of the system', async (status) => {
    other.behave = answering('text/html', '<h1>Blocked by the firewall</h1>', status);

    await expect(run(bookmarkWebhook)).rejects.toMatchObject({ kind: 'away', code: `HTTP_${status}` });
  });

  it('and is read no further than a confirmation can be long', async () => {
    let sent = 0;
    other.behave = (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(64 * 1024, ' ');
      const more = (): void => {
        if (res.destroyed) return;
        sent += chunk.length;
        res.write(chunk, () => setImmediate(more));
      };
      more();
    };

    await expect(run(bookmarkWebhook)).rejects.toMatchObject({ code: 'ANSWERED_TOO_MUCH' });
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });
});
