/** The oldest that is promised, and the newest of each line that is supported; images run the last. */
export const NODE_VERSIONS = ['20.19.6', '22.23.3', '24.21.0'] as const;
