/** A short bio that begins by repeating the coach's title, without that: the title stands above it. */
export function bioWithoutTitle(
  bio: string | null | undefined,
  title: string | null | undefined,
): string | null {
  const begins = title && bio?.toLowerCase().startsWith(title.toLowerCase());
  const rest = begins ? bio!.slice(title.length).replace(/^[\s.,;:–—-]+/, '') : bio;
  return rest || null;
}
