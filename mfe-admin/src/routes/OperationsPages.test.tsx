import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { Areas } from '../features/areas/areas.api';
import { AuditLogDocument } from '../features/auditLog/__generated__/auditLog';
import {
  CompaniesDocument,
  type CompanyFragment,
  MergeCompaniesDocument,
  UpdateCompanyDocument,
} from '../features/companies/__generated__/companies';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import { aMoment, aThing, aValue } from '../testing/audit';
import { asked, refuseWith, respondRoute } from '../testing/operations';
import AuditLogPage from './AuditLogPage';
import HealthPage from './HealthPage';
import ListsPage from './ListsPage';
import MailLogPage from './MailLogPage';
import OperationsPage from './OperationsPage';

const open = (page: string) =>
  renderRemote(
    <Routes>
      <Route path="/admin/operations" element={<OperationsPage />} />
      <Route path="/admin/operations/mail" element={<MailLogPage />} />
      <Route path="/admin/operations/audit" element={<AuditLogPage />} />
      <Route path="/admin/operations/lists" element={<ListsPage />} />
      <Route path="/admin/operations/health" element={<HealthPage />} />
    </Routes>,
    { api, manifest, route: `/admin/operations${page}` },
  );

it('links to each page', () => {
  open('');

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['outbox', 'mail', 'audit', 'lists', 'health', 'keys'].map((page) => `/admin/operations/${page}`),
  );
});

describe('the mail log', () => {
  const row = { id: 'm1', template: 'salon-reminder', list: 'reminders', to: ['ngozi@example.org'] };

  it('searches mail by address, and shows the lists it has unsubscribed from', async () => {
    respondRoute('/mail', {
      rows: [
        { ...row, state: 'stopped', problem: null, is_given_up: false, at: 1 },
        { ...row, id: 'm2', state: 'failed', problem: 'SMTP_451', is_given_up: false, at: 1 },
      ],
      count: 2,
      stopped: ['reminders'],
      templates: ['salon-reminder'],
    });
    open('/mail?address=ngozi%40example.org');

    expect(await screen.findByText(/has unsubscribed from: Reminders/)).toBeInTheDocument();
    expect(asked[0]!.query).toContain('address=ngozi%40example.org');
    const table = within(screen.getByRole('table', { name: 'Emails' }));
    expect(table.getByText('Unsubscribed')).toBeInTheDocument();
    expect(table.getByText('Retrying')).toBeInTheDocument();
  });

  it('says when there are no mails yet', async () => {
    respondRoute('/mail', { rows: [], count: 0, stopped: [], templates: [] });
    open('/mail');

    expect(await screen.findByText('No emails yet')).toBeInTheDocument();
  });
});

describe('the audit log', () => {
  const ADA = { id: 'ada', name: 'Ada Byron' };
  const entry = {
    id: 'row-1',
    operation: 'updateMember',
    at: Date.UTC(2026, 10, 3, 20),
    reason: 'Asked by phone',
    target_id: 'amara',
    actor: ADA,
    actor_name: null,
    target: { id: 'amara', name: 'Amara Osei' },
    about: null,
    target_of: null,
    changes: [{ field: 'last_name', left: [aValue('Osei')], came: [] }],
  };
  const log = {
    auditRows: {
      ...answerPage([entry]),
      things: [],
      operations: ['hideMembers', 'updateMember'],
      actors: [ADA],
    },
  };

  it('shows who changed what, with values before and after, and why', async () => {
    respond(AuditLogDocument, log);
    open('/audit');

    const card = within(
      await screen.findByRole('article', { name: 'Edited a member, Amara Osei, by Ada Byron' }),
    );
    expect(card.getByText('Ada Byron: Asked by phone')).toBeInTheDocument();
    expect(card.getByText('Last name')).toBeInTheDocument();
    expect(card.getByText('Osei').tagName).toBe('DEL');
    expect(card.getByText('None').tagName).toBe('INS');
  });

  it('shows the release key in place of a member', async () => {
    const released = {
      ...entry,
      operation: 'deployRemote',
      actor: null,
      actor_name: "Ada's laptop (key 3f9a1c2b)",
      target: null,
      about: 'mfe-learning',
      reason: 'Deployed mfe-learning v002.',
    };
    respond(AuditLogDocument, { auditRows: { ...log.auditRows, data: [released] } });
    open('/audit');

    expect(
      await screen.findByText("Ada's laptop (key 3f9a1c2b): Deployed mfe-learning v002."),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'mfe-learning' })).toBeInTheDocument();
    expect(screen.queryByText(/Former member/)).toBeNull();
  });

  it('shows items by name, times in the reader’s zone, and codes in words', async () => {
    const begins = Date.UTC(2026, 11, 4, 20);
    const salon = {
      ...entry,
      operation: 'saveSalon',
      target_id: 'salon-1',
      target: null,
      target_of: 'salons' as const,
      changes: [
        { field: 'date', left: [], came: [aMoment(begins)] },
        { field: 'speakers', left: [], came: [aThing('speakers', 'maya', 'Host')] },
        { field: 'category_ids', left: [], came: [aThing('categories', 'gone')] },
        { field: 'invite_type', left: [], came: [aValue('INVITE_ONLY')] },
        { field: 'price', left: [], came: [aValue('9000')] },
      ],
    };
    const things = [
      { of: 'salons' as const, id: 'salon-1', title: 'The Art of the Ask' },
      { of: 'speakers' as const, id: 'maya', title: 'Maya Chen' },
      { of: 'categories' as const, id: 'gone', title: null },
    ];
    respond(AuditLogDocument, { auditRows: { ...log.auditRows, things, data: [salon] } });
    open('/audit');

    const card = within(await screen.findByRole('article', { name: 'Saved salon, by Ada Byron' }));
    expect(await card.findByRole('link', { name: 'The Art of the Ask' })).toBeInTheDocument();
    const told = Object.fromEntries(
      card
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.querySelector('ins')?.textContent]),
    );
    expect(told).toEqual({
      Starts: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(begins),
      'Hosts and experts': 'Maya Chen, Host',
      Categories: 'Deleted',
      'Who can attend': 'Invite Only',
      Price: '$90.00',
    });
    // However many things of however many kinds: a question of their own has no answer here, and would fail.
    expect(sent(AuditLogDocument)).toHaveLength(1);
  });

  it('filters by actor, operation, target and period, and exports with the same filters', async () => {
    respond(AuditLogDocument, log);
    const { user } = open('/audit?from=2026-11-01&until=2026-11-03');
    await screen.findByRole('option', { name: 'Ada Byron' });
    await user.selectOptions(screen.getByLabelText('Staff member'), 'Ada Byron');
    await user.selectOptions(screen.getByLabelText('Action'), 'Edited a member');
    await user.click(await screen.findByRole('link', { name: 'Amara Osei' }));

    const from = new Date(2026, 10, 1).getTime();
    const until = new Date(2026, 10, 4).getTime();
    await waitFor(() =>
      expect(sent(AuditLogDocument).at(-1)).toEqual({
        input: {
          actor_id: { equals: 'ada' },
          operation: { equals: 'updateMember' },
          target_id: { equals: 'amara' },
          at: { gte: from, lt: until },
          take: 20,
          skip: 0,
        },
      }),
    );
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      `/api/operations/audit.csv?actor_id=ada&operation=updateMember&target_id=amara&from=${from}&until=${until}`,
    );
  });
});

