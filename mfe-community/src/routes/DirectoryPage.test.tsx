import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DIRECTORY_CATEGORIES, FILTER_OPTIONS_ON_PHONES } from '@athenaeum/users-contract';
import { api } from '../api';
import { ClickToConnectDocument } from '../components/connection/__generated__/connection';
import {
  DirectoryDocument,
  type DirectoryQuery,
  type UsersInput,
} from '../features/directory/__generated__/directory';
import { ResultTabsDocument } from '../features/directory/__generated__/resultTabs';
import { answer, refusal } from '../testing/answer';
import DirectoryPage from './DirectoryPage';

const open = (search = '') =>
  renderRemote(
    <Routes>
      <Route path="/community/members" element={<DirectoryPage />} />
    </Routes>,
    { api, route: `/community/members${search}` },
  );

type Found = NonNullable<DirectoryQuery['users']>;
type Facet = NonNullable<Found['facets']>[number];

const member = (name: string): NonNullable<Found['data']>[number] => ({
  id: name,
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  avatar: null,
  title: 'Chair',
  company: 'Halden',
  nearest_regional_hub: 'Boston',
  connection: null,
  leadership_areas: ['Strategy'],
});
const facet = (category: Facet['category'], counts: Record<string, number>): Facet => ({
  category,
  options: Object.entries(counts).map(([value, count]) => ({ value, count })),
});
const FACETS = [
  facet('nearest_regional_hub', { Boston: 48, Seattle: 39 }),
  facet('leadership_areas', { Strategy: 132 }),
  facet('languages', { French: 12, Twi: 3 }),
  facet('persona', { 'Other:Gardener': 2 }),
];
const found = (names: string[], count = names.length, facets = FACETS) => ({
  users: { ...answer(names.map(member)), count, facets },
});
const noTabs = { search: null, coaches: null };

const lastInput = (): UsersInput => sent(DirectoryDocument).at(-1)?.input ?? {};
const panel = () => within(screen.getByRole('region', { name: 'Filters' }));
const address = () => decodeURIComponent(location.search);

