import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { api } from '../api';
import { MySalonsDocument } from '../features/mySalons/__generated__/mySalons';
import { list } from '../testing/answers';
import { aSalon, aSeat } from '../testing/salons';
import MySalonsPage from './MySalonsPage';

describe('My Content', () => {
  it('keeps what is to come apart from what has been', async () => {
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
    renderRemote(<MySalonsPage />, { api });

    const coming = await screen.findByRole('region', { name: 'RSVP’d events' });
    expect(await within(coming).findByRole('link', { name: 'Boardroom Ready' })).toBeInTheDocument();
    const past = screen.getByRole('region', { name: 'Event History' });
    expect(within(past).getByRole('link', { name: 'Reading the Room' })).toBeInTheDocument();
    expect(within(past).getByRole('link', { name: 'A Long Table' })).toBeInTheDocument();
    expect(within(past).getAllByText('Attended')).toHaveLength(2);
    expect(within(past).getByText('Cancelled')).toBeInTheDocument();
  });

  it('says in the specification’s words that there is nothing', async () => {
    respond(MySalonsDocument, { upcoming: list([]), past: list([]) });
    renderRemote(<MySalonsPage />, { api });

    expect(await screen.findByText('No RSVP’d events to show')).toBeInTheDocument();
    expect(screen.getByText('No past events to show')).toBeInTheDocument();
  });

  it('keeps all of a long history within reach, twenty at a time', async () => {
    respond(MySalonsDocument, ({ pastSkip }) => ({
      upcoming: list([]),
      past: list([aSalon({ title: pastSkip === 0 ? 'Newest' : 'Oldest', phase: 'RECORDED' })], 21),
    }));
    const { user } = renderRemote(<MySalonsPage />, { api, route: '/my-salons' });
    const past = within(await screen.findByRole('region', { name: 'Event History' }));
    expect(await past.findByRole('link', { name: 'Newest' })).toBeInTheDocument();

    await user.click(past.getByRole('link', { name: 'Page 2' }));

    expect(await past.findByRole('link', { name: 'Oldest' })).toBeInTheDocument();
    expect(sent(MySalonsDocument).at(-1)).toEqual({ upcomingSkip: 0, pastSkip: 20 });
  });
});
