import { moduleNames, renamed } from './moduleNames';

const MODULE = `
import a, { type B } from './a';
import './styles';
import type { C } from '@athenaeum/messages';
export * from './d';
export { e } from "./e";
const words = "import x from './no'"; // import y from './no'
const page = () => import('./page');
declare const form: import('react-hook-form').Form<import("./field").Field>;
`;

it('finds the specifiers of every kind of import and export', () => {
  expect(moduleNames(MODULE).map(({ name }) => name)).toEqual([
    './a',
    './styles',
    '@athenaeum/messages',
    './d',
    './e',
    './page',
    'react-hook-form',
    './field',
  ]);
});

it('changes the names and nothing else', () => {
  const changed = renamed(MODULE, (name) => (name.startsWith('.') ? `${name}.js` : name));

  expect(changed).toContain("import a, { type B } from './a.js';");
  expect(changed).toContain("import('./page.js')");
  expect(changed).toContain('<import("./field.js").Field>');
  expect(changed.replaceAll('.js', '')).toBe(MODULE);
});
