/**
 * Navigates with a full page load: to a page of the gateway, of the billing provider, or a fresh load of the shell. A door of its
 * own, so that a test can stand in for it: no browser lets a script replace `location`.
 */
export const assignLocation = (url: string): void => location.assign(url);
