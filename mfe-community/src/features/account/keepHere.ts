import { deviceOf, endKeeping, saveDevice, startWorker } from '@athenaeum/shared-ui/device';
import { askToKeep, type KeptSummary, readKept } from '@athenaeum/shared-ui/kept-pages';
import type { ApiError } from '@athenaeum/shell-contract';
import { onThisDeviceText } from './onThisDevice.messages';

export const canKeepHere = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** The `queryFn` that says whether the shell has something to keep; not where it withdrew its worker. An answer that nobody reads stays open. */
export async function isKeepingOffered(): Promise<{ data: boolean }> {
  const answer = await fetch('/kept.json', { method: 'HEAD', credentials: 'same-origin' }).catch(() => null);
  return { data: answer?.ok === true };
}

/** The `queryFn` of what is kept here. */
export const keptHere = async (): Promise<{ data: KeptSummary | null }> => ({ data: await readKept() });

/** The `queryFn` that has this browser keep pages from now on, and waits for the first time that it does. */
export async function keepHere(account: string): Promise<{ data: boolean } | { error: ApiError }> {
  try {
    const device = { ...deviceOf(account), keeps: true };
    await startWorker(device);
    saveDevice(device);
    if (await askToKeep()) return { data: true };
  } catch (error) {
    console.warn(error);
  }
  return { error: { kind: 'failed', code: 'UNAVAILABLE', message: onThisDeviceText.notAllKept } };
}

/** The `queryFn` that removes them. */
export async function keepHereNoMore(): Promise<{ data: boolean }> {
  await endKeeping();
  return { data: true };
}
