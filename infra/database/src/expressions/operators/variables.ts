import { toNumber } from '../../bson/numbers';
import { isDocument, type Document } from '../../bson/valueTypes';
import { location } from '../../errors';
import { isTruthy } from '../truth';
import type { ExpressionOperator } from '../expression';
import { namedOperands, isNothing } from '../operands';

/** Operators that bind names for the expressions inside them. */
export const variableOperators: Record<string, ExpressionOperator> = {
  $literal: (operand) => () => operand,
  $let: (operand, compile) => {
    const { vars, in: body } = namedOperands(operand, ['vars', 'in']);
    const bindings = Object.entries(documentOf(vars)).map(([name, value]) => [name, compile(value)] as const);
    const evaluate = compile(
      body,
      bindings.map(([name]) => name),
    );
    return (scope) => {
      const variables: Document = { ...scope.variables };
      for (const [name, value] of bindings) variables[name] = value(scope);
      return evaluate({ ...scope, variables });
    };
  },
  $map: (operand, compile) => {
    const { input, as = 'this', in: body } = namedOperands(operand, ['input', 'in'], ['as']);
    const source = compile(input);
    const name = String(as);
    const evaluate = compile(body, [name]);
    return (scope) => {
      const items = source(scope);
      if (isNothing(items)) return null;
      return (items as unknown[]).map(
        (item) => evaluate({ ...scope, variables: { ...scope.variables, [name]: item } }) ?? null,
      );
    };
  },
  $filter: (operand, compile) => {
    const { input, as = 'this', cond, limit } = namedOperands(operand, ['input', 'cond'], ['as', 'limit']);
    const source = compile(input);
    const name = String(as);
    const condition = compile(cond, [name]);
    const most = compile(limit ?? Number.MAX_SAFE_INTEGER);
    return (scope) => {
      const items = source(scope);
      if (isNothing(items)) return null;
      return (items as unknown[])
        .filter((item) => isTruthy(condition({ ...scope, variables: { ...scope.variables, [name]: item } })))
        .slice(0, limitOf(most(scope)));
    };
  },
  $reduce: (operand, compile) => {
    const { input, initialValue, in: body } = namedOperands(operand, ['input', 'initialValue', 'in']);
    const [source, initial] = [compile(input), compile(initialValue)];
    const evaluate = compile(body, ['this', 'value']);
    return (scope) => {
      const items = source(scope);
      if (isNothing(items)) return null;
      return (items as unknown[]).reduce<unknown>(
        (value, item) => evaluate({ ...scope, variables: { ...scope.variables, this: item, value } }),
        initial(scope),
      );
    };
  },
};

function documentOf(vars: unknown): Document {
  if (!isDocument(vars)) throw location(16874, 'invalid parameter: expected an object (vars)');
  return vars;
}

/** Null is none. */
function limitOf(value: unknown): number {
  const limit = toNumber(value ?? Number.MAX_SAFE_INTEGER);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw location(327392, "$filter: 'limit' must be a whole number greater than 0");
}
