/** Fixed current time for the stories, so that screenshots do not change: Thursday, November 20, 2025. */
export const NOW = Date.parse('2025-11-20T16:48:00Z');

/** Time zone of the stories' viewer. */
export const VIEWER_ZONE = 'America/New_York';

/** Tuesday, November 25, 10 AM PT. */
export const ART_OF_THE_ASK = Date.parse('2025-11-25T18:00:00Z');

/** Wednesday, November 26, 7 PM ET. */
export const CLOSED_DOOR_DINNER = Date.parse('2025-11-27T00:00:00Z');
