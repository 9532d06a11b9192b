import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordingCard } from './RecordingCard';
import { SalonCard } from './SalonCard';

const salon = {
  href: '/salons/the-art-of-the-ask',
  slug: 'the-art-of-the-ask',
  title: 'The Art of the Ask',
  start: Date.parse('2025-11-25T18:00:00Z'),
  now: Date.parse('2025-11-20T18:00:00Z'),
  viewerZone: 'America/New_York',
};

it('tells type, place, title and both times', () => {
  render(<SalonCard {...salon} eventType="PEER_GROUP" place="Virtual" />);

  expect(screen.getByText('Peer Group · Virtual')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The Art of the Ask' })).toHaveAttribute('href', salon.href);
  expect(screen.getByText('Tue, Nov 25 · 10 AM PT (1 PM ET)')).toHaveAttribute(
    'datetime',
    '2025-11-25T18:00:00.000Z',
  );
});

it('shortens a long title to 50 characters and keeps it in full for screen readers', () => {
  const title = 'Closed-Door Dinner: What Chairs Say After the Meeting';
  render(<SalonCard {...salon} title={title} />);

  expect(screen.getByRole('link', { name: title })).toHaveTextContent(
    'Closed-Door Dinner: What Chairs Say After the…',
  );
});

it('has a bookmark that says what it does and to what', async () => {
  const onBookmark = jest.fn();
  const { rerender } = render(<SalonCard {...salon} onBookmark={onBookmark} />);

  await userEvent.click(screen.getByRole('button', { name: 'Bookmark: The Art of the Ask' }));
  expect(onBookmark).toHaveBeenCalledTimes(1);

  rerender(<SalonCard {...salon} onBookmark={onBookmark} bookmarked />);
  expect(screen.getByRole('button', { name: 'Bookmarked: The Art of the Ask' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it('shows its own picture, else the art of its slug', () => {
  const { container, rerender } = render(<SalonCard {...salon} />);
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('data:image/svg+xml'),
  );
  expect(container.querySelector('img')).toHaveAttribute('alt', '');

  rerender(<SalonCard {...salon} thumbnail="/files/ask.jpg" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/ask.jpg');
});

describe('a recording', () => {
  const recording = { ...salon, minutes: 60, speakers: ['Ruth Adeyemi', 'Ngozi Eze'] };

  it('waits to be played', () => {
    render(<RecordingCard {...recording} />);

    expect(screen.getByText('1 h · with Ruth Adeyemi and Ngozi Eze')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /Watched/ })).not.toBeInTheDocument();
  });

  it('shows the progress and the time left', () => {
    render(<RecordingCard {...recording} progress={0.62} />);

    expect(screen.getByRole('img', { name: 'Watched 62%' })).toBeInTheDocument();
    expect(screen.getByText(/^23 min left/)).toBeInTheDocument();
  });

  it('is watched at 100 percent', () => {
    render(<RecordingCard {...recording} progress={1} />);

    expect(screen.getByRole('img', { name: 'Watched 100%' })).toBeInTheDocument();
    expect(screen.getByText(/^1 h · with/)).toBeInTheDocument();
  });
});
