import { durationText } from './duration.messages';

/** A public event, minutes in: hours with one decimal at most; 'hr' for 1 or less, otherwise 'hrs'. */
export function formatHours(minutes: number) {
  const hours = Math.round(minutes / 6) / 10;
  const written = String(hours);
  return hours <= 1 ? durationText.oneHour({ hours: written }) : durationText.hours({ hours: written });
}

/** A salon, a recording or coaching time, minutes in: "2 h", "1 h 30 min", "45 min". */
export function formatHoursAndMinutes(minutes: number) {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}

/** A position in a recording, seconds in: "1:05", "18:16", "1:02:05". */
export function formatPlayTime(seconds: number) {
  const whole = Math.floor(seconds);
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
}
