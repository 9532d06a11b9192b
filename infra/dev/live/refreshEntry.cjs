// Before React: a shell that is built once lets the live areas beside it refresh theirs.
require('react-refresh/runtime').injectIntoGlobalHook(globalThis);
