export const answer = <Data>(data: Data) => ({ ok: true, code: null, message: null, fields: null, data });

export const refusal = (code: string, message: string, fields: Record<string, string> | null = null) => ({
  ok: false,
  code,
  message,
  fields,
  data: null,
});
