import type { Connection } from 'mongoose';
import { remoteEntry } from '../entry';
import { readPointed } from '../releases';

/** The names of the business figures that a canary and the version that everybody has both declare. */
export async function figuresOfBoth(
  connection: Connection,
  { name, version, before }: { name: string; version: string; before: string },
): Promise<string[]> {
  const current = await readPointed(connection);
  const entries = [...(current?.remotes ?? []), ...(current?.canaries ?? []).map(({ entry }) => entry)];
  const [ofCanary, ofBefore] = [version, before].map((wanted) =>
    declaredBy(entries.find((entry) => entry.name === name && entry.version === wanted)),
  );
  return ofCanary!.filter((figure) => ofBefore!.includes(figure));
}

const declared = remoteEntry.shape.manifest.shape.figures;

function declaredBy(entry: object | undefined): string[] {
  const { manifest } = (entry ?? {}) as { manifest?: { figures?: unknown } };
  return declared.safeParse(manifest?.figures).data?.map(({ name }) => name) ?? [];
}
