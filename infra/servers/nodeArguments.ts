/**
 * What Node is given for every server of the product, also in `infra/docker/Dockerfile` and `infra/machine/athenaeum@.service`. 32 MB of young space:
 * with V8's own 16 some processes copy at each collection what a request had, from some moment on (decision 0038).
 */
export const NODE_ARGUMENTS = ['--enable-source-maps', '--max-semi-space-size=32'] as const;
