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
  'reports an error of %s inside a 200 answer as a fault',
  (code) => expect(judge(failed(code))).toMatch(/^broke: /),
);

it.each(['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'])('reports an operation refused with %s as a fault', (code) =>
  expect(judge(refused(code))).toBe(`broke: ${code}`),
);

it.each(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'UNTRUSTED_DOCUMENT', 'LIMITED'])(
  'accepts an error of %s',
  (code) => expect(judge(failed(code))).toBeNull(),
);

it('accepts a refused operation, a good answer, and an unknown HTTP method', () => {
  expect(judge(refused('FORBIDDEN'))).toBeNull();
  expect(judge({ data: { me: { ok: true, code: null } } })).toBeNull();
  expect(judge({}, 501)).toBeNull();
});

it('reports every failure, internal details and a missing answer as a fault', () => {
  expect(judge({}, 503)).toBe('answered 503');
  expect(judge({ message: 'MongoServerError' }, 400)).toMatch(/^tells of its insides/);
  expect(faultOnConnection([], NOT_CUT_OFF)).toBe('closed without an answer');
  expect(faultOnConnection([], { isCutOff: true })).toBeNull();
});
