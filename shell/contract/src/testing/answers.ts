import type { Literal } from './literal';

/** A successful result. */
export const answer = <const Data>(data: Data) => ({
  ok: true,
  code: null,
  message: null,
  fields: null,
  data: data as Literal<Data>,
});

/** A page of a list; `count` says how many there are on all pages. */
export const answerPage = <const Row = never>(rows: readonly Row[], count = rows.length) => ({
  ...answer(rows),
  count,
});

/** A refused result; `fields` has messages by field. */
export const refusal = (code: string, message: string, fields: Record<string, string> | null = null) => ({
  ok: false,
  code,
  message,
  fields,
  data: null,
});
