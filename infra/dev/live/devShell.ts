/** Where the shell lies that live areas are shown in, and what it was made from. */
export const DEV_SHELL = { folder: '.cache/dev/shell', memory: '.cache/webpack/dev-shell.inputs.json' };
