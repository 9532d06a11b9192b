import type * as core from 'zod/v4/core';

/**
 * The message of a schema that has none of its own. zod's texts are for programmers ("Too big: expected number to be
 * <=100") and must not reach users. Servers use it for all inputs, forms for all schemas.
 */
export const schemaMessage = (issue: core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return missing(issue.input) ? 'Please fill this in' : (OF_TYPE[issue.expected] ?? CHECK);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'invalid_format':
      return OF_FORMAT[issue.format] ?? 'Please check how this is written';
    case 'invalid_value':
      return missing(issue.input) ? 'Please fill this in' : 'Choose one of the options';
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}`;
    default:
      return CHECK;
  }
};

const CHECK = 'Please check this';

const OF_TYPE: Readonly<Record<string, string>> = {
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  date: 'Enter a date',
};

const OF_FORMAT: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email',
  url: 'Enter a whole address, such as https://example.com',
};

const missing = (input: unknown) => input === undefined || input === null || input === '';

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `Keep it to ${most} characters`;
  if (LISTS.has(origin)) return `Choose at most ${most}`;
  if (NUMBERS.has(origin)) return `Enter ${most} at most`;
  return origin === 'date' ? 'Enter an earlier date' : CHECK;
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') return least <= 1 ? 'Please fill this in' : `Type at least ${least} characters`;
  if (LISTS.has(origin)) return least <= 1 ? 'Choose at least one' : `Choose at least ${least}`;
  if (NUMBERS.has(origin)) return `Enter ${least} at least`;
  return origin === 'date' ? 'Enter a later date' : CHECK;
}

const LISTS = new Set(['array', 'set']);
const NUMBERS = new Set(['number', 'int', 'bigint']);
