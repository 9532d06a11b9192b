import type { Change } from '../change';
import { featureParts, type Feature } from './featureParts';

interface Page extends Feature {
  path: string;
  /** The page that the area begins with. */
  isFirst?: boolean;
}

/** A page, the feature that it is composed of, and its test; without its place in the table of pages. */
export function pageParts(page: Page): Change[] {
  const { area, name } = page;
  const { camel, pascal } = name;
  return [
    ...featureParts({ ...page, isOfPage: true }),
    {
      path: `${area.app}/src/routes/${pascal}Page.tsx`,
      text: `
        import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
        import type { Prefetch } from '@athenaeum/shell-contract';
        import { ${pascal}, ${camel}Text, prefetch${pascal} } from '../features/${camel}';

        export const prefetch: Prefetch = () => [prefetch${pascal}()];

        export default function ${pascal}Page() {
          return (
            <PageFrame>
              <PageHeading title={${camel}Text.title} />
              <${pascal} />
            </PageFrame>
          );
        }
      `,
    },
    { path: `${area.app}/src/routes/${pascal}Page.test.tsx`, text: test(page) },
  ];
}

const test = ({ name: { camel, pascal, sentence }, path, isFirst }: Page) => `
  import { failWith, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
  import { screen, waitFor } from '@testing-library/react';
  import { api } from '../api';
  import { ${pascal}Document } from '../features/${camel}/__generated__/${camel}';
  import { manifest } from '../manifest';
  import { prefetch } from '../remote';
  import { Root } from '../Root';

  const ANSWER = { me: { ok: true, code: null, message: null, data: { id: 'amara' } } };
  const PATH = '${path}';
  const open = () => renderRemote(<Root />, { manifest, route: PATH });

  it('is opened by its address, which the shell is told of, and says when there is nothing yet', async () => {
    respond(${pascal}Document, ANSWER);

    open();

    expect(await screen.findByRole('heading', { level: 1, name: '${sentence}' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeInTheDocument();
    expect(manifest.pages).toContainEqual(expect.objectContaining({ path: PATH, title: '${sentence}' }));${
      isFirst
        ? `
    expect(manifest.navigation).toContainEqual(expect.objectContaining({ label: '${sentence}', to: PATH }));`
        : ''
    }
  });

  it('says when it did not load, and Retry brings it', async () => {
    respond(${pascal}Document, failWith([{ path: ['me'], code: 'UNAVAILABLE' }]));
    const { user } = open();
    expect(await screen.findByText('We couldn’t load this')).toBeInTheDocument();
    respond(${pascal}Document, ANSWER);

    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
  });

  it('has its data asked for before it is opened', async () => {
    respond(${pascal}Document, ANSWER);
    const { platform } = renderRemote(<p>Elsewhere</p>, { api });

    await prefetch({ platform, path: PATH });

    await waitFor(() => expect(sent(${pascal}Document)).toHaveLength(1));
  });
`;
