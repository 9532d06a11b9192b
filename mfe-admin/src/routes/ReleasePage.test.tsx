import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { VersionOfArea, VersionsOfArea } from '../features/releaseHistory/releaseHistory.api';
import type { ReleaseNow } from '../features/releases/releases.api';
import type { AreaNow } from '../features/releasing/releasing.api';
import { manifest } from '../manifest';
import { respondRoute } from '../testing/operations';
import { letRelease, notRunning, ordered, respondReleases } from '../testing/releaseService';
import ReleasePage from './ReleasePage';

const MORNING = Date.UTC(2026, 10, 21, 9);
const NOON = Date.UTC(2026, 10, 21, 12);

const version = (given: Partial<VersionOfArea>): VersionOfArea => ({
  version: 'v001',
  given: [{ percent: 100, from: null, to: NOON, by: null }],
  killed: null,
  signed_with: null,
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
      signed_with: 'aKey',
      given: [
        { percent: 100, from: NOON, to: null, by: 'grace' },
        { percent: 10, from: MORNING, to: NOON, by: 'ada' },
      ],
      changes: {
        since: 'v001',
        first: 307,
        all: 0,
        operations: { added: ['Room', 'Seat'], removed: [] },
        libraries: [{ name: 'react', before: '19.0.0', after: '19.1.0' }],
      },
    }),
    version({}),
    version({ version: 'v000', killed: { reason: 'charges twice', at: NOON, by: 'ada' } }),
  ],
};

const NONE = { asked: 0, failed: 0 };
const figures = (given: Partial<ReleaseNow>): ReleaseNow => ({
  ...{ remote: 'mfe-one', version: 'v001', status: 'earlier', at: null, by: null, trial: null },
  ...{ loads: 40, failures: 0, share: 0, codes: {}, p50: 350, p95: null, business: null },
  operations: { queries: NONE, mutations: NONE },
  vitals: { handlers: NONE, interactions: NONE, tasks: NONE, layout: NONE, arrivals: NONE },
  ...given,
});

const now: AreaNow = {
  area: 'mfe-one',
  live: { version: 'v002', at: NOON, by: 'grace' },
  canary: null,
  earlier: ['v001'],
};

beforeEach(() => {
  letRelease();
  respondRoute('/releases/mfe-one', known);
  respondRoute('/releases', {
    ...{ at: NOON, killed: [], history: [] },
    versions: [
      figures({
        version: 'v002',
        loads: 12,
        operations: { queries: { asked: 50, failed: 1 }, mutations: NONE },
        business: { visits: 40, reached: {} },
      }),
      figures({ business: { visits: 360, reached: { Bookings: 41 } } }),
      figures({ remote: 'mfe-two', version: 'v002', loads: 999 }),
    ],
  });
  respondReleases('/areas/mfe-one', now);
});

const open = (wanted: string) =>
  renderRemote(
    <Routes>
      <Route path="/admin/operations/releases/:remote/:version" element={<ReleasePage />} />
    </Routes>,
    { api, manifest, route: `/admin/operations/releases/mfe-one/${wanted}` },
  );
const fact = (name: string) => screen.getByText(name).parentElement!;
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

it('shows what a version changed, who released it when, and whose key has signed it', async () => {
  open('v002');

  expect(await screen.findByRole('heading', { level: 1, name: 'mfe-one v002' })).toBeInTheDocument();
  expect(await screen.findByText('Compared with v001, which was live before it')).toBeInTheDocument();
  expect(fact('First load')).toHaveTextContent('First load28.0 KB+0.3 KB');
  expect(fact('All scripts')).toHaveTextContent('100.0 KBno change');
  expect(fact('GraphQL operations added')).toHaveTextContent('addedRoomSeat');
  expect(fact('GraphQL operations removed')).toHaveTextContent('no change');
  expect(fact('Shared libraries')).toHaveTextContent('react 19.0.0 → 19.1.0');
  expect(screen.getByText(/^Everyone, since Nov 21, 2026/)).toHaveTextContent(/by grace$/);
  expect(screen.getByText(/^10% of visitors, Nov 21, 2026/)).toHaveTextContent(/by ada$/);
  expect(screen.getByText('Signed with key aKey')).toBeInTheDocument();
});

