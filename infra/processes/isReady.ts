/** Whether the server on a port of this machine says that it can serve. */
export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`, { headers: { connection: 'close' } })
    .then(async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    })
    .catch(() => false);
