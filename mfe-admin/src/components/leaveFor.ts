/** Navigates with a full page load. */
export const leaveFor = (url: string): void => location.assign(url);
