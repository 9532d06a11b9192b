import { screen } from '@testing-library/react';
import { failWith, renderRemote, respond } from '../testing';
import { inventedDocument } from '../testing/inventedDocument';
import { createBackgroundApi } from './createBackgroundApi';
import { operation } from './operation';

interface Result {
  ok: boolean;
  code?: string;
  data: number | null;
}

const UnreadDocument = inventedDocument<{ unread: Result | null }, object>('Unread');
const ReadDocument = inventedDocument<{ read: Result | null }, object>('Read');

const api = createBackgroundApi('test/background', ['Unread']);
const { useUnreadQuery, useReadMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    unread: build.query({ ...operation(UnreadDocument), providesTags: ['Unread'] }),
    read: build.mutation({
      ...operation(ReadDocument),
      invalidatesTags: ['Unread'],
      extraOptions: { keepalive: true },
    }),
  }),
});

function Bell() {
  const { data, error } = useUnreadQuery({});
  const [read] = useReadMutation();
  return (
    <>
      {data && <p>{data.unread?.data} unread</p>}
      {error && <p role="alert">{error.code}</p>}
      <button onClick={() => void read({})}>Read</button>
    </>
  );
}

it('says of what it reads, and not of what a member does, that nobody has asked for it', async () => {
  respond(UnreadDocument, { unread: { ok: true, data: 3 } });
  respond(ReadDocument, { read: { ok: true, data: null } });
  const fetched = jest.spyOn(globalThis, 'fetch');
  const { user } = renderRemote(<Bell />, { api });
  expect(await screen.findByText('3 unread')).toBeInTheDocument();
  respond(UnreadDocument, { unread: { ok: true, data: 0 } });

  await user.click(screen.getByRole('button', { name: 'Read' }));

  expect(await screen.findByText('0 unread')).toBeInTheDocument();
  const requests = fetched.mock.calls.map(([, init]) => [
    (JSON.parse(String(init!.body)) as { operationName: string }).operationName,
    new Headers(init!.headers).get('x-background'),
    init!.keepalive,
  ]);
  fetched.mockRestore();
  expect(requests).toEqual([
    ['Unread', '1', false],
    ['Read', null, true],
    ['Unread', '1', false],
  ]);
});

it.each<[string, Parameters<typeof respond<{ unread: Result | null }, object>>[1], string]>([
  ['is away', () => failWith([{ path: ['unread'], code: 'UNAVAILABLE' }], { unread: null }), 'UNAVAILABLE'],
  ['refuses', { unread: { ok: false, code: 'LIMITED', data: null } }, 'LIMITED'],
])('tells the platform nothing where a service %s', async (_what, answer, code) => {
  respond(UnreadDocument, answer);

  const { platform } = renderRemote(<Bell />, { api });

  expect(await screen.findByRole('alert')).toHaveTextContent(code);
  expect(platform.events.filter(({ type }) => type === 'answer')).toEqual([]);
});
