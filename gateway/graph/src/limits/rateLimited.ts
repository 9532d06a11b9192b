import { isSignedIn } from '@athenaeum/kit';
import type { RateLimit } from '../edge/countedLimit';
import { LIMITED_MESSAGE, type RateLimits } from '../edge/rateLimits';
import type { GatewayContext } from '../context';
import { responseName } from '../selectedFields';
import { argumentsOf, type RequestedOperation } from './requestedOperation';
import { LIMITED_FIELDS, type FieldLimit } from './limitedFields';

type Values = Record<string, unknown>;

export interface Counted {
  /** The fields over their limit, by schema name. */
  over: ReadonlySet<string>;
  /** Refunds, once the answer is known, calls that turned out not to count. */
  settle(data: Values | null): Promise<void>;
}

/** The refusal of a field that is over its limit. */
export const TOO_MUCH = { code: 'LIMITED', message: LIMITED_MESSAGE };

/** Counts an operation against its fields' rate limits; null when none of its fields has one. */
export async function countUse(
  asked: RequestedOperation,
  context: GatewayContext,
  limits: RateLimits,
): Promise<Counted | null> {
  const fields = asked.operation.roots.filter(({ name }) => name.value in LIMITED_FIELDS);
  if (fields.length === 0) return null;
  const over = new Set<string>();
  const onlyRefused: { field: string; limit: RateLimit; key: string }[] = [];
  for (const field of fields) {
    for (const rule of LIMITED_FIELDS[field.name.value] ?? []) {
      if (rule.when && !rule.when(argumentsOf(asked, field))) continue;
      const counted = { limit: limits[rule.limit], key: keyOf(rule, context) };
      if (!(await counted.limit.take(counted.key))) over.add(field.name.value);
      else if (rule.onlyRefused) onlyRefused.push({ ...counted, field: responseName(field) });
    }
  }
  return {
    over,
    async settle(data) {
      for (const { field, limit, key } of onlyRefused)
        if (succeeded(data?.[field])) await limit.giveBack(key);
    },
  };
}

function keyOf({ per }: FieldLimit, { caller, address }: GatewayContext): string {
  return per === 'person' && isSignedIn(caller.viewer) ? caller.viewer.id : address;
}

/** Data of `false` counts as refused too. */
function succeeded(answer: unknown): boolean {
  const { ok, data } = (answer ?? {}) as { ok?: unknown; data?: unknown };
  return ok === true && data !== false;
}
