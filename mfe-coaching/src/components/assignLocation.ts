/** Navigates with a full page load: to a page of the gateway or of the billing provider. */
export const assignLocation = (url: string): void => location.assign(url);
