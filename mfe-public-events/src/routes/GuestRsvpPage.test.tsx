import { mockServer, renderRemote } from '@athenaeum/shell-contract/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import type { GuestRsvp } from '../features/guestRsvp/guestRsvp.api';
import { manifest } from '../manifest';
import { anEvent } from '../testing/anEvent';
import GuestRsvpPage from './GuestRsvpPage';

const TOKEN = '11111111-1111-4111-8111-111111111111.signature';
const { id, slug, title, date, timezone, event_duration, event_location } = anEvent();

const aGuestRsvp = ({
  salon,
  ...given
}: Partial<Omit<GuestRsvp, 'salon'>> & { salon?: Partial<GuestRsvp['salon']> } = {}) => ({
  status: 'RESERVED',
  waitlist_position: null,
  unconfirmed: null,
  first_name: 'Rosa',
  ...given,
  salon: {
    id,
    slug,
    title,
    date,
    timezone,
    event_duration,
    event_location,
    salon_status: null,
    phase: 'UPCOMING',
    is_closed: false,
    place: null,
    link: 'https://meet.example/room',
    ...salon,
  },
});
const answer = (data: unknown) => HttpResponse.json({ ok: true, code: null, message: null, data });
const refuse = (code: string, message: string, status: number) =>
  HttpResponse.json({ ok: false, code, message, data: null }, { status });

function open(reads: () => Response | Promise<Response>, hash = `#${TOKEN}`) {
  const tokens: (string | null)[] = [];
  mockServer.use(
    http.get('*/api/guest-rsvp', ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return reads();
    }),
  );
  const view = renderRemote(<GuestRsvpPage />, {
    api,
    manifest,
    session: null,
    route: `/upcoming-events/${slug}/rsvp${hash}`,
  });
  return { ...view, tokens };
}

