import { mongo } from 'mongoose';
import { match } from './matching';
import { shownResult } from './shownResult';
import { Skip } from './skip';
import type { CollectionData, ExpectedError, ExpectedEvents } from './testFile';
import type { SeenEvent, World } from './world';

type Document = Record<string, unknown>;

/** The fields errors of the driver may have, whichever class they are. */
type DriverError = Error & {
  cause?: unknown;
  code?: number;
  codeName?: string;
  errorResponse?: Document;
  result?: Document;
  partialResult?: Document;
  writeErrors?: Iterable<[unknown, { code: number }]> & { size?: number; length?: number };
  writeConcernErrors?: unknown[];
  hasErrorLabel?: (label: string) => boolean;
};

export function checkError(expected: ExpectedError, thrown: unknown, world: World, where: string): void {
  const error = thrown as DriverError;
  const server = (error.cause instanceof mongo.MongoServerError ? error.cause : error) as DriverError;
  const fail = (what: string): never => {
    throw new Error(`${where}: ${what} (${error.name}: ${error.message})`);
  };
  if (expected.isClientError === true && isServerError(error)) fail('expected an error of the client');
  if (expected.isClientError === false && !isServerError(error)) fail('expected an error of the server');
  if (expected.errorContains && !error.message.toLowerCase().includes(expected.errorContains.toLowerCase())) {
    fail(`message without "${expected.errorContains}"`);
  }
  if (expected.errorCode !== undefined && server.code !== expected.errorCode) fail(`code ${server.code}`);
  if (expected.errorCodeName !== undefined && !codeNames(server).includes(expected.errorCodeName)) {
    fail(`code name ${codeNames(server).join()}`);
  }
  const hasLabel = (label: string) => [error, server].some((shown) => shown.hasErrorLabel?.(label));
  for (const label of expected.errorLabelsContain ?? []) if (!hasLabel(label)) fail(`no label ${label}`);
  for (const label of expected.errorLabelsOmit ?? []) if (hasLabel(label)) fail(`label ${label}`);
  if (expected.expectResult !== undefined) {
    match(expected.expectResult, partialResult(error), world, `${where}.partialResult`, true);
  }
  if (expected.errorResponse !== undefined) {
    match(expected.errorResponse, server.errorResponse ?? server, world, `${where}.errorResponse`, true);
  }
  if (expected.writeErrors !== undefined) {
    const codes = [...(error.writeErrors ?? [])].map(([index, { code }]) => [String(index), { code }]);
    match(expected.writeErrors, Object.fromEntries(codes), world, `${where}.writeErrors`, true);
  }
  if (expected.writeConcernErrors !== undefined) {
    match(expected.writeConcernErrors, error.writeConcernErrors, world, `${where}.writeConcernErrors`, true);
  }
}

function isServerError(error: DriverError): boolean {
  if (error instanceof mongo.MongoServerError || error instanceof mongo.MongoBulkWriteError) return true;
  if (error.name !== 'MongoClientBulkWriteError') return false;
  return Boolean(
    error.writeErrors?.size ||
    error.writeConcernErrors?.length ||
    error.cause instanceof mongo.MongoServerError,
  );
}

const codeNames = ({ codeName, errorResponse, result }: DriverError): unknown[] => [
  codeName,
  errorResponse?.codeName,
  result?.codeName,
  (result?.writeConcernError as Document | undefined)?.codeName,
];

function partialResult(error: DriverError): unknown {
  if (error.partialResult) return shownResult(error.partialResult);
  return error instanceof mongo.MongoBulkWriteError ? shownResult(error) : error.result;
}

export function checkEvents(
  expected: ExpectedEvents[],
  seen: Record<string, SeenEvent[]>,
  world: World,
): void {
  for (const { client, events, eventType = 'command', ignoreExtraEvents } of expected) {
    if (eventType !== 'command') throw new Skip(`with ${eventType} events`);
    const found = seen[client] ?? [];
    if (!ignoreExtraEvents && found.length !== events.length) {
      const names = found.map(({ commandName }) => commandName).join();
      throw new Error(`${found.length} events instead of ${events.length}: ${names}`);
    }
    events.forEach((event, i) => checkEvent(event, found[i], world, `event ${i}`));
  }
}

function checkEvent(
  expected: ExpectedEvents['events'][number],
  seen: SeenEvent | undefined,
  world: World,
  where: string,
): void {
  const [kind, { command, commandName, databaseName, reply }] = Object.entries(expected)[0]!;
  if (seen?.kind !== kind) throw new Error(`${where}: ${seen?.kind} instead of ${kind}`);
  if (commandName !== undefined) match(commandName, seen.commandName, world, `${where} name`);
  if (databaseName !== undefined) match(databaseName, seen.databaseName, world, `${where} database`);
  if (command !== undefined) match(command, withoutDriverTimeout(seen, command), world, where, true);
  if (reply !== undefined) match(reply, seen.reply, world, `${where} reply`, true);
}

/** This driver adds a time limit to every commit and abort; the tests expect it on retries only. */
function withoutDriverTimeout({ commandName, command }: SeenEvent, expected: unknown): Document | undefined {
  const concern = command?.writeConcern as Document | undefined;
  const asked = (expected as { writeConcern?: Document }).writeConcern;
  const isAdded = concern?.wtimeout === 10_000 && !(asked && 'wtimeout' in asked);
  if (!isAdded || !/^(commit|abort)Transaction$/.test(commandName)) return command;
  const { wtimeout: _added, ...writeConcern } = concern!;
  return { ...command, writeConcern };
}

export async function checkOutcome(expected: CollectionData[], world: World): Promise<void> {
  for (const { databaseName, collectionName, documents } of expected) {
    const collection = world.observer.db(databaseName).collection(collectionName);
    match(documents, await collection.find({}, { sort: { _id: 1 } }).toArray(), world, 'outcome');
  }
}
