declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** The letters of `text` from `font`, with everything that sets them. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
