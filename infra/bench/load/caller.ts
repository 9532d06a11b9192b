import type { Agent } from 'node:http';
import { ask } from '../../faults/load';
import { textOf } from './documents';

/** Answers what was wrong, null for nothing; rejects when there was no answer. */
export type Problem = string | null;

/** What a browser asks the gateway for, as one member or as a visitor. */
export interface Caller {
  id: string;
  graph(remote: string, operation: string, variables?: object): Promise<Problem>;
  post(path: string, body: object): Promise<Problem>;
  get(path: string): Promise<Problem>;
  /** What an operation's root fields answered; throws when anything was missing. */
  data<Data>(remote: string, operation: string, variables?: object): Promise<Data>;
}

interface Options {
  agent: Agent;
  port: number;
  id: string;
  /** The value of the session cookie; a visitor has none. */
  cookie?: string | undefined;
}

interface Body {
  data?: Record<string, { ok?: boolean; code?: string } | null> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export function createCaller({ agent, port, id, cookie }: Options): Caller {
  const headers = {
    'apollo-require-preflight': 'true',
    ...(cookie && { cookie: `athenaeum_session=${cookie}` }),
  };

  const sent = (remote: string, operationName: string, variables: object) =>
    ask(agent, {
      port,
      headers,
      path: '/graphql',
      body: { operationName, query: textOf(remote, operationName), variables },
    });

  return {
    id,
    async graph(remote, operation, variables = {}) {
      const { status, body } = await sent(remote, operation, variables);
      if (status !== 200) return `${operation}: status ${status}`;
      const problem = problemIn(body);
      return problem && `${operation}: ${problem}`;
    },
    async post(path, body) {
      const { status } = await ask(agent, { port, path, headers, body });
      return status < 300 ? null : `${path}: status ${status}`;
    },
    async get(path) {
      const { status } = await ask(agent, { port, path, headers });
      return status === 200 ? null : `${path.split('/')[1]}: status ${status}`;
    },
    async data<Data>(remote: string, operation: string, variables: object = {}) {
      const { body } = await sent(remote, operation, variables);
      const problem = problemIn(body);
      if (problem) throw new Error(`${operation}: ${problem}`);
      // The operation's own answer: the caller knows what it asked for.
      return (JSON.parse(body.toString()) as { data: Data }).data;
    },
  };
}

/** Read only where something may be wrong: the load generator shares the machine with what it measures. */
function problemIn(body: Buffer): Problem {
  if (!body.includes('"errors":[') && !body.includes('"ok":false')) return null;
  const { data, errors = [] } = JSON.parse(body.toString()) as Body;
  const [error] = errors;
  if (error) return error.extensions?.code ?? error.message;
  const refused = Object.values(data ?? {}).find((answer) => answer?.ok === false);
  return refused ? (refused.code ?? 'refused') : null;
}
