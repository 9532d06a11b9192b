import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Route as PathRoute, Switch } from 'wouter';
import { bySpecificity } from '../matchPage';

interface RouteProps {
  /** A pattern as in the manifest. A last parameter with `?` is optional; `/*` captures the rest as `*`. */
  path: string;
  element: ReactNode;
}

/** Renders the most specific matching `Route`, in any order; nothing without a match. */
export const Routes = ({ children }: { children: ReactNode }) =>
  createElement(Switch, { children: bySpecificity(routesIn(children), ({ props }) => props.path) });

export const Route = ({ element, ...route }: RouteProps) => <PathRoute {...route}>{element}</PathRoute>;

/** Without keys: two addresses of one page share the page and its state. */
function routesIn(children: ReactNode): ReactElement<RouteProps>[] {
  const routes: ReactElement<RouteProps>[] = [];
  Children.forEach(children, (child) => {
    if (isValidElement<RouteProps>(child)) routes.push(child);
  });
  return routes;
}
