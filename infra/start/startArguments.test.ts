import { spawnSync } from 'node:child_process';
import { startArguments } from './startArguments';

jest.setTimeout(30_000);

const start = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'infra/start/start.ts', ...args], { encoding: 'utf8' });

it.each([['--sevices'], ['services'], ['--services=no'], ['--help=x'], ['-x']])('refuses %s', (argument) => {
  expect(startArguments([argument])).toEqual({ refused: expect.any(String) });
});

it('starts the services in one process, or each as its own', () => {
  expect(startArguments([])).toEqual({ inServices: false, isComplete: false });
  expect(startArguments(['--services'])).toEqual({ inServices: true, isComplete: false });
});

it('compresses what it builds when it is ready, or before', () => {
  expect(startArguments(['--complete'])).toEqual({ inServices: false, isComplete: true });
});

it('ends with 2 and its usage at what it does not know, having started nothing', () => {
  const { status, stdout, stderr } = start('--sevices');

  expect(status).toBe(2);
  expect(stderr).toContain("Unknown option '--sevices'");
  expect(stderr).toContain('Usage: npm start');
  expect(stdout).toBe('');
});

it.each(['--help', '-h'])('tells its usage by %s, having started nothing', (argument) => {
  const { status, stdout } = start(argument);

  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npm start/);
  expect(stdout).not.toContain('Starting');
});
