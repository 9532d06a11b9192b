#!/usr/bin/env node
import { register } from 'tsx/esm/api';
import { sizeOf } from '../../webpack/buildRecord';
import { buildRemote } from './buildRemote';
import { BuildProblem } from './problem';
import { writeOperations } from './writeOperations';

const USAGE = `athenaeum-remote codegen   types of the operations in src/**/*.graphql
athenaeum-remote build     the area into dist/<its name>, as a deploy takes it
`;

const commands: Record<string, (root: string) => Promise<string>> = {
  async codegen(root) {
    return `GraphQL types: ${await writeOperations(root)} files`;
  },
  async build(root) {
    const { folder, record } = await buildRemote(root);
    const kilobytes = (sizeOf(record, [record.entry]) / 1024).toFixed(1);
    return `${record.app} ${record.version} is in ${folder}; its entry is ${kilobytes} KB.`;
  },
};

const command = commands[process.argv[2] ?? ''];
if (!command || process.argv.length > 3) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  // The manifest of an area is TypeScript, and says what is built.
  register();
  await command(process.cwd()).then(
    (line) => process.stdout.write(`${line}\n`),
    (error: Error) => {
      process.stderr.write(`${error instanceof BuildProblem ? error.message : error.stack}\n`);
      process.exitCode = 1;
    },
  );
}
