import { keptForEveryone } from './kept';

it('reads once for all who ask within five seconds, each key for itself, and again afterwards', async () => {
  let time = 0;
  const read = jest.fn(async (key: string) => `${key} at ${time}`);
  const kept = keptForEveryone(read, () => time);

  expect(await Promise.all([kept('a'), kept('a'), kept('b')])).toEqual(['a at 0', 'a at 0', 'b at 0']);
  time = 4_999;
  expect(await kept('a')).toBe('a at 0');
  time = 5_000;
  expect(await kept('a')).toBe('a at 5000');
  expect(read).toHaveBeenCalledTimes(3);
});

it('does not keep a reading that failed', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  const kept = keptForEveryone<string>(read);

  await expect(kept('a')).rejects.toThrow('away');

  expect(await kept('a')).toBe('here');
});
