import { run } from '../processes/command';

/** Where what was released last is, the first that there is. */
const PLACES = ['origin/main', 'main', 'HEAD'];

/** The commit that counts as N. Right after a merge it is what is here; N+1 differs from it all the same, by `nextRelease.ts`. */
export async function releasedBefore(): Promise<string> {
  for (const place of PLACES) {
    const { code, out } = await run(['git', 'rev-parse', '--verify', '--quiet', `${place}^{commit}`]);
    if (code === 0) return out.trim();
  }
  throw new Error('There is no repository here: name a commit with --from.');
}
