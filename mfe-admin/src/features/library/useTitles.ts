import { useState } from 'react';
import type { Titles } from './changesOf';
import type { ChoicesOf, EntryValues, KindView } from './kindView';
import { type Choice, useContentChoicesQuery } from './library.api';

/** The known items of these ids. */
export function useNamed(of: ChoicesOf, ids: readonly string[]): ReadonlyMap<string, Choice> {
  // All ids seen so far, so that removing one needs no request.
  const [requestedIds, setRequestedIds] = useState<readonly string[]>(ids);
  if (!ids.every((id) => requestedIds.includes(id))) setRequestedIds([...new Set([...requestedIds, ...ids])]);
  const { data } = useContentChoicesQuery(
    { input: { of, ids: [...requestedIds].sort() } },
    { skip: requestedIds.length === 0 },
  );
  return new Map((data?.choices?.data ?? []).map((choice) => [choice.id, choice]));
}

/** Titles of all items that these values refer to; an entry refers to two kinds at most. */
export function useTitles(view: KindView, ...values: EntryValues[]): Titles {
  const naming = view.fields.filter((field) => field.as === 'many' || field.as === 'one');
  const [one, other] = [...new Set(naming.map(({ of }) => of))];
  const idsOf = (of: ChoicesOf | undefined) => [
    ...new Set(
      naming
        .filter((field) => field.of === of)
        .flatMap(({ name }) => values.flatMap((entry) => (entry[name] ?? []) as string | string[]))
        .filter(Boolean),
    ),
  ];
  const first = useNamed(one ?? 'salons', idsOf(one));
  const second = useNamed(other ?? 'salons', idsOf(other));
  return new Map([...first, ...second].map(([id, { title }]) => [id, title]));
}
