import { render, screen, within } from '@testing-library/react';
import { Pills } from './Pills';

it('names the pages of an area and marks where one is', () => {
  render(
    <Pills
      label="Learning"
      links={[
        { href: '/', label: 'Home', current: true },
        { href: '/calendar', label: 'Upcoming Events' },
      ]}
    />,
  );

  const navigation = screen.getByRole('navigation', { name: 'Learning' });
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  expect(within(navigation).getByRole('link', { name: 'Upcoming Events' })).not.toHaveAttribute(
    'aria-current',
  );
});
