import { lendRuntime } from './lendRuntime';

// The runtime as a script of its own, for pages where nobody has it to lend.
lendRuntime();
