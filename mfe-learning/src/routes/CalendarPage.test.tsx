import type { SalonFilter } from '@athenaeum/content-contract';
import {
  failWith,
  mockServer,
  renderRemote,
  respond,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { CreateBookmarkDocument } from '../components/bookmark/__generated__/createBookmark';
import { CalendarEventsDocument, CalendarOptionsDocument } from '../features/calendar/__generated__/calendar';
import { CreateRSVPDocument } from '../components/rsvp/__generated__/createRsvp';
import type { SalonDetail } from '../features/salonDetail';
import { translate } from '../remote';
import { answer, list } from '../testing/answers';
import { aRequestedSeat, aHost, aSalon, aSeat } from '../testing/salons';
import CalendarPage from './CalendarPage';

const events = (...listed: Parameters<typeof list<SalonDetail>>) => ({ salons: list(...listed) });
const banner = {
  id: 'b',
  event_type: 'ORIENTATION' as const,
  title: 'Orientation',
  description: 'Forty-five minutes for new members.',
  additionalInfo: 'Orientations are bi-weekly.',
  image: null,
  url: '/upcoming-events?event_type=ORIENTATION',
};
const facet = (filter: SalonFilter, values: Record<string, string>) => ({
  filter,
  options: Object.entries(values).map(([value, label]) => ({ value, label, count: 2 })),
});
const options = ({ categories = { govern: 'Govern' } as Record<string, string> } = {}) =>
  respond(CalendarOptionsDocument, {
    eventTypes: answer([banner]),
    all: {
      ok: true,
      facets: [
        facet('event_location', { Virtual: 'Virtual', 'In-Person': 'In-Person' }),
        facet('location_city', { Boston: 'Boston' }),
        facet('category', categories),
        facet('invite_type', { MEMBERS_ONLY: 'Members Only' }),
      ],
    },
  });

const open = (route = '/calendar') => renderRemote(<CalendarPage />, { api, route });
const inputs = () => sent(CalendarEventsDocument).map(({ input }) => input);
const UPCOMING = { phase: { in: ['LIVE', 'UPCOMING'] }, take: 20, skip: 0 };

afterEach(() => {
  document.documentElement.lang = '';
});

beforeEach(() => {
  options();
  respond(CalendarEventsDocument, events([aSalon()]));
});

it('lists upcoming events by day, each with its main action', async () => {
  const day = (dayOfMonth: number, hour: number) => Date.UTC(2031, 2, dayOfMonth, hour);
  respond(
    CalendarEventsDocument,
    events(
      [
        aSalon({
          id: 'a',
          title: 'The Art of the Ask',
          date: day(4, 18),
          salon_relations: [aHost({ name: 'Ruth Adeyemi' })],
        }),
        aSalon({ id: 'b', title: 'Closed-Door Dinner', date: day(4, 20), is_closed: true }),
        aSalon({ id: 'c', title: 'Founders Summit', date: day(6, 18), salon_status: 'cancelled' }),
      ].map((salon) => ({ ...salon, live_from: day(4, 17), live_until: day(6, 23) })),
    ),
  );
  open();

  const tuesday = await screen.findByRole('region', { name: 'Tuesday, March 4, 2031' });
  expect(within(tuesday).getAllByRole('article')).toHaveLength(2);
  expect(within(tuesday).getByText('Ruth Adeyemi')).toBeInTheDocument();
  expect(
    within(tuesday).getByRole('button', { name: 'RSVP to Attend: The Art of the Ask' }),
  ).toBeInTheDocument();
  expect(
    within(tuesday).getByRole('button', { name: 'Join Waitlist: Closed-Door Dinner' }),
  ).toBeInTheDocument();
  const thursday = screen.getByRole('region', { name: 'Thursday, March 6, 2031' });
  expect(within(thursday).getByText('This event was cancelled')).toBeInTheDocument();
  expect(screen.getByText('3 events')).toHaveAttribute('role', 'status');
  expect(inputs()).toEqual([UPCOMING]);
});

it('lists a whole page of events, those below the window too', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `event-${index}`);
  respond(CalendarEventsDocument, events(ids.map((id) => aSalon({ id, title: id }))));
  open();

  expect(await screen.findByText(ids[19]!)).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(20);
});

