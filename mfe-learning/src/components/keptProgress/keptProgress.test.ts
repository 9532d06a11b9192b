import { saveDevice } from '@athenaeum/shared-ui/device';
import { createTestPlatform, mockServer, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { http, HttpResponse } from 'msw';
import { answer } from '../../testing/answers';
import { CreateProgressDocument } from './__generated__/createProgress';
import { keepProgress, keptProgress } from './keptProgress';
import { sendKeptProgress } from './sendKeptProgress';

const { id } = testMember;
const SAVED = { id: 'p1', progress: 0.6, watched: false };

beforeEach(() => {
  saveDevice({ account: id, push: null, keeps: true });
  check({ ok: true, code: null });
});
afterEach(() => localStorage.clear());

const check = (answered: object) =>
  mockServer.use(http.post('*/webhooks/salesforce/progress', () => HttpResponse.json(answered as never)));
const send = () => sendKeptProgress(createTestPlatform());

it('keeps the furthest position of each recording', () => {
  keepProgress(id, 'a', 0.4);
  keepProgress(id, 'a', 0.2);
  keepProgress(id, 'b', 0.1);

  expect(keptProgress(id)).toEqual({ a: 0.4, b: 0.1 });
});

it('keeps nothing on a device whose member keeps no pages, and shows nobody another’s', () => {
  keepProgress('bea', 'a', 0.4);
  saveDevice({ account: id, push: 'p1', keeps: false });
  keepProgress(id, 'a', 0.4);

  expect(localStorage.getItem('athenaeum.progress')).toBeNull();
  expect(keptProgress('bea')).toEqual({});
});

it('sends what waits, and forgets it', async () => {
  respond(CreateProgressDocument, { createProgress: answer(SAVED) });
  keepProgress(id, 'a', 0.6);

  await send();

  expect(sent(CreateProgressDocument)).toEqual([{ input: { salon_id: 'a', user_id: id, progress: 0.6 } }]);
  expect(localStorage.getItem('athenaeum.progress')).toBeNull();
});

it('forgets nothing that the member has come further meanwhile', async () => {
  respond(CreateProgressDocument, () => {
    keepProgress(id, 'a', 0.8);
    return { createProgress: answer(SAVED) };
  });
  keepProgress(id, 'a', 0.6);

  await send();

  expect(keptProgress(id)).toEqual({ a: 0.8 });
});

it('keeps what does not reach the server', async () => {
  mockServer.use(http.post('*/webhooks/salesforce/progress', () => HttpResponse.error()));
  keepProgress(id, 'a', 0.6);
  await send();
  check({ ok: true, code: null });
  respond(CreateProgressDocument, () => HttpResponse.error());
  await send();

  expect(keptProgress(id)).toEqual({ a: 0.6 });
});

it('forgets what the check refuses', async () => {
  check({ ok: false, code: 'FORBIDDEN', message: 'No.' });
  keepProgress(id, 'a', 0.6);

  await send();

  expect(sent(CreateProgressDocument)).toEqual([]);
  expect(keptProgress(id)).toEqual({});
});
