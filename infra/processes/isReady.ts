/** Ms; longer than a server takes to ask all that it needs, on a busy machine too. One that hangs is not ready. */
const READY_TIMEOUT_MS = 5000;

/** Whether the server on a port of this machine says that it can serve. */
export const isReady = (port: number, patience = READY_TIMEOUT_MS): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(patience),
  })
    .then(async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    })
    .catch(() => false);
