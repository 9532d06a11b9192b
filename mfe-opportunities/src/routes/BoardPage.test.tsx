import { failWith, renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { BoardOpportunity } from '../features/board';
import {
  ClosedOpportunityDocument,
  LinkedOpportunityDocument,
  OpenOpportunitiesDocument,
  OpportunityBoardDocument,
  ViewOpportunityDocument,
} from '../features/board/__generated__/board';
import { SaveOpportunityDocument } from '../features/saveRole/__generated__/saveRole';
import { SavedFiltersDocument } from '../features/savedFilters/__generated__/savedFilters';
import { anOpportunity, answer, list, refusal } from '../testing/opportunities';
import BoardPage from './BoardPage';

const boardHas = (...opportunities: BoardOpportunity[]) =>
  respond(OpportunityBoardDocument, { opportunities: list(...opportunities) });
const open = (route = '/opportunities') => renderRemote(<BoardPage />, { api, route });
const card = (role: string) => screen.findByRole('button', { name: new RegExp(`${role}.*NEEDS`) });
const roles = () => screen.getAllByRole('article').map((article) => article.id);
const none = { ok: true, count: 0 };
const lastAsked = () => sent(OpportunityBoardDocument).at(-1)!.input;

const confidential = anOpportunity({
  id: 'audit',
  slug: 'audit-chair-confidential',
  role: 'Audit Committee Chair',
  isConfidential: true,
  company: null,
  website: null,
  industry: 'Biotechnology',
});

beforeEach(() => {
  localStorage.clear();
  respond(OpenOpportunitiesDocument, { opportunities: list() });
  respond(SavedFiltersDocument, { savedFilters: answer([]), savedRoles: none });
  respond(ViewOpportunityDocument, { viewOpportunity: { ok: true, code: null, message: null } });
});

it('lists what is open in the order of the board, each card with its status and its facts', async () => {
  boardHas(confidential, anOpportunity({ status: 'Reviewing/Interviewing' }));
  open();

  const first = await card('Audit Committee Chair');
  expect(roles()).toEqual(['audit-chair-confidential', 'nonprofit-board-seat']);
  expect(first).toHaveTextContent('New');
  expect(first).toHaveTextContent('Confidential Company · Biotechnology');
  expect(await card('Independent Director')).toHaveTextContent('Reviewing/Interviewing');
  expect(first).toHaveTextContent('NEEDS: Fundraising network');
  expect(first).toHaveAttribute('aria-expanded', 'false');
});

it('saves an opened role, and lets it go again', async () => {
  boardHas(anOpportunity());
  const { user, platform } = open('/opportunities?opportunity=nonprofit-board-seat');
  const save = await screen.findByRole('button', { name: 'Save' });
  respond(SaveOpportunityDocument, { saveOpportunity: answer({ id: 'calder', saved: true }) });
  boardHas(anOpportunity({ saved: true }));

  await user.click(save);
  const saved = await screen.findByRole('button', { name: 'Saved', pressed: true });
  await waitFor(() =>
    expect(platform.events).toContainEqual(
      expect.objectContaining({ message: '“Independent Director” saved' }),
    ),
  );
  boardHas(anOpportunity());
  await user.click(saved);

  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  await waitFor(() => expect(sent(SaveOpportunityDocument)).toHaveLength(2));
  expect(sent(SaveOpportunityDocument).map(({ input }) => input)).toEqual([
    { id: 'calder', saved: true },
    { id: 'calder', saved: false },
  ]);
});

it('is not saved when that fails', async () => {
  boardHas(anOpportunity());
  const { user, platform } = open('/opportunities?opportunity=nonprofit-board-seat');
  respond(SaveOpportunityDocument, failWith([{ path: ['saveOpportunity'], code: 'UNAVAILABLE' }]));

  await user.click(await screen.findByRole('button', { name: 'Save' }));

  await waitFor(() => expect(platform.events.some(({ type }) => type === 'notify')).toBe(true));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
});

it('has a view of the saved roles, which says how to save one while there is none', async () => {
  respond(SavedFiltersDocument, { savedFilters: answer([]), savedRoles: { ok: true, count: 2 } });
  boardHas();
  const { user } = open();

  await user.click(await screen.findByRole('link', { name: 'Saved 2' }));

  expect(await screen.findByText('None of your saved roles is open')).toBeInTheDocument();
  expect(lastAsked()).toMatchObject({ saved: { equals: true } });
  expect(screen.getByRole('link', { name: 'Saved 2' })).toHaveAttribute('aria-current', 'page');
});

it('is ordered as the member asks', async () => {
  boardHas(anOpportunity());
  const { user } = open();
  await card('Independent Director');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Closing soonest');

  await waitFor(() => expect(lastAsked()).toMatchObject({ order: 'closing' }));
  expect(location.search).toBe('?order=closing');
});

it('marks a role as new for a week', async () => {
  const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60 * 1000;
  boardHas(
    anOpportunity({ slug: 'of-this-week', role: 'Chair', published_at: daysAgo(6) }),
    anOpportunity({ slug: 'older', role: 'Trustee', published_at: daysAgo(8) }),
  );
  open();

  expect(within(await card('Chair')).getByText('New')).toBeInTheDocument();
  expect(within(await card('Trustee')).queryByText('New')).not.toBeInTheDocument();
});

it('counts an opened card, once', async () => {
  boardHas(anOpportunity({ id: 'seen-once' }));
  const { user } = open();

  await user.click(await card('Independent Director'));
  await waitFor(() => expect(sent(ViewOpportunityDocument)).toEqual([{ id: 'seen-once' }]));
  await user.click(await card('Independent Director'));
  await user.click(await card('Independent Director'));

  expect(sent(ViewOpportunityDocument)).toHaveLength(1);
});

it('counts no view with Do Not Track', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
  boardHas(anOpportunity({ id: 'not-counted' }));
  open('/opportunities?opportunity=nonprofit-board-seat');

  expect(await card('Independent Director')).toHaveAttribute('aria-expanded', 'true');

  expect(sent(ViewOpportunityDocument)).toEqual([]);
  Object.defineProperty(navigator, 'doNotTrack', { value: null, configurable: true });
});

