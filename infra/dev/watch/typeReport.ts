/** Reports each type error once, and once when there are none left. */
export function reporter(say: (line: string) => void): (line: string) => void {
  let told = new Set<string>();
  let found = new Set<string>();
  return (line) => {
    if (/error TS\d+:/.test(line)) {
      if (!told.has(line) && !found.has(line)) say(line);
      found.add(line);
    } else if (/Found \d+ errors?/.test(line)) {
      if (found.size === 0 && told.size > 0) say('types: no errors any more');
      told = found;
      found = new Set();
    }
  };
}
