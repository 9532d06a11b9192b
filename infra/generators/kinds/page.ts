import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPagePath, samePattern } from '@athenaeum/shell-contract/manifest';
import { appendToList, GeneratorProblem, type Change, type Generator } from '../change';
import { areasOf, givenArea, givenName, type Area } from '../commandArguments';
import { isKebab, type Name } from '../names';
import { assertNewFeature } from './feature';
import { pageParts } from './pageParts';
import { quoted, titleOf, untranslatedWarnings, type Text } from './texts';

/** `page mfe-learning reading-list`: a page at an address of its own, in an area that there is. */
export const page: Generator = (root, [givenAreaName, wanted], { es, path: wantedPath } = {}) => {
  const area = givenArea(root, givenAreaName);
  const name = givenName(wanted, 'page');
  if (!isKebab(wanted!))
    throw new GeneratorProblem(`"${wanted}" stands in an address: write it as ${name.kebab}.`);
  const path = wantedPath ?? `${firstSegment(root, area)}/${name.kebab}`;
  assertFreePath(root, path);
  assertNewFeature(root, { area, name });
  const title = titleOf(name.sentence, es);
  return {
    changes: [...pageParts({ area, name, title, path }), ...places(root, area, name, path, title)],
    left: [
      `It is at ${path}, for those whom the area's first page is for: change that in ${area.app}/src/pages.ts. "navigation" in src/manifest.ts can lead to it.`,
      `Ask for its data in ${area.app}/src/features/${name.camel}/${name.camel}.graphql.`,
      `When it is done, list it in infra/pages/places.ts and measure what it costs: npm run bench:pages -- --budgets.`,
      ...(existsSync(join(root, area.app, 'src/site'))
        ? [
            `${area.app} is drawn by a server of its own too: there it is shown once ${area.app}/src/site/openSite.ts answers it.`,
          ]
        : []),
      ...untranslatedWarnings(area, name.sentence, es),
    ],
  };
};

/** Pages of an area are below its own path: `/community`; of the one that begins at `/`, below that. */
function firstSegment(root: string, { app }: Area): string {
  const [first = '/'] = pathsOf(root, app);
  return first === '/' ? '' : `/${first.split('/')[1]}`;
}

const pathsOf = (root: string, app: string): string[] =>
  [...readFileSync(join(root, app, 'src/pages.ts'), 'utf8').matchAll(/^ +'(\/[^']*)': \{/gm)].map(
    ([, path = '']) => path,
  );

export function assertFreePath(root: string, path: string): void {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))
    throw new GeneratorProblem(
      `"${path}" is no address of a page: write it as /reading-list or /library/reading-list.`,
    );
  if (!isPagePath(path)) throw new GeneratorProblem(`${path} is answered by the server and can be no page.`);
  const owner = areasOf(root).find((app) => pathsOf(root, app).some((taken) => samePattern(taken, path)));
  if (owner)
    throw new GeneratorProblem(
      `${path} is a page of ${owner} already: take another name, or another --path.`,
    );
}

function places(root: string, { app }: Area, { pascal }: Name, path: string, title: Text): Change[] {
  const manifest = readFileSync(join(root, app, 'src/manifest.ts'), 'utf8');
  const isTranslated = /\btranslations\b.*=/.test(manifest) && !hasLabel(manifest, title[0]);
  return [
    {
      path: `${app}/src/pages.ts`,
      edit: appendToList(
        firstGroup(readFileSync(join(root, app, 'src/pages.ts'), 'utf8')),
        `'${path}': { title: ${quoted(title[0])}, load: () => import('./routes/${pascal}Page') },`,
      ),
    },
    ...(isTranslated
      ? [
          {
            path: `${app}/src/manifest.ts`,
            edit: appendToList('es: {', `${quoted(title[0])}: ${quoted(title[1])},`),
          },
        ]
      : []),
  ];
}

/** How the pages begin that are for the same people as the area's first page: `pagesFor(MEMBERS, {`. */
const firstGroup = (table: string) => /\bpagesFor\([^{]*\{/.exec(table)?.[0] ?? 'pagesFor';

const hasLabel = (manifest: string, english: string) =>
  new RegExp(`^ {4}'?${english}'?: '`, 'm').test(manifest);
