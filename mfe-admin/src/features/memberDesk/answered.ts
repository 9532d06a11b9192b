import { isMissing, type MissingPart } from '@athenaeum/shell-contract';

interface QueryState<Data> {
  currentData?: Data | undefined;
  isError: boolean;
}

type Answer = { readonly partial?: readonly MissingPart[] };

/** The rows in one field of an answer: undefined while loading, null after an error. */
export function rowsIn<Data extends object, Row>(
  { currentData, isError }: QueryState<Data>,
  field: Extract<keyof Data, string>,
  rowsOf: (data: Data) => readonly Row[] | null | undefined,
): readonly Row[] | null | undefined {
  if (isError) return null;
  if (!currentData) return undefined;
  if (isMissing(currentData as Answer, field)) return null;
  return rowsOf(currentData) ?? null;
}
