/** Goes to a page with a page load: the gateway's, a billing provider's, or ours with another session. */
export const leaveFor = (url: string): void => location.assign(url);
