import { failWith, renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api';
import { answer } from '../../testing/answers';
import { FinishIntakeFollowUpDocument } from './__generated__/finishIntakeFollowUp';
import type { NewcomerFragment } from './__generated__/newcomer';
import { HomePrompts } from './HomePrompts';

const NOBODY_ASKED = {
  portal_nda_agreement_date: 1,
  intake_form_submitted: true,
  intake_form_status: true,
};

function open(more: Partial<NewcomerFragment>, session = testMember) {
  return renderRemote(<HomePrompts me={{ ...NOBODY_ASKED, ...more }} />, { api, session });
}
/** Would have loaded by now. */
const everythingHere = () => act(async () => void (await import('./Prompt')));
const followUp = () => screen.findByRole('dialog', { name: 'Where would you like to begin?' });

beforeEach(() => sessionStorage.clear());

it.each([true, null])('asks nothing while the follow-up is %s', async (intake_form_status) => {
  const { container } = open({ intake_form_status });

  await everythingHere();
  expect(container).toHaveTextContent(/^$/);
});

it.each([
  ["Let's Go", '/calendar?type=Orientation'],
  ['Complete your profile', '/community/members/amara-osei'],
])('%s ends the follow-up and leads to %s', async (name, to) => {
  const { user } = open({ intake_form_status: false });
  respond(FinishIntakeFollowUpDocument, {
    updateUser: answer({ id: testMember.id, intake_form_status: true }),
  });
  await followUp();

  await user.click(screen.getByRole('button', { name }));

  expect(`${location.pathname}${location.search}`).toBe(to);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(sent(FinishIntakeFollowUpDocument)).toEqual([{ input: { intake_form_status: true } }]),
  );
});

it('closes even when the answer could not be saved', async () => {
  const { user } = open({ intake_form_status: false });
  respond(FinishIntakeFollowUpDocument, failWith([{ code: 'UNAVAILABLE' }]));
  await followUp();

  await user.click(screen.getByRole('button', { name: "Let's Go" }));

  await waitFor(() => expect(sent(FinishIntakeFollowUpDocument)).toHaveLength(1));
  expect(location.pathname).toBe('/calendar');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is postponed for this visit by closing it, and nothing is sent', async () => {
  const { user, unmount } = open({ intake_form_status: false });
  await followUp();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  unmount();

  open({ intake_form_status: false });

  await everythingHere();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(sent(FinishIntakeFollowUpDocument)).toEqual([]);
});

it('asks for the agreement where only the intake is done', async () => {
  open({ portal_nda_agreement_date: null });

  expect(await screen.findByRole('status')).toHaveTextContent('Please accept the member agreement.');
  expect(screen.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '/member-agreement');
});

it('links to an unfinished intake, and asks for no agreement before', async () => {
  open({ portal_nda_agreement_date: null, intake_form_submitted: false, intake_form_status: null });

  expect(await screen.findByRole('status')).toHaveTextContent('Your intake isn’t finished yet');
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/intake-form');
  expect(screen.queryByText(/member agreement/)).not.toBeInTheDocument();
});

it('asks nothing while the shell asks for the agreement over the page', async () => {
  const { container } = open(
    { portal_nda_agreement_date: null, intake_form_submitted: false, intake_form_status: false },
    { ...testMember, needs_agreement: true },
  );

  await everythingHere();
  expect(container).toHaveTextContent(/^$/);
});
