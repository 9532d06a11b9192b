import { failWith, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { act, screen, within } from '@testing-library/react';
import { api } from '../api';
import { HomeDocument } from '../features/home/__generated__/home';
import { BrowseDocument } from '../features/search/__generated__/browse';
import { FoundCoachesDocument } from '../features/search/__generated__/foundCoaches';
import { FoundMembersDocument } from '../features/search/__generated__/foundMembers';
import { SearchDocument } from '../features/search/__generated__/search';
import { refusal } from '../testing/answers';
import { aHome } from '../testing/home';
import { browse, found, foundCoaches, foundMembers } from '../testing/search';
import StartPage from './StartPage';

const open = (route: string) => renderRemote(<StartPage />, { api, route });
const search = (term: string, more = '') => open(`/?query_search=${encodeURIComponent(term)}${more}`);
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

function nobody() {
  respond(FoundCoachesDocument, foundCoaches());
  respond(FoundMembersDocument, foundMembers());
}

it('is Home without a term', async () => {
  respond(HomeDocument, aHome());
  open('/?query_search=%20');

  expect(await screen.findByRole('heading', { level: 1, name: /^Good / })).toBeInTheDocument();
});

it('counts a search once, and no invalid ones', async () => {
  nobody();
  respond(SearchDocument, found({ recorded: ['Board Basics'] }));
  respond(BrowseDocument, browse({}));
  const { platform } = search('board');
  await screen.findByRole('link', { name: /Board Basics/ });
  const counted = () => platform.events.filter(({ type }) => type === 'track');

  act(() => platform.navigate('/?query_search=b'));

  expect(counted()).toEqual([{ type: 'track', tracked: { name: 'user_search', text: 'board' } }]);
});

describe('results', () => {
  it('come in the specification’s order, each linking to its page, and their number is announced', async () => {
    respond(
      SearchDocument,
      found({
        recorded: ['Board Basics'],
        upcoming: ['Boardroom Ready'],
        speakers: ['Bo Ardley'],
        categories: ['Govern'],
        collections: ['The Board Desk'],
        tags: ['Earn a board seat'],
        pathways: ['Path to the Boardroom'],
        peer_groups: ['Board Circle'],
      }),
    );
    respond(FoundCoachesDocument, foundCoaches('Maya Chen'));
    respond(FoundMembersDocument, foundMembers('Ines Board'));
    search('board');

    expect(await screen.findByText('10 results')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('10 results');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “board”');
    expect(headings()).toEqual([
      'On Demand',
      'Upcoming Events',
      'Hosts and Speakers',
      'Categories',
      'Collections',
      'Goals',
      'Pathways',
      'Peer Groups',
      'Coaches',
      'Members',
    ]);
    for (const [name, href] of [
      ['Board Basics', '/salons/board-basics'],
      ['Bo Ardley', '/speakers/bo-ardley'],
      ['Govern', '/categories/govern'],
      ['The Board Desk', '/collections/the-board-desk'],
      ['Earn a board seat', '/goals/earn-a-board-seat'],
      ['Path to the Boardroom', '/pathways/path-to-the-boardroom'],
      ['Board Circle', '/peer-groups/board-circle'],
      ['Maya Chen', '/expert-strategists/experts/maya-chen'],
      ['Ines Board', '/community/members/ines-board'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(sent(SearchDocument)).toEqual([{ query: 'board', take: 24 }]);
  });

  it('are narrowed by a chip, which the address keeps', async () => {
    respond(SearchDocument, found({ recorded: ['Board Basics'], tags: ['Earn a board seat'] }));
    respond(FoundCoachesDocument, foundCoaches('Maya Chen'));
    respond(FoundMembersDocument, foundMembers());
    const { user } = search('board');
    await screen.findByText('3 results');

    await user.click(screen.getByRole('button', { name: 'Goals' }));

    expect(headings()).toEqual(['Goals']);
    expect(location.search).toBe('?query_search=board&show=goals');
    expect(screen.getByRole('button', { name: 'Goals', pressed: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(headings()).toEqual(['On Demand', 'Goals', 'Coaches']);
    expect(location.search).toBe('?query_search=board');
  });

  it('ask for neither coaches nor members under a chip', async () => {
    respond(SearchDocument, found({ recorded: ['Board Basics'] }));
    search('board', '&show=on-demand');

    expect(await screen.findByRole('link', { name: 'Board Basics' })).toBeInTheDocument();
    expect([...sent(FoundCoachesDocument), ...sent(FoundMembersDocument)]).toEqual([]);
  });

  it('show three of a kind and three more each time, going on where the new ones begin', async () => {
    const titles = Array.from({ length: 8 }, (_unused, index) => `Board ${index + 1}`);
    respond(SearchDocument, found({ recorded: titles }));
    nobody();
    const { user } = search('board');
    const group = await screen.findByRole('region', { name: 'On Demand' });
    const shown = () => within(group).getAllByRole('link').length;
    expect(shown()).toBe(3);
    expect(group).toHaveTextContent('8 results');

    await user.click(within(group).getByRole('button', { name: 'Show More: On Demand' }));
    expect(shown()).toBe(6);
    await act(() => new Promise(requestAnimationFrame));
    expect(screen.getByRole('link', { name: 'Board 4' })).toHaveFocus();
    await user.click(within(group).getByRole('button', { name: 'Show More: On Demand' }));

    expect(shown()).toBe(8);
    expect(within(group).queryByRole('button')).not.toBeInTheDocument();
  });

  it('are queried again when more are wanted than were loaded, and stay meanwhile', async () => {
    const titles = (count: number) => Array.from({ length: count }, (_unused, index) => `Board ${index + 1}`);
    respond(SearchDocument, ({ take }) =>
      found({ tags: titles(take === 24 ? 13 : 15), counts: { tags: 15 } }),
    );
    const { user } = search('board', '&show=goals');
    const more = await screen.findByRole('button', { name: 'Show More: Goals' });

    await user.click(more);

    expect(screen.getByRole('link', { name: 'Board 13' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Board 15' })).toBeInTheDocument();
    expect(sent(SearchDocument).map(({ take }) => take)).toEqual([24, 100]);
  });

  it('of transcript lines show the time and link to it', async () => {
    const moment = {
      salon: { id: 'recorded-0' },
      start_seconds: 72.4,
      line: 9,
      text: 'Pause, then anchor high.',
    };
    respond(SearchDocument, found({ recorded: ['Negotiating Your Next Role'], transcripts: [moment] }));
    nobody();
    search('anchor high');

    expect(await screen.findByRole('link', { name: /1:12 “Pause, then anchor high.”/ })).toHaveAttribute(
      'href',
      '/salons/negotiating-your-next-role?line=9&t=72',
    );
  });

  it('cut long titles at 40 characters but give screen readers the full title', async () => {
    const title = 'What Every First-Time Audit Chair Should Have Been Told';
    respond(SearchDocument, found({ upcoming: [title] }));
    nobody();
    search('audit');

    expect(await screen.findByRole('link', { name: title })).toHaveTextContent(/^.{30,40}…$/);
  });

  it('of a new term replace the old one’s', async () => {
    respond(SearchDocument, ({ query }) => found({ tags: [`Goal of ${query}`] }));
    nobody();
    const { platform } = search('one');
    expect(await screen.findByRole('link', { name: 'Goal of one' })).toBeInTheDocument();

    act(() => platform.navigate('/?query_search=two'));

    expect(await screen.findByRole('link', { name: 'Goal of two' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Goal of one' })).not.toBeInTheDocument();
    expect(document.title).toBe('Results for “two”');
  });
});

describe('when a part fails', () => {
  it('the others are shown, and Retry loads it', async () => {
    respond(SearchDocument, found({ tags: ['Earn a board seat'] }));
    respond(FoundCoachesDocument, failWith([{ path: ['coaches'], code: 'UNAVAILABLE' }], { coaches: null }));
    respond(FoundMembersDocument, foundMembers('Ines Board'));
    const { user } = search('board');
    const failed = await screen.findByRole('region', { name: 'Coaches' });
    expect(within(failed).getByRole('alert')).toHaveTextContent('Coaches did not load');
    expect(await screen.findByRole('link', { name: 'Ines Board' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Earn a board seat' })).toBeInTheDocument();

    respond(FoundCoachesDocument, foundCoaches('Maya Chen'));
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: 'Maya Chen' })).toBeInTheDocument();
  });

  it('people are still found without the library, and no message claims that there are no results', async () => {
    respond(SearchDocument, failWith([{ code: 'UNAVAILABLE' }]));
    respond(FoundCoachesDocument, foundCoaches('Maya Chen'));
    respond(FoundMembersDocument, foundMembers());
    search('maya');

    expect(await screen.findByRole('link', { name: 'Maya Chen' })).toBeInTheDocument();
    expect(await screen.findByText('Salons and topics did not load')).toBeInTheDocument();
    expect(screen.queryByText('No Results!')).not.toBeInTheDocument();
  });

  it('too many searches show the server’s own message', async () => {
    respond(SearchDocument, { search: refusal('LIMITED', 'That was a lot at once.') });
    nobody();
    search('board');

    expect(await screen.findByRole('alert')).toHaveTextContent('That was a lot at once.');
  });

  it('a prospect, who sees no coaches and no members, gets neither group', async () => {
    respond(SearchDocument, found({ tags: ['Earn a board seat'] }));
    const forbidden = { ...refusal('FORBIDDEN', 'You do not have access to this.'), count: null };
    respond(FoundCoachesDocument, { coaches: forbidden });
    respond(FoundMembersDocument, { users: forbidden });
    search('board');

    expect(await screen.findByText('1 result', { selector: '[role=status]' })).toBeInTheDocument();
    expect(headings()).toEqual(['Goals']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('without results', () => {
  it('shows the specification’s message and what to browse', async () => {
    respond(SearchDocument, found());
    nobody();
    respond(
      BrowseDocument,
      browse({ speakers: ['Ruth Adeyemi'], categories: ['Fund'], tags: ['Build a public voice'] }),
    );
    search('zzz');

    expect(await screen.findByRole('heading', { name: 'No Results!' })).toBeInTheDocument();
    expect(screen.getByText('We couldn’t find anything matching your search query')).toBeInTheDocument();
    expect(screen.getByText('0 results')).toBeInTheDocument();
    for (const [panel, name, href] of [
      ['Hosts and Speakers', 'Ruth Adeyemi', '/speakers/ruth-adeyemi'],
      ['Categories', 'Fund', '/categories/fund'],
      ['Goals', 'Build a public voice', '/goals/build-a-public-voice'],
    ] as const) {
      const section = await screen.findByRole('region', { name: panel });
      expect(within(section).getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('starts again: Home, with the search field focused', async () => {
    respond(SearchDocument, found());
    nobody();
    respond(BrowseDocument, browse({}));
    respond(HomeDocument, aHome());
    const { user, platform } = search('zzz');

    await user.click(await screen.findByRole('button', { name: 'Start New Search' }));

    expect(location.search).toBe('');
    expect(platform.events).toContainEqual({ type: 'startSearch' });
    expect(await screen.findByRole('heading', { level: 1, name: /^Good / })).toBeInTheDocument();
  });

  it('of one kind says so under its chip, though there are others', async () => {
    respond(SearchDocument, found({ tags: ['Earn a board seat'] }));
    respond(BrowseDocument, browse({}));
    search('board', '&show=collections');

    expect(await screen.findByRole('heading', { name: 'No Results!' })).toBeInTheDocument();
  });
});

it.each([
  ['one letter', 'a', 'Type at least 2 characters'],
  ['more than 100', 'a'.repeat(101), 'Keep it to 100 characters'],
])('shows an error for a term of %s, without asking the server', async (_what, term, problem) => {
  respond(BrowseDocument, browse({ categories: ['Fund'] }));
  search(term);

  expect(await screen.findByRole('heading', { name: problem })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Fund' })).toBeInTheDocument();
  expect(sent(SearchDocument)).toEqual([]);
});
