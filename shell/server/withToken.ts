import { type ReportTokens, sessionIn } from '@athenaeum/registry';
import type { Request } from 'express';
import type { PagePreview } from './preview/previewFor';
import type { RegistryView } from '../src/registry/registryView';
import type { SessionAnswer } from './readSession';

/** The registry of one page, with what proves that the page was drawn here, for whom and with which versions. */
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
    token: tokens.sign({
      // What is previewed is counted apart: nothing that happens to it is held against what others have.
      versions: view.remotes.filter(({ name }) => name !== preview?.entry.name),
      preview: preview?.entry ?? null,
      member,
      session: member && sessionIn(request.headers.cookie),
    }),
  };
}

function idIn(session: unknown): string | null {
  const { id } = (session as { user?: { id?: unknown } | null } | undefined)?.user ?? {};
  return typeof id === 'string' ? id : null;
}
