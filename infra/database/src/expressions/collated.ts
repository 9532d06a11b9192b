import { isDocument } from '../bson/valueTypes';
import { notSupported } from '../errors';

const COMPARING = new Set(
  `$eq $ne $gt $gte $lt $lte $cmp $in $indexOfArray $setDifference $setEquals $setIntersection $setIsSubset $setUnion
  $sortArray $min $max $minN $maxN $addToSet $top $topN $bottom $bottomN`.split(/\s+/),
);

/**
 * MongoDB compares text in expressions by the collation of the command. Here it is compared as bytes, so comparing
 * expressions are refused under a collation.
 */
export function refuseComparing(expression: unknown): void {
  if (Array.isArray(expression)) return expression.forEach(refuseComparing);
  if (!isDocument(expression)) return;
  for (const [name, operand] of Object.entries(expression)) {
    if (COMPARING.has(name)) throw notSupported(`${name} in an expression under a collation`);
    // A literal is no expression, and a match of elements applies the collation.
    if (name !== '$literal' && name !== '$elemMatch') refuseComparing(operand);
  }
}
