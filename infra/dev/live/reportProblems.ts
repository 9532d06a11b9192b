import type { Compiler, Stats } from 'webpack';

const MAX_PROBLEM_LINES = 12;

/** Prints compile errors, and when the app compiles again. */
export function reportProblems(compiler: Compiler, app: string, say: (line: string) => void): void {
  let wasWrong = false;
  compiler.hooks.done.tap('told', (stats) => {
    const isWrong = stats.hasErrors();
    if (isWrong) firstProblem(stats).forEach((line, index) => say(index === 0 ? `${app}: ${line}` : line));
    else if (wasWrong) say(`${app}: compiles again`);
    wasWrong = isWrong;
  });
}

function firstProblem(stats: Stats): string[] {
  const [error] = stats.toJson({ all: false, errors: true }).errors ?? [];
  return `${error?.moduleName ?? ''} ${error?.message ?? ''}`.trim().split('\n').slice(0, MAX_PROBLEM_LINES);
}
