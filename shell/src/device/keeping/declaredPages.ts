import type { Keep, KeptDeclaration, KeptPage } from '@athenaeum/shell-contract';
import { isAt } from './isAt';
import type { Keeping } from './keepPages';
import type { KeptPlan } from './plan';

export type DeclaredPage = KeptPage & Pick<KeptDeclaration, 'operations'>;

/** The member's pages as the areas name them; an area that names what its manifest does not allow is refused. */
export async function declaredPages(
  { areas }: Pick<KeptPlan, 'areas'>,
  { platform, loader }: Keeping,
): Promise<DeclaredPage[]> {
  const pages: DeclaredPage[] = [];
  for (const area of areas) {
    const remote = await loader.load(area.name);
    for (const page of await (remote[area.export] as Keep)(platform)) {
      if (!isDeclared(page, area)) throw new Error(`${area.name} may not keep ${page.path}.`);
      pages.push({ ...page, operations: area.operations });
    }
  }
  return pages;
}

function isDeclared({ path, queries }: KeptPage, { pages, operations }: KeptDeclaration): boolean {
  const { pathname } = new URL(path, location.origin);
  return (
    pages.some((pattern) => isAt(pattern, pathname)) &&
    queries.every(({ document }) => document.name in operations)
  );
}
