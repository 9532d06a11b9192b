import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, mockServer, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import {
  AddCompanyChoiceDocument,
  CompanyChoicesDocument,
} from '../components/company/__generated__/companyChoices';
import { MemberCreditsDocument } from '../features/credits/__generated__/credits';
import {
  MemberDeskDocument,
  MemberPurchasesDocument,
  MemberReferralsDocument,
  MemberSeatsDocument,
  MemberSessionsDocument,
} from '../features/memberDesk/__generated__/memberDesk';
import {
  MemberHistoryDocument,
  MemberRecordDocument,
  UpdateMemberDocument,
} from '../features/memberRecord/__generated__/memberRecord';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import { aValue } from '../testing/audit';
import { deskMember } from '../testing/desk';
import type { RecordOfMember } from '../features/memberRecord';
import { aRecord } from '../testing/members';
import MemberPage from './MemberPage';

// A long form: jsdom is slow on a busy machine.
jest.setTimeout(120_000);

const CONFLICT = refusal(
  'CONFLICT',
  'This member was changed in the meantime. Look at what is there now, then save again.',
);

const DAY_MS = 86_400_000;
const order = (id: string, title: string, total: number, created_at: number) => ({
  id,
  title,
  status: 'paid' as const,
  total,
  currency: 'USD',
  created_at,
});

const historyOf = <const Row,>(rows: readonly Row[]) => ({ ...answerPage(rows), things: [] });

/** Answers all queries of a record: two purchases, a seat, a session, referrals in both directions, a mail. */
function respondDesk(member: RecordOfMember): void {
  const { id } = member;
  const now = Date.now();
  respond(MemberDeskDocument, { user: answer(deskMember(member)), emailRequests: answerPage([], 0) });
  respond(MemberRecordDocument, { user: answer(member) });
  respond(MemberHistoryDocument, { auditRows: historyOf([]) });
  respond(UpdateMemberDocument, { updateMember: answer({ id }) });
  respond(MemberCreditsDocument, {
    user: answer({ id, credits: { id, quantity: 0, held: 0, ledger: [] } }),
  });
  respond(MemberPurchasesDocument, {
    coachingSales: answerPage([order('o1', '3 hours of coaching', 69_000, now - 9 * DAY_MS)]),
    membershipSales: answerPage([]),
    seatSales: answerPage([
      {
        ...order('o2', 'Closed-Door Dinner', 18_000, now - 3 * DAY_MS),
        refund_due: 'event_off',
        refunded_at: null,
      },
    ]),
  });
  respond(MemberSeatsDocument, {
    user: answer({
      id,
      rsvp: [
        {
          id: 'rsvp-1',
          status: 'PENDING' as const,
          responded_at: now,
          salon: {
            id: 'salon-1',
            title: 'The Art of the Ask',
            date: now + DAY_MS,
            timezone: 'America/Los_Angeles',
            event_location: 'Virtual',
            location_city: null,
          },
        },
      ],
    }),
  });
  respond(MemberSessionsDocument, {
    sessions: answerPage([
      {
        id: 's1',
        session_date: now + 2 * DAY_MS,
        duration: 60,
        status: 'Scheduled',
        coach: { id: 'maya', name: 'Maya Chen' },
      },
    ]),
  });
  respond(MemberReferralsDocument, {
    allReferrals: answerPage([
      {
        id: 'r1',
        referrer: { id },
        referrer_name: 'Amara Osei',
        referred_name: 'Fatima El Amrani',
        status: 'joined',
        created_at: now - DAY_MS,
      },
      {
        id: 'r2',
        referrer: { id: 'thandiwe' },
        referrer_name: 'Thandiwe Mokoena',
        referred_name: 'Amara Osei',
        status: 'member',
        created_at: now - 90 * DAY_MS,
      },
    ]),
  });
  mockServer.use(
    http.get('*/api/operations/mail', () =>
      HttpResponse.json(
        answer({
          rows: [{ id: 'm1', template: 'rsvp-confirmation', state: 'sent', is_given_up: false, at: now }],
          count: 1,
        }),
      ),
    ),
  );
}

