import assert from 'node:assert/strict';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './repositoryOfSample';

const FOLDER = join(import.meta.dirname, 'wrong');

/** The expected compile error of each file in `wrong`. */
const WRONG = {
  'wrongAnswer.ts': /TS2339: Property 'speaker' does not exist/,
  'wrongField.ts': /TS2353: .*'colour' does not exist/,
  'wrongProp.tsx': /TS2322: Type '"loud"' is not assignable/,
  'wrongValue.ts': /TS2367: .*'"Virtual" \| "In-Person"' and '"Offline"' have no overlap/,
};

/** Checks that the area and our packages are typed, and that each mistake is reported at its line. */
export async function checkTypes({ folder, npm }: Repository): Promise<void> {
  await npm('run', 'types');
  const files = readdirSync(FOLDER).sort();
  assert.deepEqual(files, Object.keys(WRONG));
  for (const file of files) cpSync(join(FOLDER, file), join(folder, 'src', file));
  // Our declarations are checked as well; some third-party ones need types that are not installed.
  const told = await npm('run', 'types', '--', '--skipLibCheck', 'false').then(
    () => [],
    (error: Error) =>
      error.message.split('\n').filter((line) => /^(src|node_modules\/@athenaeum)\//.test(line)),
  );
  for (const file of files) rmSync(join(folder, 'src', file));
  assert.equal(told.length, files.length, told.join('\n'));
  for (const [index, file] of files.entries()) {
    assert.ok(told[index]!.startsWith(`src/${file}(`), told[index]);
    assert.match(told[index]!, WRONG[file as keyof typeof WRONG]);
  }
}
