import type { ComponentProps } from 'react';
import { useRouter } from 'wouter';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the product, or `?...` for another query of the current page. */
  to: string;
}

/** A link to a page, handled without a page load by the router. */
export function AppLink({ to, ...rest }: Props) {
  const router = useRouter();
  return <a {...rest} href={router.hrefs(to, router)} />;
}
