import { Linter } from 'eslint';
import { NAMES, PROSE } from './glossary';
import { glossaryRule } from './glossaryRule';

const linter = new Linter();
const messages = (code: string) =>
  linter
    .verify(code, {
      languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
      plugins: { athenaeum: { rules: { glossary: glossaryRule } } },
      rules: { 'athenaeum/glossary': ['error', { prose: PROSE, names: NAMES }] },
    })
    .map(({ message }) => message.split(':')[0]);

it.each([
  ['// She may.', '"She"'],
  ['/** Its owner, or whoever holds it. */', '"whoever"'],
  ["it('gives her the seat', () => {});", '"her"'],
  ["it.each([1])('gives her the seat', () => {});", '"her"'],
  ['describe(`a seat of hers`, () => {});', '"hers"'],
  ['const PATIENCE = 5;', '"PATIENCE"'],
  ['const MOST_ROWS = 5;', '"MOST_ROWS"'],
  ["import { fewAtOnce } from './x';", '"fewAtOnce"'],
  ['const LOOK_EVERY = 5;', '"LOOK_EVERY"'],
  ['const LASTS = 5;', '"LASTS"'],
  ['const hers = [];', '"hers"'],
  ['const STANDINGS = [];', '"STANDINGS"'],
  ['// The build is held against the schema.', '"held against"'],
  ["it('loads the page anew', () => {});", '"anew"'],
  ['// Ten, unless told otherwise.', '"unless told otherwise"'],
  ['function insist() {}', '"insist"'],
])('%s is refused', (code, word) => {
  expect(messages(code)).toEqual([word]);
});

it.each([
  '// Where the caller is, whose sheet it was, is there.',
  "say('She has accepted.');",
  'const ALMOST = 1;',
  "it('gives the member the seat', () => {});",
])('%s stands', (code) => {
  expect(messages(code)).toEqual([]);
});
