import { regularExpressionParts } from '../bson/order';
import { isRegularExpression } from '../bson/valueTypes';
import { badValue, location } from '../errors';

const INLINE_FLAGS = /^\(\?([imsx]+)\)/;

/** A BSON or JavaScript regular expression, or its source, as one this process can run. */
export function toRegExp(value: unknown, options?: unknown): RegExp {
  if (typeof value !== 'string' && !isRegularExpression(value)) throw badValue('$regex has to be a string');
  let { source, flags } =
    typeof value === 'string' ? { source: value, flags: '' } : regularExpressionParts(value);
  if (options !== undefined) flags = String(options);
  // `u` is accepted and ignored: MongoDB matches Unicode without it, and this `RegExp` is compiled without it.
  const other = /[^imsxu]/.exec(flags);
  if (other) throw location(51108, `invalid flag in regex options: ${other[0]}`);
  const inline = INLINE_FLAGS.exec(source);
  if (inline) {
    source = source.slice(inline[0].length);
    flags += inline[1]!;
  }
  if (flags.includes('x')) source = withoutWhitespace(source);
  try {
    return new RegExp(source, [...new Set(flags.replace(/[^ims]/g, ''))].join(''));
  } catch (error) {
    throw location(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

const withoutWhitespace = (source: string) =>
  source.replace(/(\\.)|(\[(?:\\.|[^\]])*\])|#.*$|\s+/gm, (_all, escaped, set) => escaped ?? set ?? '');
