import type { Areas, Reachability } from './areas.api';
import { areasText } from './areas.messages';

/** The names of all parts that are not healthy. */
export function unwell({ database, shell, subgraphs, registry }: Areas): string[] {
  const parts: (readonly [string, Reachability | null])[] = [
    [areasText.databasePart, database],
    [areasText.shellPart, shell],
    ...subgraphs.map((service) => [service.name, service] as const),
    ...(registry?.remotes ?? []).flatMap(
      ({ name, code, site }) =>
        [
          [name, code],
          [areasText.ownSite({ name }), site],
        ] as const,
    ),
  ];
  return [
    ...parts.filter(([, reach]) => reach && !reach.is_reachable).map(([name]) => name),
    ...(registry ? registry.quarantined.map(({ name }) => name) : [areasText.registryPart]),
  ];
}
