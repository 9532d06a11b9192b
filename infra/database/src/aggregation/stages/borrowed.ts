import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as pipelines from 'mingo/operators/pipeline';
import * as windows from 'mingo/operators/window';
import { isDate, isDocument, type Document } from '../../bson/valueTypes';
import { badValue } from '../../errors';
import type { StageCompiler } from '../pipeline';

const BORROWED = ['$bucket', '$bucketAuto', '$densify', '$fill', '$redact', '$setWindowFields'];

// The library types each operator more narrowly than the table it asks for.
const context = Context.init({
  accumulator: { ...accumulators } as never,
  expression: { ...expressions } as never,
  pipeline: { ...pipelines } as never,
  window: { ...windows } as never,
});

/** Rarely used stages are mingo's. It may change what it is given, so it works on copies. */
export const borrowedStages: Record<string, StageCompiler> = Object.fromEntries(
  BORROWED.map((name) => [
    name,
    (specification, { variables }) =>
      (documents) => {
        const options = { idKey: '_id', scriptEnabled: false, context, variables };
        try {
          return new Aggregator([{ [name]: specification as Document }], options as never).run(
            Array.from(documents, copyTree) as Document[],
          ) as Document[];
        } catch (error) {
          throw badValue((error as Error).message);
        }
      },
  ]),
);

function copyTree(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyTree);
  if (!isDocument(value) || isDate(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copyTree(field)]));
}
