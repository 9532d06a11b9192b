import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel, type CarouselProps } from './Carousel';

/** Stands in for the browser's IntersectionObserver: reports which cards are in view. */
let tell: (indexes: number[]) => void;
let scrolledBy: number[];

beforeEach(() => {
  scrolledBy = [];
  Element.prototype.scrollBy = jest.fn((options: ScrollToOptions) => {
    scrolledBy.push(options.left ?? 0);
  }) as typeof Element.prototype.scrollBy;
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1240);
  // jsdom has no observer: as much of one as the carousel asks for.
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const cards: Element[] = [];
    tell = (indexes) =>
      act(() =>
        callback(
          cards.map((target, index) => ({
            target,
            intersectionRatio: indexes.includes(index) ? 1 : 0,
          })) as never,
          {} as never,
        ),
      );
    return {
      observe: (card: Element) => cards.push(card),
      disconnect: () => {},
      unobserve: () => {},
    } as never;
  });
});

afterEach(() => jest.restoreAllMocks());

const show = (count: number, width: number, props: Partial<CarouselProps> = {}) => {
  window.innerWidth = width;
  render(
    <Carousel title="Upcoming" {...props}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`#${index}`}>
          Salon {index + 1}
        </a>
      ))}
    </Carousel>,
  );
};

const cards = () => within(screen.getByRole('list')).getAllByRole('listitem', { hidden: true });
const inert = () => cards().map((card) => card.hasAttribute('inert'));
const arrow = (name: 'Previous' | 'Next') => screen.queryByRole('button', { name: `${name}: Upcoming` });

it.each([
  [1241, 4],
  [1240, 3],
  [901, 3],
  [900, 2],
  [801, 2],
])('at %d px shows %d, and arrows only when there are more', (width, perView) => {
  show(perView, width);
  expect(arrow('Next')).not.toBeInTheDocument();
});

it.each([
  [1241, 5],
  [1240, 4],
  [900, 3],
])('at %d px has arrows for %d cards', (width, count) => {
  show(count, width);
  expect(arrow('Next')).toBeInTheDocument();
});

it('is swiped, not pressed, up to 800 px: no arrows, nothing inert', () => {
  show(9, 800);

  expect(arrow('Next')).not.toBeInTheDocument();
  expect(inert()).toEqual(Array(9).fill(false));
});

it('holds three at a time where asked', () => {
  show(4, 1440, { per: 3 });

  expect(arrow('Next')).toBeInTheDocument();
});

it('holds at most twenty', () => {
  show(25, 1440);

  expect(cards()).toHaveLength(20);
});

it('keeps cards out of view from the keyboard and knows both ends', () => {
  show(6, 1440);

  tell([0, 1, 2, 3]);
  expect(inert()).toEqual([false, false, false, false, true, true]);
  expect(arrow('Previous')).toHaveAttribute('aria-disabled', 'true');
  expect(arrow('Next')).not.toHaveAttribute('aria-disabled');

  tell([2, 3, 4, 5]);
  expect(inert()).toEqual([true, true, false, false, false, false]);
  expect(arrow('Previous')).not.toHaveAttribute('aria-disabled');
  expect(arrow('Next')).toHaveAttribute('aria-disabled', 'true');
});

it('turns by what is in view and says where it is', async () => {
  show(6, 1440);
  tell([0, 1, 2, 3]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await userEvent.click(arrow('Next') as HTMLElement);
  tell([2, 3, 4, 5]);

  expect(scrolledBy).toEqual([1240]);
  expect(screen.getByRole('status')).toHaveTextContent('3 to 6 of 6');
});
