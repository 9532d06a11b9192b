import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadMore } from './ReadMore';

it('shows a text of 500 characters in full', () => {
  render(<ReadMore text={'a'.repeat(500)} />);

  expect(screen.getByText('a'.repeat(500))).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('cuts between words', () => {
  render(<ReadMore text="A room of women who lead" limit={10} />);

  expect(screen.getByText('A room of…')).toBeInTheDocument();
});

it('cuts longer text after the limit and gives it back on Read More / Hide', async () => {
  const user = userEvent.setup();
  render(<ReadMore text={`${'a'.repeat(250)}the rest`} limit={250} />);
  expect(screen.getByText(`${'a'.repeat(250)}…`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Read More' })).toHaveAttribute('aria-expanded', 'false');

  await user.click(screen.getByRole('button', { name: 'Read More' }));
  expect(screen.getByText(/the rest$/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText(/the rest/)).not.toBeInTheDocument();
});

it('is whole on paper, and as it was after printing', () => {
  render(<ReadMore text={`${'a'.repeat(250)}the rest`} limit={250} />);

  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/the rest$/)).toBeInTheDocument();

  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(/the rest/)).not.toBeInTheDocument();
});
