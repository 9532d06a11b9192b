import type { Literal } from '@athenaeum/shell-contract/testing';

export const answer = <const Data>(data: Data) => ({
  ok: true,
  code: null,
  message: null,
  fields: null,
  data: data as Literal<Data>,
});

/** One page of a list, and how many there are on all pages. */
export const list = <const Row>(rows: readonly Row[], count = rows.length) => ({ ...answer(rows), count });

export const refusal = (code: string, message: string, fields: Record<string, string> | null = null) => ({
  ok: false,
  code,
  message,
  fields,
  data: null,
});

export type Refusal = ReturnType<typeof refusal>;