describe('the lists', () => {
  const halden: CompanyFragment = {
    id: 'c1',
    title: 'Haldn',
    hidden: false,
    updated_at: null,
    members: 2,
  };
  const answerWith = (company: CompanyFragment) =>
    respond(CompaniesDocument, { accounts: answerPage([company]) });

  it('shows the reference lists with their sizes', async () => {
    answerWith(halden);
    open('/lists');

    expect(await screen.findByRole('rowheader', { name: 'Haldn' })).toBeInTheDocument();
    const industries = screen.getByText('Industries');
    expect(industries).toHaveTextContent('Industries 30');
    // The count is with its name, not between it and the arrow at the other end.
    expect(industries.closest('summary')!.children).toHaveLength(2);
    expect(industries.closest('li')).toBeNull();
    expect(screen.getByText('Aerospace and defence')).toBeInTheDocument();
  });

  it('renames the version that was shown, and keeps the typed name after a conflict', async () => {
    answerWith(halden);
    const { user } = open('/lists');
    await user.click(await screen.findByRole('button', { name: 'Rename Haldn' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rename Haldn' }));
    expect(dialog.getByText('2 members’ profiles will be updated.')).toBeInTheDocument();
    const latest = { ...halden, title: 'Haldne', updated_at: 7 };
    respond(UpdateCompanyDocument, { updateAccount: { ...refusal('CONFLICT', 'Changed'), latest } });
    answerWith(latest);

    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Halden');
    await user.type(dialog.getByLabelText('Reason'), 'Misspelt');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));

    expect(await dialog.findByText(/Its name is now Haldne/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Name')).toHaveValue('Halden');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    await waitFor(() =>
      expect(sent(UpdateCompanyDocument)).toEqual([
        { input: { id: 'c1', updated_at: null, title: 'Halden', reason: 'Misspelt' } },
        { input: { id: 'c1', updated_at: 7, title: 'Halden', reason: 'Misspelt' } },
      ]),
    );
  });

  it.each([
    ['Rename', 'Rename', 'Renamed'],
    ['Hide', 'Hide', 'Hidden'],
  ])('does not close a dialog that was opened since: %s', async (word, confirm, said) => {
    answerWith(halden);
    const { user, platform } = open('/lists');
    const answerNow = respondLater(UpdateCompanyDocument, {
      updateAccount: { ...answer(halden), latest: null },
    });
    await user.click(await screen.findByRole('button', { name: `${word} Haldn` }));
    const first = within(screen.getByRole('dialog'));
    await user.type(first.getByLabelText('Reason'), 'Misspelt');
    await user.click(first.getByRole('button', { name: confirm }));
    await waitFor(() => expect(sent(UpdateCompanyDocument)).toHaveLength(1));
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: `${word} Haldn` }));
    await user.type(screen.getByLabelText('Reason'), 'Another');

    answerNow();

    await waitFor(() => expect(platform.events).toContainEqual(expect.objectContaining({ message: said })));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Another');
  });

  it('reports a late failure on the page, not in a dialog that was opened since', async () => {
    answerWith(halden);
    const { user, platform } = open('/lists');
    const answerNow = respondLater(UpdateCompanyDocument, {
      updateAccount: { ...refusal('LIMITED', 'Too much at once.'), latest: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Hide Haldn' }));
    await user.type(screen.getByLabelText('Reason'), 'Misspelt');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(sent(UpdateCompanyDocument)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Hide Haldn' }));

    answerNow();

    await waitFor(() =>
      expect(platform.events).toContainEqual(
        expect.objectContaining({ message: '“Hide” didn’t work. Too much at once.' }),
      ),
    );
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not close the next merge when the answer for the last one comes late', async () => {
    const stays = { ...halden, id: 'c2', title: 'Halden' };
    respond(CompaniesDocument, { accounts: answerPage([halden, stays]) });
    const { user, platform } = open('/lists');
    const answerNow = respondLater(MergeCompaniesDocument, { mergeAccounts: answer(stays) });
    await user.click(await screen.findByRole('button', { name: 'Merge Haldn' }));
    const first = within(screen.getByRole('dialog', { name: /^Merge Haldn/ }));
    await user.type(first.getByLabelText('Search for the company to keep'), 'Halden');
    await user.click(await first.findByRole('radio', { name: 'Halden' }));
    await user.type(first.getByLabelText('Reason'), 'Misspelt');
    await user.click(first.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(sent(MergeCompaniesDocument)).toHaveLength(1));
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Merge Halden' }));

    answerNow();

    await waitFor(() =>
      expect(platform.events).toContainEqual(expect.objectContaining({ message: 'Merged' })),
    );
    expect(screen.getByRole('dialog', { name: /^Merge Halden/ })).toBeVisible();
  });

  it('shows a taken name at its field', async () => {
    answerWith(halden);
    const { user } = open('/lists');
    const message = 'There is a company of that name: merge the two instead';
    respond(UpdateCompanyDocument, {
      updateAccount: { ...refusal('CONFLICT', message, { title: message }), latest: halden },
    });

    await user.click(await screen.findByRole('button', { name: 'Rename Haldn' }));
    await user.type(screen.getByLabelText('Reason'), 'Misspelt');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }));

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toBeInvalid();
  });
});

