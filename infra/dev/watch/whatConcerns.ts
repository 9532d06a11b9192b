import { readdirSync } from 'node:fs';

/** Folders with sources of servers. */
export const SERVER_FOLDERS = [
  'gateway',
  'subgraphs',
  'registry/src',
  'shared-ui/messages/src',
  'shared-ui/common/src',
];

/** Folders with typed sources, as in `tsconfig.node.json` and `tsconfig.web.json`. */
export const sourceFolders = (root: string): string[] =>
  readdirSync(root).filter((name) => /^(gateway|infra|mfe-.+|registry|shared-ui|shell|subgraphs)$/.test(name));

const IGNORED = /(^|\/)(node_modules|__generated__|testing|safety|dist)\/|\.test\.|\.tmp$|~$/;

/**
 * Whether a server has to restart. Subgraphs read their schemas as they start; the gateway watches the supergraph itself.
 */
export const concernsServers = (file: string): boolean =>
  !IGNORED.test(file) &&
  /\.(ts|tsx|graphql|json|js|css|svg)$/.test(file) &&
  file !== 'gateway/supergraph.graphql';

/** Whether types are generated from it. */
export const concernsGraph = (file: string): boolean =>
  !IGNORED.test(file) && file.endsWith('.graphql') && file !== 'gateway/supergraph.graphql';

/** Whether its types are checked. */
export const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file);
