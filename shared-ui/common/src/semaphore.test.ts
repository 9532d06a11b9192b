import { createSemaphore } from './semaphore';

it('runs as many pieces of work as it lets in, and the rest in their order, also after one that failed', async () => {
  const inTurn = createSemaphore(2);
  const begun: number[] = [];
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const works = [0, 1, 2, 3].map((number) =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(number);
          ends.push({ resolve: () => resolve(number), reject });
        }),
    ),
  );
  expect(begun).toEqual([0, 1]);

  ends[1]!.reject(new Error('broken'));
  await expect(works[1]).rejects.toThrow('broken');
  expect(begun).toEqual([0, 1, 2]);

  ends[0]!.resolve();
  await expect(works[0]).resolves.toBe(0);
  expect(begun).toEqual([0, 1, 2, 3]);

  ends.slice(2).forEach(({ resolve }) => resolve());
  await expect(Promise.all(works.slice(2))).resolves.toEqual([2, 3]);
});
