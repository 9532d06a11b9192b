import * as z from 'zod/mini';
import { id } from './id';

/** Distinct ids, in order. */
export const ids = (max: number, what: string) =>
  z.array(id).check(
    z.maxLength(max, `Keep it to ${max} ${what}`),
    z.refine((given) => new Set(given).size === given.length, `One of the ${what} is there twice`),
  );

/** The one thing it is about. */
export const about = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(64, missing));

/** The address of the current picture, or the key of an upload; the server tells which, and checks it. */
export const picture = z.pipe(
  z.nullable(z.string().check(z.maxLength(300, 'Not a picture'))),
  z.transform((given: string | null) => given || null),
);

/** A path of ours, or an http address elsewhere; anything executable or obfuscated is refused. */
export const pageLink = (max: number) =>
  z.pipe(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(max, `Keep it to ${max} characters`),
        z.refine(
          (given) => given === '' || isOurs(given) || isElsewhere(given),
          'Enter a link, like https://example.org, or a page of ours, like /calendar',
        ),
      ),
    ),
    z.transform((given: string | null) => given || null),
  );

const isOurs = (given: string) => /^\/(?![/\\])\S*$/.test(given);

const isElsewhere = (given: string) => /^https?:\/\/[^\s<>"@]+$/i.test(given) && URL.canParse(given);
