import { commandsOf } from './typed';

it('gives each command once and whole, with what a reader puts in', () => {
  const commands = commandsOf('kubectl', { '<name>': 'gateway' });

  expect(commands).toContain('kubectl rollout status deployment/gateway');
  expect(commands.filter((command) => !/^kubectl \S/.test(command))).toEqual([]);
  expect(new Set(commands).size).toBe(commands.length);
});

it('joins what a line of text breaks', () => {
  expect(commandsOf('db.opportunities.updateMany({},')).toEqual([
    "db.opportunities.updateMany({}, {$unset: {poster_hash: '', poster_hash_before: ''}})",
  ]);
});
