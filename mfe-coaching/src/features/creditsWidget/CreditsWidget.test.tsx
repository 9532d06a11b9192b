import { renderRemote, respond, testMember } from '@athenaeum/shell-contract/testing';
import { screen } from '@testing-library/react';
import { api } from '../../api';
import { CoachingTimeDocument } from './__generated__/coachingTime';
import { CreditsWidget } from './CreditsWidget';

const show = (quantity: number, held: number) => {
  const credits = { id: 'c', quantity, held };
  respond(CoachingTimeDocument, { me: { ok: true, data: { id: testMember.id, credits } } });
  renderRemote(<CreditsWidget />, { api });
};

it.each([
  [180, 0, '3 h coaching time'],
  [180, 60, '2 h free, 1 h held of 3 h coaching time'],
])('shows %i minutes, %i of them held, as: %s', async (quantity, held, words) => {
  show(quantity, held);

  const pill = await screen.findByRole('link', { name: /coaching time$/ });
  expect(pill).toHaveTextContent(words);
  expect(pill).toHaveAttribute('href', '/expert-strategists/my-sessions');
});
