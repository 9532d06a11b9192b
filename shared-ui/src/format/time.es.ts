/** `timeText` in Spanish: in a file of its own, because a server-rendered page shows the reader's time before its other code loads. */
export const timeInSpanish = {
  am: 'a.\u00a0m.',
  pm: 'p.\u00a0m.',
  day: '{weekday}, {day} {month}',
  dayOfYear: '{weekday}, {day} {month} {year}',
  today: 'Hoy',
  tomorrow: 'Mañana',
  yourTime: '{time}, tu hora',
};
