/**
 * What areas use of the store's libraries, as one shared module (`infra/webpack/shared.ts`), so that unused exports are not
 * shipped. Adding a name raises the minor version there: a remote that needs it then bundles its own copy for an older
 * shell.
 */
export { configureStore } from '@reduxjs/toolkit';
export { createApi, setupListeners } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch } from 'react-redux';
