// Asked by the container's own health check: does the process still answer?
const answer = await fetch(`http://127.0.0.1:${process.env.PROBE_PORT}/live`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
