/** Each error once, and that there are none any more. */
export function reporter(say: (line: string) => void): (line: string) => void {
  let hadErrors = false;
  let isSameRun = false;
  return (line) => {
    if (/error TS\d+:/.test(line)) {
      hadErrors = true;
      isSameRun = true;
      say(line);
    } else if (/Found (\d+) errors?/.test(line)) {
      if (!isSameRun && hadErrors) {
        hadErrors = false;
        say('types: no errors any more');
      }
      isSameRun = false;
    }
  };
}
