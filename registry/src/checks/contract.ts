import { refusal, verdict, type Check } from './check';

/** Checks that the live shell supports the contract version of the build. */
export const contract: Check = {
  name: 'contract',
  run({ entry }, { shell }) {
    if (!shell.contracts)
      return refusal('The running shell does not say which contract it has: start it anew.');
    const { from, to } = entry.contracts ?? { from: entry.contract, to: entry.contract };
    const held = { from: shell.contracts.from, to: shell.contracts.to };
    if (from <= held.to && to >= held.from)
      return verdict(`version ${words(held)} of the shell is supported`);
    const remedy =
      from > held.to ? 'deploy the shell that has it first' : 'build it with the contract of this shell';
    return refusal(
      `${entry.name} needs version ${words({ from, to })} of the contract, the live shell has ${words(held)}: ${remedy}.`,
    );
  },
};

const words = ({ from, to }: { from: number; to: number }) =>
  from === to ? String(from) : `${from} to ${to}`;
