import * as z from 'zod/mini';
import { id } from './id';

/** Ids in their order, each once. */
export const ids = (max: number, what: string) =>
  z.array(id).check(
    z.maxLength(max, `Keep it to ${max} ${what}`),
    z.refine((given) => new Set(given).size === given.length, `One of the ${what} is there twice`),
  );

/** The one thing it is about. */
export const about = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(64, missing));

/** The address of the picture it has, or the key of an upload; which of the two, and whether it is there, is the server's answer. */
export const picture = z.pipe(
  z.nullable(z.string().check(z.maxLength(300, 'Not a picture'))),
  z.transform((given: string | null) => given || null),
);

/** A page of ours, or one elsewhere; what runs or hides in an address is refused. */
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
