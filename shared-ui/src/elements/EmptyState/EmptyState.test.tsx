import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState';

it('says what is not there and offers one way on', () => {
  render(
    <EmptyState title="No RSVP’d events to show" action={<a href="/calendar">See upcoming events</a>}>
      Your next seat will wait for you here.
    </EmptyState>,
  );

  expect(screen.getByRole('heading', { name: 'No RSVP’d events to show' })).toBeInTheDocument();
  expect(screen.getByText('Your next seat will wait for you here.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See upcoming events' })).toBeInTheDocument();
});
