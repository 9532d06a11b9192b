import { createReadable } from './createReadable';
import type { Readable, ThemeName } from './platform';

/** Light or dark, as the system says, now and whenever it changes. */
export function systemTheme(): Readable<ThemeName> {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const theme = createReadable<ThemeName>(dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', () => theme.set(dark.matches ? 'dark' : 'light'));
  return theme;
}
