import type { FetchNode, ResponsePath } from '@apollo/query-planner';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { unavailable } from '../../../errors';
import { lostFields, MAX_LOST_FIELDS } from '../../lostFields';

/**
 * Where in the whole answer a fetch's data belongs: for root fields one path; for entities a path of each object.
 *
 * Three salons have hosts, and the first and the third have the same one. The hosts are three objects but two entities, so the fetch
 * is `_entities(representations: [Ada, Grace])`:
 *
 *     all:     [['salons', 0, 'host'], ['salons', 1, 'host'], ['salons', 2, 'host']]
 *     members: [[0, 2], [1]]   // Ada is the objects 0 and 2, Grace is the object 1
 *
 * An error of the subgraph at `['_entities', 0, 'name']` is then reported twice: at `salons.0.host.name` and `salons.2.host.name`.
 */
export type Places =
  { root: ResponsePath } | { all: readonly ResponsePath[]; members: readonly (readonly number[])[] };

/** A subgraph's error with paths of the whole answer: once for each object that an entity represents. */
export function fromSubgraph(
  errors: readonly GraphQLFormattedError[],
  subgraph: string,
  places: Places,
): GraphQLError[] {
  return errors.flatMap((error) =>
    pathsOf(error.path, places).map(
      (path) =>
        new GraphQLError(error.message || `The ${subgraph} subgraph failed`, {
          // In one process this is the resolver's error, otherwise its formatted form: for the log only.
          originalError: error as unknown as Error,
          path,
          extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', ...error.extensions, serviceName: subgraph },
        }),
    ),
  );
}

function pathsOf(path: GraphQLFormattedError['path'], places: Places): (ResponsePath | undefined)[] {
  if (!path) return [undefined];
  if ('root' in places) return [[...places.root, ...path]];
  const [, index, ...rest] = path;
  if (typeof index !== 'number') return [undefined];
  return (places.members[index] ?? []).map((member) => [...(places.all[member] ?? []), ...rest]);
}

/** The errors of a fetch that failed as a whole: one for each requested field, so that a page knows which sections to offer Retry for. */
export function lost(node: FetchNode, places: Places): GraphQLError[] {
  return lostPaths(node, places)
    .slice(0, MAX_LOST_FIELDS)
    .map((path) => {
      const { message, extensions } = unavailable();
      return new GraphQLError(message, { path, extensions });
    });
}

function lostPaths({ operation }: FetchNode, places: Places): ResponsePath[] {
  const { roots: rootFields, owned: entityFields } = lostFields(operation);
  if ('root' in places) return rootFields.map((field) => [...places.root, field]);
  const lostMembers = places.members.flat().sort((one, other) => one - other);
  return lostMembers.flatMap((member) => entityFields.map((field) => [...places.all[member]!, field]));
}
