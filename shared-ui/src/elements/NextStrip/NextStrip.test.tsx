import { render, screen, within } from '@testing-library/react';
import { NextStrip } from './NextStrip';

it('says what is next, when, and what to do', () => {
  render(
    <NextStrip
      href="/salons/reading-the-room"
      slug="reading-the-room"
      title="Reading the Room You Are Not In"
      when="Starts in 2 h"
      meta="Today · 9 AM PT (12 PM ET)"
      action={<button type="button">Add to calendar</button>}
      note="You are attending"
    />,
  );

  const band = within(screen.getByRole('region', { name: 'Next for you' }));
  expect(band.getByRole('link', { name: 'Reading the Room You Are Not In' })).toBeInTheDocument();
  expect(band.getByText('Starts in 2 h')).toBeInTheDocument();
  expect(band.getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument();
  expect(band.getByText('You are attending')).toBeInTheDocument();
});
