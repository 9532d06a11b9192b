/** BSON around documents that already are BSON, as pieces that are joined once. */

const DOCUMENT = 0x03;
const ARRAY = 0x04;
const END = Buffer.of(0);

/** A field that holds a document of these pieces. */
export const documentField = (name: string, elements: Uint8Array[]): Uint8Array[] => [
  fieldHead(DOCUMENT, name),
  ...asDocument(elements),
];

/** A field that holds an array of whole documents. */
export const arrayField = (name: string, documents: readonly Uint8Array[]): Uint8Array[] => {
  const items: Uint8Array[] = [];
  documents.forEach((document, position) => items.push(itemHead(position), document));
  return [fieldHead(ARRAY, name), ...asDocument(items)];
};

/** With its length and its end. */
export function asDocument(elements: Uint8Array[]): Uint8Array[] {
  const length = Buffer.allocUnsafe(4);
  length.writeInt32LE(elements.reduce((sum, part) => sum + part.length, 5));
  return [length, ...elements, END];
}

/** The fields of a document, without its length and its end. */
export const contents = (document: Buffer) => document.subarray(4, document.length - 1);

const fieldHead = (type: number, name: string) =>
  Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');

// Every batch numbers its documents from zero on.
const ITEM_HEADS = Array.from({ length: 1000 }, (_, position) => fieldHead(DOCUMENT, String(position)));
const itemHead = (position: number) => ITEM_HEADS[position] ?? fieldHead(DOCUMENT, String(position));
