import { addSentences, readLanguageFrom } from '@athenaeum/messages';
import { http, HttpResponse } from 'msw';
import { createTestPlatform, mockServer } from '../testing';
import { callRest } from './callRest';
import { restQueryFn } from './restQueryFn';
import { signedLink } from './signedLink';

const URL = 'http://localhost/api/thing';
const answer = { ok: true, code: null, message: null, fields: null, data: { id: 7 } };

/** The requests that were sent; each gets the next answer, the last one again. */
function answering(...answers: object[]): Request[] {
  const requests: Request[] = [];
  mockServer.use(
    http.all(URL, ({ request }) => {
      requests.push(request.clone());
      return HttpResponse.json(answers[Math.min(requests.length, answers.length) - 1]);
    }),
  );
  return requests;
}

afterEach(() => readLanguageFrom(null));

describe('callRest', () => {
  it('reads without a body and posts with one', async () => {
    const requests = answering(answer);

    expect(await callRest(URL)).toEqual(answer);
    await callRest(URL, { body: { name: 'Ada' } });
    await callRest(URL, { method: 'DELETE', bearer: 'token' });

    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE']);
    expect(await requests[1]!.json()).toEqual({ name: 'Ada' });
    expect(requests[2]!.headers.get('authorization')).toBe('Bearer token');
    expect(requests[0]!.headers.get('authorization')).toBeNull();
  });

  it('says what was refused in the reader’s language', async () => {
    addSentences('es', { 'Not yet.': 'Todavía no.' });
    readLanguageFrom(() => 'es');
    answering({ ...answer, ok: false, message: 'Not yet.', fields: { name: 'Not yet.' } });

    expect(await callRest(URL)).toMatchObject({ message: 'Todavía no.', fields: { name: 'Todavía no.' } });
  });

  it('rejects where nothing comes back', async () => {
    mockServer.use(http.get(URL, () => HttpResponse.error()));

    await expect(callRest(URL)).rejects.toThrow(TypeError);
  });
});

describe('restQueryFn', () => {
  const platform = createTestPlatform();
  const means = { extra: { platform }, signal: new AbortController().signal };
  const change = restQueryFn<{ id: number }, { name: string }>(() => '/api/thing', { body: (wish) => wish });

  it('gives what comes back, or why it was refused', async () => {
    answering(answer, {
      ...answer,
      ok: false,
      code: 'LIMITED',
      message: 'Too often.',
      fields: { name: 'Too often.' },
    });

    expect(await change({ name: 'Ada' }, means)).toEqual({ data: { id: 7 } });
    expect(await change({ name: 'Ada' }, means)).toEqual({
      error: { kind: 'refused', code: 'LIMITED', message: 'Too often.', fields: { name: 'Too often.' } },
    });
  });

  it('tells a refusal from what could not be answered', async () => {
    answering({ ...answer, ok: false, code: 'UNAVAILABLE' });
    expect(await change({ name: 'Ada' }, means)).toMatchObject({
      error: { kind: 'failed', code: 'UNAVAILABLE' },
    });

    mockServer.use(http.post(URL, () => HttpResponse.error()));
    expect(await change({ name: 'Ada' }, means)).toMatchObject({
      error: { kind: 'failed', code: 'NETWORK' },
    });
  });

  it('asks once more when the member has confirmed who is there', async () => {
    const requests = answering({ ...answer, ok: false, code: 'REAUTHENTICATION_REQUIRED' }, answer);
    const confirmIdentity = jest.fn(() => Promise.resolve(true));

    const given = await change(
      { name: 'Ada' },
      { ...means, extra: { platform: { ...platform, confirmIdentity } } },
    );

    expect(given).toEqual({ data: { id: 7 } });
    expect(requests).toHaveLength(2);
  });
});

describe('signedLink', () => {
  const PATH = 'http://localhost/aws-proxy/s3/get-data-from-bucket';

  it('asks for the file as what it belongs to', async () => {
    const asked: unknown[] = [];
    mockServer.use(
      http.post(PATH, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ url: 'https://files.example/a' });
      }),
    );

    expect(await signedLink('http://localhost', 'a.mp4', { of: 'salon' })).toBe('https://files.example/a');
    await signedLink('http://localhost', 'b.mp4', { of: 'coach' });

    expect(asked).toEqual([
      { key: 'a.mp4', type: 0 },
      { key: 'b.mp4', type: 1 },
    ]);
  });

  it('is null where access is refused', async () => {
    mockServer.use(http.post(PATH, () => HttpResponse.json({}, { status: 403 })));

    expect(await signedLink('http://localhost', 'a.mp4', { of: 'salon' })).toBeNull();
  });
});
