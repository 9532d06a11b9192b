import type { PlanNode, QueryPlan } from '@apollo/query-planner';
import type { Domain } from '@athenaeum/kit';

/** Every subgraph that a plan may fetch from. */
export function subgraphsOf({ node }: QueryPlan): ReadonlySet<Domain> {
  const names = new Set<Domain>();
  if (node && node.kind !== 'Subscription') collect(node, names);
  return names;
}

function collect(node: PlanNode, names: Set<Domain>): void {
  switch (node.kind) {
    case 'Fetch':
      // The supergraph is composed of our own subgraphs only.
      names.add(node.serviceName as Domain);
      break;
    case 'Flatten':
      collect(node.node, names);
      break;
    case 'Sequence':
    case 'Parallel':
      for (const child of node.nodes) collect(child, names);
      break;
    case 'Condition':
      for (const child of [node.ifClause, node.elseClause]) if (child) collect(child, names);
      break;
    case 'Defer':
      break;
  }
}
