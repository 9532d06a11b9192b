import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { failWith, renderRemote, respond, sent } from '../testing';
import { inventedDocument } from '../testing/inventedDocument';
import { isMissing } from './answer';
import type { AnswerEvent } from './answerEvent';
import { messageOf } from './apiError';
import { createRemoteApi } from './createRemoteApi';
import { operation } from './operation';
import { useReadAgain } from './useReadAgain';

interface Result {
  ok: boolean;
  code?: string;
  message?: string;
  data: { title: string } | null;
}

const SalonDocument = inventedDocument<{ salon: Result | null; me?: unknown }, { slug: string }>('Salon');
const RsvpDocument = inventedDocument<{ createRSVP: Result | null }, { slug: string }>('Rsvp');

const api = createRemoteApi('test/api', ['Salon']);
const { useSalonQuery, useRsvpMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    salon: build.query({ ...operation(SalonDocument), providesTags: ['Salon'] }),
    rsvp: build.mutation({ ...operation(RsvpDocument), invalidatesTags: ['Salon'] }),
  }),
});

function Salon() {
  const { data, error, refetch } = useSalonQuery({ slug: 'boardroom-ready' });
  const [rsvp, { error: refusal }] = useRsvpMutation();
  return (
    <>
      {data && <h1>{data.salon?.data?.title ?? data.salon?.message}</h1>}
      {isMissing(data, 'me') && <p>Your seat is not known</p>}
      {error && <p role="alert">{messageOf(error)}</p>}
      {refusal && <p role="alert">{messageOf(refusal)}</p>}
      <button onClick={() => void rsvp({ slug: 'boardroom-ready' })}>RSVP</button>
      <button onClick={() => void refetch()}>Again</button>
    </>
  );
}

const found = { salon: { ok: true, data: { title: 'Boardroom Ready' } } };

it('sends a document with its name and variables, and shows the answer', async () => {
  respond(SalonDocument, found);

  renderRemote(<Salon />, { api });

  expect(await screen.findByRole('heading')).toHaveTextContent('Boardroom Ready');
  expect(sent(SalonDocument)).toEqual([{ slug: 'boardroom-ready' }]);
});

it('keeps the data of other services when one failed, and names what is missing', async () => {
  respond(SalonDocument, () =>
    failWith([{ path: ['me', 'rsvp'], code: 'UNAVAILABLE' }], { ...found, me: null }),
  );

  renderRemote(<Salon />, { api });

  expect(await screen.findByRole('heading')).toHaveTextContent('Boardroom Ready');
  expect(screen.getByText('Your seat is not known')).toBeInTheDocument();
});

it('is an error without any data, and recovers when retried', async () => {
  respond(SalonDocument, () => failWith([{ path: ['salon'] }], { salon: null }));
  const { user } = renderRemote(<Salon />, { api });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');

  respond(SalonDocument, found);
  await user.click(screen.getByRole('button', { name: 'Again' }));

  expect(await screen.findByRole('heading')).toHaveTextContent('Boardroom Ready');
});

it('returns the refusal of a query as data', async () => {
  respond(SalonDocument, {
    salon: { ok: false, code: 'NOT_FOUND', message: 'There is no such salon.', data: null },
  });

  renderRemote(<Salon />, { api });

  expect(await screen.findByRole('heading')).toHaveTextContent('There is no such salon.');
});

it('rejects a refused mutation with the server’s message', async () => {
  respond(SalonDocument, found);
  respond(RsvpDocument, {
    createRSVP: { ok: false, code: 'CONFLICT', message: 'The last seat is taken.', data: null },
  });
  const { user } = renderRemote(<Salon />, { api });

  await user.click(await screen.findByRole('button', { name: 'RSVP' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('The last seat is taken.');
});

it('distinguishes a lost connection from an unreadable answer', async () => {
  respond(SalonDocument, () => HttpResponse.error());
  const { user } = renderRemote(<Salon />, { api });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');

  respond(SalonDocument, () => new HttpResponse('<html>', { status: 502 }));
  await user.click(screen.getByRole('button', { name: 'Again' }));

  expect(await screen.findByText(/Something went wrong on our side/)).toBeInTheDocument();
});

it('refreshes the session when the server no longer knows the member', async () => {
  respond(SalonDocument, {
    salon: { ok: false, code: 'UNAUTHENTICATED', message: 'Please sign in.', data: null },
  });
  const refreshSession = jest.fn(() => Promise.resolve());

  renderRemote(<Salon />, { api, platform: { refreshSession } });

  expect(await screen.findByRole('heading')).toHaveTextContent('Please sign in.');
  expect(refreshSession).toHaveBeenCalled();
});

it('clears the cache when another user signs in', async () => {
  respond(SalonDocument, found);
  const { platform } = renderRemote(<Salon />, { api });
  await screen.findByRole('heading');

  respond(SalonDocument, { salon: { ok: true, data: { title: 'Hers alone' } } });
  act(() => platform.signIn({ ...platform.session.get().user!, id: 'another' }));

  expect(await screen.findByText('Hers alone')).toBeInTheDocument();
});

it('reports the outcome of each query to the platform, and refetches open pages after recovery', async () => {
  respond(SalonDocument, () => failWith([{ path: ['me'], code: 'UNAVAILABLE' }], { ...found, me: null }));
  const { platform } = renderRemote(<Salon />, { api });
  await screen.findByText('Your seat is not known');
  // An event has fields of any kind beside its type.
  const [told] = platform.events as unknown as AnswerEvent[];
  expect(told).toMatchObject({ type: 'answer', trouble: 'partial' });
  expect(await told!.again()).toBe('partial');

  respond(SalonDocument, found);
  expect(await told!.again()).toBeNull();

  await waitFor(() => expect(screen.queryByText('Your seat is not known')).toBeNull());
  expect(platform.events.at(-1)).toMatchObject({ key: told!.key, trouble: null });
});

it('refetches a query while its page is mounted, and not afterwards', async () => {
  let readAgain: () => Promise<unknown> = () => Promise.resolve();
  function Page() {
    const { data, refetch } = useSalonQuery({ slug: 'boardroom-ready' });
    readAgain = useReadAgain(refetch);
    return <h1>{data?.salon?.data?.title}</h1>;
  }
  respond(SalonDocument, found);
  const { unmount } = renderRemote(<Page />, { api });
  await screen.findByRole('heading', { name: 'Boardroom Ready' });

  expect(await act(() => readAgain())).toMatchObject(found);
  unmount();
  expect(await readAgain()).toBeNull();
  expect(sent(SalonDocument)).toHaveLength(2);
});

it('does not report a refusal as unavailable', async () => {
  respond(SalonDocument, {
    salon: { ok: false, code: 'NOT_FOUND', message: 'There is no such salon.', data: null },
  });

  const { platform } = renderRemote(<Salon />, { api });
  await screen.findByRole('heading');

  expect(platform.events).toMatchObject([{ type: 'answer', trouble: null }]);
});
