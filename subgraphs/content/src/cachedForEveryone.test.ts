import { cachedForEveryone } from './cachedForEveryone';

it('reads each key once within five seconds, and again afterwards', async () => {
  let time = 1_000;
  const read = jest.fn(async (key: string) => `${key} at ${time}`);
  const cached = cachedForEveryone(read, () => time);

  expect(await Promise.all([cached('a'), cached('a'), cached('b')])).toEqual([
    'a at 1000',
    'a at 1000',
    'b at 1000',
  ]);
  time = 6_000;
  expect(await cached('a')).toBe('a at 1000');
  time = 6_001;
  expect(await cached('a')).toBe('a at 6001');
  expect(read).toHaveBeenCalledTimes(3);
});

it('keeps what took long to read for sixty times as long, and for a minute at most', async () => {
  let time = 0;
  const read = jest.fn(async (key: string) => {
    time += Number(key);
    return `${key} at ${time}`;
  });
  const cached = cachedForEveryone(read, () => time);

  expect(await cached('200')).toBe('200 at 200');
  time += 12_000;
  expect(await cached('200')).toBe('200 at 200');
  time += 1;
  expect(await cached('200')).toBe('200 at 12401');
  expect(await cached('3000')).toBe('3000 at 15401');
  time += 60_001;
  expect(await cached('3000')).toBe('3000 at 78402');
});

it('does not cache an error', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  const cached = cachedForEveryone<string>(read);

  await expect(cached('a')).rejects.toThrow('away');

  expect(await cached('a')).toBe('here');
});
