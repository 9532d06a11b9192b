/** Picks top-level fields straight from BSON bytes, without decoding the others. */

const Element = {
  double: 0x01,
  string: 0x02,
  document: 0x03,
  array: 0x04,
  binary: 0x05,
  undefined: 0x06,
  objectId: 0x07,
  boolean: 0x08,
  date: 0x09,
  null: 0x0a,
  regularExpression: 0x0b,
  pointer: 0x0c,
  code: 0x0d,
  symbol: 0x0e,
  codeWithScope: 0x0f,
  int: 0x10,
  timestamp: 0x11,
  long: 0x12,
  decimal: 0x13,
} as const;

const FIXED_SIZES: Record<number, number> = {
  [Element.double]: 8,
  [Element.undefined]: 0,
  [Element.objectId]: 12,
  [Element.boolean]: 1,
  [Element.date]: 8,
  [Element.null]: 0,
  [Element.int]: 4,
  [Element.timestamp]: 8,
  [Element.long]: 8,
  [Element.decimal]: 16,
  0x7f: 0,
  0xff: 0,
};

/** Names ready to be compared with bytes. */
export type FieldNames = readonly Buffer[];
export const fieldNames = (names: Iterable<string>): FieldNames =>
  [...names].map((name) => Buffer.from(name, 'utf8'));

/** A document of only these fields, in stored order. */
export const pickFields = (raw: Buffer, names: FieldNames): Buffer => filterFields(raw, names, true);

/** The document without these fields. */
export const omitFields = (raw: Buffer, names: FieldNames): Buffer => filterFields(raw, names, false);

function filterFields(raw: Buffer, names: FieldNames, keepListed: boolean): Buffer {
  // Start and end of each range of bytes to keep; adjacent fields share a range.
  const kept: number[] = [];
  let size = 5;
  let found = 0;
  let offset = 4;
  const end = raw.length - 1;
  while (offset < end) {
    const nameStart = offset + 1;
    let nameEnd = nameStart;
    while (raw[nameEnd] !== 0) nameEnd++;
    const next = nameEnd + 1 + valueSize(raw, raw[offset]!, nameEnd + 1);
    const isFound = isListed(raw, nameStart, nameEnd, names);
    if (isFound === keepListed) {
      if (kept.at(-1) === offset) kept[kept.length - 1] = next;
      else kept.push(offset, next);
      size += next - offset;
    }
    if (isFound && ++found === names.length && keepListed) break;
    offset = next;
  }
  return assemble(raw, kept, size);
}

function assemble(raw: Buffer, kept: number[], size: number): Buffer {
  const document = Buffer.allocUnsafe(size);
  let offset = document.writeInt32LE(size, 0);
  for (let i = 0; i < kept.length; i += 2) offset += raw.copy(document, offset, kept[i], kept[i + 1]);
  document[offset] = 0;
  return document;
}

function isListed(raw: Buffer, start: number, end: number, names: FieldNames): boolean {
  const length = end - start;
  for (const name of names) {
    if (name.length !== length) continue;
    let i = 0;
    while (i < length && raw[start + i] === name[i]) i++;
    if (i === length) return true;
  }
  return false;
}

function valueSize(raw: Buffer, type: number, offset: number): number {
  const fixed = FIXED_SIZES[type];
  if (fixed !== undefined) return fixed;
  switch (type) {
    case Element.string:
    case Element.code:
    case Element.symbol:
      return 4 + raw.readInt32LE(offset);
    case Element.document:
    case Element.array:
    case Element.codeWithScope:
      return raw.readInt32LE(offset);
    case Element.binary:
      return 5 + raw.readInt32LE(offset);
    case Element.pointer:
      return 16 + raw.readInt32LE(offset);
    case Element.regularExpression: {
      const patternEnd = raw.indexOf(0, offset);
      return raw.indexOf(0, patternEnd + 1) + 1 - offset;
    }
  }
  throw new Error(`unknown BSON element type ${type}`);
}
