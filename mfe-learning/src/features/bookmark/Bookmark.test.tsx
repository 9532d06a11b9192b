import {
  failWith,
  mockServer,
  renderRemote,
  respond,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api';
import { answer } from '../../testing/answers';
import { aSalon } from '../../testing/salons';
import { useContentSalonQuery } from '../salonDetail';
import { SalonDocument } from '../salonDetail/__generated__/salon';
import { CreateBookmarkDocument } from '../../components/bookmark/__generated__/createBookmark';
import { RemoveBookmarkDocument } from '../../components/bookmark/__generated__/removeBookmark';
import { Bookmark } from './Bookmark';

const BOOKMARK = { id: '44444444-4444-4444-8444-444444444444' };
const wish = { userId: testMember.id, salonOrCoachId: aSalon().id };

let asked: unknown[];
const preCheck = (response: () => Response) =>
  mockServer.use(
    http.post('*/webhooks/salesforce/bookmark', async ({ request }) => {
      asked.push(await request.json());
      return response();
    }),
  );
const allowed = () => HttpResponse.json({ ok: true });
beforeEach(() => (asked = []));

/** The bookmark on a page that loads its salon, as the salon's page does. */
function OnAPage() {
  const { data } = useContentSalonQuery({ slug: 'boardroom-ready' });
  const salon = data?.salon?.data;
  return salon ? <Bookmark salon={salon} /> : null;
}

const open = (my_bookmark: typeof BOOKMARK | null) => {
  respond(SalonDocument, { salon: answer(aSalon({ my_bookmark })) });
  return renderRemote(<OnAPage />, { api });
};

it('calls the permission check first, then adds the bookmark', async () => {
  preCheck(allowed);
  const { user } = open(null);
  respond(CreateBookmarkDocument, { createBookmark: answer(BOOKMARK) });

  const button = await screen.findByRole('button', { name: 'Bookmark' });
  respond(SalonDocument, { salon: answer(aSalon({ my_bookmark: BOOKMARK })) });
  await user.click(button);

  expect(await screen.findByRole('button', { name: 'Bookmarked' })).toBeInTheDocument();
  await waitFor(() => expect(sent(CreateBookmarkDocument)).toEqual([{ input: { ...wish, type: 'SALON' } }]));
  expect(asked).toEqual([wish]);
});

it('keeps the new state during the reload, and can be removed meanwhile', async () => {
  preCheck(allowed);
  const { user } = open(null);
  respond(CreateBookmarkDocument, { createBookmark: answer(BOOKMARK) });
  respond(RemoveBookmarkDocument, { removeBookmark: answer(BOOKMARK) });
  const button = await screen.findByRole('button', { name: 'Bookmark' });
  respond(SalonDocument, () => new Promise(() => undefined));

  await user.click(button);
  await waitFor(() => expect(sent(SalonDocument)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Bookmarked' }));

  await waitFor(() => expect(sent(RemoveBookmarkDocument)).toEqual([{ input: BOOKMARK }]));
  expect(await screen.findByRole('button', { name: 'Bookmark' })).toBeInTheDocument();
});

it('calls the check before removing too', async () => {
  preCheck(allowed);
  const { user } = open(BOOKMARK);
  respond(RemoveBookmarkDocument, { removeBookmark: answer(BOOKMARK) });

  await user.click(await screen.findByRole('button', { name: 'Bookmarked' }));

  await waitFor(() => expect(sent(RemoveBookmarkDocument)).toEqual([{ input: BOOKMARK }]));
  expect(asked).toEqual([{ ...wish, ...BOOKMARK }]);
});

it.each([
  [
    'said no',
    () => HttpResponse.json({ ok: false, code: 'FORBIDDEN', message: 'Not for you.' }, { status: 403 }),
  ],
  ['did not answer', () => HttpResponse.error()],
])('reloads the member’s data and does nothing else where the check %s', async (_case, response) => {
  preCheck(response);
  const { user } = open(null);
  await screen.findByRole('button', { name: 'Bookmark' });
  const before = sent(SalonDocument).length;

  await user.click(screen.getByRole('button', { name: 'Bookmark' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t update your bookmark. Nothing has changed.',
  );
  await waitFor(() => expect(sent(SalonDocument)).toHaveLength(before + 1));
  expect(sent(CreateBookmarkDocument)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Bookmark' })).toBeInTheDocument();
});

it('updates optimistically, reverts on failure, and can be retried', async () => {
  preCheck(allowed);
  const { user } = open(null);
  let settle: (response: Response) => void = () => undefined;
  respond(CreateBookmarkDocument, () => new Promise<Response>((resolve) => (settle = resolve)));
  await user.click(await screen.findByRole('button', { name: 'Bookmark' }));
  expect(screen.getByRole('button', { name: 'Bookmarked' })).toBeInTheDocument();
  await waitFor(() => expect(sent(CreateBookmarkDocument)).toHaveLength(1));

  settle(failWith([{ code: 'UNAVAILABLE' }]));
  expect(await screen.findByRole('button', { name: 'Bookmark' })).toBeInTheDocument();
  respond(CreateBookmarkDocument, { createBookmark: answer(BOOKMARK) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(sent(CreateBookmarkDocument)).toHaveLength(2));
});
