import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forgetDrafts } from '@athenaeum/shared-ui/forms';
import type { FindInArea, RemoteManifest } from '@athenaeum/shell-contract';
import { testMember } from '@athenaeum/shell-contract/testing';
import { renderShell } from '../testing/renderShell';
import { Palette } from './Palette';

const manifestOf = (name: string, order: number, rest: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name,
  contract: 2,
  area: name.slice('mfe-'.length),
  pages: [
    { path: '/calendar', title: 'Upcoming Events', roles: ['member'] },
    { path: '/days', title: 'Upcoming Events', roles: ['member'] },
    { path: '/desk', title: 'Upcoming desk', roles: ['admin'] },
    { path: '/salons/:slug', title: 'Upcoming salon', roles: ['member'] },
    { path: '/join', title: 'Upcoming for everybody' },
  ],
  palette: { export: 'findInArea', order },
  ...rest,
});

const boards = [
  { to: '/salons/boardroom', title: 'Boardroom Ready', detail: 'Mon, Dec 1', note: 'Attending' },
  { to: '/salons/no', title: 'Saying No to a Board Seat', picture: { kind: 'cover' as const, name: 'no' } },
];
const salons = jest.fn<ReturnType<FindInArea>, Parameters<FindInArea>>();
const people = jest.fn<ReturnType<FindInArea>, Parameters<FindInArea>>();

const setup = (options: Parameters<typeof renderShell>[1] = {}) =>
  renderShell(
    <>
      <Palette />
      <input aria-label="Elsewhere" />
    </>,
    {
      manifests: [manifestOf('mfe-people', 20), manifestOf('mfe-salons', 10, { pages: [] })],
      ...options,
      parts: {
        loader: {
          load: (name: string) => Promise.resolve({ findInArea: name === 'mfe-salons' ? salons : people }),
        } as never,
      },
    },
  );

const field = () => screen.findByRole('combobox', { name: 'Search, or name a page' });
const titles = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  localStorage.clear();
  salons.mockReset().mockResolvedValue([{ label: 'Salons', items: boards }]);
  people
    .mockReset()
    .mockResolvedValue([
      { label: 'Members', items: [{ to: '/members/jo', title: 'Joanna', detail: 'Board Chair' }] },
    ]);
});

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  'is opened by %s and closed by Escape',
  async (keys) => {
    const { user } = setup();
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.keyboard(keys);
    expect(await screen.findByRole('dialog', { name: 'Search Athenaeum' })).toBeInTheDocument();
    await field();

    act(() => {
      screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true, bubbles: true }));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('keeps what is typed while it is loaded', async () => {
  setup();

  for (const key of ['/', 'b', 'o']) fireEvent.keyDown(document.body, { key });

  expect(await field()).toHaveValue('bo');
});

it('leaves / to a field, and is not there for a visitor', async () => {
  const { user, unmount } = setup();
  await user.type(screen.getByRole('textbox', { name: 'Elsewhere' }), '/');
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveValue('/');
  unmount();

  setup({ session: null });
  await user.keyboard('/');

  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows what the areas find, in their order, then pages for the viewer', async () => {
  const { user } = setup();
  await user.keyboard('/');
  await user.type(await field(), 'board');

  expect(await screen.findByRole('option', { name: /Joanna/ })).toBeInTheDocument();
  expect(titles('Salons')).toEqual(['Boardroom ReadyMon, Dec 1Attending', 'Saying No to a Board Seat']);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Salons',
    'Members',
  ]);
  expect(salons.mock.calls[0]![0].term).toBe('bo');
  await waitFor(() => expect(salons.mock.lastCall![0].term).toBe('board'));

  await user.clear(await field());
  await user.type(await field(), 'up');
  expect(titles('Pages')).toEqual(['Upcoming EventsPeople↵']);
});

it('keeps a page that is named first when the areas answer', async () => {
  const { user, platform } = setup();
  const navigate = jest.spyOn(platform, 'navigate');
  await user.keyboard('/');
  await user.type(await field(), 'up ev');
  await screen.findByRole('option', { name: /Boardroom/ });
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Pages',
    'Salons',
    'Members',
  ]);

  await user.keyboard('{Enter}');

  expect(navigate).toHaveBeenCalledWith('/calendar');
});

