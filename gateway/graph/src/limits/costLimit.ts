import type { Operation } from '../operations/operation';
import { tooExpensive } from '../operations/refusal';
import { OPERATION_LIMITS } from './operationLimits';

/** Refuses an operation whose cost with these variables exceeds the limit. */
export function assertAffordable({ cost }: Operation, variables: Record<string, unknown>): void {
  if (cost(variables) > OPERATION_LIMITS.cost) throw tooExpensive();
}
