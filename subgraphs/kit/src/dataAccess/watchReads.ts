import type { Viewer } from '../viewer';
import { hasRole } from '../viewer';
import type { DataAccesses } from './dataAccesses';

/** Records of one type that are private to a member. */
export interface WatchedType {
  /** The id of the member; null where there is none. */
  ownerOf: (record: never) => string | null | undefined;
  /** Its fields that are noted, each with the detail that the member is told. */
  details: Readonly<Record<string, string>>;
}

/** By the name of the type in the schema. */
export type WatchedTypes = Readonly<Record<string, WatchedType>>;

interface WatchingContext {
  viewer: Viewer;
  loaders: { dataAccesses: DataAccesses };
}

type Resolve = (record: never, args: never, context: never, info: never) => unknown;

/**
 * Resolvers that note which private fields of a member's records staff read, whatever operation selects them. Empty fields, and what a
 * member reads of their own, are not noted.
 */
export function watchReads(
  resolvers: Record<string, unknown>,
  watched: WatchedTypes,
): Record<string, unknown> {
  const watching = Object.entries(watched).map(([type, { ownerOf, details }]) => {
    const known = (resolvers[type] ?? {}) as Record<string, Resolve>;
    const fields = Object.entries(details).map(([field, detail]) => [
      field,
      noting(known[field] ?? plain(field), ownerOf, { field: `${type}.${field}`, detail }),
    ]);
    return [type, { ...known, ...(Object.fromEntries(fields) as Record<string, Resolve>) }];
  });
  return { ...resolvers, ...(Object.fromEntries(watching) as Record<string, unknown>) };
}

const plain = (field: string) => (record: Record<string, unknown>) => record[field];

function noting(
  resolve: Resolve,
  ownerOf: WatchedType['ownerOf'],
  { field, detail }: { field: string; detail: string },
): Resolve {
  return (record, args, context, info) => {
    const value = resolve(record, args, context, info);
    const { viewer, loaders } = context as WatchingContext;
    if (!isStaff(viewer)) return value;
    const owner = ownerOf(record);
    if (!owner || owner === viewer.id) return value;
    const note = (read: unknown) => {
      if (hasContent(read)) loaders.dataAccesses.note(owner, field, detail);
      return read;
    };
    return value instanceof Promise ? value.then(note) : note(value);
  };
}

const isStaff = (viewer: Viewer) => viewer.id !== null && hasRole(viewer, 'support', 'editor', 'admin');

export const hasContent = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
