import { RadioGroup } from '@athenaeum/shared-ui';
import { commonText } from '../../../components/common.messages';
import type { EntryZodForm } from '../EntryForm';
import type { EntryField } from '../kindView';
import { libraryText } from '../library.messages';
import { controlOf } from './controlOf';
import { MomentField } from './MomentField';

type Choice = 'draft' | 'now' | 'later';

/** Draft, published or scheduled. */
export function PublicationFields({ form }: { form: EntryZodForm }) {
  const moment: EntryField<'moment'> = { as: 'moment', name: 'publish_at', label: libraryText.publishAt };
  const { value: publishAt, onChange: setPublishAt } = controlOf(form, moment);
  const { value: published, onChange: setPublished } = form.chosen('published');
  const chosen: Choice = published !== true ? 'draft' : publishAt === null ? 'now' : 'later';

  const choose = (choice: Choice) => {
    setPublished(choice !== 'draft');
    setPublishAt(choice === 'later' ? nextHour() : null);
  };
  return (
    <>
      <RadioGroup
        label={libraryText.visibility}
        name="publication"
        value={chosen}
        onChange={({ target }) => choose(target.value as Choice)}
        options={[
          { value: 'draft', label: libraryText.draftOption },
          { value: 'now', label: commonText.published },
          { value: 'later', label: libraryText.schedule },
        ]}
      />
      {chosen === 'later' && <MomentField field={moment} form={form} />}
    </>
  );
}

const HOUR_MS = 3_600_000;
const nextHour = () => Math.ceil((Date.now() + 1) / HOUR_MS) * HOUR_MS;
