import { growCovers } from './growCovers';

const followed = jest.fn();
let change: (() => Promise<void>) | undefined;
let finish: () => void;

beforeAll(() => {
  // Neither is part of jsdom.
  globalThis.CSSStyleSheet = class {
    replaceSync = () => undefined;
  } as never;
  Object.assign(document, {
    adoptedStyleSheets: [],
    startViewTransition: (update: () => Promise<void>) => {
      change = update;
      const finished = new Promise<void>((resolve) => (finish = resolve));
      return { ready: Promise.resolve(), finished };
    },
  });
  growCovers();
  document.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed();
    event.preventDefault();
  });
});

const page = (html: string) => (document.querySelector('main')!.innerHTML = html);
const frame = () => document.querySelector('main img')!.parentElement!;
const press = () => document.links[0]!.click();
const CARD = '<article><a href="/salons/one">One</a><span><img></span></article>';
let width: number;
let motion: boolean;

beforeEach(() => {
  jest.clearAllMocks();
  change = undefined;
  width = 300;
  motion = true;
  document.body.innerHTML = '<main></main>';
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ matches: !motion }) as MediaQueryList);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ width, top: 10, bottom: 200 }) as DOMRect);
});

it('gives the pressed cover’s name to the first large picture of the next page, until it has grown', async () => {
  page(CARD);
  press();
  expect(followed).not.toHaveBeenCalled();
  expect(frame().style.viewTransitionName).toBe('cover');

  const changed = change!();
  expect(followed).toHaveBeenCalledTimes(1);
  expect(frame().style.viewTransitionName).toBe('');
  page('<h1>One</h1><span><img></span>');
  await changed;
  expect(frame().style.viewTransitionName).toBe('cover');

  finish();
  await Promise.resolve();
  expect(frame().style.viewTransitionName).toBe('');
});

it('does not wait for a page without a picture longer than 300 ms', async () => {
  jest.useFakeTimers();
  page(CARD);
  press();
  const changed = change!();
  page('<h1>One</h1>');
  await jest.advanceTimersByTimeAsync(300);
  await changed;
  jest.useRealTimers();
  expect(document.querySelector('[style*="cover"]')).toBeNull();
});

it.each<[string, string, () => void]>([
  ['the reader wants no motion', CARD, () => (motion = false)],
  ['the cover is small', CARD, () => (width = 80)],
  ['the link is in no card', '<a href="/salons/one">One</a><img>', () => undefined],
  ['the card has no picture', '<article><a href="/salons/one">One</a></article>', () => undefined],
])('follows a link at once where %s', (_case, html, arrange) => {
  arrange();
  page(html);
  press();
  expect(change).toBeUndefined();
  expect(followed).toHaveBeenCalledTimes(1);
});

it('leaves links to other sites to the browser', () => {
  page(CARD.replace('/salons/one', 'https://elsewhere.test/'));
  press();
  expect(change).toBeUndefined();
});
