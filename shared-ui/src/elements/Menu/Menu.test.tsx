import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './Menu';

const setup = () => {
  const onOutlook = jest.fn();
  const user = userEvent.setup();
  render(
    <>
      <Menu
        label="Subscribe to Calendar"
        items={[
          { label: 'Google Calendar', href: '#google' },
          { label: 'Outlook / Other', onSelect: onOutlook },
          { label: 'Copy link', onSelect: jest.fn() },
        ]}
      />
      <button type="button">After</button>
    </>,
  );
  return { user, onOutlook, button: screen.getByRole('button', { name: 'Subscribe to Calendar' }) };
};

const item = (name: string) => screen.getByRole('menuitem', { name });

it('opens on press with the first entry in focus', async () => {
  const { user, button } = setup();
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await user.click(button);

  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Subscribe to Calendar' })).toBeVisible();
  expect(item('Google Calendar')).toHaveFocus();
});

it('opens from the keyboard at either end', async () => {
  const { user } = setup();
  await user.tab();

  await user.keyboard('{ArrowUp}');
  expect(item('Copy link')).toHaveFocus();

  await user.keyboard('{Escape}{ArrowDown}');
  expect(item('Google Calendar')).toHaveFocus();
});

it('moves with arrows, Home, End and first letters, and goes round', async () => {
  const { user, button } = setup();
  await user.click(button);

  await user.keyboard('{ArrowUp}');
  expect(item('Copy link')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Google Calendar')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Copy link')).toHaveFocus();
  await user.keyboard('{Home}o');
  expect(item('Outlook / Other')).toHaveFocus();
});

it('closes with Esc and gives the focus back', async () => {
  const { user, button } = setup();
  await user.click(button);

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('does what was chosen, closes and gives the focus back', async () => {
  const { user, button, onOutlook } = setup();
  await user.click(button);

  await user.keyboard('{ArrowDown}{Enter}');

  expect(onOutlook).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('closes when she presses elsewhere or moves on', async () => {
  const { user, button } = setup();

  await user.click(button);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();

  await user.click(button);
  await user.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
