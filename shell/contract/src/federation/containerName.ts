/** The variable that the entry of a remote makes, its container, by the remote's name: what is built, published and loaded. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
