import { pageData } from '../registry/pageData';

interface OutsideLinks {
  helpCenter?: string;
  contact?: string;
  social?: { label: string; href: string }[];
}

/** External links, from the configuration. */
export const outsideLinks = (pageData('links') ?? {}) as OutsideLinks;
