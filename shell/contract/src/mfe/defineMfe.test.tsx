import { screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { createTestPlatform, type TestPlatform } from '../testing';
import { defineRemote } from '../defineRemote';
import { defineMfe } from './defineMfe';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyRoute } from './lazyRoute';

const manifest = defineRemote({
  name: 'mfe-test',
  contract: 1,
  area: 'test',
  pages: [{ path: '/', title: 'Home' }],
});

// Roots made here are not the test library's: they render as in a browser, without waiting for a test to say so.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

let platform: TestPlatform;
let domElement: HTMLElement;

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  platform = createTestPlatform();
  domElement = document.body.appendChild(document.createElement('div'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  domElement.remove();
  jest.restoreAllMocks();
});

it('has something on the screen when mount resolves, and nothing after unmount', async () => {
  const { mount, unmount } = defineMfe(() => <h1>Here</h1>, { manifest });

  await mount({ platform, domElement });
  expect(screen.getByRole('heading', { name: 'Here' })).toBeInTheDocument();

  await unmount();
  expect(domElement).toBeEmptyDOMElement();
});

it('rejects when the first render throws', async () => {
  const { mount } = defineMfe(
    () => {
      throw new Error('At once');
    },
    { manifest },
  );

  await expect(mount({ platform, domElement })).rejects.toThrow('At once');
  expect(platform.events).toEqual([]);
});

it('reports an uncaught error after the first render', async () => {
  function Root() {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('Later');
    return <button onClick={() => setBroken(true)}>Break</button>;
  }
  const { mount } = defineMfe(Root, { manifest });
  await mount({ platform, domElement });

  screen.getByRole('button').click();

  await waitFor(() => expect(platform.events).toHaveLength(1));
  expect(platform.events).toMatchObject([{ type: 'crash', remote: 'mfe-test', error: new Error('Later') }]);
});

it('refuses a platform of an unsupported contract', async () => {
  const { mount } = defineMfe(() => null, { manifest });

  await expect(mount({ platform: { ...platform, apiVersion: 2 as 1 }, domElement })).rejects.toThrow(
    'platform 1',
  );
});

it('retries a page that failed to load when it is mounted again', async () => {
  const load = jest
    .fn<Promise<{ default: () => React.JSX.Element }>, []>()
    .mockRejectedValueOnce(new Error('Chunk away'))
    .mockResolvedValue({ default: () => <h1>Page</h1> });
  const Page = lazyRoute(load);
  const { mount, unmount } = defineMfe(
    () => (
      <Suspense>
        <Page />
      </Suspense>
    ),
    { manifest },
  );
  await mount({ platform, domElement });
  await waitFor(() => expect(platform.events).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();

  await unmount();
  await mount({ platform, domElement });

  expect(await screen.findByRole('heading', { name: 'Page' })).toBeInTheDocument();
});

it('contains an error in a boundary, with a Retry that loads again', async () => {
  const load = jest
    .fn<Promise<{ default: () => React.JSX.Element }>, []>()
    .mockRejectedValueOnce(new Error('Chunk away'))
    .mockResolvedValue({ default: () => <h2>Reviews</h2> });
  const Reviews = lazyRoute(load);
  const { mount } = defineMfe(
    () => (
      <>
        <h1>Salon</h1>
        <ErrorBoundary what="Reviews">
          <Suspense>
            <Reviews />
          </Suspense>
        </ErrorBoundary>
      </>
    ),
    { manifest },
  );
  await mount({ platform, domElement });
  expect(await screen.findByText('Reviews did not load')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Salon' })).toBeInTheDocument();

  screen.getByRole('button', { name: 'Retry' }).click();

  expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeInTheDocument();
  expect(platform.events).toEqual([]);
});
