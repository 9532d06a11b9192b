import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

const rules = [
  { label: 'A lowercase letter', isMet: (password: string) => /[a-z]/.test(password) },
  { label: 'A number', isMet: (password: string) => /\d/.test(password) },
];

const field = () => screen.getByLabelText('Password');

it('shows and hides what is typed', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const reveal = screen.getByRole('button', { name: 'Show password' });
  expect(field()).toHaveAttribute('type', 'password');

  await userEvent.click(reveal);
  expect(field()).toHaveAttribute('type', 'text');
  expect(reveal).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(reveal);
  expect(field()).toHaveAttribute('type', 'password');
});

it('does not send the form by the reveal button', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" autoComplete="current-password" />
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

  expect(onSubmit).not.toHaveBeenCalled();
});

it('ticks each rule as soon as it is met, and says how many are', async () => {
  render(<PasswordField label="Password" autoComplete="new-password" rules={rules} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await userEvent.type(field(), 'abc');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 met');
  expect(screen.getByText('A lowercase letter')).toHaveTextContent('A lowercase letter, met');
  expect(screen.getByText('A number')).not.toHaveTextContent('met');

  await userEvent.type(field(), '7');
  expect(screen.getByRole('status')).toHaveTextContent('2 of 2 met');
});

it('is read with its error and its rules, and stops at the limit', async () => {
  render(
    <PasswordField
      label="Password"
      autoComplete="new-password"
      rules={rules}
      error="Password too short"
      max={4}
    />,
  );

  await userEvent.type(field(), 'abcdef');

  expect(field()).toHaveValue('abcd');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/Password too short A lowercase letter ?, met A number/);
});

it('says when it is full, and that a paste did not fit', async () => {
  render(<PasswordField label="Password" autoComplete="new-password" max={4} />);
  const user = userEvent.setup();
  expect(screen.queryByText(/full/)).not.toBeInTheDocument();

  await user.type(field(), 'abcd');
  expect(screen.getByText('That is the limit: 4 characters.')).toBeInTheDocument();

  await user.clear(field());
  await user.paste('abcdefgh');
  expect(field()).toHaveValue('abcd');
  expect(field()).toHaveAccessibleDescription('That was too long, so we kept the first 4 characters.');
});
