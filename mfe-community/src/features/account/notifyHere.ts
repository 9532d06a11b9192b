import {
  type Device,
  deviceOf,
  endNotifying,
  readDevice,
  saveDevice,
  startWorker,
} from '@athenaeum/shared-ui/device';
import { type ApiError, restQueryFn } from '@athenaeum/shell-contract';
import { onThisDeviceText } from './onThisDevice.messages';

export const PUSH_PATH = '/api/account/push';

export interface Notifying {
  account: string;
  /** The server's public key. */
  key: string;
}

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const keep = restQueryFn<{ id: string }, Subscription>(PUSH_PATH, { method: 'POST', body: (made) => made });
const end = restQueryFn<boolean, string>((id) => `${PUSH_PATH}/${encodeURIComponent(id)}`, {
  method: 'DELETE',
});

export const canNotifyHere = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The `queryFn` that asks the member's leave, subscribes this browser, and has the server keep it. */
export async function notifyHere({ account, key }: Notifying, how: { extra: unknown }) {
  try {
    if ((await Notification.requestPermission()) !== 'granted')
      return { error: refused(onThisDeviceText.blocked) };
    const answer = await keep(await subscribe(account, key), how);
    if (!answer.data) {
      await endNotifying();
      return { error: answer.error as ApiError };
    }
    saveDevice({ ...deviceOf(account), push: answer.data.id });
    return { data: true };
  } catch {
    return { error: refused(onThisDeviceText.notTurnedOn) };
  }
}

/** The `queryFn` that ends it, here even where the server is away: what it sends then finds nobody. */
export async function notifyHereNoMore(_given: void, how: { extra: unknown }) {
  const device = readDevice();
  await endNotifying();
  if (device?.push) await end(device.push, how);
  return { data: true };
}

/** The `queryFn` of what an account has turned on here: no notifications where the browser no longer shows any. */
export const deviceHere = async (account: string): Promise<{ data: Device }> => {
  const device = deviceOf(account);
  const isAllowed = canNotifyHere() && Notification.permission === 'granted';
  return { data: { ...device, push: isAllowed ? device.push : null } };
};

async function subscribe(account: string, key: string): Promise<Subscription> {
  const { pushManager } = await startWorker(deviceOf(account));
  // One that was made with another key cannot be changed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return { endpoint, p256dh, auth };
}

const refused = (message: string): ApiError => ({ kind: 'refused', code: 'INVALID', message });
