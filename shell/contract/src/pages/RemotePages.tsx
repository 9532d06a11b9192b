import type { ReactNode } from 'react';
import { ApiProvider } from '../api/ApiProvider';
import type { StoreApi } from '../api/createRemoteStore';
import { lazyRoute, type LazyRoute } from '../mfe/lazyRoute';
import { RemoteRouter } from '../routing/RemoteRouter';
import { Route, Routes } from '../routing/Routes';
import type { Page } from './pagesFor';

interface RemotePagesProps {
  pages: readonly Page[];
  api: StoreApi;
  /** Beside the page. */
  children?: ReactNode;
}

/** The root of an area: the page of the address from its table, with the area's store. */
export const RemotePages = ({ pages, api, children }: RemotePagesProps) => (
  <ApiProvider api={api}>
    <RemoteRouter>
      <Routes>{pages.map(routeOf)}</Routes>
      {children}
    </RemoteRouter>
  </ApiProvider>
);

function routeOf({ path, load }: Page) {
  const Opened = routes.get(load) ?? lazyRoute(load);
  routes.set(load, Opened);
  return <Route path={path} element={<Opened />} />;
}

const routes = new Map<Page['load'], LazyRoute>();
