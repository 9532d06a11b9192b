import type { Fetched } from './fetched';

/** Finds equal representations of one fetch. Nearly all are of one type with one key: those are known by that key's text alone. */
export class KnownEntities {
  private typename: unknown;
  private keyName: string | null = null;
  private readonly byKey = new Map<string, number>();
  private byText: Map<string, number> | null = null;

  /** The index of an equal representation, or `next` for a new one, which is known by that index from then on. */
  indexOf(representation: Fetched, next: number): number {
    const name = soleKeyOf(representation);
    if (name !== null && this.keyName === null) {
      this.typename = representation.__typename;
      this.keyName = name;
    }
    if (name !== null && name === this.keyName && representation.__typename === this.typename)
      return indexIn(this.byKey, representation[name] as string, next);
    return indexIn((this.byText ??= new Map()), textOf(representation), next);
  }
}

function indexIn(known: Map<string, number>, key: string, next: number): number {
  const index = known.get(key);
  if (index !== undefined) return index;
  known.set(key, next);
  return next;
}

/** The name of the only field beside the type name, where that holds a text; else null. */
function soleKeyOf(representation: Fetched): string | null {
  let found: string | null = null;
  for (const name in representation) {
    if (name === '__typename') continue;
    if (found !== null || typeof representation[name] !== 'string') return null;
    found = name;
  }
  return found;
}

/** Equal representations, whose keys come in one order, give the same unambiguous text. */
function textOf(representation: Fetched): string {
  let text = '';
  for (const name in representation) {
    const value = representation[name];
    text +=
      typeof value === 'string' ? `${name}"${value.length}"${value}` : `${name}:${JSON.stringify(value)},`;
  }
  return text;
}
