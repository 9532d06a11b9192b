import { readFileSync } from 'node:fs';
import { ApolloGateway, LocalGraphQLDataSource, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { createSchema, type Domain, VIEWER_HEADER } from './graph';

/** Apollo's gateway as its documentation sets it up: `stock.ts <supergraph> <port> [local]`. */
const [, , file, port, where] = process.argv;

interface Context {
  viewer: string;
}

class ForViewer extends RemoteGraphQLDataSource<Context> {
  override willSendRequest({
    request,
    context,
  }: Parameters<NonNullable<RemoteGraphQLDataSource<Context>['willSendRequest']>>[0]) {
    request.http?.headers.set(VIEWER_HEADER, context.viewer ?? '');
  }
}

const gateway = new ApolloGateway({
  supergraphSdl: readFileSync(file!, 'utf8'),
  buildService: ({ name, url }) =>
    where === 'local'
      ? new LocalGraphQLDataSource<Context>(createSchema(name as Domain))
      : new ForViewer({ url }),
});
const server = new ApolloServer<Context>({ gateway });
await startStandaloneServer(server, {
  listen: { port: Number(port), host: '127.0.0.1' },
  context: async ({ req }) => ({ viewer: String(req.headers[VIEWER_HEADER] ?? '') }),
});
