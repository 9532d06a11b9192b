import { createReadable } from '@athenaeum/shell-contract';
import { act, screen } from '@testing-library/react';
import { createConnection } from '../connection/connection';
import { renderShell } from '../testing/renderShell';
import { StatusStrip } from './StatusStrip';

it('says that the page has been replaced, and lets who reads it load it again', () => {
  const outdated = createReadable(false);
  renderShell(<StatusStrip />, { parts: { connection: createConnection(), outdated } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  act(() => outdated.set(true));

  expect(screen.getByRole('status')).toHaveTextContent(
    'This page has been replaced. Please save what you are writing, then load it again.',
  );
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
});