it('has a bookmark on every event, saved at once', async () => {
  const bookmark = { id: '44444444-4444-4444-8444-444444444444' };
  respond(CreateBookmarkDocument, { createBookmark: answer(bookmark) });
  mockServer.use(http.post('*/webhooks/salesforce/bookmark', () => HttpResponse.json({ ok: true })));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Bookmark: Boardroom Ready' }));

  expect(await screen.findByRole('button', { name: 'Bookmarked: Boardroom Ready' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await waitFor(() => expect(sent(CreateBookmarkDocument)).toHaveLength(1));
});

it('has none for viewers who cannot bookmark', async () => {
  renderRemote(<CalendarPage />, {
    api,
    route: '/calendar',
    session: { ...testMember, roles: ['prospect'] },
  });

  await screen.findByRole('heading', { name: 'Boardroom Ready' });
  expect(screen.queryByRole('button', { name: /^Bookmark/ })).not.toBeInTheDocument();
});

it('shows a type by the address that the intake leads to, with what it is', async () => {
  open('/calendar?type=Orientation');

  const about = await screen.findByRole('region', { name: 'Orientation' });
  expect(within(about).getByText('Forty-five minutes for new members.')).toBeInTheDocument();
  expect(within(about).getByText('Orientations are bi-weekly.')).toBeInTheDocument();
  expect(within(about).getByRole('link', { name: /^Find Out More/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('tab', { name: 'Orientation', selected: true })).toBeInTheDocument();
  expect(inputs()).toEqual([{ ...UPCOMING, event_type: { equals: 'ORIENTATION' } }]);
});

it('counts by each filter what the member attends, while only that is shown', async () => {
  open('/calendar?status=Attending');
  await screen.findByRole('group', { name: 'Applied filters' });

  expect(sent(CalendarOptionsDocument)).toEqual([
    { of: { phase: UPCOMING.phase, take: 0, attending: { equals: true } } },
  ]);
});

it('queries what a shared address says, and ignores invalid parts', async () => {
  open(
    '/calendar?type=peer-group&status=Attending&location=Virtual&location=Moon&city=Boston&categories=govern&inviteType=Members+Only',
  );

  expect(await screen.findByRole('tab', { name: 'Peer Group', selected: true })).toBeInTheDocument();
  const applied = await screen.findByRole('group', { name: 'Applied filters' });
  const chips = within(applied).getAllByRole('button', { name: /^Remove filter/ });
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Attending',
    'Virtual',
    'Boston',
    'Govern',
    'Members Only',
  ]);
  expect(inputs()).toEqual([
    {
      ...UPCOMING,
      event_type: { equals: 'PEER_GROUP' },
      attending: { equals: true },
      event_location: { in: ['Virtual'] },
      location_city: { in: ['Boston'] },
      category: { in: ['govern'] },
      invite_type: { in: ['MEMBERS_ONLY'] },
    },
  ]);
});

it('is shown in Spanish, with the same addresses in either language', async () => {
  await translate('es');
  document.documentElement.lang = 'es';
  const { user } = open('/calendar?location=In-Person&inviteType=Members+Only');

  const applied = within(await screen.findByRole('group', { name: 'Filtros aplicados' }));
  expect(applied.getByText('Presencial')).toBeInTheDocument();
  expect(applied.getByText('Solo miembros')).toBeInTheDocument();
  expect(await screen.findByText('1 evento')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Asistirás' }));
  await applied.findByText('Asistirás');
  expect(inputs().at(-1)).toMatchObject({
    attending: { equals: true },
    event_location: { in: ['In-Person'] },
    invite_type: { in: ['MEMBERS_ONLY'] },
  });
});

it('narrows by a filter, which a chip removes and Back restores', async () => {
  const { user } = open();
  const filters = await screen.findByRole('group', { name: 'Filters' });

  await user.click(within(filters).getByRole('button', { name: 'City' }));
  await user.click(screen.getByRole('checkbox', { name: /^Boston/ }));
  expect(location.search).toBe('?city=Boston');

  await user.click(screen.getByRole('button', { name: 'Remove filter: Boston' }));
  expect(location.search).toBe('');

  history.back();
  expect(await screen.findByRole('button', { name: 'Remove filter: Boston' })).toBeInTheDocument();
});

it('offers the filters on a sheet that says how many are on', async () => {
  const { user } = open('/calendar?status=Attending&location=Virtual');

  await user.click(await screen.findByRole('button', { name: 'Filters 2' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('checkbox', { name: 'Attending' })).toBeChecked();
  await user.click(sheet.getByRole('button', { name: 'Clear All' }));

  expect(location.search).toBe('');
  expect(await sheet.findByRole('button', { name: 'Show 1 event' })).toBeInTheDocument();
});

it('has no filter for categories where there are none', async () => {
  options({ categories: {} });
  open();

  const filters = await screen.findByRole('group', { name: 'Filters' });
  expect(within(filters).getByRole('button', { name: 'Location' })).toBeInTheDocument();
  expect(within(filters).queryByRole('button', { name: 'Categories' })).not.toBeInTheDocument();
});

it('offers every place and every kind of invitation, whatever is to come', async () => {
  const { user } = open();
  const filters = within(await screen.findByRole('group', { name: 'Filters' }));

  await user.click(filters.getByRole('button', { name: 'Invite Type' }));

  const kinds = within(await screen.findByRole('group', { name: 'Invite Type' }));
  expect(kinds.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Members Only/),
    expect.stringMatching(/^Invite Only/),
    expect.stringMatching(/^Open to Public/),
  ]);
});

it('shows the specification’s message when there is nothing, with links to other views', async () => {
  respond(CalendarEventsDocument, events([]));
  const { user } = open('/calendar?type=Summit&location=Virtual');

  expect(
    await screen.findByRole('heading', { name: 'No more upcoming events to show!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to all events' })).toHaveAttribute('href', '/calendar');
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));

  expect(location.search).toBe('?type=Summit');
});

it('pages twenty at a time and keeps the view', async () => {
  respond(CalendarEventsDocument, events([aSalon()], 61));
  const { user } = open('/calendar?location=Virtual');
  const pages = await screen.findByRole('navigation', { name: 'Pages of events' });
  expect(within(pages).getByRole('link', { name: 'Page 4' })).toBeInTheDocument();

  await user.click(within(pages).getByRole('link', { name: 'Page 2' }));

  expect(location.search).toBe('?location=Virtual&page=2');
  expect(inputs().at(-1)).toMatchObject({ skip: 20 });
});

it('takes a seat from the list', async () => {
  let my_rsvp: SalonDetail['my_rsvp'] = null;
  respond(CalendarEventsDocument, () => events([aSalon({ my_rsvp })]));
  respond(CreateRSVPDocument, () => {
    my_rsvp = aSeat('RESERVED');
    return { createRSVP: answer(aRequestedSeat('RESERVED')) };
  });
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'RSVP to Attend: Boardroom Ready' }));

  expect(await screen.findByRole('button', { name: 'Not Attending: Boardroom Ready' })).toBeInTheDocument();
});

it('offers Retry when the events did not load, and keeps the filters', async () => {
  respond(CalendarEventsDocument, failWith([{ code: 'UNAVAILABLE' }]));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('group', { name: 'Filters' })).toBeInTheDocument();

  respond(CalendarEventsDocument, events([aSalon()]));
  await user.click(retry);

  expect(await screen.findByRole('link', { name: 'Boardroom Ready' })).toBeInTheDocument();
});

it('keeps the events when the description of the type did not load', async () => {
  respond(CalendarOptionsDocument, failWith([{ code: 'UNAVAILABLE' }]));
  open('/calendar?type=Orientation');

  expect(await screen.findByText('About this type of event did not load')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Boardroom Ready' })).toBeInTheDocument();
});
