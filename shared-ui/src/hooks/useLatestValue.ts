import { useState } from 'react';

/** A value as it was read, overridden by what a mutation's response says, until another value is read. */
export function useLatestValue<Value extends string | number | boolean | null>(
  read: Value,
): [known: Value, tell: (value: Value) => void] {
  const [known, setKnown] = useState({ read, value: read });
  if (known.read !== read) setKnown({ read, value: read });
  return [known.read === read ? known.value : read, (value) => setKnown({ read, value })];
}
