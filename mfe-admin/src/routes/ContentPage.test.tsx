import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { ContentEntry } from '../features/allContent';
import {
  CategorizeContentDocument,
  ContentCategoriesDocument,
  PublishContentDocument,
  StaffContentListDocument,
} from '../features/allContent/__generated__/allContent';
import {
  ContentCountsDocument,
  type ContentCountsQuery,
} from '../features/contentKinds/__generated__/contentKinds';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import { aContentEntry, aPathwayEntry } from '../testing/content';
import ContentPage from './ContentPage';

const TOTALS = { everything: 184, salons: 62, recordings: 81, pathways: 9, needs_work: 11 };
const DRAFT = aContentEntry({
  id: 'salon-2',
  title: 'Succession Without Drama',
  detail: 'Helena Marchetti',
  state: 'draft',
  updated_at: 5,
  needs: ['category'],
  salon: { seats_taken: 0, categories: [], tags: [] },
});
const RECORDING = aContentEntry({
  id: 'recording-1',
  kind: 'recordings',
  title: 'What Audit Chairs Wish',
  views: 118,
  needs: ['captions'],
});

const listed = (data: ContentEntry[], count?: number) => ({
  staffContent: { ...answerPage(data, count), totals: TOTALS },
});
const counted = (count: number) => ({ ok: true, count });
const contentCounts = (given: Partial<ContentCountsQuery>): ContentCountsQuery => ({
  salons: counted(0),
  speakers: counted(0),
  categories: counted(0),
  tags: counted(0),
  collections: counted(0),
  peer_groups: counted(0),
  pathways: counted(0),
  seasons: counted(0),
  event_types: counted(0),
  host_groups: counted(0),
  testimonials: counted(0),
  coaches: counted(0),
  bcp_examples: counted(0),
  agreements: counted(0),
  ...given,
});

function open(search = '', entries: ContentEntry[] = [DRAFT, aContentEntry(), RECORDING, aPathwayEntry()]) {
  respond(ContentCountsDocument, contentCounts({ salons: counted(144) }));
  respond(ContentCategoriesDocument, { categories: { ok: true, data: [{ id: 'govern', title: 'Govern' }] } });
  respond(StaffContentListDocument, listed(entries, 184));
  return renderRemote(<ContentPage />, { api, manifest, route: `/admin/content${search}` });
}
const row = (name: RegExp) => screen.findByRole('row', { name });
const select = async (user: ReturnType<typeof open>['user'], ...titles: string[]) => {
  for (const title of titles)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
};

it('links to the kinds of content, with counts', async () => {
  open();

  expect(await screen.findByText('144')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Salons' })).toHaveAttribute('href', '/admin/content/salons');
});

it('lists every kind together, latest first, and counts the tabs', async () => {
  open();

  expect(within(await row(/Art of the Ask/)).getByText('62 of 100')).toBeInTheDocument();
  expect(within(await row(/Succession/)).getByText('Draft')).toBeInTheDocument();
  expect(within(await row(/Audit Chairs/)).getByText('Needs captions')).toBeInTheDocument();
  expect(within(await row(/Audit Chairs/)).getByText('118')).toBeInTheDocument();
  expect(within(await row(/Boardroom/)).getByText('6 seasons')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Needs work/ })).toHaveTextContent('11');
  expect(sent(StaffContentListDocument)).toEqual([
    { input: { orderBy: { date: 'desc' }, take: 20, skip: 0 } },
  ]);
});

it('keeps tab, search, filters and order in the address', async () => {
  const { user } = open('?kind=recordings&state=draft&category=govern&sort=title&page=2');
  await row(/Audit Chairs/);

  expect(screen.getByRole('tab', { name: /Recordings/ })).toHaveAttribute('aria-selected', 'true');
  expect(sent(StaffContentListDocument).at(-1)).toEqual({
    input: {
      kind: 'recordings',
      state: 'draft',
      category_id: 'govern',
      orderBy: { title: 'asc' },
      take: 20,
      skip: 20,
    },
  });

  await user.click(screen.getByRole('tab', { name: /Needs work/ }));
  await waitFor(() =>
    expect(sent(StaffContentListDocument).at(-1)).toEqual({
      input: {
        state: 'draft',
        category_id: 'govern',
        needs_work: true,
        orderBy: { title: 'asc' },
        take: 20,
        skip: 0,
      },
    }),
  );
});

