import { globalsOf } from './globalsOf';

it.each([
  ['var mfe_one = 1;', ['mfe_one']],
  ['let a = 1; const b = 2; function c() {} class D {}', ['a', 'b', 'c', 'D']],
  ['var mfe_one; (() => { mfe_one = {}; var hidden = 1; })();', ['mfe_one']],
  ['var mfe_one; (() => { mfe_two = {}; })();', ['mfe_one', 'mfe_two']],
  ['var mfe_one; window.mfe_two = {}; self["mfe_three"] = {};', ['mfe_one', 'mfe_two', 'mfe_three']],
  ['var mfe_one; globalThis.webpackChunkmfe_one = []; other.mfe_two = {};', ['mfe_one']],
])('finds in `%s` %j', (code, globals) => {
  expect(globalsOf(code)).toEqual(globals);
});

it('throws for text that is no script', () => {
  expect(() => globalsOf('<!doctype html>')).toThrow(SyntaxError);
});
