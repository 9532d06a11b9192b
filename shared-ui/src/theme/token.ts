/**
 * Names for every design token, each with its `var(--...)`. Kept as plain names, without the values, so that
 * a page pays for the names only; `values.ts` and the global style hold what they stand for.
 */
export const token = {
  /** Surfaces, text, the one accent, and the five meanings (always beside a word or an icon). */
  color: named('color', [
    'page',
    'card',
    'sunken',
    'tint',
    'band',
    'line',
    'control',
    'scrim',
    'ink',
    'ink2',
    'ink3',
    'bandInk',
    'bandInk2',
    'lamp',
    'accent',
    'accentHover',
    'onAccent',
    'focus',
    'waitlistFg',
    'waitlistBg',
    'waitlistLine',
    'goodFg',
    'goodBg',
    'goodLine',
    'noteFg',
    'noteBg',
    'noteLine',
    'badFg',
    'badBg',
    'badLine',
    'artPaper',
    'artInk',
    'artAccent',
    'artLine',
  ]),
  /** Serif says what a thing is called; sans says what it does. */
  font: named('font', ['serif', 'sans']),
  /** 14 meta, 16 body, 20 card title, 24 panel, 32 section, 40 page title. */
  text: named('text', [14, 16, 20, 24, 32, 40]),
  leading: named('leading', ['tight', 'snug', 'body']),
  weight: named('weight', ['serif', 'body', 'strong']),
  tracking: named('tracking', ['display']),
  space: named('space', [4, 8, 12, 16, 24, 32, 48, 64]),
  radius: named('radius', [4, 8, 12, 'pill', 'arch']),
  /** Hover for what rests, float for menus and dialogs. Nothing at rest has a shadow. */
  shadow: named('shadow', ['hover', 'float']),
  /** 150 colour, 200 menus and dialogs, 400 accordion, 600 an opportunity opening. */
  motion: named('motion', ['fast', 'base', 'accordion', 'card']),
  layer: named('layer', ['sticky', 'topbar', 'menu', 'drawer', 'dialog', 'toast', 'critical']),
  ease: 'var(--ease)',
  measure: 'var(--measure)',
  container: 'var(--container)',
  containerNarrow: 'var(--container-narrow)',
  gutter: 'var(--gutter)',
  topbar: 'var(--topbar)',
  grain: 'var(--grain)',
} as const;

/** `accentHover` in `color` is `--color-accent-hover`; `ink2` is `--color-ink-2`. */
export function propertyName(group: string, name: string | number) {
  return `--${group}-${String(name).replace(/[A-Z]|(?<=[a-z])\d/g, (part) => `-${part.toLowerCase()}`)}`;
}

function named<const Name extends string | number>(group: string, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, `var(${propertyName(group, name)})`])) as Record<
    Name,
    string
  >;
}
