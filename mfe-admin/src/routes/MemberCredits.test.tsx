import type { CreditEntryType } from '@athenaeum/coaching-contract';
import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { type Credits, MemberCredits } from '../features/credits';
import { MemberCreditsDocument, UpdateCreditsDocument } from '../features/credits/__generated__/credits';
import { manifest } from '../manifest';
import { answer, refusal } from '../testing/answers';

const entry = (
  id: string,
  type: CreditEntryType,
  minutes: number,
  held: number,
  note: string | null = null,
) => ({
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

function open(given: Credits | null = credits) {
  respond(MemberCreditsDocument, { user: answer({ id: 'amara', credits: given }) });
  const { user, container } = renderRemote(<MemberCredits id="amara" />, { api, manifest });
  return { user, drawer: within(container) };
}

it('shows the balance, and a ledger whose lines add up', async () => {
  const { drawer } = open();

  const table = within(await drawer.findByRole('table', { name: 'History, newest first' }));
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

it('shows the total, the held and the available minutes', async () => {
  const { drawer } = await open();

  expect(
    await drawer.findByText(/60 minutes held for upcoming sessions, 60 minutes available to book/),
  ).toBeInTheDocument();
});

it('previews an adjustment, asks for a reason, and sends it once', async () => {
  const { user, drawer } = open();
  respond(UpdateCreditsDocument, { updateCredits: answer({ id: 'amara', quantity: 90, held: 60 }) });
  const form = within(await drawer.findByRole('form', { name: 'Adjust credits' }));

  await user.type(form.getByLabelText('Minutes to add'), '-30');
  const changes = within(form.getByRole('group', { name: 'What changes when you save' }));
  expect(changes.getByText('120 minutes')).toBeInTheDocument();
  expect(changes.getByText('90 minutes')).toBeInTheDocument();
  expect(changes.getByText('30 minutes')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Adjust credits' }));
  expect(await form.findByText('Please say why.')).toBeInTheDocument();
  await user.type(form.getByLabelText('Reason'), 'A session was cut short');
  await user.click(form.getByRole('button', { name: 'Adjust credits' }));

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

it('shows a refusal at its field, and sends the corrected form again', async () => {
  const { user, drawer } = open();
  const message = 'She has 1 h that is not held; take away at most that.';
  respond(UpdateCreditsDocument, { updateCredits: refusal('CONFLICT', message, { minutes: message }) });
  const form = within(await drawer.findByRole('form', { name: 'Adjust credits' }));

  await user.type(form.getByLabelText('Minutes to add'), '-90');
  await user.type(form.getByLabelText('Reason'), 'x');
  await user.click(form.getByRole('button', { name: 'Adjust credits' }));
  expect(await form.findByText(message)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Adjust credits' }));

  await waitFor(() => expect(sent(UpdateCreditsDocument)).toHaveLength(2));
  const [first, second] = sent(UpdateCreditsDocument);
  expect(second!.input.request_id).toBe(first!.input.request_id);
});

it('asks for a reason on Enter, too', async () => {
  const { user, drawer } = open();
  const form = within(await drawer.findByRole('form', { name: 'Adjust credits' }));

  await user.type(form.getByLabelText('Minutes to add'), '15{Enter}');

  expect(await form.findByText('Please say why.')).toBeInTheDocument();
  expect(sent(UpdateCreditsDocument)).toEqual([]);
});

it('offers Retry when they didn’t load', async () => {
  const { user, drawer } = open(null);
  expect(await drawer.findByText('Credits didn’t load')).toBeInTheDocument();

  respond(MemberCreditsDocument, {
    user: answer({ id: 'amara', credits: { ...credits, quantity: 0, held: 0, ledger: [] } }),
  });
  await user.click(drawer.getByRole('button', { name: 'Retry' }));

  expect(await drawer.findByText('No coaching time yet.')).toBeInTheDocument();
});
