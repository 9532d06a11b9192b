import { visit, type DocumentNode, type GraphQLError } from 'graphql';
import type { Outcome } from '../engines/engine';
import { responseName } from '../selectedFields';

/** The places where two outcomes of one operation differ, by requested field names, never by answered data. */
export type Differences = (one: Outcome, other: Outcome) => Set<string>;

/** The order of an object's fields is ignored, that of a list is not. */
export function compileDifferences(document: DocumentNode): Differences {
  const names = namesIn(document);
  return (one, other) => {
    const places = new Set<string>();
    compare(one.data, other.data, '');
    const [errors, otherErrors] = [placesOf(one.errors), placesOf(other.errors)];
    for (const place of new Set([...errors, ...otherErrors]))
      if (errors.has(place) !== otherErrors.has(place)) places.add(place);
    return places;

    function compare(a: unknown, b: unknown, place: string): void {
      const [left, right] = [asJson(a), asJson(b)];
      if (Object.is(left, right)) return;
      if (!isObject(left) || !isObject(right) || !areAlike(left, right)) return void places.add(place);
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const isTold = Array.isArray(left) || names.has(key);
        // The keys of a custom scalar's value are data.
        compare(left[key], right[key], isTold ? join(place, key) : place);
      }
    }
  };
}

/** The response names of an operation. */
function namesIn(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(document, { Field: (field) => void names.add(responseName(field)) });
  return names;
}

/** Errors by code and field, without list indexes, which the engines report differently. */
const placesOf = (errors: readonly GraphQLError[]): ReadonlySet<string> =>
  new Set(
    errors.map(({ path, extensions }) => {
      const fields = (path ?? []).filter((step) => typeof step === 'string').join('.');
      return `${String(extensions.code)} at ${fields}`;
    }),
  );

const areAlike = (a: object, b: object) =>
  Array.isArray(a) === Array.isArray(b) && (!Array.isArray(a) || a.length === (b as unknown[]).length);

const join = (place: string, step: string) => (place === '' ? step : `${place}.${step}`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A value as JSON: in one process a date is still an object. */
const asJson = (value: unknown): unknown =>
  isObject(value) && typeof value.toJSON === 'function' ? (value.toJSON as () => unknown)() : value;
