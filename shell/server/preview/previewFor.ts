import {
  type OpenedPreview,
  previewCookie,
  type ReadableSnapshot,
  type RemoteEntry,
} from '@athenaeum/registry';
import type { Request, Response } from 'express';
import type { RegistrySource } from '../registrySource';

/** A version that one person opened by a link, as this page has it. */
export interface PagePreview extends OpenedPreview {
  entry: RemoteEntry;
}

type Source = Partial<Pick<RegistrySource, 'findPreview'>>;

/** What the browser opened: only for the very person who did, while it lasts. One that is over is forgotten by the browser. */
export async function previewFor(
  [request, response]: [Request, Response],
  session: unknown,
  registry: Source,
  secure: boolean,
): Promise<PagePreview | null> {
  const preview = await opened(request, registry, secure);
  if (!preview) return null;
  if (!preview.entry) {
    response.clearCookie(previewCookie(secure), { httpOnly: true, sameSite: 'lax', secure, path: '/' });
    return null;
  }
  const { id } = (session as { user?: { id?: unknown } | null } | undefined)?.user ?? {};
  return preview.user_id === id ? { ...preview, entry: preview.entry } : null;
}

/** The registry in which one remote is what was opened, also where nobody has it yet. */
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

/** What a tab that is open must leave, as it would what was killed: the version of a preview that is over. */
export async function endedPreview(
  request: Request,
  registry: Source,
  snapshot: ReadableSnapshot | null,
  secure: boolean,
): Promise<{ name: string; version: string }[]> {
  const preview = await opened(request, registry, secure);
  if (!preview || preview.entry) return [];
  const { remote: name, version } = preview;
  // By now it may be what everybody has.
  const isGiven = [
    ...(snapshot?.remotes ?? []),
    ...(snapshot?.canaries ?? []).map(({ entry }) => entry),
  ].some((one) => one.name === name && one.version === version);
  return isGiven ? [] : [{ name, version }];
}

/** Who has no such cookie waits for nothing. */
async function opened(request: Request, registry: Source, secure: boolean): Promise<OpenedPreview | null> {
  const cookie = new RegExp(`(?:^|; )${previewCookie(secure)}=([\\w-]{16,64})(?:;|$)`);
  const secret = cookie.exec(request.headers.cookie ?? '')?.[1];
  return (secret && (await registry.findPreview?.(secret).catch(() => null))) || null;
}
