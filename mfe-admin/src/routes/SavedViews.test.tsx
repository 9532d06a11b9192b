import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { MembersListDocument } from '../features/membersList/__generated__/membersList';
import {
  RemoveViewDocument,
  RenameViewDocument,
  SaveViewDocument,
  SavedViewsDocument,
} from '../features/savedViews/__generated__/savedViews';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import { aRecord, listed } from '../testing/members';
import MembersListPage from './MembersListPage';

const BOSTON = { id: 'view-1', name: 'Boston', shown: 'hub=Boston&sort=name&without=email' };

function open(search = '', views = [BOSTON]) {
  respond(MembersListDocument, { users: answerPage([listed(aRecord())], 41) });
  respond(SavedViewsDocument, { savedViews: answer(views) });
  return renderRemote(
    <Routes>
      <Route path="/admin/members" element={<MembersListPage />} />
    </Routes>,
    { api, manifest, route: `/admin/members${search}` },
  );
}
const views = async () => within(await screen.findByRole('list', { name: 'Your views' }));

it('saves the current view, without the page number and the open item', async () => {
  const { user } = open('?view=hidden&hub=Boston&sort=-name&without=email&page=2', []);
  respond(SaveViewDocument, { saveView: answer([BOSTON]) });
  await screen.findByRole('link', { name: 'Amara Osei' });

  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Save this view' }));
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByText('Give the view a name')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Name'), 'Boston');
  respond(SavedViewsDocument, { savedViews: answer([BOSTON]) });
  await user.click(dialog.getByRole('button', { name: 'Save view' }));

  expect(await (await views()).findByRole('link', { name: 'Boston' })).toBeInTheDocument();
  expect(sent(SaveViewDocument)).toEqual([
    { input: { list: 'members', name: 'Boston', shown: 'view=hidden&hub=Boston&sort=-name&without=email' } },
  ]);
});

it('does not close the next dialog when the answer for the last one comes late', async () => {
  const { user, platform } = open('?hub=Boston', []);
  const answerNow = respondLater(SaveViewDocument, { saveView: answer([BOSTON]) });
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const first = within(screen.getByRole('dialog', { name: 'Save this view' }));
  await user.type(first.getByLabelText('Name'), 'Boston');
  await user.click(first.getByRole('button', { name: 'Save view' }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await user.type(screen.getByLabelText('Name'), 'London');

  answerNow();

  await waitFor(() =>
    expect(platform.events).toContainEqual(expect.objectContaining({ message: 'View “Boston” saved' })),
  );
  expect(screen.getByRole('dialog', { name: 'Save this view' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('London');
});

it('opens a view with its filters, order and columns', async () => {
  const { user } = open();
  await screen.findByRole('columnheader', { name: 'Email' });

  await user.click((await views()).getByRole('link', { name: 'Boston' }));

  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Email' })).not.toBeInTheDocument());
  expect(sent(MembersListDocument).at(-1)).toMatchObject({
    input: { nearest_regional_hub: { equals: 'Boston' }, orderBy: { last_name: 'asc' } },
  });
  expect((await views()).getByRole('link', { name: 'Boston' })).toHaveAttribute('aria-current', 'true');
});

it('shows a taken name at its field', async () => {
  const { user } = open();
  const message = 'You have a view of that name. Choose another.';
  respond(RenameViewDocument, { renameView: refusal('CONFLICT', message, { name: message }) });

  await user.click((await views()).getByRole('button', { name: 'More options for Boston' }));
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename this view' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Prospects');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));

  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByLabelText('Name')).toBeInvalid();
  expect(sent(RenameViewDocument)).toEqual([{ input: { list: 'members', id: 'view-1', name: 'Prospects' } }]);
});

it('removes a view', async () => {
  const { user } = open();
  respond(RemoveViewDocument, { removeView: answer([]) });

  await user.click((await views()).getByRole('button', { name: 'More options for Boston' }));
  respond(SavedViewsDocument, { savedViews: answer([]) });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(screen.queryByRole('list', { name: 'Your views' })).not.toBeInTheDocument());
  expect(sent(RemoveViewDocument)).toEqual([{ input: { list: 'members', id: 'view-1' } }]);
});

it('hides a column, and shows it again', async () => {
  const { user } = open('', []);
  await screen.findByRole('columnheader', { name: 'Hub' });

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Hub' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Hub' })).not.toBeInTheDocument());
  expect(location.search).toBe('?without=hub');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: /^Hub/ }));

  expect(await screen.findByRole('columnheader', { name: 'Hub' })).toBeInTheDocument();
});
