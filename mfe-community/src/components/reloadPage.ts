/** Reloads the page, so that the server renders the change. */
export const reloadPage = (): void => location.reload();
