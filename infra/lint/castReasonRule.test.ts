import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { castReasonRule } from './castReasonRule';

const linter = new Linter();
const problems = (code: string) =>
  linter.verify(code, {
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { athenaeum: { rules: { 'cast-reason': castReasonRule } } },
    rules: { 'athenaeum/cast-reason': 'error' },
  }).length;

it.each([
  'give(rows as never);',
  'const row = found as unknown as Row;',
  '// Nothing to do with it.\n\ngive(rows as never);',
  '/** Gives rows. */\nexport function giveAll() {\n  open();\n  give(rows as never);\n}\n// Later.\nmore as never;',
])('%j is refused', (code) => {
  expect(problems(code)).toBeGreaterThan(0);
});

it.each([
  '// The driver wants its own ids.\ngive(rows as never);',
  'give(rows as never); // The driver wants its own ids.',
  'give(\n  // The driver wants its own ids.\n  rows as never,\n);',
  'const row = found as Row;',
  'const row = found as unknown;',
])('%j stands', (code) => {
  expect(problems(code)).toBe(0);
});
