import { updateCreditsInput } from '@athenaeum/coaching-contract';
import { TAKE_LIMIT, toResult } from '@athenaeum/kit';
import type { CoachingContext } from '../../loaders';
import type { CreditEntryRow } from './creditEntry.model';
import { canSeeCreditsOf } from './credits.policy';
import type { Balance } from './credits.service';
import { updateCredits } from './updateCredits';

export const Mutation = {
  updateCredits: (_root: unknown, { input }: { input: unknown }, { viewer }: CoachingContext) =>
    toResult(async () => updateCredits(viewer, updateCreditsInput.parse(input))),
};

export const User = {
  credits: async ({ id }: { id: string }, _args: unknown, { viewer, loaders }: CoachingContext) => {
    if (!canSeeCreditsOf(viewer, id)) return null;
    // The loader answers with a list: one balance, or none before the first entry.
    const [balance = { user_id: id, quantity: 0, held: 0 }] = await loaders.balanceOf.load(id);
    return balance;
  },
};

export const Credits = {
  id: ({ user_id }: Balance) => user_id,
  ledger: async ({ user_id }: Balance, _args: unknown, { loaders }: CoachingContext) =>
    (await loaders.ledgerOf.load(user_id)).slice(0, TAKE_LIMIT),
};

export const CreditEntry = {
  id: ({ _id }: CreditEntryRow) => _id,
};
