import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorProblem, insertAfterLast, type Change } from '../change';
import { nameOf } from '../names';
import { packaging } from './packaging';

/** `remote mentoring`: a whole area with one page. The shell learns of it from its manifest, once it is deployed. */
export function remote(root: string, [wanted]: readonly string[]): Change[] {
  const name = nameOf(wanted?.replace(/^mfe-/, ''));
  if (!name) throw new GeneratorProblem('usage: npm run new -- remote <area>');
  const { camel, pascal, kebab, sentence } = name;
  const app = `mfe-${kebab}`;
  if (existsSync(join(root, app))) throw new GeneratorProblem(`${app} exists already.`);
  return [
    { path: `${app}/package.json`, text: packageJson(root, app) },
    {
      path: 'package.json',
      edit: insertAfterLast(/^ +"mfe-[a-z-]+",\n/, `    "${app}",\n`),
    },
    ...packaging(root, app),
    {
      path: `${app}/src/manifest.ts`,
      text: `
        import { defineRemote } from '@athenaeum/shell-contract/manifest';

        const members = ['member', 'coach', 'support', 'editor', 'admin'] as const;

        /** Plain data, so that the shell can route before any of our code is loaded. */
        export const manifest = defineRemote({
          name: '${app}',
          contract: 2,
          area: '${kebab.replaceAll('-', ' ')}',
          pages: [{ path: '/${kebab}', title: '${sentence}', roles: [...members] }],
          navigation: [{ label: '${sentence}', to: '/${kebab}', order: 100, roles: [...members] }],
        });
      `,
    },
    {
      path: `${app}/src/remote.ts`,
      text: `
        import { defineMfe } from '@athenaeum/shell-contract';
        import { manifest } from './manifest';
        import { Root } from './Root';

        export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });
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
        import { ApiProvider, RemoteRouter, Route, Routes } from '@athenaeum/shell-contract';
        import { api } from './api';
        import { ${pascal}Page } from './routes/${pascal}Page';

        export function Root() {
          return (
            <ApiProvider api={api}>
              <RemoteRouter>
                <Routes>
                  <Route path="/${kebab}" element={<${pascal}Page />} />
                </Routes>
              </RemoteRouter>
            </ApiProvider>
          );
        }
      `,
    },
    {
      path: `${app}/src/messages/catalogue.ts`,
      text: `
        import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
        import { ${camel}PageText } from '../routes/${camel}Page.messages';

        /** Every message of the area, by namespace: for its translations, never for its pages. */
        export const catalogue = {
          ...contractCatalogue,
          ${camel}Page: ${camel}PageText,
        };
      `,
    },
    {
      path: `${app}/src/routes/${camel}Page.messages.ts`,
      text: `
        import { defineMessages } from '@athenaeum/messages';

        export const ${camel}PageText = defineMessages('${camel}Page', { title: '${sentence}' });
      `,
    },
    {
      path: `${app}/src/routes/${pascal}Page.tsx`,
      text: `
        import { PageHeading } from '@athenaeum/shared-ui';
        import { PageFrame } from '../components/PageFrame';
        import { ${camel}PageText } from './${camel}Page.messages';

        export function ${pascal}Page() {
          return (
            <PageFrame>
              <PageHeading title={${camel}PageText.title} />
            </PageFrame>
          );
        }
      `,
    },
    {
      path: `${app}/src/components/PageFrame.tsx`,
      text: `
        import { Container } from '@athenaeum/shared-ui';
        import { token } from '@athenaeum/shared-ui/theme';
        import styled from 'styled-components';

        /** The width and the air of a page. */
        export const PageFrame = styled(Container)\`
          padding-block: \${token.space[32]} \${token.space[64]};
        \`;
      `,
    },
    {
      path: `${app}/src/routes/${pascal}Page.test.tsx`,
      text: `
        import { renderRemote } from '@athenaeum/shell-contract/testing';
        import { screen } from '@testing-library/react';
        import { manifest } from '../manifest';
        import { ${pascal}Page } from './${pascal}Page';

        it('says where one is, as the navigation does', () => {
          renderRemote(<${pascal}Page />, { manifest, route: '/${kebab}' });

          expect(screen.getByRole('heading', { level: 1, name: '${sentence}' })).toBeInTheDocument();
          expect(manifest.navigation).toContainEqual(expect.objectContaining({ label: '${sentence}', to: '/${kebab}' }));
        });

        it('is for members, as every area is until it says otherwise', () => {
          for (const { roles = [] } of manifest.pages) expect(roles).toContain('member');
        });
      `,
    },
  ];
}

/** The same libraries in the same versions as its siblings. */
function packageJson(root: string, app: string): string {
  const sibling = JSON.parse(readFileSync(join(root, 'mfe-learning/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const dependencies = Object.fromEntries(
    Object.entries(sibling.dependencies).filter(
      ([name]) => !/^@athenaeum\/\w+-contract$/.test(name) || /shell/.test(name),
    ),
  );
  return JSON.stringify({ ...sibling, name: `@athenaeum/${app}`, dependencies }, null, 2);
}
