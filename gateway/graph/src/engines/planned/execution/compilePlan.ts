import type { ConditionNode, PlanNode, QueryPlan, ResponsePath } from '@apollo/query-planner';
import { compileFetch } from './compileFetch';
import type { Step } from './run';
import type { TypeConditions } from '../../../operations/typeConditions';

/** Compiles Apollo's query plan into one reusable step. */
export function compilePlan({ node }: QueryPlan, isOfType: TypeConditions): Step {
  if (!node) return nothing;
  if (node.kind === 'Subscription') throw new Error('Subscriptions are not answered');
  return compileNode(node, [], isOfType);
}

function compileNode(node: PlanNode, path: ResponsePath, isOfType: TypeConditions): Step {
  const compile = (child: PlanNode) => compileNode(child, path, isOfType);
  switch (node.kind) {
    case 'Fetch':
      return compileFetch(node, path, isOfType);
    case 'Flatten':
      return compileNode(node.node, [...path, ...node.path], isOfType);
    case 'Sequence':
      return inTurn(node.nodes.map(compile));
    case 'Parallel':
      return together(node.nodes.map(compile));
    case 'Condition':
      return either(
        node,
        node.ifClause && compile(node.ifClause),
        node.elseClause && compile(node.elseClause),
      );
    case 'Defer':
      throw new Error('Deferred parts are not answered');
  }
}

const nothing: Step = async () => {};

const inTurn =
  (steps: Step[]): Step =>
  async (run) => {
    for (const step of steps) await step(run);
  };

const together =
  (steps: Step[]): Step =>
  (run) =>
    Promise.all(steps.map((step) => step(run)));

const either =
  ({ condition }: ConditionNode, then: Step = nothing, otherwise: Step = nothing): Step =>
  (run) =>
    run.variables[condition] === true ? then(run) : otherwise(run);
