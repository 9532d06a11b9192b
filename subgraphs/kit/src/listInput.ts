import { escapeRegExp } from '@athenaeum/common/escaping';
import * as z from 'zod';

const MAX_FILTER_LENGTH = 200;
const MAX_LIST_LENGTH = 200;
/** The most rows that one request may ask for (decisions.md). */
export const TAKE_LIMIT = 100;
export const DEFAULT_TAKE = 20;
const MAX_SKIP = 100_000;

const text = z.string().max(MAX_FILTER_LENGTH);

export const stringFilter = z.strictObject({
  equals: text.nullish(),
  in: z.array(text).max(MAX_LIST_LENGTH).nullish(),
  notIn: z.array(text).max(MAX_LIST_LENGTH).nullish(),
  contains: text.nullish(),
});
export const booleanFilter = z.strictObject({ equals: z.boolean().nullish() });
const instant = z.number().finite().nullish();
export const timeFilter = z.strictObject({ gte: instant, gt: instant, lte: instant, lt: instant });

type Filter = typeof stringFilter | typeof booleanFilter | typeof timeFilter;

/** The schema of a list's `input`: the given filters, take, skip and an order by the given fields; anything else is refused. */
export function listInput<F extends Record<string, Filter>, S extends string>(
  filters: F,
  sortable: readonly S[],
) {
  const optional = Object.fromEntries(
    Object.entries(filters).map(([name, schema]) => [name, schema.nullish()]),
  ) as {
    [K in keyof F]: z.ZodOptional<z.ZodNullable<F[K]>>;
  };
  const order = z.partialRecord(z.enum(sortable as readonly [S, ...S[]]), z.enum(['asc', 'desc']).nullish());
  return z.strictObject({
    ...optional,
    take: z.number().int().min(0).max(TAKE_LIMIT).nullish(),
    skip: z.number().int().min(0).max(MAX_SKIP).nullish(),
    orderBy: order.nullish(),
  });
}

type AnyFilter = z.infer<typeof stringFilter> | z.infer<typeof booleanFilter> | z.infer<typeof timeFilter>;

/** A parsed filter as a condition on one field; undefined when it is empty. Text is always matched literally. */
export function toCondition(filter: AnyFilter | null | undefined): Record<string, unknown> | undefined {
  const condition: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter ?? {})) {
    if (value === null || value === undefined) continue;
    if (name === 'equals') condition.$eq = value;
    else if (name === 'in') condition.$in = value;
    else if (name === 'notIn') condition.$nin = value;
    else if (name === 'contains') condition.$regex = new RegExp(escapeRegExp(String(value)), 'i');
    else condition[`$${name}`] = value;
  }
  return Object.keys(condition).length > 0 ? condition : undefined;
}

/** All filters of a list as one condition: each under its own name, or the stored name that `stored` gives it. */
export function toConditions(
  input: Record<string, unknown> | null | undefined,
  names: readonly string[],
  stored: Record<string, string> = {},
): Record<string, unknown> {
  const entries = names.flatMap((name) => {
    const condition = toCondition(input?.[name] as AnyFilter | undefined);
    return condition ? [[stored[name] ?? name, condition] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** `{ title: 'asc' }` as a mongo sort with the id last, so that equal rows never swap between pages. */
export function toSort(
  orderBy: Partial<Record<string, 'asc' | 'desc' | null>> | null | undefined,
  fallback: Record<string, 1 | -1>,
): Record<string, 1 | -1> {
  const given = Object.entries(orderBy ?? {}).flatMap(([field, order]) =>
    order ? [[field, order === 'asc' ? 1 : -1] as const] : [],
  );
  return { ...(given.length > 0 ? Object.fromEntries(given) : fallback), _id: 1 };
}
