import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import {
  AgreementVersionsDocument,
  CoachingEntriesDocument,
  LibraryChoicesDocument,
  LibraryEntriesDocument,
  type LibraryRowFragment,
} from '../features/library/__generated__/library';
import { ArrangeLibraryDocument } from '../features/library/__generated__/libraryWrites';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import { aCollectionEntry, aLibraryEntry, anEventType, aSeason } from '../testing/library';
import LibraryPage from './LibraryPage';

const page = (entries: LibraryRowFragment[]) => ({ entries: answerPage(entries) });
const open = (kind: string, search = '') =>
  renderRemote(
    <Routes>
      <Route path="/admin/content/:kind" element={<LibraryPage />} />
    </Routes>,
    { api, manifest, route: `/admin/content/${kind}${search}` },
  );
const table = (name: string) => screen.findByRole('table', { name });

it('lists a kind with its uses, and links to each entry and to a new one', async () => {
  respond(
    LibraryEntriesDocument,
    page([aLibraryEntry(), aLibraryEntry({ id: 'tag-2', title: 'Free', used_by: null })]),
  );
  open('tags');
  const rows = within(await table('Tags'));

  expect(rows.getByRole('link', { name: 'Build a public voice' })).toHaveAttribute(
    'href',
    '/admin/content/tags/tag-1',
  );
  expect(rows.getByRole('cell', { name: '2 salons' })).toBeInTheDocument();
  expect(rows.getByRole('cell', { name: 'None' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add a tag' })).toHaveAttribute('href', '/admin/content/tags/new');
  expect(sent(LibraryEntriesDocument)).toEqual([{ input: { kind: 'tags', take: 20, skip: 0 } }]);
});

it('searches', async () => {
  respond(LibraryEntriesDocument, ({ input }) => page(input.words ? [] : [aLibraryEntry()]));
  const { user } = open('tags');
  await table('Tags');

  await user.type(screen.getByRole('searchbox', { name: 'Search tags' }), 'zzz');

  expect(await screen.findByText('No results found')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await table('Tags')).toBeInTheDocument();
});

it('marks unpublished entries', async () => {
  const { values } = aCollectionEntry();
  respond(LibraryEntriesDocument, page([aCollectionEntry({ values: { ...values, published: false } })]));
  open('collections');

  expect(within(await table('Collections')).getByText('Draft')).toBeInTheDocument();
});

it('reorders by keyboard, keeps the focus and announces the move', async () => {
  let order = [anEventType('a', 'Salons'), anEventType('b', 'Meetups'), anEventType('c', 'Summits')];
  respond(LibraryEntriesDocument, () => page(order));
  respond(ArrangeLibraryDocument, ({ input }) => {
    const { ids } = input;
    order = ids.map((id) => order.find((one) => one.id === id)!);
    return { arranged: answer(ids) };
  });
  const { user } = open('event-types');
  await table('Event types');
  const up = () => screen.getByRole('button', { name: 'Move Summits up' });

  up().focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Summits is now 2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(up()).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByText('Summits is now 1 of 3');

  expect(sent(ArrangeLibraryDocument)).toEqual([
    { input: { kind: 'event-types', ids: ['a', 'c', 'b'] } },
    { input: { kind: 'event-types', ids: ['c', 'a', 'b'] } },
  ]);
  await waitFor(() => expect(up()).toHaveAttribute('aria-disabled', 'true'));
});

it('moves from the saved position while the list is refetched', async () => {
  respond(
    LibraryEntriesDocument,
    page([anEventType('a', 'Salons'), anEventType('b', 'Meetups'), anEventType('c', 'Summits')]),
  );
  respond(ArrangeLibraryDocument, ({ input }) => ({ arranged: answer(input.ids) }));
  const { user } = open('event-types');
  await table('Event types');
  respond(LibraryEntriesDocument, () => new Promise(() => undefined));
  const up = screen.getByRole('button', { name: 'Move Summits up' });

  await user.click(up);
  await screen.findByText('Summits is now 2 of 3');
  await user.click(up);

  await screen.findByText('Summits is now 1 of 3');
  expect(sent(ArrangeLibraryDocument).at(-1)).toEqual({
    input: { kind: 'event-types', ids: ['c', 'a', 'b'] },
  });
});

it('orders seasons once their pathway is chosen', async () => {
  respond(LibraryEntriesDocument, page([aSeason('s1', 'Deciding'), aSeason('s2', 'Being Found')]));
  respond(LibraryChoicesDocument, {
    choices: answer([{ id: 'p1', title: 'Path to the Boardroom', detail: null }]),
  });
  const { user } = open('seasons');
  await table('Seasons');
  expect(screen.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();

  await screen.findByRole('option', { name: 'Path to the Boardroom' });
  await user.selectOptions(screen.getByLabelText('Pathway'), 'p1');

  expect(await screen.findByRole('button', { name: 'Move Deciding down' })).toBeInTheDocument();
  expect(sent(LibraryEntriesDocument).at(-1)).toMatchObject({ input: { within: 'p1' } });
});

it('offers to add the first entry, and Retry after an error', async () => {
  respond(CoachingEntriesDocument, page([]));
  open('coaches');
  const main = await screen.findByText('Nothing here');
  expect(main).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Add a coach' })).toHaveLength(2);
});

it('offers Retry when it didn’t load', async () => {
  respond(AgreementVersionsDocument, { entries: { ...refusal('UNAVAILABLE', 'Away.'), count: null } });
  open('agreements');

  expect(await screen.findByText('Agreement didn’t load')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('shows an unknown kind as not found', async () => {
  open('unicorns');

  expect(await screen.findByText('We couldn’t find that kind of content')).toBeInTheDocument();
});
