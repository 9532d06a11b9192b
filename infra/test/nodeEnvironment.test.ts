import vm from 'node:vm';

test('the global of a server test is a plain one, which nothing intercepts', () => {
  expect(vm.isContext(globalThis)).toBe(true);
});
