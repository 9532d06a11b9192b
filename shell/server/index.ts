export { composePage } from './composePage';
export { contentSecurityPolicy, nonceSource } from './contentSecurityPolicy';
export { readEnv, type ShellEnv } from './env';
export { forward } from './forward';
export { createRegistrySource, type RegistrySource } from './registrySource';
export { createRemoteHost } from './remoteHost';
export { securityHeaders } from './securityHeaders';
export { createShellApp } from './shellApp';
