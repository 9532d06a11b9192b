import { render, screen } from '@testing-library/react';
import { DateBlock } from './DateBlock';
import { EventTime } from './EventTime';

const dinner = {
  start: Date.parse('2025-11-27T00:00:00Z'),
  minutes: 90,
  viewerZone: 'America/Los_Angeles',
  now: Date.parse('2025-11-20T00:00:00Z'),
};

it('shows the day in the event’s display zone', () => {
  const { container, rerender } = render(<DateBlock {...dinner} />);
  expect(container.querySelector('time')).toHaveTextContent('Nov 26 Wed');
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2025-11-27T00:00:00.000Z');

  rerender(<DateBlock {...dinner} zone="Europe/Paris" inPerson />);
  expect(container.querySelector('time')).toHaveTextContent('Nov 27 Thu');
});

it("puts the venue's hours first and the viewer's below", () => {
  render(<EventTime {...dinner} zone="America/New_York" inPerson />);

  expect(screen.getByText('7:00 – 8:30 PM ET')).toBeInTheDocument();
  expect(screen.getByText('4:00 – 5:30 PM PT, your time')).toBeInTheDocument();
});

it('shows the hours once where both are the same', () => {
  render(<EventTime {...dinner} />);

  expect(screen.getByText('4:00 – 5:30 PM PT')).toBeInTheDocument();
  expect(screen.queryByText(/your time/)).not.toBeInTheDocument();
});
