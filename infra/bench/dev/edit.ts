import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Where something is edited that is on Home. */
export interface Place {
  name: string;
  /** From the root. */
  file: string;
  /** What of the file is replaced, and by what, with `words` in it. */
  at: string;
  with(words: string): string;
}

export const PLACES: readonly Place[] = [
  {
    name: 'a remote',
    file: 'mfe-learning/src/features/home/HomeSections.tsx',
    at: 'title={homeText.upcoming}',
    with: (words) => `title={'${words}'}`,
  },
  {
    name: 'the shell',
    file: 'shell/src/layout/Footer.tsx',
    at: '<p>{layoutText.motto}</p>',
    with: (words) => `<p>{'${words}'}</p>`,
  },
  {
    name: 'shared-ui',
    file: 'shared-ui/src/elements/PageHeading/PageHeading.tsx',
    at: '<Title tabIndex={-1}>{title}</Title>',
    with: (words) => `<Title tabIndex={-1}>{title} {'${words}'}</Title>`,
  },
];

/** Writes into a file what is to be seen, and answers the ms until it is on the screen, with the page kept as it was. */
export async function editUntilSeen(page: Page, place: Place, words: string, text: string): Promise<number> {
  await page.evaluate(() => ((globalThis as { isKept?: boolean }).isKept = true));
  const seen = page.evaluate(untilShown(words));
  const startedAt = performance.now();
  writeFileSync(place.file, text.replace(place.at, place.with(words)));
  await seen;
  const took = performance.now() - startedAt;
  if (!(await page.evaluate(() => (globalThis as { isKept?: boolean }).isKept)))
    throw new Error(`An edit of ${place.file} loaded the page anew.`);
  return took;
}

/** Reported by the page itself, in the frame that shows it: polling from outside would notice it late. */
const untilShown = (words: string) => `new Promise((resolve) => {
  const look = () => {
    if (!document.body.textContent.includes(${JSON.stringify(words)})) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve());
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
})`;

export function textOf({ file, at }: Place): string {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(at)) throw new Error(`${file} has no ${at}`);
  return text;
}
