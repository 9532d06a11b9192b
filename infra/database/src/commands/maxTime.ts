import { toNumber } from '../bson/numbers';
import { isDocument, isNumeric, type Document } from '../bson/valueTypes';
import { badValue } from '../errors';
import { TimeLimit } from '../timeLimit';

const LONGEST = 2 ** 31 - 1;

/** The limit a command sets itself; none when it says nothing, or zero. */
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
  if (milliseconds < 0 || milliseconds > LONGEST)
    throw badValue(`${milliseconds} value for maxTimeMS is out of range [0, ${LONGEST}]`);
  return milliseconds;
}
