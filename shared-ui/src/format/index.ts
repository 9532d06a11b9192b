export { formatHoursAndMinutes, formatPlayTime } from './duration';
export { type EventMoment, formatDay, formatEventTime, formatTime } from './eventTime';
export { formatList } from './list';
export { ownZone, PLATFORM_ZONE, tellOwnZone } from './ownZone';
export { eventTypeLabel, truncate } from './text';
