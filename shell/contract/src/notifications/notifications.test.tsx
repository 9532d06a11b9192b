import { act, screen } from '@testing-library/react';
import { createReadable } from '../platform/createReadable';
import type { PlatformEvent } from '../platform/platform';
import { renderRemote } from '../testing';
import { Notifications } from './Notifications';
import { useNotify } from './useNotify';

const undo = jest.fn();

function Rsvp() {
  const notify = useNotify();
  return <button onClick={() => notify('You are attending', { label: 'Undo', onPress: undo })}>RSVP</button>;
}

function setup() {
  const latest = createReadable<PlatformEvent | null>(null);
  return renderRemote(
    <>
      <Rsvp />
      <Notifications latest={latest} />
    </>,
    { platform: { emit: latest.set } },
  );
}

it('shows what a page says in the one live region, which is there before', async () => {
  const { user } = setup();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.click(screen.getByRole('button', { name: 'RSVP' }));

  expect(screen.getByRole('status')).toHaveTextContent('You are attending');
});

it('says the same thing again when it happens again', async () => {
  const { user } = setup();

  await user.dblClick(screen.getByRole('button', { name: 'RSVP' }));

  expect(screen.getAllByText('You are attending')).toHaveLength(2);
});

it('takes back what was done', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: 'RSVP' }));

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is not shown for an event that says nothing', () => {
  const latest = createReadable<PlatformEvent | null>(null);
  renderRemote(<Notifications latest={latest} />);

  act(() => latest.set({ type: 'notify' }));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
