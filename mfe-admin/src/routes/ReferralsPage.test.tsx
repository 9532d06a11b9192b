import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { ListedReferral } from '../features/referrals';
import { CloseReferralDocument, StaffReferralsDocument } from '../features/referrals/__generated__/referrals';
import { manifest } from '../manifest';
import { answer, answerPage } from '../testing/answers';
import ReferralsPage from './ReferralsPage';

const aReferral = (given: Partial<ListedReferral> = {}): ListedReferral => ({
  id: 'referral-1',
  referrer_name: 'Amara Osei',
  referrer_email: 'amara@example.test',
  referred_name: 'Nadia Farouk',
  referred_email: 'nadia@example.test',
  referred_company: 'Calder',
  referred_linkedin: null,
  status: 'sent',
  created_at: Date.UTC(2026, 10, 20, 18),
  joined_at: null,
  member_at: null,
  closed_at: null,
  referrer: { id: 'amara', name: 'Amara Osei', slug: 'amara-osei' },
  ...given,
});
const listed = (data: ListedReferral[]) => ({
  allReferrals: { ...answerPage(data), statuses: { sent: 4, joined: 3, member: 2, closed: 1 } },
});
const open = (search = '') =>
  renderRemote(
    <Routes>
      <Route path="/admin/referrals" element={<ReferralsPage />} />
    </Routes>,
    { api, manifest, route: `/admin/referrals${search}` },
  );

it('lists referrals by state, with counts', async () => {
  respond(StaffReferralsDocument, listed([aReferral()]));
  const { user } = open();

  const row = within(await screen.findByRole('row', { name: /Nadia Farouk/ }));
  expect(row.getByRole('link', { name: 'Amara Osei' })).toHaveAttribute('href', '/admin/members/amara');
  expect(screen.getByRole('tab', { name: /^All/ })).toHaveTextContent('10');
  await user.click(screen.getByRole('tab', { name: /Joined/ }));

  expect(location.search).toBe('?state=joined');
  await waitFor(() =>
    expect(sent(StaffReferralsDocument).at(-1)).toMatchObject({ input: { status: 'joined' } }),
  );
});

it('keeps search, period and order in the address, and exports the filtered list', async () => {
  respond(StaffReferralsDocument, listed([aReferral()]));
  open('?words=calder&from=2026-11-01&to=2026-11-30&sort=friend');
  await screen.findByRole('row', { name: /Nadia Farouk/ });

  const { input } = sent(StaffReferralsDocument).at(-1)!;
  expect(input).toMatchObject({
    words: 'calder',
    created_at: {
      gte: new Date(2026, 10, 1).getTime(),
      lt: new Date(2026, 11, 1).getTime(),
    },
    orderBy: { referred_last_name: 'asc' },
  });
  const href = screen.getByRole('link', { name: 'Export' }).getAttribute('href')!;
  const asked = JSON.parse(new URL(href, location.origin).searchParams.get('input')!) as object;
  expect(asked).toMatchObject({ words: 'calder', created_at: input!.created_at });
  expect(asked).not.toHaveProperty('take');
});

it('ignores invalid days in the address', async () => {
  respond(StaffReferralsDocument, listed([aReferral()]));
  open('?from=2026-02-30&to=soon');
  await screen.findByRole('row', { name: /Nadia Farouk/ });

  expect(sent(StaffReferralsDocument).at(-1)!.input).not.toHaveProperty('created_at');
});

it('closes an open one with a reason, and offers it for no other', async () => {
  respond(
    StaffReferralsDocument,
    listed([aReferral(), aReferral({ id: 'b', referred_name: 'Hana Novak', status: 'joined' })]),
  );
  respond(CloseReferralDocument, { closeReferral: answer({ id: 'referral-1', status: 'closed' }) });
  const { user } = open();
  await screen.findByRole('row', { name: /Nadia Farouk/ });
  expect(screen.queryByRole('button', { name: /Hana Novak/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Close the referral of Nadia Farouk' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close the referral of Nadia Farouk?' }));
  await user.click(dialog.getByRole('button', { name: 'Close referral' }));
  expect(await dialog.findByText('Say why')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'She has moved abroad');
  await user.click(dialog.getByRole('button', { name: 'Close referral' }));

  await waitFor(() =>
    expect(sent(CloseReferralDocument)).toEqual([
      { input: { id: 'referral-1', reason: 'She has moved abroad' } },
    ]),
  );
  await waitFor(() => expect(sent(StaffReferralsDocument)).toHaveLength(2));
});

it('has an empty state, and offers Retry when it didn’t load', async () => {
  respond(StaffReferralsDocument, () =>
    failWith([{ path: ['allReferrals'], code: 'UNAVAILABLE' }], { allReferrals: null }),
  );
  const { user } = open();
  expect(await screen.findByText('Referrals didn’t load')).toBeInTheDocument();

  respond(StaffReferralsDocument, listed([]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('No referrals yet')).toBeInTheDocument();
});
