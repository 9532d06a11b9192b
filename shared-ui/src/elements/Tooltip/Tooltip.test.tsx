import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip';

// jsdom has no popovers; these stand-ins only report when they are asked to open.
const setup = () => {
  const show = jest.spyOn(HTMLElement.prototype, 'showPopover');
  const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover');
  render(
    <Tooltip text="Members you have met">
      {(attributes) => (
        <button type="button" {...attributes}>
          Circle
        </button>
      )}
    </Tooltip>,
  );
  return { show, hide, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Circle' }) };
};

afterEach(() => jest.restoreAllMocks());

it('describes its control, shown or not', () => {
  const { button } = setup();

  expect(button).toHaveAccessibleDescription('Members you have met');
});

it('shows under the pointer and goes when it leaves', async () => {
  const { user, button, show, hide } = setup();

  await user.hover(button);
  expect(show).toHaveBeenCalledTimes(1);

  await user.unhover(button);
  expect(hide).toHaveBeenCalled();
});

it('does not show on touch', () => {
  const { button, show } = setup();

  fireEvent.pointerOver(button, { pointerType: 'touch' });

  expect(show).not.toHaveBeenCalled();
});
