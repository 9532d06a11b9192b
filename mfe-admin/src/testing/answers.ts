/** What an operation answers when it went well. */
export const answer = <Data>(data: Data) => ({ ok: true, code: null, message: null, fields: null, data });

/** A page of a list; `count` says how many there are on all pages. */
export const answerPage = <Row>(rows: Row[], count = rows.length) => ({ ...answer(rows), count });

/** What an operation answers that it cannot do; `fields` says what is wrong at which field. */
export const refusal = (code: string, message: string, fields: Record<string, string> | null = null) => ({
  ok: false,
  code,
  message,
  fields,
  data: null,
});
