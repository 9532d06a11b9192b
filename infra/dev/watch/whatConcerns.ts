import { readdirSync } from 'node:fs';

/** Where the sources of servers are. */
export const SERVER_FOLDERS = [
  'gateway',
  'subgraphs',
  'infra/registry/src',
  'shared-ui/messages/src',
  'shared-ui/common/src',
];

/** Where everything is that has types, as `tsconfig.node.json` and `tsconfig.web.json` name it. */
export const sourceFolders = (root: string): string[] =>
  readdirSync(root).filter((name) => /^(gateway|infra|mfe-.+|shared-ui|shell|subgraphs)$/.test(name));

const IGNORED = /(^|\/)(node_modules|__generated__|testing|dist)\/|\.test\.|\.tmp$|~$/;

/**
 * Whether a server has to start anew. Schemas of subgraphs are read as they start; the supergraph is followed by the gateway
 * itself.
 */
export const concernsServers = (file: string): boolean =>
  !IGNORED.test(file) &&
  /\.(ts|tsx|graphql|json|js|css|svg)$/.test(file) &&
  file !== 'gateway/supergraph.graphql';

/** Whether types follow from it. */
export const concernsGraph = (file: string): boolean =>
  !IGNORED.test(file) && file.endsWith('.graphql') && file !== 'gateway/supergraph.graphql';

/** Whether its types are checked. */
export const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file);
