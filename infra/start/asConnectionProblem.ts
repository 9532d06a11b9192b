import { connectionProblem } from '@athenaeum/registry';
import { Problem } from './problem';

/** Throws in one line why the product's database could not be opened; without an address it is that of `npm start`. */
export function asConnectionProblem(error: unknown, uri = process.env.MONGODB_URI || undefined): never {
  throw new Problem(connectionProblem(error, uri).message);
}
