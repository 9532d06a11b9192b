import { render, screen, within } from '@testing-library/react';
import { Pills } from './Pills';

it('names the pages of an area and marks the current one', () => {
  render(
    <Pills
      label="Learning"
      links={[
        { href: '/', label: 'Home', current: true },
        { href: '/calendar', label: 'Upcoming Events' },
      ]}
    />,
  );

  const navigation = screen.getByRole('navigation', { name: 'Learning' });
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  expect(within(navigation).getByRole('link', { name: 'Upcoming Events' })).not.toHaveAttribute(
    'aria-current',
  );
});

it('scrolls the row only until the current page is clear of the end, which fades', () => {
  const at = { offsetLeft: 500, offsetWidth: 120, clientWidth: 400 };
  const { ResizeObserver } = window;
  window.ResizeObserver = class extends ResizeObserver {
    constructor(private readonly told: ResizeObserverCallback) {
      super(told);
    }
    override observe() {
      this.told([], this);
    }
  };
  const spies = Object.entries(at).map(([name, value]) =>
    jest.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockReturnValue(value),
  );

  render(<Pills label="Coaching" links={[{ href: '/manage-plan', label: 'Manage Plan', current: true }]} />);

  expect(screen.getByRole('list').scrollLeft).toBe(500 + 120 - 400 + 52);
  spies.forEach((spy) => spy.mockRestore());
  window.ResizeObserver = ResizeObserver;
});
