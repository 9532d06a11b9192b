import { render, screen } from '@testing-library/react';
import { GoalTile } from './GoalTile';

it('leads to the goal, and says when it is one of the member’s own', () => {
  render(
    <GoalTile
      href="/goals/first-board-seat"
      title="Earn a first corporate board seat"
      mine
      meta="34 salons"
    />,
  );

  expect(
    screen.getByRole('link', { name: 'Earn a first corporate board seat Your goal 34 salons' }),
  ).toHaveAttribute('href', '/goals/first-board-seat');
});

it('keeps a title to 50 characters', () => {
  render(<GoalTile href="#" title="Negotiate compensation with confidence in a market that has changed" />);

  expect(screen.getByRole('link').textContent).toBe('Negotiate compensation with confidence in a market…');
});
