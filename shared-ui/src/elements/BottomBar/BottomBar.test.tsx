import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Button } from '../Button/Button';
import { BottomBar } from './BottomBar';

/** Stands in for the browser's: reports how much of the panel is in view. */
let tell: (intersectionRatio: number) => void;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    let panel: Element;
    tell = (intersectionRatio) =>
      act(() => callback([{ target: panel, intersectionRatio }] as never, {} as never));
    return { observe: (part: Element) => (panel = part), disconnect: () => {} } as never;
  });
});
afterEach(() => jest.restoreAllMocks());

function Page() {
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <aside ref={panel}>
        <Button>RSVP</Button>
      </aside>
      <BottomBar panel={panel} action={<Button>RSVP in the bar</Button>}>
        Tue, Nov 25
      </BottomBar>
    </>
  );
}

it('is away while the button that it stands in for is in view', () => {
  render(<Page />);
  expect(screen.getByText('RSVP in the bar').closest('[inert]')).toBeNull();

  tell(0.8);
  expect(screen.getByText('RSVP in the bar').closest('[inert]')).not.toBeNull();
  expect(screen.getByText('RSVP').closest('[inert]')).toBeNull();

  tell(0.2);
  expect(screen.getByText('RSVP in the bar').closest('[inert]')).toBeNull();
});

it('tells toasts where to stand while it is there', () => {
  const heights = { now: 69 };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => heights.now);
  let measure: () => void = () => undefined;
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    measure = () => callback([], {} as never);
    return { observe: measure, disconnect: () => {} } as never;
  });
  const told = () => document.documentElement.style.getPropertyValue('--toasts');

  const { unmount } = render(<Page />);
  expect(told()).toBe('93px');
  heights.now = 106;
  measure();
  expect(told()).toBe('130px');

  tell(0.8);
  expect(told()).toBe('');
  tell(0.2);
  expect(told()).toBe('130px');
  heights.now = 0;
  measure();
  expect(told()).toBe('');
  unmount();
  expect(told()).toBe('');
});
