import { act, render, screen } from '@testing-library/react';
import { createRemoteApi } from '../api/createRemoteApi';
import { defineRemote } from '../defineRemote';
import { remoteManifest } from '../manifest';
import { PlatformProvider } from '../platform/PlatformProvider';
import { useParams } from '../routing/useParams';
import { createTestPlatform } from '../testing';
import { pagesFor } from './pagesFor';
import { RemotePages } from './RemotePages';

function Wizard() {
  const { step } = useParams();
  return (
    <label>
      Step {step ?? 'none'}
      <input />
    </label>
  );
}

const wizard = () => Promise.resolve({ default: Wizard });
const pages = [
  ...pagesFor(['member'], {
    '/wizard': { title: 'Wizard', bare: true, load: wizard },
    '/wizard/:step': { title: 'Wizard', load: wizard },
  }),
  ...pagesFor('everybody', {
    '/salons/:slug': { title: 'Salon', load: () => Promise.resolve({ default: () => <h1>A salon</h1> }) },
    '/salons/new': { title: 'New', load: () => Promise.resolve({ default: () => <h1>A new one</h1> }) },
  }),
];

const open = (path: string) => {
  history.replaceState(null, '', path);
  render(
    <PlatformProvider platform={createTestPlatform()}>
      <RemotePages pages={pages} api={createRemoteApi('test/pages')}>
        <p>Beside</p>
      </RemotePages>
    </PlatformProvider>,
  );
};

const goTo = (path: string) =>
  act(() => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });

it('shows the page of the address, the most specific one, and what stands beside it', async () => {
  open('/salons/new');

  expect(await screen.findByRole('heading', { name: 'A new one' })).toBeInTheDocument();
  expect(screen.getByText('Beside')).toBeInTheDocument();
});

it('keeps the state of a page that has several addresses', async () => {
  open('/wizard');
  const field = await screen.findByRole('textbox', { name: 'Step none' });

  goTo('/wizard/two');

  expect(await screen.findByRole('textbox', { name: 'Step two' })).toBe(field);
});

it('gives the manifest its pages as plain data, for whom they are', () => {
  const manifest = defineRemote({ name: 'mfe-one', contract: 2, area: 'one', pages });

  expect(remoteManifest.parse(manifest)).toEqual(manifest);
  expect(manifest.pages).toEqual([
    { path: '/wizard', title: 'Wizard', bare: true, roles: ['member'] },
    { path: '/wizard/:step', title: 'Wizard', roles: ['member'] },
    { path: '/salons/:slug', title: 'Salon' },
    { path: '/salons/new', title: 'New' },
  ]);
});
