import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { api } from '../api';
import {
  MyRecordingsDocument,
  MySalonCountsDocument,
  MySalonsDocument,
  MySavedDocument,
  MyWaitlistDocument,
} from '../features/mySalons/__generated__/mySalons';
import { list } from '../testing/answers';
import { aCollection } from '../testing/library';
import { aRecording, aSalon, aSeat } from '../testing/salons';
import MySalonsPage from './MySalonsPage';

const none = { ok: true, count: 0 };
const open = (route = '/my-salons') => renderRemote(<MySalonsPage />, { api, route });

beforeEach(() => {
  respond(MySalonCountsDocument, {
    upcoming: none,
    waiting: none,
    saved: none,
    collections: none,
    begun: none,
    watched: none,
  });
  respond(MySalonsDocument, { upcoming: list([]), past: list([]) });
});

describe('My Content', () => {
  it('keeps upcoming salons apart from past ones', async () => {
    respond(MySalonsDocument, {
      upcoming: list([aSalon({ title: 'Boardroom Ready', my_rsvp: aSeat('RESERVED') })]),
      past: list([
        aSalon({
          id: 'a',
          title: 'Reading the Room',
          phase: 'RECORDED',
          has_recording: true,
          my_rsvp: aSeat('RESERVED'),
        }),
        aSalon({ id: 'b', title: 'A Long Table', phase: 'RECORDED', my_rsvp: aSeat('RESERVED') }),
        aSalon({
          id: 'c',
          title: 'Founders Summit',
          phase: 'RECORDED',
          my_rsvp: aSeat('RESERVED'),
          salon_status: 'cancelled',
        }),
      ]),
    });
    open();

    const coming = await screen.findByRole('region', { name: 'RSVP’d events' });
    expect(await within(coming).findByRole('link', { name: 'Boardroom Ready' })).toBeInTheDocument();
    expect(within(coming).getByText('Attending')).toBeInTheDocument();
    expect(within(coming).getByRole('button', { name: /Add to Calendar/ })).toBeInTheDocument();
    const past = screen.getByRole('region', { name: 'Event History' });
    expect(within(past).getByRole('link', { name: 'Reading the Room' })).toBeInTheDocument();
    expect(within(past).getByRole('link', { name: 'A Long Table' })).toBeInTheDocument();
    expect(within(past).getAllByText('Attended')).toHaveLength(2);
    expect(within(past).getByText('Cancelled')).toBeInTheDocument();
  });

  it('starts with a salon of the next day, in the strip', async () => {
    const soon = Date.now() + 3_600_000;
    respond(MySalonsDocument, {
      upcoming: list([
        aSalon({ id: 'a', title: 'This Evening', date: soon, my_rsvp: aSeat('RESERVED') }),
        aSalon({ id: 'b', title: 'Next Week', my_rsvp: aSeat('RESERVED') }),
      ]),
      past: list([]),
    });
    open();

    const next = await screen.findByRole('region', { name: 'Next for you' });
    expect(within(next).getByRole('link', { name: 'This Evening' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'This Evening' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Next Week' })).toBeInTheDocument();
  });

  it('shows the specification’s message when there is nothing', async () => {
    open();

    expect(await screen.findByText('No RSVP’d events to show')).toBeInTheDocument();
    expect(screen.getByText('No past events to show')).toBeInTheDocument();
  });

  it('keeps all of a long history within reach, twenty at a time', async () => {
    respond(MySalonsDocument, ({ pastSkip }) => ({
      upcoming: list([]),
      past: list([aSalon({ title: pastSkip === 0 ? 'Newest' : 'Oldest', phase: 'RECORDED' })], 21),
    }));
    const { user } = open();
    const past = within(await screen.findByRole('region', { name: 'Event History' }));
    expect(await past.findByRole('link', { name: 'Newest' })).toBeInTheDocument();

    await user.click(past.getByRole('link', { name: 'Page 2' }));

    expect(await past.findByRole('link', { name: 'Oldest' })).toBeInTheDocument();
    expect(sent(MySalonsDocument).at(-1)).toEqual({ upcomingSkip: 0, pastSkip: 20 });
  });

  it('shows counts on its tabs, and keeps the chosen one in the address', async () => {
    respond(MySalonCountsDocument, {
      upcoming: { ok: true, count: 4 },
      waiting: { ok: true, count: 3 },
      saved: { ok: true, count: 2 },
      collections: { ok: true, count: 1 },
      begun: { ok: true, count: 5 },
      watched: { ok: true, count: 6 },
    });
    respond(MySavedDocument, {
      saved: list([aSalon({ title: 'A Long Table', my_bookmark: { id: 'b' } })]),
      collections: list([aCollection({ title: 'The Desk' })]),
    });
    const { user } = open();
    const tabs = await screen.findAllByRole('tab', { name: /\d$/ });
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Upcoming4',
      'Waitlist3',
      'Saved3',
      'Recordings11',
    ]);

    await user.click(screen.getByRole('tab', { name: /^Saved/ }));

    const saved = within(await screen.findByRole('region', { name: 'Saved' }));
    expect(await saved.findByRole('link', { name: 'A Long Table' })).toBeInTheDocument();
    expect(saved.getByRole('button', { name: 'Bookmarked: A Long Table' })).toBeInTheDocument();
    const collections = within(screen.getByRole('region', { name: 'Collections' }));
    expect(collections.getByRole('link', { name: 'The Desk' })).toBeInTheDocument();
    expect(location.search).toBe('?view=saved');
  });

  it('shows the place in line, and a seat that is held to be paid for', async () => {
    respond(MyWaitlistDocument, {
      waiting: list([
        aSalon({ id: 'a', title: 'Closed Door', my_rsvp: aSeat('PENDING', { waitlist_position: 2 }) }),
        aSalon({
          id: 'b',
          title: 'Masterclass',
          my_rsvp: aSeat('PENDING', { held_until: Date.now() + 600_000 }),
        }),
      ]),
    });
    open('/my-salons?view=waitlist');

    expect(await screen.findByText('2nd')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave waitlist: Closed Door' })).toBeInTheDocument();
    expect(screen.getByText('Yours')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the event: Masterclass' })).toBeInTheDocument();
  });

  it('divides recordings into begun and finished ones, with the member’s reviews', async () => {
    respond(MyRecordingsDocument, {
      begun: list([
        aRecording({ title: 'Halfway', my_progress: { id: 'p', progress: 0.5, watched: false } }),
      ]),
      watched: list([
        {
          ...aRecording({ id: 'a', title: 'To the End' }),
          my_progress: { id: 'q', updated_at: Date.parse('2025-11-16T18:00:00Z') },
          my_review: { id: 'r', rating: 5 },
        },
        {
          ...aRecording({ id: 'b', title: 'Unreviewed', can_review: true }),
          my_progress: { id: 's', updated_at: Date.parse('2025-11-02T18:00:00Z') },
          my_review: null,
        },
      ]),
    });
    open('/my-salons?view=recordings');

    const begun = within(await screen.findByRole('region', { name: 'Pick up where you left off' }));
    expect(await begun.findByRole('link', { name: 'Halfway' })).toBeInTheDocument();
    const finished = within(screen.getByRole('region', { name: 'Finished' }));
    expect(finished.getByText(/Watched .*Nov 16/)).toBeInTheDocument();
    expect(finished.getByRole('img', { name: '5 out of 5' })).toBeInTheDocument();
    expect(finished.getByRole('link', { name: 'Leave Review: Unreviewed' })).toBeInTheDocument();
  });

  it('explains bookmarks while there are none', async () => {
    respond(MySavedDocument, { saved: list([]), collections: list([]) });
    open('/my-salons?view=saved');

    expect(await screen.findByText('Nothing saved yet')).toBeInTheDocument();
  });

  it('shows a saved collection alone', async () => {
    respond(MySavedDocument, { saved: list([]), collections: list([aCollection({ title: 'The Desk' })]) });
    open('/my-salons?view=saved');

    expect(await screen.findByRole('link', { name: 'The Desk' })).toBeInTheDocument();
    expect(screen.queryByText('Nothing saved yet')).not.toBeInTheDocument();
  });
});
