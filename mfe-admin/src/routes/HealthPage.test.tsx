import { renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { assignLocation } from '@athenaeum/shell-contract/location';
import type { ReleaseNow, Releases } from '../features/releases/releases.api';
import { manifest } from '../manifest';
import { refusal } from '../testing/answers';
import { asked, refuseWith, respondRoute } from '../testing/operations';
import HealthPage from './HealthPage';

jest.mock('@athenaeum/shell-contract/location');
const left = jest.mocked(assignLocation);

const NONE = { asked: 0, failed: 0 };
const noVitals = { handlers: NONE, interactions: NONE, tasks: NONE, layout: NONE, arrivals: NONE };

const version = (given: Partial<ReleaseNow>): ReleaseNow => ({
  remote: 'mfe-one',
  version: 'v002',
  status: 'live',
  at: 1,
  by: 'grace',
  loads: 120,
  failures: 0,
  share: 0,
  codes: {},
  p50: 240,
  p95: 1180,
  operations: { queries: { asked: 0, failed: 0 }, mutations: { asked: 0, failed: 0 } },
  vitals: noVitals,
  trial: null,
  business: null,
  ...given,
});
const releases: Releases = {
  at: 1,
  versions: [
    version({}),
    version({
      version: 'v003',
      status: 'earlier',
      at: null,
      by: null,
      loads: 2,
      failures: 12,
      share: 0.857,
      codes: { crash: 1, mount: 11 },
    }),
    version({ remote: 'mfe-two', version: 'w001', loads: 0, p50: null, p95: null }),
  ],
  killed: [{ name: 'mfe-one', version: 'v001', reason: 'loses drafts', at: 1, by: 'ada' }],
  history: [
    { number: 4, at: 1, by: 'automatic', note: 'roll back mfe-one to v002: failing in 12 of 14 tabs (86 %)' },
    { number: 3, at: 1, by: 'grace', note: 'deploy mfe-one v003' },
  ],
};

const open = (route = '/admin/operations/health') => renderRemote(<HealthPage />, { api, manifest, route });
const rowOf = (table: string, text: string) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(text) });

beforeEach(() => {
  left.mockClear();
  // Other tests cover the parts themselves.
  respondRoute('/areas', refuseWith('UNAVAILABLE', 'Not now.', 503));
});

it('shows loads, failures and load times of each version', async () => {
  respondRoute('/releases', releases);
  open();

  await screen.findByRole('table', { name: 'Versions in the last hour' });
  expect(rowOf('Versions in the last hour', 'v002')).toHaveTextContent('Everyone120None0.24 s1.18 s');
  expect(rowOf('Versions in the last hour', 'v003')).toHaveTextContent(
    /Open tabs only212 \(86%\)11 crashed on start, 1 crashed later/,
  );
  expect(rowOf('Versions in the last hour', 'w001')).toHaveTextContent(/0None/);
});

it('shows failed operations and the canary percentage of each version', async () => {
  const operations = (failed: number) => ({
    queries: { asked: 1204, failed: 0 },
    mutations: { asked: 96, failed },
  });
  respondRoute('/releases', {
    ...releases,
    versions: [
      version({ operations: operations(0) }),
      version({
        version: 'v003',
        status: 'canary',
        trial: { percent: 5, next: [25, 100] },
        operations: operations(5),
      }),
      version({ version: 'v004', status: 'canary', trial: { percent: 10, next: [] } }),
    ],
  });
  open();

  await screen.findByRole('table', { name: 'Versions in the last hour' });
  expect(rowOf('Versions in the last hour', 'v002')).toHaveTextContent(
    '0% of 1,204 queries0% of 96 mutations',
  );
  expect(rowOf('Versions in the last hour', 'v003')).toHaveTextContent(
    /Canary5% of visitors, then 25%, everyone.*0% of 1,204 queries5.2% of 96 mutations/,
  );
  expect(rowOf('Versions in the last hour', 'v004')).toHaveTextContent('Canary10% of visitors120');
});

it('uses the singular for one query', async () => {
  const operations = { queries: { asked: 1, failed: 0 }, mutations: { asked: 1, failed: 1 } };
  respondRoute('/releases', { ...releases, versions: [version({ operations })] });
  open();

  await screen.findByRole('table', { name: 'Versions in the last hour' });
  expect(rowOf('Versions in the last hour', 'v002')).toHaveTextContent(
    /0% of 1 query100.0% of 1 mutation(?!s)/,
  );
});

