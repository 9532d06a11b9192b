import type { FetchNode, ResponsePath } from '@apollo/query-planner';
import type { Domain, GraphQLCall } from '@athenaeum/kit';
import type { ExecutionResult } from 'graphql';
import { SubgraphUnavailable } from '../../../subgraphs/subgraphClient';
import { asError } from '../../asError';
import { fromSubgraph, lost, type Places } from './fetchErrors';
import { isObject, getOwn, setOwn, type Fetched } from './fetched';
import { merge } from './merge';
import { objectsAt, placesAt } from './places';
import { KnownEntities } from './knownEntities';
import { compileRepresentation, type Represent } from './representations';
import { compileRewrites } from './rewrites';
import type { Run, Step } from './run';
import type { TypeConditions } from '../../../operations/typeConditions';

const REPRESENTATIONS = 'representations';

/** For each requested entity, the objects that it represents. */
type Members = readonly (readonly number[])[];

/** One subgraph fetch of a plan. Failures become errors of the run; the rest of the plan continues. */
export function compileFetch(node: FetchNode, path: ResponsePath, isOfType: TypeConditions): Step {
  const subgraph = node.serviceName as Domain;
  const represent = node.requires && compileRepresentation(node.requires, isOfType);
  const rewriteInput = compileRewrites(node.inputRewrites, isOfType);
  const rewriteOutput = compileRewrites(node.outputRewrites, isOfType);
  const variableNames = node.variableUsages ?? [];
  if (represent && variableNames.includes(REPRESENTATIONS))
    throw new Error(`A variable must not be called ${REPRESENTATIONS}`);

  return async (run) => {
    const objects = objectsAt(path, run.data);
    if (objects.length === 0) return;
    try {
      const variables = variablesOf(run);
      const asked = represent ? distinct(objects, represent) : null;
      if (asked?.representations.length === 0) return;
      if (asked) variables[REPRESENTATIONS] = asked.representations;
      const members = asked?.members ?? null;
      let answer: ExecutionResult;
      // Here, since an async function of its own would cost each fetch a promise more.
      try {
        answer = await run.clients[subgraph].ask(callWith(variables), run.context.caller);
      } catch (error) {
        noteLost(error, run, members);
        return;
      }
      if (answer.errors) run.errors.push(...fromSubgraph(answer.errors, subgraph, placesOf(run, members)));
      if (!answer.data) return;
      if (members) takeEntities(answer.data, objects, members);
      else takeFields(answer.data, objects);
    } catch (error) {
      run.errors.push(asError(error));
    }
  };

  function takeFields(data: Fetched, objects: readonly Fetched[]): void {
    rewriteOutput?.(data);
    for (const object of objects) merge(object, data);
  }

  function takeEntities(
    { _entities: entities }: Fetched,
    objects: readonly Fetched[],
    members: Members,
  ): void {
    if (!Array.isArray(entities) || entities.length !== members.length)
      throw new Error(`The ${subgraph} subgraph did not answer for each object it was asked about`);
    for (let index = 0; index < members.length; index++) {
      const entity: unknown = entities[index];
      if (!isObject(entity)) continue;
      const known = members[index]!;
      // Where this subgraph knows the type by another name, the object's own type name wins.
      entity.__typename ||= objects[known[0]!]!.__typename;
      rewriteOutput?.(entity);
      for (const member of known) merge(objects[member]!, entity);
    }
  }

  /** Deduplicates representations. */
  function distinct(objects: readonly Fetched[], represented: Represent) {
    const representations: Fetched[] = [];
    const members: number[][] = [];
    const known = new KnownEntities();
    for (let member = 0; member < objects.length; member++) {
      const representation = represented(objects[member]!);
      if (!representation?.__typename) continue;
      rewriteInput?.(representation);
      const index = known.indexOf(representation, representations.length);
      if (index < representations.length) {
        members[index]!.push(member);
        continue;
      }
      representations.push(representation);
      members.push([member]);
    }
    return { representations, members };
  }

  function variablesOf({ sent }: Run): Record<string, unknown> {
    const variables: Record<string, unknown> = {};
    for (const name of variableNames) {
      const value = getOwn(sent, name);
      if (value !== undefined) setOwn(variables, name, value);
    }
    return variables;
  }

  function callWith(variables: Record<string, unknown>): GraphQLCall {
    return { query: node.operation, variables, operationName: node.operationName };
  }

  /** Reports a fetch without an answer; rethrows any other error. */
  function noteLost(error: unknown, run: Run, members: Members | null): void {
    if (!(error instanceof SubgraphUnavailable)) throw error;
    run.context.log().warn({ subgraph, reason: error.reason }, 'subgraph did not answer');
    run.errors.push(...lost(node, placesOf(run, members)));
  }

  /** `members` is null for a fetch of root fields. */
  function placesOf({ data }: Run, members: Members | null): Places {
    return members ? { all: placesAt(path, data), members } : { root: path };
  }
}
