import { Children, createContext, isValidElement, useContext, type ReactNode } from 'react';
import { findPage, matchPattern } from '../matchPage';
import { useLocation } from './RoutingContext';

interface RouteProps {
  /** A pattern as in the manifest. Its last parameter may be left out where it ends in `?`; `/*` takes the rest as `*`. */
  path: string;
  element: ReactNode;
}

const ParamsContext = createContext<Readonly<Record<string, string | undefined>>>({});

/** What the address says of the page's pattern. */
export const useParams = () => useContext(ParamsContext);

/** The page of the address in view among its `Route`s; nothing where none has it. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const page = findPage(routesIn(children), pathname);
  if (!page) return null;
  return <ParamsContext value={matchPattern(page.path, pathname) ?? {}}>{page.element}</ParamsContext>;
}

/** Says what `Routes` shows, and draws nothing by itself. */
export const Route = (_: RouteProps): ReactNode => null;

const routesIn = (children: ReactNode): RouteProps[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<RouteProps>(child) ? spelled(child.props) : [],
  );

const spelled = ({ path, element }: RouteProps): RouteProps[] =>
  path.endsWith('?')
    ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/')) || '/'].map((one) => ({ path: one, element }))
    : [{ path, element }];