it('shows the subgraph and the migrations that it was released with as one, and how far that is', async () => {
  const together = {
    subgraph: {
      name: 'coaching',
      url: 'http://coaching-2:4003/graphql',
      version: '2.0.0',
      contract: 'ab12cd34ef',
    },
    changes: ['- Coach.coaching_style: String', '+ Coach.manner: String'],
    migrations: [{ id: '0002-manners', about: 'Renames a field.', state: 'expanded' }],
    timeline: [
      { step: 'planned', at: MORNING, by: 'ada', note: '' },
      { step: 'returning', at: NOON, by: 'automatic', note: 'queries fail for 6 of 26 people' },
      { step: 'archived', at: NOON, by: null, note: '' },
    ],
    is_under_way: true,
  };
  const [first, ...others] = known.versions;
  respondRoute('/releases/mfe-one', { ...known, versions: [{ ...first!, together }, ...others] });
  open('v002');

  expect(await screen.findByRole('heading', { name: 'Released as one with' })).toBeInTheDocument();
  expect(fact('Subgraph')).toHaveTextContent(
    'coaching 2.0.0, schema ab12cd34efhttp://coaching-2:4003/graphql',
  );
  expect(fact('Schema')).toHaveTextContent('- Coach.coaching_style: String+ Coach.manner: String');
  expect(fact('Migrations')).toHaveTextContent('0002-manners (expanded): Renames a field.');
  expect(fact('Steps')).toHaveTextContent(
    /^StepsBegun, Nov 21, 2026.*Rollback begun, pages first, Nov 21, 2026.*: queries fail for 6 of 26 people.*archived, Nov 21/,
  );
  expect(screen.getByText(/^The button above rolls back all of it/)).toBeInTheDocument();
});

it('says nothing of a subgraph where the remote was released alone', async () => {
  open('v002');

  expect(await screen.findByText('Compared with v001, which was live before it')).toBeInTheDocument();
  expect(screen.queryByText('Released as one with')).not.toBeInTheDocument();
});

it('shows its figures beside those of the version before it', async () => {
  open('v002');

  const table = within(await screen.findByRole('table', { name: 'How it does in the last hour' }));
  expect(table.getByRole('columnheader', { name: 'v002 (this one)' })).toBeInTheDocument();
  expect(table.getByRole('columnheader', { name: 'v001 (the one before)' })).toBeInTheDocument();
  expect(row('Loads')).toHaveTextContent(/12.*40$/);
  expect(row('Failed operations')).toHaveTextContent(/2\.0% of 50 queries.*No reports$/);
  expect(row('Bookings per visit')).toHaveTextContent(/0% of 40 visits.*11\.4% of 360 visits$/);
  expect(row('95th percentile')).toHaveTextContent(/No reports.*No reports$/);
});

it('is found as the live one, and rolled back by its one button', async () => {
  const { user, platform } = open('live');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The live version of mfe-one' }),
  ).toBeInTheDocument();
  const whoHasIt = within(await screen.findByRole('region', { name: 'Who has it' }));
  expect(await whoHasIt.findByText(/^Since Nov 21, 2026, .+, by grace$/)).toBeInTheDocument();
  expect(whoHasIt.getAllByText(/Everyone/)).toHaveLength(1);
  respondReleases('/areas/mfe-one/rollback', { text: 'Rolled back.' }, 'post');

  await user.click(screen.getByRole('button', { name: 'Roll back' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'Roll back to v001?' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));

  await waitFor(() =>
    expect(platform.events).toContainEqual(
      expect.objectContaining({ type: 'notify', message: 'Rolled back.' }),
    ),
  );
  expect(ordered.find(({ body }) => body !== null)!.body).toEqual({ from: 'v002', reason: '' });
  expect(screen.getByRole('region', { name: 'Who has it' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

it('withdraws a canary, and shows its share and previews', async () => {
  respondReleases('/areas/mfe-one', {
    ...now,
    live: { version: 'v001', at: MORNING, by: 'ada' },
    canary: { version: 'v002', at: NOON, by: 'grace', percent: 10, next: [25, 100] },
    previews: [{ version: 'v002', by: 'ada', until: NOON, opened: 3 }],
    earlier: [],
  });
  open('v002');

  expect(await screen.findByText('Staff and 10% of visitors, then 25%, everyone')).toBeInTheDocument();
  expect(screen.getByText(/^A preview, opened 3 times, ends Nov 21, 2026/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeInTheDocument();
});

it('goes back to an earlier version from its own page, and offers none for a killed one', async () => {
  const { user, unmount } = open('v001');
  await user.click(await screen.findByRole('button', { name: 'Roll back to this' }));
  expect(await screen.findByRole('heading', { name: 'Roll back to v001?' })).toBeInTheDocument();
  unmount();

  open('v000');
  expect(await screen.findByText('Killed: charges twice')).toBeInTheDocument();
  expect(await screen.findByText(/^It’s given to no one now/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('links back from an unknown version', async () => {
  open('v999');

  expect(await screen.findByText('We couldn’t find that version')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all releases of mfe-one' })).toHaveAttribute(
    'href',
    '/admin/operations/releases/mfe-one',
  );
});

it('has no button while the release service is not running; the rest is shown', async () => {
  respondReleases('/areas/mfe-one', notRunning());
  open('v002');

  expect(await screen.findByText(/^The release service isn’t running/)).toBeInTheDocument();
  expect(await screen.findByText('Signed with key aKey')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
