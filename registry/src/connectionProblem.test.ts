import { connectionProblem } from './connectionProblem';
import { openRegistry } from './registry';

const failed = async (uri: string) => {
  const error = await openRegistry(uri, { timeoutMs: 700 }).then(
    () => null,
    (reason: unknown) => reason,
  );
  return connectionProblem(error, uri).message;
};

it('reports that the product is not running when no database is configured', () => {
  expect(connectionProblem(new Error('refused'), undefined).message).toMatch(/begin with npm start/);
});

it('names the replica set that the server does not belong to', async () => {
  const { host } = new URL(process.env.TEST_MONGODB_URI!);

  expect(await failed(`mongodb://${host}/?replicaSet=another`)).toBe(
    `${host} does not belong to the replica set “another” that MONGODB_URI names.`,
  );
});

it('names the host that does not answer, without the password', async () => {
  const said = await failed('mongodb://ada:secret@127.0.0.1:1/?directConnection=true');

  expect(said).toMatch(/^The database at 127\.0\.0\.1:1 could not be opened \(.+\)\. Check MONGODB_URI\.$/);
  expect(said).not.toContain('secret');
});
