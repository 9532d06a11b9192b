/** Loads the page anew, drawn by the server for what has changed. */
export const reloadPage = (): void => location.reload();
