import { Meta, ReadMore } from '@athenaeum/shared-ui';
import { shownValue, shownValues } from '@athenaeum/users-contract';
import { FIELD_LABELS, type LabelledField } from '../fieldLabels';
import type { Member } from '../memberProfile.api';

const NOTHING = 'Nothing';

/** Several values or rows as they stand now. */
export function StandingList({ values }: { values: readonly string[] | null | undefined }) {
  if (!values?.length) return <p>{NOTHING}</p>;
  return (
    <ul>
      {values.map((value, place) => (
        <li key={place}>{shownValue(value)}</li>
      ))}
    </ul>
  );
}

/** Fields that stand otherwise now than they did when she began. */
export function StandingFields({ latest, fields }: { latest: Member; fields: readonly LabelledField[] }) {
  return (
    <ul>
      {fields.map((field) => (
        <li key={field}>
          <Meta as="span">{FIELD_LABELS[field]}: </Meta>
          <Value value={latest[field as keyof Member] as string | string[] | null} />
        </li>
      ))}
    </ul>
  );
}

function Value({ value }: { value: string | string[] | null }) {
  if (Array.isArray(value)) return <>{shownValues(value) || NOTHING}</>;
  if (value && value.length > 200) return <ReadMore text={value} limit={200} />;
  return <>{value ? shownValue(value) : NOTHING}</>;
}
