import { render, screen, within } from '@testing-library/react';
import { PageHeading } from '../PageHeading/PageHeading';
import { Section } from './Section';

it('is a region named by its heading, with its actions', () => {
  render(
    <Section
      title="Upcoming"
      note="From the goals you are working on now."
      actions={<a href="/calendar">View All</a>}
    >
      <p>Salons</p>
    </Section>,
  );

  const region = screen.getByRole('region', { name: 'Upcoming' });
  expect(within(region).getByRole('heading', { level: 2, name: 'Upcoming' })).toBeInTheDocument();
  expect(within(region).getByRole('link', { name: 'View All' })).toBeInTheDocument();
  expect(within(region).getByText('Salons')).toBeInTheDocument();
});

it('heads a page once, can take the focus, and leads back', () => {
  render(<PageHeading title="The Art of the Ask" back={{ href: '/calendar', label: 'Upcoming Events' }} />);

  screen.getByRole('heading', { level: 1 }).focus();

  expect(screen.getByRole('heading', { level: 1, name: 'The Art of the Ask' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Upcoming Events' })).toHaveAttribute('href', '/calendar');
});
