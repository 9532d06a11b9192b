import { mockServer, renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api';
import { answer } from '../../testing/answer';
import type { Passkey } from './account.api';
import { Passkeys } from './Passkeys';

const startRegistration = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: (asked: unknown) => startRegistration(asked) as unknown,
}));

const OPTIONS = { challenge: 'a-challenge' };
const CREDENTIAL = { id: 'made' };
// msw takes any JSON; its type wants a literal one.
const json = (data: unknown, init?: ResponseInit) => HttpResponse.json(data as never, init);
const refused = (code: string, message: string, status: number) =>
  json({ ok: false, code, message, fields: null, data: null }, { status });

const passkey = (id: string, name: string, last_used_at: number | null = null): Passkey => ({
  ...{ id, name, last_used_at, is_backed_up: false },
  created_at: Date.UTC(2025, 10, 4, 18),
});

/** Fakes a gateway that stores passkeys; returns what was sent to it. */
function gateway(...kept: Passkey[]) {
  const sent: unknown[] = [];
  const device = { id: 's', device: 'Chrome on Mac', created_at: 1, seen_at: 1, is_current: true };
  mockServer.use(
    http.get('*/api/auth/sessions', () => json(answer([device]))),
    http.get('*/api/auth/passkeys', () => json(answer(kept))),
    http.post('*/api/auth/passkeys/options', () => json(answer(OPTIONS))),
    http.post('*/api/auth/passkeys', async ({ request }) => {
      const made = (await request.json()) as { name: string };
      sent.push(made);
      kept = [...kept, passkey('made', made.name)];
      return json(answer(kept));
    }),
    http.delete('*/api/auth/passkeys/:id', ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.id);
      return json(answer(true));
    }),
  );
  return sent;
}

const open = async (...kept: Passkey[]) => {
  const sent = gateway(...kept);
  const view = renderRemote(<Passkeys />, { api });
  const card = within(await screen.findByRole('region', { name: 'Passkeys' }));
  return { ...view, card, sent };
};

const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  startRegistration.mockReset().mockResolvedValue(CREDENTIAL);
});
afterEach(() => void delete (window as { PublicKeyCredential?: unknown }).PublicKeyCredential);

it('are listed with when they were added and used', async () => {
  const { card } = await open(passkey('a', 'Laptop', Date.UTC(2025, 10, 5, 18)), passkey('b', 'Phone'));

  expect(await card.findByText(/Last used Nov 5.* added Nov 4/)).toBeInTheDocument();
  expect(card.getByText(/Not used yet · added Nov 4/)).toBeInTheDocument();
  expect(names()).toEqual(['Laptop', 'Phone']);
});

it('are added under a name that the browser suggests, with what the browser made', async () => {
  const { user, card, sent } = await open();

  await user.click(await card.findByRole('button', { name: 'Add a passkey' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Chrome on Mac');
  await user.clear(name);
  await user.type(name, 'Work laptop');
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  await waitFor(() => expect(names()).toEqual(['Work laptop']));
  expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: OPTIONS });
  expect(sent).toEqual([{ name: 'Work laptop', credential: CREDENTIAL }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['NotAllowedError', 'No passkey was created. Please try again.'],
  ['InvalidStateError', 'This device already has one of your passkeys.'],
])('are not added when the browser ends with %s', async (problem, words) => {
  startRegistration.mockRejectedValue(Object.assign(new Error('no'), { name: problem }));
  const { user, card, sent } = await open();

  await user.click(await card.findByRole('button', { name: 'Add a passkey' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(sent).toEqual([]);
});

it('are not created without a name', async () => {
  const { user, card } = await open();

  await user.click(await card.findByRole('button', { name: 'Add a passkey' }));
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(await screen.findByText('Give it a name')).toBeInTheDocument();
  expect(startRegistration).not.toHaveBeenCalled();
});

it('are removed one by one', async () => {
  const { user, card } = await open(passkey('a', 'Laptop'), passkey('b', 'Phone'));

  await user.click(await card.findByRole('button', { name: 'Remove Laptop' }));

  await waitFor(() => expect(names()).toEqual(['Phone']));
  expect(card.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
});

it('cannot be added where the browser has none', async () => {
  delete (window as { PublicKeyCredential?: unknown }).PublicKeyCredential;
  const { card } = await open();

  expect(await card.findByText('This browser doesn’t support passkeys.')).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

it('are not shown where another provider signs members in', async () => {
  gateway();
  mockServer.use(http.get('*/api/auth/passkeys', () => refused('NOT_FOUND', 'There is nothing here.', 404)));
  renderRemote(<Passkeys />, { api });

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Passkeys' })).not.toBeInTheDocument());
});

it('show an error when they did not load, and load on Retry', async () => {
  gateway(passkey('a', 'Laptop'));
  mockServer.use(http.get('*/api/auth/passkeys', () => refused('UNAVAILABLE', 'Away.', 503), { once: true }));
  const { user } = renderRemote(<Passkeys />, { api });

  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(names()).toEqual(['Laptop']));
});
