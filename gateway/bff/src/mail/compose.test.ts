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