it('says type, hub and pay on the card, how long is left near the end, and all terms in the open card', async () => {
  boardHas(anOpportunity({ expires_at: Date.now() + 3.5 * 86_400_000 }));
  open('/opportunities?opportunity=nonprofit-board-seat');

  expect(await card('Independent Director')).toHaveAccessibleName(
    /Type: Board Seat Hub: Boston Compensation: Unpaid Deadline: \w+ \d+ 4 days left Posted:/,
  );
  const terms = within(screen.getByRole('heading', { name: 'Terms' }).closest('section')!);
  for (const said of ['About eight days a year', 'Three years', 'Apply by'])
    expect(terms.getByText(said)).toBeInTheDocument();
});

it('offers the hubs that a posting can be near, and of the industries those that are open', async () => {
  respond(OpenOpportunitiesDocument, {
    opportunities: list({
      opportunityType: 'Board Seat',
      industry: 'Healthcare',
      nearestRegionalHub: 'Boston',
      compensation: null,
      expires_at: null,
    }),
  });
  boardHas(anOpportunity());
  const { user } = open();
  await card('Independent Director');

  await user.click(screen.getByRole('button', { name: 'Hub' }));
  for (const hub of ['San Francisco 0', 'Boston 1', 'Washington DC 0'])
    expect(await screen.findByRole('checkbox', { name: hub })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Industry' }));
  expect(await screen.findByRole('checkbox', { name: 'Healthcare 1' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Energy/ })).not.toBeInTheDocument();
});

it('opens a card in its place, says so in the address, and closes it again', async () => {
  boardHas(anOpportunity());
  const { user } = open();

  await user.click(await card('Independent Director'));

  expect(location.search).toBe('?opportunity=nonprofit-board-seat');
  for (const name of ['About the opportunity', 'About the company', 'Qualifications Sought'])
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  expect(screen.getByText('Posted 5 days ago · 25 days left')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'calder.example' })).toBeInTheDocument();

  await user.click(await card('Independent Director'));
  expect(location.search).toBe('');
});

it('shows a poster’s markup as plain text, and no link that is not of the web', async () => {
  boardHas(
    anOpportunity({
      aboutRole: '<img src=x onerror="alert(1)"><b>Big</b> role',
      website: 'javascript:alert(1)',
      qualificationsSought: ['<script>alert(1)</script>'],
    }),
  );
  open('/opportunities?opportunity=nonprofit-board-seat');

  expect(await screen.findByText('<img src=x onerror="alert(1)"><b>Big</b> role')).toBeInTheDocument();
  expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
  expect(screen.queryByText('Website')).not.toBeInTheDocument();
});

