import { createReadable } from '@athenaeum/shell-contract';
import { act, screen } from '@testing-library/react';
import { createConnection } from '../connection/connection';
import { renderShell } from '../testing/renderShell';
import { createNotices, type Notice } from '../watch/createNotices';
import { StatusStrip } from './StatusStrip';

function show() {
  const notice = createReadable<Notice | null>(null);
  renderShell(<StatusStrip />, { parts: { connection: createConnection(), notice } });
  return createNotices(notice);
}

it('says that the page has been replaced, and lets who reads it load it again', () => {
  const { outdated } = show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  act(() => outdated.set(true));

  expect(screen.getByRole('status')).toHaveTextContent(
    'This page has been replaced. Please save what you are writing, then load it again.',
  );
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
});

it('says from when what is kept is, after what is more urgent', () => {
  const { outdated, kept } = show();

  act(() => kept.set({ title: 'You are reading without a network.', text: 'What you see is from 2:05 PM.' }));
  expect(screen.getByRole('status')).toHaveTextContent(/without a network. What you see is from 2:05 PM./);
  act(() => outdated.set(true));
  expect(screen.getByRole('status')).toHaveTextContent(/has been replaced/);
  act(() => outdated.set(false));
  expect(screen.getByRole('status')).toHaveTextContent(/without a network/);

  act(() => kept.set(null));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
