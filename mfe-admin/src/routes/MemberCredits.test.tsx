import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { Credits } from '../features/credits';
import { MemberCreditsDocument, UpdateCreditsDocument } from '../features/credits/__generated__/credits';
import {
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

const entry = (id: string, type: string, minutes: number, held: number, note: string | null = null) => ({
  id,
  type,
  minutes,
  held,
  session_id: null,
  note,
  created_at: Date.UTC(2026, 10, 20, 18),
});
const credits: Credits = {
  id: 'amara',
  quantity: 120,
  held: 60,
  ledger: [
    entry('4', 'hold', 0, 60),
    entry('3', 'adjustment', -30, 0, 'Booked twice'),
    entry('2', 'debit', -30, -30),
    entry('1', 'purchase', 180, 0, '3 hours of coaching'),
  ],
};

async function open(hers: Credits | null = credits) {
  const member = aRecord();
  respond(MembersListDocument, { users: answerPage([listed(member)]) });
  respond(MemberRecordDocument, { user: answer(member) });
  respond(MemberHistoryDocument, { auditRows: answerPage([]) });
  respond(SavedViewsDocument, { savedViews: answer([]) });
  respond(MemberCreditsDocument, { user: answer({ id: member.id, credits: hers }) });
  const { user } = renderRemote(
    <Routes>
      <Route path="/admin/members" element={<MembersListPage />} />
    </Routes>,
    { api, manifest, route: '/admin/members?member=amara' },
  );
  return { user, drawer: within(await screen.findByRole('dialog', { name: 'Amara Osei' })) };
}

it('shows what she has, and a ledger whose every line ends where the next begins', async () => {
  const { drawer } = await open();

  const table = within(await drawer.findByRole('table', { name: 'Ledger, newest first' }));
  const lines = table.getAllByRole('row').slice(1);
  expect(
    lines.map((line) =>
      within(line)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['0', '120', '+60', '60'],
    ['−30', '120', '0', '0'],
    ['−30', '150', '−30', '0'],
    ['+180', '180', '0', '30'],
  ]);
  expect(drawer.getByText('Booked twice')).toBeInTheDocument();
});

it('shows what an adjustment makes of it before it is saved, asks why, and sends it once', async () => {
  const { user, drawer } = await open();
  respond(UpdateCreditsDocument, { updateCredits: answer({ id: 'amara', quantity: 90, held: 60 }) });
  const form = within(await drawer.findByRole('form', { name: 'Change her credits' }));

  await user.type(form.getByLabelText('Minutes to add'), '-30');
  const changes = within(form.getByRole('group', { name: 'What changes when you save' }));
  expect(changes.getByText('120 minutes')).toBeInTheDocument();
  expect(changes.getByText('90 minutes')).toBeInTheDocument();
  expect(changes.getByText('30 minutes')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Change credits' }));
  expect(await form.findByText('Please say why.')).toBeInTheDocument();
  await user.type(form.getByLabelText('Why her credits change'), 'A session was cut short');
  await user.click(form.getByRole('button', { name: 'Change credits' }));

  await waitFor(() => expect(form.getByLabelText('Minutes to add')).toHaveValue(''));
  expect(sent(UpdateCreditsDocument)).toEqual([
    {
      input: {
        user_id: 'amara',
        minutes: -30,
        reason: 'A session was cut short',
        request_id: expect.any(String),
      },
    },
  ]);
  await waitFor(() => expect(sent(MemberCreditsDocument)).toHaveLength(2));
});

it('says at the field what cannot be taken, and sends the same form again', async () => {
  const { user, drawer } = await open();
  const message = 'She has 1 h that is not held; take away at most that.';
  respond(UpdateCreditsDocument, { updateCredits: refusal('CONFLICT', message, { minutes: message }) });
  const form = within(await drawer.findByRole('form', { name: 'Change her credits' }));

  await user.type(form.getByLabelText('Minutes to add'), '-90');
  await user.type(form.getByLabelText('Why her credits change'), 'x');
  await user.click(form.getByRole('button', { name: 'Change credits' }));
  expect(await form.findByText(message)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Change credits' }));

  await waitFor(() => expect(sent(UpdateCreditsDocument)).toHaveLength(2));
  const [first, second] = sent(UpdateCreditsDocument);
  expect(second!.input.request_id).toBe(first!.input.request_id);
});

it('leaves the record as it was: her credits are a form of their own', async () => {
  const { user, drawer } = await open();
  const form = within(await drawer.findByRole('form', { name: 'Change her credits' }));

  await user.type(form.getByLabelText('Minutes to add'), '15{Enter}');

  expect(await form.findByText('Please say why.')).toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent(UpdateMemberDocument)).toEqual([]);
});

it('can be asked again when they did not load; the record stays', async () => {
  const { user, drawer } = await open(null);
  expect(await drawer.findByText('Her credits did not load')).toBeInTheDocument();
  expect(drawer.getByLabelText('Last name')).toBeInTheDocument();

  respond(MemberCreditsDocument, {
    user: answer({ id: 'amara', credits: { ...credits, quantity: 0, held: 0, ledger: [] } }),
  });
  await user.click(drawer.getByRole('button', { name: 'Retry' }));

  expect(await drawer.findByText('She has never had coaching time.')).toBeInTheDocument();
});
