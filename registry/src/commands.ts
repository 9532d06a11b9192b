export { remoteFromArguments, runCli, withRegistry } from './cli';
export { dataDir, databaseName, databaseUri, origin, publisher } from './env';
export { productOfEnvironment } from './release/product';
