import { fieldsOf, isDocument, ownField, setOwnField, type Document } from '../bson/valueTypes';
import { CommandError, location } from '../errors';
import { refusalOf } from '../unsupported';
import { expressionOperators } from './operators';

/** What an expression is evaluated against. */
export interface Scope {
  root: unknown;
  variables: Document;
}

export type Evaluate = (scope: Scope) => unknown;

/** Compiles a nested expression; `bound` names variables the operator adds for it. */
export type Compile = (expression: unknown, bound?: readonly string[]) => Evaluate;

/** An operator reads its operand once and answers with a function run for every document. */
export type ExpressionOperator = (operand: unknown, compile: Compile) => Evaluate;

/** An aggregation expression as a function; `undefined` is a missing value, never null. */
export function compileExpression(expression: unknown, known: Iterable<string> = []): Evaluate {
  return compilerKnowing(new Set(known))(expression);
}

function compilerKnowing(known: ReadonlySet<string>): Compile {
  const compile: Compile = (expression, bound = []) => {
    if (bound.length > 0) return compilerKnowing(new Set([...known, ...bound]))(expression);
    if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression, known);
    if (Array.isArray(expression)) return compileArray(expression.map((item) => compile(item)));
    if (isDocument(expression)) return compileDocument(expression, compile);
    return () => expression;
  };
  return compile;
}

function compilePath(expression: string, known: ReadonlySet<string>): Evaluate {
  if (!expression.startsWith('$$')) {
    const names = fieldNames(expression.slice(1));
    return ({ root }) => followNames(root, names);
  }
  const [variable = '', ...names] = expression.slice(2).split('.');
  const read = readVariable(variable, known);
  return names.length === 0 ? read : (scope) => followNames(read(scope), names);
}

function readVariable(name: string, known: ReadonlySet<string>): Evaluate {
  if (known.has(name)) return ({ variables }) => ownField(variables, name);
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      return ({ root }) => root;
    case 'REMOVE':
      return () => undefined;
    case 'NOW': {
      const now = new Date();
      return () => now;
    }
  }
  throw new CommandError(17276, 'Location17276', `Use of undefined variable: ${name}`);
}

function fieldNames(path: string): string[] {
  const names = path.split('.');
  if (names.some((name) => name === ''))
    throw location(15998, 'FieldPath field names may not be empty strings.');
  return names;
}

/** Follows names through documents; an array gives the array of what its documents hold. */
export function followNames(value: unknown, names: readonly string[], from = 0): unknown {
  if (from === names.length) return value;
  if (Array.isArray(value)) {
    return value
      .map((item) => (isDocument(item) || Array.isArray(item) ? followNames(item, names, from) : undefined))
      .filter((found) => found !== undefined);
  }
  return isDocument(value)
    ? followNames(ownField(fieldsOf(value), names[from]!), names, from + 1)
    : undefined;
}

const compileArray =
  (items: Evaluate[]): Evaluate =>
  (scope) =>
    items.map((item) => item(scope) ?? null);

function compileDocument(expression: Document, compile: Compile): Evaluate {
  const keys = Object.keys(expression);
  const first = keys[0];
  if (first?.startsWith('$')) {
    if (keys.length > 1)
      throw location(15983, 'An object representing an expression must have exactly one field');
    return compileOperator(first, expression[first], compile);
  }
  const fields = keys.map((key) => [key, compile(expression[key])] as const);
  return (scope) => {
    const document: Document = {};
    for (const [key, evaluate] of fields) {
      const value = evaluate(scope);
      if (value !== undefined) setOwnField(document, key, value);
    }
    return document;
  };
}

function compileOperator(name: string, operand: unknown, compile: Compile): Evaluate {
  const operator = Object.hasOwn(expressionOperators, name) ? expressionOperators[name] : undefined;
  if (!operator) {
    const unknown = new CommandError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
    throw refusalOf('expression', name) ?? unknown;
  }
  return operator(operand, compile);
}
