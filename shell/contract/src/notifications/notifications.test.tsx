import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createReadable } from '../platform/createReadable';
import type { PlatformEvent } from '../platform/platform';
import { renderRemote } from '../testing';
import { Notifications } from './Notifications';
import { useDialogAnswer } from './useDialogAnswer';
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

it('shows a notification in the live region, which exists before', async () => {
  const { user } = setup();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.click(screen.getByRole('button', { name: 'RSVP' }));

  expect(screen.getByRole('status')).toHaveTextContent('You are attending');
});

it('announces a repeated notification again', async () => {
  const { user } = setup();

  await user.dblClick(screen.getByRole('button', { name: 'RSVP' }));

  expect(screen.getAllByText('You are attending')).toHaveLength(2);
});

it('runs the action of a notification', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: 'RSVP' }));

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('ignores an event without a message', () => {
  const latest = createReadable<PlatformEvent | null>(null);
  renderRemote(<Notifications latest={latest} />);

  act(() => latest.set({ type: 'notify' }));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('the answer to what a dialog asked', () => {
  const answers: ((error?: unknown) => boolean)[] = [];
  const words = { done: 'Merged', failed: 'Halden was not merged.' };
  const refusal = { kind: 'refused', code: 'CONFLICT', message: 'It is gone already.' };

  function Merge({ onClose }: { onClose: () => void }) {
    const conclude = useDialogAnswer(onClose);
    return (
      <div role="dialog">
        <button onClick={() => answers.push((error) => conclude(error, words))}>Merge</button>
        <button onClick={onClose}>Cancel</button>
      </div>
    );
  }
  function Company() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <Merge onClose={() => setOpen(false)} />
    ) : (
      <button onClick={() => setOpen(true)}>Open</button>
    );
  }
  const ask = async () => {
    const view = renderRemote(<Company />);
    await view.user.click(screen.getByRole('button', { name: 'Open' }));
    await view.user.click(screen.getByRole('button', { name: 'Merge' }));
    const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
    const said = () => view.platform.events.map((event) => (event as { message?: string }).message);
    return { press, said };
  };
  const answer = (error?: unknown) => {
    let isDone: boolean | undefined;
    act(() => void (isDone = answers.pop()!(error)));
    return isDone;
  };

  it('is announced and closes the dialog', async () => {
    const { said } = await ask();

    expect(answer()).toBe(true);

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(said()).toEqual(['Merged']);
  });

  it('keeps the dialog open for a failure, which it shows', async () => {
    const { said } = await ask();

    expect(answer(refusal)).toBe(false);

    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(said()).toEqual([]);
  });

  it.each([
    ['what was done', undefined, 'Merged'],
    ['what failed', refusal, 'Halden was not merged. It is gone already.'],
  ])('announces %s, and does not close a dialog that was opened since', async (_what, error, message) => {
    const { press, said } = await ask();
    await press('Cancel');
    await press('Open');

    expect(answer(error)).toBe(false);

    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(said()).toEqual([message]);
  });
});
