import { findPage, isFor, type ManifestLink, type Role } from '@athenaeum/shell-contract';
import type { RegistryView } from '../registry/registryView';

export interface MainItem {
  label: string;
  to: string;
  area: string;
  children: ManifestLink[];
  collapses: boolean;
}

/** The main navigation, from what the manifests declare and this person may see. */
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

/** Whether anybody's navigation leads into an area; pages that stand by themselves, as those of joining, have no bar. */
export const isAreaNamed = ({ remotes }: RegistryView, area: string): boolean =>
  remotes.some(({ manifest }) =>
    (manifest.navigation ?? []).some((item) => (item.area ?? manifest.area) === area),
  );

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

/** The footer's groups, each in the place of its first link. */
export function footerGroups({ remotes }: RegistryView, roles: readonly Role[]): FooterGroup[] {
  const groups = new Map<string, ManifestLink[]>();
  for (const { group, ...link } of inOrder(
    remotes.flatMap(({ manifest }) => manifest.footer ?? []),
    roles,
  ))
    groups.set(group, [...(groups.get(group) ?? []), link]);
  return [...groups].map(([title, links]) => ({ title, links }));
}

/** Where the search field leads, when any remote answers searches this person may make. */
export const searchTarget = ({ remotes }: RegistryView, roles: readonly Role[]) =>
  remotes
    .map(({ manifest: { search, pages } }) =>
      search && isFor(findPage(pages, search.to)?.roles, roles) ? search : undefined,
    )
    .find((search) => search !== undefined);

/**
 * Of some links the one whose page is in view: the same address, else the closest one above it. `:me` in what a link
 * covers stands for how addresses name who is there.
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

/** No address names anybody so. */
const NOBODY = '-';

const pathOf = (to: string) => to.replace(/[?#].*$/, '');

const inOrder = <Link extends ManifestLink & { order: number }>(
  links: Link[],
  roles: readonly Role[],
): Link[] => links.filter((link) => isFor(link.roles, roles)).sort((a, b) => a.order - b.order);
