import { contract } from './contract';
import { candidate, testLive } from './testing';

const problemsWith = async (contracts: { from: number; to: number }, held = { from: 2, to: 3 }) =>
  (await contract.run(candidate({ contracts }), testLive({ shell: { contracts: held } }))).problems;

it('accepts a version of the contract that the live shell supports', async () => {
  expect(await problemsWith({ from: 3, to: 3 })).toEqual([]);
  expect(await problemsWith({ from: 1, to: 2 })).toEqual([]);
});

it('refuses a newer version, and says to deploy the shell first', async () => {
  expect(await problemsWith({ from: 4, to: 4 })).toEqual([
    'mfe-one needs version 4 of the contract, the live shell has 2 to 3: deploy the shell that has it first.',
  ]);
});

it('refuses a version that the live shell no longer supports', async () => {
  expect(await problemsWith({ from: 1, to: 1 })).toEqual([
    'mfe-one needs version 1 of the contract, the live shell has 2 to 3: build it with the contract of this shell.',
  ]);
});

it('uses the version in the manifest for a build without a range', async () => {
  const { problems } = await contract.run(
    candidate(),
    testLive({ shell: { contracts: { from: 2, to: 2 } } }),
  );

  expect(problems).toHaveLength(1);
});

it('refuses when the running shell does not name its contract', async () => {
  const { problems } = await contract.run(candidate(), testLive({ shell: { contracts: undefined } }));

  expect(problems).toEqual(['The running shell does not say which contract it has: start it anew.']);
});
