import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorProblem, type Change } from '../change';
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
      path: `${folder}/${pascal}.tsx`,
      text: `
        import { ErrorPanel, Loading, Section, Skeleton } from '@athenaeum/shared-ui';
        import { ${hook} } from './${camel}.api';

        export function ${pascal}() {
          const { data, isError, refetch } = ${hook}({});

          if (isError) return <ErrorPanel title="${sentence} did not load" onRetry={() => void refetch()} />;
          if (!data)
            return (
              <Loading label="Loading ${sentence}">
                <Skeleton />
              </Loading>
            );
          return <Section title="${sentence}">{data.__typename}</Section>;
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
            expect(await screen.findByText('${sentence} did not load')).toBeInTheDocument();

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
