import { mockServer } from '@athenaeum/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShell } from '../testing/renderShell';
import { createConfirmation } from './confirmation';
import { Confirming } from './Confirming';

const startAuthentication = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (asked: unknown) => startAuthentication(asked) as unknown,
}));

const PATH = '*/api/auth/confirmation';
// msw takes any JSON; its type wants a literal one, here and below.
const told = (data: unknown) => HttpResponse.json({ ok: true, message: null, data } as never);
const refused = (message: string) =>
  HttpResponse.json({ ok: false, message, data: null } as never, { status: 400 });

function open(ways = { password: true, passkey: true }) {
  const sent: unknown[] = [];
  mockServer.use(
    http.get(PATH, () => told(ways)),
    http.post(`${PATH}/password`, async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      return password === 'right' ? told(true) : refused('That is not your password.');
    }),
    http.post(`${PATH}/passkey/options`, () => told({ challenge: 'c' })),
    http.post(`${PATH}/passkey`, async ({ request }) => {
      sent.push(await request.json());
      return told(true);
    }),
  );
  const confirmation = createConfirmation();
  const view = renderShell(<Confirming />, { parts: { confirmation } });
  /** Requests a confirmation. */
  const ask = () => {
    let answer = Promise.resolve(false);
    act(() => void (answer = confirmation.ask()));
    return answer;
  };
  return { ...view, ask, sent };
}

it('asks nobody before something wants to know', () => {
  open();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is confirmed by the right password, for all who wait', async () => {
  const { user, ask } = open();
  const waiting = [ask(), ask()];

  await user.type(await screen.findByLabelText('Your password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('That is not your password.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await Promise.all(waiting)).toEqual([true, true]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is confirmed by a passkey', async () => {
  startAuthentication.mockResolvedValue({ id: 'signed' });
  const { user, ask, sent } = open();
  const waiting = ask();

  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));

  expect(await waiting).toBe(true);
  expect(sent).toEqual([{ credential: { id: 'signed' } }]);
});

it('says when no passkey was used', async () => {
  startAuthentication.mockRejectedValue(new Error('no'));
  const { user, ask } = open();
  void ask();

  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));

  expect(await screen.findByText('No passkey was used. Please try again.')).toBeInTheDocument();
});

it('is not confirmed when it is dismissed, and asks again the next time', async () => {
  const { user, ask } = open({ password: true, passkey: false });
  const waiting = ask();

  await screen.findByLabelText('Your password');
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(await waiting).toBe(false);
  void ask();
  expect(await screen.findByLabelText('Your password')).toHaveValue('');
});

it('leads to signing in again where another provider knows the password', async () => {
  const { ask } = open({ password: false, passkey: false });
  void ask();

  expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/api/auth/login?returnTo=%2F&again=1',
  );
});
