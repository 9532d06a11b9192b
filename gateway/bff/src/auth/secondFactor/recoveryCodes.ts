import { createHash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';

const COUNT = 10;
/** 120 bits, 24 letters and digits. */
const BYTES = 15;
const GROUP = /.{4}(?=.)/g;

/** Ten codes to write down, each good once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => base32(randomBytes(BYTES)).replace(GROUP, '$&-'));

/** Of a code however it was typed. As random as it is, it needs no slow hash. */
export const hashOfCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('base64url');

const base32 = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
