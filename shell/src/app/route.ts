import { findPage, isFor, type ManifestPage, rolesOf, type Session } from '@athenaeum/shell-contract';
import type { RegistryView, RemoteView } from '../registry/registryView';

export type Route =
  | { kind: 'area'; remote: string; area: string; title: string; bare?: boolean | undefined }
  /** A page of the shell's own. */
  | { kind: 'legal'; page: LegalPage; title: string }
  /** A page for members, and nobody is signed in. */
  | { kind: 'signIn'; area: string; title: string }
  /** A page for members, and she who is signed in is not one, or not any more. */
  | { kind: 'membersOnly'; area: string; title: string }
  /** A page for members, and it is not known yet who is there. */
  | { kind: 'waiting'; area: string; title: string; bare?: boolean | undefined }
  | { kind: 'notFound'; title: string }
  /** Nobody's page, while the entry of some remote cannot be used. */
  | { kind: 'unavailable'; title: string };

export const LEGAL_PAGES = {
  '/member-agreement': 'Member agreement',
  '/privacy-policy': 'Privacy policy',
} as const;

export type LegalPage = keyof typeof LEGAL_PAGES;

/** What an address shows, to whom it is shown. Denied and not found look the same, but for what a membership opens. */
export function routeOf(pathname: string, { remotes, quarantined }: RegistryView, session: Session): Route {
  if (isLegalPage(pathname)) return { kind: 'legal', page: pathname, title: LEGAL_PAGES[pathname] };
  const owned = findOwner(remotes, pathname);
  if (!owned)
    return quarantined.length > 0
      ? { kind: 'unavailable', title: 'Taking a moment' }
      : { kind: 'notFound', title: 'Page not found' };
  const { remote, page } = owned;
  const { title, bare } = page;
  const area = page.area ?? remote.manifest.area;
  if (isFor(page.roles, rolesOf(session.user)))
    return { kind: 'area', remote: remote.name, area, title, bare };
  if (session.status === 'loading') return { kind: 'waiting', area, title, bare };
  if (!session.user) return { kind: 'signIn', area, title };
  return isForMembers(page) && !session.user.roles.includes('member')
    ? { kind: 'membersOnly', area, title }
    : { kind: 'notFound', title: 'Page not found' };
}

/** The remote a path belongs to, whoever may see it. */
export function findOwner(
  remotes: readonly RemoteView[],
  pathname: string,
): { remote: RemoteView; page: ManifestPage } | undefined {
  return findPage(
    remotes.flatMap((remote) => remote.manifest.pages.map((page) => ({ path: page.path, page, remote }))),
    pathname,
  );
}

const isForMembers = ({ roles }: ManifestPage) => isFor(roles, ['member']);

const isLegalPage = (pathname: string): pathname is LegalPage => pathname in LEGAL_PAGES;
