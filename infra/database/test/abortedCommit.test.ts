import { rmSync } from 'node:fs';
import { documentKey } from '../src/storage/keys';
import { Storage } from '../src/storage/storage';
import { Transactions } from '../src/transactions/transaction';
import { temporaryFolder } from './openDatabase';

const folder = temporaryFolder();
const storage = new Storage(folder, false);
const transactions = new Transactions(storage);
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const key = documentKey(1, 1);
const stored = () => storage.latest().get(key)?.toString();
const nothingElse = () => undefined;
const write = (value: string) => storage.write((view) => view.put(key, Buffer.from(value)));
beforeEach(() => write('before'));

function transactionThatWrites(value: string) {
  const transaction = transactions.begin();
  transaction.view.put(key, Buffer.from(value));
  return transaction;
}

it('writes nothing when it is aborted while it waits for other writers', async () => {
  const transaction = transactionThatWrites('ours');

  const committed = transaction.commit(nothingElse);
  transaction.abort();

  await expect(committed).rejects.toMatchObject({ codeName: 'WriteConflict' });
  expect(stored()).toBe('before');
  expect(transaction.state).toBe('aborted');
});

it('stays committed when it is aborted while its writes wait for the disk', async () => {
  const transaction = transactionThatWrites('ours');

  await transaction.commit(() => transaction.abort());

  expect(stored()).toBe('ours');
  expect(transaction.state).toBe('committed');
});

it('is one commit when it is sent again while the first is under way', async () => {
  const transaction = transactionThatWrites('ours');
  let commits = 0;

  const both = [1, 2].map(() => transaction.commit(() => void commits++));

  await expect(Promise.all(both)).resolves.toHaveLength(2);
  expect(commits).toBe(1);
  expect(transaction.state).toBe('committed');
});
