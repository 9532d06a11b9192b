import { watchFolders } from '../../../dev/watch/watchFolders';
import { BuildProblem } from '../problem';
import { writeOperations } from '../writeOperations';

/** Generates the types of operations now, and again whenever one changes. Errors are reported, and do not end it. */
export async function followOperations(root: string, say: (line: string) => void): Promise<void> {
  let turn = write();
  await turn;
  await watchFolders(root, {
    folders: ['src'],
    concerns: (file) => file.endsWith('.graphql'),
    changed: ([first]) => (turn = turn.then(() => write(first))),
  });

  async function write(cause?: string): Promise<void> {
    try {
      await writeOperations(root);
      if (cause) say(`Types follow ${cause}`);
    } catch (error) {
      if (!(error instanceof BuildProblem)) throw error;
      error.message.split('\n').forEach(say);
    }
  }
}
