// Runs in place of the shell's scripts, in the page of an admin who takes one remote from her own machine: asks there what
// the remote is, puts it into the registry of the page, then starts the shell.
const TIMEOUT_MS = 4000;
const { remote, origin, scripts } = JSON.parse(document.getElementById('override').textContent);

async function takeFromHere() {
  const answer = await fetch(`${origin}/remote.json`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const local = await answer.json();
  if (local.name !== remote) throw new Error(`${origin} is ${local.name}.`);
  const element = document.getElementById('registry');
  const registry = JSON.parse(element.textContent);
  const others = registry.remotes.filter(({ name }) => name !== remote);
  // Its own version is unknown to everybody else: nothing is counted of it.
  const own = { ...local, version: 'local', base: new URL(local.base, origin).href };
  element.textContent = JSON.stringify({ ...registry, remotes: [...others, own] });
}

takeFromHere()
  .catch((error) => {
    console.warn(error);
    document.getElementById('override-problem').textContent =
      'It cannot be had there: this is the published one.';
  })
  .then(() => {
    for (const { src, integrity } of scripts) {
      const script = document.createElement('script');
      script.src = src;
      if (integrity) script.integrity = integrity;
      script.async = false;
      document.head.append(script);
    }
  });
