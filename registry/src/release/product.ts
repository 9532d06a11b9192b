import { databaseName, databaseUri, dataDir, origin } from '../env';
import type { BuildSigner } from '../signing/buildSignature';
import { loadSigner } from '../signing/keyFile';

/** The running product to release to, and the key to sign builds with. */
export interface Product {
  /** The public origin. */
  origin: string;
  /** Builds are served from `remotes/<name>/<version>` below it. */
  dataDir: string;
  database: { uri: string; dbName: string };
  signer: BuildSigner;
}

/** The product in the environment variables of a command. @throws RegistryProblem when there is no signing key */
export const productOfEnvironment = (): Product => ({
  origin,
  dataDir,
  database: { uri: databaseUri, dbName: databaseName },
  signer: loadSigner(dataDir),
});
