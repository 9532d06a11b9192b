import { createHash } from 'node:crypto';
import { createUntrustedLog } from './untrustedLog';

const KNOWN = 'query Salons{salons{ok}}';
const warn = jest.fn();
beforeEach(() => warn.mockClear());

const note = () => createUntrustedLog({ documents: { all: () => new Set([KNOWN]) }, log: { warn } });

it('logs a document once, by its digest, and never its text', () => {
  const document = 'query Anna{user(input:{email:"anna@example.com"}){ok}}';
  const tell = note();

  tell(document, 'refused');
  tell(document, 'refused');

  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0][0]).toEqual({
    sha256: createHash('sha256').update(document).digest('hex'),
    length: document.length,
    operation: undefined,
    outcome: 'refused',
  });
});

it('names the trusted operation whose name the document has', () => {
  note()('query Salons{salons{ok code}}', 'refused');

  expect(warn.mock.calls[0][0]).toMatchObject({ operation: 'Salons' });
});

it('is not flooded by a client that makes up a new document each time', () => {
  const tell = note();

  for (let number = 0; number < 1000; number++) tell(`query Q${number}{me{ok}}`, 'refused');

  expect(warn).toHaveBeenCalledTimes(200);
});
