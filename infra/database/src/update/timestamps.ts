import { Timestamp } from 'bson';

let second = 0;
let count = 0;

/** Now, told apart from every other one given in the same second. */
export function currentTimestamp(): Timestamp {
  const now = Math.floor(Date.now() / 1000);
  if (now > second) {
    second = now;
    count = 0;
  }
  return new Timestamp({ t: second, i: ++count });
}
