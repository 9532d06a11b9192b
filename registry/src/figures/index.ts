export { harmOfFigures } from './harmOfFigures';
export { readVisitFigures, type VisitFigures } from './readVisitFigures';
export { recordVisits, visitIdOf, type VisitNote, visitsOf } from './visits';
