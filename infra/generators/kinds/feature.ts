import { GeneratorProblem, type Generator } from '../change';
import { givenArea, givenName } from '../commandArguments';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { featureParts, folderOf, type Feature } from './featureParts';
import { titleOf, untranslatedWarnings } from './texts';

/** `feature mfe-learning bookmark-salon`: what one feature is, from its operation to its test. */
export const feature: Generator = (root, [givenAreaName, wanted], { es } = {}) => {
  const area = givenArea(root, givenAreaName);
  const name = givenName(wanted, 'feature');
  const given: Feature = { area, name, title: titleOf(name.sentence, es) };
  assertNewFeature(root, given);
  return {
    changes: [
      ...featureParts(given),
      { path: `${folderOf(given)}/${name.pascal}.test.tsx`, text: test(given) },
    ],
    left: [
      `Ask for its data in ${folderOf(given)}/${name.camel}.graphql and show it in ${name.pascal}.tsx.`,
      `Put it on a page: <${name.pascal} /> in ${area.app}/src/routes/.`,
      ...untranslatedWarnings(area, name.sentence, es),
    ],
  };
};

export function assertNewFeature(root: string, { area, name }: Pick<Feature, 'area' | 'name'>): void {
  if (existsSync(join(root, folderOf({ area, name }))))
    throw new GeneratorProblem(`${area.app} has a feature ${name.camel} already: take another name.`);
}

const test = ({ name: { camel, pascal, sentence } }: Feature) => `
  import { failWith, renderRemote, respond } from '@athenaeum/shell-contract/testing';
  import { screen } from '@testing-library/react';
  import { api } from '../../api';
  import { ${pascal}Document } from './__generated__/${camel}';
  import { ${pascal} } from './${pascal}';

  const ANSWER = { me: { ok: true, code: null, message: null, data: { id: 'amara' } } };

  it('shows what was answered', async () => {
    respond(${pascal}Document, ANSWER);

    renderRemote(<${pascal} />, { api });

    expect(await screen.findByRole('region', { name: '${sentence}' })).toHaveTextContent('Nothing here yet');
  });

  it('says when it did not load, and Retry brings it', async () => {
    respond(${pascal}Document, failWith([{ path: ['me'], code: 'UNAVAILABLE' }]));
    const { user } = renderRemote(<${pascal} />, { api });
    expect(await screen.findByText('We couldn’t load this')).toBeInTheDocument();
    respond(${pascal}Document, ANSWER);

    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('region', { name: '${sentence}' })).toBeInTheDocument();
  });
`;
