import type { Outgoing } from './outgoing';

/** What zod says about a value; a branch of a union has issues of its own. */
interface Issue {
  code?: string;
  path: readonly PropertyKey[];
  keys?: readonly string[];
  errors?: readonly (readonly Issue[])[];
}

interface Schema<P> {
  parse(value: unknown): P;
}

/**
 * What a stored message says, as far as this version knows it: fields that only a newer version writes are left out, so that
 * workers of both may deliver it. Writing stays strict.
 *
 * @throws what the schema throws where something that it knows is missing or wrong
 */
export const payloadOf = <P>({ payload }: Pick<Outgoing<P>, 'payload'>, stored: unknown): P =>
  payload.parse(withoutUnknown(payload, stored));

/** The value without the fields that the schema does not know, at any depth; as it is where anything else is wrong with it. */
export function withoutUnknown(schema: Schema<unknown>, value: unknown): unknown {
  try {
    schema.parse(value);
    return value;
  } catch (error) {
    const unknown = unknownFields((error as { issues?: Issue[] }).issues ?? []);
    return unknown ? without(value, unknown) : value;
  }
}

type Path = readonly PropertyKey[];

/** Their paths; null where there is another issue than these. */
function unknownFields(issues: readonly Issue[], above: Path = []): Path[] | null {
  const found = issues.map((issue): Path[] | null => {
    const path = [...above, ...issue.path];
    if (issue.code === 'unrecognized_keys') return (issue.keys ?? []).map((key) => [...path, key]);
    const branches = (issue.errors ?? []).map((branch) => unknownFields(branch, path));
    return branches.find((branch) => branch !== null) ?? null;
  });
  return found.length > 0 && found.every((paths) => paths !== null) ? found.flat() : null;
}

function without(value: unknown, paths: readonly Path[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const path of paths) {
    let holder = copy as Record<PropertyKey, unknown>;
    for (const key of path.slice(0, -1)) holder = holder[key] as Record<PropertyKey, unknown>;
    delete holder[path.at(-1)!];
  }
  return copy;
}
