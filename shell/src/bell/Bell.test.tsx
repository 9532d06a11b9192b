import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FollowEvent, PlatformEvent } from '@athenaeum/shell-contract';
import { respond } from '@athenaeum/shell-contract/testing';
import { renderShell } from '../testing/renderShell';
import { Bell } from './Bell';
import { NotificationsDocument, type NotificationsQuery } from './__generated__/notifications';
import { ReadNotificationsDocument } from './__generated__/readNotifications';

type Told = NonNullable<NotificationsQuery['notifications']>;
type Row = NonNullable<Told['data']>[number];

const row = (id: string, own: Partial<Row> = {}): Row => ({
  id,
  area: 'salons',
  text: `About ${id}`,
  detail: null,
  link: `/salons/${id}`,
  created_at: 1_000,
  is_read: false,
  ...own,
});
const answer = (data: Row[], own: Partial<Told> = {}) => ({
  notifications: {
    ...{ ok: true, code: null, message: null, data, count: data.length },
    unread: data.filter(({ is_read }) => !is_read).length,
    unread_areas: [],
    ...own,
  },
});

function show() {
  const events: PlatformEvent[] = [];
  const view = renderShell(<Bell />, { platform: { emit: (event) => void events.push(event) } });
  return {
    ...view,
    events,
    hear: async (kind: 'notifications' | 'seats') => {
      const followed = () =>
        (events.filter(({ type }) => type === 'follow') as FollowEvent[]).filter(
          ({ signal }) => !signal.aborted,
        );
      await waitFor(() => expect(followed()).toHaveLength(1));
      act(() => followed()[0]!.hear({ kind, id: 'me' }));
    },
  };
}
const bell = (name: RegExp | string) => screen.findByRole('button', { name });

/** jsdom knows no popovers: what the browser tells when one opens. */
function open(): void {
  const panel = document.querySelector('[popover]')!;
  const event = (type: string) => Object.assign(new Event(type), { newState: 'open' });
  fireEvent(panel, event('beforetoggle'));
  fireEvent(panel, event('toggle'));
}

it('says how many are unread, and more as soon as it hears of it', async () => {
  respond(NotificationsDocument, answer([row('one')]));
  const { hear } = show();
  await bell('Notifications, 1 unread');

  respond(NotificationsDocument, answer([row('two'), row('one')]));
  await hear('seats');
  await hear('notifications');

  await bell('Notifications, 2 unread');
});

it('shows what was told, and marks as read what is opened', async () => {
  const asked: unknown[] = [];
  respond(
    NotificationsDocument,
    answer([row('one', { detail: 'On Thursday' }), row('old', { is_read: true })]),
  );
  respond(ReadNotificationsDocument, ({ input }) => {
    asked.push(input);
    return { readNotifications: { ok: true, code: null, message: null, data: 0 } };
  });
  const { user } = show();
  await bell('Notifications, 1 unread');
  open();

  const line = screen.getByRole('link', { name: /Unread: About one On Thursday/, hidden: true });
  expect(line).toHaveAttribute('href', '/salons/one');
  expect(screen.getByRole('link', { name: /^About old/, hidden: true })).toBeInTheDocument();
  HTMLElement.prototype.hidePopover = jest.fn();
  line.addEventListener('click', (event) => event.preventDefault());
  await user.click(line);

  await waitFor(() => expect(asked).toEqual([{ ids: ['one'] }]));
});

it('marks all as read up to the latest that is shown', async () => {
  const asked: unknown[] = [];
  respond(NotificationsDocument, answer([row('new', { created_at: 9 }), row('one', { created_at: 5 })]));
  respond(ReadNotificationsDocument, ({ input }) => {
    asked.push(input);
    return { readNotifications: { ok: true, code: null, message: null, data: 0 } };
  });
  const { user } = show();
  await bell(/2 unread/);
  open();

  await user.click(screen.getByRole('button', { name: 'Mark all as read', hidden: true }));

  await waitFor(() => expect(asked).toEqual([{ until: 9 }]));
});

it('shows one area, with how many of it are unread', async () => {
  const areas: unknown[] = [];
  respond(NotificationsDocument, ({ input }) => {
    areas.push(input?.area);
    return input?.area
      ? answer([], { unread: 2 })
      : answer([row('one')], { unread: 2, unread_areas: [{ area: 'coaching', count: 2 }] });
  });
  const { user } = show();
  await bell(/2 unread/);
  open();

  await user.click(screen.getByRole('button', { name: /Coaching\s*2/, hidden: true }));

  expect(await screen.findByText('Nothing in this area.')).toBeInTheDocument();
  expect(areas).toEqual([null, 'coaching']);
});

it('says that there is nothing, that it failed, and that something was not saved', async () => {
  respond(NotificationsDocument, answer([]));
  const { hear, user, events } = show();
  await bell('Notifications, none unread');
  open();
  expect(await screen.findByText('Nothing yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose what you are told', hidden: true })).toHaveAttribute(
    'href',
    '/my-profile?tab=account#notifications',
  );

  respond(NotificationsDocument, () => ({
    notifications: { ...answer([]).notifications, ok: false, code: 'LIMITED', message: 'Too much' },
  }));
  await hear('notifications');
  expect(await screen.findByText(/did not load/)).toBeInTheDocument();
  // The platform's status line is about the page.
  expect(events.filter(({ type }) => type === 'answer')).toEqual([]);

  respond(NotificationsDocument, answer([row('one', { link: null })]));
  await user.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  respond(ReadNotificationsDocument, {
    readNotifications: { ok: false, code: 'LIMITED', message: 'Too much', data: null },
  });
  await user.click(await screen.findByRole('button', { name: /About one/, hidden: true }));
  expect(await screen.findByText(/wasn’t saved/)).toBeInTheDocument();
});
