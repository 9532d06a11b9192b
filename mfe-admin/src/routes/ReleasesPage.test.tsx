import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { AreaNow } from '../features/releasing/releasing.api';
import type { VersionOfArea, VersionsOfArea } from '../features/releaseHistory/releaseHistory.api';
import { manifest } from '../manifest';
import { refuseWith, respondRoute } from '../testing/operations';
import {
  inLines,
  letRelease,
  letThrough,
  notRunning,
  ordered,
  refusedBecause,
  respondReleases,
} from '../testing/releaseService';
import ReleasesPage from './ReleasesPage';

const MORNING = Date.UTC(2026, 10, 21, 9);
const NOON = Date.UTC(2026, 10, 21, 12);

const version = (given: Partial<VersionOfArea>): VersionOfArea => ({
  version: 'v001',
  given: [{ percent: 100, from: null, to: null, by: null }],
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

const now: AreaNow = {
  area: 'mfe-one',
  live: { version: 'v002', at: NOON, by: 'grace' },
  canary: null,
  earlier: ['v001'],
};
const withCanary = (next: number[] = []): AreaNow => ({
  ...now,
  canary: { version: 'v003', at: NOON, by: 'ada', percent: 10, next },
});

beforeEach(() => {
  letRelease();
  respondReleases('/areas/mfe-one', now);
});

const open = () =>
  renderRemote(
    <Routes>
      <Route path="/admin/operations/releases/:remote" element={<ReleasesPage />} />
    </Routes>,
    { api, manifest, route: '/admin/operations/releases/mfe-one' },
  );
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

it('shows when each version was live for whom, and what it changed', async () => {
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

it('shows only known facts of old versions, and why a version was killed', async () => {
  respondRoute('/releases/mfe-one', known);
  open();

  await screen.findByRole('table', { name: 'Versions, most recent first' });
  expect(row('v000').getByText('Killed: charges twice')).toBeInTheDocument();
  expect(row('v000').getByText(/^Staff only, until Nov 21, 2026/)).toBeInTheDocument();
  expect(row('v001').getByText('Everyone')).toBeInTheDocument();
  expect(row('v001').getAllByText('First known version')).toHaveLength(2);
});

it('links back from an unknown area, and offers Retry after an error', async () => {
  respondRoute('/releases/mfe-one', refuseWith('UNAVAILABLE', 'Not now.', 503));
  const { user } = open();
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  respondRoute('/releases/mfe-one', refuseWith('NOT_FOUND', 'This area does not exist.', 404));

  await user.click(await screen.findByRole('button', { name: /again|Retry/ }));

  expect(await screen.findByText('We couldn’t find that area')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to system health' })).toHaveAttribute(
    'href',
    '/admin/operations/health',
  );
});

describe('what is live', () => {
  const openWith = async (given: AreaNow) => {
    respondRoute('/releases/mfe-one', known);
    respondReleases('/areas/mfe-one', given);
    const { user, platform } = open();
    await screen.findByRole('button', { name: `Kill ${given.live!.version} of mfe-one` });
    const isTold = (message: string) =>
      waitFor(() =>
        expect(platform.events).toContainEqual(expect.objectContaining({ type: 'notify', message })),
      );
    return { user, isTold };
  };
  const begin = async (given: AreaNow, button: string) => {
    const { user, isTold } = await openWith(given);
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, dialog, isTold };
  };
  const posted = () => ordered.filter(({ body }) => body !== null);

  it('is killed in two presses; the dialog names who has it and what they get', async () => {
    const { user, dialog, isTold } = await begin(now, 'Kill v002 of mfe-one');
    expect(dialog.getByRole('heading', { name: 'Kill v002?' })).toBeInTheDocument();
    expect(
      dialog.getByText('Now everyone has v002 of mfe-one. No one gets it anymore: everyone gets v001.'),
    ).toBeInTheDocument();
    expect(dialog.getByText('Open pages leave it within a minute.')).toBeInTheDocument();
    const text = 'Nobody gets mfe-one v002 any more; members get v001.';
    respondReleases('/areas/mfe-one/kill', { text }, 'post');
    respondReleases('/areas/mfe-one', {
      ...now,
      live: { version: 'v001', at: NOON, by: 'Grace' },
      earlier: [],
    });

    await user.click(dialog.getByRole('button', { name: 'Kill' }));

    await isTold(text);
    expect(await screen.findByRole('button', { name: 'Kill v001 of mfe-one' })).toBeInTheDocument();
    expect(await screen.findByText('There’s no earlier version to roll back to.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Roll back v001 of mfe-one' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posted()).toEqual([
      {
        path: '/areas/mfe-one/kill',
        token: 'Bearer one-token',
        body: { version: 'v002', reason: '' },
        credentials: 'omit',
      },
    ]);
    expect(letThrough()).toContainEqual({
      method: 'POST',
      path: '/api/releases/areas/mfe-one/kill',
      body: JSON.stringify({ version: 'v002', reason: '' }),
    });
  });

  it('moves the focus to what is live when the button is gone', async () => {
    const { user, dialog } = await begin(withCanary(), 'Withdraw v003 of mfe-one');
    respondReleases('/areas/mfe-one/rollback', { text: 'Withdrawn.' }, 'post');
    respondReleases('/areas/mfe-one', now);

    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));

    await waitFor(() => expect(screen.queryByText('Canary')).toBeNull());
    expect(screen.getByRole('region', { name: 'Live now' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(posted()[0]!.body).toEqual({ from: 'v003', reason: '' });
  });

  it('is rolled back with a reason, and names the expected version', async () => {
    const { user, dialog, isTold } = await begin(now, 'Roll back v002 of mfe-one');
    expect(
      dialog.getByText(
        'Now everyone has v002 of mfe-one. They get v001 on their next page load; pages that are already open keep v002.',
      ),
    ).toBeInTheDocument();
    respondReleases('/areas/mfe-one/rollback', { text: 'Rolled back.' }, 'post');

    await user.type(dialog.getByLabelText(/^Reason/), 'loses drafts');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));

    await isTold('Rolled back.');
    expect(posted()[0]!.body).toEqual({ from: 'v002', reason: 'loses drafts' });
  });

  it('is rolled back to a version from the history', async () => {
    const { user, dialog, isTold } = await begin(now, 'Roll back to this v001 of mfe-one');
    expect(dialog.getByRole('heading', { name: 'Roll back to v001?' })).toBeInTheDocument();
    respondReleases('/areas/mfe-one/rollback', { text: 'Rolled back.' }, 'post');

    await user.click(dialog.getByRole('button', { name: 'Roll back' }));

    await isTold('Rolled back.');
    expect(posted()[0]!.body).toEqual({ from: 'v002', version: 'v001', reason: '' });
  });

  it('offers for a version in the history only what is allowed: reviving a killed one', async () => {
    await openWith(now);

    expect(row('v000').getByRole('button', { name: 'Allow again v000 of mfe-one' })).toBeInTheDocument();
    expect(row('v000').queryByRole('button', { name: /Roll back/ })).toBeNull();
    expect(row('v002').queryByRole('button')).toBeNull();
  });

  it('offers nothing in the history about the canary, and no rollback to what may not come back', async () => {
    respondRoute('/releases/mfe-one', {
      ...known,
      versions: [version({ version: 'v003' }), version({ version: 'v00x' }), ...known.versions],
    });
    respondReleases('/areas/mfe-one', withCanary());
    open();
    await screen.findByRole('button', { name: 'Promote v003 of mfe-one' });

    expect(row('v003').queryByRole('button')).toBeNull();
    expect(row('v00x').queryByRole('button', { name: /Roll back/ })).toBeNull();
    expect(row('v00x').getByRole('button', { name: 'Kill v00x of mfe-one' })).toBeInTheDocument();
  });

  it('is promoted with the progress of each check; a refusal stays in the dialog', async () => {
    const { user, dialog, isTold } = await begin(withCanary(), 'Promote v003 of mfe-one');
    expect(
      dialog.getByText(
        'Now staff and 10% of visitors have v003 of mfe-one, and everyone else has v002. After the checks, everyone gets v003 on their next page load.',
      ),
    ).toBeInTheDocument();
    const line = { type: 'line', text: 'ok contract: 2' };
    const refused = { type: 'refused', text: 'mfe-one v003 asks for what the graph does not have.' };
    respondReleases('/areas/mfe-one/promote', inLines(line, { type: 'waiting' }, refused), 'post');

    await user.click(dialog.getByRole('button', { name: 'Promote' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(refused.text);
    expect(within(dialog.getByRole('log', { name: 'Progress' })).getByText(line.text)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    await waitFor(() => expect(posted()).toHaveLength(2));
    expect(await dialog.findByRole('alert')).toHaveTextContent(refused.text);
    expect(within(dialog.getByRole('log')).getAllByText(line.text)).toHaveLength(1);
    respondReleases(
      '/areas/mfe-one/promote',
      inLines(line, { type: 'done', text: 'Everybody now gets mfe-one v003.' }),
      'post',
    );

    await user.click(dialog.getByRole('button', { name: 'Promote' }));

    await isTold('Everybody now gets mfe-one v003.');
    expect(posted()[0]!.body).toEqual({ version: 'v003', reason: '' });
  });

  it('keeps its question when the page is updated meanwhile', async () => {
    const { user, dialog } = await begin(withCanary(), 'Withdraw v003 of mfe-one');
    respondReleases('/areas/mfe-one/rollback', refusedBecause('CONFLICT', 'Not now.'), 'post');
    respondReleases('/areas/mfe-one', {
      ...now,
      canary: { version: 'v003', at: NOON, by: 'ada', percent: 50, next: [] },
    });

    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));

    expect(await screen.findByText('Staff and 50% of visitors')).toBeInTheDocument();
    expect(dialog.getByText(/^Now staff and 10% of visitors have v003/)).toBeInTheDocument();
  });

  it('reports when the connection ends before the outcome', async () => {
    const { user, dialog } = await begin(withCanary(), 'Promote v003 of mfe-one');
    respondReleases('/areas/mfe-one/promote', inLines({ type: 'line', text: 'ok contract: 2' }), 'post');

    await user.click(dialog.getByRole('button', { name: 'Promote' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(/^The connection ended before the outcome/);
  });

  it.each([
    'Ada’s laptop (key 3f9a1c2b) is deploying mfe-one since 02:10:00 UTC: try again when that has ended.',
    'mfe-one v001 was killed.',
    'mfe-one has no earlier version than v002 to roll back to.',
  ])('shows the service’s message: %s', async (message) => {
    const { user, dialog } = await begin(now, 'Roll back v002 of mfe-one');
    respondReleases('/areas/mfe-one/rollback', refusedBecause('CONFLICT', message), 'post');

    await user.click(dialog.getByRole('button', { name: 'Roll back' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });

  it('is ramped from the canary’s percentage, in rising steps', async () => {
    const { user, dialog, isTold } = await begin(withCanary(), 'Ramp up v003 of mfe-one');
    const steps = dialog.getByLabelText('Steps, percent of visitors');
    expect(steps).toHaveValue('10, 25, 100');
    await user.clear(steps);
    await user.type(steps, '5, 5');
    await user.click(dialog.getByRole('button', { name: 'Start the ramp' }));
    expect(dialog.getByText(/^Enter at least two rising numbers/)).toBeInTheDocument();
    expect(posted()).toEqual([]);
    respondReleases('/areas/mfe-one/ramp', inLines({ type: 'done', text: 'It goes on.' }), 'post');

    await user.clear(steps);
    await user.type(steps, '5,25,100');
    await user.click(dialog.getByRole('button', { name: 'Start the ramp' }));

    await isTold('It goes on.');
    expect(posted()[0]!.body).toEqual({ version: 'v003', percent: 5, next: [25, 100], reason: '' });
  });

  it('has its ramp stopped at its percentage', async () => {
    const { user, dialog, isTold } = await begin(withCanary([25, 100]), 'Stop the ramp v003 of mfe-one');
    expect(
      dialog.getByText(
        'v003 of mfe-one stays with staff and 10% of visitors, and everyone else keeps v002. It no longer goes out to more visitors (25%, everyone) on its own.',
      ),
    ).toBeInTheDocument();
    respondReleases('/areas/mfe-one/hold', { text: 'It stays.' }, 'post');

    await user.click(dialog.getByRole('button', { name: 'Stop the ramp' }));

    await isTold('It stays.');
  });

  it('has no buttons, and says why, when the release service is not running; the history is shown', async () => {
    respondRoute('/releases/mfe-one', known);
    respondReleases('/areas/mfe-one', notRunning());
    open();

    expect(await screen.findByText(/^The release service isn’t running/)).toBeInTheDocument();
    await screen.findByRole('table', { name: 'Versions, most recent first' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
