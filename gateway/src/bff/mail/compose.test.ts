import { compose } from './compose';
import { BRAND, SAMPLES } from './testing/samples';
import { templates } from './templates/templates';

const template = templates.get('referral-invitation')!;
const params = SAMPLES[template.name];

it('keeps names in headers to one line and one address', () => {
  const name = 'Ngozi\r\nBcc: everybody@example.org <evil@example.org>, "x"';

  const { to } = compose('1', { template, params, to: { name, address: 'ngozi@example.org' } }, BRAND);

  expect(to).toEqual([
    { name: 'Ngozi Bcc everybodyexample.org evilexample.org x', address: 'ngozi@example.org' },
  ]);
});

it.each([
  ['Free Prize https://evil.example/x', 'Free Prize https evil example x'],
  ['www.evil.example', 'www evil example'],
  ['claim@evil.example', 'claim evil example'],
  ['Dr. Ngozi St. Clair Jr.', 'Dr. Ngozi St. Clair Jr.'],
])('repeats of the name %j nothing that a mail program would make a link of', (name, said) => {
  const mails = [
    ['referral-invitation', { ...params, referrer_name: name }],
    ['connection-request', { ...SAMPLES['connection-request'], name }],
    ['connection-accepted', { ...SAMPLES['connection-accepted'], name }],
  ] as const;

  for (const [template, given] of mails) {
    const to = { name: '', address: 'a@b.example' };
    const { subject, text } = compose('1', { template: templates.get(template)!, params: given, to }, BRAND);
    expect(subject).toContain(said);
    expect(`${subject}\n${text}`).not.toMatch(/evil\.example/);
  }
});

it('bounds a subject, whatever somebody is called', () => {
  const long = { ...params, referrer_name: 'N'.repeat(120) };
  const brand = { ...BRAND, name: 'A'.repeat(120) };

  const { subject } = compose(
    '1',
    { template, params: long, to: { name: '', address: 'a@b.example' } },
    brand,
  );

  expect(subject).toHaveLength(180);
});
