import type { Proof } from './commands';

type OfOthers = Extract<Proof, { others: unknown }>;

const CERTIFICATE = { others: 'infra/machine/proof/certificate.ts' };

/** Commands of other programs on the pages for operators, by how they begin: the first that fits. */
const RULES: readonly (readonly [RegExp, OfOthers])[] = [
  // Each as written, until it has to ask a cluster.
  [/^kubectl /, { others: 'infra/k8s/proof/commands.ts' }],
  [/^db\.|^mongosh --eval /, { others: 'infra/machine/proof/statements.ts' }],
  [/^certbot certonly |^mkdir \/etc\/athenaeum\/tls |^rm -f \/etc\/nginx\/|^nginx -t &&/, CERTIFICATE],
  [/^sed 's\/portal\\\.example\\\.org.* > \/etc\/nginx\//, CERTIFICATE],
  // They change the machine, or need Docker, systemd as its first process, or MongoDB's own tools.
  [/^(adduser|apt-get|cd|certbot|cp|curl|for|git|install|nginx|openssl|sed) /, { others: null }],
  [/^(docker|journalctl|mongodump|mongorestore|mongosh|pbm|systemctl) /, { others: null }],
];

export const ofOthers = (command: string): OfOthers | undefined =>
  RULES.find(([beginning]) => beginning.test(command))?.[1];

/** Where they are executed. */
export const PROOFS_OF_OTHERS = RULES.flatMap(([, { others }]) => others ?? []);
