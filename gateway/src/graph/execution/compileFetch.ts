import type { FetchNode, ResponsePath } from '@apollo/query-planner';
import type { Domain } from '@athenaeum/kit';
import type { ExecutionResult } from 'graphql';
import { SubgraphUnavailable } from '../subgraphs/subgraphClient';
import { asError, fromSubgraph, lost } from './fetchErrors';
import { isObject, own, put, type Fetched } from './fetched';
import { merge } from './merge';
import { objectsAt, placesAt } from './places';
import { compileRepresentation, type Represent } from './representations';
import { compileRewrites } from './rewrites';
import type { Run, Step } from './run';
import type { TypeConditions } from './typeConditions';

const REPRESENTATIONS = 'representations';

/** One question to one subgraph. What goes wrong becomes errors of the run; the rest of the plan goes on. */
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
      await (represent ? fetchEntities(run, objects, represent) : fetchRoot(run, objects));
    } catch (error) {
      run.errors.push(asError(error));
    }
  };

  async function fetchRoot(run: Run, objects: readonly Fetched[]): Promise<void> {
    const data = await ask(run, variablesOf(run), null);
    if (!data) return;
    rewriteOutput?.(data);
    for (const object of objects) merge(object, data);
  }

  async function fetchEntities(run: Run, objects: readonly Fetched[], represented: Represent): Promise<void> {
    const { representations, members } = distinct(objects, represented);
    if (representations.length === 0) return;
    const variables = variablesOf(run);
    variables[REPRESENTATIONS] = representations;
    const data = await ask(run, variables, members);
    if (!data) return;
    const entities = data._entities;
    if (!Array.isArray(entities) || entities.length !== representations.length)
      throw new Error(`The ${subgraph} subgraph did not answer for each object it was asked about`);
    for (const [index, entity] of entities.entries()) {
      if (!isObject(entity)) continue;
      const known = members[index]!.map((member) => objects[member]!);
      // Of a type that this subgraph takes for another one, the object itself knows better.
      entity.__typename ||= known[0]!.__typename;
      rewriteOutput?.(entity);
      for (const object of known) merge(object, entity);
    }
  }

  /** Each different representation once, and which of the objects it stands for. */
  function distinct(objects: readonly Fetched[], represented: Represent) {
    const representations: Fetched[] = [];
    const members: number[][] = [];
    const known = new Map<string, number>();
    for (const [member, object] of objects.entries()) {
      const representation = represented(object);
      if (!representation?.__typename) continue;
      rewriteInput?.(representation);
      const key = JSON.stringify(representation);
      const index = known.get(key);
      if (index !== undefined) {
        members[index]!.push(member);
        continue;
      }
      known.set(key, representations.length);
      representations.push(representation);
      members.push([member]);
    }
    return { representations, members };
  }

  function variablesOf({ sent }: Run): Record<string, unknown> {
    const variables: Record<string, unknown> = {};
    for (const name of variableNames) {
      const value = own(sent, name);
      if (value !== undefined) put(variables, name, value);
    }
    return variables;
  }

  /** `members`: the objects that each entity of the answer stands for; null when whole fields are asked for. */
  async function ask(
    run: Run,
    variables: Record<string, unknown>,
    members: readonly number[][] | null,
  ): Promise<Fetched | null> {
    const { clients, context, errors } = run;
    const places = () => (members ? { all: placesAt(path, run.data), members } : { root: path });
    let answer: ExecutionResult;
    try {
      answer = await clients[subgraph].ask(
        { query: node.operation, variables, operationName: node.operationName },
        context.caller,
      );
    } catch (error) {
      if (!(error instanceof SubgraphUnavailable)) throw error;
      context.log.warn({ subgraph, reason: error.reason }, 'subgraph did not answer');
      errors.push(...lost(node, places()));
      return null;
    }
    if (answer.errors) errors.push(...fromSubgraph(answer.errors, subgraph, places()));
    return answer.data ?? null;
  }
}
