import { createPause } from './createPause';

const SIGNALS: string[] = [];
const child = { kill: (signal?: NodeJS.Signals | number) => SIGNALS.push(String(signal)) > 0 };

beforeEach(() => {
  SIGNALS.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('suspends processes and resumes them when the time is over', () => {
  createPause([child]).suspend(1000);
  jest.advanceTimersByTime(999);
  expect(SIGNALS).toEqual(['SIGSTOP']);

  jest.advanceTimersByTime(1);
  expect(SIGNALS).toEqual(['SIGSTOP', 'SIGCONT']);
});

it('keeps the longer of two pauses', () => {
  const pause = createPause([child]);
  pause.suspend(2000);
  pause.suspend(500);
  jest.advanceTimersByTime(1999);
  expect(SIGNALS).not.toContain('SIGCONT');

  jest.advanceTimersByTime(1);
  expect(SIGNALS.at(-1)).toBe('SIGCONT');
});

(process.platform === 'win32' ? it.skip : it)('goes on where it was', async () => {
  const { spawn } = await import('node:child_process');
  jest.useRealTimers();
  const counting = spawn(
    process.execPath,
    ['-e', 'process.stdin.on("data", (text) => process.stdout.write(text))'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const said = new Promise<string>((resolve) =>
    counting.stdout.once('data', (text: Buffer) => resolve(String(text))),
  );

  createPause([counting]).suspend(50);
  counting.stdin.write('still here');

  expect(await said).toBe('still here');
  counting.kill('SIGKILL');
});
