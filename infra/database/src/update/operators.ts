import { isDocument, isReference, setOwnField, typeName, type Document } from '../bson/valueTypes';
import { CommandError, failedToParse } from '../errors';
import type { UpdateContext } from './applyUpdate';
import { compileArrayFilters, type ArrayFilters } from './arrayFilters';
import { renameField } from './rename';
import { modifiers } from './modifiers';
import { changeAt } from './updatePath';

/** Applies `$set`, `$push` and the other operators to a copy of the document. */
export function applyOperators(document: Document, operators: Document, context: UpdateContext): Document {
  const filters = compileArrayFilters(context.arrayFilters, operators);
  const changes = readChanges(operators, filters);
  const updated = copyTree(document) as Document;
  for (const { operator, path, operand } of changes) {
    if (operator === '$setOnInsert' && !context.isInsert) continue;
    if (operator === '$rename') renameField(updated, path, String(operand));
    else {
      const modify = modifiers[operator]!(operand, path);
      changeAt(updated, path, modify, { original: document, filters, context });
    }
  }
  return updated;
}

interface Change {
  operator: string;
  path: string;
  operand: unknown;
}

function readChanges(operators: Document, filters: ArrayFilters): Change[] {
  const changes: Change[] = [];
  const claimed: string[] = [];
  for (const operator of Object.keys(operators)) {
    if (!(operator in modifiers) && operator !== '$rename') throw unknownOperator(operator);
    const fields = operators[operator];
    if (!isDocument(fields)) {
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${JSON.stringify(fields)}}`,
      );
    }
    for (const path of Object.keys(fields)) {
      if (path === '') throw new CommandError(56, 'EmptyFieldName', 'An empty update path is not valid.');
      filters.checkPath(path);
      claim(path, claimed);
      if (operator === '$rename') claim(String(fields[path]), claimed);
      changes.push({ operator, path, operand: fields[path] });
    }
  }
  return changes;
}

const unknownOperator = (operator: string) =>
  failedToParse(
    operator.startsWith('$')
      ? `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`
      : `The field '${operator}' is not an update operator; fields and operators cannot be mixed`,
  );

/** No two changes may touch the same field or one inside the other. */
function claim(path: string, claimed: string[]): void {
  const rival = claimed.find(
    (other) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`),
  );
  if (rival !== undefined) {
    throw new CommandError(
      40,
      'ConflictingUpdateOperators',
      `Updating the path '${path}' would create a conflict at '${rival.length < path.length ? rival : path}'`,
    );
  }
  claimed.push(path);
}

function copyTree(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyTree);
  if (!isDocument(value) || isReference(value)) return value;
  const copy: Document = {};
  for (const key of Object.keys(value)) setOwnField(copy, key, copyTree(value[key]));
  return copy;
}
