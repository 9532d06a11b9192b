import { useState } from 'react';

/** A value as it was read, or as an answer has said since, until something else is read. */
export function useKnown<Value extends string | number | boolean | null>(
  read: Value,
): [known: Value, tell: (value: Value) => void] {
  const [known, setKnown] = useState({ read, value: read });
  if (known.read !== read) setKnown({ read, value: read });
  return [known.read === read ? known.value : read, (value) => setKnown({ read, value })];
}
