import { createServer } from 'node:http';
import { execute, parse, type ExecutionResult } from 'graphql';
import { createSchema, DOMAINS, PORTS } from './graph';

/**
 * The four subgraphs over HTTP. Each runs a question the first time it is asked and then repeats its answer: what is to be
 * measured is in front of them.
 */
for (const name of DOMAINS) {
  const schema = createSchema(name);
  const answers = new Map<string, string>();

  const answer = async (body: string): Promise<string> => {
    const { query, variables, operationName } = JSON.parse(body) as {
      query: string;
      variables?: Record<string, unknown>;
      operationName?: string;
    };
    const result: ExecutionResult = await execute({
      schema,
      document: parse(query),
      variableValues: variables,
      operationName,
    });
    return JSON.stringify(result);
  };

  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      const known = answers.get(body) ?? (await answer(body));
      answers.set(body, known);
      res.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(known),
      });
      res.end(known);
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(PORTS[name], '127.0.0.1');
}
