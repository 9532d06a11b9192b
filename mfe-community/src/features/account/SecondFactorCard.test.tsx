import { mockServer, renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api';
import { answer } from '../../testing/answer';
import type { SecondFactor } from './secondFactor.api';
import { SecondFactorCard } from './SecondFactorCard';

const PATH = '*/api/auth/second-factor';
const WRONG = 'That code is not right, or was used already. Try the next one.';
const CODES = ['AAAA-BBBB', 'CCCC-DDDD'];
const ADDED: SecondFactor = {
  added_at: Date.UTC(2025, 10, 4, 18),
  recovery_codes_left: 7,
  is_required: false,
};
const NONE: SecondFactor = { added_at: null, recovery_codes_left: 0, is_required: false };

// msw takes any JSON; its type wants a literal one.
const json = (data: unknown, init?: ResponseInit) => HttpResponse.json(data as never, init);
const refused = (code: string, message: string, status: number) =>
  json({ ok: false, code, message, fields: null, data: null }, { status });

/** Fakes a gateway whose authenticator code is 123456. */
async function open(state: SecondFactor) {
  const whenRight =
    (data: unknown, next: SecondFactor) =>
    async ({ request }: { request: Request }) => {
      const { code } = (await request.json()) as { code: string };
      if (code !== '123456') return refused('INVALID', WRONG, 400);
      state = next;
      return json(answer(data));
    };
  mockServer.use(
    http.get(PATH, () => json(answer(state))),
    http.post(`${PATH}/set-up`, () => json(answer({ secret: 'ABCD EFGH', svg: '<svg />' }))),
    http.post(PATH, whenRight({ recovery_codes: CODES }, ADDED)),
    http.post(`${PATH}/recovery-codes`, whenRight({ recovery_codes: CODES }, ADDED)),
    http.post(`${PATH}/remove`, whenRight(true, NONE)),
  );
  const view = renderRemote(<SecondFactorCard />, { api });
  const card = within(await screen.findByRole('region', { name: 'Authenticator app' }));
  const give = async (code: string, confirm: string) => {
    const field = await screen.findByRole('textbox', { name: 'Code' });
    await view.user.clear(field);
    await view.user.type(field, code);
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
  };
  return { ...view, card, give };
}

it('is set up with a code of the app, and leaves recovery codes', async () => {
  const { user, card, give } = await open(NONE);

  await user.click(await card.findByRole('button', { name: 'Set up an app' }));
  expect(await screen.findByRole('img', { name: 'QR code for your app' })).toHaveAttribute(
    'src',
    'data:image/svg+xml,%3Csvg%20%2F%3E',
  );
  expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
  await give('000000', 'Continue');
  expect(await screen.findByText(WRONG)).toBeInTheDocument();
  await give('123456', 'Continue');

  const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  await user.click(within(codes).getByRole('button', { name: 'I’ve saved them' }));
  expect(await card.findByText(/Recovery codes left: 7/)).toBeInTheDocument();
});

it('gives new recovery codes for a code', async () => {
  const { user, card, give } = await open(ADDED);

  await user.click(await card.findByRole('button', { name: 'New recovery codes' }));
  await give('123456', 'Get new codes');

  expect(await screen.findByText(CODES[1]!)).toBeInTheDocument();
});

it('is removed for a code, and not for a wrong one', async () => {
  const { user, card, give } = await open(ADDED);

  await user.click(await card.findByRole('button', { name: 'Remove the app' }));
  await give('000000', 'Remove the app');
  expect(await screen.findByText(WRONG)).toBeInTheDocument();
  await give('123456', 'Remove the app');

  expect(await card.findByRole('button', { name: 'Set up an app' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is not shown where another provider signs members in', async () => {
  mockServer.use(http.get(PATH, () => refused('NOT_FOUND', 'There is nothing here.', 404)));
  renderRemote(<SecondFactorCard />, { api });

  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
