import type { Literal } from '@athenaeum/shell-contract/testing';

export const answer = <const Data>(data: Data) => ({
  ok: true,
  code: null,
  message: null,
  fields: null,
  data: data as Literal<Data>,
});

export const refusal = (code: string, message: string) => ({
  ok: false,
  code,
  message,
  fields: null,
  data: null,
});
