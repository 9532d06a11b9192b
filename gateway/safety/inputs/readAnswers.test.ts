import { readAnswers } from './readAnswers';

const read = (text: string) =>
  readAnswers(Buffer.from(text)).map(({ status, headers, text: body }) => [
    status,
    headers.get('retry-after'),
    body,
  ]);

it('reads consecutive answers, with either kind of framing', () => {
  const whole = 'HTTP/1.1 200 OK\r\nContent-Length: 7\r\nRetry-After: 5\r\n\r\n{"é":1}'.replace('7', '8');
  const inChunks =
    'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n';
  const untilTheEnd = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\nHTTP/1.1 is all of it';

  expect(read(whole + inChunks + untilTheEnd)).toEqual([
    [200, '5', '{"é":1}'],
    [404, null, '{"a":1}'],
    [400, null, 'HTTP/1.1 is all of it'],
  ]);
});

it('skips interim answers, and reads on after an answer without a body', () => {
  const answers =
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}';

  expect(read(answers)).toEqual([
    [204, null, ''],
    [200, null, '{}'],
  ]);
});

it('reads a truncated answer as far as it was received', () => {
  expect(read('')).toEqual([]);
  expect(read('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"a"')).toEqual([[200, null, '{"a"']]);
  expect(read('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{"a"')).toEqual([
    [200, null, '{"a"'],
  ]);
});
