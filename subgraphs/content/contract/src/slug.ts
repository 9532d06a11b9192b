import * as z from 'zod/mini';

const LONGEST_SLUG = 100;

/** The last part of a page's address. */
export const slug = z
  .string('Enter its address')
  .check(
    z.trim(),
    z.minLength(1, 'Enter its address'),
    z.maxLength(LONGEST_SLUG, `Keep it to ${LONGEST_SLUG} characters`),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens'),
  );

/** A slug made of a title: what it is offered as, never what it must be. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
