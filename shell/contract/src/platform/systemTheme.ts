import { createReadable } from './createReadable';
import type { Readable, ThemeName } from './platform';

/** The system's colour scheme, updated when it changes. */
export function systemTheme(): Readable<ThemeName> {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const theme = createReadable<ThemeName>(dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', () => theme.set(dark.matches ? 'dark' : 'light'));
  return theme;
}
