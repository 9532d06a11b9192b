import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRemoteApi } from '../api/createRemoteApi';
import { operation } from '../api/operation';
import { renderRemote, respond, sent } from '../testing';
import { inventedDocument } from '../testing/inventedDocument';
import { pagesFor, type Prefetch } from '../pages/pagesFor';
import { definePrefetch } from './definePrefetch';
import { FRESH } from './fresh';

const SalonDocument = inventedDocument<{ salon: { title: string } }, { slug: string }>('Salon');

const api = createRemoteApi('test/prefetch');
const injected = api.injectEndpoints({
  endpoints: (build) => ({ salon: build.query(operation(SalonDocument)) }),
});

const pageWith = (prefetch?: Prefetch) => ({
  title: 'A page',
  load: () => Promise.resolve({ default: () => null, ...(prefetch && { prefetch }) }),
});
const prefetch = definePrefetch(
  api,
  pagesFor('everybody', {
    '/salons/:slug': pageWith(({ slug = '' }) => [injected.util.prefetch('salon', { slug }, FRESH)]),
    '/search': pageWith((_params, search) => [
      injected.util.prefetch('salon', { slug: search.get('term')! }, FRESH),
    ]),
    '/plain': pageWith(),
  }),
);

/** A page that leads to a salon. */
function Door() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <Salon /> : <button onClick={() => setOpen(true)}>Open</button>;
}

function Salon() {
  const { data } = injected.useSalonQuery({ slug: 'one' });
  return data ? <h1>{data.salon.title}</h1> : null;
}

it('starts the queries of a page, and the page sends none of its own', async () => {
  respond(SalonDocument, { salon: { title: 'The Art of the Ask' } });
  const { platform, user } = renderRemote(<Door />, { api });

  await prefetch({ platform, path: '/salons/one' });
  await waitFor(() => expect(sent(SalonDocument)).toEqual([{ slug: 'one' }]));
  await user.click(screen.getByRole('button', { name: 'Open' }));

  expect(await screen.findByRole('heading')).toHaveTextContent('The Art of the Ask');
  expect(sent(SalonDocument)).toHaveLength(1);
});

it('does not repeat recent queries', async () => {
  respond(SalonDocument, { salon: { title: 'The Art of the Ask' } });
  const { platform } = renderRemote(<p>Elsewhere</p>, { api });

  await prefetch({ platform, path: '/salons/one' });
  await prefetch({ platform, path: '/salons/one' });
  await waitFor(() => expect(sent(SalonDocument)).not.toHaveLength(0));
  await prefetch({ platform, path: '/salons/one' });

  expect(sent(SalonDocument)).toHaveLength(1);
});

it('parses the address as the page does, and sends nothing for a page that is unknown or asks for nothing', async () => {
  respond(SalonDocument, { salon: { title: 'The Art of the Ask' } });
  const { platform } = renderRemote(<p>Elsewhere</p>, { api });

  await prefetch({ platform, path: '/nothing' });
  await prefetch({ platform, path: '/plain' });
  await prefetch({ platform, path: '/search?term=ask' });

  await waitFor(() => expect(sent(SalonDocument)).toEqual([{ slug: 'ask' }]));
});
