import { isSignedIn } from '@athenaeum/kit';
import { LIMITED_MESSAGE, type RateLimit, type RateLimits } from '../../edge/rateLimits';
import type { GatewayContext } from '../context';
import { responseName } from '../selectedFields';
import { argumentsOf, type Asked } from './asked';
import { LIMITED_FIELDS, type FieldLimit } from './limitedFields';

type Values = Record<string, unknown>;

export interface Counted {
  /** The fields of which it was too much, by their names in the schema. */
  over: ReadonlySet<string>;
  /** Gives back, once the answer is known, what turned out not to count. */
  settle(data: Values | null): Promise<void>;
}

/** What a field says of which it was too much. */
export const TOO_MUCH = { code: 'LIMITED', message: LIMITED_MESSAGE };

/** Counts what a person does often; null for an operation of which nothing is counted. */
export async function countUse(
  asked: Asked,
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

/** A question may be answered properly with no. */
function succeeded(answer: unknown): boolean {
  const { ok, data } = (answer ?? {}) as { ok?: unknown; data?: unknown };
  return ok === true && data !== false;
}
