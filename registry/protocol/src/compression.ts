/** How files of a build are sent: what is compressed, when it is kept, and how hard brotli tries. */
export const COMPRESSIBLE = /\.(js|svg|json)$/;
/** Kept unless it is larger than the file itself. */
export const MIN_RATIO = 1;
export const BROTLI_QUALITY = 11;
