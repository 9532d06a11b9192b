import { valueKey } from '../../bson/valueSet';
import { isDocument, setOwnField, type Document } from '../../bson/valueTypes';
import { location } from '../../errors';
import { compileExpression } from '../../expressions/expression';
import { compileAccumulator, type GroupAccumulator } from '../groupAccumulators';
import { compilePipeline, type PipelineContext, type Stage, type StageCompiler } from '../pipeline';

export const groupStages: Record<string, StageCompiler> = {
  $group: group,
  $sortByCount: (expression, context) =>
    compilePipeline([{ $group: { _id: expression, count: { $sum: 1 } } }, { $sort: { count: -1 } }], context),
  $facet: (specification, context) => {
    if (!isDocument(specification))
      throw location(40169, 'the $facet specification must be a non-empty object');
    const facets = Object.entries(specification).map(
      ([name, pipeline]) => [name, compilePipeline(pipeline as unknown[], context)] as const,
    );
    return (documents) => {
      const all = [...documents];
      const answer: Document = {};
      for (const [name, run] of facets) setOwnField(answer, name, [...run(all)]);
      return [answer];
    };
  },
};

interface Group {
  id: unknown;
  accumulators: GroupAccumulator[];
}

function group(specification: unknown, { variables }: PipelineContext): Stage {
  if (!isDocument(specification)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in specification)) throw location(15955, 'a group specification must include an _id');
  const known = Object.keys(variables);
  const identify = compileExpression(specification._id, known);
  const fields = Object.keys(specification)
    .filter((name) => name !== '_id')
    .map((name) => ({ name, create: compileAccumulator(name, specification[name], known) }));

  return function* (documents) {
    const groups = new Map<string, Group>();
    for (const document of documents) {
      const scope = { root: document, variables };
      const id = identify(scope) ?? null;
      const key = valueKey(id);
      let found = groups.get(key);
      if (!found) groups.set(key, (found = { id, accumulators: fields.map(({ create }) => create()) }));
      for (const accumulator of found.accumulators) accumulator.add(scope);
    }
    for (const { id, accumulators } of groups.values()) {
      const answer: Document = { _id: id };
      fields.forEach(({ name }, i) => setOwnField(answer, name, accumulators[i]!.result()));
      yield answer;
    }
  };
}
