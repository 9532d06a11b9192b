export { formatDuration, formatHours, formatHoursAndMinutes, formatPlayTime } from './duration';
export { type EventMoment, formatDay, formatEventTime, ownZone, PLATFORM_ZONE } from './eventTime';
export { eventTypeLabel, truncate } from './text';
