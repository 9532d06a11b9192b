import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip';

// What is open is the browser's to say; here each popover only tells when it is asked.
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

it('does not come up under a finger', () => {
  const { button, show } = setup();

  fireEvent.pointerOver(button, { pointerType: 'touch' });

  expect(show).not.toHaveBeenCalled();
});