it('shows the first entry beside the list, another on demand, and closes it', async () => {
  const { user } = open();

  const first = await screen.findByRole('article', { name: 'Succession Without Drama' });
  expect(within(first).getByText('No category yet')).toBeInTheDocument();
  expect(within(first).getByText('It has a host')).toBeInTheDocument();
  expect(within(first).getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/admin/content/salons/salon-2',
  );

  await user.click(screen.getByRole('link', { name: 'What Audit Chairs Wish' }));
  const opened = await screen.findByRole('article', { name: 'What Audit Chairs Wish' });
  expect(within(opened).getByRole('heading', { name: 'What Audit Chairs Wish' })).toHaveFocus();
  expect(within(opened).queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();

  await user.click(within(opened).getByRole('button', { name: 'Close preview' }));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
});

it('publishes the selected entries after asking, and says which ones stayed as they were', async () => {
  respond(PublishContentDocument, {
    changed: answer({
      changed: ['salon-2'],
      unchanged: [
        {
          id: 'pathway-1',
          title: 'Path to the Boardroom',
          code: 'CONFLICT',
          message: 'Somebody else has changed it.',
        },
      ],
    }),
  });
  const { user } = open();
  await select(user, 'Succession Without Drama', 'Path to the Boardroom');
  expect(screen.getByText('2 selected')).toHaveAttribute('role', 'status');
  await user.click(screen.getAllByRole('button', { name: 'Publish' })[0]!);

  const dialog = await screen.findByRole('dialog', { name: 'Publish 2 items?' });
  expect(sent(PublishContentDocument)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));

  expect(await screen.findByText('Path to the Boardroom: Somebody else has changed it.')).toBeInTheDocument();
  expect(sent(PublishContentDocument)).toEqual([
    {
      input: {
        entries: [
          { kind: 'salons', id: 'salon-2', updated_at: 5 },
          { kind: 'pathways', id: 'pathway-1', updated_at: null },
        ],
        published: true,
      },
    },
  ]);
  expect(screen.getByRole('checkbox', { name: 'Select Path to the Boardroom' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Succession Without Drama' })).not.toBeChecked();
});

it('asks for the category before it changes it', async () => {
  respond(CategorizeContentDocument, { changed: answer({ changed: ['salon-1'], unchanged: [] }) });
  const { user } = open();
  await select(user, 'The Art of the Ask');
  await user.click(screen.getByRole('button', { name: 'Change category' }));

  const dialog = await screen.findByRole('dialog', { name: 'Change the category of 1 item?' });
  await user.click(within(dialog).getByRole('button', { name: 'Change category' }));
  expect(within(dialog).getByRole('combobox')).toHaveAccessibleDescription('Choose a category');
  await user.selectOptions(within(dialog).getByRole('combobox'), 'Govern');
  await user.click(within(dialog).getByRole('button', { name: 'Change category' }));

  await waitFor(() =>
    expect(sent(CategorizeContentDocument)).toEqual([
      { input: { entries: [{ kind: 'salons', id: 'salon-1', updated_at: 7 }], category_id: 'govern' } },
    ]),
  );
});

it('keeps the dialog open with the reason when nothing could be changed', async () => {
  respond(PublishContentDocument, { changed: refusal('FORBIDDEN', 'You are not allowed to do this.') });
  const { user } = open();
  await select(user, 'Succession Without Drama');
  await user.click(screen.getByRole('button', { name: 'Move to drafts' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Move to drafts' }));

  expect(await within(dialog).findByText('You are not allowed to do this.')).toBeInTheDocument();
  expect(
    screen.getByRole('checkbox', { name: 'Select Succession Without Drama', hidden: true }),
  ).toBeChecked();
});

it('has an empty state that clears what narrows it, and one without content', async () => {
  const { user } = open('?kind=speakers&words=zzz', []);
  respond(StaffContentListDocument, listed([], 0));

  expect(await screen.findByText(/Nothing on this page|No results found/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Clear All' }));
  expect(await screen.findByText('No content yet')).toBeInTheDocument();
});

it('offers to try again when the list did not load', async () => {
  open();
  respond(StaffContentListDocument, {
    staffContent: { ...refusal('INTERNAL', 'It failed.'), count: null, totals: null },
  });

  expect(await screen.findByText('Content didn’t load')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
