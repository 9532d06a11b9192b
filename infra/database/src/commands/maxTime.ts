import { toNumber } from '../bson/numbers';
import { isDocument, isNumeric, type Document } from '../bson/valueTypes';
import { badValue } from '../errors';
import { TimeLimit } from '../timeLimit';

const MAX_TIME_MS = 2 ** 31 - 1;

/** The time limit of a command; undefined when `maxTimeMS` is missing or zero. */
export function timeLimitOf(body: Document, now: () => number): TimeLimit | undefined {
  const milliseconds = readMaxTime(body.maxTimeMS) || readMaxTime(explainedOf(body).maxTimeMS);
  return milliseconds > 0 ? new TimeLimit(milliseconds, now) : undefined;
}

const explainedOf = ({ explain }: Document): Document => (isDocument(explain) ? explain : {});

function readMaxTime(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (!isNumeric(value)) throw badValue('maxTimeMS must be a number');
  const milliseconds = toNumber(value);
  if (!Number.isInteger(milliseconds)) throw badValue('maxTimeMS has non-integral value');
  if (milliseconds < 0 || milliseconds > MAX_TIME_MS)
    throw badValue(`${milliseconds} value for maxTimeMS is out of range [0, ${MAX_TIME_MS}]`);
  return milliseconds;
}
