import type { Change } from '../change';
import { endpointOf, folderOf, hookOf, type Feature } from './featureParts';
import { messages, WORDS } from './texts';

/** The feature of an area that sends an operation: it shows what a query answers, or is the button of a mutation. */
export const operationFeature = (feature: Feature, kind: 'query' | 'mutation'): Change[] =>
  kind === 'query' ? asked(feature) : sent(feature);

function asked(feature: Feature): Change[] {
  const { area, name, title } = feature;
  const { camel, pascal, sentence } = name;
  const hook = hookOf(feature, 'Query');
  return files(feature, {
    graphql: `query ${pascal} {\n  ${camel} {\n    data\n  }\n}\n`,
    build: 'query',
    texts: messages(area, {
      folder: `features/${camel}`,
      file: camel,
      namespace: area.namespace + pascal,
      texts: {
        title,
        howMany: ['You have {count}', 'Tienes {count}'],
        loading: WORDS.loading,
        notLoaded: WORDS.notLoaded,
      },
    }),
    component: `
      import { isMissing } from '@athenaeum/shell-contract';
      import { ErrorPanel, Loading, Section, Skeleton } from '@athenaeum/shared-ui';
      import { ${hook} } from './${camel}.api';
      import { ${camel}Text } from './${camel}.messages';

      export function ${pascal}() {
        const { data, isError, isFetching, refetch } = ${hook}({});
        const count = data?.${camel}?.data;

        if (typeof count === 'number')
          return (
            <Section title={${camel}Text.title}>
              <p>{${camel}Text.howMany({ count })}</p>
            </Section>
          );
        if (isError || isMissing(data, '${camel}') || data?.${camel}?.ok === false)
          return (
            <ErrorPanel
              title={${camel}Text.notLoaded}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          );
        return (
          <Loading label={${camel}Text.loading}>
            <Skeleton $height="120px" />
          </Loading>
        );
      }
    `,
    test: `
      import { failWith, renderRemote, respond } from '@athenaeum/shell-contract/testing';
      import { screen } from '@testing-library/react';
      import { api } from '../../api';
      import { ${pascal}Document } from './__generated__/${camel}';
      import { ${pascal} } from './${pascal}';

      const has = (count: number) =>
        respond(${pascal}Document, { ${camel}: { ok: true, code: null, message: null, data: count } });

      it('shows what was answered', async () => {
        has(3);

        renderRemote(<${pascal} />, { api });

        expect(await screen.findByRole('region', { name: '${sentence}' })).toHaveTextContent('You have 3');
      });

      it('says when it did not load, and Retry brings it', async () => {
        respond(${pascal}Document, failWith([{ path: ['${camel}'], code: 'UNAVAILABLE' }]));
        const { user } = renderRemote(<${pascal} />, { api });
        expect(await screen.findByText('We couldn’t load this')).toBeInTheDocument();
        has(0);

        await user.click(screen.getByRole('button', { name: 'Retry' }));

        expect(await screen.findByText('You have 0')).toBeInTheDocument();
      });
    `,
  });
}

function sent(feature: Feature): Change[] {
  const { area, name, title } = feature;
  const { camel, pascal, sentence } = name;
  const hook = hookOf(feature, 'Mutation');
  return files(feature, {
    graphql: `mutation ${pascal}($input: ${pascal}Input!) {\n  ${camel}(input: $input) {\n    data\n  }\n}\n`,
    build: 'mutation',
    texts: messages(area, {
      folder: `features/${camel}`,
      file: camel,
      namespace: area.namespace + pascal,
      texts: { title, failed: ['That didn’t work. Nothing has changed.', 'No funcionó. No cambió nada.'] },
    }),
    component: `
      import { messageOf } from '@athenaeum/shell-contract';
      import { Button, Notice, Stack } from '@athenaeum/shared-ui';
      import { ${hook} } from './${camel}.api';
      import { ${camel}Text } from './${camel}.messages';

      export type ${pascal}Props = {
        id: string;
        onDone: () => void;
      };

      export function ${pascal}({ id, onDone }: ${pascal}Props) {
        const [send, { error, isLoading }] = ${hook}();

        const handlePress = async () => {
          const answer = await send({ input: { id } });
          if (!answer.error) onDone();
        };

        return (
          <Stack>
            <Button loading={isLoading} onClick={() => void handlePress()}>
              {${camel}Text.title}
            </Button>
            {error && (
              <Notice tone="vermilion" title={${camel}Text.failed}>
                {messageOf(error)}
              </Notice>
            )}
          </Stack>
        );
      }
    `,
    test: `
      import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
      import { screen, waitFor } from '@testing-library/react';
      import { api } from '../../api';
      import { ${pascal}Document } from './__generated__/${camel}';
      import { ${pascal} } from './${pascal}';

      const onDone = jest.fn();
      beforeEach(() => onDone.mockReset());

      it('is sent by a press, and tells when it is done', async () => {
        respond(${pascal}Document, { ${camel}: { ok: true, code: null, message: null, fields: null, data: true } });
        const { user } = renderRemote(<${pascal} id="one" onDone={onDone} />, { api });

        await user.click(screen.getByRole('button', { name: '${sentence}' }));

        await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
        expect(sent(${pascal}Document)).toEqual([{ input: { id: 'one' } }]);
      });

      it('says why it could not be done', async () => {
        respond(${pascal}Document, {
          ${camel}: { ok: false, code: 'UNAVAILABLE', message: 'Please try again in a minute.', fields: null, data: null },
        });
        const { user } = renderRemote(<${pascal} id="one" onDone={onDone} />, { api });

        await user.click(screen.getByRole('button', { name: '${sentence}' }));

        expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a minute.');
        expect(onDone).not.toHaveBeenCalled();
      });
    `,
  });
}

interface Files {
  graphql: string;
  build: 'query' | 'mutation';
  texts: Change[];
  component: string;
  test: string;
}

function files(feature: Feature, { graphql, build, texts, component, test }: Files): Change[] {
  const { camel, pascal } = feature.name;
  const folder = folderOf(feature);
  const hook = hookOf(feature, build === 'query' ? 'Query' : 'Mutation');
  return [
    { path: `${folder}/index.ts`, text: `export { ${pascal} } from './${pascal}';\n` },
    { path: `${folder}/${camel}.graphql`, text: graphql },
    {
      path: `${folder}/${camel}.api.ts`,
      text: `
        import { operation } from '@athenaeum/shell-contract';
        import { api } from '../../api';
        import { ${pascal}Document } from './__generated__/${camel}';

        export const { ${hook} } = api.injectEndpoints({
          endpoints: (build) => ({
            ${endpointOf(feature)}: build.${build}(operation(${pascal}Document)),
          }),
        });
      `,
    },
    ...texts,
    { path: `${folder}/${pascal}.tsx`, text: component },
    { path: `${folder}/${pascal}.test.tsx`, text: test },
  ];
}
