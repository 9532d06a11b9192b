import { pageData } from '../registry/pageData';

interface OutsideLinks {
  helpCenter?: string;
  contact?: string;
  social?: { label: string; href: string }[];
}

/** Where the operator of this site leads to, from its configuration. */
export const outsideLinks = (pageData('links') ?? {}) as OutsideLinks;
