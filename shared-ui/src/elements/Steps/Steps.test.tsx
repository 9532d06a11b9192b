import { render, screen, within } from '@testing-library/react';
import { Steps } from './Steps';

const steps = [
  { label: 'Welcome', href: '/intake-form/welcome' },
  { label: 'Goals', href: '/intake-form/goals' },
  { label: 'Experience' },
  { label: 'Profile photo', href: '/intake-form/photo' },
];

it('ticks what is done, marks where she is, and leads back', () => {
  render(<Steps steps={steps} current={2} />);
  const [welcome, , experience, photo] = within(
    screen.getByRole('navigation', { name: 'Steps' }),
  ).getAllByRole('listitem');

  expect(welcome).toHaveTextContent('Welcome, done');
  expect(within(welcome!).getByRole('link')).toHaveAttribute('href', '/intake-form/welcome');
  expect(experience).toHaveAttribute('aria-current', 'step');
  expect(within(photo!).queryByRole('link')).not.toBeInTheDocument();
});

it('believes a step that says it is done or not', () => {
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

it('says it in one line too', () => {
  render(<Steps steps={steps} current={2} />);

  expect(screen.getByText('Step 3 of 4').parentElement).toHaveTextContent('Step 3 of 4 Experience');
});
