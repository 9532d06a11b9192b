import { render, screen } from '@testing-library/react';
import { SkeletonCards } from './SkeletonCards';

it('says what is loading and hides the shapes from screen readers', () => {
  const { container } = render(<SkeletonCards label="Loading Upcoming" count={3} />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading Upcoming');
  expect(container.querySelector('[aria-hidden="true"]')?.firstElementChild?.childElementCount).toBe(3);
});

it('waits 200 ms before it shows', () => {
  render(<SkeletonCards label="Loading Upcoming" />);

  const styles = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText);
  expect(styles.some((css) => /animation:[^;]*1ms 200ms backwards/.test(css))).toBe(true);
});
