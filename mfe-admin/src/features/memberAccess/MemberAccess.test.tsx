import { mockServer, renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api';
import { MemberAccess } from './MemberAccess';

const told = (data: unknown) =>
  // msw takes any JSON; its type wants a literal one, here and below.
  HttpResponse.json({ ok: true, code: null, message: null, fields: null, data } as never);
const refused = (code: string, message: string, status: number) =>
  HttpResponse.json({ ok: false, code, message, fields: null, data: null } as never, { status });

function open() {
  const asked: unknown[] = [];
  const hear =
    (answer: () => ReturnType<typeof told>) =>
    async ({ request }: { request: Request }) => {
      asked.push([new URL(request.url).pathname, await request.json()]);
      return answer();
    };
  mockServer.use(
    http.post(
      '*/api/auth/members/:id/sign-out',
      hear(() => told(3)),
    ),
    http.post(
      '*/api/auth/members/:id/reset-factors',
      hear(() => told(true)),
    ),
  );
  const view = renderRemote(<MemberAccess id="amara" />, { api });
  const ask = async (button: string, confirm: string, reason: string) => {
    await view.user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    if (reason) await view.user.type(dialog.getByRole('textbox'), reason);
    await view.user.click(dialog.getByRole('button', { name: confirm }));
    return dialog;
  };
  return { ...view, asked, ask };
}

it('ends every session of a member, with the reason', async () => {
  const { asked, ask } = open();

  await ask('Sign out everywhere', 'Sign out', 'A stolen laptop.');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toEqual([['/api/auth/members/amara/sign-out', { reason: 'A stolen laptop.' }]]);
});

it('resets the second step of a member, with the reason', async () => {
  const { asked, ask } = open();

  await ask('Reset two-step sign-in', 'Reset', 'Lost the telephone.');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toEqual([['/api/auth/members/amara/reset-factors', { reason: 'Lost the telephone.' }]]);
});

it('asks for a reason, and shows why it was refused', async () => {
  const { asked, ask, user } = open();
  mockServer.use(
    http.post('*/reset-factors', () => refused('NOT_FOUND', 'We could not find that second factor.', 404)),
  );

  const dialog = await ask('Reset two-step sign-in', 'Reset', '');
  expect(await dialog.findByText('Say why')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), 'Lost.');
  await user.click(dialog.getByRole('button', { name: 'Reset' }));

  expect(await dialog.findByText('We could not find that second factor.')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
