import { badValue, CommandError } from '../errors';

export const immutableId = () =>
  new CommandError(
    66,
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );

export const positionNotFound = () =>
  badValue('The positional operator did not find the match needed from the query.');
