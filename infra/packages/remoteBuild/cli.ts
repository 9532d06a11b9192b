#!/usr/bin/env node
import { BuildProblem } from './problem';
import { type Command, RELEASE_USAGE, releaseCommands } from './release/commands';

const USAGE = `athenaeum-remote init mfe-mentors   an area to begin with, in this empty folder
athenaeum-remote codegen   types of the operations in src/**/*.graphql
athenaeum-remote build     the area into dist/<its name>, as a deploy takes it
athenaeum-remote dev --against https://portal.example [--port 3010]
                           the area from its sources, inside a shell that runs elsewhere
${RELEASE_USAGE}`;

const commands: Readonly<Record<string, Command>> = {
  async init(root, [name, ...more], say) {
    if (!name || more.length > 0)
      throw new BuildProblem('Say how it is called: athenaeum-remote init mfe-mentors');
    const { initArea } = await import('./init/initArea');
    say(
      `${initArea(root, name).length} files are here. Go on with npm install, npm run codegen, npm run build.`,
    );
  },
  codegen: alone(async (root, say) => {
    const { writeOperations } = await import('./writeOperations');
    say(`GraphQL types: ${await writeOperations(root)} files`);
  }),
  build: alone(async (root, say) => {
    const [{ buildRemote }, { sizeOf }] = await Promise.all([
      import('./buildRemote'),
      import('../../webpack/buildRecord'),
    ]);
    const { folder, record } = await buildRemote(root);
    const kilobytes = (sizeOf(record, [record.entry]) / 1024).toFixed(1);
    say(`${record.app} ${record.version} is in ${folder}; its entry is ${kilobytes} KB.`);
  }),
  async dev(root, args, say) {
    const { devArguments } = await import('./dev/devArguments');
    const asked = devArguments(args);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => process.exit(0));
    await (await import('./dev/runDev')).runDev(root, asked, say);
  },
  ...releaseCommands,
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  await command(process.cwd(), args, (line) => process.stdout.write(`${line}\n`)).catch((error: Error) => {
    process.stderr.write(`${error instanceof BuildProblem ? error.message : error.stack}\n`);
    // A compiler that was started by then must not keep the process alive.
    process.exit(1);
  });
}

/** A command without further arguments. */
function alone(run: (root: string, say: (line: string) => void) => Promise<void>): Command {
  return async (root, more, say) => {
    if (more.length > 0) throw new BuildProblem(`${more[0]} is not known here.`);
    await run(root, say);
  };
}
