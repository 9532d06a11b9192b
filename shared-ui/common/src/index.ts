export * from './calendarLink';
export * from './dateFormat';
export * from './escaping';
export * from './money';
export * from './waiting';
export * from './zones';
