import type { DemoRandom } from '@athenaeum/kit/demo';
import type { Shape } from './shapeOf';
import { modelNamed, type Samples, type Sample } from './samples';

/** What random inputs are generated from. */
export interface Drawing {
  /** Seeded, so that a failing run can be repeated. */
  random: DemoRandom;
  /** Documents that exist, for ids. */
  samples: Samples;
  /** The operation, such as `cancelSession`: tells which model an `id` refers to. */
  operation: string;
  /** The sender's id; null for a visitor. */
  ownId: string | null;
  /** The sizes of texts, lists and numbers, and which optional fields are there: minimal, maximal or random. */
  extent: 'least' | 'most' | 'any';
}

/** Generates a value that the shape allows; ids mostly refer to existing documents. */
export function draw(shape: Shape, drawing: Drawing, field = 'input'): unknown {
  const { random, extent } = drawing;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return random.pick(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return draw(extent === 'any' ? random.pick(choices) : choices[0]!, drawing, field);
  const type = Array.isArray(shape.type) ? random.pick(shape.type) : shape.type;
  if (type === 'object') return drawObject(shape, drawing);
  if (type === 'array') return drawArray(shape, drawing, field);
  if (type === 'string') return drawText(shape, drawing, field);
  if (type === 'integer' || type === 'number') return drawNumber(shape, type, drawing, field);
  if (type === 'boolean') return random.chance(0.5);
  return null;
}

function drawObject({ properties = {}, required = [] }: Shape, drawing: Drawing): Record<string, unknown> {
  const { random, extent } = drawing;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  // Some inputs take exactly one of many properties, others all of them.
  const drawn = random.chance(0.4) ? random.sample(optional, 1) : optional.filter(() => random.chance(0.5));
  const names = [...required, ...(extent === 'least' ? [] : extent === 'most' ? optional : drawn)];
  const value = Object.fromEntries(
    names.map((name) => [name, draw(properties[name] ?? {}, drawing, name)]),
  ) as Record<string, unknown>;
  return agreeing(value, properties, drawing);
}

/** Fills in the version that an update of an existing document has to name. */
function agreeing(
  value: Record<string, unknown>,
  properties: Record<string, Shape>,
  { samples, operation, random }: Drawing,
): Record<string, unknown> {
  if (!('updated_at' in properties) || typeof value.id !== 'string' || random.chance(0.2)) return value;
  const model = modelNamed(samples, 'id', operation);
  const named = samples.get(model ?? '')?.find(({ _id }) => _id === value.id);
  return named ? { ...value, updated_at: named.updated_at ?? null } : value;
}

const SOME = 3;
const MANY = 60;

function drawArray(
  { items = {}, minItems = 0, maxItems = MANY }: Shape,
  drawing: Drawing,
  field: string,
): unknown[] {
  const most = Math.min(maxItems, MANY);
  const { random, extent } = drawing;
  const length =
    extent === 'least'
      ? minItems
      : extent === 'most'
        ? most
        : random.between(minItems, Math.min(most, minItems + SOME));
  return Array.from({ length }, () => draw(items, drawing, field));
}

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

function drawNumber(shape: Shape, type: string, { random, extent }: Drawing, field: string): number {
  const isTime = /date|start|(^|_)(at|from|to)$|updated|until|expires/i.test(field);
  if (isTime && extent === 'any') return Math.round((Date.now() + random.between(-YEAR, YEAR)) / HOUR) * HOUR;
  const low = shape.minimum ?? (shape.exclusiveMinimum === undefined ? 0 : shape.exclusiveMinimum + 1);
  const high =
    shape.maximum ?? (shape.exclusiveMaximum === undefined ? low + 100 : shape.exclusiveMaximum - 1);
  if (extent === 'least') return low;
  if (extent === 'most') return high;
  return type === 'integer'
    ? random.between(low, Math.min(high, low + 1000))
    : low + random.next() * (high - low);
}

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const MAX_LENGTH = 2000;
const WORDS = [
  'governance',
  'Zürich',
  'audit committee',
  '董事会',
  'naïve',
  '🪶 quill',
  'risk',
  'Ngozi',
  'O’Brien',
];

function drawText(shape: Shape, drawing: Drawing, field: string): string {
  const { random, extent } = drawing;
  if (/(^|_)ids?$|Id$/.test(field)) return drawId(drawing, field);
  const kept = FORMS.find(([pattern]) => pattern.test(shape.format ?? field))?.[1](random);
  if (kept !== undefined) return kept;
  const { minLength = 0, maxLength = MAX_LENGTH } = shape;
  if (extent === 'least') return 'x'.repeat(minLength);
  if (extent === 'most') return 'é'.repeat(Math.min(maxLength, MAX_LENGTH));
  const words = Array.from({ length: random.between(1, 6) }, () => random.pick(WORDS)).join(' ');
  return words.padEnd(minLength, '.').slice(0, maxLength);
}

/** Generators of formatted texts, by JSON Schema format or by field name. */
const FORMS: readonly (readonly [RegExp, (random: DemoRandom) => string])[] = [
  [/email/i, (random) => `fuzz-${random.between(1, 99_999)}@example.org`],
  [/uri|url|link|website/i, (random) => `https://example.org/${random.between(1, 999)}`],
  [/phone/i, () => '+47 22 00 00 00'],
  [/slug|^key$/i, (random) => `fuzz-${random.between(1, 99_999)}`],
  [/^timezone$|^zone$/i, (random) => random.pick(['Europe/Oslo', 'America/Los_Angeles', 'Asia/Kathmandu'])],
  [/^(browser_)?language$/, (random) => random.pick(['en', 'es'])],
  [/currency/i, () => 'USD'],
  [/^date$/, () => '2027-03-04'],
  [/^(from|to)$/, (random) => `${String(random.between(6, 20)).padStart(2, '0')}:00`],
];

const isOwn = (field: string, operation: string) =>
  /^user_?id$/i.test(field) ||
  (field === 'id' && /^(updateUser|updateStatus|keepUser|profile)$/.test(operation));

function drawId({ random, samples, operation, ownId }: Drawing, field: string): string {
  if (isOwn(field, operation) && ownId && random.chance(0.7)) return ownId;
  const named = samples.get(modelNamed(samples, field, operation) ?? '') ?? [];
  const own: readonly Sample[] = named.filter(
    ({ _id, user_id }) => _id === ownId || (ownId !== null && user_id === ownId),
  );
  if (own.length > 0 && random.chance(0.5)) return random.pick(own)._id;
  if (named.length > 0 && random.chance(0.8)) return random.pick(named)._id;
  const others = random.pick([...samples.values()]);
  return random.chance(0.5) && others.length > 0 ? random.pick(others)._id : NOBODY;
}
