import { draw, type Drawing } from './draw';
import type { Shape } from './shapeOf';

/**
 * A place in an input for a date or a number. The test `edges.test.ts` sends each boundary value at each place: a number or date
 * beyond what the code expects may be refused, but must not make the server fail.
 */
export interface EdgePlace {
  /** `input.date.gte` */
  path: string;
  edges: readonly Edge[];
  /** The whole value with that one place as given and valid values elsewhere. */
  withEdge(edge: Edge): unknown;
}

/** The literal in JSON, which allows numbers that JavaScript does not print. */
type Edge = string;

const YEAR_0 = -62_167_219_200_000;
const END_OF_9999 = 253_402_300_799_999;

/** Boundary values of numbers and days, and a little beyond. */
const NUMBERS: readonly Edge[] = [
  ...[8.64e15, -8.64e15, 8.64e15 + 1, YEAR_0, END_OF_9999, END_OF_9999 + 1, -1, 0.5].map(String),
  ...[2 ** 31, 2 ** 53, -(2 ** 53), 1e308].map(String),
  ...['-0', '1e999', '"NaN"', '"8640000000000000"'],
];
const DAYS: readonly Edge[] = [
  ...['0000-01-01', '-000001-01-01', '9999-12-31', '+010000-01-01', '+275760-09-13', '+275760-09-14'],
  ...['2026-02-30', '2026-13-01', '1e3', 'NaN', ''],
].map((day) => JSON.stringify(day));

/** Arguments that all lists share: each list tests only a share of the boundary values. */
const OF_EVERY_LIST = /^(take|skip|gte|gt|lte|lt)$/;
const SHARES = 4;

/**
 * Every place of a shape that takes a date or a number. The values of all other places are drawn at random (`draw`).
 *
 * @param turn the number of the list: an argument that every list has, such as `take`, is sent a quarter of the boundary values, and
 *   the lists in turn send different quarters
 */
export function edgesOf(shape: Shape, drawing: Drawing, field: string, turn = 0): EdgePlace[] {
  return placesOf(shape, drawing, field).map((place, index) => {
    const isAlike = OF_EVERY_LIST.test(place.path.split('.').at(-1)!);
    const isSent = (_: Edge, edge: number) => !isAlike || edge % SHARES === (turn + index) % SHARES;
    return { ...place, edges: place.edges.filter(isSent) };
  });
}

function placesOf(shape: Shape, drawing: Drawing, field: string): EdgePlace[] {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.flatMap((choice) => placesOf(choice, drawing, field));
  if (shape.const !== undefined || shape.enum) return [];
  const types = [shape.type].flat();
  if (types.includes('integer') || types.includes('number'))
    return [{ path: field, edges: NUMBERS, withEdge: inPlaceOf }];
  if (types.includes('string') && isDay(shape, field))
    return [{ path: field, edges: DAYS, withEdge: inPlaceOf }];
  if (shape.items)
    return placesOf(shape.items, drawing, field).map((place) => ({
      ...place,
      withEdge: (edge) => [place.withEdge(edge)],
    }));
  const { properties = {} } = shape;
  const whole = (given: object) => ({ ...(draw(shape, drawing, field) as object), ...given });
  const single = Object.entries(properties).flatMap(([name, property]) =>
    placesOf(property, drawing, name).map((place) => ({
      ...place,
      path: `${field}.${place.path}`,
      withEdge: (edge: Edge) => whole({ [name]: place.withEdge(edge) }),
    })),
  );
  const [until] = properties.from && properties.to ? placesOf(properties.to, drawing, 'to') : [];
  if (!until) return single;
  // With only one of the two at a boundary, the distance between them would be refused.
  const span = {
    ...until,
    path: `${field}.from..to`,
    withEdge: (edge: Edge) => whole({ from: until.withEdge(before(edge)), to: until.withEdge(edge) }),
  };
  return [...single, span];
}

const HOUR = 3_600_000;
/** A little earlier; the same day for a date without time. */
const before = (edge: Edge): Edge => (edge.startsWith('"') ? edge : String(Number(edge) - HOUR));

const isDay = ({ format }: Shape, field: string) =>
  format === 'date' || format === 'date-time' || /(^|_)(date|day|from|to|until)$/.test(field);

/**
 * `JSON.stringify` cannot write numbers such as `1e999` or `-0`. So a boundary value is put into the input as a marked string,
 * `"edge:1e999"`, and `edgeJson` writes it without the mark and the quotation marks: `1e999`.
 */
const MARK = 'edge:';
const inPlaceOf = (edge: Edge) => MARK + edge;
const MARKED = /"edge:((?:[^"\\]|\\.)*)"/g;

/** A value with boundary values in it as JSON. */
export const edgeJson = (value: unknown): string =>
  JSON.stringify(value).replace(MARKED, (_, edge: string) => JSON.parse(`"${edge}"`) as string);

/** A value with boundary values in it as a query string. */
export const edgeSearch = (value: object): string =>
  new URLSearchParams(
    Object.entries(value).map(([name, one]): [string, string] => [
      name,
      String(one).startsWith(MARK) ? String(one).slice(MARK.length).replaceAll('"', '') : String(one),
    ]),
  ).toString();
