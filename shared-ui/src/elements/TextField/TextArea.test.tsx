import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

it('counts what is there and what is typed', async () => {
  render(<TextArea label="Summary" max={20} defaultValue="Hello" />);
  expect(screen.getByText('5/20 characters')).toBeInTheDocument();

  await userEvent.type(screen.getByLabelText('Summary'), ' you');

  expect(screen.getByText('9/20 characters')).toBeInTheDocument();
  expect(screen.getByLabelText('Summary')).toHaveAccessibleDescription('9/20 characters');
});

it('stops at the limit', async () => {
  render(<TextField label="Tagline" max={5} />);

  await userEvent.type(screen.getByLabelText('Tagline'), 'abcdefgh');

  expect(screen.getByLabelText('Tagline')).toHaveValue('abcde');
  expect(screen.getByText('5/5 characters')).toBeInTheDocument();
});

it('never cuts a paste without saying so', async () => {
  const user = userEvent.setup();
  render(<TextArea label="Summary" max={5} />);

  await user.click(screen.getByLabelText('Summary'));
  await user.paste('too long for it');

  expect(screen.getByText(/we kept the first 5 characters/)).toBeInTheDocument();
});

it('reads hint and error with the field', () => {
  render(<TextField label="Email" hint="Where we write to you" error="Enter your email" />);

  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Where we write to you Enter your email',
  );
  expect(screen.getByLabelText('Email')).toBeInvalid();
});
