import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorProblem, inOrder, insertAfterLast, insertBefore, type Change } from '../change';
import { nameOf } from '../names';

/** `feature mfe-learning bookmarkSalon`: what one feature is, from its operation to its test. */
export function feature(root: string, [area = '', wanted]: readonly string[]): Change[] {
  const name = nameOf(wanted);
  if (!name || !/^mfe-[a-z-]+$/.test(area))
    throw new GeneratorProblem('usage: npm run new -- feature mfe-<area> <name>');
  if (!existsSync(join(root, area, 'src/api.ts'))) throw new GeneratorProblem(`There is no area ${area}.`);

  const { camel, pascal, sentence } = name;
  const domain = domainOf(root, area);
  const endpoint = `${domain}${pascal}`;
  const hook = `use${endpoint[0]!.toUpperCase()}${endpoint.slice(1)}Query`;
  const folder = `${area}/src/features/${camel}`;
  const namespace = `${nameOf(area.slice('mfe-'.length))!.camel}${pascal}`;
  return [
    {
      path: `${folder}/index.ts`,
      text: `export { ${pascal} } from './${pascal}';\n`,
    },
    {
      path: `${folder}/${camel}.graphql`,
      // The one field that every schema has; the feature's own take its place.
      text: `query ${pascal} {\n  __typename\n}\n`,
    },
    {
      path: `${folder}/${camel}.api.ts`,
      text: `
        import { operation } from '@athenaeum/shell-contract';
        import { api } from '../../api';
        import { ${pascal}Document } from './__generated__/${camel}';

        export const { ${hook} } = api.injectEndpoints({
          endpoints: (build) => ({
            ${endpoint}: build.query(operation(${pascal}Document)),
          }),
        });
      `,
    },
    {
      path: `${folder}/${camel}.messages.ts`,
      text: `
        import { defineMessages } from '@athenaeum/messages';

        export const ${camel}Text = defineMessages('${namespace}', {
          title: '${sentence}',
          loading: 'Loading',
          notLoaded: 'We couldn’t load this',
        });
      `,
    },
    {
      path: `${area}/src/messages/catalogue.ts`,
      edit: inOrder(
        insertAfterLast(
          /^.*from '\.\.\/.*';\n/,
          `import { ${camel}Text } from '../features/${camel}/${camel}.messages';\n`,
        ),
        insertBefore(/^\};/m, `  ${namespace}: ${camel}Text,\n`),
      ),
    },
    {
      path: `${folder}/${pascal}.tsx`,
      text: `
        import { ErrorPanel, Loading, Section, Skeleton } from '@athenaeum/shared-ui';
        import { ${hook} } from './${camel}.api';
        import { ${camel}Text } from './${camel}.messages';

        export function ${pascal}() {
          const { data, isError, refetch } = ${hook}({});

          if (isError) return <ErrorPanel title={${camel}Text.notLoaded} onRetry={() => void refetch()} />;
          if (!data)
            return (
              <Loading label={${camel}Text.loading}>
                <Skeleton />
              </Loading>
            );
          return <Section title={${camel}Text.title}>{data.__typename}</Section>;
        }
      `,
    },
    {
      path: `${folder}/${pascal}.test.tsx`,
      text: `
        import { failWith, renderRemote, respond } from '@athenaeum/shell-contract/testing';
        import { screen } from '@testing-library/react';
        import { api } from '../../api';
        import { ${pascal}Document } from './__generated__/${camel}';
        import { ${pascal} } from './${pascal}';

        describe('${sentence}', () => {
          it('shows what was answered', async () => {
            respond(${pascal}Document, { __typename: 'Query' });
            renderRemote(<${pascal} />, { api });

            expect(await screen.findByRole('heading', { name: '${sentence}' })).toBeInTheDocument();
          });

          it('says when it did not load, and Retry brings it', async () => {
            respond(${pascal}Document, failWith([{ path: ['__typename'], code: 'UNAVAILABLE' }]));
            const { user } = renderRemote(<${pascal} />, { api });
            expect(await screen.findByText('We couldn’t load this')).toBeInTheDocument();

            respond(${pascal}Document, { __typename: 'Query' });
            await user.click(screen.getByRole('button', { name: 'Retry' }));

            expect(await screen.findByRole('heading', { name: '${sentence}' })).toBeInTheDocument();
          });
        });
      `,
    },
  ];
}

/** Endpoints begin with the name of the area's api. */
const domainOf = (root: string, area: string) =>
  /createRemoteApi\('(\w+)'/.exec(readFileSync(join(root, area, 'src/api.ts'), 'utf8'))?.[1] ?? area.slice(4);
