import type { ComponentProps } from 'react';
import { useRouter } from 'wouter';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the product, or `?...` for another state of the page in view. */
  to: string;
}

/** A link to a page. Its press is the area's, as that of any other link in it. */
export function AppLink({ to, ...rest }: Props) {
  const router = useRouter();
  return <a {...rest} href={router.hrefs(to, router)} />;
}
