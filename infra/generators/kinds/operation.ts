import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  appendToList,
  GeneratorProblem,
  inOrder,
  insertAfterLast,
  type Change,
  type Generator,
} from '../change';
import { assertNewFields, assertNewTypes, givenArea, givenDomain, givenName } from '../commandArguments';
import type { Name } from '../names';
import { assertNewFeature } from './feature';
import { operationFeature } from './operationFeature';
import { mutationFiles, queryFiles, type Operation } from './operationModules';
import { titleOf, untranslatedWarnings } from './texts';

/** `operation query content bookmark count-bookmarks mfe-learning`: from the service to the feature that sends it. */
export const operation: Generator = (
  root,
  [kind, domainName, aggregateName, wanted, areaName],
  { es } = {},
) => {
  if (kind !== 'query' && kind !== 'mutation')
    throw new GeneratorProblem(
      `Say query or mutation first, not "${kind ?? ''}": npm run new -- operation query content bookmark count-bookmarks mfe-learning`,
    );
  const domain = givenDomain(root, domainName);
  const aggregate = givenAggregate(root, domain, aggregateName);
  const name = givenName(wanted, 'operation');
  const area = givenArea(root, areaName);
  const { camel, pascal, sentence } = name;
  assertNewFields(root, [camel]);
  assertNewTypes(root, [`${pascal}Result`, ...(kind === 'mutation' ? [`${pascal}Input`] : [])]);
  assertNewFeature(root, { area, name });
  const given: Operation = { kind, domain, aggregate, name };
  const folder = `subgraphs/${domain}/src/modules/${aggregate.camel}`;
  return {
    changes: [
      ...(kind === 'query' ? queryFiles(folder, given) : mutationFiles(folder, given)),
      ...wiring(given),
      ...operationFeature({ area, name, title: titleOf(sentence, es) }, kind),
    ],
    left: [
      kind === 'query'
        ? `It answers how many a member has: say in ${folder}/${camel}.service.ts what it is to answer.`
        : `It removes one of the member's own: say in ${folder}/${camel}.service.ts what it is to do, and the rules of ${aggregate.sentence.toLowerCase()} with it.`,
      `Put it on a page: <${pascal} /> in ${area.app}/src/routes/.`,
      `Members may call it: say in ${camel}.graphql, by @access, which page of the specification that comes from.`,
      ...untranslatedWarnings(area, sentence, es),
    ],
  };
};

/** An aggregate of the domain whose rows say to which member they belong. */
function givenAggregate(root: string, domain: string, text: string | undefined): Name {
  const name = givenName(text, 'aggregate');
  const { camel, pascal } = name;
  const model = modelSpelled(root, domain, name);
  if (!model)
    throw new GeneratorProblem(
      `The subgraph ${domain} has no aggregate ${camel} (modules/${camel}/${camel}.model.ts).`,
    );
  const source = readFileSync(
    join(root, `subgraphs/${domain}/src/modules/${camel}/${camel}.model.ts`),
    'utf8',
  );
  if (!/\buser_id: \{/.test(source))
    throw new GeneratorProblem(
      `A ${pascal} does not say by a user_id to which member it belongs: write the operation by hand, after one beside it.`,
    );
  return { ...name, pascal: model };
}

/** `RSVP` of `rsvp`, should it be spelled otherwise than its file. */
function modelSpelled(root: string, domain: string, { camel, pascal }: Name): string | null {
  const file = join(root, `subgraphs/${domain}/src/modules/${camel}/${camel}.model.ts`);
  if (!existsSync(file)) return null;
  const exported = [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = model[<(]/g)].map(
    ([, one]) => one!,
  );
  return exported.find((one) => one.toLowerCase() === pascal.toLowerCase()) ?? null;
}

function wiring({ kind, domain, aggregate, name: { camel } }: Operation): Change[] {
  const isQuery = kind === 'query';
  const root = isQuery ? 'Query' : 'Mutation';
  return [
    {
      path: `subgraphs/${domain}/src/resolvers.ts`,
      edit: inOrder(
        insertAfterLast(
          /^import .* from '\.\/modules\/.*';\n/,
          `import * as ${camel} from './modules/${aggregate.camel}/${camel}.resolvers';\n`,
        ),
        appendToList(`${root}: {`, `...${camel}.${root},`),
      ),
    },
  ];
}
