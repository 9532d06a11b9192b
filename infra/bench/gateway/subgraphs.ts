import { createServer, type Server } from 'node:net';
import { execute, parse, type GraphQLSchema } from 'graphql';
import { createSchema, DOMAINS, PORTS } from './graph';
import { messageOf, readMessages } from './messages';

interface Question {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/**
 * The four subgraphs over HTTP, on bare sockets. Each runs a question the first time it is asked and then repeats its
 * answer: what is to be measured is in front of them. Takes lists of questions as Apollo's server does.
 */
export function serveSubgraphs(): Server[] {
  return DOMAINS.map((name) => {
    const schema = createSchema(name);
    const answers = new Map<string, Buffer>();

    const server = createServer({ noDelay: true }, (socket) => {
      const read = readMessages(async (_head, bytes) => {
        const body = bytes.toString('latin1');
        let known = answers.get(body);
        if (!known) answers.set(body, (known = await answer(schema, bytes.toString())));
        socket.write(known);
      });
      // Gateways that are ended break off.
      socket.on('data', read).on('error', () => socket.destroy());
    });
    return server.listen(PORTS[name], '127.0.0.1');
  });
}

async function answer(schema: GraphQLSchema, body: string): Promise<Buffer> {
  const asked = JSON.parse(body) as Question | Question[];
  const one = ({ query, variables, operationName }: Question) =>
    execute({ schema, document: parse(query), variableValues: variables, operationName });
  const result = Array.isArray(asked) ? await Promise.all(asked.map(one)) : await one(asked);
  return messageOf('HTTP/1.1 200 OK', { 'content-type': 'application/json' }, JSON.stringify(result));
}