it('shows at once what the next letters name among all that was found, and no more than an area shows', async () => {
  const named = ['Board one', 'Board two', 'Board three', 'Board four', 'Board five', 'Boarding'];
  const items = named.map((title) => ({ to: `/salons/${title}`, title }));
  salons.mockResolvedValue([{ label: 'Salons', items }]);
  people.mockResolvedValue([{ label: 'Members', items, shown: 2 }]);
  const { user } = setup();
  await user.keyboard('/');
  await user.type(await field(), 'board');
  await screen.findByRole('option', { name: /Board three/ });
  expect(titles('Salons')).toEqual(['Board one↵', 'Board two', 'Board three']);
  expect(titles('Members')).toEqual(['Board one', 'Board two']);
  for (const area of [salons, people]) area.mockReturnValue(new Promise(() => undefined));

  await user.type(await field(), ' f');
  expect(titles('Salons')).toEqual(['Board four↵', 'Board five']);

  await user.type(await field(), 'o');
  expect(titles('Members')).toEqual(['Board four']);
});

it('shows what it knows at once while the areas search again', async () => {
  const { user } = setup();
  await user.keyboard('/');
  await user.type(await field(), 'board');
  await screen.findByRole('option', { name: /Joanna/ });
  salons.mockReturnValue(new Promise(() => undefined));

  await user.type(await field(), 'r');

  expect(titles('Salons')).toEqual(['Boardroom ReadyMon, Dec 1Attending']);
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
});

it('keeps what was found by more than its name until the area has answered, and no action of it', async () => {
  const about = { to: '/salons/pay', title: 'Pay Gaps' };
  const named = { to: '/salons/culpepper', title: 'Culpepper' };
  const act = { to: '/salons/pay', title: 'RSVP to Pay Gaps', act: jest.fn() };
  salons.mockResolvedValue([
    { label: 'Do', areActions: true, items: [act] },
    { label: 'Salons', items: [about, named] },
  ]);
  const { user } = setup();
  await user.keyboard('/');
  await user.type(await field(), 'cul');
  await screen.findByRole('option', { name: /Pay Gaps$/ });
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Searching…'));
  salons.mockReturnValue(new Promise(() => undefined));

  await user.type(await field(), 't');

  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  expect(titles('Salons')).toEqual(['Pay Gaps↵']);
  expect(screen.queryByRole('option', { name: /RSVP/ })).not.toBeInTheDocument();
});

it('asks an area that is slow for one term at a time, and then for what was typed last', async () => {
  let answer: (groups: Awaited<ReturnType<FindInArea>>) => void = () => undefined;
  salons.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { user } = setup();
  await user.keyboard('/');
  await user.type(await field(), 'bo');
  await user.type(await field(), 'a');
  await waitFor(() => expect(people.mock.lastCall![0].term).toBe('boa'));
  await user.type(await field(), 'rd');
  await waitFor(() => expect(people.mock.lastCall![0].term).toBe('board'));
  expect(salons).toHaveBeenCalledTimes(1);

  act(() => answer([]));

  expect(await screen.findByRole('option', { name: /Saying No/ })).toBeInTheDocument();
  expect(salons.mock.calls.map(([{ term }]) => term)).toEqual(['bo', 'board']);
});

it('shows what can be done first, and does it instead of going anywhere', async () => {
  const reserve = jest.fn();
  const [, second] = boards;
  salons.mockResolvedValue([
    { label: 'Salons', items: boards },
    { label: 'Do', areActions: true, items: [{ ...second!, title: 'RSVP to Saying No', act: reserve }] },
  ]);
  people.mockResolvedValue([
    { label: 'Do', areActions: true, items: [{ to: '/refer', title: 'Refer a friend' }] },
  ]);
  const { user, platform } = setup();
  const navigate = jest.spyOn(platform, 'navigate');
  await user.keyboard('/');
  await user.type(await field(), 'board');
  await screen.findByRole('group', { name: 'Do' });
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Do',
    'Salons',
  ]);
  expect(titles('Do')).toEqual(['RSVP to Saying No↵', 'Refer a friend']);

  await user.keyboard('{Enter}');

  expect(reserve).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('/');
  await field();
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

