import { render, screen, within } from '@testing-library/react';
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
          { label: 'Google Calendar', href: '#google', newTab: true },
          { label: 'Outlook / Other', note: 'Copies an address', onSelect: onOutlook },
          { label: 'Weekly', checked: true, onSelect: jest.fn() },
        ]}
      />
      <button type="button">After</button>
    </>,
  );
  return { user, onOutlook, button: screen.getByRole('button', { name: 'Subscribe to Calendar' }) };
};

const list = () => screen.queryByRole('list', { name: 'Subscribe to Calendar' });

it('is a button that says whether its list is open', async () => {
  const { user, button } = setup();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(list()).not.toBeInTheDocument();

  await user.click(button);

  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(within(list()!).getAllByRole('listitem')).toHaveLength(3);

  await user.click(button);

  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(list()).not.toBeInTheDocument();
});

it('holds links and buttons in the order of the keyboard', async () => {
  const { user } = setup();

  await user.tab();
  await user.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('link', { name: 'Google Calendar' })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('target', '_blank');

  await user.tab();
  expect(screen.getByRole('button', { name: /Outlook/ })).toHaveFocus();
});

it('marks what is chosen among its set', async () => {
  const { user, button } = setup();

  await user.click(button);

  expect(screen.getByRole('button', { name: 'Weekly' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: /Outlook/ })).not.toHaveAttribute('aria-current');
});

it('marks the current page', async () => {
  const user = userEvent.setup();
  render(
    <Menu
      label="Learning"
      items={[
        { label: 'Home', href: '/', isCurrent: true },
        { label: 'My Content', href: '/my-salons' },
      ]}
    />,
  );

  await user.click(screen.getByRole('button', { name: 'Learning' }));

  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'My Content' })).not.toHaveAttribute('aria-current');
});

it('closes, then does what was chosen', async () => {
  const { user, button, onOutlook } = setup();
  await user.click(button);

  await user.click(screen.getByRole('button', { name: /Outlook/ }));

  expect(onOutlook).toHaveBeenCalledTimes(1);
  expect(list()).not.toBeInTheDocument();
});

it('closes when a link of it was followed', async () => {
  const { user, button } = setup();
  await user.click(button);

  await user.click(screen.getByRole('link', { name: 'Google Calendar' }));

  expect(list()).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('stays open when the focus goes back to its button, whose own press closes it', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.tab();

  await user.tab({ shift: true });
  expect(button).toHaveFocus();
  expect(list()).toBeInTheDocument();
  await user.keyboard('{Enter}');

  expect(list()).not.toBeInTheDocument();
});

it('closes when the keyboard moves on', async () => {
  const { user } = setup();
  await user.tab();
  await user.keyboard('{Enter}');

  await user.tab();
  await user.tab();
  await user.tab();
  expect(list()).toBeInTheDocument();
  await user.tab();

  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(list()).not.toBeInTheDocument();
});

it('appears in its final position: nothing moves from under a pointer that presses at once', () => {
  setup();

  const motions = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((css) => css.startsWith('@keyframes'));
  expect(motions).not.toHaveLength(0);
  for (const motion of motions) expect(motion).not.toMatch(/translate|transform|inset|margin|top|left/);
});
