import { renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { RIGHTS as RIGHTS_OF_SERVICE } from '@athenaeum/release-protocol/rights';
import { HttpResponse } from 'msw';
import { api } from '../api';
import type { ReleaseKey } from '../features/releaseKeys/releaseKeys.api';
import { manifest } from '../manifest';
import { letRelease, notRunning, ordered, refusedBecause, respondReleases } from '../testing/releaseService';
import ReleaseKeysPage from './ReleaseKeysPage';

const MORNING = Date.UTC(2026, 10, 21, 9);
const NEXT_YEAR = Date.UTC(2127, 10, 21, 9);
const PUBLIC = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP0';

const key = (given: Partial<ReleaseKey>): ReleaseKey => ({
  id: '3f9a1c2b7d00000000000000000000000000000000x',
  name: 'Ada’s laptop',
  areas: ['mfe-one'],
  rights: ['deploy', 'rollback'],
  created_at: MORNING,
  created_by: 'Grace Hopper',
  expires_at: NEXT_YEAR,
  revoked_at: null,
  revoked_by: null,
  last_used_at: null,
  ...given,
});

beforeEach(letRelease);

const open = () => renderRemote(<ReleaseKeysPage />, { api, manifest, route: '/admin/operations/keys' });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
const posted = () => ordered.filter(({ body }) => body !== null);

it('lists the rights, areas, expiry, author and last use of each key', async () => {
  respondReleases('/keys', {
    keys: [
      key({}),
      key({ id: 'old', name: 'Old', expires_at: MORNING, last_used_at: MORNING }),
      key({ id: 'gone', name: 'Gone', revoked_at: MORNING, revoked_by: 'Ada Byron' }),
    ],
  });
  open();

  const first = await row('Ada’s laptop');
  expect(first.getByText('3f9a1c2b')).toBeInTheDocument();
  expect(first.getByText('mfe-one')).toBeInTheDocument();
  expect(first.getByText('Deploy to everyone, Roll back')).toBeInTheDocument();
  expect(first.getByText('Never')).toBeInTheDocument();
  expect(first.getByText('by Grace Hopper')).toBeInTheDocument();
  expect((await row('Old')).getByText('Expired')).toBeInTheDocument();
  const gone = await row('Gone');
  expect(gone.getByText(/^Revoked Nov 21, 2026, .* by Ada Byron$/)).toBeInTheDocument();
  expect(gone.queryByRole('button')).toBeNull();
});

it('registers a public key with areas and rights, and lists it', async () => {
  respondReleases('/keys', { keys: [] });
  const { user, platform } = open();
  expect(await screen.findByText('No keys yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Register a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Register a release key' }));
  await user.type(dialog.getByLabelText('Public half of the key'), ` ${PUBLIC}`);
  await user.type(dialog.getByLabelText('Whose key it is'), 'CI of one');
  await user.type(dialog.getByLabelText('Areas'), 'mfe-one, mfe-two');
  await user.click(dialog.getByLabelText('Deploy to everyone'));
  await user.click(dialog.getByLabelText('Kill a version'));
  await user.click(dialog.getByLabelText('Share a preview'));
  await user.selectOptions(dialog.getByLabelText('Valid for'), '365 days');
  respondReleases('/keys', refusedBecause('CONFLICT', 'This key is registered already.'), 'post');

  await user.click(dialog.getByRole('button', { name: 'Register a key' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('This key is registered already.');
  respondReleases('/keys', { text: 'CI of one (key 3f9a1c2b) may release mfe-one, mfe-two.' }, 'post');
  respondReleases('/keys', { keys: [key({ name: 'CI of one' })] });

  await user.click(dialog.getByRole('button', { name: 'Register a key' }));

  expect(await row('CI of one')).toBeDefined();
  await waitFor(() =>
    expect(platform.events).toContainEqual(
      expect.objectContaining({
        type: 'notify',
        message: 'CI of one (key 3f9a1c2b) may release mfe-one, mfe-two.',
      }),
    ),
  );
  expect(posted().at(-1)).toEqual({
    path: '/keys',
    token: 'Bearer one-token',
    credentials: 'omit',
    body: {
      public_part: PUBLIC,
      name: 'CI of one',
      areas: ['mfe-one', 'mfe-two'],
      rights: ['canary', 'promote', 'preview', 'rollback', 'kill'],
      days: 365,
    },
  });
});

it('says beside each field what the service finds wrong with it, and leads to the first', async () => {
  respondReleases('/keys', { keys: [] });
  const { user } = open();
  expect(await screen.findByText('No keys yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Register a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Register a release key' }));
  const fields = {
    public_part: 'Give the 43 characters of the public half',
    areas: 'Name at least one area',
  };
  const refuse = (wrong: object) =>
    respondReleases(
      '/keys',
      HttpResponse.json(
        { ok: false, code: 'INVALID', message: 'public_part: …', fields: wrong },
        { status: 400 },
      ),
      'post',
    );
  refuse(fields);

  await user.click(dialog.getByRole('button', { name: 'Register a key' }));

  const publicHalf = dialog.getByLabelText('Public half of the key');
  await waitFor(() => expect(publicHalf).toHaveFocus());
  expect(publicHalf).toHaveAccessibleDescription(new RegExp(fields.public_part));
  expect(dialog.getByLabelText('Areas')).toHaveAccessibleDescription(new RegExp(fields.areas));
  expect(dialog.queryByText('public_part: …')).toBeNull();

  refuse({ rights: 'Name at least one right' });
  await user.click(dialog.getByRole('button', { name: 'Register a key' }));

  await waitFor(() => expect(dialog.getByLabelText('Deploy to everyone')).toHaveFocus());
  expect(dialog.getByRole('group', { name: 'Rights' })).toHaveAccessibleDescription(
    'Name at least one right',
  );
});

it('offers every right that the service knows, and names each of them in the list', async () => {
  const rights = Object.keys(RIGHTS_OF_SERVICE) as ReleaseKey['rights'];
  respondReleases('/keys', { keys: [key({ rights })] });
  const { user } = open();
  const named = (await row('Ada’s laptop')).getByText(/^Deploy to everyone, /).textContent.split(', ');
  await user.click(screen.getByRole('button', { name: 'Register a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Register a release key' }));

  expect(named).toHaveLength(rights.length);
  for (const name of named) expect(dialog.getByRole('checkbox', { name })).toBeInTheDocument();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(rights.length);
});

it('revokes a key after a confirmation', async () => {
  respondReleases('/keys', { keys: [key({})] });
  const { user, platform } = open();
  await user.click((await row('Ada’s laptop')).getByRole('button', { name: 'Revoke Ada’s laptop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Ada’s laptop?' }));
  expect(
    dialog.getByText(/^Ada’s laptop \(key 3f9a1c2b\) can’t release mfe-one anymore/),
  ).toBeInTheDocument();
  respondReleases(`/keys/${key({}).id}/revoke`, { text: 'It may not release anything any more.' }, 'post');
  respondReleases('/keys', { keys: [key({ revoked_at: MORNING, revoked_by: 'Grace Hopper' })] });

  await user.type(dialog.getByLabelText(/^Reason/), 'Ada has left');
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));

  expect(await screen.findByText(/^Revoked Nov 21, 2026/)).toBeInTheDocument();
  expect(posted()[0]!.body).toEqual({ reason: 'Ada has left' });
  expect(platform.events).toContainEqual(
    expect.objectContaining({ type: 'notify', message: 'It may not release anything any more.' }),
  );
});

it('says when the release service is not running, without actions', async () => {
  respondReleases('/keys', notRunning());
  open();

  expect(await screen.findByText(/^The release service isn’t running/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
