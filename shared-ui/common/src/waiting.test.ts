import { backoff, retry, until } from './waiting';

it('asks until it is so', async () => {
  const isSo = jest.fn().mockReturnValueOnce(false).mockResolvedValueOnce(false).mockResolvedValue('yes');

  await until(isSo, 1);

  expect(isSo).toHaveBeenCalledTimes(3);
});

it('tries again until it goes well, and waits in between as it is told', async () => {
  const run = jest.fn().mockRejectedValueOnce(new Error('one')).mockRejectedValueOnce(new Error('two'));
  run.mockResolvedValue('done');
  const delay = jest.fn(() => 0);

  expect(await retry(run, { attempts: 3, delay })).toBe('done');

  expect(delay.mock.calls).toEqual([[1], [2]]);
});

it('rejects with the last error after so many attempts', async () => {
  const run = jest.fn().mockRejectedValueOnce(new Error('first')).mockRejectedValue(new Error('last'));

  await expect(retry(run, { attempts: 2 })).rejects.toThrow('last');

  expect(run).toHaveBeenCalledTimes(2);
});

it('rejects at once with an error that is not worth another attempt', async () => {
  const run = jest.fn().mockRejectedValue(new Error('forbidden'));

  await expect(retry(run, { attempts: 5, isRetryable: () => false })).rejects.toThrow('forbidden');

  expect(run).toHaveBeenCalledTimes(1);
});

it('waits twice as long after each attempt, up to a limit', () => {
  const times = { first: 500, max: 3000 };

  expect([1, 2, 3, 4, 50].map((attempts) => backoff(attempts, times))).toEqual([500, 1000, 2000, 3000, 3000]);
});
