// Asked by the container's own health check: does the process still answer, on the port that the container is given for it?
const { PORT, SHELL_PORT, REMOTE_HOSTS } = process.env;
const port = PORT ?? SHELL_PORT ?? REMOTE_HOSTS?.split('=').at(-1);
const answer = await fetch(`http://127.0.0.1:${port}/live`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
