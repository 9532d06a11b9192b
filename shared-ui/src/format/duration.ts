/** An event, a recording or coaching time, minutes in: "2 h", "1 h 30 min", "45 min". */
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
