import { mockServer, renderRemote, respond, testMember } from '@athenaeum/shell-contract/testing';
import type { RelationshipType } from '@athenaeum/users-contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api';
import { MembershipTermDocument } from '../../components/membership/__generated__/membershipTerm';
import { answer, refusal } from '../../testing/answer';
import { WhatOpensDocument, WhatWasKeptDocument } from './__generated__/whatWaits';
import { MembershipBand } from './MembershipBand';

const ENDED = Date.UTC(2025, 10, 2, 12);

function open(relationship_type: RelationshipType, subscription_end_date: number | null) {
  respond(MembershipTermDocument, {
    me: answer({ id: testMember.id, relationship_type, subscription_end_date }),
  });
  respond(WhatWasKeptDocument, { saved: { ok: true, count: 14 }, begun: { ok: true, count: 0 } });
  respond(WhatOpensDocument, { upcoming: { ok: true, count: 3 }, recorded: { ok: true, count: 178 } });
  const roles: ['prospect'] = ['prospect'];
  return renderRemote(<MembershipBand />, { api, session: { ...testMember, roles }, route: '/' });
}
const priced = (body: object, status = 200) =>
  mockServer.use(http.get('*/api/billing/membership/price', () => HttpResponse.json(body, { status })));

beforeEach(() => priced(answer({ total: 240_000, currency: 'USD' })));

it('shows a lapsed member when the membership ended, the price of another year, and how to renew', async () => {
  open('Member', ENDED);

  expect(await screen.findByText('Your year ended on Sun, Nov 2, 2025')).toBeInTheDocument();
  expect(await screen.findByText('$2,400 for another year')).toBeInTheDocument();
  const kept = within(screen.getByRole('region', { name: 'What we’ve kept for you' }));
  expect(await kept.findByText('14')).toBeInTheDocument();
  expect(kept.queryByText('0')).not.toBeInTheDocument();
  expect(kept.getByText(/Hidden for now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Renew membership' })).toHaveAttribute('href', '/sign-up');
});

it('offers a first year to somebody who was never a member', async () => {
  open('Prospect', null);

  expect(await screen.findByRole('heading', { name: 'Start your year' })).toBeInTheDocument();
  expect(await screen.findByText('$2,400 for one year')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Become a member' })).toHaveAttribute('href', '/sign-up');
  expect(screen.queryByText(/ended/)).not.toBeInTheDocument();
  const opens = within(screen.getByRole('region', { name: 'What opens' }));
  expect(await opens.findByText('178')).toBeInTheDocument();
  expect(opens.getByText('Salons to come')).toBeInTheDocument();
});

it.each([
  ['nothing came', () => HttpResponse.error()],
  [
    'the part with the membership is missing',
    () => HttpResponse.json({ data: { me: null }, errors: [{ message: 'Away' }] }),
  ],
])('tells nobody to begin where %s, and tries again', async (_what, away) => {
  const { user } = open('Member', ENDED);
  respond(MembershipTermDocument, away);

  const retry = await screen.findByRole('button', { name: /Retry/ });
  expect(screen.queryByText('Start your year')).not.toBeInTheDocument();
  respond(MembershipTermDocument, {
    me: answer({ id: testMember.id, relationship_type: 'Member', subscription_end_date: ENDED }),
  });
  await user.click(retry);

  expect(await screen.findByRole('link', { name: 'Renew membership' })).toBeInTheDocument();
});

it('leads on where the price is not known', async () => {
  priced(refusal('UNAVAILABLE', 'Away'), 503);
  open('Member', ENDED);

  expect(await screen.findByRole('link', { name: 'Renew membership' })).toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

it('lists what waits where the counts cannot be had', async () => {
  open('Member', ENDED);
  respond(WhatWasKeptDocument, () => HttpResponse.error());

  expect(await screen.findByText('Salons and recordings you saved')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
