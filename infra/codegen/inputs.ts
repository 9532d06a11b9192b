import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedPartsOf, typeDefsOf } from '@athenaeum/kit/typeDefs';
import { SUBGRAPHS } from '../start/ports';
import { filesIn, graphqlFiles, readGraphql, type FrontApp, type GraphqlFile } from './graphqlFiles';

export interface SubgraphInput {
  name: (typeof SUBGRAPHS)[number];
  files: GraphqlFile[];
  /** The sources of the domain's contract, whose lists `@values` names. */
  contract: GraphqlFile[];
  /** `codegen.json` of the subgraph, when it has one. */
  config: SubgraphCodegen;
}

export interface SubgraphCodegen {
  /** `./context#Context`: a type of the subgraph, from its `src`; without one the kit's own. */
  contextType?: string;
  /** What a resolver is handed for a GraphQL type: `{ "Salon": "./modules/salon/salon.model#SalonRecord" }`. */
  mappers?: Record<string, string>;
}

export interface Inputs {
  shared: GraphqlFile;
  subgraphs: SubgraphInput[];
  apps: FrontApp[];
}

const KIT = 'subgraphs/kit/src';
const RECORD = '.cache/codegen.json';
export const SUPERGRAPH = 'gateway/supergraph.graphql';

export function collectInputs(root: string): Inputs {
  const subgraphs = SUBGRAPHS.map((name) => ({
    name,
    files: filesOf(root, name),
    contract: filesIn(root, `subgraphs/${name}/contract/src`, '.ts'),
    config: readJson<SubgraphCodegen>(join(root, `subgraphs/${name}/codegen.json`)) ?? {},
  }));
  const apps = readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mfe-'))
    .map((name) => ({ name, files: graphqlFiles(root, `${name}/src`) }));
  return {
    shared: readGraphql(root, `${KIT}/shared.graphql`),
    subgraphs: subgraphs.filter(({ files }) => files.length > 0),
    apps: apps.filter(({ files }) => files.length > 0),
  };
}

function filesOf(root: string, subgraph: string): GraphqlFile[] {
  const own = graphqlFiles(root, `subgraphs/${subgraph}/src`);
  const parts = sharedPartsOf(own.map(({ text }) => text));
  return [...own, ...parts.map((file) => readGraphql(root, `${KIT}/${file}`))];
}

/** A run is skipped when neither what it read nor what it wrote has changed since. */
export function unchangedSinceLastRun(root: string, inputs: Inputs): boolean {
  const record = readJson<RunRecord>(join(root, RECORD));
  return (
    record !== null &&
    record.inputs === fingerprint(root, inputs) &&
    Object.entries(record.outputs).every(([path, hash]) => hashOfFile(join(root, path)) === hash)
  );
}

export function recordRun(root: string, inputs: Inputs, outputs: readonly string[]): void {
  const record: RunRecord = {
    inputs: fingerprint(root, inputs),
    outputs: Object.fromEntries(outputs.map((path) => [path, hashOfFile(join(root, path)) ?? ''])),
  };
  mkdirSync(dirname(join(root, RECORD)), { recursive: true });
  writeFileSync(join(root, RECORD), JSON.stringify(record));
}

interface RunRecord {
  inputs: string;
  outputs: Record<string, string>;
}

function fingerprint(root: string, inputs: Inputs): string {
  const generator = readdirSync(join(root, 'infra/codegen'))
    .sort()
    .map((file) => readFileSync(join(root, 'infra/codegen', file), 'utf8'));
  const others = ['subgraphs/kit/src/typeDefs.ts', 'package-lock.json'].map((file) =>
    hashOfFile(join(root, file)),
  );
  return hash(JSON.stringify([inputs, generator, others]));
}

const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

export const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

const hashOfFile = (file: string) => (existsSync(file) ? hash(readFileSync(file)) : null);

/** As the kit reads it when the subgraph starts: what all have, then every file in order. */
export const sdlOf = (shared: GraphqlFile, { files }: SubgraphInput) =>
  typeDefsOf([shared, ...files].map(({ text }) => text));
