import { screen, waitFor } from '@testing-library/react';
import { AppLink, Navigate, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from '..';
import { renderRemote } from '../testing';

function Params({ of }: { of: string }) {
  // The library also counts them.
  const named = Object.entries(useParams()).filter(([name]) => Number.isNaN(Number(name)));
  return (
    <h1>
      {of} {JSON.stringify(Object.fromEntries(named))}
    </h1>
  );
}

const routes = (
  <Routes>
    <Route path="/salons/:slug" element={<Params of="salon" />} />
    <Route path="/salons/new" element={<Params of="new" />} />
    <Route path="/intake/:step?" element={<Params of="intake" />} />
    <Route path="/members/:slug/*" element={<Params of="member" />} />
    <Route path="/people" element={<Navigate to="/members/ada" replace />} />
    <Route path="*" element={<Params of="nothing" />} />
  </Routes>
);

it.each([
  ['/salons/the-art', 'salon {"slug":"the-art"}'],
  ['/salons/caf%C3%A9/', 'salon {"slug":"café"}'],
  ['/salons/100%25%2Fno%3F', 'salon {"slug":"100%/no?"}'],
  ['/salons/%2541', 'salon {"slug":"%41"}'],
  ['/salons/%E0%A4%A', 'salon {"slug":"%E0%A4%A"}'],
  ['/salons/new', 'new {}'],
  ['/Salons/new', 'nothing {"*":"Salons/new"}'],
  ['/intake', 'intake {}'],
  ['/intake/two', 'intake {"step":"two"}'],
  ['/members/ada', 'member {"slug":"ada"}'],
  ['/members/ada/edit/name', 'member {"slug":"ada","*":"edit/name"}'],
  ['/members/ada/edit/', 'member {"slug":"ada","*":"edit"}'],
  ['/elsewhere', 'nothing {"*":"elsewhere"}'],
])('shows the page of %s', (route, heading) => {
  renderRemote(routes, { route });

  expect(screen.getByRole('heading')).toHaveTextContent(heading);
});

it('redirects from a moved page without a history entry', async () => {
  const before = history.length;

  renderRemote(routes, { route: '/people' });

  expect(await screen.findByRole('heading', { name: /^member/ })).toBeInTheDocument();
  expect(history.length).toBe(before);
});

it('follows a chain of redirects', async () => {
  function Moving() {
    const { step } = useParams();
    return step === 'three' ? (
      <h1>There</h1>
    ) : (
      <Navigate to={step ? '/moving/three' : '/moving/two'} replace />
    );
  }
  renderRemote(
    <Routes>
      <Route path="/moving/:step?" element={<Moving />} />
    </Routes>,
    { route: '/moving' },
  );

  expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
});

it('keeps a page’s state between its own addresses', async () => {
  const wizard = <input aria-label="Name" />;
  const { user } = renderRemote(
    <>
      <Routes>
        <Route path="/intake" element={wizard} />
        <Route path="/intake-form/:step?" element={wizard} />
      </Routes>
      <AppLink to="/intake-form/two">On</AppLink>
    </>,
    { route: '/intake' },
  );
  await user.type(screen.getByRole('textbox'), 'Ada');

  await user.click(screen.getByRole('link', { name: 'On' }));

  await waitFor(() => expect(location.pathname).toBe('/intake-form/two'));
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
});

it.each([
  ['?page=100%25', '100%'],
  ['?page=%2541', '%41'],
  ['?page=a%26b+c', 'a&b c'],
  ['?page=%E0%A4%A', '\uFFFD%A'],
])('reads the query %s once', (query, page) => {
  renderRemote(<List />, { route: `/list${query}` });

  expect(screen.getByRole('heading').textContent).toBe(`${page}  null`);
});

function List() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  return (
    <>
      <h1>
        {params.get('page') ?? '1'} {hash} {JSON.stringify(state)}
      </h1>
      <AppLink to="?page=2">Next</AppLink>
      <button onClick={() => setParams({ page: '3' }, { replace: true })}>Last</button>
      <button onClick={() => setParams({})}>First</button>
      <button onClick={() => navigate('/list#end', { state: 'kept' })}>End</button>
    </>
  );
}

it('stays on the page for another query, with a new or a replaced history entry', async () => {
  const { user } = renderRemote(<List />, { route: '/list?page=1' });
  const before = history.length;

  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list?page=2');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: /^2/ })).toBeInTheDocument();
  expect(history.length).toBe(before + 1);

  await user.click(screen.getByRole('button', { name: 'Last' }));
  expect(await screen.findByRole('heading', { name: /^3/ })).toBeInTheDocument();
  expect(history.length).toBe(before + 1);

  await user.click(screen.getByRole('button', { name: 'First' }));
  expect(await screen.findByRole('heading', { name: /^1/ })).toBeInTheDocument();
  expect(location.search).toBe('');
});

it('passes the anchor and the entry’s state to a page', async () => {
  const { user } = renderRemote(<List />, { route: '/list' });

  await user.click(screen.getByRole('button', { name: 'End' }));

  expect(await screen.findByRole('heading', { name: '1 #end "kept"' })).toBeInTheDocument();
});

it('ignores the redirect of a page that was left', async () => {
  let leave: ReturnType<typeof useNavigate> = () => undefined;
  let search: ReturnType<typeof useSearchParams>[1] = () => undefined;
  function Saving() {
    leave = useNavigate();
    [, search] = useSearchParams();
    return <AppLink to="/elsewhere">Elsewhere</AppLink>;
  }
  const { user } = renderRemote(
    <Routes>
      <Route path="/saving" element={<Saving />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    { route: '/saving' },
  );
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });

  leave('/saved');
  search({ page: '2' });

  expect(location.pathname + location.search).toBe('/elsewhere');
});

it('pushes no second entry for the current address', async () => {
  const navigate = jest.fn();
  const { user } = renderRemote(<AppLink to="/list">Here</AppLink>, {
    route: '/list',
    platform: { navigate },
  });

  await user.click(screen.getByRole('link', { name: 'Here' }));

  expect(navigate).toHaveBeenCalledWith('/list', expect.objectContaining({ replace: true }));
});
