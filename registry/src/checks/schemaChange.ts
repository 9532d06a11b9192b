import type { GraphQLSchema } from 'graphql';
import { invalidOperations } from './invalidOperations';
import type { Sender } from './senders';

export interface Report {
  /** A line for each sender, and one for each operation that would break. */
  lines: string[];
  /** How many operations would break, and of how many senders that is unknown. */
  broken: number;
  untold: number;
}

/** Checks a changed schema against the operations of all senders. */
export function judgeSchemaChange(graph: GraphQLSchema, senders: readonly Sender[]): Report {
  const report: Report = { lines: [], broken: 0, untold: 0 };
  for (const { name, documents } of senders) {
    if (!documents) {
      report.untold++;
      report.lines.push(`  no  ${name} does not say what it sends: deploy it anew`);
      continue;
    }
    const invalid = invalidOperations(graph, documents);
    report.broken += invalid.length;
    report.lines.push(
      invalid.length === 0
        ? `  ok  ${name}: all ${documents.length} operations`
        : `  no  ${name}: ${invalid.length} of ${documents.length} operations`,
      ...invalid.map((operation) => `      ${operation.name}: ${operation.problem}`),
    );
  }
  return report;
}
