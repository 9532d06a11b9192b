/** What this browser does for the member who has asked for it here. A browser where nobody has keeps nothing of it. */
export interface Device {
  account: string;
  /** By what the server knows it as one that shows notifications. */
  push: string;
}

const STORAGE_KEY = 'athenaeum.device';
const WORKER = '/sw.js';
/** Of the worker's address: whose it is. */
export const WORKER_ACCOUNT = 'account';

/** Null where nothing was asked for, or storage is blocked. */
export function readDevice(): Device | null {
  try {
    const { account, push } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Device>;
    return typeof account === 'string' && typeof push === 'string' ? { account, push } : null;
  } catch {
    return null;
  }
}

export const saveDevice = (device: Device): void => localStorage.setItem(STORAGE_KEY, JSON.stringify(device));

/** The service worker of an account, once it is able to subscribe. */
export async function startWorker(account: string): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(`${WORKER}?${WORKER_ACCOUNT}=${encodeURIComponent(account)}`, {
    scope: '/',
    updateViaCache: 'none',
  });
  return serviceWorker.ready;
}

/** Ends all of it in this browser: its subscription goes with the worker. */
export async function endDevice(): Promise<void> {
  localStorage.removeItem(STORAGE_KEY);
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}
