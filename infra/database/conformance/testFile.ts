import type { mongo } from 'mongoose';

type Document = Record<string, unknown>;

/** The parts of MongoDB's unified test format this runner reads. */
export interface TestFile {
  description: string;
  runOnRequirements?: RunOnRequirement[];
  createEntities?: EntityDescription[];
  initialData?: CollectionData[];
  tests: TestCase[];
}

export interface TestCase {
  description: string;
  skipReason?: string;
  runOnRequirements?: RunOnRequirement[];
  operations: Operation[];
  expectEvents?: ExpectedEvents[];
  outcome?: CollectionData[];
}

export interface RunOnRequirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
  auth?: boolean;
  serverless?: string;
  csfle?: unknown;
  serverParameters?: Document;
}

export interface CollectionData {
  databaseName: string;
  collectionName: string;
  documents: Document[];
  createOptions?: mongo.CreateCollectionOptions;
}

export type EntityDescription = Record<string, Document & { id: string }>;

export interface Operation {
  object: string;
  name: string;
  arguments?: Document;
  expectResult?: unknown;
  expectError?: ExpectedError;
  saveResultAsEntity?: string;
  ignoreResultAndError?: boolean;
}

export interface ExpectedError {
  isClientError?: boolean;
  errorContains?: string;
  errorCode?: number;
  errorCodeName?: string;
  errorLabelsContain?: string[];
  errorLabelsOmit?: string[];
  expectResult?: unknown;
  errorResponse?: unknown;
  writeErrors?: unknown;
  writeConcernErrors?: unknown;
}

export interface ExpectedEvents {
  client: string;
  eventType?: string;
  ignoreExtraEvents?: boolean;
  events: Record<string, ExpectedEvent>[];
}

export interface ExpectedEvent {
  commandName?: string;
  databaseName?: string;
  command?: unknown;
  reply?: unknown;
}
