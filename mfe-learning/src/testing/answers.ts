export const answer = <T>(data: T) => ({ ok: true, code: null, message: null, fields: null, data });

/** One page of a list, and how many there are on all pages. */
export const list = <T>(rows: T[], count = rows.length) => ({ ...answer(rows), count });

export const refusal = (code: string, message: string, fields: Record<string, string> | null = null) => ({
  ok: false,
  code,
  message,
  fields,
  data: null,
});

export type Refusal = ReturnType<typeof refusal>;
