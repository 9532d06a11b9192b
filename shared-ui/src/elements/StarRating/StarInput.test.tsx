import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StarInput } from './StarInput';

it('is one choice of five, in the words of the reviews', () => {
  render(<StarInput label="Your rating" name="rating" />);

  expect(screen.getByRole('group', { name: 'Your rating' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual([
    '1 out of 5, Very Poor',
    '2 out of 5, Poor',
    '3 out of 5, Average',
    '4 out of 5, Good',
    '5 out of 5, Excellent',
  ]);
});

it('says the word of what is chosen', async () => {
  const onChange = jest.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.value);
  render(<StarInput label="Your rating" name="rating" defaultValue={2} onChange={onChange} />);
  expect(screen.getByText('Poor')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('radio', { name: '4 out of 5, Good' }));

  expect(screen.getByText('Good')).toBeInTheDocument();
  expect(onChange).toHaveReturnedWith('4');
});

it('is chosen from the keyboard', async () => {
  render(<StarInput label="Your rating" name="rating" defaultValue={3} />);

  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('radio', { name: /^4/ })).toBeChecked();
});

it('is read with its error', () => {
  render(<StarInput label="Your rating" name="rating" error="Choose a rating" />);

  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose a rating');
  expect(screen.getByRole('radio', { name: /^1/ })).toBeInvalid();
});