function open(member = aRecord()) {
  respondDesk(member);
  return renderRemote(
    <Routes>
      <Route path="/admin/members/:id" element={<MemberPage />} />
    </Routes>,
    { api, manifest, route: '/admin/members/amara' },
  );
}
const editor = async () => within(await screen.findByRole('form', { name: 'Edit Amara Osei' }));
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows all sections of a member’s record', async () => {
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Amara Osei' })).toBeInTheDocument();
  expect((await part('Subscription')).getByText('Stripe')).toBeInTheDocument();
  const bought = await part('Purchases 2');
  expect(await bought.findByText('Refund due')).toBeInTheDocument();
  expect(bought.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Closed-Door Dinner.*\$180\.00/),
    expect.stringMatching(/3 hours of coaching.*Paid.*\$690\.00/),
  ]);
  expect((await part('RSVPs 1')).getByText('Waitlisted')).toBeInTheDocument();
  expect((await part('Sessions 1')).getByText('Maya Chen, 60 minutes')).toBeInTheDocument();
  expect((await part('Referrals 2')).getByText('Referred by Thandiwe Mokoena')).toBeInTheDocument();
  expect((await part('Emails sent 1')).getByText('RSVP confirmation')).toBeInTheDocument();
  expect((await part('Sign-in')).getByRole('button', { name: 'Sign out everywhere' })).toBeInTheDocument();
});

it('names the sections with their counts, and marks the one that is read', async () => {
  open();
  await part('Purchases 2');

  const sections = within(screen.getByRole('navigation', { name: 'Sections of this record' }));
  await sections.findByRole('link', { name: 'Emails sent 1' });
  expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Identity ',
    'Subscription ',
    'Purchases 2',
    'RSVPs 1',
    'Sessions 1',
    'Referrals 2',
    'Emails sent 1',
    'Roles ',
    'History 0',
    'Sign-in ',
  ]);
  expect(sections.getByRole('link', { name: 'Identity' })).toHaveAttribute('aria-current', 'true');
});

it('shows the roles that a member has, the last payment and the coaching time that is left', async () => {
  open();
  respond(MemberCreditsDocument, {
    user: answer({ id: 'amara', credits: { id: 'amara', quantity: 195, held: 60, ledger: [] } }),
  });
  respond(MemberPurchasesDocument, {
    coachingSales: answerPage([]),
    membershipSales: answerPage([order('o3', 'Membership', 240_000, Date.UTC(2025, 2, 3, 20))]),
    seatSales: answerPage([]),
  });

  const roles = await part('Roles');
  expect(roles.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Member yes',
    'Board support yes',
    'Content editor no',
    'Admin no',
  ]);
  const subscription = await part('Subscription');
  expect(await subscription.findByText('$2,400.00 on Mar 3, 2025')).toBeInTheDocument();
  expect(await subscription.findByText('2 h 15 min left, 1 h booked')).toBeInTheDocument();
});

it('shows the first lines of a long section, and the others on request', async () => {
  const { user } = open();
  const bought = Array.from({ length: 7 }, (_, place) =>
    order(`o${place}`, `Purchase ${place}`, 100, Date.now() - place * DAY_MS),
  );
  respond(MemberPurchasesDocument, {
    coachingSales: answerPage(bought),
    membershipSales: answerPage([]),
    seatSales: answerPage([]),
  });

  const purchases = await part('Purchases 7');
  expect(purchases.getAllByRole('listitem')).toHaveLength(4);
  await user.click(purchases.getByRole('button', { name: 'Show 3 more' }));
  expect(purchases.getAllByRole('listitem')).toHaveLength(7);
  await user.click(purchases.getByRole('button', { name: 'Show fewer' }));
  expect(purchases.getAllByRole('listitem')).toHaveLength(4);
});

it('links to the member’s requests', async () => {
  open();
  respond(MemberDeskDocument, ({ input }) => ({
    user: answer({
      ...deskMember(aRecord({ id: input.id ?? '' })),
      deletion_due_at: Date.UTC(2037, 0, 4, 20),
    }),
    emailRequests: answerPage([], 1),
  }));

  expect(await screen.findByRole('link', { name: 'Email change requested' })).toHaveAttribute(
    'href',
    '/admin/requests?kind=address',
  );
  expect(screen.getByRole('link', { name: 'Account will be deleted Jan 4, 2037' })).toBeInTheDocument();
});

