/**
 * Local fallback fonts with the metrics of the real ones, so that nothing shifts when those load. Liberation is
 * Linux's counterpart of Arial and Times. Widths were measured over English running text, Newsreader's over
 * its sizes from 20 to 40, which differ (optical size).
 */
export const fallbackFonts = [
  standIn('Newsreader Fallback', ['Georgia'], 93, [0.735, 0.265]),
  standIn('Newsreader Fallback Times', ['Times New Roman', 'Liberation Serif'], 102, [0.735, 0.265]),
  standIn('Commissioner Fallback', ['Arial', 'Liberation Sans'], 100.3, [1.017, 0.206]),
  standIn('Commissioner Fallback', ['Arial Bold', 'Liberation Sans Bold'], 94.7, [1.017, 0.206], 'bold'),
].join('');

function standIn(
  family: string,
  locals: string[],
  percent: number,
  [ascent, descent]: [number, number],
  weight = 'normal',
) {
  // The overrides are relative to the adjusted size.
  const share = (part: number) => `${((part / percent) * 10_000).toFixed(1)}%`;
  const src = locals.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${src};size-adjust:${percent}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`;
}
