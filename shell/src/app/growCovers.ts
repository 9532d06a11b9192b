import { pressedPage } from '@athenaeum/shell-contract';

/** How long a pressed page may stand still until the next one is drawn, ms. Then that one appears as it would without. */
const MAX_WAIT_MS = 300;
const MIN_COVER_WIDTH = 120;
const MIN_HERO_WIDTH = 240;

let isGrowing = false;

/**
 * Lets the cover of a pressed card grow into the first large picture of its page, from the first call on. Nothing happens where the
 * browser has no view transitions or the reader wants no motion.
 */
export function growCovers(): void {
  if (isGrowing || !('startViewTransition' in document)) return;
  isGrowing = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(MOTION);
  document.adoptedStyleSheets.push(sheet);
  let isFollowing = false;
  document.addEventListener(
    'click',
    (event) => {
      if (isFollowing || !pressedPage(event) || wantsNoMotion()) return;
      const link = (event.target as Element).closest('a')!;
      const cover = coverOf(link);
      if (!cover) return;
      // The old page is only looked at in the next frame; until then nothing may have changed.
      event.preventDefault();
      event.stopPropagation();
      grow(cover, () => {
        isFollowing = true;
        link.click();
        isFollowing = false;
      });
    },
    true,
  );
}

function grow(cover: HTMLElement, follow: () => void): void {
  const before = new Set(pictures());
  let hero: HTMLElement | null = null;
  cover.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    cover.style.viewTransitionName = '';
    follow();
    hero = await heroAmong(before);
    if (hero) hero.style.viewTransitionName = NAME;
  });
  const end = () => {
    if (hero) hero.style.viewTransitionName = '';
  };
  // A transition that the browser skips, for one as its tab is hidden, rejects what it promised; the page is there all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}

/** The frame of the picture of the card that holds the link. */
function coverOf(link: Element): HTMLElement | null {
  const picture = link.closest('main :is(article, li)')?.querySelector('img');
  return picture && isInView(picture, MIN_COVER_WIDTH) ? picture.parentElement : null;
}

/** The frame of the first large picture that was not there before; null when none comes in time. */
function heroAmong(before: ReadonlySet<Element>): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const settle = (hero: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(hero);
    };
    const look = () => {
      const hero = pictures().find((picture) => !before.has(picture) && isInView(picture, MIN_HERO_WIDTH));
      if (hero) settle(hero.parentElement);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => settle(null), MAX_WAIT_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

const pictures = () => [...document.querySelectorAll('main img')];

function isInView(picture: Element, minWidth: number): boolean {
  const { width, top, bottom } = picture.getBoundingClientRect();
  return width >= minWidth && bottom > 0 && top < innerHeight;
}

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const NAME = 'cover';

/** The cover moves; the pages around it change at once. */
const MOTION = `
  ::view-transition-group(${NAME}) { animation-duration: 400ms; animation-timing-function: cubic-bezier(0.2, 0, 0, 1); }
  ::view-transition-old(root), ::view-transition-new(root) { animation: none; }
  ::view-transition-old(root) { display: none; }
`;