it('names no company of a confidential one and says when its website is shared', async () => {
  boardHas(confidential);
  open('/opportunities?opportunity=audit-chair-confidential');

  const article = within((await card('Audit Committee Chair')).closest('article')!);
  expect(article.getByText('Shared after the first conversation')).toBeInTheDocument();
  expect(article.getAllByText(/Confidential Company/)).toHaveLength(2);
});

it('shows a linked card that the list does not have', async () => {
  boardHas(anOpportunity());
  respond(LinkedOpportunityDocument, { opportunity: answer(confidential) });
  open('/opportunities?type=Advisory+Role&opportunity=audit-chair-confidential');

  expect(await card('Audit Committee Chair')).toHaveAttribute('aria-expanded', 'true');
  expect(sent(LinkedOpportunityDocument)).toEqual([{ id: 'audit-chair-confidential' }]);
});

it('says that a linked opportunity has closed, and offers similar ones', async () => {
  boardHas(anOpportunity());
  respond(LinkedOpportunityDocument, { opportunity: refusal('NOT_FOUND', 'There is no such opportunity.') });
  respond(ClosedOpportunityDocument, {
    closedOpportunity: answer({ title: 'Operations Advisor', stage: 'closed', similar: [confidential] }),
  });
  const { user } = open('/opportunities?opportunity=long-gone');

  const news = within(await screen.findByRole('region', { name: '“Operations Advisor” has closed' }));
  expect(news.getByText(/Confidential Company · Board Seat · Boston/)).toBeInTheDocument();
  respond(LinkedOpportunityDocument, { opportunity: answer(confidential) });
  await user.click(news.getByRole('link', { name: 'Audit Committee Chair' }));

  expect(await card('Audit Committee Chair')).toHaveAttribute('aria-expanded', 'true');
});

it('waits with the list for a linked role that is put above it', async () => {
  boardHas(anOpportunity());
  const answerNow = respondLater(LinkedOpportunityDocument, { opportunity: answer(confidential) });
  open('/opportunities?opportunity=audit-chair-confidential');

  await waitFor(() => expect(sent(LinkedOpportunityDocument)).toHaveLength(1));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();

  answerNow();
  await card('Audit Committee Chair');
  expect(roles()).toEqual(['audit-chair-confidential', 'nonprofit-board-seat']);
});

