import { Meta, ReadMore } from '@athenaeum/shared-ui';
import { choiceLabel, choiceLabels } from '../../../components/choiceLabel';
import { profileFieldText, type LabelledField } from '../profileField.messages';
import type { Member } from '../memberProfile.api';
import { editText } from './edit.messages';

/** The current values of a list field. */
export function CurrentList({ values }: { values: readonly string[] | null | undefined }) {
  if (!values?.length) return <p>{editText.nothing}</p>;
  return (
    <ul>
      {values.map((value, place) => (
        <li key={place}>{choiceLabel(value)}</li>
      ))}
    </ul>
  );
}

/** Fields whose values have changed since editing began. */
export function CurrentFields({ latest, fields }: { latest: Member; fields: readonly LabelledField[] }) {
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
