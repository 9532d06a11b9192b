import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorProblem, insertAfterLast, type Change, type Generator } from '../change';
import { givenName, type Area } from '../commandArguments';
import { isKebab, type Name } from '../names';
import { packaging } from './packaging';
import { assertFreePath } from './page';
import { pageParts } from './pageParts';
import { workspace } from './workspace';

/** Names of what is no area: they would stand for two things. */
const OTHER_PARTS = ['shell', 'gateway', 'database', 'remotes', 'kit'];

/** `area mentoring`: a remote with one page. The shell learns of it from its manifest, once it is published. */
export const area: Generator = (root, [wanted]) => {
  const short = wanted?.replace(/^mfe-/, '');
  const name = givenName(short, 'area');
  if (!isKebab(short!))
    throw new GeneratorProblem(`"${wanted}" names a folder and an address: write it as ${name.kebab}.`);
  const app = `mfe-${name.kebab}`;
  if (OTHER_PARTS.includes(name.kebab))
    throw new GeneratorProblem(`${name.kebab} is another part of the product: take another name.`);
  if (existsSync(join(root, app))) throw new GeneratorProblem(`${app} exists already.`);
  const path = `/${name.kebab}`;
  assertFreePath(root, path);
  const json = packageJson(root, app, `${name.sentence} team`);
  const made: Area = { app, api: name.camel, namespace: name.camel, isInSpanish: false };
  return {
    changes: [
      ...workspace(app, json, /^ +"mfe-[a-z0-9-]+",\n/),
      ...packaging(root, app),
      ...remote(made, name),
      ...pageParts({
        area: made,
        name,
        title: [name.sentence, name.sentence],
        path,
        isFirst: true,
      }),
      ...journey(name),
    ],
    packages: { [json.name]: app },
    left: [
      `npm start opens it at http://localhost:3000${path}; while the product runs, npm run deploy -- ${app} publishes it.`,
      `Say who you are in ${app}/package.json ("author"), and whom its pages are for in src/pages.ts.`,
      `Go on with npm run new -- page ${app} <name> and feature ${app} <name>; the guide is infra/guides/area-teams.md.`,
    ],
  };
};

function remote({ app }: Area, { camel, pascal, kebab, sentence }: Name): Change[] {
  return [
    {
      path: `${app}/src/manifest.ts`,
      text: `
        import { defineRemote, MEMBERS } from '@athenaeum/shell-contract/manifest';
        import { name, pages } from './pages';

        /** Plain data, so that the shell can route before any of our code is loaded. */
        export const manifest = defineRemote({
          name,
          contract: 2,
          area: '${kebab.replaceAll('-', ' ')}',
          pages,
          navigation: [{ label: '${sentence}', to: '/${kebab}', order: 100, roles: MEMBERS }],
        });
      `,
    },
    {
      path: `${app}/src/pages.ts`,
      text: `
        import { MEMBERS, pagesFor } from '@athenaeum/shell-contract/manifest';

        export const name = '${app}';

        export const pages = pagesFor(MEMBERS, {
          '/${kebab}': {
            title: '${sentence}',
            load: () => import(/* webpackMode: "eager" */ './routes/${pascal}Page'),
          },
        });
      `,
    },
    {
      path: `${app}/src/remote.ts`,
      text: `
        import { defineMfe, definePrefetch } from '@athenaeum/shell-contract';
        import { api } from './api';
        import { name, pages } from './pages';
        import { Root } from './Root';

        export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest: { name, pages } });

        export const prefetch = definePrefetch(api, pages);
      `,
    },
    {
      path: `${app}/src/standalone.ts`,
      text: `
        import { startStandalone } from '@athenaeum/shell-contract/standalone';
        import { manifest } from './manifest';
        import * as remote from './remote';

        void startStandalone({ remote, manifest, home: '/${kebab}' });
      `,
    },
    {
      path: `${app}/src/api.ts`,
      text: `
        import { createRemoteApi } from '@athenaeum/shell-contract';

        export const api = createRemoteApi('${camel}');
      `,
    },
    {
      path: `${app}/src/Root.tsx`,
      text: `
        import { RemotePages } from '@athenaeum/shell-contract';
        import { api } from './api';
        import { pages } from './pages';

        export const Root = () => <RemotePages pages={pages} api={api} />;
      `,
    },
    {
      path: `${app}/src/messages/catalogue.test.ts`,
      text: `
        import { join } from 'node:path';
        import { emptyMessages, readCatalogue } from '@athenaeum/messages/testing';

        it('leaves no message empty, and defines each namespace once', async () => {
          expect(emptyMessages(await readCatalogue(join(__dirname, '..')))).toEqual([]);
        });
      `,
    },
  ];
}

/** What is gone through in the shell and where the area stands alone. */
const journey = ({ kebab, constant, sentence }: Name): Change[] => [
  {
    path: 'shell/e2e/fixtures/addresses.ts',
    edit: (text) => {
      const [, port = '3000'] = [...text.matchAll(/^ +'?[a-z0-9-]+'?: \['MFE_\w+', (\d+)\],/gm)].at(-1) ?? [];
      return insertAfterLast(
        /^ +'?[a-z0-9-]+'?: \['MFE_\w+', \d+\],\n/,
        `  '${kebab}': ['MFE_${constant}_PORT', ${Number(port) + 1}],\n`,
      )(text);
    },
  },
  {
    path: 'shell/e2e/specs/artifact.spec.ts',
    edit: insertAfterLast(
      /^ {2}'?[a-z0-9-]+'?: \{ path: '.*\n/,
      `  '${kebab}': { path: '/${kebab}', who: 'member' },\n`,
    ),
  },
  {
    path: `shell/e2e/specs/${kebab}.spec.ts`,
    text: `
      import { findings } from '../fixtures/axe';
      import { beSignedIn } from '../fixtures/signIn';
      import { expect, test } from '../fixtures/test';

      test('a member opens ${sentence} @phone', { tag: '@${kebab}' }, async ({ page }) => {
        await beSignedIn(page, 'member', '/${kebab}');

        await expect(page.getByRole('heading', { level: 1, name: '${sentence}' })).toBeVisible();
        await expect(page.getByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
    `,
  },
];

/** The same libraries in the same versions as its siblings. */
function packageJson(root: string, app: string, author: string) {
  const sibling = JSON.parse(readFileSync(join(root, 'mfe-learning/package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  } & Record<string, unknown>;
  const dependencies = Object.fromEntries(
    Object.entries(sibling.dependencies).filter(
      ([name]) => !/^@athenaeum\/\w+-contract$/.test(name) || /shell/.test(name),
    ),
  );
  return { ...sibling, name: `@athenaeum/${app}`, author, dependencies };
}
