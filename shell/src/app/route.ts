import { findPage, isFor, type ManifestPage, rolesOf, type Session } from '@athenaeum/shell-contract';
import type { RegistryView, RemoteView } from '../registry/registryView';

/** `title` and `area` are the manifest's, in English. */
export type Route =
  | { kind: 'area'; remote: string; area: string; title: string; bare?: boolean | undefined }
  /** A page of the shell's own. */
  | { kind: 'legal'; page: LegalPage }
  /** A page for members, and nobody is signed in. */
  | { kind: 'signIn'; area: string; title: string }
  /** A page for members, and who is signed in is not one, or not any more. */
  | { kind: 'membersOnly'; area: string; title: string }
  /** A page for members, and it is not known yet who is there. */
  | { kind: 'waiting'; area: string; title: string; bare?: boolean | undefined }
  | { kind: 'notFound' }
  /** No page that is known, but the registry's entry of some remote cannot be used, so it may be one of that remote's. */
  | { kind: 'unavailable' };

const LEGAL_PAGES = ['/member-agreement', '/privacy-policy'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

/** What an address shows to a viewer. Denied and not found look the same, except for what a membership opens. */
export function routeOf(pathname: string, { remotes, quarantined }: RegistryView, session: Session): Route {
  if (isLegalPage(pathname)) return { kind: 'legal', page: pathname };
  const owned = findOwner(remotes, pathname);
  if (!owned) return { kind: quarantined.length > 0 ? 'unavailable' : 'notFound' };
  const { remote, page } = owned;
  const { title, bare } = page;
  const area = page.area ?? remote.manifest.area;
  if (isFor(page.roles, rolesOf(session.user)))
    return { kind: 'area', remote: remote.name, area, title, bare };
  if (session.status === 'loading') return { kind: 'waiting', area, title, bare };
  if (!session.user) return { kind: 'signIn', area, title };
  return isForMembers(page) && !session.user.roles.includes('member')
    ? { kind: 'membersOnly', area, title }
    : { kind: 'notFound' };
}

/** The remote that owns a path, also when the viewer may not see it. */
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

const isLegalPage = (pathname: string): pathname is LegalPage =>
  LEGAL_PAGES.some((page) => page === pathname);
