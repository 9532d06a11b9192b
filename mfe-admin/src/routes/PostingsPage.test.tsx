import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { DeskPosting } from '../features/posting';
import { PostingsDocument } from '../features/postings/__generated__/postings';
import { manifest } from '../manifest';
import { answerPage } from '../testing/answers';
import { aPosting } from '../testing/postings';
import PostingsPage from './PostingsPage';

const STAGES = { unconfirmed: 1, review: 2, published: 41, expired: 3, closed: 4 };

const listed = (data: DeskPosting[], count?: number) => ({
  postings: { ...answerPage(data, count), stages: STAGES },
});
const open = (search = '') =>
  renderRemote(
    <Routes>
      <Route path="/admin/opportunities" element={<PostingsPage />} />
    </Routes>,
    { api, manifest, route: `/admin/opportunities${search}` },
  );

it('starts with postings to review, and counts every stage', async () => {
  respond(PostingsDocument, listed([aPosting()]));
  open();

  const row = await screen.findByRole('row', { name: /Audit chair/ });
  expect(within(row).getByRole('link', { name: 'Audit chair' })).toHaveAttribute(
    'href',
    '/admin/opportunities/posting-1',
  );
  expect(within(row).getByText('Confidential:')).toBeInTheDocument();
  expect(within(row).getByText('Quillfeather Foods')).toBeInTheDocument();
  expect(within(row).getByText('Vera Lund')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /To review/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /On the board/ })).toHaveTextContent('41');
  expect(sent(PostingsDocument)).toEqual([{ input: { stage: 'review', take: 20, skip: 0 } }]);
});

it('keeps stage, search and page in the address', async () => {
  respond(PostingsDocument, listed([aPosting()], 41));
  const { user } = open('?stage=published&page=2');
  await screen.findByRole('row', { name: /Audit chair/ });
  expect(sent(PostingsDocument)).toEqual([{ input: { stage: 'published', take: 20, skip: 20 } }]);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?stage=published&page=3');

  await user.type(screen.getByRole('searchbox', { name: 'Search opportunities' }), 'audit');
  await waitFor(() =>
    expect(sent(PostingsDocument).at(-1)).toMatchObject({
      input: { stage: 'published', words: 'audit', skip: 0 },
    }),
  );
  expect(location.search).toBe('?stage=published&words=audit');
  await user.click(screen.getByRole('tab', { name: 'All' }));

  expect(location.search).toBe('?stage=all&words=audit');
  await waitFor(() =>
    expect(sent(PostingsDocument).at(-1)).toEqual({ input: { words: 'audit', take: 20, skip: 0 } }),
  );
});

it('sorts by the pressed column, and exposes the order', async () => {
  respond(PostingsDocument, listed([aPosting()]));
  const { user } = open('?stage=all');
  await screen.findByRole('row', { name: /Audit chair/ });

  await user.click(screen.getByRole('button', { name: 'Published' }));
  await user.click(screen.getByRole('button', { name: 'Published' }));

  expect(location.search).toBe('?stage=all&sort=-published');
  expect(screen.getByRole('columnheader', { name: 'Published' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Opportunity' })).toHaveAttribute('aria-sort', 'none');
  await waitFor(() =>
    expect(sent(PostingsDocument).at(-1)).toEqual({
      input: { orderBy: { published_at: 'desc' }, take: 20, skip: 0 },
    }),
  );
});

it('has empty states for the queue and for a search', async () => {
  respond(PostingsDocument, listed([]));
  const { user } = open();
  expect(await screen.findByText('You’ve reviewed everything.')).toBeInTheDocument();

  await user.type(screen.getByRole('searchbox', { name: 'Search opportunities' }), 'zzz');

  await user.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(location.search).toBe('');
});

it('offers Retry when it didn’t load', async () => {
  respond(PostingsDocument, () =>
    failWith([{ path: ['postings'], code: 'UNAVAILABLE' }], { postings: null }),
  );
  const { user } = open();
  expect(await screen.findByText('Opportunities didn’t load')).toBeInTheDocument();

  respond(PostingsDocument, listed([aPosting()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('row', { name: /Audit chair/ })).toBeInTheDocument();
});

it('shows no rows of another page when a page didn’t load', async () => {
  respond(PostingsDocument, listed([aPosting()], 41));
  const { user } = open();
  await screen.findByRole('row', { name: /Audit chair/ });
  respond(PostingsDocument, () =>
    failWith([{ path: ['postings'], code: 'UNAVAILABLE' }], { postings: null }),
  );

  await user.click(screen.getByRole('tab', { name: /On the board/ }));

  expect(await screen.findByText('Opportunities didn’t load')).toBeInTheDocument();
  expect(screen.queryByRole('row')).not.toBeInTheDocument();
});

it('links back from a page beyond the end', async () => {
  respond(PostingsDocument, listed([], 3));
  open('?page=9');

  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '?');
});
