/** The global variable that the entry of a remote defines: its federation container. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
