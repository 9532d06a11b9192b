export { keptCalendar, prefetchCalendar, type CalendarSalon } from './calendar.api';
export { Calendar } from './Calendar';
