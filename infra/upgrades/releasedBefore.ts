import { run } from '../processes/command';

/** Where what was released last is, the first that there is. */
const PLACES = ['origin/main', 'main', 'HEAD'];

/** The commit of the last release: before a merge the one that is to be exchanged, afterwards the same, which what is here differs from all the same. */
export async function releasedBefore(): Promise<string> {
  for (const place of PLACES) {
    const { code, out } = await run(['git', 'rev-parse', '--verify', '--quiet', `${place}^{commit}`]);
    if (code === 0) return out.trim();
  }
  throw new Error('There is no repository here: name a commit with --from.');
}
