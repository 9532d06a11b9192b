import { rotateKeys } from './rotateKeys';

const FILE = '# Ours\nSESSION_SECRET=first\nINTERNAL_KEY=inner\nREPORT_KEY=told\nSMTP_URL=smtp://a=b\n';
const rotate = (text: string, drop = false) =>
  rotateKeys(text, { names: ['SESSION_SECRET'], drop }, () => 'drawn');

it('draws a new secret and keeps the one before it, and touches no other line', () => {
  expect(rotate(FILE)).toBe(
    FILE.replace('SESSION_SECRET=first\n', 'SESSION_SECRET=drawn\nSESSION_SECRET_PREVIOUS=first\n'),
  );
});

it('has one predecessor, which it drops when asked to', () => {
  const twice = rotate(FILE.replace('first\n', 'second\nSESSION_SECRET_PREVIOUS=first\n'))!;

  expect(twice).toContain('SESSION_SECRET=drawn\nSESSION_SECRET_PREVIOUS=second\n');
  expect(rotate(twice, true)).toBe(FILE.replace('first', 'drawn'));
});

it('draws secrets that are long and differ', () => {
  const names = ['SESSION_SECRET', 'INTERNAL_KEY'] as const;
  const drawn = [
    ...rotateKeys(FILE, { names, drop: false })!.matchAll(/^(?:SESSION_SECRET|INTERNAL_KEY)=(.*)$/gm),
  ];

  expect(new Set(drawn.map(([, secret]) => secret)).size).toBe(2);
  for (const [, secret] of drawn) expect(secret).toMatch(/^[\w-]{43}$/);
});

it('does nothing to a file without a value for it', () => {
  expect(rotate('SESSION_SECRET=\n')).toBeNull();
});
