import { REMOTE_MODULE, type RemoteEntry } from '../entry';
import { BUDGET_OF_OTHERS, BUDGETS } from './budgets';
import { refusal, verdict, type Check } from './check';

/** What an area begins with stays small: the code on the way to its first page, as it is sent. */
export const budget: Check = {
  name: 'budget',
  run({ entry }) {
    const bytes = weightOf(entry);
    const most = BUDGETS[entry.name] ?? BUDGET_OF_OTHERS;
    if (bytes <= most) return verdict(`${kilobytes(bytes)} to begin with, of ${kilobytes(most)}`);
    return refusal(
      `${entry.name} begins with ${kilobytes(bytes)} of JavaScript, its budget is ${kilobytes(most)}: leave what its first page can do without to lazyRoute or a dynamic import, or agree on another number in infra/registry/src/checks/budgets.ts.`,
    );
  },
};

/** Compressed, as most browsers get it. */
function weightOf({ entry, exposes, files }: RemoteEntry): number {
  const module = exposes.find(({ name }) => name === REMOTE_MODULE)?.files ?? [];
  const first = new Set([entry, ...module]);
  return files
    .filter(({ name }) => first.has(name))
    .reduce((sum, { bytes, brotli }) => sum + (brotli ?? bytes), 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
