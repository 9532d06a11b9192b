import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextButton, TextLink } from './TextLink';

it.each(['inline', 'more', 'back', 'quiet'] as const)('is a plain link in its %s look', (look) => {
  render(
    <TextLink href="/calendar" look={look}>
      View All
    </TextLink>,
  );

  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/calendar');
});

it('never sends the form around it', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <TextButton>Show More</TextButton>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));

  expect(onSubmit).not.toHaveBeenCalled();
});
