import { devArguments } from './devArguments';

const ENV = {};

it('knows the shell by its address, and has a port of its own', () => {
  expect(devArguments(['--against', 'https://portal.example/home?x=1'], ENV)).toEqual({
    against: 'https://portal.example',
    port: 3010,
  });
  expect(devArguments(['--port', '4100'], { ATHENAEUM_URL: 'http://localhost:3000' })).toEqual({
    against: 'http://localhost:3000',
    port: 4100,
  });
});

it.each<[string, string[], RegExp]>([
  ['no shell', [], /Say in which shell/],
  ['what is no address', ['--against', 'portal.example'], /is no address of a shell/],
  ['a file', ['--against', 'file:///etc'], /is no address of a shell/],
  ['a port of the system', ['--against', 'https://a.example', '--port', '80'], /80 is no port for this/],
  ['a port that is none', ['--against', 'https://a.example', '--port', '1e4'], /1e4 is no port/],
  ['what it does not know', ['--aginst', 'https://a.example'], /--aginst/],
])('refuses %s', (_what, args, reason) => {
  expect(() => devArguments(args, ENV)).toThrow(reason);
});
