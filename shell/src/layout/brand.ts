/** The product's name, as the server configured it. */
export const brand =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Athenaeum';
