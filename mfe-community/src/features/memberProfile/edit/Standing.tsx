import { Meta, ReadMore } from '@athenaeum/shared-ui';
import { choiceLabel, choiceLabels } from '../../../components/choiceLabel';
import { profileFieldText, type LabelledField } from '../profileField.messages';
import type { Member } from '../memberProfile.api';
import { editText } from './edit.messages';

/** Several values or rows as they stand now. */
export function StandingList({ values }: { values: readonly string[] | null | undefined }) {
  if (!values?.length) return <p>{editText.nothing}</p>;
  return (
    <ul>
      {values.map((value, place) => (
        <li key={place}>{choiceLabel(value)}</li>
      ))}
    </ul>
  );
}

/** Fields that stand otherwise now than when editing began. */
export function StandingFields({ latest, fields }: { latest: Member; fields: readonly LabelledField[] }) {
  return (
    <ul>
      {fields.map((field) => (
        <li key={field}>
          <Meta as="span">{profileFieldText[field]}: </Meta>
          <Value value={latest[field as keyof Member] as string | string[] | null} />
        </li>
      ))}
    </ul>
  );
}

function Value({ value }: { value: string | string[] | null }) {
  if (Array.isArray(value)) return <>{choiceLabels(value) || editText.nothing}</>;
  if (value && value.length > 200) return <ReadMore text={value} limit={200} />;
  return <>{value ? choiceLabel(value) : editText.nothing}</>;
}
