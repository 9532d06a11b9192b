import { REMOTE_MODULE, type RemoteEntry } from '../entry';
import { LAZY_BUDGET, DEFAULT_BUDGET, BUDGETS, LAZY_EXCEPTIONS } from './budgets';
import { verdict, type Check } from './check';
import { lazyParts, type LazyPart } from './lazyParts';

/** Limits the compressed size of an area's initial scripts, and of those that one page loads lazily. */
export const budget: Check = {
  name: 'budget',
  async run(candidate) {
    const { entry } = candidate;
    const bytes = weightOf(entry);
    const most = BUDGETS[entry.name] ?? DEFAULT_BUDGET;
    const later = await lazyParts(candidate);
    const problems = tooLarge(later, LAZY_EXCEPTIONS[entry.name]);
    if (bytes > most)
      problems.unshift(
        `${entry.name} begins with ${kilobytes(bytes)} of JavaScript, its budget is ${kilobytes(most)}: leave what its first page can do without to lazyRoute or a dynamic import, or agree on another number in registry/src/checks/budgets.ts.`,
      );
    return verdict(
      `${kilobytes(bytes)} to begin with, of ${kilobytes(most)}; at most ${kilobytes(later[0]?.bytes ?? 0)} later`,
      problems,
    );
  },
};

/** The parts over budget. Each exception covers one of the largest parts. */
function tooLarge(parts: readonly LazyPart[], agreed: readonly number[] = []): string[] {
  return parts.flatMap(({ scripts, bytes }, at) => {
    const most = agreed[at] ?? LAZY_BUDGET;
    if (bytes <= most) return [];
    return [
      `${kilobytes(bytes)} of JavaScript are loaded together for one page or part of one (${scripts.join(', ')}), the budget is ${kilobytes(most)}: leave what it can be shown without to a dynamic import of its own, or agree on another number in registry/src/checks/budgets.ts.`,
    ];
  });
}

/** Compressed bytes of the initial scripts, as most browsers get them. */
function weightOf({ entry, exposes, files }: RemoteEntry): number {
  const module = exposes.find(({ name }) => name === REMOTE_MODULE)?.files ?? [];
  const first = new Set([entry, ...module]);
  return files
    .filter(({ name }) => first.has(name))
    .reduce((sum, { bytes, brotli }) => sum + (brotli ?? bytes), 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