it('loses only one section when a service does not answer', async () => {
  open();
  respond(MemberSeatsDocument, () =>
    failWith([{ path: ['user', 'rsvp'], code: 'UNAVAILABLE' }], {
      user: answer({ id: 'amara', rsvp: null }),
    }),
  );

  expect(await screen.findByText('The RSVPs didn’t load')).toBeInTheDocument();
  expect((await part('Sessions 1')).getByText('Booked')).toBeInTheDocument();
});

it('shows an unknown member as not found', async () => {
  open();
  respond(MemberDeskDocument, {
    user: refusal('NOT_FOUND', 'We could not find that member.'),
    emailRequests: answerPage([], 0),
  });

  expect(await screen.findByText('We couldn’t find that member')).toBeInTheDocument();
});

it('shows the changes, asks for a reason, sends only them, and continues from the saved record', async () => {
  const { user } = open();
  const form = await editor();
  expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');

  await user.clear(form.getByLabelText('Last name'));
  await user.type(form.getByLabelText('Last name'), 'Osei-Mensah');
  await user.click(form.getByLabelText('Hide from directory'));
  await user.selectOptions(form.getByLabelText('Relationship type'), 'Prospect (Inactive)');
  await user.click(form.getByLabelText('French'));

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

  await user.type(form.getByPlaceholderText('Saved with this change.'), 'Asked by phone');
  respond(MemberRecordDocument, { user: answer(aRecord({ version: 4, last_name: 'Osei-Mensah' })) });
  await user.click(form.getByRole('button', { name: 'Save 4 changes' }));

  expect(await form.findByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  expect(form.getByLabelText('Last name')).toHaveValue('Osei-Mensah');
  expect(sent(UpdateMemberDocument)).toEqual([
    {
      input: {
        id: 'amara',
        version: 3,
        reason: 'Asked by phone',
        fields: { last_name: 'Osei-Mensah', languages: ['Twi', 'French'] },
        standing: { relationship_type: 'Prospect', hide_from_directory: true },
      },
    },
  ]);
});

it('keeps whether a goal is current, has checkboxes for staff roles, and clears emptied fields', async () => {
  const { user } = open();
  const form = await editor();

  await user.click(form.getByLabelText('Prepare a company for sale or IPO'));
  await user.click(form.getByLabelText('Content editor'));
  await user.clear(form.getByLabelText('City'));
  await user.type(form.getByPlaceholderText('Saved with this change.'), 'x');
  await user.click(form.getByRole('button', { name: 'Save 3 changes' }));

  await waitFor(() => expect(sent(UpdateMemberDocument)).toHaveLength(1));
  expect(sent(UpdateMemberDocument)[0]).toMatchObject({
    input: {
      fields: { city: null },
      standing: { staff_roles: ['support', 'editor'] },
      goals: [
        { title: 'Build a public voice', type: 'Career Goal', current: 'false' },
        { title: 'Prepare a company for sale or IPO', type: 'Career Goal', current: 'true' },
      ],
    },
  });
});

it('offers the reference lists, keeps older values, and searches the companies', async () => {
  const { user } = open(aRecord({ gender: 'Other: mine', regions: ['Other: Arctic'] }));
  respond(CompanyChoicesDocument, { accounts: answer([{ id: 'halden', title: 'Halden Logistics' }]) });
  const form = await editor();

  expect(form.getByLabelText('Gender')).toHaveDisplayValue('mine');
  expect(form.getByLabelText('Arctic')).toBeChecked();
  await user.selectOptions(form.getByLabelText('Gender'), 'Woman');
  await user.selectOptions(form.getByLabelText('Function'), 'Finance');
  await user.clear(form.getByLabelText('Company'));
  await user.type(form.getByLabelText('Company'), 'hal');
  await user.click(await screen.findByRole('option', { name: /Halden Logistics/ }));
  await user.type(form.getByPlaceholderText('Saved with this change.'), 'x');
  await user.click(form.getByRole('button', { name: 'Save 3 changes' }));

  await waitFor(() => expect(sent(UpdateMemberDocument)).toHaveLength(1));
  expect(sent(UpdateMemberDocument)[0]).toMatchObject({
    input: { fields: { gender: 'Woman', role: 'Finance', company: 'Halden Logistics' } },
  });
});

it('adds a company that is not in the list', async () => {
  const { user } = open();
  respond(CompanyChoicesDocument, { accounts: answer([]) });
  respond(AddCompanyChoiceDocument, { createAccount: answer({ id: 'osei', title: 'Osei Capital' }) });
  const form = await editor();

  await user.clear(form.getByLabelText('Company'));
  await user.type(form.getByLabelText('Company'), 'Osei Capital');
  await user.click(await form.findByRole('button', { name: 'Add “Osei Capital” to the list' }));

  const changes = within(await form.findByRole('group', { name: 'What changes when you save' }));
  expect(await changes.findByText('Osei Capital')).toBeInTheDocument();
  expect(sent(AddCompanyChoiceDocument)).toEqual([{ input: { title: 'Osei Capital' } }]);
});

it('shows errors at their fields before anything is sent', async () => {
  const { user } = open();
  const form = await editor();

  await user.clear(form.getByLabelText('First name'));
  await user.type(form.getByPlaceholderText('Saved with this change.'), 'x');
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));

  expect(await form.findByRole('alert')).toHaveTextContent('First name is required');
  expect(form.getByLabelText('First name')).toBeInvalid();
  expect(sent(UpdateMemberDocument)).toEqual([]);
});

