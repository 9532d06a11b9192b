/** Navigates with a full page load: to a page of the gateway, of the billing provider, or of ours with another session. */
export const assignLocation = (url: string): void => location.assign(url);
