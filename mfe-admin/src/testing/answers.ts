import type { Literal } from '@athenaeum/shell-contract/testing';

/** What an operation answers when it went well. */
export const answer = <const Data>(data: Data) => ({
  ok: true,
  code: null,
  message: null,
  fields: null,
  data: data as Literal<Data>,
});

/** A page of a list; `count` says how many there are on all pages. */
export const answerPage = <const Row>(rows: readonly Row[], count = rows.length) => ({
  ...answer(rows),
  count,
});

/** What an operation answers that it cannot do; `fields` says what is wrong at which field. */
export const refusal = (code: string, message: string, fields: Record<string, string> | null = null) => ({
  ok: false,
  code,
  message,
  fields,
  data: null,
});
