import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

const rules = [
  { label: 'At least 8 characters', isMet: (password: string) => password.length >= 8 },
  { label: 'A lowercase letter', isMet: (password: string) => /[a-z]/.test(password) },
  { label: 'An uppercase letter', isMet: (password: string) => /[A-Z]/.test(password) },
  { label: 'A number', isMet: (password: string) => /\d/.test(password) },
  { label: 'A special character: ! @ # $ % ^ & *', isMet: (password: string) => /[!@#$%^&*]/.test(password) },
];

export const Empty: Story = {};
export const Wrong: Story = { args: { error: 'Enter your password', defaultValue: 'open sesame' } };
export const RulesToMeet: Story = { args: { autoComplete: 'new-password', rules } };
export const SomeRulesMet: Story = {
  args: { autoComplete: 'new-password', rules, defaultValue: 'Boardroom' },
};
export const Full: Story = {
  args: { autoComplete: 'new-password', rules, max: 30, defaultValue: 'Lanterns&Ledgers7-harbour-wal!' },
};
export const Disabled: Story = { args: { label: 'Repeat the password', disabled: true } };
