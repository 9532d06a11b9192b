const SHOWN = 20;

/** The lines that only one of two texts has, marked - and +. */
export function differences(before: string, after: string): string {
  const old = before.split('\n');
  const now = after.split('\n');
  const lines = [
    ...old.filter(missingFrom(now)).map((line) => `- ${line.trim()}`),
    ...now.filter(missingFrom(old)).map((line) => `+ ${line.trim()}`),
  ];
  const more = lines.length - SHOWN;
  return [...lines.slice(0, SHOWN), ...(more > 0 ? [`  and ${more} more lines`] : [])].join('\n');
}

function missingFrom(others: string[]): (line: string) => boolean {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return (line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return count === 0;
  };
}
