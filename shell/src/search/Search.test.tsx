import { act, screen, within } from '@testing-library/react';
import { createReadable, type RemoteManifest, type SlotRequest } from '@athenaeum/shell-contract';
import { renderShell } from '../testing/renderShell';
import { Search } from './Search';
import { START_SEARCH } from './useStartOfSearch';

const manifest: RemoteManifest = {
  name: 'mfe-one',
  contract: 1,
  area: 'learning',
  pages: [{ path: '/', title: 'Home', roles: ['member'] }],
  search: { to: '/', parameter: 'query_search', label: 'Search salons' },
};

const fillSlot = jest.fn(({ element }: SlotRequest) => {
  element.innerHTML = '<a href="/goals/one">First goal</a><a href="/goals/two">Second goal</a>';
  return { state: createReadable('filled' as const), end: () => element.replaceChildren() };
});

const setup = (options: Parameters<typeof renderShell>[1] = {}) =>
  renderShell(
    <>
      <Search />
      <button type="button">Elsewhere</button>
    </>,
    { manifests: [manifest], platform: { fillSlot, ...options.platform }, ...options },
  );

// There is no layout here to tell the bar from the screen: what is seen first is the bar.
const field = () => screen.getByRole('searchbox', { name: 'Search salons' });

beforeEach(() => {
  fillSlot.mockClear();
  Element.prototype.checkVisibility = () => true;
});

it('shows the results of a term on Enter, and on its button', async () => {
  const { user } = setup();

  await user.type(field(), ' board {Enter}');
  expect(location.search).toBe('?query_search=board');

  await user.type(field(), 'room');
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(location.search).toBe('?query_search=boardroom');
});

it('ignores an empty term', async () => {
  const { user } = setup();

  await user.type(field(), '   {Enter}');

  expect(location.search).toBe('');
});

it('shows the term of the address, and leads home when it is cleared', async () => {
  const { user } = setup({ route: '/?query_search=board' });
  expect(field()).toHaveValue('board');

  await user.clear(field());

  expect(location.search).toBe('');
});

it('follows the address on going back', () => {
  setup({ route: '/?query_search=board' });

  act(() => {
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });

  expect(field()).toHaveValue('');
});

it('loads suggestions once the field has focus, and passes what is typed', async () => {
  const { user } = setup();
  expect(fillSlot).not.toHaveBeenCalled();

  await user.type(field(), 'bo');

  expect(fillSlot).toHaveBeenCalledTimes(1);
  expect(fillSlot.mock.calls[0]![0].name).toBe('search.suggestions');
  expect(fillSlot.mock.calls[0]![0].props.get()).toEqual({ term: 'bo' });
});

it('leads to the suggestions by the arrows and closes them with Esc', async () => {
  const { user } = setup();
  await user.click(field());

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Second goal' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(field()).toHaveFocus();
});

it('closes the suggestions when focus leaves', async () => {
  const { user } = setup();
  await user.click(field());

  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

  expect(screen.queryByRole('link')).toBeNull();
});


it('is focused when a page asks for a new search', () => {
  setup();

  act(() => void dispatchEvent(new Event(START_SEARCH)));

  expect(field()).toHaveFocus();
});

it('has a screen of its own where the bar has no room, which closes once something is chosen', async () => {
  Element.prototype.checkVisibility = () => false;
  const { user } = setup();

  act(() => void dispatchEvent(new Event(START_SEARCH)));
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  expect(within(dialog).getByRole('searchbox')).toHaveFocus();
  expect(within(dialog).getByRole('link', { name: 'First goal' })).toBeInTheDocument();
  await user.keyboard('board{Enter}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toBe('?query_search=board');
});

it('is not there where no remote searches, or not for this viewer', () => {
  setup({ manifests: [{ ...manifest, search: undefined }] });
  setup({ session: null });

  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Search salons' })).toBeNull();
});
