/** The folder of the shell that shows live areas, and the record of its inputs. */
export const DEV_SHELL = { folder: '.cache/dev/shell', memory: '.cache/webpack/dev-shell.inputs.json' };
