import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { api } from '../api';
import type { VersionOfArea, VersionsOfArea } from '../features/releaseHistory/releaseHistory.api';
import { manifest } from '../manifest';
import { refuseWith, respondRoute } from '../testing/operations';
import ReleasesPage from './ReleasesPage';

const MORNING = Date.UTC(2026, 10, 21, 9);
const NOON = Date.UTC(2026, 10, 21, 12);

const version = (given: Partial<VersionOfArea>): VersionOfArea => ({
  version: 'v001',
  given: [{ percent: 100, from: null, to: null, by: null }],
  killed: null,
  first: 28_672,
  all: 102_400,
  changes: null,
  ...given,
});
const known: VersionsOfArea = {
  remote: 'mfe-one',
  versions: [
    version({
      version: 'v002',
      given: [
        { percent: 100, from: NOON, to: null, by: 'grace' },
        { percent: 10, from: MORNING, to: NOON, by: 'ada' },
      ],
      changes: {
        since: 'v001',
        first: 307,
        all: -2048,
        operations: { added: ['Room', 'Seat'], removed: ['Chair'] },
        libraries: [
          { name: 'react', before: '19.0.0', after: '19.1.0' },
          { name: 'zod', before: null, after: '4.0.0' },
        ],
      },
    }),
    version({
      version: 'v000',
      given: [{ percent: 0, from: null, to: MORNING, by: null }],
      killed: { reason: 'charges twice', at: NOON, by: 'ada' },
    }),
    version({}),
  ],
};

const open = () =>
  renderRemote(
    <Routes>
      <Route path="/admin/operations/releases/:remote" element={<ReleasesPage />} />
    </Routes>,
    { api, manifest, route: '/admin/operations/releases/mfe-one' },
  );
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

it('shows who had each version when, and what it changed', async () => {
  respondRoute('/releases/mfe-one', known);
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Releases of mfe-one' })).toBeInTheDocument();
  await screen.findByRole('table', { name: 'Versions, most recent first' });
  const served = row('v002').getAllByRole('listitem');
  expect(served.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Everyone, since Nov 21, 2026, .* by grace$/),
    expect.stringMatching(/^10% of visitors, Nov 21, 2026, .* to Nov 21, 2026, .* by ada$/),
    'Added: Room, Seat',
    'Removed: Chair',
    'react 19.0.0 → 19.1.0',
    'zod 4.0.0 added',
  ]);
  expect(row('v002').getByText('28.0 KB')).toBeInTheDocument();
  expect(row('v002').getByText('+0.3 KB')).toBeInTheDocument();
  expect(row('v002').getByText('−2.0 KB')).toBeInTheDocument();
});

it('says of what is old only what is known, and why a version was killed', async () => {
  respondRoute('/releases/mfe-one', known);
  open();

  await screen.findByRole('table', { name: 'Versions, most recent first' });
  expect(row('v000').getByText('Killed: charges twice')).toBeInTheDocument();
  expect(row('v000').getByText(/^Staff only, until Nov 21, 2026/)).toBeInTheDocument();
  expect(row('v001').getByText('Everyone')).toBeInTheDocument();
  expect(row('v001').getAllByText('First known version')).toHaveLength(2);
});

it('leads back where there is no such area, and tries again where it could not be asked', async () => {
  respondRoute('/releases/mfe-one', refuseWith('UNAVAILABLE', 'Not now.', 503));
  const { user } = open();
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  respondRoute('/releases/mfe-one', refuseWith('NOT_FOUND', 'This area does not exist.', 404));

  await user.click(screen.getByRole('button', { name: /again|Retry/ }));

  expect(await screen.findByText('We couldn’t find that area')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to system health' })).toHaveAttribute(
    'href',
    '/admin/operations/health',
  );
});
