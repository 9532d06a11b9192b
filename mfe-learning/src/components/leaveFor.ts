/** Goes to a page that is none of ours: the gateway's, or a billing provider's. */
export const leaveFor = (url: string): void => location.assign(url);
