import { currentTraceparent } from '@athenaeum/kit/telemetry';
import { type ReportTokens, sessionIn } from '@athenaeum/registry';
import type { RemoteManifest } from '@athenaeum/shell-contract/manifest';
import type { Request } from 'express';
import { isStaff } from './isStaff';
import type { PagePreview } from './preview/previewFor';
import type { RegistryView } from '../src/registry/registryView';
import type { SessionAnswer } from './readSession';

/**
 * The registry view of one page with its report token, which proves that the page was rendered here, for whom and with
 * which versions.
 */
export function withToken(
  view: RegistryView,
  { session }: SessionAnswer,
  request: Request,
  tokens: ReportTokens,
  preview: PagePreview | null = null,
): RegistryView {
  const member = idIn(session);
  return {
    ...view,
    remotes: view.remotes.map((remote) => ({ ...remote, manifest: forPages(remote.manifest) })),
    token: tokens.sign({
      // Previewed versions are separate, so that their reports never count for or against a release.
      versions: view.remotes.filter(({ name }) => name !== preview?.entry.name),
      preview: preview?.entry ?? null,
      member,
      session: member && sessionIn(request.headers.cookie),
      isStaff: isStaff(session),
      trace: currentTraceparent(),
    }),
  };
}

/** Pages do without: what may be kept is read where a member keeps pages, and figures are counted by the gateway. */
const forPages = ({ kept: _kept, figures: _figures, ...manifest }: RemoteManifest): RemoteManifest =>
  manifest;

function idIn(session: unknown): string | null {
  const { id } = (session as { user?: { id?: unknown } | null } | undefined)?.user ?? {};
  return typeof id === 'string' ? id : null;
}