it('shows the experience of each version in use, the most frequent problem first', async () => {
  respondRoute('/releases', {
    ...releases,
    versions: [
      version({ vitals: { ...noVitals, handlers: { asked: 1204, failed: 0 } } }),
      version({
        version: 'v003',
        vitals: {
          ...noVitals,
          handlers: { asked: 200, failed: 3 },
          interactions: { asked: 150, failed: 30 },
        },
      }),
      version({ version: 'v005', vitals: { ...noVitals, handlers: { asked: 1, failed: 0 } } }),
      // Its browsers measured nothing, or nobody used it.
      version({ version: 'v004' }),
    ],
  });
  open();

  await screen.findByRole('table', { name: 'Versions in the last hour' });
  expect(rowOf('Versions in the last hour', 'v002')).toHaveTextContent('No problems in 1,204 minutes');
  expect(rowOf('Versions in the last hour', 'v003')).toHaveTextContent(
    '20.0% slow to respond (over 200 ms)1.5% had script errorsof 200 minutes',
  );
  expect(rowOf('Versions in the last hour', 'v005')).toHaveTextContent(/No problems in 1 minute(?!s)/);
  expect(rowOf('Versions in the last hour', 'v004')).toHaveTextContent('Everyone120None0.24 s1.18 s');
});

it('shows killed versions with their reasons, and automatic changes', async () => {
  respondRoute('/releases', releases);
  open();

  await screen.findByRole('table', { name: 'Killed versions' });
  expect(rowOf('Killed versions', 'v001')).toHaveTextContent(/loses draftsada/);
  expect(rowOf('Latest changes', 'failing in 12 of 14 tabs')).toHaveTextContent('Automatic');
  expect(rowOf('Latest changes', 'deploy mfe-one v003')).toHaveTextContent('grace');
});

it('refreshes, and says when nothing is published', async () => {
  respondRoute('/releases', { ...releases, versions: [], killed: [], history: [] });
  const { user } = open();
  expect(await screen.findByText('Nothing published yet')).toBeInTheDocument();
  respondRoute('/releases', releases);

  await user.click(screen.getByRole('button', { name: 'Refresh counts' }));

  expect(await screen.findByRole('table', { name: 'Latest changes' })).toBeInTheDocument();
});

it('offers Retry when it didn’t load', async () => {
  respondRoute('/releases', refuseWith('UNAVAILABLE', 'This is taking a moment.', 503));
  open();

  expect(await screen.findByText('Versions didn’t load')).toBeInTheDocument();
  expect(screen.getByText('This is taking a moment.')).toBeInTheDocument();
});

describe('an area from the admin’s own machine', () => {
  it('is overridden in this browser, from the next page on', async () => {
    respondRoute('/releases', releases);
    respondRoute('/override', { remote: 'mfe-two', port: 3005 }, 'post');
    const { user } = open();

    await user.selectOptions(await screen.findByLabelText('Area'), 'mfe-two');
    await user.type(screen.getByLabelText('Port on localhost'), '3005');
    await user.click(screen.getByRole('button', { name: 'Use it here' }));

    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
    expect(asked.find(({ path }) => path === '/override')?.body).toEqual({ remote: 'mfe-two', port: 3005 });
  });

  it('is filled in by a link, also for an unpublished area', async () => {
    respondRoute('/releases', releases);
    respondRoute('/override', { remote: 'mfe-new', port: 3010 }, 'post');
    const { user } = open('/admin/operations/health?area=mfe-new&port=3010');

    const press = await screen.findByRole('button', { name: 'Use it here' });
    expect(press).toHaveFocus();
    await user.click(press);

    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
    expect(asked.find(({ path }) => path === '/override')?.body).toEqual({ remote: 'mfe-new', port: 3010 });
  });

  it('shows errors at their fields', async () => {
    respondRoute('/releases', releases);
    const refused = refusal('INVALID', 'Look again', { port: 'From 1024 on' });
    respondRoute('/override', Response.json(refused, { status: 400 }), 'post');
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Use it here' }));

    expect(await screen.findByText('From 1024 on')).toBeInTheDocument();
    expect(left).not.toHaveBeenCalled();
  });
});
