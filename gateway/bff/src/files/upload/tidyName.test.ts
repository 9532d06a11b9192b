import { tidyName } from './tidyName';

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['Lebenslauf Zoë Müller (2026).PDF', 'Lebenslauf Zoë Müller (2026).pdf'],
  ['简历.pdf', '简历.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\amara\\cv.pdf', 'cv.pdf'],
  ['cv.pdf.exe', 'cv.pdf.pdf'],
  ['cv\r\nset-cookie: a=b.pdf', 'cvset-cookie a=b.pdf'],
  ['cv\0.php', 'cv.pdf'],
  ['harmless\u202efdp.exe', 'harmlessfdp.pdf'],
  ['"; filename="evil.html', 'filename= evil.pdf'],
  ['<img src=x>.pdf', 'img src=x.pdf'],
  ['=cmd|calc.pdf', '=cmd calc.pdf'],
  ['.htaccess', 'file.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
])('%j is shown and saved as %j', (given, shown) => {
  expect(tidyName(given, 'pdf')).toBe(shown);
});

it('keeps a long name short, by whole characters', () => {
  const name = tidyName(`${'👩🏽‍💼'.repeat(300)}.pdf`, 'pdf');

  expect([...name].length).toBeLessThanOrEqual(124);
  // A lone half of a character cannot be written as bytes and read back.
  expect(Buffer.from(name).toString()).toBe(name);
});
