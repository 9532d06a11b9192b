import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaFailure } from './AreaFailure';
import { ErrorPanel } from './ErrorPanel';
import { Notice } from './Notice';

it('says what did not load and tries again', async () => {
  const onRetry = jest.fn();
  render(<ErrorPanel title="Recently Added did not load" onRetry={onRetry} />);

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(screen.getByRole('alert')).toHaveTextContent('Recently Added did not load');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('ignores further presses while it is trying', async () => {
  const onRetry = jest.fn();
  render(<AreaFailure title="Opportunities is taking a moment" onRetry={onRetry} retrying />);

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(onRetry).not.toHaveBeenCalled();
});

it('announces errors assertively and other notices politely', () => {
  render(
    <>
      <Notice tone="vermilion" title="Your bookmark was not saved." />
      <Notice tone="amber" title="You are offline." />
    </>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('Your bookmark was not saved.');
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
});
