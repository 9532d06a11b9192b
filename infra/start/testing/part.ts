// A part for the supervisor's tests: serves its pid, and fails to start on demand.
import { createServer } from 'node:http';

if (process.env.BROKEN) {
  process.stderr.write('The part is broken: mend it.\n');
  process.exit(1);
}
process.stdout.write('> a word of the part\n');
createServer((_req, res) => res.end(String(process.pid))).listen(Number(process.env.PORT));
