import { RemotePages } from '@athenaeum/shell-contract';
import type { ReactNode } from 'react';
import { api } from './api';
import { pages } from './pages';

/** `children` are rendered beside the page. */
export const Root = ({ children }: { children?: ReactNode }) => (
  <RemotePages pages={pages} api={api}>
    {children}
  </RemotePages>
);
