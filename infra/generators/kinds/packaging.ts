import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertAfterLast, inOrder, type Change } from '../change';

const SIBLING = 'mfe-learning';
const SIBLING_PORT = 3001;
const PORTS = 'infra/start/ports.ts';
const CLUSTER = 'infra/k8s/base';
const COMPOSE = 'infra/docker/compose.yaml';
const EXAMPLE = 'infra/k8s/overlays/example/kustomization.yaml';
/** Lines that name every remote, for every reader of the file. */
const LISTS_ALL = /(_ORIGINS|SITE_HOSTS): /;

/** What a new remote needs to be deployed: a port, an image, a Deployment, an address, as the other remotes have. */
export function packaging(root: string, app: string): Change[] {
  const port = nextPort(readFileSync(join(root, PORTS), 'utf8'));
  const [host, siblingHost] = [hostOf(app), hostOf(SIBLING)];
  const asOurs = (text: string) =>
    text
      .split('\n')
      .map((line) => (LISTS_ALL.test(line) ? line : ours(line)))
      .join('\n');
  const ours = (line: string) =>
    line
      .replaceAll(SIBLING, app)
      .replaceAll(String(SIBLING_PORT), String(port))
      .replaceAll(siblingHost, host);
  const address = `${app}=https://${host}`;
  const local = `http://localhost:${port}`;
  const inside = `${app}=http://${app}:${port}`;

  return [
    {
      path: PORTS,
      edit: inOrder(
        insertAfterLast(
          /^ +'mfe-[a-z-]+': \['\w+', \d+\],\n/,
          `  '${app}': ['${app.replaceAll('-', '_').toUpperCase()}_PORT', ${port}],\n`,
        ),
        insertAfterLast(/^ +'mfe-[a-z-]+',\n/, `  '${app}',\n`),
      ),
    },
    {
      path: `${CLUSTER}/${app}.yaml`,
      text: asOurs(readFileSync(join(root, CLUSTER, `${SIBLING}.yaml`), 'utf8')),
    },
    {
      path: `${CLUSTER}/kustomization.yaml`,
      edit: insertAfterLast(/^ +- mfe-[a-z-]+\.yaml\n/, `  - ${app}.yaml\n`),
    },
    {
      path: `${CLUSTER}/config.yaml`,
      edit: inOrder(
        appendToLists(/^ +(?:REMOTE|SITE)_ORIGINS: .*$/gm, `,${address}`),
        appendToLists(/^ +SITE_HOSTS: .*$/gm, `,${inside}`),
        appendToLists(/^ +TRUSTED_ORIGINS: .*$/gm, `,https://${host}`),
      ),
    },
    {
      path: `${CLUSTER}/ingress.yaml`,
      edit: (text) =>
        copyBlocks(text, [/^ {8}- .*\n/gm, /^ {4}- host: .*\n(?: {6}.*\n)+/gm], siblingHost, asOurs),
    },
    {
      path: EXAMPLE,
      edit: (text) => copyBlocks(text, [/^ +- name: athenaeum\/mfe-.*\n(?: {4}.*\n)+/gm], SIBLING, asOurs),
    },
    {
      path: COMPOSE,
      edit: inOrder(
        (text) => copyBlocks(text, [/^ {2}mfe-[a-z-]+:\n(?: {4}.*\n)+\n?/gm], `  ${SIBLING}:`, asOurs),
        appendToLists(/^ +(?:REMOTE|SITE)_ORIGINS: .*$/gm, `,${app}=${local}`),
        appendToLists(/^ +SITE_HOSTS: .*$/gm, `,${inside}`),
        appendToLists(/^ +TRUSTED_ORIGINS: .*$/gm, `,${local}`),
      ),
    },
  ];
}

/** Site addresses carry the area's name. */
const hostOf = (app: string) => `${app.replace(/^mfe-/, '')}.example.org`;

const nextPort = (ports: string): number =>
  Math.max(...[...ports.matchAll(/^ +'mfe-[a-z-]+': \['\w+', (\d+)\]/gm)].map(([, port]) => Number(port))) +
  1;

const appendToLists = (line: RegExp, addition: string) => (text: string) =>
  text.replace(line, (found) => found + addition);

/** Adds, after the last block of each kind, the sibling's as ours. */
function copyBlocks(
  text: string,
  kinds: readonly RegExp[],
  sibling: string,
  asOurs: (text: string) => string,
): string {
  return kinds.reduce((result, kind) => {
    const blocks = [...result.matchAll(kind)];
    const its = blocks.find(([block]) => block.includes(sibling));
    const last = blocks.at(-1);
    if (!its || !last) return text;
    const end = last.index + last[0].length;
    return `${result.slice(0, end)}${asOurs(its[0])}${result.slice(end)}`;
  }, text);
}
