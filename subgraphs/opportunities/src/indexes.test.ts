import { createTestWorld, indexesUsed, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from './index';
import { createOpportunity } from './modules/desk/createOpportunity';
import { byToken } from './modules/posting/ownPosting';
import { confirmPosting, postingToConfirm } from './modules/posting/posterLinks';
import { submitOpportunity } from './modules/posting/submitOpportunity';

openForFile(() => createTestWorld(subgraph));

const support = viewerOf('support', 'support');
/** What becomes of it does not matter here, only how the database looks for what there is already. */
const tried = (work: Promise<unknown>) => work.catch(() => null);

// MongoDB uses a partial index only where a query says the condition of the index; without it these read all postings.
it.each<[string, () => Promise<unknown>, string, string[][]]>([
  ['confirm_hash', () => postingToConfirm('hash'), 'a link’s posting', [['confirm_hash_1']]],
  [
    'confirm_hash',
    () => confirmPosting('hash'),
    'what is confirmed',
    [['confirm_hash_1'], ['confirm_hash_1']],
  ],
  [
    'poster_hash',
    async () => byToken('token'),
    'the poster’s own',
    [['poster_hash_1', 'poster_hash_before_1']],
  ],
  ['draft_id', () => tried(submitOpportunity({ draft_id: 'draft' } as never)), 'a draft', [['draft_id_1']]],
  [
    'draft_id',
    () => tried(createOpportunity(support, { draft_id: 'draft', title: 'Chair' } as never)),
    'a draft of staff',
    [['draft_id_1']],
  ],
])('looks by %s', async (field, work, _what, indexes) => {
  expect(await indexesUsed(work, 'opportunities', field)).toEqual(indexes);
});
