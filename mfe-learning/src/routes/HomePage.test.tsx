import { failWith, renderRemote, respond } from '@athenaeum/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { api } from '../api';
import { answer, aSalon, aSeat } from '../testing/salons';
import { HomePage } from './HomePage';

const home = (parts: { next?: unknown[]; upcoming?: unknown[]; recent?: unknown[] }) =>
  respond('Home', {
    next: answer(parts.next ?? []),
    upcoming: answer(parts.upcoming ?? []),
    recent: answer(parts.recent ?? []),
  });

describe('Home', () => {
  it('greets her and lists what is to come, each with its standing', async () => {
    home({
      upcoming: [
        aSalon({ id: 'a', slug: 'a', title: 'The Art of the Ask', my_rsvp: aSeat('RESERVED') }),
        aSalon({ id: 'b', slug: 'b', title: 'Closed-Door Dinner', is_closed: true }),
        aSalon({ id: 'c', slug: 'c', title: 'Founders Summit', salon_status: 'cancelled' }),
      ],
    });
    renderRemote(<HomePage />, { api });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Good (morning|afternoon|evening), Amara$/,
    );
    expect(await screen.findByRole('link', { name: 'The Art of the Ask' })).toHaveAttribute(
      'href',
      '/salons/a',
    );
    const section = screen.getByRole('region', { name: 'Upcoming' });
    for (const standing of ['Attending', 'At capacity', 'Cancelled'])
      expect(within(section).getByText(standing)).toBeInTheDocument();
  });

  it('puts what she said she would come to first', async () => {
    home({ next: [aSalon({ title: 'Reading the Room', my_rsvp: aSeat('RESERVED') })] });
    renderRemote(<HomePage />, { api });

    const strip = await screen.findByRole('region', { name: 'Next for you' });
    expect(within(strip).getByRole('link', { name: 'Reading the Room' })).toBeInTheDocument();
    expect(strip).toHaveTextContent('Starts in 2 days');
    expect(strip).toHaveTextContent('You are attending');
  });

  it('says it in the specification’s words when nothing is to come', async () => {
    home({});
    renderRemote(<HomePage />, { api });

    expect(await screen.findByText('No more upcoming events to show!')).toBeInTheDocument();
  });

  it('keeps the parts that came when one did not, and Retry brings it', async () => {
    const recent = answer([
      aSalon({ title: 'Activists at the Gate', phase: 'RECORDED', has_recording: true }),
    ]);
    respond(
      'Home',
      failWith([{ path: ['upcoming'], code: 'UNAVAILABLE' }], { next: answer([]), upcoming: null, recent }),
    );
    const { user } = renderRemote(<HomePage />, { api });
    expect(await screen.findByText('Upcoming did not load')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Activists at the Gate' })).toBeInTheDocument();

    home({ upcoming: [aSalon({ title: 'The Art of the Ask' })] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: 'The Art of the Ask' })).toBeInTheDocument();
  });
});
