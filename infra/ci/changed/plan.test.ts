import { planFor } from './plan';

it('looks at the stories of a changed element, and leaves journeys to the whole run', () => {
  const plan = planFor(['shared-ui/src/elements/Accordion/Accordion.tsx']);

  expect(plan).toMatchObject({ elements: ['Accordion'], left: ['journeys'], touchesAll: [] });
});

it('regenerates types when an operation changed', () => {
  expect(planFor(['mfe-coaching/src/features/checkout/checkout.graphql'])).toMatchObject({
    isGraphChanged: true,
    sources: [],
  });
});

it('says what no quick run proves of a service', () => {
  expect(planFor(['subgraphs/users/src/modules/user/user.model.ts']).left).toEqual(['journeys', 'services']);
});

it('leaves nothing to the whole run when only a test changed', () => {
  expect(planFor(['subgraphs/users/src/modules/user/user.test.ts']).left).toEqual([]);
});

it('knows what every test stands on', () => {
  expect(planFor(['package-lock.json', 'infra/test/jest.config.cjs', 'README.md']).touchesAll).toEqual([
    'package-lock.json',
    'infra/test/jest.config.cjs',
  ]);
});
