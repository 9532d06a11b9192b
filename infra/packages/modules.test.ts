import { join } from 'node:path';
import { scriptsOf } from './modules';

const script = scriptsOf(join(__dirname, '../..'));

it('makes a module that Node and browsers find the others by', () => {
  const code = script('shared-ui/src/elements/Button/buttonStyle.js')!;

  expect(code).toContain("from '../../theme/index.js'");
  expect(code).toContain("from 'styled-components'");
  expect(script('shell/contract/src/mfe/defineMfe.js')).toContain("from './mountReact.js'");
});

it('sends of styles what is for browsers, as our own builds do', () => {
  expect(script('shared-ui/src/elements/Button/buttonStyle.js')).toContain('align-items:center;');
});

it('is nothing where there is no source', () => {
  expect(script('shared-ui/src/elements/Button/NoButton.js')).toBeUndefined();
});
