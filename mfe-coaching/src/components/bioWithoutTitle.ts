/** Removes the coach's title from the beginning of a bio: the title is shown above it. */
export function bioWithoutTitle(
  bio: string | null | undefined,
  title: string | null | undefined,
): string | null {
  const begins = title && bio?.toLowerCase().startsWith(title.toLowerCase());
  const rest = begins ? bio!.slice(title.length).replace(/^[\s.,;:–—-]+/, '') : bio;
  return rest || null;
}
