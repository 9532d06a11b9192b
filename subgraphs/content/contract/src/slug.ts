import * as z from 'zod/mini';

const MAX_SLUG_LENGTH = 100;

/** The last part of a page's address. */
export const slug = z
  .string('Enter its address')
  .check(
    z.trim(),
    z.minLength(1, 'Enter its address'),
    z.maxLength(MAX_SLUG_LENGTH, `Keep it to ${MAX_SLUG_LENGTH} characters`),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens'),
  );

/** Suggests a slug for a title. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
