/** A successful result. */
export const answer = <Data>(data: Data) => ({ ok: true, code: null, message: null, fields: null, data });

/** A page of a list; `count` says how many there are on all pages. */
export const answerPage = <Row>(rows: Row[], count = rows.length) => ({ ...answer(rows), count });

/** A refused result; `fields` has messages by field. */
export const refusal = (code: string, message: string, fields: Record<string, string> | null = null) => ({
  ok: false,
  code,
  message,
  fields,
  data: null,
});
