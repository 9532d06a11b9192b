const CHECK_TIMEOUT_MS = 1000;

/**
 * Whether the gateway has been ready since this server started: before that nobody can sign in. A gateway that fails later
 * does not make this server unready.
 */
export function gatewayWasReady(gateway: string): () => Promise<boolean> {
  let wasReady = false;
  return async () => (wasReady ||= await isReady(gateway));
}

async function isReady(gateway: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(`${gateway}/ready`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}