describe('the health of areas', () => {
  const well = { is_reachable: true, ms: 3, problem: null };
  const gone = { is_reachable: false, ms: null, problem: 'cannot be reached' };
  const service = (name: string) => ({ name, version: '0.1.0', owner: 'A team', contract: 'abc', ...well });
  const areas: Areas = {
    at: 1,
    gateway: { mode: 'services', started_at: 1 },
    database: well,
    shell: { ...well, address: 'http://localhost:3000' },
    subgraphs: [service('users'), service('coaching')],
    registry: {
      snapshot: { id: 's', number: 7, created_at: 1, by: 'grace', note: 'deploy mfe-one v002' },
      quarantined: [],
      canaries: [{ name: 'mfe-one', version: 'v003', percent: 10 }],
      remotes: [
        {
          name: 'mfe-one',
          area: 'one',
          version: 'v002',
          owner: 'Team One',
          contract: 1,
          pages: 4,
          since: 1,
          since_is_earlier: false,
          by: 'grace',
          code: { ...well, address: 'http://localhost:3001' },
          site: null,
        },
      ],
    },
  };

  beforeEach(() => respondRoute('/releases', { at: 1, versions: [], killed: [], history: [] }));

  it('shows owners, versions and dates, and that everything is up', async () => {
    respondRoute('/areas', areas);
    open('/health');

    expect(await screen.findByText('All systems are up.')).toBeInTheDocument();
    const remotes = within(screen.getByRole('table', { name: 'Areas' }));
    expect(remotes.getByText('Team One')).toBeInTheDocument();
    expect(remotes.getByText('by grace')).toBeInTheDocument();
    expect(screen.getByText(/Registry 7: deploy mfe-one v002/)).toBeInTheDocument();
    expect(screen.getByText(/10% of visitors/)).toBeInTheDocument();
  });

  it('shows a part that is down at the next check', async () => {
    respondRoute('/areas', areas);
    const { user } = open('/health');
    await screen.findByText('All systems are up.');
    respondRoute('/areas', { ...areas, subgraphs: [service('users'), { ...service('coaching'), ...gone }] });

    await user.click(screen.getByRole('button', { name: 'Check again' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Having problems: coaching');
    expect(screen.getByText('Cannot be reached')).toBeInTheDocument();
  });

  it('offers Retry when it didn’t load', async () => {
    respondRoute('/areas', refuseWith('UNAVAILABLE', 'This is taking a moment. Please try again.', 503));
    const { user } = open('/health');
    expect(await screen.findByText('This is taking a moment. Please try again.')).toBeInTheDocument();
    respondRoute('/areas', areas);

    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('All systems are up.')).toBeInTheDocument();
  });
});
