import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createDemoGateway, type DemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { MEMBER_ACCESS_PATH } from '../auth/paths';
import { forgetSignIns } from '../account/forgetHere';
import { PushDevice } from './pushDevice.model';
import { PUSH_PATH } from './pushRoutes';
import { createPushReceiver } from './testing/pushReceiver';
import { newPushKey, vapidOf } from './vapid';

jest.setTimeout(120_000);

const { member: AMARA, coach: COACH } = DEMO_ACCOUNTS;
const key = newPushKey();

let world: DemoGateway;
let receiver: Awaited<ReturnType<typeof createPushReceiver>>;
beforeAll(async () => {
  world = await createDemoGateway({ PUSH_PRIVATE_KEY: key });
  receiver = await createPushReceiver();
});
beforeEach(() => PushDevice.deleteMany({}));
afterAll(() => Promise.all([world.close(), receiver.close()]));

const turnOn = async (browser: Browser, subscription = receiver.subscribe()): Promise<string> => {
  const { status, json } = await browser.post(PUSH_PATH, subscription);
  expect(status).toBe(200);
  return json.data.id as string;
};
const isOn = async (browser: Browser, id: string) => (await browser.put(`${PUSH_PATH}/${id}`, {})).json.data;
const kept = async () => (await PushDevice.find().lean()).map(({ _id }) => _id).sort();

it('a browser is turned on with the public key, and off again, by its member alone', async () => {
  const [amara, other] = [await world.signedInAs(AMARA), await world.signedInAs(COACH)];
  expect((await amara.get(PUSH_PATH)).json.data).toEqual({ key: vapidOf({ ...world.env })!.publicKey });

  const id = await turnOn(amara);

  expect(await PushDevice.findById(id).lean()).toMatchObject({ user_id: AMARA.id });
  expect(await isOn(amara, id)).toBe(true);
  expect(await isOn(other, id)).toBe(false);
  expect((await other.remove(`${PUSH_PATH}/${id}`)).status).toBe(200);
  expect(await kept()).toEqual([id]);
  expect((await amara.remove(`${PUSH_PATH}/${id}`)).status).toBe(200);
  expect(await kept()).toEqual([]);
  expect(await isOn(amara, id)).toBe(false);
});

it('nobody who is not signed in turns on anything, nor anybody with an address that is none', async () => {
  const [visitor, amara] = [world.browser(), await world.signedInAs(AMARA)];

  expect((await visitor.get(PUSH_PATH)).status).toBe(401);
  expect((await visitor.post(PUSH_PATH, receiver.subscribe())).status).toBe(401);
  expect((await visitor.put(`${PUSH_PATH}/x`, {})).status).toBe(401);
  expect((await visitor.remove(`${PUSH_PATH}/x`)).status).toBe(401);
  const inside = { ...receiver.subscribe(), endpoint: 'https://169.254.169.254/latest/meta-data' };
  expect((await amara.post(PUSH_PATH, inside)).status).toBe(400);
  expect(await kept()).toEqual([]);
});

describe('ends', () => {
  it('when that browser signs out, and no other', async () => {
    const [here, there] = [await world.signedInAs(AMARA), await world.signedInAs(AMARA)];
    await turnOn(here);
    const other = await turnOn(there);

    const { headers } = await here.post('/api/auth/logout', {});

    expect(await kept()).toEqual([other]);
    // The browser's own half: its worker, subscription and caches.
    expect(headers.get('clear-site-data')).toContain('"storage"');
  });

  it('when that browser is signed out from another', async () => {
    const [here, there] = [await world.signedInAs(AMARA), await world.signedInAs(AMARA)];
    const own = await turnOn(here);
    await turnOn(there);
    const sessions = (await there.get('/api/auth/sessions')).json.data as {
      id: string;
      is_current: boolean;
    }[];

    await here.remove(`/api/auth/sessions/${sessions.find(({ is_current }) => is_current)!.id}`);

    expect(await kept()).toEqual([own]);
  });

  it('everywhere else when the member signs out everywhere else, also where the session is over', async () => {
    const [here, there] = [await world.signedInAs(AMARA), await world.signedInAs(AMARA)];
    const own = await turnOn(here);
    const forgotten = await turnOn(there);
    await PushDevice.updateOne({ _id: forgotten }, { session: 'expired' });

    await here.remove('/api/auth/sessions');

    expect(await kept()).toEqual([own]);
  });

  it('when an admin signs the member out everywhere', async () => {
    await turnOn(await world.signedInAs(AMARA));
    const other = await turnOn(await world.signedInAs(COACH));
    const admin = await world.signedInAs(DEMO_ACCOUNTS.admin);

    const { status } = await admin.post(`${MEMBER_ACCESS_PATH}/${AMARA.id}/sign-out`, {
      reason: 'A lost phone.',
    });

    expect(status).toBe(200);
    expect(await kept()).toEqual([other]);
  });

  it('with the account', async () => {
    await turnOn(await world.signedInAs(AMARA));
    const other = await turnOn(await world.signedInAs(COACH));

    await forgetSignIns(AMARA.id);

    expect(await kept()).toEqual([other]);
  });
});

it('goes on when its member signs in again, and ends when somebody else does', async () => {
  const amara = await world.signedInAs(AMARA);
  const id = await turnOn(amara);

  await amara.signIn(AMARA.email, DEMO_PASSWORD);
  expect(await isOn(amara, id)).toBe(true);
  await amara.signIn(COACH.email, DEMO_PASSWORD);

  expect(await kept()).toEqual([]);
});
