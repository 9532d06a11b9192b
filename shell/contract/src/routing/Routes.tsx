import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Route as PathRoute, Switch } from 'wouter';
import { bySpecificity } from '../matchPage';

interface RouteProps {
  /** A pattern as in the manifest. Its last parameter may be left out where it ends in `?`; `/*` takes the rest as `*`. */
  path: string;
  element: ReactNode;
}

/** The page of the address in view among its `Route`s, whatever their order; nothing where none has it. */
export const Routes = ({ children }: { children: ReactNode }) =>
  createElement(Switch, { children: bySpecificity(routesIn(children), ({ props }) => props.path) });

export const Route = ({ element, ...route }: RouteProps) => <PathRoute {...route}>{element}</PathRoute>;

/** Without keys: two addresses of one page are one page, and it keeps what it holds. */
function routesIn(children: ReactNode): ReactElement<RouteProps>[] {
  const routes: ReactElement<RouteProps>[] = [];
  Children.forEach(children, (child) => {
    if (isValidElement<RouteProps>(child)) routes.push(child);
  });
  return routes;
}