it('lists the newest members first, each with a link to the profile', async () => {
  respond(DirectoryDocument, found(['Ingrid Solberg', 'Leila Haddad'], 42));
  open();

  expect(await screen.findByRole('link', { name: 'Ingrid Solberg' })).toHaveAttribute(
    'href',
    '/community/members/ingrid-solberg',
  );
  expect(screen.getByText('42 members')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest members');
  expect(lastInput()).toMatchObject({ take: 20, skip: 0, orderBy: { created_at: 'desc' } });
});

describe('a card', () => {
  const withConnection = (connection: ReturnType<typeof member>['connection']) => ({
    users: { ...answer([{ ...member('Ingrid Solberg'), connection }]), count: 1, facets: FACETS },
  });
  const requested = {
    id: 'c1',
    user_id: 'Ingrid Solberg',
    request_user_id: testMember.id,
    status: 'PENDING',
  } as const;

  it('asks to connect, and then says so', async () => {
    respond(DirectoryDocument, withConnection(null));
    const { user } = open();
    const connect = await screen.findByRole('button', { name: 'Connect with Ingrid Solberg' });

    respond(ClickToConnectDocument, {
      upsertProspectiveUserConnection: { ...answer(requested), fields: null },
    });
    respond(DirectoryDocument, withConnection(requested));
    await user.click(connect);

    expect(await screen.findByText('Requested')).toBeInTheDocument();
    expect(sent(ClickToConnectDocument)).toEqual([
      { input: { requested_id: 'Ingrid Solberg', requester_id: testMember.id } },
    ]);
    expect(screen.queryByRole('button', { name: /Connect with/ })).not.toBeInTheDocument();
  });

  it.each([
    [{ ...requested, status: 'ACCEPTED' }, 'Connected'],
    [{ ...requested, user_id: testMember.id, request_user_id: 'Ingrid Solberg' }, 'Would like to connect'],
  ] as const)('tells where a connection is', async (connection, words) => {
    respond(DirectoryDocument, withConnection(connection));
    open();

    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says why a request was not sent', async () => {
    respond(DirectoryDocument, withConnection(null));
    respond(ClickToConnectDocument, failWith([{ code: 'UNAVAILABLE' }]));
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Connect with Ingrid Solberg' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
    expect(screen.getByRole('button', { name: 'Connect with Ingrid Solberg' })).toBeInTheDocument();
  });
});

describe('the filters', () => {
  it('say how many members each choice has, narrow the list, and stand in the address', async () => {
    respond(DirectoryDocument, found(['Ingrid Solberg'], 200));
    const { user } = open('?page=3');
    await screen.findByRole('link', { name: 'Ingrid Solberg' });

    await user.click(panel().getByRole('checkbox', { name: /Boston/ }));
    await waitFor(() =>
      expect(lastInput()).toMatchObject({ nearest_regional_hub: { in: ['Boston'] }, skip: 0 }),
    );
    await user.click(panel().getByRole('checkbox', { name: /Strategy/ }));

    await waitFor(() => expect(lastInput()).toMatchObject({ leadership_areas: { in: ['Strategy'] } }));
    expect(address()).toBe('?nearest_regional_hub=Boston&leadership_areas=Strategy');
    expect(panel().getByText('132')).toBeInTheDocument();
    expect(await screen.findByText(/match 2 filters/)).toBeInTheDocument();
  });

  it('are undone by Back, one by one', async () => {
    respond(DirectoryDocument, found(['Ingrid Solberg']));
    const { user } = open();
    await user.click(await panel().findByRole('checkbox', { name: /Boston/ }));
    await user.click(panel().getByRole('checkbox', { name: /Seattle/ }));
    expect(address()).toBe('?nearest_regional_hub=Boston&nearest_regional_hub=Seattle');

    history.back();

    await waitFor(() => expect(panel().getByRole('checkbox', { name: /Seattle/ })).not.toBeChecked());
    expect(address()).toBe('?nearest_regional_hub=Boston');
  });

  it('offer the eleven others behind "More Filters", which counts only its own', async () => {
    respond(
      DirectoryDocument,
      found(
        ['Ingrid Solberg'],
        1,
        DIRECTORY_CATEGORIES.map((id) => facet(id, { [`A ${id}`]: 1 })),
      ),
    );
    const { user } = open('?nearest_regional_hub=A+nearest_regional_hub');
    const more = await panel().findByRole('button', { name: 'More Filters' });
    expect(panel().getAllByRole('checkbox', { hidden: true })).toHaveLength(5);

    await user.click(more);
    expect(panel().getAllByRole('checkbox', { hidden: true })).toHaveLength(16);
    await user.click(panel().getByRole('checkbox', { name: /A languages/, hidden: true }));

    expect(await panel().findByRole('button', { name: 'Fewer Filters (1)' })).toBeInTheDocument();
    await waitFor(() => expect(lastInput()).toMatchObject({ languages: { in: ['A languages'] } }));
  });

  it('leave out a category without values, and say "Other" values plainly', async () => {
    respond(DirectoryDocument, found(['Ingrid Solberg']));
    open('?persona=Other:Gardener');

    expect(await screen.findByRole('button', { name: 'Remove filter: Gardener' })).toBeInTheDocument();
    expect(await panel().findByRole('checkbox', { name: /^Gardener/ })).toBeChecked();
    expect(panel().queryByText('Board role')).not.toBeInTheDocument();
  });

  it('keep a choice without results because of the others, so that it can be unticked', async () => {
    respond(DirectoryDocument, ({ input }) =>
      input?.leadership_areas
        ? found([], 0, [facet('leadership_areas', { Strategy: 132 })])
        : found(['Ingrid Solberg']),
    );
    const { user } = open();
    await user.click(await panel().findByRole('checkbox', { name: /Seattle/ }));
    await user.click(panel().getByRole('checkbox', { name: /Strategy/ }));

    await waitFor(() => expect(panel().queryByRole('checkbox', { name: /Boston/ })).not.toBeInTheDocument());
    await user.click(panel().getByRole('checkbox', { name: /Seattle/ }));

    expect(address()).toBe('?leadership_areas=Strategy');
  });

  it('are taken off one by one, or all at once with the search', async () => {
    respond(DirectoryDocument, found(['Ingrid Solberg']));
    respond(ResultTabsDocument, noTabs);
    const { user } = open('?search=port&languages=French&languages=Twi&sort=alphabetical');

    await user.click(await screen.findByRole('button', { name: 'Remove filter: French' }));
    expect(address()).toBe('?search=port&languages=Twi&sort=alphabetical');
    await user.click(panel().getByRole('button', { name: 'Clear All' }));

    await waitFor(() => expect(address()).toBe('?sort=alphabetical'));
    expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveValue('');
  });

  it('are cleared with the search where there is nothing but a search', async () => {
    respond(DirectoryDocument, found(['Ingrid Solberg']));
    respond(ResultTabsDocument, noTabs);
    const { user } = open('?search=port');

    await user.click(await panel().findByRole('button', { name: 'Clear All' }));

    await waitFor(() => expect(address()).toBe(''));
    expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveValue('');
  });

  it('open on phones as a sheet that says what they find, with at most a hundred choices each', async () => {
    const companies = Object.fromEntries(Array.from({ length: 140 }, (_, at) => [`Company ${at}`, 1]));
    respond(DirectoryDocument, found(['Ingrid Solberg'], 42, [facet('company', companies)]));
    const { user } = open('?company=Company+1');

    await user.click(await screen.findByRole('button', { name: 'Filters 1' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(await sheet.findByRole('button', { name: `Show ${FILTER_OPTIONS_ON_PHONES - 8} more` }));

    expect(sheet.getAllByRole('checkbox')).toHaveLength(FILTER_OPTIONS_ON_PHONES);
    await user.click(sheet.getByRole('button', { name: 'Show 42 members' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('sorts by name when asked, from the first page', async () => {
  respond(DirectoryDocument, found(['Ingrid Solberg'], 100));
  const { user } = open('?page=2');
  await screen.findByRole('link', { name: 'Ingrid Solberg' });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Alphabetical');

  await waitFor(() => expect(lastInput()).toMatchObject({ orderBy: { first_name: 'asc' }, skip: 0 }));
  expect(address()).toBe('?sort=alphabetical');
});

it('turns pages of twenty by their addresses', async () => {
  respond(DirectoryDocument, found(['Ingrid Solberg'], 45));
  open('?languages=Twi&page=2');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of members' }));

  expect(lastInput()).toMatchObject({ skip: 20, take: 20 });
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('2');
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?languages=Twi&page=3');
});

describe('a search', () => {
  it('shows the counts of the same search elsewhere, and their sum', async () => {
    respond(DirectoryDocument, found(['Ingrid Solberg'], 3));
    respond(ResultTabsDocument, {
      search: answer({ counts: { upcoming: 2, recorded: 4 } }),
      coaches: { ...answer([]), count: 1 },
    });
    open('?search=audit+%26+risk');
    const tabs = within(await screen.findByRole('navigation', { name: 'Results' }));

    expect(await tabs.findByRole('link', { name: 'All (10)' })).toHaveAttribute(
      'href',
      '/?query_search=audit+%26+risk',
    );
    expect(tabs.getByRole('link', { name: 'On Demand (4)' })).toHaveAttribute(
      'href',
      '/?query_search=audit+%26+risk&show=on-demand',
    );
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Members (3)');
  });

  it('shows no count that is not known', async () => {
    respond(DirectoryDocument, found(['Ingrid Solberg'], 3));
    respond(ResultTabsDocument, () =>
      failWith([{ path: ['search'], code: 'UNAVAILABLE' }], {
        search: null,
        coaches: { ...answer([]), count: 1 },
      }),
    );
    open('?search=audit');
    const tabs = within(await screen.findByRole('navigation', { name: 'Results' }));

    expect(await tabs.findByRole('link', { name: 'Coaches (1)' })).toBeInTheDocument();
    expect(tabs.getByRole('link', { name: 'All' })).toBeInTheDocument();
    expect(tabs.getByRole('link', { name: 'On Demand' })).toBeInTheDocument();
  });

  it('of one letter is not sent', async () => {
    respond(DirectoryDocument, found(['Ingrid Solberg']));
    const { user } = open();
    await screen.findByRole('link', { name: 'Ingrid Solberg' });

    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'p');
    await waitFor(() => expect(address()).toBe('?search=p'));

    expect(sent(DirectoryDocument).every(({ input }) => !('search' in input!))).toBe(true);
    expect(screen.queryByRole('navigation', { name: 'Results' })).not.toBeInTheDocument();
  });
});

describe('no members found', () => {
  it('offers to clear what narrows the list', async () => {
    respond(DirectoryDocument, ({ input }) => found(input?.languages ? [] : ['Ingrid Solberg']));
    const { user } = open('?languages=Klingon');

    expect(await screen.findByRole('heading', { name: 'No more members to show' })).toBeInTheDocument();
    expect(screen.getByText('Clearing all filters might help!')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear All' }).at(-1)!);

    expect(await screen.findByRole('link', { name: 'Ingrid Solberg' })).toBeInTheDocument();
    expect(address()).toBe('');
  });

  it('leads back from a page past the last', async () => {
    respond(DirectoryDocument, found([], 45));
    open('?languages=Twi&page=99');

    expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '?languages=Twi',
    );
    expect(screen.queryByText('Clearing all filters might help!')).not.toBeInTheDocument();
  });
});

it.each([
  ['?page=-3', { skip: 0 }],
  ['?page=1e9', { skip: 0 }],
  ['?page=two', { skip: 0 }],
  ['?sort=password', { orderBy: { created_at: 'desc' } }],
  ['?languages=&languages=%20', {}],
  [`?languages=${'x'.repeat(201)}`, {}],
  ['?languages=Twi&languages=Twi', { languages: { in: ['Twi'] } }],
  ['?isAdmin=true&email=a', {}],
])('sends no invalid query for the address %#', async (search, expected) => {
  respond(DirectoryDocument, found(['Ingrid Solberg']));
  open(search);
  await screen.findByRole('link', { name: 'Ingrid Solberg' });

  const { take, skip, orderBy, relationship_type, hide_from_directory, ...filters } = lastInput();
  expect({ take, skip, orderBy }).toMatchObject({ take: 20 });
  expect(lastInput()).toMatchObject(expected);
  expect(relationship_type).toEqual({ in: ['Member', 'Athena'] });
  expect(hide_from_directory).toEqual({ equals: false });
  expect(filters).toEqual('languages' in expected ? { languages: expected.languages } : {});
});

it('shows a hostile search as the text it is', async () => {
  respond(DirectoryDocument, found([]));
  respond(ResultTabsDocument, noTabs);
  const hostile = '<img src=x onerror=alert(1)>$(a+)+';
  open(`?search=${encodeURIComponent(hostile)}`);

  expect(await screen.findByRole('heading', { name: 'No more members to show' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveValue(hostile);
  expect(lastInput()).toMatchObject({ search: hostile });
});

it('says when members did not load, and tries again', async () => {
  respond(DirectoryDocument, () => failWith([{ path: ['users'], code: 'UNAVAILABLE' }], { users: null }));
  const { user } = open();
  await screen.findByRole('heading', { name: 'Members did not load' });

  respond(DirectoryDocument, found(['Ingrid Solberg']));
  await user.click(screen.getByRole('button', { name: /retry|try again/i }));

  expect(await screen.findByRole('link', { name: 'Ingrid Solberg' })).toBeInTheDocument();
});

it('says why the server refused, and shows no members of the query before', async () => {
  respond(DirectoryDocument, ({ input }) =>
    input?.languages
      ? { users: { ...refusal('INVALID', 'Keep it to 200 characters'), count: null, facets: null } }
      : found(['Ingrid Solberg']),
  );
  const { user } = open('?nearest_regional_hub=Boston');
  await user.click(await panel().findByRole('button', { name: 'More Filters' }));
  await user.click(panel().getByRole('checkbox', { name: /Twi/, hidden: true }));

  expect(await screen.findByText('Keep it to 200 characters')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ingrid Solberg' })).not.toBeInTheDocument();
});
