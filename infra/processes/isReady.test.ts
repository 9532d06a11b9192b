import type { RequestListener } from 'node:http';
import { listening } from '@athenaeum/kit/testing/listening';
import { isReady } from './isReady';

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

async function serverThat(answers: RequestListener): Promise<number> {
  const { port, close } = await listening(answers);
  open.push(close);
  return port;
}

it.each([
  [200, true],
  [503, false],
])('one that answers %p is ready: %p', async (status, ready) => {
  const port = await serverThat(({ url }, answer) => answer.writeHead(url === '/ready' ? status : 404).end());

  expect(await isReady(port)).toBe(ready);
});

it('one that is gone is not', async () => {
  const port = await serverThat(() => {});
  open[0]!();

  expect(await isReady(port)).toBe(false);
});

it('one that takes the question and never answers is not', async () => {
  const asked = jest.fn();
  const port = await serverThat(asked);

  expect(await isReady(port, 200)).toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
});
