/** Goes to a page by loading it anew, from the server. */
export const leaveFor = (url: string): void => location.assign(url);
