export interface Branches {
  total: number;
  covered: number;
}

export interface Counted extends Branches {
  /** `subgraphs/users`, or a file in it. */
  name: string;
  /** Percent, one decimal. */
  percent: number;
}

/** Jest's `coverage-summary.json`: absolute paths, and `total`. */
export type JestSummary = Readonly<Record<string, { branches: Branches }>>;

/** Too few to tell anything of a file. */
const FEWEST = 8;

/** Branches by package, by name, and of the files that have the least of them taken. */
export function summarize(root: string, summary: JestSummary, least = 15) {
  const files = Object.entries(summary)
    .filter(([file]) => file !== 'total')
    .map(([file, { branches }]) => counted(file.slice(root.length + 1), branches));
  const names = [...new Set(files.map(({ name }) => packageOf(name)))].sort();
  const sumOf = (name: string, of: readonly Branches[]) =>
    counted(name, { total: sum(of, 'total'), covered: sum(of, 'covered') });
  return {
    packages: names.map((name) =>
      sumOf(
        name,
        files.filter((file) => packageOf(file.name) === name),
      ),
    ),
    all: sumOf('in all', files),
    least: files
      .filter(({ total }) => total >= FEWEST)
      .sort((one, other) => one.percent - other.percent || other.total - one.total)
      .slice(0, least),
  };
}

/** `subgraphs/users`, `infra/database`, `shell/server`, `gateway/bff`, `gateway`. */
export function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  const hasParts =
    first === 'subgraphs' ||
    first === 'infra' ||
    (['gateway', 'registry', 'shell'].includes(first) && second !== 'src');
  return hasParts ? `${first}/${second}` : first;
}

const sum = (of: readonly Branches[], what: keyof Branches) =>
  of.reduce((total, branches) => total + branches[what], 0);

const counted = (name: string, { total, covered }: Branches): Counted => ({
  name,
  total,
  covered,
  percent: total === 0 ? 100 : Math.round((1000 * covered) / total) / 10,
});
