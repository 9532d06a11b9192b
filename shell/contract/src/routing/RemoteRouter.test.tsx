import type { ComponentType } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { readLanguageFrom } from '@athenaeum/messages';
import {
  AppLink,
  defineRemote,
  defineTranslations,
  lazyRoute,
  Route,
  Routes,
  useParams,
  useSearchParams,
} from '..';
import { renderRemote } from '../testing';

const manifest = defineRemote({
  name: 'mfe-test',
  contract: 1,
  area: 'test',
  pages: [
    { path: '/', title: 'Home' },
    { path: '/salons/:slug', title: 'Salon' },
  ],
});

function Home() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <h1>Home</h1>
      <AppLink to="/salons/one">First salon</AppLink>
      <a href="/salons/two">Second salon</a>
      <a href="/coaching">Elsewhere</a>
      <a href="#below">Below</a>
      <a href="/api/auth/login">Sign in</a>
      <a href="/salons/three" target="_blank">
        In a tab of its own
      </a>
      <button onClick={() => setParams({ page: '2' })}>Page {params.get('page') ?? '1'}</button>
    </>
  );
}

function Salon() {
  return <h1>Salon {useParams().slug}</h1>;
}

const app = (
  <Routes>
    <Route path="/" element={<Home />} />
    <Route path="/salons/:slug" element={<Salon />} />
    <Route path="*" element={<h1>Not here</h1>} />
  </Routes>
);

afterEach(() => readLanguageFrom(null));
beforeEach(() => {
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

it.each(['First salon', 'Second salon'])(
  'follows a link inside the area without loading a page: %s',
  async (name) => {
    const { user } = renderRemote(app, { manifest });

    await user.click(screen.getByRole('link', { name }));

    const heading = await screen.findByRole('heading', { name: /^Salon/ });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Salon');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  },
);

it('titles a page in the reader’s language, where a label has it', async () => {
  readLanguageFrom(() => 'es');
  await defineTranslations({})('es', { Home: 'Inicio' });

  renderRemote(app, { manifest });

  await waitFor(() => expect(document.title).toBe('Inicio'));
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
  const navigate = jest.fn();
  renderRemote(app, { manifest, platform: { navigate } });

  for (const name of ['First salon', 'Second salon']) {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    screen.getByRole('link', { name }).dispatchEvent(press);
  }

  expect(navigate).not.toHaveBeenCalled();
});

it('leaves an anchor of the current page to the browser, without moving focus or scroll position', async () => {
  const navigate = jest.fn();
  const { user } = renderRemote(app, { manifest, platform: { navigate } });
  const link = screen.getByRole('link', { name: 'Below' });

  await user.click(link);

  expect(location.hash).toBe('#below');
  expect(navigate).not.toHaveBeenCalled();
  expect(link).toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('passes links to other areas to the platform', async () => {
  const navigate = jest.fn();
  const { user } = renderRemote(app, { manifest, platform: { navigate } });

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(navigate).toHaveBeenCalledWith('/coaching', expect.objectContaining({ replace: false }));
});

it('leaves links to no page, and to new tabs, to the browser', async () => {
  const navigate = jest.fn();
  const { user } = renderRemote(app, { manifest, platform: { navigate } });
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);

  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await user.click(screen.getByRole('link', { name: 'In a tab of its own' }));

  expect(navigate).not.toHaveBeenCalled();
  document.removeEventListener('click', stay);
});

it('keeps scroll position and focus when only the query changes', async () => {
  const { user } = renderRemote(app, { manifest });
  const button = screen.getByRole('button', { name: 'Page 1' });

  await user.click(button);

  expect(await screen.findByRole('button', { name: 'Page 2' })).toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('goes back', async () => {
  const { user } = renderRemote(app, { manifest });
  await user.click(screen.getByRole('link', { name: 'First salon' }));
  await screen.findByRole('heading', { name: 'Salon one' });

  history.back();

  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
});

it('focuses the heading of a page whose code loads late, not a hidden one', async () => {
  // jsdom has no layout: what React hides says so itself.
  HTMLElement.prototype.checkVisibility = function isShown(this: HTMLElement) {
    return !this.closest('[style*="display: none"]');
  };
  let arrive = (_code: { default: ComponentType }) => {};
  const Late = lazyRoute(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const wizard = (
    <Routes>
      <Route path="/salons/:slug" element={<Step Late={Late} />} />
    </Routes>
  );
  const { user } = renderRemote(wizard, { manifest, route: '/salons/first' });

  await user.click(screen.getByRole('link', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'First' })).not.toBeInTheDocument());
  await act(async () => arrive({ default: () => <h1>Second</h1> }));

  expect(await screen.findByRole('heading', { name: 'Second' })).toHaveFocus();
});

function Step({ Late }: { Late: ComponentType }) {
  return useParams().slug === 'second' ? (
    <Late />
  ) : (
    <>
      <h1>First</h1>
      <AppLink to="/salons/second">Go on</AppLink>
    </>
  );
}
