import type { Readable } from '@athenaeum/shell-contract';
import type { RegistryView } from '../registry/registryView';
import { tabToken } from './tabToken';

const PATH = '/api/remotes/reports';

/** Sends what happened to areas, with what proves that this page is ours; of a page without that, nothing. */
export function sendReports(registry: Readable<RegistryView>, reports: readonly object[]): void {
  const { id: snapshot, token } = registry.get();
  if (!token || reports.length === 0) return;
  const body = JSON.stringify({ token: tabToken(token), snapshot, reports });
  // It outlives the page, and whether it arrives is nothing anybody should notice.
  navigator.sendBeacon(PATH, new Blob([body], { type: 'application/json' }));
}
