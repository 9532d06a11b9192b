import type { Operation } from '../operations/operation';
import { tooExpensive } from '../operations/refusal';
import { OPERATION_LIMITS } from './operationLimits';

/** Refuses an operation that could bring more than we are willing to fetch, once its variables are known. */
export function assertAffordable({ cost }: Operation, variables: Record<string, unknown>): void {
  if (cost(variables) > OPERATION_LIMITS.cost) throw tooExpensive();
}
