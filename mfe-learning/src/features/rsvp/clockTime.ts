const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "3:45 PM" by her own clock: told only of today. */
export const clockTime = (at: number): string => clock.format(at);
