import { deleteKept } from './keptPages';

/** What this browser does for the member who has asked for it here. A browser where nobody has keeps nothing of it. */
export interface Device {
  account: string;
  /** By what the server knows it as one that shows notifications; null where it shows none. */
  push: string | null;
  /** It keeps pages for reading without a network. */
  keeps: boolean;
}

const STORAGE_KEY = 'athenaeum.device';
const WORKER = '/sw.js';
/** Of the worker's address: whose it is. */
export const WORKER_ACCOUNT = 'account';
/** Of the worker's address: it answers requests. Without it there is nothing that a request would pass. */
export const WORKER_KEEPS = 'keeps';

/** Null where nothing was asked for, or storage is blocked. */
export function readDevice(): Device | null {
  try {
    const read = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Device>;
    const push = typeof read.push === 'string' ? read.push : null;
    const keeps = read.keeps === true;
    return typeof read.account === 'string' && (push !== null || keeps)
      ? { account: read.account, push, keeps }
      : null;
  } catch {
    return null;
  }
}

/** What an account has turned on here. */
export function deviceOf(account: string): Device {
  const device = readDevice();
  return device?.account === account ? device : { account, push: null, keeps: false };
}

export const saveDevice = (device: Device): void => localStorage.setItem(STORAGE_KEY, JSON.stringify(device));

/** The service worker of an account, once it is able to subscribe. */
export async function startWorker({
  account,
  keeps,
}: Omit<Device, 'push'>): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const asked = new URLSearchParams({ [WORKER_ACCOUNT]: account, ...(keeps && { [WORKER_KEEPS]: 'on' }) });
  await serviceWorker.register(`${WORKER}?${asked}`, { scope: '/', updateViaCache: 'none' });
  return serviceWorker.ready;
}

/** Ends all of it in this browser: its subscription and what is kept go with the worker. */
export async function endDevice(): Promise<void> {
  localStorage.removeItem(STORAGE_KEY);
  await deleteKept();
  const registration = await navigator.serviceWorker.getRegistration('/');
  await unsubscribe(registration);
  await registration?.unregister();
}

/** Shows no notifications here any more; pages stay where they are kept. */
export async function endNotifying(): Promise<void> {
  const device = readDevice();
  if (!device?.keeps) return endDevice();
  saveDevice({ ...device, push: null });
  await unsubscribe(await navigator.serviceWorker.getRegistration('/'));
}

/** Keeps no pages here any more, and removes those that are; notifications stay where they are shown. */
export async function endKeeping(): Promise<void> {
  const device = readDevice();
  if (!device?.push) return endDevice();
  saveDevice({ ...device, keeps: false });
  await startWorker({ ...device, keeps: false });
  await deleteKept();
}

async function unsubscribe(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
