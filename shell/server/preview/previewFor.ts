import {
  type OpenedPreview,
  previewCookie,
  type ReadableSnapshot,
  type RemoteEntry,
} from '@athenaeum/registry';
import type { Request } from 'express';
import type { RegistrySource } from '../registrySource';

/** A previewed version, as this page has it. */
export interface PagePreview extends OpenedPreview {
  entry: RemoteEntry;
}

type Source = Partial<Pick<RegistrySource, 'findPreview'>>;

/**
 * The preview that the browser opened: only for the person who did, while it is valid. The browser keeps the cookie of an
 * expired one, so that its other tabs learn that it ended.
 */
export async function previewFor(
  request: Request,
  session: unknown,
  registry: Source,
  secure: boolean,
): Promise<PagePreview | null> {
  const preview = await opened(request, registry, secure);
  const { id } = (session as { user?: { id?: unknown } | null } | undefined)?.user ?? {};
  return preview?.entry && preview.user_id === id ? { ...preview, entry: preview.entry } : null;
}

/** The registry with one remote replaced by the preview, also where it is not live yet. */
export const withPreview = (
  snapshot: ReadableSnapshot,
  preview: PagePreview | null,
): Pick<ReadableSnapshot, 'remotes' | 'quarantined'> => {
  const { remotes, quarantined } = snapshot;
  if (!preview) return { remotes, quarantined };
  const { entry } = preview;
  const isNew = !remotes.some(({ name }) => name === entry.name);
  return {
    remotes: isNew ? [...remotes, entry] : remotes.map((one) => (one.name === entry.name ? entry : one)),
    quarantined: quarantined.filter(({ name }) => name !== entry.name),
  };
};

/** The version of an ended preview, which open tabs must leave like a killed one. */
export async function endedPreview(
  request: Request,
  registry: Source,
  snapshot: ReadableSnapshot | null,
  secure: boolean,
): Promise<{ name: string; version: string }[]> {
  const preview = await opened(request, registry, secure);
  if (!preview || preview.entry) return [];
  const { remote: name, version } = preview;
  // It may have become the live version.
  const isGiven = [
    ...(snapshot?.remotes ?? []),
    ...(snapshot?.canaries ?? []).map(({ entry }) => entry),
  ].some((one) => one.name === name && one.version === version);
  return isGiven ? [] : [{ name, version }];
}

/** Requests without the cookie wait for nothing. */
async function opened(request: Request, registry: Source, secure: boolean): Promise<OpenedPreview | null> {
  const cookie = new RegExp(`(?:^|; )${previewCookie(secure)}=([\\w-]{16,64})(?:;|$)`);
  const secret = cookie.exec(request.headers.cookie ?? '')?.[1];
  return (secret && (await registry.findPreview?.(secret).catch(() => null))) || null;
}
