/** `timeText` in Spanish: by itself, because a page that a server drew tells the reader's time before any other of its code. */
export const timeInSpanish = {
  am: 'a.\u00a0m.',
  pm: 'p.\u00a0m.',
  day: '{weekday}, {day} {month}',
  dayOfYear: '{weekday}, {day} {month} {year}',
  today: 'Hoy',
  tomorrow: 'Mañana',
  yourTime: '{time}, tu hora',
};
