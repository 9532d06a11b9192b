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
it.each<[string, string, () => Promise<unknown>, string[][]]>([
  ['the posting of a link', 'confirm_hash', () => postingToConfirm('hash'), [['confirm_hash_1']]],
  [
    'what is confirmed',
    'confirm_hash',
    () => confirmPosting('hash'),
    [['confirm_hash_1'], ['confirm_hash_1']],
  ],
  [
    'the poster’s own',
    'poster_hash',
    async () => byToken('token'),
    [['poster_hash_1', 'poster_hash_before_1']],
  ],
  [
    'a draft sent again',
    'draft_id',
    () => tried(submitOpportunity({ draft_id: 'draft' } as never)),
    [['draft_id_1']],
  ],
  [
    'a draft of staff sent again',
    'draft_id',
    () => tried(createOpportunity(support, { draft_id: 'draft', title: 'Chair' } as never)),
    [['draft_id_1']],
  ],
])('finds %s by %s', async (_what, field, work, indexes) => {
  expect(await indexesUsed(work, 'opportunities', field)).toEqual(indexes);
});
