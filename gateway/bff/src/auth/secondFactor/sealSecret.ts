import { createSealFor, type Seal } from '../seal';
import type { SecretEnv } from '../secrets';

/** Encrypts the secrets of apps at rest; a sealed one opens for the member it was sealed for, and no other. */
export const createSeal = (env: SecretEnv): Seal => createSealFor(env, 'second factor secrets');
