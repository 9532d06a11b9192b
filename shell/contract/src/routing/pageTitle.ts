import { useEffect } from 'react';

/** The document's title: `The Art of the Ask · Athenaeum`; the brand comes from the page's `application-name`. */
export function setPageTitle(title: string): void {
  const brand = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  document.title = brand ? `${title} · ${brand}` : title;
}

/** Sets the title of a page; undefined while its data loads keeps the manifest's. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
}
