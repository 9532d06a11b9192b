import { Agent, request } from 'node:http';

export interface Load {
  answered: number;
  /** What went wrong, by what was said. */
  failed: Record<string, number>;
}

/** So many people who ask without a pause, each on kept connections, until told to stop; nothing is asked twice. */
export function startLoad(people: number, ask: (agent: Agent) => Promise<string | null>) {
  // In turn, so that no connection rests while others work.
  const agent = new Agent({ keepAlive: true, maxSockets: people, scheduling: 'fifo' });
  const load: Load = { answered: 0, failed: {} };
  let isOver = false;
  const working = Array.from({ length: people }, async () => {
    while (!isOver) {
      const problem = await ask(agent).catch((error: Error) => error.message || error.name);
      if (problem === null) load.answered += 1;
      else load.failed[problem] = (load.failed[problem] ?? 0) + 1;
    }
  });
  return {
    load,
    async stop(): Promise<Load> {
      isOver = true;
      await Promise.all(working);
      agent.destroy();
      return load;
    },
  };
}

/** One GraphQL request; answers what was wrong with its answer, null for nothing. */
export function askGraph(
  agent: Agent,
  { port, headers, query }: { port: number; headers: Record<string, string>; query: string },
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const options = { port, path: '/graphql', method: 'POST', agent };
    const call = request(
      { ...options, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.once('error', reject);
        response.once('end', () => resolve(problemIn(response.statusCode, text)));
      },
    );
    call.once('error', reject);
    call.end(JSON.stringify({ query }));
  });
}

function problemIn(status: number | undefined, text: string): string | null {
  if (status !== 200) return `status ${status}`;
  const { errors } = JSON.parse(text) as { errors?: { message: string }[] };
  return errors?.[0]?.message ?? null;
}
