import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';

it('is closed until its title is pressed', async () => {
  render(<Accordion title="How We Support You">Board support reads every application.</Accordion>);
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');

  await userEvent.click(screen.getByText('How We Support You'));

  expect(details).toHaveAttribute('open');
});

it('can be open from the start and share a group', () => {
  render(
    <Accordion title="Submission Guidelines" defaultOpen group="help">
      Two pages at most.
    </Accordion>,
  );

  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByRole('group')).toHaveAttribute('name', 'help');
});
