import { useEffect } from 'react';

/** `The Art of the Ask · Athenaeum`; the brand is the page's configuration, told by its `application-name`. */
export function setPageTitle(title: string): void {
  const brand = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  document.title = brand ? `${title} · ${brand}` : title;
}

/** For a page that knows better than the manifest what it is called; nothing while its data loads. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
}