it('shows the seat, and withdraws after confirmation', async () => {
  let withdrawn = 0;
  mockServer.use(
    http.post('*/api/guest-rsvp/withdraw', () => {
      withdrawn += 1;
      return answer(aGuestRsvp({ status: 'INVITED', salon: { link: null } }));
    }),
  );
  const { user, tokens } = open(() => answer(aGuestRsvp()));

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText('Rosa, your seat is reserved.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Outlook / Other' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/api/guest-rsvp/${TOKEN}.ics`),
  );
  expect(tokens).toEqual([`Bearer ${TOKEN}`]);

  await user.click(screen.getByRole('button', { name: 'Not Attending' }));
  expect(screen.getByText('Give up your seat? Someone else may take it.')).toBeInTheDocument();
  expect(withdrawn).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Not Attending' }));

  expect(await screen.findByText('You are not attending.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'RSVP' })).toHaveAttribute('href', `/upcoming-events/${slug}#rsvp`);
  expect(withdrawn).toBe(1);
});

const heldUntil = new Date(2026, 11, 3, 10, 45).getTime();

it('says until when a seat is held, changes nothing on opening, and confirms it by one press', async () => {
  let confirmed = 0;
  mockServer.use(
    http.post('*/api/guest-rsvp/confirm', ({ request }) => {
      expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
      confirmed += 1;
      return answer(aGuestRsvp());
    }),
  );
  const held = aGuestRsvp({
    status: 'PENDING',
    unconfirmed: { held_until: heldUntil },
    salon: { link: null },
  });
  const { user } = open(() => answer(held));

  expect(await screen.findByText('Not confirmed yet')).toBeInTheDocument();
  expect(screen.getByText(/^Rosa, a seat is held for you until 10:45 AM\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Google Calendar' })).not.toBeInTheDocument();
  expect(confirmed).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Confirm my seat' }));

  expect(await screen.findByText('Rosa, your seat is reserved.')).toBeInTheDocument();
  expect(confirmed).toBe(1);
});

it.each([
  ['a seat', { is_closed: false }, /No seat is held for you right now/, 'Confirm my seat'],
  ['the waitlist', { is_closed: true }, /Every seat is taken right now/, 'Join Waitlist'],
])(
  'asks to confirm for %s when none is held, and says which it has become',
  async (_what, salon, words, press) => {
    mockServer.use(
      http.post('*/api/guest-rsvp/confirm', () =>
        answer(aGuestRsvp({ status: 'PENDING', waitlist_position: 3, salon: { link: null } })),
      ),
    );
    const unheld = { status: 'PENDING', first_name: null, unconfirmed: { held_until: null } } as const;
    const { user } = open(() => answer(aGuestRsvp({ ...unheld, salon: { link: null, ...salon } })));

    expect(await screen.findByText(words)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: press }));

    expect(await screen.findByText('Added to Waitlist.')).toBeInTheDocument();
    expect(screen.getByText(/You are 3rd in line\./)).toBeInTheDocument();
  },
);

it('says why it could not be confirmed, and keeps the button', async () => {
  mockServer.use(
    http.post('*/api/guest-rsvp/confirm', () => refuse('CONFLICT', 'This event was cancelled.', 409)),
  );
  const { user } = open(() =>
    answer(aGuestRsvp({ status: 'PENDING', unconfirmed: { held_until: heldUntil } })),
  );

  await user.click(await screen.findByRole('button', { name: 'Confirm my seat' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This event was cancelled.');
  expect(screen.getByRole('button', { name: 'Confirm my seat' })).toBeInTheDocument();
});

it('can be kept', async () => {
  const { user } = open(() => answer(aGuestRsvp()));

  await user.click(await screen.findByRole('button', { name: 'Not Attending' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));

  expect(screen.getByRole('button', { name: 'Not Attending' })).toBeInTheDocument();
  expect(screen.queryByText(/Give your seat back/)).not.toBeInTheDocument();
});

it('shows the place in line, and how to leave it', async () => {
  open(() => answer(aGuestRsvp({ status: 'PENDING', waitlist_position: 2, salon: { link: null } })));

  expect(await screen.findByText('Added to Waitlist.')).toBeInTheDocument();
  expect(screen.getByText(/You are 2nd in line\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave waitlist' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Google Calendar' })).not.toBeInTheDocument();
});

it('offers Join while the event is live', async () => {
  open(() => answer(aGuestRsvp({ salon: { phase: 'LIVE' } })));

  expect(await screen.findByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    'https://meet.example/room',
  );
});

it.each([
  ['was cancelled', { salon_status: 'cancelled' as const }, 'This event was cancelled.'],
  ['is over', { phase: 'RECORDED' as const }, 'This event has already taken place.'],
])('says that the event %s, with nothing to withdraw', async (_what, salon, words) => {
  open(() => answer(aGuestRsvp({ salon })));

  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['forged', `#${TOKEN}`],
  ['cut off', '#11111111'],
  ['without its end', ''],
])('says that a link is invalid when it is %s', async (_how, hash) => {
  open(() => refuse('NOT_FOUND', 'We could not find that RSVP.', 404), hash);

  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
});

it('offers Retry when the server does not answer, and says so when withdrawing fails', async () => {
  let isAway = true;
  mockServer.use(
    http.post('*/api/guest-rsvp/withdraw', () => refuse('LIMITED', 'That was a lot at once.', 429)),
  );
  const { user } = open(() => (isAway ? HttpResponse.error() : answer(aGuestRsvp())));
  expect(await screen.findByText('Your RSVP did not load')).toBeInTheDocument();

  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Not Attending' }));
  await user.click(screen.getByRole('button', { name: 'Not Attending' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('That was a lot at once.');
});

describe('a seat at a full event', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  });
  afterEach(() => jest.useRealTimers());

  function openFull() {
    let withdrawn = 0;
    const seat = aGuestRsvp();
    mockServer.use(
      http.post('*/api/guest-rsvp/withdraw', () => {
        withdrawn += 1;
        return answer({ ...seat, status: 'INVITED' });
      }),
    );
    open(() => answer({ ...seat, salon: { ...seat.salon, is_closed: true } }));
    return {
      user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
      withdrawn: () => withdrawn,
    };
  }
  const giveUp = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Not Attending' }));
    expect(screen.getByRole('status')).toHaveTextContent('it goes to the first person on the waitlist');
    await user.click(screen.getByRole('button', { name: 'Not Attending' }));
  };

  it('is released after ten seconds', async () => {
    const { user, withdrawn } = openFull();
    await giveUp(user);

    await act(() => jest.advanceTimersByTimeAsync(9_500));
    expect(withdrawn()).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(600));

    expect(await screen.findByText('You are not attending.')).toBeInTheDocument();
    expect(withdrawn()).toBe(1);
  });

  it('can be kept until then', async () => {
    const { user, withdrawn } = openFull();
    await giveUp(user);

    await user.click(screen.getByRole('button', { name: 'Keep my seat' }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));

    expect(screen.getByRole('button', { name: 'Not Attending' })).toBeInTheDocument();
    expect(withdrawn()).toBe(0);
  });
});
