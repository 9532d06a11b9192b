import { Timestamp } from 'bson';

let second = 0;
let count = 0;

/** The current time as a timestamp, unique within its second by its counter. */
export function currentTimestamp(): Timestamp {
  const now = Math.floor(Date.now() / 1000);
  if (now > second) {
    second = now;
    count = 0;
  }
  return new Timestamp({ t: second, i: ++count });
}
