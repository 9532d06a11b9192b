import { themeCss } from './themeCss';
import { token } from './token';
import { darkColors, lightColors } from './values';

const names = (group: object): string[] =>
  Object.values(group).flatMap((value) => (typeof value === 'string' ? [value] : names(value)));

it('has a value for every token', () => {
  const missing = names(token).filter((value) => !themeCss.includes(`${value.slice(4, -1)}:`));

  expect(missing).toEqual([]);
});

it('holds either theme by data-theme and follows the system without it, on screens', () => {
  expect(themeCss).toContain("@media screen{:root[data-theme='dark']{color-scheme:dark");
  expect(themeCss).toContain("@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light'])");
});

const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('contrast in the %s theme', (_theme, colors) => {
  const surfaces = ['page', 'card', 'sunken', 'tint'] as const;

  it.each(['ink', 'ink2', 'ink3', 'accent'] as const)('%s has enough contrast on every surface', (text) => {
    for (const surface of surfaces)
      expect(contrast(colors[text], colors[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['waitlist', 'good', 'note', 'bad'] as const)(
    '%s has enough contrast on its background and on a card',
    (meaning) => {
      expect(contrast(colors[`${meaning}Fg`], colors[`${meaning}Bg`])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors[`${meaning}Fg`], colors.card)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors[`${meaning}Line`], colors.card)).toBeGreaterThanOrEqual(3);
    },
  );

  it('text on the accent and the band, control borders and the focus ring have enough contrast', () => {
    expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5);
    for (const text of [colors.bandInk, colors.bandInk2, colors.lamp])
      expect(contrast(text, colors.band)).toBeGreaterThanOrEqual(4.5);
    for (const surface of [colors.page, colors.card, colors.sunken]) {
      expect(contrast(colors.control, surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(colors.focus, surface)).toBeGreaterThanOrEqual(3);
    }
  });
});
