import { parseArgs, type ParseArgsConfig } from 'node:util';
import { areaStatus, callerStatus, done } from '@athenaeum/release-protocol/answers';
import { keyIdOf, publicPartOf, shortId } from '@athenaeum/release-protocol/areaKey';
import { stepsOf } from '@athenaeum/release-protocol/steps';
import { BuildProblem } from '../problem';
import { credentials, makeKeyFile, readKeyFile, standardKeyFile } from './credentials';
import { releaseClient, type ReleaseClient } from './releaseClient';
import { sendBuild } from './sendBuild';
import { previewLines, statusLines, versionLines } from './statusLines';

type Say = (line: string) => void;
export type Command = (root: string, args: string[], say: Say) => Promise<void>;

const COMMON = {
  platform: { type: 'string' },
  key: { type: 'string' },
  area: { type: 'string' },
} as const;

/** Commands of the release service. Each rejects with a BuildProblem for what the user can fix. */
export const releaseCommands: Readonly<Record<string, Command>> = {
  deploy,
  rollback,
  kill,
  list,
  status,
  key,
};

export const RELEASE_USAGE = `athenaeum-remote deploy [--canary 10 | --ramp 5,25,100 | --promote | --preview] [--built <folder>] [--without-smoke-test]
athenaeum-remote rollback [version | --preview]
athenaeum-remote kill <version> [--reason "why"] [--undo]
athenaeum-remote list      the versions of the area
athenaeum-remote status    who gets which, and what you may do
athenaeum-remote key       makes the key that you are known by, and prints its public part

  --platform <address>   where the platform is (ATHENAEUM_URL)
  --key <file>           your key (ATHENAEUM_KEY_FILE; ATHENAEUM_KEY has the key itself, ATHENAEUM_TOKEN a token of CI)
  --area <name>          the area, where it is not that of this folder
`;

async function deploy(root: string, args: string[], say: Say): Promise<void> {
  const { values } = argumentsOf(args, {
    canary: { type: 'string' },
    ramp: { type: 'string' },
    promote: { type: 'boolean' },
    preview: { type: 'boolean' },
    built: { type: 'string' },
    'without-smoke-test': { type: 'boolean' },
  });
  const [percent = null, ...next] = stepsOf(values, BuildProblem);
  if (values.promote && (percent !== null || values.built !== undefined))
    throw new BuildProblem('--promote promotes the canary to everybody, and takes nothing else.');
  if (values.preview && (values.promote || percent !== null))
    throw new BuildProblem('Choose one: --preview gives a version to nobody but those who open its link.');
  const { client, area } = await meant(root, values);
  if (values.promote) return say(await client.follow(`/areas/${area}/promote`, {}, say));
  const folder = values.built ?? (await build(root, area, say));
  const upload = await sendBuild(client, { area, folder }, say);
  const order = {
    upload,
    percent,
    next,
    untested: values['without-smoke-test'] ?? false,
    // Services of an earlier release do not have it.
    ...(values.preview && { preview: true }),
  };
  say(await client.follow(`/areas/${area}/deploy`, order, say));
}

async function rollback(root: string, args: string[], say: Say): Promise<void> {
  const { values, positionals } = argumentsOf(args, { preview: { type: 'boolean' } }, 1);
  const { client, area } = await meant(root, values);
  const [version] = positionals;
  say(
    (
      await client.tell(
        `/areas/${area}/rollback`,
        { version, ...(values.preview && { preview: true }) },
        done,
      )
    ).text,
  );
}

async function kill(root: string, args: string[], say: Say): Promise<void> {
  const { values, positionals } = argumentsOf(
    args,
    { reason: { type: 'string' }, undo: { type: 'boolean' } },
    1,
  );
  const [version] = positionals;
  if (!version) throw new BuildProblem('Say which version: athenaeum-remote list names them.');
  const { client, area } = await meant(root, values);
  const { reason = '', undo = false } = values;
  say((await client.tell(`/areas/${area}/kill`, { version, reason, undo }, done)).text);
}

async function list(root: string, args: string[], say: Say): Promise<void> {
  const { client, area } = await meant(root, argumentsOf(args, {}).values);
  const now = await client.ask(`/areas/${area}`, areaStatus);
  const lines = [...previewLines(now), ...versionLines(now)];
  (lines.length > 0 ? lines : [`${area} was never deployed.`]).forEach(say);
}

async function status(root: string, args: string[], say: Say): Promise<void> {
  const { client, area } = await meant(root, argumentsOf(args, {}).values);
  const [now, caller] = await Promise.all([
    client.ask(`/areas/${area}`, areaStatus),
    client.ask('', callerStatus),
  ]);
  statusLines(now, caller).forEach(say);
}

async function key(_root: string, args: string[], say: Say): Promise<void> {
  const { values } = argumentsOf(args, {});
  const file = values.key ?? process.env.ATHENAEUM_KEY_FILE ?? standardKeyFile();
  const known = readKeyFile(file);
  const part = publicPartOf(known ?? makeKeyFile(file));
  say(`${known ? 'Your key is' : 'A new key is'} in ${file}. Keep it to yourself: nobody else needs it.`);
  say(`Its public part, for an admin of the platform to register (key ${shortId(await keyIdOf(part))}):`);
  say(part);
}

async function meant(
  root: string,
  { platform, key: file, area }: { platform?: string; key?: string; area?: string },
): Promise<{ client: ReleaseClient; area: string }> {
  const address = platform ?? process.env.ATHENAEUM_URL;
  if (!address)
    throw new BuildProblem('Say where the platform is: --platform https://portal.example, or ATHENAEUM_URL.');
  return { client: releaseClient(address, credentials(file)), area: area ?? (await ownArea(root)) };
}

async function ownArea(root: string): Promise<string> {
  const { areaName } = await import('../areaName');
  return areaName(root);
}

async function build(root: string, area: string, say: Say): Promise<string> {
  // Imported here: commands that only read or roll back need no compiler.
  const { buildRemote } = await import('../buildRemote');
  const { folder, record } = await buildRemote(root);
  if (record.app !== area) throw new BuildProblem(`This folder is that of ${record.app}, not of ${area}.`);
  say(`Built ${record.app} ${record.version}`);
  return folder;
}

function argumentsOf<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  most = 0,
) {
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options: { ...COMMON, ...options } });
  } catch (error) {
    throw new BuildProblem((error as Error).message);
  }
  if (parsed.positionals.length > most)
    throw new BuildProblem(`What is ${parsed.positionals[most]}? athenaeum-remote says what there is.`);
  return parsed;
}
