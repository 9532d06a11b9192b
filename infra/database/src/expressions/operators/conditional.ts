import { isDocument, type Document } from '../../bson/valueTypes';
import { location } from '../../errors';
import { isTruthy } from '../truth';
import type { ExpressionOperator } from '../expression';
import { compileArguments, isNothing, namedOperands, withOne } from '../operands';

export const conditionalOperators: Record<string, ExpressionOperator> = {
  $and: (operand, compile) => {
    const all = compileArguments(operand, compile);
    return (scope) => all.every((evaluate) => isTruthy(evaluate(scope)));
  },
  $or: (operand, compile) => {
    const all = compileArguments(operand, compile);
    return (scope) => all.some((evaluate) => isTruthy(evaluate(scope)));
  },
  $not: withOne((value) => !isTruthy(value)),
  $cond: (operand, compile) => {
    const parts = isDocument(operand) ? partsOf(operand) : operand;
    if (!Array.isArray(parts) || parts.length !== 3) throw location(16020, '$cond takes exactly 3 arguments');
    const [condition, then, otherwise] = parts.map((part) => compile(part));
    return (scope) => (isTruthy(condition!(scope)) ? then!(scope) : otherwise!(scope));
  },
  $ifNull: (operand, compile) => {
    const choices = compileArguments(operand, compile);
    if (choices.length < 2) throw location(1257300, '$ifNull needs at least two arguments');
    return (scope) => {
      let value: unknown;
      for (const evaluate of choices) {
        value = evaluate(scope);
        if (!isNothing(value)) return value;
      }
      return value;
    };
  },
  $switch: (operand, compile) => {
    const { branches, default: fallback } = namedOperands(operand, ['branches'], ['default']);
    if (!Array.isArray(branches) || branches.length === 0)
      throw location(40068, '$switch requires at least one branch');
    const cases = branches.map((branch) => {
      const named = namedOperands(branch, ['case', 'then']);
      return { condition: compile(named.case), then: compile(named.then) };
    });
    const otherwise = fallback === undefined ? undefined : compile(fallback);
    return (scope) => {
      const taken = cases.find(({ condition }) => isTruthy(condition(scope)))?.then ?? otherwise;
      if (!taken)
        throw location(40066, '$switch could not find a matching branch, and no default was specified');
      return taken(scope);
    };
  },
};

function partsOf(operand: Document): unknown[] {
  const named = namedOperands(operand, ['if', 'then', 'else']);
  return [named.if, named.then, named.else];
}
