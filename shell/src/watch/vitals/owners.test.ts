import { createReadable } from '@athenaeum/shell-contract';
import type { RegistryView } from '../../registry/registryView';
import { createOwners } from './owners';

const HERE = 'http://localhost';
const HOST = 'https://areas.example:3002';
const remote = (name: string, version: string, base: string) => ({ name, version, base });
const ONE = { remote: 'mfe-one', version: 'v001' };
const TWO = { remote: 'mfe-two', version: 'w001' };

function ownersOf() {
  // Of a registry only these parts are read here.
  // Only names, versions and addresses of remotes are read.
  const registry = createReadable({
    id: '1',
    remotes: [
      remote('mfe-one', 'v001', '/remotes/mfe-one/v001/'),
      remote('mfe-two', 'w001', `${HOST}/w001/`),
    ],
    quarantined: [],
  } as unknown as RegistryView);
  return { registry, owners: createOwners(registry) };
}

it.each<[string, string, object | null]>([
  [
    'what Chromium writes',
    `TypeError: x is undefined\n    at save (${HERE}/remotes/mfe-one/v001/page.js:1:20)\n    at a (${HERE}/shell.js:1:2)`,
    ONE,
  ],
  [
    'what Firefox and Safari write',
    `save@${HERE}/remotes/mfe-one/v001/page.js:1:20\nrun@${HERE}/shell.js:9:9`,
    ONE,
  ],
  ['a host of its own', `Error: x\n    at async ${HOST}/w001/page.js?retry=1:1:20`, TWO],
  [
    'what the shell did for it',
    `Error: x\n    at r (${HERE}/shell.js:1:2)\n    at ${HERE}/remotes/mfe-one/v001/a.js:1:1`,
    ONE,
  ],
  [
    'the first of two',
    `Error: x\n    at ${HOST}/w001/a.js:1:1\n    at ${HERE}/remotes/mfe-one/v001/a.js:1:1`,
    TWO,
  ],
  ['the shell alone', `Error: x\n    at r (${HERE}/shell.js:1:2)`, null],
  ['another version', `Error: x\n    at r (${HERE}/remotes/mfe-one/v000/a.js:1:2)`, null],
  ['an address that begins like one', `Error: x\n    at r (${HERE}/remotes/mfe-one/v0011/a.js:1:2)`, null],
  [
    'an extension that calls it',
    `Error: x\n    at e (chrome-extension://abc/e.js:1:2)\n    at ${HERE}/remotes/mfe-one/v001/a.js:1:1`,
    null,
  ],
  ['another origin', `Error: x\n    at e (https://evil.example/remotes/mfe-one/v001/a.js:1:2)`, null],
  ['what it says, not where', `Error: could not load ${HERE}/remotes/mfe-one/v001/a.js:1:1`, null],
  ['no address', 'Error: x\n    at <anonymous>\n    at native code', null],
  ['nothing', '', null],
  [
    'only what is far down',
    `Error: x\n${'    at native code\n'.repeat(400)}    at a (${HERE}/remotes/mfe-one/v001/a.js:1:1)`,
    null,
  ],
  ['a very long one', `Error: ${'x@'.repeat(50_000)}`, null],
])('knows whose code failed: %s', (_what, stack, owner) => {
  expect(ownersOf().owners.ofFailure(stack)).toEqual(owner);
});

it('knows what the page has since, and what it had', () => {
  const { registry, owners } = ownersOf();
  registry.set({
    ...registry.get(),
    // As above.
    remotes: [remote('mfe-one', 'v002', '/remotes/mfe-one/v002/')] as unknown as RegistryView['remotes'],
  });

  expect(owners.ofAddress(`${HERE}/remotes/mfe-one/v002/a.js`)).toEqual({ ...ONE, version: 'v002' });
  expect(owners.ofAddress(`${HERE}/remotes/mfe-one/v001/a.js`)).toEqual(ONE);
});
