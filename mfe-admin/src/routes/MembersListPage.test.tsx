import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { HideMembersDocument } from '../features/memberRecord/__generated__/memberRecord';
import { MembersListDocument } from '../features/membersList/__generated__/membersList';
import { SavedViewsDocument } from '../features/savedViews/__generated__/savedViews';
import { manifest } from '../manifest';
import { answer, answerPage } from '../testing/answers';
import { aRecord, listed } from '../testing/members';
import MembersListPage from './MembersListPage';

function open(search = '') {
  respond(MembersListDocument, {
    users: answerPage([listed(aRecord()), listed(aRecord({ id: 'leila', name: 'Leila Haddad' }))]),
  });
  respond(SavedViewsDocument, { savedViews: answer([]) });
  return renderRemote(
    <Routes>
      <Route path="/admin/members" element={<MembersListPage />} />
      <Route path="/admin/members/:id" element={<p>A record</p>} />
    </Routes>,
    { api, manifest, route: `/admin/members${search}` },
  );
}

it('links to the record of a member, also from old links that opened it beside the list', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Amara Osei' })).toHaveAttribute(
    'href',
    '/admin/members/amara',
  );
  unmount();

  open('?view=hidden&member=amara');

  expect(await screen.findByText('A record')).toBeInTheDocument();
  expect(location.pathname).toBe('/admin/members/amara');
});

it('filters by relationship and hub in the address, and exports the filtered list', async () => {
  const { user } = open('?view=hidden');
  await screen.findByRole('link', { name: 'Amara Osei' });

  await user.selectOptions(screen.getByLabelText('Relationship'), 'Prospect');
  await user.selectOptions(screen.getByLabelText('Hub'), 'Boston');

  expect(location.search).toBe('?view=hidden&relationship=Prospect&hub=Boston');
  await waitFor(() =>
    expect(sent(MembersListDocument).at(-1)).toMatchObject({
      input: {
        hide_from_directory: { equals: true },
        relationship_type: { equals: 'Prospect' },
        nearest_regional_hub: { equals: 'Boston' },
      },
    }),
  );
  const href = screen.getByRole('link', { name: 'Export' }).getAttribute('href')!;
  const input = JSON.parse(new URL(href, location.origin).searchParams.get('input')!) as object;
  expect(input).toMatchObject({ nearest_regional_hub: { equals: 'Boston' } });
  expect(input).not.toHaveProperty('take');
});

it('selects and deselects the whole page', async () => {
  const { user } = open();
  const all = await screen.findByLabelText('Select all on this page');

  await user.click(screen.getByLabelText('Select Amara Osei'));
  expect(all).not.toBeChecked();
  await user.click(all);
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  expect(screen.getByLabelText('Select Leila Haddad')).toBeChecked();
  await user.click(all);

  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
});

it('hides the selected members with a reason', async () => {
  const { user } = open();
  respond(HideMembersDocument, { hideMembers: answer(['amara']) });

  await user.click(await screen.findByLabelText('Select Amara Osei'));
  await user.click(screen.getByLabelText('Select Leila Haddad'));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Hide from directory' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide 2 members?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Staff accounts');
  await user.click(dialog.getByRole('button', { name: 'Hide from directory' }));

  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
  expect(sent(HideMembersDocument)).toEqual([
    { input: { ids: ['amara', 'leila'], hide: true, reason: 'Staff accounts' } },
  ]);
});

it('keeps a new selection when the answer about the previous one comes late', async () => {
  const { user, platform } = open();
  const answerNow = respondLater(HideMembersDocument, { hideMembers: answer(['amara']) });
  await user.click(await screen.findByLabelText('Select Amara Osei'));
  await user.click(await screen.findByRole('button', { name: 'Hide from directory' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide 1 member?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Staff account');
  await user.click(dialog.getByRole('button', { name: 'Hide from directory' }));
  await waitFor(() => expect(sent(HideMembersDocument)).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByLabelText('Select Leila Haddad'));

  answerNow();

  await waitFor(() =>
    expect(platform.events).toContainEqual(
      expect.objectContaining({ message: '1 member is hidden from the directory' }),
    ),
  );
  expect(screen.getByLabelText('Select Leila Haddad')).toBeChecked();
});