it.each([
  ['unknown', 'NOT_FOUND'],
  ['impossible', 'INVALID'],
])('says that an %s linked opportunity is not open', async (_what, code) => {
  boardHas(anOpportunity());
  respond(LinkedOpportunityDocument, { opportunity: refusal(code, 'There is no such opportunity.') });
  respond(ClosedOpportunityDocument, {
    closedOpportunity: refusal(code, 'There is no such opportunity.'),
  });
  open('/opportunities?opportunity=never-was');

  expect(await screen.findByText(/This opportunity is no longer open/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('keeps the card of a closed one for applicants, with a note that it has closed', async () => {
  boardHas();
  respond(LinkedOpportunityDocument, {
    opportunity: answer({ ...confidential, stage: 'closed', can_apply: false, my_application: { id: 'a1' } }),
  });
  respond(ClosedOpportunityDocument, {
    closedOpportunity: answer({ title: 'Audit Committee Chair', stage: 'closed', similar: [] }),
  });
  open('/opportunities?opportunity=audit-chair-confidential');

  expect(await screen.findByRole('heading', { name: '“Audit Committee Chair” has closed' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Applied' })).toHaveAttribute('aria-disabled', 'true');
});

it('takes no applications for one that is on hold, and says why', async () => {
  boardHas(anOpportunity({ status: 'On Hold', can_apply: false }));
  open('/opportunities?opportunity=nonprofit-board-seat');

  const apply = await screen.findByRole('button', { name: 'Apply now' });
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  expect(apply).toHaveAccessibleDescription('On hold: not taking applications right now.');
});

it('filters by what is chosen, in the address, each filter removable', async () => {
  respond(OpenOpportunitiesDocument, {
    opportunities: list(
      {
        opportunityType: 'Board Seat',
        industry: 'Environment',
        nearestRegionalHub: 'Boston',
        compensation: 'Unpaid',
        expires_at: Date.now() + 3 * 86_400_000,
      },
      {
        opportunityType: 'Board Seat',
        industry: 'Energy',
        nearestRegionalHub: null,
        compensation: null,
        expires_at: Date.now() + 50 * 86_400_000,
      },
    ),
  });
  boardHas(anOpportunity());
  const { user } = open();
  await card('Independent Director');

  await user.click(screen.getByRole('button', { name: 'Type' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Board Seat 2' }));
  await user.click(screen.getByRole('button', { name: 'Hub' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Boston 1' }));

  expect(location.search).toBe('?type=Board+Seat&hub=Boston');
  await waitFor(() =>
    expect(lastAsked()).toMatchObject({
      matching: { types: ['Board Seat'], industries: [], hubs: ['Boston'], words: '' },
      skip: 0,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Compensation' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Unpaid 1' }));
  await user.click(screen.getByRole('button', { name: 'Closing' }));
  await user.click(await screen.findByRole('checkbox', { name: 'In 7 days or less 1' }));
  await waitFor(() =>
    expect(lastAsked()).toMatchObject({
      matching: { compensations: ['Unpaid'], closings: ['In 7 days or less'] },
    }),
  );
  expect(location.search).toBe('?type=Board+Seat&hub=Boston&pay=Unpaid&closing=In+7+days+or+less');
  for (const filter of ['Unpaid', 'In 7 days or less', 'Boston'])
    await user.click(screen.getByRole('button', { name: `Remove filter: ${filter}` }));
  expect(location.search).toBe('?type=Board+Seat');
});

it('starts with the view in a shared address, and ignores unknown values', async () => {
  boardHas(anOpportunity());
  open(
    '/opportunities?type=Board+Seat&type=Pirate&industry=Energy&pay=Unpaid&pay=Much&closing=Soon&words=audit&page=0',
  );

  await card('Independent Director');
  expect(lastAsked()).toEqual({
    matching: {
      types: ['Board Seat'],
      industries: ['Energy'],
      hubs: [],
      compensations: ['Unpaid'],
      closings: [],
      words: 'audit',
    },
    take: 20,
    skip: 0,
  });
  expect(screen.getByRole('searchbox', { name: 'Search opportunities' })).toHaveValue('audit');
});

it('searches after a pause in typing', async () => {
  boardHas(anOpportunity());
  const { user } = open();
  await card('Independent Director');

  await user.type(screen.getByRole('searchbox', { name: 'Search opportunities' }), 'audit ');

  await waitFor(() => expect(location.search).toBe('?words=audit'));
});

it('has pages of twenty', async () => {
  respond(OpportunityBoardDocument, { opportunities: { ...list(anOpportunity()), count: 41 } });
  open('/opportunities?page=2');

  await card('Independent Director');
  expect(lastAsked()).toMatchObject({ take: 20, skip: 20 });
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?page=3');
});

it('says when nothing is open, and leads to sharing one', async () => {
  boardHas();
  open();

  expect(
    await screen.findByRole('heading', {
      name: "It looks like we don't have any open opportunities to show right now.",
    }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Please check back soon or/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'share an opportunity' })).toHaveAttribute(
    'href',
    '/opportunities/intake',
  );
});

it('offers to clear the filters when nothing matches them', async () => {
  boardHas();
  const { user } = open('/opportunities?hub=Atlantis');
  const none = await screen.findByRole('heading', { name: 'No open opportunities match these filters' });
  // What is below comes up to it.
  expect(none.closest('[data-unknown="false"] > div')).not.toHaveStyle({ 'min-height': '782px' });

  await user.click(screen.getByRole('button', { name: 'Clear All' }));

  expect(location.search).toBe('');
});

it('offers Retry when the board did not load', async () => {
  respond(OpportunityBoardDocument, failWith([{ code: 'UNAVAILABLE' }]));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });

  boardHas(anOpportunity());
  await user.click(retry);

  expect(await card('Independent Director')).toBeInTheDocument();
});

it('explains beside the board the support, what to send and how to share a role', async () => {
  boardHas(anOpportunity());
  open();

  await card('Independent Director');
  const beside = within(screen.getByRole('complementary', { name: 'About opportunities' }));
  for (const title of ['How We Support You', 'Submission Guidelines', 'Share Your Opportunities For Free'])
    expect(beside.getByText(title)).toBeInTheDocument();
  expect(beside.getByRole('link', { name: 'Post an Opportunity' })).toHaveAttribute(
    'href',
    '/opportunities/intake',
  );
});
