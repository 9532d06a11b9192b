import { screen } from '@testing-library/react';
import { renderRemote } from '../testing';
import { AskDialog } from './AskDialog';

const asked = jest.fn();
const closed = jest.fn();
const dialog = (given: { isSending?: boolean; error?: unknown } = {}) =>
  renderRemote(
    <AskDialog
      title="Close the posting?"
      keep="Keep it"
      confirm="Close it"
      onConfirm={asked}
      onClose={closed}
      {...given}
    >
      <p>Nobody can apply any more.</p>
    </AskDialog>,
  );

beforeEach(() => jest.clearAllMocks());

it('does what it asks, or leaves everything as it is', async () => {
  const { user } = dialog();

  await user.click(screen.getByRole('button', { name: 'Close it' }));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

it('asks once while it is sent', async () => {
  const { user } = dialog({ isSending: true });

  await user.click(screen.getByRole('button', { name: 'Close it', busy: true }));

  expect(asked).not.toHaveBeenCalled();
});

it('says below the content why the last attempt failed', () => {
  dialog({ error: { kind: 'refused', code: 'CONFLICT', message: 'It is closed already.' } });

  expect(screen.getByRole('dialog', { name: 'Close the posting?' })).toHaveTextContent(
    /any more\..*It is closed already\./,
  );
});

it('submits a form that is in it', async () => {
  const submitted = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderRemote(
    <AskDialog title="Name it" keep="Cancel" confirm="Save" form="name" onClose={closed}>
      <form id="name" onSubmit={submitted} />
    </AskDialog>,
  );

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(submitted).toHaveBeenCalledTimes(1);
});
