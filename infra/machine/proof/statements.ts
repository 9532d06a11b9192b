import { join } from 'node:path';
import { startDatabase } from '@athenaeum/database';
import { commandsOf, typed } from '../../guides/typed';
import { must, run } from '../../processes/command';

const MONGOSH = 'mongosh@2.12.0';
const DATABASE = 'athenaeum';
/** One of each that a statement is for. */
const DOCUMENTS = `
  db.credentials.insertOne({ hash: 'x' });
  db.web_sessions.insertOne({ hash: 'x' });
  db.opportunities.insertOne({ title: 'x', poster_hash: 'x', poster_hash_before: 'x' });
`;
/** What each does to them. */
const DONE = /"?(deletedCount|modifiedCount)"?: 1\b/;
/** For MongoDB alone, as the guides say: mongosh understands it, and the embedded database does not. */
const OF_MONGODB = ['db.currentOp(', 'rs.initiate('];
const NOT_EMBEDDED = /is not supported by this server/;

/** What is wrong with the statements that the guides have for `mongosh`, each typed into it as the runbook says; how many there are. */
export async function tryStatements(folder: string): Promise<{ count: number; problems: string[] }> {
  await must(['npm', 'install', '--prefix', folder, '--ignore-scripts', '--engine-strict=false', MONGOSH]);
  const shell = [process.execPath, join(folder, 'node_modules/.bin/mongosh'), '--quiet'];
  const database = await startDatabase({ port: 0, dataDir: join(folder, 'data'), isThrowaway: true });
  const uri = `mongodb://127.0.0.1:${database.port}/?directConnection=true`;
  const type = async (...lines: string[]): Promise<string> => {
    const { out, error } = await run([...shell, uri], { input: `${lines.join('\n')}\n` });
    return out + error;
  };
  try {
    await type(`use ${DATABASE}`, ...DOCUMENTS.trim().split('\n'));
    const statements = [
      ...new Set(typed.map(({ line }) => line).filter((line) => /^db\.\w+(\.\w+)?\(/.test(line))),
      ...commandsOf('mongosh --eval').map((line) => /'(.*)'/.exec(line)![1]!),
    ];
    const problems = [];
    for (const statement of statements) {
      const said = await type(`use ${DATABASE}`, statement);
      const due = OF_MONGODB.some((one) => statement.startsWith(one)) ? NOT_EMBEDDED : DONE;
      if (!due.test(said)) problems.push(`${statement}: ${said.trim().slice(-500)}`);
    }
    return { count: statements.length, problems };
  } finally {
    await database.close();
  }
}
