import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorProblem, type Generator } from '../change';
import { areasOf, assertNewTypes, givenName } from '../commandArguments';
import type { Name } from '../names';
import { assertNewAggregate } from './aggregate';
import { aggregateModules } from './aggregateModules';
import { inTheGateway } from './subgraphInGateway';
import { nextSubgraphPort, subgraphPackaging } from './subgraphPackaging';
import { personalData, sources } from './subgraphSources';
import { dependency, workspace } from './workspace';

/** What the word stands for elsewhere. */
const OTHER_PARTS = [
  'kit',
  'shell',
  'gateway',
  'worker',
  'database',
  'remotes',
  'files',
  'mail',
  'publish',
  'bucket',
  'front',
  'jobs',
  'releases',
];

/** `subgraph mentoring mentor-request`: a domain with its first aggregate, as a service and inside the gateway. */
export const subgraph: Generator = (root, [domain, wanted]) => {
  assertNewDomain(root, domain);
  const name = givenName(wanted, 'aggregate');
  assertNewAggregate(root, domain, name);
  const of = givenName(domain, 'subgraph');
  assertNewTypes(root, [`${of.pascal}PersonalDataResult`, `${of.pascal}ForgetResult`]);
  const port = nextSubgraphPort(root);
  const [service, contract] = packageJsons(root, of);
  return {
    changes: [
      ...workspace(`subgraphs/${domain}`, service, /^ +"subgraphs\/[a-z/]+",\n/),
      ...workspace(`subgraphs/${domain}/contract`, contract, /^ +"subgraphs\/[a-z/]+",\n/),
      ...dependency('gateway/graph', service.name),
      ...dependency('gateway/testing', service.name),
      ...dependency('gateway', contract.name, 'devDependencies'),
      ...sources(of, name, port),
      ...aggregateModules(domain, name),
      ...personalData(of, name),
      ...inTheGateway(of, name, port),
      ...subgraphPackaging(root, domain, port),
    ],
    packages: { [service.name]: `subgraphs/${domain}`, [contract.name]: `subgraphs/${domain}/contract` },
    left: [
      `It is part of npm start at once, and by itself at port ${port} with npm run start:services.`,
      `Go on with npm run new -- aggregate ${domain} <name> and operation query ${domain} ${name.camel} <name> mfe-<area>.`,
      `Say who looks after it in subgraphs/${domain}/package.json ("author"), and by @access in its .graphql files which page of the specification its rights come from.`,
    ],
  };
};

function assertNewDomain(root: string, domain: string | undefined): asserts domain is string {
  if (!domain || !/^[a-z][a-z0-9]*$/.test(domain) || domain.length > 20)
    throw new GeneratorProblem(
      `"${domain ?? ''}" cannot be the name of a subgraph, which is part of variables, hosts and fields: take one word of small letters, as in mentoring.`,
    );
  if (OTHER_PARTS.includes(domain) || areasOf(root).includes(domain))
    throw new GeneratorProblem(`${domain} is another part of the product: take another name.`);
  if (existsSync(join(root, 'subgraphs', domain)))
    throw new GeneratorProblem(
      `The subgraph ${domain} exists already: npm run new -- aggregate ${domain} <name>.`,
    );
}

/** The same libraries in the same versions as its siblings. */
function packageJsons(root: string, { camel: domain, sentence }: Name) {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
      version: string;
      dependencies: Record<string, string>;
    } & Record<string, unknown>;
  const sibling = read('subgraphs/opportunities');
  const { '@athenaeum/opportunities-contract': version = '0.1.0', ...others } = sibling.dependencies;
  return [
    {
      ...sibling,
      name: `@athenaeum/${domain}-subgraph`,
      author: `${sentence} team`,
      exports: { '.': './src/index.ts', './seed': './src/seed/index.ts' },
      dependencies: { [`@athenaeum/${domain}-contract`]: version, ...others },
    },
    {
      ...read('subgraphs/opportunities/contract'),
      name: `@athenaeum/${domain}-contract`,
      exports: { '.': './src/index.ts' },
    },
  ] as const;
}
