import { databaseName, databaseUri, dataDir, origin } from '../env';
import type { BuildSigner } from '../signing/buildSignature';
import { loadSigner } from '../signing/keyFile';

/** The running product that something is released to, and the house's key to sign with. */
export interface Product {
  /** Where members find it. */
  origin: string;
  /** `remotes/<name>/<version>` below it is what is served. */
  dataDir: string;
  database: { uri: string; dbName: string };
  signer: BuildSigner;
}

/** The one that the environment of a command names. @throws RegistryProblem when there is no key to sign with */
export const productOfEnvironment = (): Product => ({
  origin,
  dataDir,
  database: { uri: databaseUri, dbName: databaseName },
  signer: loadSigner(dataDir),
});
