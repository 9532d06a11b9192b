import type { packageJsonOf } from './packageJson';

type PackageJson = ReturnType<typeof packageJsonOf>;

/** The README of a published package. */
export const readmeOf = ({ name, version, description, ...rest }: PackageJson): string => `# ${name}

${description}

A package of Athenaeum, for areas in repositories of their own. It follows contract ${version.split('.')[0]} between the shell and its areas, which is
its major version. All packages of Athenaeum in a repository have one version: ${version}.
${doorsOf(name, Object.keys(rest.exports))}${commandsOf(Object.keys(rest.bin ?? {}))}${peersOf(Object.entries(rest.peerDependencies))}
How an area is made with it stands in the platform's guide for area teams, "An area in a repository of its own".
`;

const doorsOf = (name: string, doors: readonly string[]) =>
  doors.length === 0 ? '' : `\n${doors.map((door) => `- \`${name}${door.slice(1)}\`\n`).join('')}`;

const commandsOf = (commands: readonly string[]) =>
  commands.map((command) => `\n\`npx ${command}\` says what it does.\n`).join('');

const peersOf = (peers: readonly (readonly [string, string])[]) =>
  peers.length === 0
    ? ''
    : `
A page has these once, and the shell brings them. Install them in this range, with \`@types/react\` and \`@types/react-dom\`, for types
and for the page that the area has alone:
${peers.map(([name, range]) => `\`${name}\` ${range}`).join(', ')}.
`;
