import { hash, verify } from '@node-rs/argon2';

/** argon2id with the minimum that OWASP recommends: 19 MiB, two passes; about 30 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

export const isPasswordOf = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);
