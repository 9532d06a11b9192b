import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

it('calls its handler when pressed', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>RSVP to Attend</Button>);

  await userEvent.click(screen.getByRole('button', { name: 'RSVP to Attend' }));

  expect(onClick).toHaveBeenCalledTimes(1);
});

it('stays reachable by keyboard while disabled, and does nothing', async () => {
  const onClick = jest.fn();
  render(
    <Button disabled onClick={onClick}>
      Continue
    </Button>,
  );

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');

  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

it.each([{ disabled: true }, { loading: true }])(
  'keeps Enter in a field from sending the form while %j',
  async (state) => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" {...state}>
          Send
        </Button>
      </form>,
    );

    await userEvent.type(screen.getByLabelText('Email'), 'amara{Enter}');

    expect(onSubmit).not.toHaveBeenCalled();
  },
);

it('says that it is busy while sending', () => {
  render(<Button loading>Saving your seat</Button>);

  expect(screen.getByRole('button', { name: 'Saving your seat' })).toHaveAttribute('aria-busy', 'true');
});
