import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { answer } from '../../testing/answers';
import type { OwnGoalFragment } from '../../components/__generated__/goals';
import { GoalsToSuggestDocument } from './__generated__/goalsToSuggest';
import { SuggestionsDocument } from './__generated__/suggestions';
import SearchSuggestions from './SearchSuggestions';

const goal = (title: string) => ({ id: title, slug: title.toLowerCase().replaceAll(' ', '-'), title });
const goals = (titles: string[], own: readonly OwnGoalFragment[] = []) =>
  respond(GoalsToSuggestDocument, {
    me: answer({ id: 'me', goals: own }),
    tags: answer(titles.map(goal)),
  });
/** The shell's search field above them. */
function Field() {
  const [term, setTerm] = useState('');
  return (
    <>
      <input aria-label="Search" onChange={({ target }) => setTerm(target.value)} />
      <SearchSuggestions term={term} />
    </>
  );
}
const links = async () => (await screen.findAllByRole('link')).map((link) => link.textContent);

it('suggests six goals, the member’s own first and only current ones', async () => {
  goals(
    ['Ask well', 'Build a voice', 'Chair a board', 'Delegate', 'Exit well', 'Fund growth', 'Grow leaders'],
    [
      { title: 'Grow leaders', current: 'true' },
      { title: 'Delegate', current: 'false' },
    ],
  );
  renderRemote(<SearchSuggestions term="" />);

  expect(await links()).toEqual([
    'Grow leadersYour goal',
    'Ask well',
    'Build a voice',
    'Chair a board',
    'Delegate',
    'Exit well',
  ]);
  expect(screen.getByRole('link', { name: /Grow leaders/ })).toHaveAttribute('href', '/goals/grow-leaders');
});

it('suggests matches after a pause in typing, not for every letter', async () => {
  goals(['Ask well']);
  respond(SuggestionsDocument, {
    search: answer({
      tags: [goal('Board seat')],
      upcoming: [goal('Boardroom Ready')],
      recorded: [goal('Board Basics')],
      pathways: [goal('Path to the Board')],
      peer_groups: [goal('Board Circle')],
    }),
  });
  const { user } = renderRemote(<Field />);
  await user.type(screen.getByRole('textbox'), 'board');

  expect(await screen.findByRole('link', { name: 'Board seat' })).toHaveAttribute(
    'href',
    '/goals/board-seat',
  );
  expect(await links()).toEqual([
    'Board seat',
    'Boardroom Ready',
    'Board Basics',
    'Path to the Board',
    'Board Circle',
    'All results for “board”',
  ]);
  expect(screen.getByRole('link', { name: 'Boardroom Ready' })).toHaveAttribute(
    'href',
    '/salons/boardroom-ready',
  );
  expect(screen.getByRole('link', { name: /All results/ })).toHaveAttribute('href', '/?query_search=board');
  expect(screen.getByRole('link', { name: 'Path to the Board' })).toHaveAttribute(
    'href',
    '/pathways/path-to-the-board',
  );
  expect(screen.getByRole('link', { name: 'Board Circle' })).toHaveAttribute(
    'href',
    '/peer-groups/board-circle',
  );
  expect(sent(SuggestionsDocument)).toEqual([{ query: 'board' }]);
});

it('shows goals for a single letter', async () => {
  goals(['Ask well']);
  renderRemote(<SearchSuggestions term="a" />);

  expect(await links()).toEqual(['Ask well']);
  expect(sent(SuggestionsDocument)).toEqual([]);
});

it('is hidden when the goals did not load', async () => {
  respond(GoalsToSuggestDocument, { me: null, tags: null });
  const { container } = renderRemote(<SearchSuggestions term="" />);

  await waitFor(() => expect(sent(GoalsToSuggestDocument)).toHaveLength(1));
  expect(container).toHaveTextContent(/^$/);
});
