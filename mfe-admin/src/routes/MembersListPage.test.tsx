import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { MemberCreditsDocument } from '../features/credits/__generated__/credits';
import {
  HideMembersDocument,
  MemberHistoryDocument,
  MemberRecordDocument,
  UpdateMemberDocument,
} from '../features/memberRecord/__generated__/memberRecord';
import { MembersListDocument } from '../features/membersList/__generated__/membersList';
import { SavedViewsDocument } from '../features/savedViews/__generated__/savedViews';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import { aRecord, listed } from '../testing/members';
import { MembersListPage } from './MembersListPage';

const CONFLICT = refusal(
  'CONFLICT',
  'This member was changed in the meantime. Look at what is there now, then save again.',
);

function open(search = '', member = aRecord()) {
  respond(MembersListDocument, {
    users: answerPage([listed(member), listed(aRecord({ id: 'leila', name: 'Leila Haddad' }))]),
  });
  respond(MemberRecordDocument, { user: answer(member) });
  respond(MemberHistoryDocument, { auditRows: answerPage([]) });
  const credits = { id: member.id, quantity: 0, held: 0, ledger: [] };
  respond(MemberCreditsDocument, { user: answer({ id: member.id, credits }) });
  respond(SavedViewsDocument, { savedViews: answer([]) });
  respond(UpdateMemberDocument, { updateMember: answer({ id: member.id }) });
  return renderRemote(
    <Routes>
      <Route path="/admin/members" element={<MembersListPage />} />
    </Routes>,
    { api, manifest, route: `/admin/members${search}` },
  );
}
const editor = async () => within(await screen.findByRole('dialog', { name: 'Amara Osei' }));

it('narrows by relationship and hub in the address, and exports what it shows', async () => {
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

it('opens a member from her name, shows what changes, asks why, and sends only that', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Amara Osei' }));
  const form = await editor();
  expect(location.search).toBe('?member=amara');
  expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');

  await user.clear(form.getByLabelText('Last name'));
  await user.type(form.getByLabelText('Last name'), 'Osei-Mensah');
  await user.click(form.getByLabelText('Hide from directory'));
  await user.selectOptions(form.getByLabelText('Relationship type'), 'Prospect (Inactive)');
  await user.type(form.getByLabelText('Languages'), '; French');

  const changes = within(form.getByRole('group', { name: 'What changes when you save' }));
  expect(changes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Last name',
    'Relationship type',
    'Hide from directory',
    'Languages',
  ]);
  expect(changes.getByText('Prospect (Inactive)')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save 4 changes' }));
  expect((await form.findAllByText('Say why')).length).toBeGreaterThan(0);
  expect(sent(UpdateMemberDocument)).toEqual([]);

  await user.type(form.getByPlaceholderText('Kept with the change'), 'She asked by phone');
  await user.click(form.getByRole('button', { name: 'Save 4 changes' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(UpdateMemberDocument)).toEqual([
    {
      input: {
        id: 'amara',
        version: 3,
        reason: 'She asked by phone',
        fields: { last_name: 'Osei-Mensah', languages: ['Twi', 'French'] },
        standing: { relationship_type: 'Prospect', hide_from_directory: true },
      },
    },
  ]);
  expect(location.search).toBe('');
});

it('keeps a goal as current as it was, takes staff roles as ticks, and clears what is emptied', async () => {
  const { user } = open('?member=amara');
  const form = await editor();

  await user.type(form.getByLabelText('Career goals'), '{Enter}Chair a board');
  await user.click(form.getByLabelText('Content editor'));
  await user.clear(form.getByLabelText('City'));
  await user.type(form.getByPlaceholderText('Kept with the change'), 'x');
  await user.click(form.getByRole('button', { name: 'Save 3 changes' }));

  await waitFor(() => expect(sent(UpdateMemberDocument)).toHaveLength(1));
  expect(sent(UpdateMemberDocument)[0]).toMatchObject({
    input: {
      fields: { city: null },
      standing: { staff_roles: ['support', 'editor'] },
      goals: [
        { title: 'Build a public voice', type: 'Career Goal', current: 'false' },
        { title: 'Chair a board', type: 'Career Goal', current: 'true' },
      ],
    },
  });
});

it('says at the field what cannot be, before anything is sent', async () => {
  const { user } = open('?member=amara');
  const form = await editor();

  await user.clear(form.getByLabelText('First name'));
  await user.type(form.getByPlaceholderText('Kept with the change'), 'x');
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));

  expect(await form.findByRole('alert')).toHaveTextContent('First name is required');
  expect(form.getByLabelText('First name')).toBeInvalid();
  expect(sent(UpdateMemberDocument)).toEqual([]);
});

it('shows both texts when somebody else was faster, and goes on with hers over what stands now', async () => {
  const { user } = open('?member=amara');
  const form = await editor();
  respond(UpdateMemberDocument, { updateMember: CONFLICT });
  respond(MemberRecordDocument, {
    user: answer(aRecord({ version: 4, title: 'Chair', last_name: 'Boateng' })),
  });

  await user.clear(form.getByLabelText('Title'));
  await user.type(form.getByLabelText('Title'), 'Founder');
  await user.type(form.getByPlaceholderText('Kept with the change'), 'x');
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));

  const both = within(await form.findByRole('group', { name: 'What stands now, and what you have' }));
  expect(both.getByText('Chair')).toBeInTheDocument();
  expect(both.getByText('Founder')).toBeInTheDocument();
  respond(UpdateMemberDocument, { updateMember: answer({ id: 'amara' }) });
  await user.click(form.getByRole('button', { name: 'Go on with mine' }));
  expect(form.getByLabelText('Last name')).toHaveValue('Boateng');
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));

  await waitFor(() => expect(sent(UpdateMemberDocument)).toHaveLength(2));
  expect(sent(UpdateMemberDocument)[1]).toMatchObject({
    input: { version: 4, fields: { title: 'Founder' } },
  });
});

it('tells her that she is the last admin, and compares nothing', async () => {
  const { user } = open('?member=amara', aRecord({ isAdmin: true }));
  const form = await editor();
  const message = 'You are the last admin: make another member one first.';
  respond(UpdateMemberDocument, { updateMember: { ...CONFLICT, message } });

  await user.click(form.getByLabelText('Administrator'));
  await user.type(form.getByPlaceholderText('Kept with the change'), 'x');
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));

  expect(await form.findByText(message)).toBeInTheDocument();
  expect(form.queryByText('This member was changed in the meantime.')).not.toBeInTheDocument();
});

it('ticks everybody on the page at once, and nobody again', async () => {
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

it('hides the selected with a reason', async () => {
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

it('leaves those she selects next selected when the answer about the last ones comes late', async () => {
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

it('tells the history of a member, newest first', async () => {
  open('?member=amara');
  respond(MemberHistoryDocument, {
    auditRows: answerPage([
      {
        id: 'row-1',
        operation: 'updateMember',
        at: Date.UTC(2026, 10, 3, 20),
        reason: 'She asked by phone',
        actor: { id: 'ruth', name: 'Ruth Adler' },
        changes: [{ field: 'last_name', before: 'Osei', after: 'Osei-Mensah' }],
      },
    ]),
  });

  const entry = within(await screen.findByRole('group', { name: /Ruth Adler: She asked by phone/ }));
  expect(entry.getByText('Last name')).toBeInTheDocument();
  expect(entry.getByText('Osei-Mensah')).toBeInTheDocument();
});
