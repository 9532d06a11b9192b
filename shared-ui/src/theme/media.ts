/** The product's widths in px. Media queries cannot read custom properties, so they come from here. */
export const breakpoints = [360, 500, 600, 768, 800, 900, 1070, 1240] as const;

export type Breakpoint = (typeof breakpoints)[number];

/** Queries for styled parts: `${media.under(600)} { ... }`. Fractions keep adjacent ranges from overlapping when zoomed. */
export const media = {
  /** Narrower than the width. */
  under: (width: Breakpoint) => `@media (max-width: ${width - 0.02}px)`,
  /** The width itself and narrower: what "over 900px" in the specification leaves out. */
  upTo: (width: Breakpoint) => `@media (max-width: ${width}px)`,
  /** The width itself and wider. */
  from: (width: Breakpoint) => `@media (min-width: ${width}px)`,
  /** Wider than the width. */
  over: (width: Breakpoint) => `@media (min-width: ${width + 0.02}px)`,
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
};
