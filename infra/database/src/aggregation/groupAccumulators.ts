import { isDocument } from '../bson/valueTypes';
import { location } from '../errors';
import { accumulators, type AccumulatorName } from '../expressions/accumulators';
import { compileExpression, type Scope } from '../expressions/expression';
import { countOf, namedOperands } from '../expressions/operands';
import { refusalOf } from '../unsupported';
import { sizeOf } from '../memory/sizeOf';
import { sortBy } from '../query/sorting';

export interface GroupAccumulator {
  /** Returns by how many bytes its state has grown. */
  add(scope: Scope): number;
  result(): unknown;
}

type Compiler = (operand: unknown, known: string[]) => () => GroupAccumulator;

/** The running value `$group` keeps for one field of one group. */
export function compileAccumulator(
  field: string,
  specification: unknown,
  known: string[],
): () => GroupAccumulator {
  const entries = isDocument(specification) ? Object.entries(specification) : [];
  if (entries.length !== 1) throw location(40234, `The field '${field}' must be an accumulator object`);
  const [name, operand] = entries[0]!;
  if (Object.hasOwn(accumulators, name)) return ofExpression(name as AccumulatorName, operand, known);
  const compile = Object.hasOwn(compilers, name) ? compilers[name] : undefined;
  if (!compile) throw refusalOf('accumulator', name) ?? location(15952, `unknown group operator '${name}'`);
  return compile(operand, known);
}

function ofExpression(name: AccumulatorName, operand: unknown, known: string[]): () => GroupAccumulator {
  const evaluate = compileExpression(operand, known);
  return () => {
    const accumulator = accumulators[name]();
    return {
      add: (scope) => accumulator.add(evaluate(scope)),
      result: () => accumulator.result(),
    };
  };
}

const compilers: Record<string, Compiler> = {
  $count: () => () => {
    let count = 0;
    return {
      add: () => {
        count++;
        return 0;
      },
      result: () => count,
    };
  },
  $firstN: collecting(({ n }, values) => values.slice(0, n)),
  $lastN: collecting(({ n }, values) => values.slice(-n)),
  $maxN: collecting(({ n }, values) => ordered(values, -1).slice(0, n)),
  $minN: collecting(({ n }, values) => ordered(values, 1).slice(0, n)),
  $top: ranking((outputs) => outputs[0] ?? null),
  $bottom: ranking((outputs) => outputs.at(-1) ?? null),
  $topN: ranking((outputs, n) => outputs.slice(0, n), ['n']),
  $bottomN: ranking((outputs, n) => outputs.slice(-n), ['n']),
};

const ordered = (values: unknown[], direction: 1 | -1) =>
  sortBy(
    values.filter((value) => value !== null),
    (value) => ({ value }),
    { value: direction },
  );

function collecting(finish: (options: { n: number }, values: unknown[]) => unknown): Compiler {
  return (operand, known) => {
    const { input, n } = namedOperands(operand, ['input', 'n']);
    const wanted = countOf(n);
    const evaluate = compileExpression(input, known);
    return () => {
      const values: unknown[] = [];
      return {
        add: (scope) => {
          const value = evaluate(scope) ?? null;
          values.push(value);
          return sizeOf(value);
        },
        result: () => finish({ n: wanted }, values),
      };
    };
  };
}

function ranking(finish: (outputs: unknown[], n: number) => unknown, names: string[] = []): Compiler {
  return (operand, known) => {
    const { sortBy: sort, output, n } = namedOperands(operand, ['sortBy', 'output', ...names]);
    if (!isDocument(sort)) throw location(10065, 'sortBy must be an object');
    const wanted = n === undefined ? 1 : countOf(n);
    const evaluate = compileExpression(output, known);
    return () => {
      const rows: { root: unknown; output: unknown }[] = [];
      return {
        add: (scope) => {
          rows.push({ root: scope.root, output: evaluate(scope) ?? null });
          return sizeOf(scope.root);
        },
        result: () =>
          finish(
            sortBy(rows, (row) => row.root, sort).map((row) => row.output),
            wanted,
          ),
      };
    };
  };
}
