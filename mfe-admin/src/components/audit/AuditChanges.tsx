import { Fragment } from 'react';
import { type Change, Changes } from '../changes';
import { commonText } from '../common.messages';
import { moment } from '../moment';
import type { AuditedChangeFragment, AuditedValueFragment } from './__generated__/audit';
import { ThingName } from './names';
import { fieldWords, valueWords } from './words';

/** The changed fields of one audit row, with names, and times in the reader's zone. */
export function AuditChanges({
  title,
  changes,
}: {
  title: string;
  changes: readonly AuditedChangeFragment[];
}) {
  return <Changes title={title} changes={shownChanges(changes)} />;
}

/** The changed fields with their names, for other ways to show them. */
export const shownChanges = (changes: readonly AuditedChangeFragment[]): Change[] =>
  changes.map(({ field, left, came }) => ({
    name: field,
    label: fieldWords(field),
    before: <Values field={field} values={left} />,
    after: <Values field={field} values={came} />,
  }));

function Values({ field, values }: { field: string; values: readonly AuditedValueFragment[] }) {
  if (values.length === 0) return commonText.none;
  return values.map((value, place) => (
    <Fragment key={place}>
      {place > 0 && '; '}
      <Value field={field} {...value} />
    </Fragment>
  ));
}

function Value({ field, text, at, of, id }: AuditedValueFragment & { field: string }) {
  if (at !== null) return moment(at);
  if (!of || !id) return valueWords(field, text ?? '');
  return (
    <>
      <ThingName of={of} id={id} />
      {text && `, ${text}`}
    </>
  );
}
