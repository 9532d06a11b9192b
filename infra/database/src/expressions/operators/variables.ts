import { toNumber } from '../../bson/numbers';
import type { Document } from '../../bson/valueTypes';
import { isTruthy } from '../truth';
import type { ExpressionOperator } from '../expression';
import { namedOperands, isNothing } from '../operands';

/** Operators that bind names for the expressions inside them. */
export const variableOperators: Record<string, ExpressionOperator> = {
  $literal: (operand) => () => operand,
  $let: (operand, compile) => {
    const { vars, in: body } = namedOperands(operand);
    const bindings = Object.entries(namedOperands(vars)).map(
      ([name, value]) => [name, compile(value)] as const,
    );
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
    const { input, as = 'this', in: body } = namedOperands(operand);
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
    const { input, as = 'this', cond, limit } = namedOperands(operand);
    const source = compile(input);
    const name = String(as);
    const condition = compile(cond, [name]);
    const most = compile(limit ?? Number.MAX_SAFE_INTEGER);
    return (scope) => {
      const items = source(scope);
      if (isNothing(items)) return null;
      return (items as unknown[])
        .filter((item) => isTruthy(condition({ ...scope, variables: { ...scope.variables, [name]: item } })))
        .slice(0, toNumber(most(scope) ?? Number.MAX_SAFE_INTEGER));
    };
  },
  $reduce: (operand, compile) => {
    const { input, initialValue, in: body } = namedOperands(operand);
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
