import { findPage, isFor, type ManifestLink, type Role } from '@athenaeum/shell-contract';
import type { RegistryView } from '../registry/registryView';

export interface MainItem {
  label: string;
  to: string;
  area: string;
  children: ManifestLink[];
  collapses: boolean;
}

/** The main navigation, from the manifests and the viewer's roles. */
export function mainNavigation({ remotes }: RegistryView, roles: readonly Role[]): MainItem[] {
  return remotes
    .flatMap(({ manifest }) =>
      (manifest.navigation ?? []).map((item) => ({ ...item, area: item.area ?? manifest.area })),
    )
    .filter((item) => isFor(item.roles, roles))
    .sort((a, b) => a.order - b.order)
    .map(({ label, to, area, children = [], collapses = false }) => ({
      label,
      to,
      area,
      collapses,
      children: children.filter((child) => isFor(child.roles, roles)),
    }));
}

/** The links of the avatar's menu. */
export const accountLinks = ({ remotes }: RegistryView, roles: readonly Role[]): ManifestLink[] =>
  inOrder(
    remotes.flatMap(({ manifest }) => manifest.account ?? []),
    roles,
  );

export interface FooterGroup {
  title: string;
  links: ManifestLink[];
}

/** The footer's groups, in the order of their first links. */
export function footerGroups({ remotes }: RegistryView, roles: readonly Role[]): FooterGroup[] {
  const groups = new Map<string, ManifestLink[]>();
  for (const { group, ...link } of inOrder(
    remotes.flatMap(({ manifest }) => manifest.footer ?? []),
    roles,
  ))
    groups.set(group, [...(groups.get(group) ?? []), link]);
  return [...groups].map(([title, links]) => ({ title, links }));
}

/** The target of the search field, when a remote offers search to the viewer. */
export const searchTarget = ({ remotes }: RegistryView, roles: readonly Role[]) =>
  remotes
    .map(({ manifest: { search, pages } }) =>
      search && isFor(findPage(pages, search.to)?.roles, roles) ? search : undefined,
    )
    .find((search) => search !== undefined);

/**
 * The link of the current page: the same address, else the closest one above. `:me` in `covers` stands for the viewer's
 * slug.
 */
export function currentLink(
  links: readonly ManifestLink[],
  pathname: string,
  me?: string | null,
): ManifestLink | undefined {
  return links
    .flatMap((link) =>
      [link.to, ...(link.covers ?? [])].map((to) => ({
        link,
        path: pathOf(to).replace(':me', me ?? NOBODY),
      })),
    )
    .filter(({ path }) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0]?.link;
}

/** Matches no slug. */
const NOBODY = '-';

const pathOf = (to: string) => to.replace(/[?#].*$/, '');

const inOrder = <Link extends ManifestLink & { order: number }>(
  links: Link[],
  roles: readonly Role[],
): Link[] => links.filter((link) => isFor(link.roles, roles)).sort((a, b) => a.order - b.order);