it('goes on without an area that fails', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  salons.mockRejectedValue(new Error('Away'));
  const { user } = setup();
  await user.keyboard('/');
  await user.type(await field(), 'board');

  expect(await screen.findByRole('option', { name: /Joanna/ })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Salons' })).toBeNull();
  expect(await screen.findByText('1 result')).toBeInTheDocument();
});

describe('the link to all results', () => {
  const search = { to: '/calendar', parameter: 'q' };
  const counted = (results: number | null): Awaited<ReturnType<FindInArea>> => [
    { label: 'Salons', items: boards, results },
  ];
  const open = async () => {
    const { user } = setup({
      manifests: [manifestOf('mfe-people', 20, { search }), manifestOf('mfe-salons', 10, { pages: [] })],
    });
    await user.keyboard('/');
    await user.type(await field(), 'board');
    await screen.findByText('3 results');
    return { user, link: screen.getByRole('link', { name: /^See all/ }) };
  };
  beforeEach(() => {
    salons.mockResolvedValue(counted(40));
    people.mockResolvedValue([
      { label: 'Members', items: [{ to: '/members/jo', title: 'Joanna' }], results: 1 },
      { label: 'Roles', items: [] },
    ]);
  });

  it('says how many they are in the areas that have some, once all of them have answered', async () => {
    const { user, link } = await open();
    expect(link).toHaveTextContent('See all 41 results');
    expect(link).toHaveAttribute('href', '/calendar?q=board');

    salons.mockReturnValue(new Promise(() => undefined));
    await user.type(await field(), 'r');

    expect(link).toHaveTextContent('See all results');
  });

  it('says no number where an area does not know it', async () => {
    salons.mockResolvedValue(counted(null));
    expect((await open()).link).toHaveTextContent('See all results');
  });

  it('says no number while an area is away', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    salons.mockResolvedValue([{ label: 'Salons', items: boards }]);
    people.mockRejectedValue(new Error('Away'));
    const { user } = setup({
      manifests: [manifestOf('mfe-people', 20, { search }), manifestOf('mfe-salons', 10, { pages: [] })],
    });
    await user.keyboard('/');
    await user.type(await field(), 'board');
    await screen.findByText('2 results');

    expect(screen.getByRole('link', { name: 'See all results' })).toBeInTheDocument();
  });
});

it('is moved in by the arrows, round the ends, and Enter goes there', async () => {
  const { user, platform } = setup();
  const navigate = jest.spyOn(platform, 'navigate');
  await user.keyboard('/');
  await user.type(await field(), 'board');
  await screen.findByRole('option', { name: /Joanna/ });
  expect(await active()).toMatch(/^Boardroom/);

  await user.keyboard('{ArrowUp}');
  expect(await active()).toMatch(/^Joanna/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Saying No');
  await user.keyboard('{Enter}');

  expect(navigate).toHaveBeenCalledWith('/salons/no');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the last five of this account until it signs out', async () => {
  const items = Array.from({ length: 3 }, (_, at) => ({ to: `/a/${at}`, title: `Board ${at}` }));
  salons.mockImplementation(({ term }) =>
    Promise.resolve([
      {
        label: 'Salons',
        items:
          term === 'board'
            ? items
            : items.map((item) => ({ ...item, to: `${item.to}b`, title: `Second ${item.title}` })),
      },
    ]),
  );
  const { user, unmount } = setup();
  for (const [term, name] of [
    ['board', 'Board 0'],
    ['board', 'Board 1'],
    ['board', 'Board 2'],
    ['second', 'Second Board 0'],
    ['second', 'Second Board 1'],
    ['second', 'Second Board 2'],
  ] as const) {
    await user.keyboard('/');
    await user.type(await field(), term);
    await user.click(await screen.findByRole('option', { name }));
  }
  await user.keyboard('/');
  await field();
  expect(await active()).toBe('Second Board 2');
  expect(titles('Recent')).toEqual([
    'Second Board 2',
    'Second Board 1',
    'Second Board 0',
    'Board 2',
    'Board 1',
  ]);
  unmount();

  const other = setup({ session: { ...testMember, id: 'somebody-else' } });
  await other.user.keyboard('/');
  await field();
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  other.unmount();

  forgetDrafts();
  setup();
  await user.keyboard('/');
  await field();
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});
