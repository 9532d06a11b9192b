export const answer = <T>(data: T) => ({ ok: true, code: null, message: null, fields: null, data });

export const refusal = (code: string, message: string) => ({
  ok: false,
  code,
  message,
  fields: null,
  data: null,
});
