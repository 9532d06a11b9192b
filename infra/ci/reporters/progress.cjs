const { appendFileSync } = require('node:fs');

const EVERY_MS = 30_000;

/**
 * How far a phase is, a line every half a minute: `  2:30  unit: 210 of 420 files, 2604 passed`. What fails is reported at once,
 * and kept in the file that `FAILURES_FILE` names, for a long run's end.
 */
exports.createProgress = function createProgress(
  phase,
  things,
  write = (text) => process.stdout.write(text),
) {
  const startedAt = Date.now();
  const counts = { done: 0, total: 0, passed: 0, failed: 0 };
  let lastLineAt = startedAt;

  const line = () => {
    const failed = counts.failed > 0 ? `, ${counts.failed} failed` : '';
    return `  ${clock(Date.now() - startedAt)}  ${phase}: ${counts.done} of ${counts.total} ${things}, ${counts.passed} passed${failed}\n`;
  };
  return {
    begin(total) {
      counts.total = total;
    },
    done({ passed, failed }) {
      counts.done += 1;
      counts.passed += passed;
      counts.failed += failed;
      if (Date.now() - lastLineAt < EVERY_MS) return;
      lastLineAt = Date.now();
      write(line());
    },
    fail(what, why, repeat) {
      const failure = `\n  ✘ ${what}\n${indent(why)}\n    repeat it: ${repeat}\n\n`;
      write(failure);
      const kept = process.env.FAILURES_FILE;
      if (kept) appendFileSync(kept, failure);
    },
    end: () => write(line()),
  };
};

/** `2:05` of milliseconds. */
const clock = (milliseconds) => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
exports.clock = clock;

const MAX_LINES = 70;
const indent = (text) =>
  text
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => `    ${line}`)
    .join('\n');
