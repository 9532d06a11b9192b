import { contract } from './contract';
import { candidate, testLive } from './testing';

const problemsWith = async (contracts: { from: number; to: number }, held = { from: 2, to: 3 }) =>
  (await contract.run(candidate({ contracts }), testLive({ shell: { contracts: held } }))).problems;

it('lets pass what the live shell can hold', async () => {
  expect(await problemsWith({ from: 3, to: 3 })).toEqual([]);
  expect(await problemsWith({ from: 1, to: 2 })).toEqual([]);
});

it('refuses what needs a newer shell, and says what to deploy first', async () => {
  expect(await problemsWith({ from: 4, to: 4 })).toEqual([
    'mfe-one needs version 4 of the contract, the live shell has 2 to 3: deploy the shell that has it first.',
  ]);
});

it('refuses what is older than the live shell can hold', async () => {
  expect(await problemsWith({ from: 1, to: 1 })).toEqual([
    'mfe-one needs version 1 of the contract, the live shell has 2 to 3: build it with the contract of this shell.',
  ]);
});

it('takes the version in the manifest for both ends where a build is older than the range', async () => {
  const { problems } = await contract.run(
    candidate(),
    testLive({ shell: { contracts: { from: 2, to: 2 } } }),
  );

  expect(problems).toHaveLength(1);
});

it('refuses when the running shell does not say', async () => {
  const { problems } = await contract.run(candidate(), testLive({ shell: { contracts: undefined } }));

  expect(problems).toEqual(['The running shell does not say which contract it has: start it anew.']);
});
