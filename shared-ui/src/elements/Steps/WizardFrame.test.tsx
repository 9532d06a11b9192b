import { render, screen } from '@testing-library/react';
import { WizardFrame, type WizardFrameProps } from './WizardFrame';
import { WizardSkeleton } from './WizardSkeleton';

const frame = (given: Partial<WizardFrameProps> = {}) => (
  <WizardFrame
    label="Steps of the form"
    steps={[{ label: 'Welcome', href: '/form/welcome' }, { label: 'Goals' }]}
    current={1}
    saved={null}
    later={{ label: 'Finish later', href: '/later', hint: 'Your answers are saved.' }}
    {...given}
  >
    <h1>Goals</h1>
  </WizardFrame>
);

it('shows the step between its progress and the way to leave', () => {
  render(frame());

  expect(screen.getByRole('navigation', { name: 'Steps of the form' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Goals' })).toBeInTheDocument();
  const leave = screen.getByRole('link', { name: 'Finish later' });
  expect(leave).toHaveAttribute('href', '/later');
  expect(leave).toHaveAccessibleDescription('Your answers are saved.');
});

it('announces when answers were saved, with a tick that is not there while they are', () => {
  const { rerender } = render(frame());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  rerender(frame({ saved: 'Saving', isSaving: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Saving');
  expect(screen.getByRole('status').querySelector('svg')).toBeNull();

  rerender(frame({ saved: 'Saved 10:42' }));
  expect(screen.getByRole('status')).toHaveTextContent('Saved 10:42');
  expect(screen.getByRole('status').querySelector('svg')).toBeInTheDocument();
});

it('says what it waits for before there is a step', () => {
  render(<WizardSkeleton label="Loading your answers" />);

  expect(screen.getByText('Loading your answers')).toBeInTheDocument();
});