it('shows both versions after a conflict, and rebases the user’s changes', async () => {
  const { user } = open();
  const form = await editor();
  respond(UpdateMemberDocument, { updateMember: CONFLICT });
  respond(MemberRecordDocument, {
    user: answer(aRecord({ version: 4, title: 'Chair', last_name: 'Boateng' })),
  });

  await user.clear(form.getByLabelText('Title'));
  await user.type(form.getByLabelText('Title'), 'Founder');
  await user.type(form.getByPlaceholderText('Saved with this change.'), 'x');
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));

  const both = within(await form.findByRole('group', { name: 'Current version and yours' }));
  expect(both.getByText('Chair')).toBeInTheDocument();
  expect(both.getByText('Founder')).toBeInTheDocument();
  respond(UpdateMemberDocument, { updateMember: answer({ id: 'amara' }) });
  await user.click(form.getByRole('button', { name: 'Keep my changes' }));
  expect(form.getByLabelText('Last name')).toHaveValue('Boateng');
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));

  await waitFor(() => expect(sent(UpdateMemberDocument)).toHaveLength(2));
  expect(sent(UpdateMemberDocument)[1]).toMatchObject({
    input: { version: 4, fields: { title: 'Founder' } },
  });
});

it('refuses to remove the last admin, without a comparison', async () => {
  const { user } = open(aRecord({ isAdmin: true }));
  const form = await editor();
  const message = 'You are the last admin: make another member one first.';
  respond(UpdateMemberDocument, { updateMember: { ...CONFLICT, message } });

  await user.click(form.getByLabelText('Admin'));
  await user.type(form.getByPlaceholderText('Saved with this change.'), 'x');
  await user.click(form.getByRole('button', { name: 'Save 1 change' }));

  expect(await form.findByText(message)).toBeInTheDocument();
  expect(form.queryByText('Someone else has changed this.')).not.toBeInTheDocument();
});

it('shows the history of a member, newest first', async () => {
  open();
  respond(MemberHistoryDocument, {
    auditRows: historyOf([
      {
        id: 'row-1',
        operation: 'updateMember',
        at: Date.UTC(2026, 10, 3, 20),
        reason: 'Asked by phone',
        actor: { id: 'ruth', name: 'Ruth Adler' },
        actor_name: null,
        changes: [{ field: 'last_name', left: [aValue('Osei')], came: [aValue('Osei-Mensah')] }],
      },
    ]),
  });

  const entry = within(await screen.findByRole('group', { name: /Ruth Adler: Asked by phone/ }));
  expect(entry.getByText('Last name')).toBeInTheDocument();
  expect(entry.getByText('Osei-Mensah')).toBeInTheDocument();
});
