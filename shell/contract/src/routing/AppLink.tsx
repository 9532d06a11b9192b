import type { ComponentProps } from 'react';
import { pathOf } from './pathOf';
import { useRouting } from './RoutingContext';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the product, or `?...` for another state of the page in view. */
  to: string;
}

/** A link to a page. Its press is the router's, as that of any other link around it. */
export function AppLink({ to, ...rest }: Props) {
  const { location, navigator } = useRouting();
  return <a {...rest} href={navigator.href(pathOf(to, location.pathname))} />;
}
