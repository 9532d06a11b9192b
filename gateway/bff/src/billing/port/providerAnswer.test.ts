import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createFaultyServer } from '@athenaeum/gateway-testing/faultyServer';

const run = promisify(execFile);
const POSTS = join(__dirname, 'providerAnswer.process.ts');

// In a process of its own: what undici does to `fetch` is of the whole process, and not seen from inside a test.
it('sends what a client has counted itself, in a process that has loaded undici', async () => {
  const provider = await createFaultyServer(() => ({ status: 200, body: { ok: true } }));
  try {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', POSTS, provider.url]);

    expect(JSON.parse(stdout)).toEqual({ ok: true });
    expect(provider.asked).toMatchObject([{ headers: { 'content-length': '12' } }]);
    expect(provider.asked[0]!.form.get('mode')).toBe('payment');
  } finally {
    await provider.close();
  }
});
