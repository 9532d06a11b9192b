import {
  failWith,
  mockServer,
  renderRemote,
  respond,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api';
import { HomeSections } from '../../features/home';
import { HomeDocument } from '../../features/home/__generated__/home';
import { answer } from '../../testing/answers';
import { aHome } from '../../testing/home';
import { aSalon } from '../../testing/salons';
import { UpcomingCard } from '../UpcomingCard';
import { CreateBookmarkDocument } from './__generated__/createBookmark';
import { RemoveBookmarkDocument } from './__generated__/removeBookmark';

const BOOKMARK = { id: '44444444-4444-4444-8444-444444444444' };
const KEPT = { name: 'Bookmarked: Boardroom Ready' };
const NOT_KEPT = { name: 'Bookmark: Boardroom Ready' };
const wish = { userId: testMember.id, salonOrCoachId: aSalon().id };

beforeEach(() =>
  mockServer.use(http.post('*/webhooks/salesforce/bookmark', () => HttpResponse.json({ ok: true }))),
);

/** Two sections of Home that show the same salon. */
const openHome = (my_bookmark: typeof BOOKMARK | null = null) => {
  const salon = aSalon({ my_bookmark });
  respond(HomeDocument, aHome({ upcoming: answer([salon]), recent: answer([salon]) }));
  return renderRemote(<HomeSections />, { api });
};

it('bookmarks a card’s salon at once, then in every section, and removes it by Undo', async () => {
  const { user, platform } = openHome();
  let settle: (made: unknown) => void = () => undefined;
  // The promise's own function takes what the test answers with.
  respond(CreateBookmarkDocument, () => new Promise((resolve) => (settle = resolve as never)));
  respond(RemoveBookmarkDocument, { removeBookmark: answer(BOOKMARK) });

  await user.click((await screen.findAllByRole('button', NOT_KEPT))[0]!);
  expect(screen.getAllByRole('button', KEPT)).toHaveLength(1);
  await waitFor(() => expect(sent(CreateBookmarkDocument)).toEqual([{ input: { ...wish, type: 'SALON' } }]));
  settle({ createBookmark: answer(BOOKMARK) });

  await waitFor(() => expect(screen.getAllByRole('button', KEPT)).toHaveLength(2));
  await waitFor(() =>
    expect(platform.events).toContainEqual(expect.objectContaining({ message: 'Bookmarked' })),
  );
  act(() => undoOf(platform.events)?.onPress());
  await waitFor(() => expect(screen.getAllByRole('button', NOT_KEPT)).toHaveLength(2));
  expect(sent(RemoveBookmarkDocument)).toEqual([{ input: BOOKMARK }]);
});

it('restores the bookmark and says so when it could not be removed', async () => {
  const { user, platform } = openHome(BOOKMARK);
  respond(RemoveBookmarkDocument, () => failWith([{ code: 'UNAVAILABLE' }]));

  await user.click((await screen.findAllByRole('button', KEPT))[0]!);

  await waitFor(() =>
    expect(platform.events).toContainEqual(
      expect.objectContaining({
        message: expect.stringContaining('We couldn’t update your bookmark. Nothing has changed.'),
        action: expect.objectContaining({ label: 'Retry' }),
      }),
    ),
  );
  expect(await screen.findAllByRole('button', KEPT)).toHaveLength(2);
});

it('is not offered to those without access to the library', () => {
  renderRemote(<UpcomingCard salon={aSalon()} />, { api, session: { ...testMember, roles: ['prospect'] } });

  expect(screen.queryByRole('button')).toBeNull();
});

const undoOf = (events: readonly { type: string; action?: { onPress: () => void } }[]) =>
  events.find(({ action }) => action)?.action;
