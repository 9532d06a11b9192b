import { fieldsOf, isDocument, ownField, setOwnField, type Document } from '../../bson/valueTypes';
import { location } from '../../errors';
import type { ExpressionOperator } from '../expression';
import { isNothing, namedOperands, withArguments, withOneOrNull } from '../operands';

export const objectOperators: Record<string, ExpressionOperator> = {
  $mergeObjects: withArguments((...values) => {
    const documents = values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
    return mergeDocuments(documents);
  }),
  $objectToArray: withOneOrNull((value) => {
    if (!isDocument(value)) throw location(40390, '$objectToArray requires an object input');
    return Object.entries(fieldsOf(value)).map(([k, v]) => ({ k, v }));
  }),
  $getField: (operand, compile) => {
    const isNamed = isDocument(operand) && 'field' in operand;
    const { field, input = '$$ROOT' } = isNamed
      ? namedOperands(operand, ['field'], ['input'])
      : { field: operand };
    const name = compile(field);
    const source = compile(input);
    return (scope) => {
      const document = source(scope);
      return isDocument(document) ? ownField(fieldsOf(document), String(name(scope))) : undefined;
    };
  },
  $setField: (operand, compile) => {
    const { field, input, value } = namedOperands(operand, ['field', 'input', 'value']);
    const [name, source, content] = [compile(field), compile(input), compile(value)];
    return (scope) => withField(source(scope), String(name(scope)), content(scope));
  },
  $unsetField: (operand, compile) => {
    const { field, input } = namedOperands(operand, ['field', 'input']);
    const [name, source] = [compile(field), compile(input)];
    return (scope) => withField(source(scope), String(name(scope)), undefined);
  },
};

export function mergeDocuments(values: Iterable<unknown>): Document {
  const merged: Document = {};
  for (const value of values) {
    if (isNothing(value)) continue;
    if (!isDocument(value)) throw location(40400, '$mergeObjects requires object inputs');
    for (const [key, field] of Object.entries(fieldsOf(value))) setOwnField(merged, key, field);
  }
  return merged;
}

function withField(input: unknown, name: string, value: unknown): unknown {
  if (!isDocument(input)) return null;
  const changed: Document = { ...fieldsOf(input) };
  if (value === undefined) delete changed[name];
  else setOwnField(changed, name, value);
  return changed;
}
