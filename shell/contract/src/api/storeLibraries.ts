/**
 * Whatever areas use of the libraries of the store, as one module that the page has once (`infra/webpack/shared.ts`): what
 * nobody uses of them is not sent. A name more is a minor version more there, so that a remote which needs it brings its own
 * copy to a shell that is older.
 */
export { configureStore } from '@reduxjs/toolkit';
export { createApi, setupListeners } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch } from 'react-redux';
