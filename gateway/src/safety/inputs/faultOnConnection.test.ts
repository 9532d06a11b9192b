import { faultOnConnection } from './faultOnConnection';
import { readAnswers } from './readAnswers';

const NOT_CUT_OFF = { isCutOff: false };
const judge = (body: unknown, status = 200) => {
  const text = JSON.stringify(body);
  const raw = `HTTP/1.1 ${status} Said\r\nTransfer-Encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
  return faultOnConnection(readAnswers(Buffer.from(raw)), NOT_CUT_OFF);
};
const failed = (code?: string) => ({
  data: { me: null },
  errors: [{ message: 'Please try again.', ...(code && { extensions: { code } }) }],
});
const refused = (code: string) => ({ data: { me: { ok: false, code }, salons: { ok: true, code: null } } });

it.each(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'DOWNSTREAM_SERVICE_ERROR', undefined])(
  'takes an error of %s within a good answer for a fault',
  (code) => expect(judge(failed(code))).toMatch(/^broke: /),
);

it.each(['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'])('takes an operation refused with %s for one, too', (code) =>
  expect(judge(refused(code))).toBe(`broke: ${code}`),
);

it.each(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'UNTRUSTED_DOCUMENT', 'LIMITED'])(
  'has nothing against an error of %s',
  (code) => expect(judge(failed(code))).toBeNull(),
);

it('has nothing against an operation that was refused, a good answer, or one that HTTP has no method for', () => {
  expect(judge(refused('FORBIDDEN'))).toBeNull();
  expect(judge({ data: { me: { ok: true, code: null } } })).toBeNull();
  expect(judge({}, 501)).toBeNull();
});

it('takes every failure, what tells of our insides and no answer at all for a fault', () => {
  expect(judge({}, 503)).toBe('answered 503');
  expect(judge({ message: 'MongoServerError' }, 400)).toMatch(/^tells of its insides/);
  expect(faultOnConnection([], NOT_CUT_OFF)).toBe('closed without an answer');
  expect(faultOnConnection([], { isCutOff: true })).toBeNull();
});
