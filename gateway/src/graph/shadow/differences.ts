import { visit, type DocumentNode, type GraphQLError } from 'graphql';
import type { Outcome } from '../engines/engine';
import { responseName } from '../selectedFields';

/** The places where two outcomes of one operation differ, told by the names it asks for: never by what was answered. */
export type Differences = (one: Outcome, other: Outcome) => Set<string>;

/** The order of an object's fields does not count, that of a list does. */
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
        // The keys of a value that is an object by itself are data.
        compare(left[key], right[key], isTold ? join(place, key) : place);
      }
    }
  };
}

/** What an operation calls its answers. */
function namesIn(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(document, { Field: (field) => void names.add(responseName(field)) });
  return names;
}

/** Which members of lists failed is the engines' to tell in their own ways: the field is the same. */
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

/** As it would be written: in one process, a date is still an object. */
const asJson = (value: unknown): unknown =>
  isObject(value) && typeof value.toJSON === 'function' ? (value.toJSON as () => unknown)() : value;
