import { render, screen, within } from '@testing-library/react';
import { Steps } from './Steps';

const steps = [
  { label: 'Welcome', href: '/intake-form/welcome' },
  { label: 'Goals', href: '/intake-form/goals' },
  { label: 'Experience' },
  { label: 'Profile photo', href: '/intake-form/photo' },
];

it('ticks the steps that are done, marks the current one, and links back', () => {
  render(<Steps steps={steps} current={2} />);
  const [welcome, , experience, photo] = within(
    screen.getByRole('navigation', { name: 'Steps' }),
  ).getAllByRole('listitem');

  expect(welcome).toHaveTextContent('Welcome, done');
  expect(within(welcome!).getByRole('link')).toHaveAttribute('href', '/intake-form/welcome');
  expect(experience).toHaveAttribute('aria-current', 'step');
  expect(within(photo!).queryByRole('link')).not.toBeInTheDocument();
});

it('uses a step’s own `done` where it is given', () => {
  render(
    <Steps
      steps={[
        { label: 'Welcome' },
        { label: 'Goals', done: false },
        { label: 'Photo' },
        { label: 'Invite', done: true },
      ]}
      current={2}
    />,
  );

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Welcome, done',
    '2Goals',
    '3Photo',
    'Invite, done',
  ]);
});

it('shows the same in one line', () => {
  render(<Steps steps={steps} current={2} />);

  expect(screen.getByText('Step 3 of 4').parentElement).toHaveTextContent('Step 3 of 4 Experience');
});
