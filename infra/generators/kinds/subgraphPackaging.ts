import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendToList, inOrder, insertAfterLast, insertBefore, type Change } from '../change';

const SIBLING = 'opportunities';
const PORTS = 'infra/start/ports.ts';
const CLUSTER = 'infra/k8s/base';

const PORT_LINE = /^ {2}([a-z]+): \['\w+_PORT', (4\d{3})\],\n/;

const portsOf = (ports: string): Map<string, number> =>
  new Map(
    [...ports.matchAll(new RegExp(PORT_LINE, 'gm'))].map(([, name = '', port]) => [name, Number(port)]),
  );

export const nextSubgraphPort = (root: string): number =>
  Math.max(...portsOf(readFileSync(join(root, PORTS), 'utf8')).values()) + 1;

/** What a new subgraph needs as a service: a port, an image, a Deployment, its place in the network. All as a sibling has it. */
export function subgraphPackaging(root: string, domain: string, port: number): Change[] {
  const siblingPort = portsOf(readFileSync(join(root, PORTS), 'utf8')).get(SIBLING)!;
  const asOurs = (text: string) =>
    text
      .replaceAll(SIBLING, domain)
      .replaceAll(SIBLING.toUpperCase(), domain.toUpperCase())
      .replaceAll(String(siblingPort), String(port));
  /** The gateway is told where it answers, and so are the workers. */
  const afterAddresses = (text: string) =>
    afterBlock(text, new RegExp(`^ +SUBGRAPH_${SIBLING.toUpperCase()}_URL: .*\\n`, 'gm'), asOurs);
  return [
    {
      path: PORTS,
      edit: inOrder(
        insertAfterLast(PORT_LINE, `  ${domain}: ['${domain.toUpperCase()}_PORT', ${port}],\n`),
        appendToList('SUBGRAPHS = [', `'${domain}'`),
      ),
    },
    {
      path: `${CLUSTER}/${domain}.yaml`,
      text: asOurs(readFileSync(join(root, CLUSTER, `${SIBLING}.yaml`), 'utf8')),
    },
    {
      path: `${CLUSTER}/kustomization.yaml`,
      edit: insertBefore(/^ +- shell\.yaml\n/m, `  - ${domain}.yaml\n`),
    },
    {
      path: `${CLUSTER}/config.yaml`,
      edit: afterAddresses,
    },
    {
      path: `${CLUSTER}/network-policies.yaml`,
      edit: inOrder(
        (text) =>
          afterBlock(
            text,
            new RegExp(
              `^apiVersion: .*\\nkind: NetworkPolicy\\nmetadata:\\n {2}name: ${SIBLING}\\n[\\s\\S]*?^---\\n`,
              'm',
            ),
            asOurs,
          ),
        (text) =>
          afterBlock(
            text,
            new RegExp(
              `^ {4}- to:\\n {8}- podSelector:\\n {12}matchLabels:\\n {14}app\\.kubernetes\\.io/name: ${SIBLING}\\n {6}ports:\\n {8}- port: \\d+\\n`,
              'gm',
            ),
            asOurs,
          ),
      ),
    },
    {
      path: 'infra/k8s/overlays/example/kustomization.yaml',
      edit: (text) =>
        afterBlock(text, new RegExp(`^ +- name: athenaeum/${SIBLING}\\n(?: {4}.*\\n)+`, 'm'), asOurs),
    },
    {
      path: 'infra/docker/compose.yaml',
      edit: inOrder(
        (text) => afterBlock(text, new RegExp(`^ {2}${SIBLING}:\\n(?: {4}.*\\n)+\\n?`, 'm'), asOurs),
        afterAddresses,
        (text) => afterBlock(text, new RegExp(`^ {6}${SIBLING}:\\n {8}condition: .*\\n`, 'gm'), asOurs),
      ),
    },
  ];
}

/** The block of the sibling, wherever it is, and after it the same as ours. */
const afterBlock = (text: string, block: RegExp, asOurs: (text: string) => string) =>
  text.replace(block, (found) => found + asOurs(found));
