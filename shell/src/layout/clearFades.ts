/** The name that the theme has for it. */
const FADE = 'sideways';

/**
 * Takes the fade from rows and tables that the window has grown to hold: without anything to scroll their timeline is
 * inactive, and Chromium leaves the style as it was last.
 */
export function clearFades(): void {
  addEventListener('resize', () => {
    for (const animation of document.getAnimations?.() ?? [])
      if (isFade(animation) && !scrolls(animation)) {
        animation.cancel();
        animation.play();
      }
  });
}

const isFade = (animation: Animation) => (animation as Partial<CSSAnimation>).animationName === FADE;

function scrolls({ effect }: Animation): boolean {
  const row = (effect as KeyframeEffect | null)?.target;
  return !row || row.scrollWidth > row.clientWidth;
}
